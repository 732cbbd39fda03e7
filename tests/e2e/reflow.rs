//! Room: no sideways scrolling, targets for a thumb, and nothing that jumps between steps.

use std::collections::BTreeSet;

use chess960::position::{Board, Colour, Number, STEP_COUNT, Side, steps};
use serde_json::json;

use super::castling::route;
use super::page::{EN, NL, Page};
use super::text::{self, Language, Words, caption, fill};
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

/// What makes the page scroll sideways, or sticks out of it.
#[track_caller]
fn too_wide(page: &Page) -> Vec<String> {
    page.ask(
        "const { scrollWidth, clientWidth } = document.scrollingElement;
        const outside = [...document.querySelectorAll('body *')]
            .filter(e => !e.closest('.unseen, .skip, defs, .gone'))
            .map(e => [e, e.getBoundingClientRect()])
            .filter(([, r]) => r.width > 0 && (r.left < -1 || r.right > clientWidth + 1))
            .map(([e, r]) => `${e.tagName}.${e.getAttribute('class')} ends at ${Math.round(r.right)}`);
        return scrollWidth > clientWidth ? [`scrolls to ${scrollWidth}`, ...outside] : outside",
    )
}

/// Collects what is wrong where, so that one fault does not hide the next.
#[derive(Default)]
struct Faults(Vec<String>);

impl Faults {
    fn add(&mut self, when: &str, faults: &[String]) {
        if !faults.is_empty() {
            self.0.push(format!("{when}: {}", faults.join(", ")));
        }
    }

    #[track_caller]
    fn assert_none(self) {
        assert!(self.0.is_empty(), "{:#?}", self.0);
    }
}

#[test]
fn no_width_scrolls_sideways_whatever_is_said() {
    let mut faults = Faults::default();
    for (language, words) in [("en", EN), ("nl", NL)] {
        let page = opened(320, &format!("?p=243&lang={language}"));
        for width in WIDTHS {
            let mut look = |what: &str| {
                faults.add(&format!("{width} px, {language}, {what}"), &too_wide(&page));
            };
            page.resize(width, 800);
            page.visit(&format!("?p=243&lang={language}"));
            look("at first");
            page.enter_number("99999999999999999999");
            wait_until("it is refused", || !page.complaint().is_empty());
            look("with a number refused");
            for what in [words.x_fen, words.shredder_fen, words.pgn_tags, words.link, words.rank] {
                page.press(&fill(words.copy_named, &[("what", &what)]));
                let refused = "return document.querySelectorAll('.note.refused').length === 1";
                wait_until("copying is refused", || page.ask(refused));
                look(&format!("with copying {what} refused"));
            }
            for step in 2..=STEP_COUNT {
                page.press(words.step_forward);
                look(&format!("at step {step} of castling"));
            }
            page.visit(&format!("?lang={language}&p={}", "M".repeat(80)));
            look("with nonsense in the address");
        }
    }
    faults.assert_none();
}

#[test]
fn everything_to_press_is_44_pixels_wide_and_high() {
    for (width, language) in [(320, "en"), (320, "nl"), (768, "en"), (1280, "en"), (1280, "nl")] {
        let page = opened(width, &format!("?p=243&lang={language}"));
        let small: Vec<String> = page.ask(
            "return [...document.querySelectorAll('button, label:has([type=radio]), input[type=text]')].filter(e => e.checkVisibility())
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
    let mut faults = Faults::default();
    for (width, language) in [(320, "en"), (320, "nl"), (360, "nl"), (768, "en"), (1280, "nl")] {
        let page = opened(width, &format!("?p=243&lang={language}"));
        let covered: Vec<String> = page.ask(
            "return [...document.querySelectorAll('button, label:has([type=radio]), input[type=text], a:not(.skip)')].filter(e => e.checkVisibility() && (() => {
                e.scrollIntoView({ block: 'center' });
                const r = e.getBoundingClientRect();
                const top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
                return !e.contains(top);
            })()).map(e => e.getAttribute('aria-label') ?? e.textContent)",
        );
        faults.add(&format!("{width} px, {language}"), &covered);
    }
    faults.assert_none();
}

/// All castlings from all positions.
fn castlings() -> impl Iterator<Item = (Number, Colour, Side)> {
    let of = |number| {
        Colour::ALL.into_iter().flat_map(move |colour| Side::ALL.map(|side| (number, colour, side)))
    };
    Number::all().flat_map(of)
}

/// What is said at each step, and what the key to its marks says.
fn said(
    (number, colour, side): (Number, Colour, Side),
    words: &Words,
) -> Vec<(String, Vec<&'static str>)> {
    let start = Board::start(number.back_rank());
    let said = steps(&start, route(number, colour, side)).map(|step| {
        let mut key: Vec<&str> = Vec::new();
        for &(_, mark) in &step.picture.marks {
            let meaning = text::mark(words, mark);
            if !key.contains(&meaning) {
                key.push(meaning);
            }
        }
        (caption(words, &step.caption), key)
    });
    said.into()
}

/// Caption and key each had room for its own longest, and a phone showed two holes: below the
/// caption, and above what is to be copied.
#[test]
fn every_caption_fits_with_its_key_into_the_room_that_is_kept_for_both() {
    let mut faults = Faults::default();
    for language in Language::ALL {
        let words = language.words();
        let all: BTreeSet<_> = castlings().flat_map(|castling| said(castling, words)).collect();
        assert!(all.len() > 200);
        let page = opened(320, &format!("?p=243&lang={}", language.code()));
        for width in [320, 360, 390, 768, 1024, 1280] {
            page.resize(width, 800);
            let script = "
                const said = document.querySelector('.said'), room = said.offsetHeight;
                const other = said.cloneNode(true);
                said.replaceWith(other);
                const [caption, key] = other.children;
                const higher = arguments[0].filter(([text, meanings]) => {
                    caption.lastChild.data = text;
                    key.innerHTML = meanings.map(e => `<li><svg class=sample></svg>${e}`).join('');
                    return other.offsetHeight > room;
                });
                other.replaceWith(said);
                return higher.map(([text, meanings]) => [text, ...meanings].join(' | '))";
            let higher = page.script(script, vec![json!(all)]);
            let higher: Vec<String> = serde_json::from_value(higher).unwrap();
            let example: Vec<String> =
                higher.iter().max_by_key(|text| text.len()).cloned().into_iter().collect();
            let count = format!(
                "{width} px, {}, {} captions of {}, such as",
                language.code(),
                higher.len(),
                all.len()
            );
            faults.add(&count, &example);
        }
    }
    faults.assert_none();
}

#[test]
fn nothing_moves_up_or_down_between_the_steps() {
    let mut faults = Faults::default();
    let places = "return [...document.querySelectorAll('button, input, textarea, h2, h3, svg[role=img]')].filter(e => e.checkVisibility())
        .map(e => [e.getAttribute('aria-label') ?? (e.id || e.className || e.textContent), Math.round(e.getBoundingClientRect().y + scrollY)])";
    for language in Language::ALL {
        let words = language.words();
        let length = |castling: &(Number, Colour, Side)| {
            said(*castling, words).iter().map(|(caption, _)| caption.len()).max()
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
                let moved = now.iter().zip(&at_first).filter(|(now, before)| now.1 != before.1);
                let moved: Vec<String> = moved
                    .map(|(now, before)| format!("{} by {}", now.0, now.1 - before.1))
                    .collect();
                let first = moved.first().cloned().into_iter().collect::<Vec<_>>();
                faults.add(
                    &format!("{width} px, {}, {number}, step {}", language.code(), step + 1),
                    &first,
                );
                page.press(words.step_forward);
            }
        }
    }
    faults.assert_none();
}

/// Number, Roll, board, rank, where castling begins, and something to copy.
#[test]
fn what_matters_is_on_the_first_screen() {
    let mut faults = Faults::default();
    for (width, height) in [(1280, 800), (390, 844)] {
        for language in Language::ALL {
            let page = opened(width, &format!("?p=243&lang={}", language.code()));
            page.resize(width, height);
            let below: Vec<String> = page.ask(
                "const whole = ['#number', '.roll', '.board .edge', '.figurines', '#rank', '.rank-row button'];
                const begun = ['.castling .choice'].concat(innerWidth > 900 ? ['.copy-box button'] : []);
                const ends = s => document.querySelector(s).getBoundingClientRect();
                return whole.filter(s => ends(s).bottom > innerHeight)
                    .concat(begun.filter(s => ends(s).top + 20 > innerHeight))",
            );
            faults.add(&format!("{width} by {height}, {}", language.code()), &below);
        }
    }
    faults.assert_none();
}
