//! What is done and heard while the app is still on its way.

use serde_json::json;
use thirtyfour::Key;

use super::page::{EN, NL, Page, number};
use super::wait::{wait_for, wait_until};

/// The wasm comes when `letGo` is called.
const LATE: &str = "const real = window.fetch;
    window.fetch = (file, ...how) => ('' + file).includes('_bg.wasm')
        ? new Promise(come => { window.letGo = () => come(real(file, ...how)); })
        : real(file, ...how);";

#[track_caller]
fn opened_late(address: &str) -> Page {
    let page = Page::blank();
    page.before_load(LATE);
    page.visit_without_app(address);
    wait_until("the wasm has been asked for", || page.ask("return 'letGo' in window"));
    page
}

/// It was once lost, and Enter was an attempt to send it to the host.
#[test]
fn a_number_that_is_typed_early_is_read() {
    let page = opened_late("");
    page.script("document.getElementById('number').select()", vec![]);
    page.keys("77");
    page.key(Key::Enter);
    let typed = "return document.getElementById('number').value";
    assert_eq!(page.ask::<String>(typed), "77");
    page.script("letGo()", vec![]);
    page.shows(number(77));
    assert_eq!(page.focused(), "Position number");
}

#[test]
fn a_press_that_comes_early_is_heard() {
    let page = opened_late("");
    let roll = page.named("button", EN.roll);
    page.run(async { roll.click().await });
    page.script("letGo()", vec![]);
    wait_until("it is rolled", || page.address().starts_with("?p="));
    assert_eq!(page.focused(), EN.roll);
}

/// Who cannot see was once told of 518 where the address asks for another position.
#[test]
fn nothing_is_said_of_a_position_that_was_not_asked_for() {
    let page = opened_late("?p=5");
    let tree = page.tell("Accessibility.getFullAXTree", json!({})).to_string();
    assert!(tree.contains("Chess960"), "{tree}");
    for wrong in ["Position 518", "queen d1", "rook, knight"] {
        assert!(!tree.contains(wrong), "{wrong}");
    }
    let squares = "return getComputedStyle(document.querySelector('.board .light')).visibility";
    assert_eq!(page.ask::<String>(squares), "visible", "an empty board");
    page.script("letGo()", vec![]);
    page.shows(number(5));
}

/// After one failure the language could not be changed again, and nothing visible said why.
#[test]
fn words_that_fail_once_are_asked_for_again() {
    let page = Page::blank();
    page.before_load(
        "const real = window.fetch; let failed = false;
        window.fetch = (file, ...how) => {
            if (failed || !('' + file).includes('words.nl')) return real(file, ...how);
            failed = true;
            return Promise.reject(new TypeError('no'));
        };",
    );
    page.visit("");
    page.press(NL.language);
    let said = "return document.querySelector('.waiting p')?.textContent ?? ''";
    wait_for("it is said to be missing", &NL.did_not_arrive.to_owned(), || page.ask(said));
    page.press(NL.try_again);
    wait_for("Dutch", &NL.language, || page.words().language);
    assert_eq!(page.status(), "");
    assert_eq!(page.ask::<String>(said), "");
}
