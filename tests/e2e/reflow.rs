//! Room: no sideways scrolling, targets for a thumb, and nothing that jumps between steps.

use std::collections::BTreeSet;

use chess960::position::{Board, Colour, Number, STEP_COUNT, Side, steps};
use serde_json::json;

use super::castling::route;
use super::page::{EN, NL, Page};
use super::text::{Language, Words, caption};
use super::wait::{wait_for, wait_until};

const WIDTHS: [u32; 5] = [320, 360, 390, 768, 1280];

fn opened(width: u32, address: &str) -> Page {
    let page = Page::blank();
    page.before_load("delete Navigator.prototype.clipboard; document.execCommand = () => false;");
    page.system_prefers("light", true);
    page.resize(width, 800);
    page.visit(address);
    page
}

#[track_caller]
fn assert_no_sideways_scrolling(page: &Page, what: &str) {
    let [content, window]: [u32; 2] =
        page.ask("const e = document.scrollingElement; return [e.scrollWidth, e.clientWidth]");
    assert!(content <= window, "{content} px in a window of {window}, {what}");
    let outside: Vec<String> = page.ask(
        "const width = document.scrollingElement.clientWidth + 1;
        return [...document.querySelectorAll('body *')]
            .filter(e => !e.closest('.unseen, .skip, defs, .gone'))
            .map(e => [e, e.getBoundingClientRect()])
            .filter(([, r]) => r.width > 0 && (r.left < -1 || r.right > width))
            .map(([e, r]) => `${e.outerHTML.slice(0, 80)} ${r.left} ${r.right}`)",
    );
    assert_eq!(outside, Vec::<String>::new(), "beyond the edge of {window} px, {what}");
}

#[test]
fn no_width_scrolls_sideways_whatever_is_said() {
    for (language, words) in [("en", EN), ("nl", NL)] {
        let page = opened(320, &format!("?p=243&lang={language}"));
        for width in WIDTHS {
            page.resize(width, 800);
            page.visit(&format!("?p=243&lang={language}"));
            assert_no_sideways_scrolling(&page, "at first");
            page.enter_number("99999999999999999999");
            wait_until("it is refused", || !page.complaint().is_empty());
            assert_no_sideways_scrolling(&page, "with a number refused");
            let copy: Vec<String> = page.ask(
                "const copy = [...document.querySelectorAll('button')].filter(e => e.parentElement.querySelector('.note'));
                return copy.map(e => e.getAttribute('aria-label'))",
            );
            assert_eq!(copy.len(), 5);
            for button in copy {
                page.press(&button);
                let refused = "return document.querySelectorAll('.note.refused').length === 1";
                wait_until("copying is refused", || page.ask(refused));
                assert_no_sideways_scrolling(&page, &format!("with {button} refused"));
            }
            for _ in 1..STEP_COUNT {
                page.press(words.step_forward);
                assert_no_sideways_scrolling(&page, "at a step of castling");
            }
        }
    }
}

#[test]
fn a_long_nonsense_in_the_address_fits_too() {
    let page = opened(320, "?p=MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM");
    assert_no_sideways_scrolling(&page, "with nonsense in the address");
}

#[test]
fn everything_to_press_is_44_pixels_wide_and_high() {
    for (width, language) in [(320, "en"), (320, "nl"), (768, "en"), (1280, "en"), (1280, "nl")] {
        let page = opened(width, &format!("?p=243&lang={language}"));
        let small: Vec<String> = page.ask(
            "return [...document.querySelectorAll('button, label:has([type=radio]), input[type=text]')]
                .map(e => [e, e.getBoundingClientRect()])
                .filter(([, r]) => r.width < 43.99 || r.height < 43.99)
                .map(([e, r]) => `${e.getAttribute('aria-label') ?? e.textContent}: ${r.width} by ${r.height}`)",
        );
        assert_eq!(small, Vec::<String>::new(), "too small at {width} px in {language}");
        let count: u32 =
            page.ask("return document.querySelectorAll('button, label:has([type=radio])').length");
        assert!(count >= 19, "{count}");
    }
}

#[test]
fn nothing_to_press_is_covered() {
    for (width, language) in [(320, "nl"), (768, "en"), (1280, "nl")] {
        let page = opened(width, &format!("?p=243&lang={language}"));
        let covered: Vec<String> = page.ask(
            "return [...document.querySelectorAll('button, label:has([type=radio]), input[type=text], a:not(.skip)')].filter(e => {
                e.scrollIntoView({ block: 'center' });
                const r = e.getBoundingClientRect();
                const top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
                return !e.contains(top);
            }).map(e => e.outerHTML)",
        );
        assert_eq!(covered, Vec::<String>::new(), "covered at {width} px in {language}");
    }
}

/// All castlings from all positions.
fn castlings() -> impl Iterator<Item = (Number, Colour, Side)> {
    let of = |number| {
        Colour::ALL.into_iter().flat_map(move |colour| Side::ALL.map(|side| (number, colour, side)))
    };
    Number::all().flat_map(of)
}

fn captions((number, colour, side): (Number, Colour, Side), words: &Words) -> Vec<String> {
    let start = Board::start(number.back_rank());
    steps(&start, route(number, colour, side))
        .iter()
        .map(|step| caption(words, &step.caption))
        .collect()
}

#[test]
fn every_caption_fits_into_the_room_that_is_kept_for_it() {
    for language in Language::ALL {
        let words = language.words();
        let all: BTreeSet<String> =
            castlings().flat_map(|castling| captions(castling, words)).collect();
        assert!(all.len() > 200);
        let page = opened(320, &format!("?p=243&lang={}", language.code()));
        for width in [320, 360, 390, 768, 1024, 1280] {
            page.resize(width, 800);
            let script = "
                const caption = document.querySelector('.caption'), room = caption.offsetHeight;
                const other = caption.cloneNode(true);
                caption.replaceWith(other);
                const higher = arguments[0].filter(text => {
                    other.lastChild.data = text;
                    return other.offsetHeight > room;
                });
                other.replaceWith(caption);
                return higher";
            let higher = page.script(script, vec![json!(all)]);
            let higher = higher.as_array().unwrap();
            assert!(
                higher.is_empty(),
                "at {width} px {} need more room, such as {}",
                higher.len(),
                higher[0]
            );
        }
    }
}

#[test]
fn nothing_moves_up_or_down_between_the_steps() {
    let places = "return [...document.querySelectorAll('button, input, textarea, h2, h3, svg[role=img]')]
        .map(e => [e.getAttribute('aria-label') ?? (e.id || e.className || e.textContent), Math.round(e.getBoundingClientRect().y + scrollY)])";
    for language in Language::ALL {
        let words = language.words();
        let length = |castling: &(Number, Colour, Side)| {
            captions(*castling, words).iter().map(String::len).max()
        };
        let longest = castlings().max_by_key(length).unwrap();
        let (number, colour, side) = longest;
        let page = opened(360, "");
        for width in [320, 360, 768, 1280] {
            page.resize(width, 800);
            page.visit(&format!("?p={number}&lang={}", language.code()));
            let at_first: Vec<(String, i32)> = page.ask(places);
            page.choose(words.colours[colour as usize]);
            page.choose(side.prose());
            for step in 0..STEP_COUNT {
                wait_for("the step", &step, || page.scene().dot.0);
                let now: Vec<(String, i32)> = page.ask(places);
                let moved: Vec<_> =
                    now.iter().zip(&at_first).filter(|(now, before)| now.1 != before.1).collect();
                assert!(moved.is_empty(), "{number} at {width} px, step {}: {moved:?}", step + 1);
                page.press(words.step_forward);
            }
        }
    }
}
