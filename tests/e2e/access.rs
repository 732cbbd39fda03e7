//! Every view for those who need it larger, wider apart, in colours of their own, or on paper.

use serde_json::json;

use super::page::Page;
use super::states::{MORE, VIEWS};

/// What makes the page scroll sideways, or is cut off at its side.
const TOO_WIDE: &str = "
    const { scrollWidth, clientWidth } = document.scrollingElement;
    // What lies in a table scrolls within it.
    const scrolls = e => e.closest('.unseen, .skip, defs, .gone, svg *, table *') !== null;
    const outside = [...document.querySelectorAll('body *')]
        .filter(e => !scrolls(e))
        .map(e => [e, e.getBoundingClientRect()])
        .filter(([, r]) => r.width > 1 && (r.left < -1 || r.right > clientWidth + 1))
        .map(([e, r]) => `${e.tagName}.${e.getAttribute('class')} ends at ${Math.round(r.right)}`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = new Range();
    while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        const { right } = range.getBoundingClientRect();
        if (right > clientWidth + 1 && !scrolls(texts.currentNode.parentElement)) outside.push(`${texts.currentNode.data} ends at ${right}`);
    }
    return scrollWidth > clientWidth || outside.length > 0 ? [`scrolls to ${scrollWidth}`, ...outside.slice(0, 4)] : []";

/// What WCAG 1.4.12 lets readers ask for.
const SPACING: &str = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }";

/// The reader's own style sheet, by a way that the page's policy leaves open.
const ADD_STYLE: &str = "const sheet = new CSSStyleSheet();
    sheet.replaceSync(arguments[0]);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];";

fn assert_fits(width: u32, letters: u32, style: &str) {
    let mut faults = Vec::new();
    for language in ["en", "nl"] {
        let page = Page::blank();
        page.system_prefers("light", true);
        page.resize(width, 640);
        // As in the browser's own settings, where 16 is usual.
        page.tell(
            "Page.setFontSizes",
            json!({ "fontSizes": { "standard": letters, "fixed": letters } }),
        );
        for state in VIEWS.iter().chain(&MORE) {
            state.open(&page, language);
            page.script(ADD_STYLE, vec![json!(style)]);
            let letter: String =
                page.ask("return getComputedStyle(document.documentElement).fontSize");
            assert_eq!(letter, format!("{letters}px"));
            let wide: Vec<String> = page.ask(TOO_WIDE);
            if !wide.is_empty() {
                faults.push(format!("{}, {language}: {}", state.name, wide.join(", ")));
            }
        }
        page.tell("Page.setFontSizes", json!({ "fontSizes": { "standard": 16, "fixed": 13 } }));
    }
    assert!(faults.is_empty(), "{width} px: {faults:#?}");
}

/// 1280 px at 400 % zoom are 320 px of the page.
#[test]
fn at_320_pixels_nothing_scrolls_sideways() {
    assert_fits(320, 16, "");
}

#[test]
fn at_320_pixels_with_text_twice_as_large() {
    assert_fits(320, 32, "");
}

#[test]
fn with_text_spaced_out() {
    assert_fits(320, 16, SPACING);
}

/// Letters that are cut off where the reader spaces them out.
#[test]
fn no_button_cuts_its_word_off() {
    let page = Page::blank();
    page.resize(360, 780);
    for state in &VIEWS {
        state.open(&page, "nl");
        page.script(ADD_STYLE, vec![json!(SPACING)]);
        let cut: Vec<String> = page.ask(
            "return [...document.querySelectorAll('button, a, label, h1, h2, h3, legend')]
                .filter(e => !e.closest('.unseen, .skip') && e.offsetWidth > 1 && getComputedStyle(e).overflow !== 'visible')
                .filter(e => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1)
                .map(e => e.textContent)",
        );
        assert_eq!(cut, Vec::<String>::new(), "{}", state.name);
    }
}

#[test]
fn in_forced_colours_everything_is_still_there() {
    let page = Page::blank();
    let media = json!({ "features": [{ "name": "forced-colors", "value": "active" }] });
    page.tell("Emulation.setEmulatedMedia", media);
    page.open_view("?p=243");
    let forced: bool = page.ask("return matchMedia('(forced-colors: active)').matches");
    assert!(forced);
    // The two kinds of squares, and men of both sides, are told apart; what can be pressed has an edge.
    let colours: Vec<String> = page.ask(
        "const fill = (selector) => getComputedStyle(document.querySelector(selector)).fill;
        return [fill('.board .light'), fill('.board .dark'), fill('.man .ink'), fill('.man .fill')]",
    );
    let different: std::collections::BTreeSet<_> = colours.iter().collect();
    assert_eq!(different.len(), 4, "{colours:?}");
    let bare: Vec<String> = page.ask(
        "return [...document.querySelectorAll('main button, main input:not([type=radio], [type=checkbox]), main textarea')]
            .filter(e => ['Top', 'Bottom'].every(side => parseFloat(getComputedStyle(e)[`border${side}Width`]) === 0)
                && getComputedStyle(e).textDecorationLine === 'none')
            .map(e => e.getAttribute('aria-label') ?? e.textContent ?? e.id)",
    );
    assert_eq!(bare, Vec::<String>::new(), "without an edge or a line");
}

#[test]
fn on_paper_are_board_rank_and_both_fens_and_nothing_to_press() {
    let page = Page::blank();
    page.system_prefers("dark", true);
    page.open_view("?p=243");
    page.tell("Emulation.setEmulatedMedia", json!({ "media": "print" }));
    let seen: Vec<bool> = page.ask(
        "const seen = e => e.checkVisibility() && e.getBoundingClientRect().height > 0;
        return ['.board', '#rank', 'nav', '.roll', '.skip'].map(s => seen(document.querySelector(s)))",
    );
    assert_eq!(seen, [true, true, false, false, false], "board, rank; bar, Roll, skip link");
    let ground: String = page.ask("return getComputedStyle(document.body).color");
    let ink: u32 = ground
        .split(|c: char| !c.is_ascii_digit())
        .filter_map(|n| n.parse::<u32>().ok())
        .take(3)
        .sum();
    assert!(ink < 200, "dark ink on paper, in the dark theme too: {ground}");
}
