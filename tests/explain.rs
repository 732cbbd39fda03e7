//! The views By hand and Numbers as HTML: what they say is what `position` computes.

use chess960::components::{App, AppProps};
use chess960::position::by_hand::Method;
use chess960::position::{Derivation, Number};
use chess960::state::{Address, AppState, Start, View};
use chess960::text::{
    Language, die_steps, fill, known_numbers, method_steps, rank_so_far, step_to_number,
    step_to_rank, sum_so_far, why_960,
};
use leptos::prelude::*;

fn render(view: View, number: Number, language: Language) -> String {
    let address = Address {
        position: Some(number.to_string()),
        language: Some(language),
        view,
        ..Address::default()
    };
    let start = Start { address, ..Start::default() };
    Owner::new().with(|| App(AppProps { state: AppState::new(start) }).to_html())
}

fn names<'a>(html: &'a str, before: &str, after: char) -> Vec<&'a str> {
    html.split(before).skip(1).map(|rest| rest.split(after).next().unwrap()).collect()
}

#[test]
fn every_number_is_taken_apart_and_put_together() {
    for number in Number::all() {
        let steps = Derivation::of(number).steps();
        for language in Language::ALL {
            let words = language.words();
            let html = render(View::Numbers, number, language);
            for (index, step) in steps.iter().enumerate() {
                assert!(html.contains(&step_to_rank(words, index, step)), "{number} {index}");
                let name = format!("aria-label=\"{}\"", rank_so_far(words, step.rank));
                assert!(html.contains(&name), "{number} {name}");
                if index < 4 {
                    for figure in [step.dividend, step.divisor, step.quotient()] {
                        assert!(html.contains(&format!("<td role=\"cell\">{figure}<td")));
                    }
                    assert!(html.contains(&step_to_number(words, index, step)));
                    assert!(html.contains(&sum_so_far(step)));
                }
            }
            // A child counts on its fingers: each place in the count is seen above its square.
            let counted: usize = steps[..4].iter().map(|step| step.choices().len()).sum();
            assert_eq!(html.matches("y=\"-14\">").count(), counted, "{number}");
            let (place, file) = (steps[2].remainder(), steps[2].files[0].unwrap());
            let above = file.index() * 100;
            let above = format!(
                "translate({above})\"><text aria-hidden=\"true\" x=\"50\" y=\"-14\">{place}<"
            );
            assert!(html.contains(&above), "{number}: {above}");
            let line = format!(
                "aria-current=\"true\"><th role=\"rowheader\" scope=\"row\">{}<",
                steps[3].remainder()
            );
            assert!(html.contains(&line), "{number}: {line}");
        }
    }
}

#[test]
fn numbers_has_the_picker_the_counts_and_the_numbers_people_know() {
    for language in Language::ALL {
        let words = language.words();
        let html = render(View::Numbers, Number::STANDARD, language);
        assert!(html.contains("<main id=\"numbers\""));
        for text in why_960(words) {
            assert!(html.contains(&text));
        }
        for number in known_numbers() {
            assert!(html.contains(&format!(">{number}</button>")));
        }
        for name in [words.position_number, words.roll] {
            assert!(html.contains(&format!(">{name}<")));
        }
        assert!(html.contains("Scharnagl") && html.contains("FIDE"));
    }
}

#[test]
fn by_hand_says_how_it_goes_and_why_it_is_fair() {
    for language in Language::ALL {
        let words = language.words();
        let html = render(View::ByHand, Number::STANDARD, language);
        assert!(html.contains("<main id=\"by-hand\""));
        let methods = Method::ALL.map(|method| method_steps(words, method));
        for text in die_steps(words).iter().chain(methods.as_flattened()) {
            assert!(html.contains(text.as_str()), "{text}");
        }
        assert!(html.contains(words.by_hand.order));
        let count =
            fill(words.by_hand.count, &[("rolls", &0), ("repeated", &0), ("average", &"6")]);
        assert!(html.contains(count.split('6').next().unwrap()));
    }
}

/// The English names that assistive technology and people's scripts hold on to.
#[test]
fn the_names_of_the_die() {
    let html = render(View::ByHand, Number::STANDARD, Language::English);
    assert!(html.contains("role=\"group\" aria-label=\"Face of the die\""));
    let faces = names(&html, "class=\"face\" aria-label=\"", '"');
    assert_eq!(faces, ["1", "2", "3", "4", "5", "6"]);
    for name in ["Roll the die", "Roll all", "Undo", "Start again"] {
        assert!(html.contains(&format!(">{name}</button>")), "{name}");
    }
    // Only the die's are called by the bare word.
    for name in ["Undo", "Show this position"] {
        let all = html.matches(&format!(">{name}</button>")).count();
        let named = html.matches(&format!("aria-label=\"{name} (")).count();
        assert_eq!((all, named), (5, 4), "{name}");
    }
    assert_eq!(html.matches("role=\"status\"").count(), 1);
}

#[test]
fn ids_and_symbols_are_there_once_and_whole() {
    let sprite = include_str!("../assets/pieces.svg");
    for view in View::ALL {
        let html = render(view, Number::STANDARD, Language::English);
        let mut ids = names(&html, " id=\"", '"');
        let all = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), all, "{view:?}");
        for href in names(&html, " href=\"#", '"').iter().filter(|href| href.contains("e-")) {
            assert!(sprite.contains(&format!("id=\"{href}\"")), "{href}");
        }
    }
}
