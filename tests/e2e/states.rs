//! The page in every state that is worth looking at, for the tests that look at all of it.

use serde_json::json;

use super::page::Page;
use super::text::{Words, fill};
use super::wait::wait_until;

/// A state of the page.
pub struct State {
    /// What it is called in reports and in the names of files.
    pub name: &'static str,
    /// The hash of its view.
    pub view: &'static str,
    /// What is done there.
    reach: fn(&Page, &Words),
}

impl State {
    /// Opens the page afresh with position 243 and brings it into this state.
    #[track_caller]
    pub fn open(&self, page: &Page, language: &str) {
        page.open_view(&format!("?p=243&lang={language}#{}", self.view));
        (self.reach)(page, page.words());
    }
}

const fn state(name: &'static str, view: &'static str, reach: fn(&Page, &Words)) -> State {
    State { name, view, reach }
}

/// Each view as it opens.
pub const VIEWS: [State; 6] = [
    state("position", "position", |_, _| ()),
    state("by-hand", "by-hand", |_, _| ()),
    state("numbers", "numbers", |_, _| ()),
    state("judge", "judge", |_, _| ()),
    state("all", "all", |_, _| ()),
    state("rules", "rules", |_, _| ()),
];

/// With something in them, with something wrong, in the middle of something.
pub const MORE: [State; 12] = [
    state("position-refused", "position", |page, _| {
        page.enter_number("960");
        wait_until("it is refused", || !page.complaint().is_empty());
    }),
    state("position-castling", "position", |page, words| {
        page.choose("0-0");
        page.press(words.step_forward);
    }),
    state("position-castled", "position", |page, words| {
        page.choose("0-0-0");
        (1..7).for_each(|_| page.press(words.step_forward));
    }),
    state("position-copied", "position", |page, words| {
        page.press(&fill(words.copy_named, &[("what", &words.x_fen)]));
        wait_until("it says so", || !page.status().is_empty());
    }),
    state("by-hand-drawn", "by-hand", |page, words| {
        click(page, ".face[aria-label='6']");
        (0..3).for_each(|_| page.press(words.by_hand.roll_die));
        for method in &words.by_hand.methods {
            page.press(&format!("{} ({})", words.by_hand.draw_for_me, method.title));
        }
    }),
    state("by-hand-complete", "by-hand", |page, words| page.press(words.by_hand.roll_all)),
    state("judge-legal", "judge", |page, words| {
        judge(page, "2nkn3/2p1p3/8/8/8/6r1/7r/RR3K2 w B - 0 1");
        page.press(words.step_forward);
    }),
    state("judge-illegal", "judge", |page, _| {
        judge(page, "4k3/8/8/8/8/8/8/qRK5 w B");
        click(page, "[data-castling=white-c]");
    }),
    state("judge-refused", "judge", |page, _| judge(page, "4k3/8/8/8/x7/8/8/4K3 w - - 0 1")),
    state("all-filtered", "all", |page, _| {
        page.script("document.querySelector('details').open = true", vec![]);
        click(page, "#place-h");
        click(page, ".pieces button");
        page.paste("BNRKQNRB");
        page.focus_on("list");
        page.key(thirtyfour::Key::Down);
    }),
    state("all-refused", "all", |page, _| {
        page.paste("RNBBKBNR");
        page.focus_on("pattern");
        page.keys("KX");
    }),
    state("rules-stepped", "rules", |page, words| {
        click(page, &format!(".kind [aria-label='{}']", words.step_forward));
        click(page, "summary");
    }),
];

fn click(page: &Page, selector: &str) {
    page.script("document.querySelector(arguments[0])?.click()", vec![json!(selector)]);
}

/// Puts a FEN into the Judge, and waits until the page has an answer.
fn judge(page: &Page, fen: &str) {
    page.put_fen(fen);
    wait_until("it is judged", || {
        page.ask(
            "return document.querySelector('[data-castling], #fen-message:not(:empty)') !== null",
        )
    });
}

impl Page {
    /// Opens a view afresh, whatever was shown before.
    #[track_caller]
    pub fn open_view(&self, address: &str) {
        let url = self.server().base() + address;
        self.run(async {
            self.driver().goto("about:blank").await?;
            self.driver().goto(url).await
        });
        let there = "return document.documentElement.hasAttribute('data-ready') &&
            document.querySelector('main') !== null && document.querySelector('.waiting') === null";
        wait_until("the view is there", || self.ask(there));
    }

    /// Puts a text into the Judge's field, and leaves it.
    #[track_caller]
    fn put_fen(&self, text: &str) {
        let script = "const field = document.getElementById('fen');
            field.value = arguments[0];
            for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));";
        self.script(script, vec![json!(text)]);
    }
}
