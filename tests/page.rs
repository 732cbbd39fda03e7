//! The page as HTML, rendered on the host: what it says of each of the 960 positions.

use std::collections::BTreeMap;

use chess960::components::{App, AppProps};
use chess960::position::{Board, Dialect, Number, NumberTextError, Setup, pgn_tags};
use chess960::state::{Address, AppState, Start};
use chess960::text::{Language, board_text, number_error, rank_sentence};
use leptos::prelude::*;

fn render(position: Option<&str>, language: Language) -> String {
    let address = Address {
        position: position.map(str::to_owned),
        language: Some(language),
        ..Address::default()
    };
    let start = Start { address, ..Start::default() };
    Owner::new().with(|| App(AppProps { state: AppState::new(start) }).to_html())
}

/// The values of an attribute, in the order in which they stand.
fn values<'a>(html: &'a str, attribute: &str) -> Vec<&'a str> {
    let before = format!(" {attribute}=\"");
    html.split(&before).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

/// What stands on the board, read from the HTML.
fn board(html: &str) -> BTreeMap<String, char> {
    let men = html.split("data-square=\"").skip(1).map(|rest| {
        let square = rest.split('"').next().unwrap().to_owned();
        (square, values(rest, "data-piece")[0].chars().next().unwrap())
    });
    men.collect()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[test]
fn every_position_in_both_languages_is_what_position_says() {
    for number in Number::all() {
        let start = Setup::start(number.back_rank());
        let expected: BTreeMap<String, char> =
            start.board.pieces().map(|(at, piece)| (at.to_string(), piece.letter())).collect();
        for language in Language::ALL {
            let html = render(Some(&number.to_string()), language);
            let words = language.words();
            assert_eq!(board(&html), expected, "{number}");
            let picture = chess960::position::Picture::of(&Board::start(number.back_rank()));
            for text in [
                start.fen(Dialect::XFen),
                start.fen(Dialect::Shredder),
                pgn_tags(&start),
                rank_sentence(words, number.back_rank()),
                board_text(words, &picture),
            ] {
                assert!(html.contains(&escaped(&text)), "{number}: {text}");
            }
            let name = words.board.replace("{number}", &number.to_string());
            assert!(html.contains(&format!("aria-label=\"{name}\"")));
        }
    }
}

#[test]
fn every_symbol_that_is_used_is_in_the_page() {
    let sprite = include_str!("../assets/pieces.svg");
    let html = render(None, Language::English);
    let is_symbol =
        |href: &&str| ["#fill-", "#line-", "#solid-"].iter().any(|symbol| href.starts_with(symbol));
    let used: Vec<&str> = values(&html, "href").into_iter().filter(is_symbol).collect();
    assert!(used.len() >= 48, "{used:?}");
    for href in used.iter().filter_map(|href| href.strip_prefix('#')) {
        assert!(sprite.contains(&format!("id=\"{href}\"")), "{href}");
    }
}

#[test]
fn an_address_that_names_no_position_is_told_of_beside_the_field() {
    for language in Language::ALL {
        for (text, error) in [
            ("960", NumberTextError::NineSixty),
            ("961", NumberTextError::TooLarge),
            ("", NumberTextError::Empty),
        ] {
            let html = render(Some(text), language);
            let sentence = number_error(language.words(), error);
            assert!(sentence.contains("959") && html.contains(&sentence), "{text:?}");
            assert!(html.contains("aria-invalid=\"true\""));
            assert!(html.contains("value=\"518\""), "the default is shown");
        }
        assert!(!render(None, language).contains("aria-invalid"));
    }
}

#[test]
fn nothing_from_the_address_becomes_markup() {
    let html = render(Some("<img src=x onerror=alert(1)>\"'&"), Language::English);
    assert!(!html.contains("<img"));
    assert!(html.contains("“&lt;img src=x onerror"));
}

#[test]
fn the_names_that_assistive_technology_holds_on_to() {
    let html = render(None, Language::English);
    for name in [
        "Previous position",
        "Next position",
        "Flip board",
        "Copy X-FEN",
        "Copy Shredder-FEN",
        "Copy PGN tags",
        "Copy link",
        "Copy rank",
        "Step back",
        "Step forward",
        "Start again",
        "Side to castle",
        "Castling",
    ] {
        assert!(html.contains(&format!("aria-label=\"{name}\"")), "{name}");
    }
    for name in ["Position number", "X-FEN", "Shredder-FEN", "PGN tags", "Link"] {
        let label = html.find(&format!(">{name}</label>")).expect(name);
        let id = html[..label].rsplit("for=\"").next().unwrap().split('"').next().unwrap();
        assert!(html.contains(&format!(" id=\"{id}\"")), "{name} names a field");
    }
    for word in [">Roll<", ">Play<"] {
        assert!(html.contains(word));
    }
    assert_eq!(html.matches("role=\"status\"").count(), 1);
    assert_eq!(html.matches("role=\"radiogroup\"").count(), 2);
}
