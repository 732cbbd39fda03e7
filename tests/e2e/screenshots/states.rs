//! The states of the page that are worth a look.

use serde_json::json;

use crate::page::Page;
use crate::text::{Words, fill};
use crate::wait::wait_until;

/// One of them.
pub struct State {
    /// What it is called in the names of its pictures.
    pub name: &'static str,
    /// Where it begins.
    pub address: &'static str,
    /// What is done then.
    pub act: fn(&Page, &Words),
}

const fn state(name: &'static str, address: &'static str, act: fn(&Page, &Words)) -> State {
    State { name, address, act }
}

const UNCOVERED: &str = "?fen=4k3/8/8/8/8/8/8/qRK5_w_B_-_0_1#judge";
const ALL_LEGAL: &str = "?fen=r3k2r/8/8/8/8/8/8/R3K2R_w_KQkq_-_0_1#judge";

/// All of them, view by view.
pub const STATES: [State; 24] = [
    state("position", "?p=243", |_, _| {}),
    state("position-first-visit", "?", |_, _| {}),
    state("position-refused", "?p=243", |page, _| {
        page.enter_number("960");
        wait_until("it is refused", || !page.complaint().is_empty());
    }),
    state("position-bad-address", "?p=abc", |_, _| {}),
    state("position-step-2", "?p=243", |page, words| steps(page, words, 1)),
    state("position-step-3", "?p=243", |page, words| steps(page, words, 2)),
    state("position-step-4", "?p=243", |page, words| steps(page, words, 3)),
    state("position-step-7", "?p=243", |page, words| steps(page, words, 6)),
    state("position-flipped", "?p=690", |page, words| page.press(words.flip_board)),
    state("position-big-screen", "?p=243", |page, _| {
        // Its button is not on a phone.
        page.keys("b");
        wait_until("the big screen", || page.ask("return !!document.querySelector('.big')"));
    }),
    state("position-refused-copy", "?p=243", |page, words| {
        page.script(
            "delete Navigator.prototype.clipboard; document.execCommand = () => false",
            vec![],
        );
        page.press(&fill(words.copy_named, &[("what", &words.x_fen)]));
        wait_until("it is refused", || page.ask("return !!document.querySelector('.refused')"));
    }),
    state("by-hand", "?#by-hand", |_, _| {}),
    state("by-hand-midway", "?#by-hand", |page, _| {
        page.script(
            "for (const face of [5, 1, 2, 3]) document.querySelectorAll('.face')[face].click()",
            vec![],
        );
    }),
    state("by-hand-done", "?#by-hand", |page, words| {
        page.press(words.by_hand.roll_all);
        page.script(
            "document.querySelectorAll('.keys ~ .hand-controls button:first-child').forEach(e => e.click())",
            vec![],
        );
    }),
    state("numbers", "?p=243#numbers", |_, _| {}),
    state("judge-empty", "?#judge", |_, _| {}),
    state("judge-uncovered", UNCOVERED, |page, _| choose_verdict(page, "white-c")),
    state("judge-legal", ALL_LEGAL, |page, words| steps(page, words, 2)),
    state("judge-error", "?fen=8/8/8/9/8/8/8/8#judge", |_, _| {}),
    state("all", "?#all", |_, _| {}),
    state("all-found", "?#all", |page, _| {
        page.paste("RNBQKBNR");
        page.script("document.querySelector('details').open = true", vec![]);
    }),
    state("all-none", "?#all", |page, _| {
        page.paste("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        page.script(
            "const field = document.getElementById('pattern'); field.value = arguments[0];
            field.dispatchEvent(new InputEvent('input', { bubbles: true }));
            field.dispatchEvent(new InputEvent('change', { bubbles: true }));",
            vec![json!("K......R")],
        );
    }),
    state("rules", "?#rules", |_, _| {}),
    state("words-missing", "?", |page, _| {
        page.script(
            "window.fetch = () => Promise.reject(new TypeError('no')); location.hash = '#rules'",
            vec![],
        );
        // Dutch has come by then.
        let there = "return !!document.querySelector('.waiting button, .rules')";
        wait_until("another view", || page.ask(there));
    }),
];

fn steps(page: &Page, words: &Words, count: usize) {
    (0..count).for_each(|_| page.press(words.step_forward));
    page.script("document.activeElement.blur(); scrollTo(0, 0)", vec![]);
}

fn choose_verdict(page: &Page, castling: &str) {
    let script = "document.querySelector(`[data-castling=${arguments[0]}]`).click()";
    page.script(script, vec![json!(castling)]);
}
