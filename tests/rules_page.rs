//! The view with the rules as HTML: what it says is what `position` says.

use chess960::components::{App, AppProps};
use chess960::position::{
    EMPTY_EXAMPLES, Example, FREE_EXAMPLES, KIND_EXAMPLES, SAFE_EXAMPLES, STAYING_EXAMPLES,
    UNCOVERED_EXAMPLE,
};
use chess960::state::{Address, AppState, Start, View};
use chess960::text::{Language, board_text, verdict, ways};
use leptos::prelude::*;

fn render(language: Language) -> String {
    let address = Address { view: View::Rules, language: Some(language), ..Address::default() };
    let start = Start { address, ..Start::default() };
    Owner::new().with(|| App(AppProps { state: AppState::new(start) }).to_html())
}

fn claims() -> Vec<Example> {
    let groups: [&[Example]; 5] =
        [&EMPTY_EXAMPLES, &SAFE_EXAMPLES, &FREE_EXAMPLES, &[UNCOVERED_EXAMPLE], &STAYING_EXAMPLES];
    groups.concat()
}

#[test]
fn every_example_stands_with_its_board_and_its_verdict() {
    for language in Language::ALL {
        let (words, html) = (language.words(), render(language));
        assert_eq!(claims().len(), words.rules.claims.len());
        for (example, claim) in claims().into_iter().zip(words.rules.claims) {
            let start = html.find(&format!(" data-fen=\"{}\"", example.fen)).expect(example.fen);
            let figure = html[start..].split("</figure>").next().unwrap();
            assert!(figure.contains(claim), "{claim}");
            assert!(figure.contains(&verdict(
                words,
                example.turn(),
                example.side,
                &example.verdict()
            )));
            assert!(figure.contains(&board_text(words, &example.picture())));
            assert!(figure.contains("role=\"img\""));
        }
        for example in KIND_EXAMPLES {
            assert!(html.contains(&ways(words, example.route())), "{}", example.fen);
        }
    }
}

#[test]
fn every_sentence_has_its_places_filled_and_the_figures_are_there() {
    for language in Language::ALL {
        let html = render(language);
        assert!(!html.contains('{') && !html.contains('}'));
        for row in [
            "<td>588<td>618<td>1206",
            "<td>90<td>72<td>162",
            "<td>318<td>252<td>570",
            "<td>18<td>72<td>90",
        ] {
            assert!(html.contains(row), "{row}");
        }
        for text in ["RNBQKBNR", "BBQNNRKR", "RKRNNQBB", "KQkq", "HAha", "HFhf"] {
            assert!(html.contains(text), "{text}");
        }
    }
}

#[test]
fn the_contents_lead_to_the_sections_and_every_id_is_one() {
    let html = render(Language::English);
    let mut ids: Vec<&str> =
        html.split(" id=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).collect();
    for link in html.split("href=\"#rules/").skip(1) {
        let id = format!("rules/{}", link.split('"').next().unwrap());
        assert!(ids.contains(&id.as_str()), "{id}");
    }
    assert_eq!(html.matches("<h2 id=\"rules/").count(), 8);
    for described in html.split("aria-describedby=\"").skip(1) {
        assert!(ids.contains(&described.split('"').next().unwrap()));
    }
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), count);
    assert_eq!(html.matches("role=\"status\"").count(), 1);
}
