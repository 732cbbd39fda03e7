//! Double random on the page: the address, the two numbers and their index, and all that is said.

use chess960::components::{App, AppProps};
use chess960::position::{
    Colour, Dialect, DoubleStart, LichessPage, Number, NumberTextError, Picture, lichess, pgn_tags,
};
use chess960::state::{Address, AppState, By, Entry, Event, Message, Model, Start, View, Which};
use chess960::text::{
    Language, announce_start, black_address_error, board_text, fill, number_error_up_to, rank_row,
    start_name, start_sentence,
};
use leptos::prelude::*;

fn number(number: u16) -> Number {
    Number::new(number).unwrap()
}

fn address(position: Option<&str>, black: Option<&str>) -> Address {
    let [position, black] = [position, black].map(|text| text.map(str::to_owned));
    Address { position, black, ..Address::default() }
}

fn opened(position: Option<&str>, black: Option<&str>) -> Model {
    let base = "https://x.org/".into();
    Model::new(Start { address: address(position, black), base, ..Start::default() })
}

/// The one of the engines' index 308283.
fn example() -> (Model, DoubleStart) {
    (opened(Some("123"), Some("321")), DoubleStart { white: number(123), black: number(321) })
}

fn render(address: Address, language: Language) -> String {
    let address = Address { language: Some(language), ..address };
    let start = Start { address, ..Start::default() };
    Owner::new().with(|| App(AppProps { state: AppState::new(start) }).to_html())
}

#[test]
fn the_address_brings_both_and_says_both() {
    let (model, start) = example();
    assert_eq!((model.start(), model.shown().black), (start, Some(number(321))));
    assert_eq!(model.address().to_string(), "?p=123&b=321");
    assert_eq!(model.link(), "https://x.org/?p=123&b=321");
    let alone = opened(None, Some("0"));
    assert_eq!(alone.address().to_string(), "?p=518&b=0", "White's is the default");
    let same = opened(Some("7"), Some("7"));
    assert_eq!(same.address().to_string(), "?p=7&b=7", "the switch stays on");
    assert_eq!(opened(Some("7"), None).address().to_string(), "?p=7");
}

#[test]
fn nonsense_for_black_mirrors_white_and_is_told() {
    for (text, error) in [
        ("960", NumberTextError::NineSixty),
        ("99999999999999999999", NumberTextError::TooLarge),
        ("", NumberTextError::Empty),
        ("1e2", NumberTextError::NotADigit { found: 'e', place: 2 }),
    ] {
        let model = opened(Some("123"), Some(text));
        assert_eq!((model.number(), model.shown().black), (number(123), None), "{text}");
        let message = model.draft.message.clone().unwrap();
        assert_eq!(message, Message::AddressOfBlack(text.into(), error));
        for language in Language::ALL {
            let said = black_address_error(language.words(), text, error);
            assert_eq!(message.words(language.words()), said);
            assert!(render(address(Some("123"), Some(text)), language).contains(&said));
        }
    }
    let both = opened(Some("x"), Some("321"));
    assert_eq!(both.start(), DoubleStart { white: Number::STANDARD, black: number(321) });
    assert!(matches!(both.draft.message, Some(Message::Address(..))), "White's is told first");
    let hostile = render(address(Some("1"), Some("<img src=x>")), Language::English);
    assert!(!hostile.contains("<img"));
}

#[test]
fn back_and_forward_bring_both() {
    let (mut model, start) = example();
    model.happen(Event::Forward);
    model.arrive(address(Some("123"), Some("321")));
    assert_eq!(model.stepper.step, 1, "the same position stays as it was");
    model.arrive(address(Some("123"), None));
    assert_eq!((model.start(), model.stepper.step), (start.white.into(), 0));
    model.arrive(address(Some("123"), Some("321")));
    assert_eq!((model.start(), model.shown().by), (start, By::Address));
    model.arrive(address(None, None));
    assert_eq!((model.number(), model.shown().black), (Number::STANDARD, None));
}

#[test]
fn the_switch_begins_with_the_same_rank_and_ends_with_whites() {
    let mut model = opened(Some("7"), None);
    model.switch_double();
    assert_eq!((model.shown().black, model.shown().entry()), (Some(number(7)), Entry::Push));
    let mut words = [321, 960, 123].into_iter();
    model.roll(|| words.next());
    assert_eq!(model.start(), DoubleStart { white: number(321), black: number(123) });
    model.switch_double();
    assert_eq!((model.shown().black, model.start()), (None, number(321).into()));
    model.switch_double();
    let before = model.start();
    let mut one = [5].into_iter();
    model.roll(|| one.next());
    assert_eq!(model.start(), before, "half a roll is none");
    assert_eq!(model.status.message, model.words().no_entropy);
}

#[test]
fn each_number_and_the_index_can_be_typed() {
    let mut model = opened(Some("7"), Some("7"));
    let mut typed = |which, text: &str| {
        model.type_number(which, text.to_owned());
        model.read_typed(true);
        (model.start(), model.draft.message.clone())
    };
    let start = |white, black| DoubleStart { white: number(white), black: number(black) };
    assert_eq!(typed(Which::White, "123"), (start(123, 7), None));
    assert_eq!(typed(Which::Black, " SP321"), (start(123, 321), None));
    for (index, expected) in [
        ("0", start(0, 0)),
        ("959", start(959, 0)),
        ("960", start(0, 1)),
        ("308283", start(123, 321)),
        ("921599", start(959, 959)),
    ] {
        assert_eq!(typed(Which::Index, index), (expected, None), "{index}");
    }
    let last = DoubleStart::COUNT - 1;
    let too_large = Some(Message::Typed(NumberTextError::TooLarge, last));
    assert_eq!(typed(Which::Index, "921600"), (start(959, 959), too_large));
    let no_number = Some(Message::Typed(NumberTextError::NineSixty, 959));
    assert_eq!(typed(Which::Black, "960"), (start(959, 959), no_number));
    for which in [Which::White, Which::Black, Which::Index] {
        let expected = if which == Which::Index { last } else { 959 };
        assert_eq!(model.number_in(which), expected);
    }
    let words = Language::English.words();
    let said = number_error_up_to(words, NumberTextError::TooLarge, last);
    assert!(said.contains("921599") && !said.contains("959."), "{said}");
}

#[test]
fn a_run_of_whites_numbers_keeps_blacks() {
    let (mut model, _) = example();
    model.next();
    assert_eq!(model.start(), DoubleStart { white: number(124), black: number(321) });
    assert_eq!(model.status.message, announce_start(model.words(), model.start()));
    model.open(number(5));
    assert_eq!((model.start(), model.shown().black), (number(5).into(), None));
    model.open(DoubleStart::new(308_283).unwrap());
    assert_eq!((model.view, model.start().index()), (View::Position, 308_283));
    model.show_drawn(number(6));
    assert_eq!((model.start(), model.shown().black), (number(6).into(), None));
}

#[test]
fn castling_is_by_the_ranks_of_the_colour() {
    let (mut model, start) = example();
    for colour in Colour::ALL {
        model.happen(Event::Colour(colour));
        assert_eq!(model.route(), start.route(colour, model.stepper.side));
        assert_eq!(model.step().picture.men, Picture::of(&start.board()).men);
    }
    model.judge_start();
    assert_eq!(model.judge.text(), start.setup().fen(Dialect::XFen));
}

#[test]
fn all_that_is_said_and_copied_has_both() {
    let (_, start) = example();
    for language in Language::ALL {
        let words = language.words();
        let html = render(address(Some("123"), Some("321")), language);
        let name = start_name(words, start);
        assert!(name.contains("123") && name.contains("321"));
        assert!(
            html.contains(&format!("aria-label=\"{}\"", fill(words.board, &[("number", &name)])))
        );
        let sentence = start_sentence(words, start);
        for rank in [start.white, start.black] {
            assert!(sentence.contains(&rank_row(words, rank.back_rank())));
        }
        let fen = |dialect| start.setup().fen(dialect);
        let escaped = |text: &str| text.replace('&', "&amp;").replace('"', "&quot;");
        for text in [
            sentence,
            board_text(words, &Picture::of(&start.board())),
            fen(Dialect::XFen),
            fen(Dialect::Shredder),
            pgn_tags(&start.setup()),
            "?p=123&b=321".to_owned(),
            lichess(LichessPage::Editor, start),
            lichess(LichessPage::Analysis, start),
        ] {
            assert!(html.contains(&text) || html.contains(&escaped(&text)), "{text}");
        }
        for (id, value) in [("number", "123"), ("black", "321"), ("index", "308283")] {
            let field = html.split("<input").find(|field| field.contains(&format!("id=\"{id}\"")));
            assert!(field.unwrap().contains(&format!("value=\"{value}\"")), "{id}");
        }
        assert!(html.contains("role=\"switch\""));
        let off = render(address(Some("123"), None), language);
        assert!(off.contains("role=\"switch\"") && !off.contains("id=\"index\""));
    }
}

#[test]
fn a_link_to_lichess_has_a_number_only_where_there_is_one() {
    let (_, start) = example();
    for page in [LichessPage::Analysis, LichessPage::Editor] {
        assert!(!lichess(page, start).contains("position="));
        assert!(lichess(page, start).contains("_w_KQkq_-_0_1"));
        assert_eq!(lichess(page, number(5)), lichess(page, DoubleStart::from(number(5))));
        assert!(lichess(page, number(5)).ends_with("position=5"));
    }
}
