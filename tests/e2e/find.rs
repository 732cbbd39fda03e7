//! Whatever is pasted into Find, and why some of it is no position.

use chess960::position::{
    Dialect, DoubleStart, LichessPage, Number, Setup, find, lichess, pgn_tags,
};
use thirtyfour::Key;

use super::page::{EN, Page, number};
use super::text::{found, not_found};
use super::wait::{wait_for, wait_until};

#[test]
fn each_kind_of_thing_is_found() {
    let page = Page::open_all();
    let n = number(243);
    let start = Setup::start(n.back_rank());
    let [x_fen, shredder] = [Dialect::XFen, Dialect::Shredder].map(|of| start.fen(of));
    for text in [
        "243".to_owned(),
        "SP 243".to_owned(),
        n.back_rank().to_string(),
        n.back_rank().to_string().to_lowercase(),
        "B N R K Q N R B".to_owned(),
        "LPTKDPTL".to_owned(),
        "LSTKDSTL".to_owned(),
        x_fen.clone(),
        shredder,
        pgn_tags(&start),
        lichess(LichessPage::Analysis, n),
        lichess(LichessPage::Editor, n),
        format!("https://lichess.org/editor/{}", x_fen.replace(' ', "%20").replace('/', "%2F")),
        "https://lichess.org/analysis/chess960?position=243".to_owned(),
    ] {
        let expected = find(&text).unwrap();
        assert_eq!(expected.number, n, "{text}");
        page.paste("");
        page.paste(&text);
        wait_for(&text, &found(EN, &expected), || page.answer());
        page.named("button", "Show position 243");
    }
}

#[test]
fn what_is_no_position_is_told_why() {
    let page = Page::open_all();
    let double = DoubleStart { white: number(123), black: number(321) }.setup();
    let start = Setup::start(number(243).back_rank()).fen(Dialect::XFen);
    for text in [
        "960".to_owned(),
        "RNBBKBNR".to_owned(),
        "BRBNNQKR".to_owned(),
        "KRNBQNBR".to_owned(),
        "RNBQKXNR".to_owned(),
        double.fen(Dialect::XFen),
        start.replace(" w ", " b "),
        start.replace("KQkq", "Kkq"),
        "hello".to_owned(),
        "https://lichess.org/".to_owned(),
    ] {
        page.paste("");
        page.paste(&text);
        let expected = not_found(EN, &find(&text).unwrap_err());
        assert!(!expected.is_empty());
        wait_for(&text, &expected, || page.answer());
        let invalid = "return document.getElementById('find').getAttribute('aria-invalid')";
        assert_eq!(page.script(invalid, vec![]), "true", "{text}");
        wait_for("it is read out", &expected, || page.status());
    }
    page.paste(&start.replace(" w ", " b "));
    page.named("button", "Show position 243"); // the array is offered
}

#[test]
fn typed_letter_by_letter_and_opened_with_enter() {
    let page = Page::open_all();
    page.focus_on("find");
    page.keys("rnbqkbn");
    assert_eq!(page.answer(), "", "half typed is not wrong");
    page.keys("r");
    wait_for("the last letter finds it", &found(EN, &find("518").unwrap()), || page.answer());
    page.key(Key::Enter);
    page.shows(Number::STANDARD);
    assert_eq!(page.address(), "?p=518");
    page.back();
    wait_until("back is the list, with what was typed", || {
        page.ask::<String>("return document.getElementById('find')?.value ?? ''") == "rnbqkbnr"
    });
}
