//! Double random: a link, the switch, both numbers, their index, and castling by either rank.

use chess960::position::{Colour, Dialect, DoubleStart, Side, pgn_tags, read_number};
use serde_json::json;
use thirtyfour::Key;

use super::page::{EN, NL, Page, Pieces, number};
use super::scene::scenes_of;
use super::text::{announce_start, black_address_error, fill, start_name, start_sentence};
use super::wait::{wait_for, wait_until};

fn pieces_of(start: DoubleStart) -> Pieces {
    let board = start.board();
    board.pieces().map(|(square, piece)| (square.to_string(), piece.letter().to_string())).collect()
}

fn start(white: u16, black: u16) -> DoubleStart {
    DoubleStart { white: number(white), black: number(black) }
}

impl Page {
    /// Board, name, numbers, index, rank and all that can be copied must agree on the start.
    #[track_caller]
    fn shows_both(&self, start: DoubleStart) {
        let words = self.words();
        let value = |id: &str| -> String {
            self.ask(&format!("return document.getElementById('{id}')?.value ?? 'no {id}'"))
        };
        let name = fill(words.board, &[("number", &start_name(words, start))]);
        let fen = |dialect| start.setup().fen(dialect);
        let expected = (pieces_of(start), name, start_sentence(words, start));
        wait_for(&format!("the page shows {start:?}"), &expected, || {
            let name = "return document.querySelector('svg[role=img]').getAttribute('aria-label')";
            let rank = "return document.getElementById('rank').textContent";
            (self.board(), self.ask(name), self.ask(rank))
        });
        for (id, text) in [
            ("number", start.white.to_string()),
            ("black", start.black.to_string()),
            ("index", start.index().to_string()),
            ("x-fen", fen(Dialect::XFen)),
            ("shredder-fen", fen(Dialect::Shredder)),
            ("pgn-tags", pgn_tags(&start.setup())),
        ] {
            wait_for(id, &text, || value(id));
        }
        assert!(value("link").contains(&format!("?p={}&b={}", start.white, start.black)));
    }

    /// Puts a number into a field in the place of what is there, and presses Enter.
    #[track_caller]
    fn enter(&self, id: &str, text: &str) {
        self.focus_on(id);
        self.chord(Key::Control, 'a');
        self.keys(text);
        self.key(Key::Enter);
    }
}

#[test]
fn a_link_brings_both_and_back_and_forward_keep_them() {
    let page = Page::open("?p=123&b=321");
    page.shows_both(start(123, 321));
    page.press(EN.next_position);
    page.shows_both(start(124, 321));
    assert_eq!(page.address(), "?p=124&b=321");
    wait_for("it is read out", &announce_start(EN, start(124, 321)), || page.status());
    page.enter("black", "0");
    page.shows_both(start(124, 0));
    page.enter("index", "497798");
    page.shows_both(start(518, 518));
    assert_eq!(page.address(), "?p=518&b=518");
    page.back();
    page.shows_both(start(124, 0));
    page.back();
    page.shows_both(start(124, 321));
    page.forward();
    page.shows_both(start(124, 0));
    page.reload();
    page.shows_both(start(124, 0));
    page.visit("?p=124&b=0&lang=nl");
    page.shows_both(start(124, 0));
    assert_eq!(page.words().double, NL.double);
}

#[test]
fn the_switch_and_a_roll_of_both() {
    let page = Page::open("?p=7");
    let switch = page.named("label:has([role=switch])", EN.double);
    page.run(async { switch.click().await });
    page.shows_both(start(7, 7));
    assert_eq!(page.address(), "?p=7&b=7");
    let mut seen = Vec::new();
    for _ in 0..3 {
        page.roll();
        let address = |key: &str| -> String {
            page.script(
                "return new URLSearchParams(location.search).get(arguments[0])",
                vec![json!(key)],
            )
            .as_str()
            .unwrap()
            .to_owned()
        };
        wait_until("it is another one", || !seen.contains(&(address("p"), address("b"))));
        let [white, black] = ["p", "b"].map(|key| read_number(&address(key)).unwrap());
        page.shows_both(DoubleStart { white, black });
        seen.push((white.to_string(), black.to_string()));
    }
    let switch = page.named("label:has([role=switch])", EN.double);
    page.run(async { switch.click().await });
    page.shows(read_number(&seen[2].0).unwrap());
    assert_eq!(page.address(), format!("?p={}", seen[2].0));
    page.back();
    page.shows_both(start(seen[2].0.parse().unwrap(), seen[2].1.parse().unwrap()));
}

#[test]
fn each_colour_castles_by_its_own_rank() {
    let page = Page::open("?p=123&b=321");
    let both = start(123, 321);
    for (colour, side) in
        [(Colour::White, Side::C), (Colour::Black, Side::G), (Colour::Black, Side::C)]
    {
        page.choose(EN.colours[colour as usize]);
        page.choose(side.prose());
        for (index, scene) in
            scenes_of(&both.board(), both.route(colour, side), EN).iter().enumerate()
        {
            if index > 0 {
                page.press(EN.step_forward);
            }
            wait_for(&format!("step {index}, {colour:?}, {side:?}"), scene, || page.scene());
        }
    }
}

#[test]
fn what_is_no_number_is_told_beside_its_field() {
    let page = Page::open("?p=123&b=abc");
    page.shows(number(123));
    let error = read_number("abc").unwrap_err();
    assert_eq!(page.complaint(), black_address_error(EN, "abc", error));
    page.visit("?p=123&b=321");
    for (id, text, last) in [("index", "921600", "921599"), ("black", "961", "959")] {
        page.enter(id, text);
        let told = format!("return document.getElementById('{id}-message').textContent");
        wait_until("it is told", || page.ask::<String>(&told).contains(last));
        assert_eq!(page.complaint(), "", "White's number is right");
        let invalid = format!("return document.getElementById('{id}').ariaInvalid");
        assert_eq!(page.ask::<String>(&invalid), "true");
        assert_eq!(page.board(), pieces_of(start(123, 321)));
    }
}

#[test]
fn find_offers_what_it_has_told_of() {
    let page = Page::open_all();
    page.paste(&start(123, 321).setup().fen(Dialect::XFen));
    page.press(&fill(EN.all.show, &[("number", &start_name(EN, start(123, 321)))]));
    page.shows_both(start(123, 321));
    page.back();
    page.paste("https://example.org/?p=0&b=959");
    page.press(&fill(EN.all.show, &[("number", &start_name(EN, start(0, 959)))]));
    page.shows_both(start(0, 959));
}
