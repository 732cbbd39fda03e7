//! The view of all 960 as HTML, and its model, on the host.

use chess960::components::{App, AppProps};
use chess960::position::{File, Filter, List, Number, Properties, Property, Role};
use chess960::state::{Address, AppState, Entry, Model, Order, PatternNote, ROWS, Start, View};
use chess960::text::{Language, count, row_name};
use leptos::prelude::*;

fn start(language: Language) -> Start {
    let address = Address { view: View::All, language: Some(language), ..Address::default() };
    Start { address, ..Start::default() }
}

fn opened() -> Model {
    Model::new(start(Language::English))
}

fn render(language: Language) -> String {
    Owner::new().with(|| App(AppProps { state: AppState::new(start(language)) }).to_html())
}

#[test]
fn the_view_has_its_names_in_both_languages() {
    for language in Language::ALL {
        let (html, words) = (render(language), &language.words().all);
        for name in [words.find, words.pattern] {
            let label = html.find(&format!(">{name}</label>")).expect(name);
            let id = html[..label].rsplit("for=\"").next().unwrap().split('"').next().unwrap();
            assert!(html.contains(&format!(" id=\"{id}\"")), "{name} names a field");
        }
        assert!(html.contains("data-count=\"960\""));
        assert!(html.contains(&count(language.words(), 960)));
        let (view, _) = html.split_once("<footer").unwrap();
        assert_eq!(view.matches("type=\"checkbox\"").count(), Property::ALL.len());
        assert_eq!(html.matches("<legend>").count(), words.topics.len());
        assert_eq!(html.matches("name=\"place\"").count(), 8);
        assert_eq!(html.matches("aria-pressed").count(), 5 + 2, "pieces and columns");
        for file in words.files {
            let name = words.download.replace("{what}", file);
            assert!(html.contains(&format!("aria-label=\"{name}\"")), "{name}");
        }
        assert_eq!(html.matches("role=\"status\"").count(), 1);
    }
}

#[test]
fn each_question_is_asked_once_and_its_answers_are_told_apart() {
    for language in Language::ALL {
        let words = language.words();
        let mut topics = Vec::new();
        let mut names = Vec::new();
        for property in Property::ALL {
            let (topic, name) = (property.topic(), chess960::text::property(words, property));
            if topics.last() != Some(&topic) {
                topics.push(topic);
            }
            assert!(!names.contains(&(topic, name.clone())), "{name}");
            names.push((topic, name));
        }
        assert!(topics.into_iter().eq(0..words.all.topics.len()));
    }
}

#[test]
fn only_some_rows_are_drawn_and_each_has_its_name() {
    let html = render(Language::English);
    assert_eq!(html.matches("role=\"option\"").count(), ROWS);
    assert_eq!(html.matches("aria-setsize=\"960\"").count(), ROWS);
    assert!(html.contains(&format!("height=\"{}em\"", 960 - ROWS)));
    let words = Language::English.words();
    for number in Number::all().take(ROWS) {
        let name = row_name(words, number);
        assert!(html.contains(&format!("<p class=\"unseen\">{name}</p>")), "{name}");
    }
}

#[test]
fn typing_a_pattern_narrows_the_list_with_every_letter() {
    let mut all = opened().all;
    for (text, places) in [("R", 1), ("R.", 2), ("R..", 3), ("R..[BN]", 4), ("R..[BN]K", 5)] {
        all.type_pattern(text.into());
        let padded = format!("{text}{}", ".".repeat(8 - places));
        let filter = Filter { pattern: padded.parse().unwrap(), ..Filter::default() };
        assert!(all.listed().iter().copied().eq(filter.numbers()), "{text}");
        assert_eq!(all.pattern_note(), PatternNote::Short(places));
    }
    all.tidy_pattern();
    assert_eq!(all.pattern, "R..[BN]K...");
    let before = all.listed().to_vec();
    all.type_pattern("R..[BN]KX".into());
    assert_eq!(all.listed(), before, "what is no pattern changes nothing");
    assert_eq!(all.pattern_note(), PatternNote::None, "nor is it wrong while it is typed");
    all.pattern_ready = true;
    assert!(matches!(all.pattern_note(), PatternNote::Wrong(_)));
    all.type_pattern(String::new());
    assert_eq!(all.listed().len(), 960);
}

#[test]
fn pieces_on_places_write_the_pattern() {
    let mut all = opened().all;
    all.put(Some(Role::Rook));
    assert_eq!((all.place, &*all.pattern), (File::B, "R......."));
    all.put(None);
    all.toggle_piece(Role::Bishop);
    all.toggle_piece(Role::Knight);
    assert_eq!(all.pattern, "R.[BN].....");
    all.toggle_piece(Role::Bishop);
    assert_eq!(all.pattern, "R.N.....");
    all.toggle_piece(Role::Knight);
    assert_eq!(all.pattern, "R.......");
    all.place = File::H;
    all.put(Some(Role::Rook));
    assert_eq!((all.place, &*all.pattern), (File::H, "R......R"), "the last place is the last");
    all.place = File::B;
    all.rub_out();
    assert_eq!((all.place, &*all.pattern), (File::A, ".......R"));
}

#[test]
fn properties_and_pattern_combine_and_their_counts_follow() {
    let mut all = opened().all;
    let at_once = Property::CastlesAtOnce(None);
    assert_eq!(all.counts().with(at_once), 162);
    all.toggle(at_once);
    assert_eq!(all.listed().len(), 162);
    all.toggle(Property::UndefendedPawns(0));
    let properties = Properties::EMPTY.with(at_once).with(Property::UndefendedPawns(0));
    let slowly = Number::all().map(|n| Properties::of(n.back_rank()));
    let slowly =
        slowly.filter(|of| of.contains(at_once) && of.contains(Property::UndefendedPawns(0)));
    let expected = slowly.count();
    assert_eq!(all.filter().properties, properties);
    assert_eq!((all.listed().len(), usize::from(all.counts().listed())), (expected, expected));
    all.toggle(Property::UndefendedPawns(0));
    all.toggle(at_once);
    assert_eq!(all.listed().len(), 960);
    all.type_pattern("R...K..R".into());
    all.clear();
    assert_eq!((all.listed().len(), &*all.pattern), (960, ""));
}

#[test]
fn sorting_by_edge_and_back() {
    let mut all = opened().all;
    all.sort(Order::Edge);
    let key = |n: &Number| (n.edge(), *n);
    assert!(all.listed().is_sorted_by_key(key) && all.listed().len() == 960);
    all.sort(Order::Edge);
    assert_eq!(all.order(), (Order::Edge, true));
    assert!(all.listed().iter().rev().is_sorted_by_key(key));
    all.toggle(Property::BishopsInCorners);
    assert!(all.listed().iter().rev().is_sorted_by_key(key), "a filter keeps the order");
    all.clear();
    all.sort(Order::Number);
    assert!(all.listed().iter().copied().eq(Number::all()));
}

#[test]
fn keys_move_along_the_list_and_the_row_is_always_drawn() {
    let mut all = opened().all;
    for (key, row) in [
        ("ArrowUp", 0),
        ("ArrowDown", 1),
        ("PageDown", 11),
        ("PageUp", 1),
        ("End", 959),
        ("ArrowDown", 959),
        ("PageUp", 949),
        ("Home", 0),
    ] {
        assert_eq!(all.press(key), Some(row), "{key}");
        assert!(all.drawn().contains(&row), "{key}");
        assert!(all.drawn().len() <= ROWS);
    }
    assert_eq!(all.press("a"), None);
    for seen in 0..960 {
        all.scroll(seen);
        let seen_end = (seen + 20).min(960);
        assert!(all.drawn().start <= seen && seen_end <= all.drawn().end, "{seen}");
    }
    all.type_pattern("K".into());
    assert_eq!((all.listed().len(), all.row(), all.press("End")), (0, None, None));
    assert_eq!(all.drawn(), 0..0);
}

#[test]
fn a_choice_opens_the_position_as_an_entry_and_the_filter_stays() {
    let mut model = opened();
    model.all.toggle(Property::CastlesAtOnce(None));
    model.all.press("ArrowDown");
    let number = model.all.pointed().unwrap();
    for _ in 0..2 {
        model.view = View::All;
        model.open(number);
        assert_eq!((model.view, model.number()), (View::Position, number));
        assert_eq!(model.shown().entry(), Entry::Push, "the second time too");
        assert!(model.status.message.starts_with(&format!("Position {number}: ")));
    }
    assert_eq!((model.all.listed().len(), model.all.row()), (162, Some(1)));
}

#[test]
fn what_is_found_is_opened_and_what_is_not_is_told() {
    let mut model = opened();
    model.all.type_find("tpldklpt".into());
    assert!(model.open_found());
    assert_eq!((model.view, model.number()), (View::Position, Number::STANDARD));
    let mut model = opened();
    model.all.type_find("9".into());
    assert!(!model.all.find_ready, "one letter at a time is typing");
    model.all.type_find("96".into());
    model.all.type_find("960".into());
    assert!(!model.open_found() && model.all.find_ready && model.view == View::All);
    assert_eq!(model.status.message, model.words().number_960);
    model.all.type_find("RNBBKBNR".into());
    assert!(model.all.find_ready, "what is pasted is complete");
    model.tell_all();
    assert_eq!(
        model.status.message,
        "Not one of the 960: 0 queens instead of 1 and 3 bishops instead of 2."
    );
    model.all.type_find("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1".into());
    model.tell_all();
    assert_eq!(
        model.status.message,
        "Black does not mirror White: the a-file is the first that differs. White’s rank is \
         number 0, Black’s 518; together they are double random start 497280."
    );
}

#[test]
fn every_list_has_its_button() {
    for language in Language::ALL {
        assert_eq!(language.words().all.files.len(), List::ALL.len());
    }
}
