//! What the number field refuses: it says why, and leaves everything else alone.

use chess960::position::{NumberTextError, read_number};
use thirtyfour::Key;

use super::number::cases;
use super::page::{EN, NL, Page, number, pieces_of};
use super::text::{Words, number_error};
use super::wait::wait_for;

/// What the field is known to refuse, what data/cases.json says, and scripts that are mixed.
fn refused() -> Vec<String> {
    let long = "12345678901234567890";
    let named =
        ["960", "-1", "1e2", "518.0", "0x206", "+518", "", long, "5１8", "٥۱٨", "SP", "1 2", "<b>"];
    let of_cases = cases().into_iter().filter(|case| case.1.is_none()).map(|case| case.0);
    named.into_iter().map(str::to_owned).chain(of_cases).collect()
}

#[track_caller]
fn assert_refused(page: &Page, text: &str, before: u16, words: &Words) {
    let why = number_error(words, read_number(text).unwrap_err());
    wait_for("the field says why", &why, || page.complaint());
    assert_eq!(page.board(), pieces_of(number(before)), "the board stays with {text:?}");
    assert_eq!(page.address(), format!("?p={before}"), "the address stays with {text:?}");
    assert_eq!(page.field(), text, "what was typed stays");
    let said: [f64; 2] = page.ask(
        "const r = document.getElementById('number-message').getBoundingClientRect(); return [r.width, r.height]",
    );
    assert!(said[0] > 50.0 && said[1] > 10.0, "it is to be seen: {said:?}");
}

#[test]
fn what_is_refused_changes_nothing() {
    let page = Page::open("?p=243");
    for text in refused() {
        page.enter_number(&text);
        assert_refused(&page, &text, 243, EN);
        wait_for("it is read out", &number_error(EN, read_number(&text).unwrap_err()), || {
            page.status()
        });
        assert_eq!(page.focused(), "Position number");
    }
    page.enter_number("7");
    page.shows(number(7));
    assert_eq!(page.complaint(), "", "a number takes the complaint away");
}

#[test]
fn it_is_refused_after_a_pause_too_unless_it_is_unfinished() {
    let page = Page::blank();
    page.before_load(super::devtools::STOPPED_CLOCK);
    page.visit("?p=243");
    for text in refused() {
        page.enter_number("243");
        assert_eq!(page.complaint(), "");
        page.type_number(&text);
        page.pass_time(2000);
        if read_number(&text) == Err(NumberTextError::Empty) {
            assert_eq!((page.complaint(), page.board()), (String::new(), pieces_of(number(243))));
        } else {
            assert_refused(&page, &text, 243, EN);
        }
    }
}

#[test]
fn it_is_refused_when_the_field_is_left() {
    let page = Page::blank();
    page.before_load(super::devtools::STOPPED_CLOCK);
    page.visit("?p=243");
    for text in ["960", "", "518.0"] {
        page.type_number(text);
        page.key(Key::Tab);
        assert_refused(&page, text, 243, EN);
        page.enter_number("243");
    }
}

#[test]
fn a_number_that_counts_from_one_is_explained() {
    let page = Page::open("?p=243");
    page.enter_number("960");
    let said = page.complaint();
    assert!(said.contains("959") && said.contains("960") && said.contains("position 0"), "{said}");
}

#[test]
fn the_reason_follows_the_language() {
    let page = Page::open("?p=243&lang=nl");
    page.enter_number("1e2");
    let why = |words| number_error(words, read_number("1e2").unwrap_err());
    wait_for("the reason in Dutch", &why(NL), || page.complaint());
    page.press(EN.language);
    wait_for("the reason in English", &why(EN), || page.complaint());
    assert_eq!(page.field(), "1e2");
}

#[test]
fn another_position_takes_the_complaint_away() {
    let page = Page::open("?p=243");
    page.enter_number("abc");
    assert_ne!(page.complaint(), "");
    page.press("Next position");
    page.shows(number(244));
    assert_eq!((page.field(), page.complaint()), ("244".into(), String::new()));
}

/// The style of another view once hid the line that is kept for it, and the board jumped.
#[test]
fn the_complaint_has_its_room_beforehand() {
    let page = Page::open("?p=243");
    let top = "return document.querySelector('.rank-row').getBoundingClientRect().top";
    let before: f64 = page.ask(top);
    page.enter_number("1e2");
    wait_for("a complaint", &true, || !page.complaint().is_empty());
    let after: f64 = page.ask(top);
    assert!((after - before).abs() < 1.0, "{before} is now {after}");
}
