//! The Judge: verdicts with their reasons, what is refused, what is set by hand, the address.

use std::collections::BTreeSet;

use chess960::position::{CASES, Colour, Dialect, Reading, STEP_COUNT, Setup, Side, read_paste};
use serde_json::json;
use thirtyfour::Key;

use super::page::{EN, NL, Page, Pieces, number};
use super::text::{Words, fen_error, fill, headline, notices, verdict_reasons};
use super::wait::{wait_for, wait_until};

/// What is said of one castling: its name, its outcome, all that is read there.
type Said = (String, String, String);

/// A link that is known to have gone wrong elsewhere.
const INNER: &str = "2nkn3/2p1p3/8/8/8/6r1/7r/RR3K2 w B - 0 1";

#[track_caller]
fn open(address: &str) -> Page {
    let page = Page::blank();
    let url = page.server().base() + address;
    page.run(async { page.driver().goto(url).await });
    wait_until("the Judge is there", || page.ask("return !!document.getElementById('fen')"));
    page
}

fn link(fen: &str) -> String {
    format!("?fen={}#judge", fen.replace(' ', "_"))
}

fn read(fen: &str) -> Reading {
    read_paste(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn expected(reading: &Reading, words: &Words) -> Vec<Said> {
    let turn = reading.setup.turn;
    let of = |colour: Colour, side: Side| {
        let verdict = reading.judge(colour, side);
        let legal = verdict.is_legal();
        let name = ["white", "black"][colour as usize].to_owned() + ["-g", "-c"][side as usize];
        let outcome = if legal { "legal" } else { "illegal" }.to_owned();
        let head = headline(words, colour, side, legal);
        let said = [head, verdict_reasons(words, colour, &verdict)].concat();
        (name, outcome, said)
    };
    [turn, turn.other()].into_iter().flat_map(|c| Side::ALL.map(|side| of(c, side))).collect()
}

impl Page {
    #[track_caller]
    fn verdicts(&self) -> Vec<Said> {
        self.ask(
            "return [...document.querySelectorAll('[data-castling]')]
                .map(e => [e.dataset.castling, e.dataset.verdict, e.textContent])",
        )
    }

    /// Waits until the verdicts are those of this FEN, and the board is its board.
    #[track_caller]
    fn judges(&self, reading: &Reading, words: &Words) {
        let board: Pieces = reading
            .setup
            .board
            .pieces()
            .map(|(square, piece)| (square.to_string(), piece.letter().to_string()))
            .collect();
        wait_for("verdicts and board", &(expected(reading, words), board), || {
            (self.verdicts(), self.board())
        });
    }

    #[track_caller]
    fn fen(&self) -> String {
        self.ask("return document.getElementById('fen').value")
    }

    /// What is wrong with the FEN, as the field tells it.
    #[track_caller]
    fn fault(&self) -> String {
        self.ask("return document.getElementById('fen-message').textContent")
    }

    /// Puts a text into the field at once, as a paste does or as typing does.
    #[track_caller]
    fn put(&self, text: &str, events: &[&str]) {
        let script = "
            const field = document.getElementById('fen');
            for (const event of arguments[1]) {
                if (event === 'input') field.value = arguments[0];
                field.dispatchEvent(new Event(event, { bubbles: true }));
            }";
        self.script(script, vec![json!(text), json!(events)]);
    }

    #[track_caller]
    fn marked(&self) -> BTreeSet<(String, String)> {
        self.ask("return [...document.querySelectorAll('svg [data-mark][data-at]')].map(e => [e.dataset.at, e.dataset.mark])")
    }
}

#[test]
fn ten_examples_with_their_sentences_in_both_languages() {
    for (address, words) in [("#judge", EN), ("?lang=nl#judge", NL)] {
        let page = open(address);
        for (name, fen) in words.judge.cases.into_iter().zip(CASES) {
            page.press(name);
            page.judges(&read(fen), words);
            assert_eq!(page.fen(), fen);
        }
    }
}

#[test]
fn a_bad_fen_of_each_kind_is_one_sentence_and_the_text_stays() {
    let page = open(&link(INNER));
    for text in [
        "[FEN \"\"]",
        "a\nb",
        "8/8",
        "4k3/8/8/8/7/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/x7/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
        "4k3/8/8/8/44/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1",
        "8/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/P3K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/RR2K2R w ABH - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - e 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 99999999999 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 <img src=x>",
        "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1",
    ] {
        page.put(text, &["input", "change"]);
        let why = fen_error(EN, &read_paste(text).unwrap_err());
        wait_for("the field says why", &why, || page.fault());
        wait_for("it is read out", &why, || page.status());
        assert_eq!(
            (page.fen(), page.verdicts(), page.board()),
            (text.into(), vec![], Pieces::new())
        );
        let images: usize = page.ask("return document.images.length");
        assert_eq!(images, 0);
    }
    page.put(INNER, &["input", "change"]);
    page.judges(&read(INNER), EN);
    assert_eq!(page.fault(), "");
}

#[test]
fn a_whole_game_is_pasted_and_read_at_once() {
    let page = open("#judge");
    // Without a user's own hand in it, WebKit's way back would pass over what comes now.
    let field = page.named("textarea", "");
    page.run(async { field.click().await });
    let game = format!("[Event \"Club\"]\n[Variant \"Chess960\"]\n[FEN \"{INNER}\"]\n\n1. O-O-O *");
    page.put(&game, &["paste", "input"]);
    let reading = read(&game);
    page.judges(&reading, EN);
    assert_eq!(page.fen(), game, "the field keeps what was pasted");
    let said: Vec<String> =
        page.ask("return [...document.querySelectorAll('.notices li')].map(e => e.textContent)");
    assert_eq!(said, notices(EN, &reading));
    assert_eq!(page.address(), link(INNER), "the address has the FEN");
    page.back();
    wait_for("nothing is judged", &(String::new(), vec![]), || (page.fen(), page.verdicts()));
}

#[test]
fn typing_is_read_after_a_pause_and_replaces_the_address() {
    let page = open("#judge");
    let before: usize = page.ask("return history.length");
    page.put("4k3/8/8/8/8/8/8/4K2R", &["input"]);
    page.judges(&read("4k3/8/8/8/8/8/8/4K2R"), EN);
    page.put("4k3/8/8/8/8/8/8/4K2R w K", &["input"]);
    page.judges(&read("4k3/8/8/8/8/8/8/4K2R w K"), EN);
    wait_for("the address", &link("4k3/8/8/8/8/8/8/4K2R w K"), || page.address());
    assert_eq!(page.ask::<usize>("return history.length"), before);
}

#[test]
fn a_megabyte_is_cut_and_says_so() {
    let page = open("#judge");
    page.put(&"<b>/".repeat(300_000), &["paste", "input"]);
    let cut = fill(EN.judge.cut, &[("limit", &20_000)]);
    wait_until("it says so", || {
        page.ask::<String>("return document.querySelector('.notices').textContent") == cut
    });
    assert_eq!(page.fen().len(), 20_000);
}

#[test]
fn a_link_goes_there_and_back() {
    let page = open(&link(INNER));
    let reading = read(INNER);
    page.judges(&reading, EN);
    assert_eq!((page.address(), page.fen()), (link(INNER), INNER.into()));
    page.press(EN.judge.cases[0]);
    page.judges(&read(CASES[0]), EN);
    assert_eq!(page.address(), link(CASES[0]));
    page.back();
    page.judges(&reading, EN);
    page.forward();
    page.judges(&read(CASES[0]), EN);
    page.back();
    page.judges(&reading, EN);
    page.run(async { page.driver().refresh().await });
    page.judges(&reading, EN);
    assert_eq!((page.address(), page.fen()), (link(INNER), INNER.into()));
}

#[test]
fn rights_and_turn_are_set_by_hand() {
    let page = open(&link(INNER));
    let mut setup = read(INNER).setup;
    let rook = |square: &str| fill(EN.judge.rook_of[0], &[("square", &square)]);
    for square in ["a1", "a1", "b1"] {
        let routes = setup.possible_rights(Colour::White);
        let route = routes.into_iter().find(|route| route.rook_from().to_string() == square);
        setup = setup.with_right_switched(route.unwrap());
        let label = page.named("label:has([type=checkbox])", &rook(square));
        page.run(async { label.click().await });
        let fen = setup.fen(Dialect::XFen);
        page.judges(&read(&fen), EN);
        assert_eq!((page.fen(), page.address()), (fen.clone(), link(&fen)));
    }
    page.choose(EN.colours[1]);
    let fen = setup.with_turn(Colour::Black).unwrap().fen(Dialect::XFen);
    page.judges(&read(&fen), EN);
    page.press(EN.judge.cases[5]);
    page.judges(&read(CASES[5]), EN);
    let disabled: Vec<bool> =
        page.ask("return [...document.querySelectorAll('[name=turn]')].map(e => e.disabled)");
    assert_eq!(disabled, [false, true], "Black cannot be to move while White is in check");
}

#[test]
fn a_verdict_marks_its_squares_when_it_is_focused_hovered_or_pressed() {
    let page = open(&link(CASES[0]));
    page.judges(&read(CASES[0]), EN);
    assert_eq!(page.marked(), BTreeSet::new());
    let of = |x: &[(&str, &str)]| x.iter().map(|&(a, b)| (a.into(), b.into())).collect();
    let marks: BTreeSet<(String, String)> =
        of(&[("c1", "king"), ("b1", "rook"), ("c1", "attacked"), ("a1", "attacker")]);
    let event = |name: &str| {
        let script = "document.querySelector('[data-castling=white-c]').dispatchEvent(new MouseEvent(arguments[0]))";
        page.script(script, vec![json!(name)]);
    };
    event("mouseenter");
    wait_for("hovered", &marks, || page.marked());
    event("mouseleave");
    wait_for("left", &BTreeSet::new(), || page.marked());
    event("click");
    wait_for("pressed", &marks, || page.marked());
    let names: Vec<String> =
        page.ask("return [...document.querySelectorAll('.key li')].map(e => e.textContent)");
    assert_eq!(names.len(), 4, "each mark has its line in the key: {names:?}");
}

#[test]
fn keyboard_alone_reads_looks_and_steps() {
    let page = open("#judge");
    page.script("document.getElementById('fen').focus()", vec![]);
    page.keys(INNER);
    page.judges(&read(INNER), EN);
    let head = headline(EN, Colour::White, Side::C, true);
    for _ in 0..2 {
        page.key(Key::Tab);
    }
    assert_eq!(page.focused(), head, "after the field come g-side and c-side");
    wait_for("four marks", &4, || page.marked().len());
    for _ in 0..20 {
        if page.focused() == EN.step_forward {
            break;
        }
        page.key(Key::Tab);
    }
    for _ in 1..STEP_COUNT {
        page.key(Key::Space);
    }
    let Some(route) = read(INNER).setup.route(Colour::White, Side::C).ok() else { panic!() };
    let after = read(INNER).setup.after_castling(route);
    let at = |square: chess960::position::Square| page.board().get(&square.to_string()).cloned();
    wait_for("king and rook have landed", &(Some("K".into()), Some("R".into())), || {
        (at(route.king_to()), at(route.rook_to()))
    });
    let shown: Vec<String> =
        page.ask("return [...document.querySelectorAll('.copy-box textarea')].map(e => e.value)");
    assert_eq!(shown, [after.fen(Dialect::XFen), after.fen(Dialect::Shredder)]);
}

#[test]
fn the_position_view_brings_its_start_position() {
    let page = Page::open("?p=243");
    page.press(EN.judge_this);
    // The button is gone; the focus was once lost with it.
    let focus = "return document.activeElement.tagName";
    wait_for("the focus", &"MAIN".to_owned(), || page.ask::<String>(focus));
    let start = Setup::start(number(243).back_rank()).fen(Dialect::XFen);
    page.judges(&read(&start), EN);
    assert_eq!(page.address(), format!("?p=243&{}", &link(&start)[1..]));
    page.back();
    page.shows(number(243));
}

/// The example that was pressed goes away with the empty Judge, and the focus once went with it.
#[test]
fn the_focus_is_kept_when_an_example_is_chosen() {
    let page = open("#judge");
    for index in [0, 3] {
        page.press(EN.judge.cases[index]);
        page.judges(&read(CASES[index]), EN);
        let focused: String = page.ask("return document.activeElement.tagName");
        assert_ne!(focused, "BODY", "after example {index}");
    }
}

/// It was once passed over in silence.
#[test]
fn a_fen_in_the_address_opens_the_judge_unless_another_view_is_asked_for() {
    let page = open(&format!("?fen={}", INNER.replace(' ', "_")));
    page.judges(&read(INNER), EN);
    page.go(EN.view_names[0]);
    page.shows(number(518));
    page.reload();
    page.shows(number(518));
    page.go(EN.view_names[3]);
    page.judges(&read(INNER), EN);
}
