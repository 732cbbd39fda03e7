//! Rolling, and what the history makes of it.

use std::collections::BTreeSet;

use chess960::position::{Number, draw};

use super::page::{EN, NL, Page, number};
use super::text::announce;
use super::wait::wait_for;

/// Gives the page these random words, one after the other, in the place of the browser's own.
fn give_words(page: &Page, words: &[u16]) {
    page.before_load(&format!(
        "const words = {words:?};
        crypto.getRandomValues = bytes => {{
            if (!(bytes instanceof Uint8Array) || bytes.length !== 2) throw new Error('not two bytes');
            const word = words.shift();
            if (word === undefined) throw new Error('too many words');
            bytes[0] = word & 255;
            bytes[1] = word >> 8;
            return bytes;
        }};
        Math.random = () => {{ throw new Error('not a fair source'); }};"
    ));
}

/// Counts what the status element says from now on.
const LISTEN: &str = "
    const status = document.querySelector('[role=status]');
    window.heard = [];
    window.listener?.disconnect();
    window.listener = new MutationObserver(() => heard.push(status.textContent.trim()));
    listener.observe(status, { childList: true, characterData: true, subtree: true });";

#[track_caller]
fn shown(page: &Page) -> Number {
    number(page.field().parse().unwrap())
}

#[test]
fn twenty_rolls_are_twenty_valid_positions() {
    let page = Page::open("");
    let mut rolled = BTreeSet::new();
    for _ in 0..20 {
        page.script(LISTEN, vec![]);
        page.roll();
        let shown = shown(&page);
        page.shows(shown);
        assert_eq!(page.address(), format!("?p={shown}"));
        assert_eq!(page.focused(), EN.roll, "the focus stays");
        let heard: Vec<String> = page.ask("return heard");
        assert_eq!(heard, [announce(EN, shown)], "one message, with number and rank");
        assert_eq!(page.complaint(), "");
        rolled.insert(shown);
    }
    // Fewer than 12 different ones of 20 out of 960 would be a miracle.
    assert!(rolled.len() >= 12, "{rolled:?}");
}

#[test]
fn a_roll_takes_the_browsers_bits_by_rejection() {
    let words = [960, 1023, 5 * 1024 + 243, 65535, 959, 0];
    let page = Page::blank();
    give_words(&page, &words);
    page.visit("");
    let mut bits = words.into_iter();
    for _ in 0..3 {
        page.roll();
        let expected = draw(|| bits.next().ok_or(())).unwrap();
        page.shows(expected);
        wait_for("it is read out", &announce(EN, expected), || page.status());
    }
    assert_eq!(bits.next(), None, "every word was used");
}

#[test]
fn the_same_number_twice_is_said_twice() {
    let page = Page::blank();
    give_words(&page, &[243, 243]);
    page.visit("");
    page.roll();
    page.shows(number(243));
    page.script(LISTEN, vec![]);
    page.roll();
    let heard = || page.ask::<Vec<String>>("return heard");
    wait_for("it is said again", &vec![announce(EN, number(243))], heard);
}

#[test]
fn without_random_bits_it_says_so_and_stays() {
    let page = Page::blank();
    page.before_load("crypto.getRandomValues = () => { throw new Error('no bits'); }");
    page.visit("?p=7");
    page.roll();
    wait_for("it says so", &EN.no_entropy.to_owned(), || page.status());
    page.shows(number(7));
    assert_eq!((page.address(), page.focused()), ("?p=7".into(), EN.roll.into()));
    page.press("Next position");
    page.shows(number(8));
}

#[test]
fn back_forward_and_reload_bring_back_what_was_there() {
    let page = Page::blank();
    give_words(&page, &[100, 200]);
    page.visit("");
    for rolled in [100, 200] {
        page.roll();
        page.shows(number(rolled));
    }
    page.back();
    page.shows(number(100));
    page.back();
    page.shows(Number::STANDARD);
    assert_eq!((page.field(), page.address()), ("518".into(), String::new()));
    page.forward();
    page.forward();
    page.shows(number(200));
    page.reload();
    page.shows(number(200));
    assert_eq!((page.field(), page.address()), ("200".into(), "?p=200".into()));
    page.back();
    page.shows(number(100));
}

#[test]
fn a_roll_in_dutch_is_said_in_dutch_and_keeps_the_language() {
    let page = Page::blank();
    give_words(&page, &[100]);
    page.visit("?lang=nl");
    page.press(NL.roll);
    page.shows(number(100));
    wait_for("it is read out", &announce(NL, number(100)), || page.status());
    assert_eq!(page.address(), "?p=100&lang=nl");
}

#[test]
fn a_roll_takes_a_half_typed_number_away() {
    let page = Page::blank();
    give_words(&page, &[100]);
    page.visit("?p=7");
    page.enter_number("abc");
    page.roll();
    page.shows(number(100));
    assert_eq!((page.field(), page.complaint()), ("100".into(), String::new()));
}
