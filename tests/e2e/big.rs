//! The big screen: number, board and rank fill it, and every way out of it leads back.

use thirtyfour::Key;

use super::page::{EN, Page, number};
use super::wait::{wait_for, wait_until};

/// What is asked of the browser is kept, and the screen is never really taken.
const ASKED: &str = "
    window.asked = [];
    let whole = null;
    const told = () => document.documentElement.dispatchEvent(new Event('fullscreenchange', { bubbles: true }));
    Object.defineProperty(Document.prototype, 'fullscreenElement', { get: () => whole });
    Element.prototype.requestFullscreen = async function () { asked.push('whole'); whole = this; told(); };
    Document.prototype.exitFullscreen = async () => { asked.push('window'); whole = null; told(); };
    const lock = { release: async () => { asked.push('sleep'); } };
    Object.defineProperty(Navigator.prototype, 'wakeLock', {
        value: { request: async kind => { asked.push('awake ' + kind); return lock; } } });";

/// As where both are forbidden.
const REFUSED: &str = "
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('no'));
    Object.defineProperty(Navigator.prototype, 'wakeLock', {
        value: { request: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } });";

/// As on a phone that knows neither.
const UNKNOWN: &str = "
    delete Element.prototype.requestFullscreen;
    delete Navigator.prototype.wakeLock;";

fn is_big(page: &Page) -> bool {
    page.ask(
        "const seen = s => [...document.querySelectorAll(s)].some(e => e.checkVisibility());
        const big = !!document.querySelector('.position.big');
        if (big !== !seen('header, footer, .castling, .write-down')) throw 'half';
        return big",
    )
}

#[track_caller]
fn becomes(page: &Page, big: bool) {
    wait_for("the big screen", &big, || is_big(page));
}

#[test]
fn number_board_and_rank_fill_the_screen() {
    for (width, height) in [(1280, 720), (1920, 1080), (1024, 768), (768, 1024)] {
        let page = Page::blank();
        page.before_load(UNKNOWN);
        page.system_prefers("light", true);
        page.resize(width, height);
        page.visit("?p=243");
        page.press(EN.big);
        becomes(&page, true);
        page.shows(number(243));
        let [board, number, rank]: [[f64; 4]; 3] = page.ask(
            "return ['.board .edge', '#number', '.figurines'].map(s => {
                const r = document.querySelector(s).getBoundingClientRect();
                return [r.left, r.top, r.right, r.bottom];
            })",
        );
        let (wide, high) = (f64::from(width), f64::from(height));
        for [left, top, right, bottom] in [board, number, rank] {
            let inside = left >= 0.0 && top >= 0.0 && right <= wide && bottom <= high;
            assert!(inside, "{width} by {height}: {left} {top} {right} {bottom}");
        }
        // The outlines of the men, which are not seen, stood on a line of their own below it all.
        let more: f64 = page.ask("return document.scrollingElement.scrollHeight - innerHeight");
        assert!(more <= 0.0, "{width} by {height}: the screen scrolls by {more}");
        let side = board[2] - board[0];
        assert!(side > 0.8 * wide.min(high), "the board is {side} of {width} by {height}");
        assert!(number[3] - number[1] > 0.12 * wide.min(high), "the number is read from afar");
    }
}

#[test]
fn escape_the_button_and_the_browser_lead_back() {
    let page = Page::blank();
    page.before_load(ASKED);
    page.visit("?p=243");
    let asked = || page.ask::<Vec<String>>("return asked.splice(0)");
    page.press(EN.big);
    becomes(&page, true);
    assert_eq!(page.focused(), EN.leave_big, "the focus stays on the button");
    assert_eq!(asked(), ["whole", "awake screen"]);
    page.roll();
    wait_until("another position", || page.address() != "?p=243");
    page.press(EN.leave_big);
    becomes(&page, false);
    wait_for("the screen is given back", &vec!["window".into(), "sleep".into()], asked);
    page.keys("b");
    becomes(&page, true);
    page.key(Key::Escape);
    becomes(&page, false);
    page.keys("b");
    becomes(&page, true);
    // As the browser does when it takes Escape for itself.
    page.script("document.exitFullscreen()", vec![]);
    becomes(&page, false);
    assert_eq!(page.focused(), EN.big);
}

#[test]
fn where_the_browser_refuses_the_page_fills_its_window() {
    for script in [REFUSED, UNKNOWN] {
        let page = Page::blank();
        page.before_load(script);
        page.visit("?p=243");
        page.press(EN.big);
        becomes(&page, true);
        page.back();
        page.visit("?p=243");
        page.press(EN.big);
        becomes(&page, true);
        page.key(Key::Escape);
        becomes(&page, false);
        // In the number field, where single keys are typed, Escape once did nothing.
        page.keys("b");
        becomes(&page, true);
        page.script("document.getElementById('number').focus()", vec![]);
        page.key(Key::Escape);
        becomes(&page, false);
    }
}
