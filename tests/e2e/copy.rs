//! Copying, by each way that a browser may allow: what is on the clipboard in the end is compared.

use chess960::position::{Dialect, Setup, pgn_tags};
use serde_json::json;
use thirtyfour::Key;

use super::engine::is_chromium;
use super::page::{EN, NL, Page, number};
use super::text::{Words, fill, rank_sentence};
use super::wait::wait_for;

/// Keeps the clipboard for the test itself, whatever the page is left with.
const KEEP: &str = "window.realClipboard = navigator.clipboard;";
/// As on plain http.
const NONE: &str = "Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });";
/// As where the user or the frame has forbidden it.
const REFUSED: &str = "navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));";
/// As where a browser throws rather than to refuse, which once left the button dead.
const THROWS: &str = "navigator.clipboard.writeText = () => { throw new TypeError('no') };";
const NO_COMMAND: &str = "document.execCommand = () => false;";
/// A field of the test's own, for the reader's own keys; it gives back the focus and the selection.
const SCRATCH: &str = "
    window.before = document.activeElement;
    const selection = getSelection();
    window.range = selection.rangeCount > 0 && !before.select ? selection.getRangeAt(0) : null;
    window.scratch = document.body.appendChild(document.createElement('textarea'));
    scratch.value = arguments[0];
    scratch.select();";
const SCRATCH_AWAY: &str = "
    const text = scratch.value;
    scratch.remove();
    before.focus();
    if (range) { getSelection().removeAllRanges(); getSelection().addRange(range); }
    return text";

impl Page {
    /// What a paste would give.
    #[track_caller]
    pub fn clipboard(&self) -> String {
        if !is_chromium() {
            self.script(SCRATCH, vec![json!("")]);
            self.chord(Key::Control, 'v');
            return self.ask(SCRATCH_AWAY);
        }
        let script = "const done = arguments[0];
            (window.realClipboard ?? navigator.clipboard).readText().then(done, e => done('cannot read: ' + e))";
        let read = self.run(async { self.driver().execute_async(script, vec![]).await });
        read.json().as_str().unwrap().to_owned()
    }

    /// Copies a text elsewhere.
    #[track_caller]
    pub fn put_on_clipboard(&self, text: &str) {
        if !is_chromium() {
            self.script(SCRATCH, vec![json!(text)]);
            self.chord(Key::Control, 'c');
            self.script(SCRATCH_AWAY, vec![]);
            return;
        }
        let script = "const [text, done] = arguments;
            (window.realClipboard ?? navigator.clipboard).writeText(text).then(() => done(''), e => done('' + e))";
        let written =
            self.run(async { self.driver().execute_async(script, vec![json!(text)]).await });
        assert_eq!(written.json(), "");
    }

    /// What is selected, in a field or in the page.
    #[track_caller]
    fn selected(&self) -> String {
        self.ask(
            "const e = document.activeElement;
            return e.value?.slice(e.selectionStart, e.selectionEnd) || getSelection().toString()",
        )
    }
}

/// Each thing to copy: its name, and its text by `position`.
fn texts(page: &Page, shown: u16, words: &Words, language: &str) -> Vec<(&'static str, String)> {
    let rank = number(shown).back_rank();
    let start = Setup::start(rank);
    vec![
        (words.x_fen, start.fen(Dialect::XFen)),
        (words.shredder_fen, start.fen(Dialect::Shredder)),
        (words.pgn_tags, pgn_tags(&start)),
        (words.link, format!("{}?p={shown}{language}", page.server().base())),
        (words.rank, rank_sentence(words, rank)),
    ]
}

fn opened(scripts: &[&str], address: &str, write: bool) -> Page {
    let page = Page::blank();
    page.clipboard_is_allowed(write);
    for script in scripts {
        page.before_load(script);
    }
    page.visit(address);
    page
}

#[track_caller]
fn assert_copies(page: &Page, shown: u16, words: &Words, language: &str) {
    for (name, text) in texts(page, shown, words, language) {
        page.put_on_clipboard("something else");
        let button = fill(words.copy_named, &[("what", &name)]);
        page.press(&button);
        let copied = fill(words.copied_named, &[("what", &name)]);
        wait_for("it says that it is copied", &copied, || page.status());
        assert_eq!(page.clipboard(), text, "{name}");
        assert_eq!(page.focused(), button, "the focus is where it was");
        assert_eq!(note_beside(page, &button), words.copied);
    }
}

#[track_caller]
fn note_beside(page: &Page, button: &str) -> String {
    let script = "const named = e => e.getAttribute('aria-label') === arguments[0];
        return [...document.querySelectorAll('button')].find(named).parentElement.querySelector('.note').textContent";
    page.script(script, vec![button.into()]).as_str().unwrap().to_owned()
}

#[test]
fn through_the_clipboard() {
    // 518 and one of those with an inner look: all five texts, by position.
    let page = opened(&[], "", true);
    for shown in [518, 0] {
        page.visit(&format!("?p={shown}"));
        assert_copies(&page, shown, EN, "");
    }
}

#[test]
fn in_dutch() {
    let page = opened(&[], "?p=243&lang=nl", true);
    assert_copies(&page, 243, NL, "&lang=nl");
}

#[test]
fn where_there_is_no_clipboard() {
    let page = opened(&[KEEP, NONE], "?p=243", true);
    assert!(page.ask::<bool>("return navigator.clipboard === undefined"), "it is gone");
    assert_copies(&page, 243, EN, "");
}

#[test]
fn where_the_clipboard_refuses() {
    let write = "const write = navigator.clipboard.writeText.bind(navigator.clipboard);
        window.realClipboard = { writeText: write, readText: () => navigator.clipboard.readText() };";
    for refusal in [REFUSED, THROWS] {
        let page = opened(&[KEEP, write, refusal], "?p=243", true);
        assert_copies(&page, 243, EN, "");
    }
}

#[test]
fn where_all_is_refused_the_text_is_selected_for_the_readers_own_keys() {
    let write = "const write = navigator.clipboard.writeText.bind(navigator.clipboard);
        window.realClipboard = { writeText: write, readText: () => navigator.clipboard.readText() };";
    for refusal in [&[write, REFUSED, NO_COMMAND][..], &[KEEP, NONE, NO_COMMAND][..]] {
        let page = opened(refusal, "?p=243", true);
        for (name, text) in texts(&page, 243, EN, "") {
            page.put_on_clipboard("something else");
            let button = format!("Copy {name}");
            page.press(&button);
            let sentence = fill(EN.press_to_copy, &[("key", &"Ctrl+C")]);
            wait_for("it says what to press", &sentence, || page.status());
            wait_for("it says so beside it", &sentence, || note_beside(&page, &button));
            assert_eq!(
                page.clipboard(),
                "something else",
                "nothing was copied, so nothing may say so"
            );
            assert_eq!(page.selected(), text, "{name} is selected");
            page.chord(Key::Control, 'c');
            wait_for("Ctrl+C copies it", &text, || page.clipboard());
        }
    }
}

#[test]
fn what_is_shown_to_copy_is_what_is_copied() {
    let page = Page::open("?p=0");
    let shown: Vec<String> =
        page.ask("return [...document.querySelectorAll('textarea')].map(e => e.value)");
    let texts: Vec<String> = texts(&page, 0, EN, "").into_iter().map(|text| text.1).collect();
    assert_eq!(shown, texts[..4]);
    let cut_off: Vec<String> = page.ask(
        "return [...document.querySelectorAll('textarea')]
            .filter(e => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth).map(e => e.id)",
    );
    assert_eq!(cut_off, Vec::<String>::new(), "the whole text is readable");
}

#[test]
fn the_word_copied_goes_away_by_itself_and_with_another_position() {
    let page = opened(&[KEEP, super::devtools::STOPPED_CLOCK], "?p=243", true);
    page.press("Copy X-FEN");
    wait_for("it says so", &EN.copied.to_owned(), || note_beside(&page, "Copy X-FEN"));
    page.pass_time(20_000);
    wait_for("it is gone", &String::new(), || note_beside(&page, "Copy X-FEN"));
    page.press("Copy X-FEN");
    wait_for("it says so", &EN.copied.to_owned(), || note_beside(&page, "Copy X-FEN"));
    page.press("Next position");
    wait_for("it is gone", &String::new(), || note_beside(&page, "Copy X-FEN"));
}

#[test]
fn the_links_out_carry_position_and_variant() {
    use chess960::position::{LichessPage, lichess};
    let page = Page::open("?p=123");
    page.press("Next position");
    page.shows(number(124));
    let links: Vec<String> =
        page.ask("return [...document.querySelectorAll('a[href^=http]')].map(e => e.href)");
    let expected =
        [LichessPage::Analysis, LichessPage::Editor].map(|site| lichess(site, number(124)));
    assert_eq!(links, expected);
}
