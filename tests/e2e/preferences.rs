//! Which way the board is turned, language, theme, and what the system prefers.

use chess960::position::{Board, Colour, Side};
use serde_json::Value;

use super::castling::route;
use super::page::{EN, NL, Page, number, pieces_of};
use super::scene::scenes_of;
use super::wait::{wait_for, wait_until};

/// As where cookies are forbidden: to touch it throws.
const NO_STORAGE: &str = "Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('no', 'SecurityError'); } });";
/// As where it is full.
const FULL_STORAGE: &str =
    "Storage.prototype.setItem = Storage.prototype.getItem = Storage.prototype.removeItem =
    () => { throw new DOMException('full', 'QuotaExceededError'); };";

/// How light the ground of the page is, 0 to 765.
fn lightness(page: &Page) -> u32 {
    let colour: String = page.ask("return getComputedStyle(document.body).backgroundColor");
    let numbers =
        colour.split(|c: char| !c.is_ascii_digit()).filter_map(|part| part.parse::<u32>().ok());
    let lightness = numbers.take(3).sum();
    assert!(colour.starts_with("rgb("), "{colour}");
    lightness
}

fn wait_for_dark(page: &Page, dark: bool) {
    wait_for("the ground of the page is dark", &dark, || lightness(page) < 200);
}

#[test]
fn flip_turns_the_board_and_nothing_else() {
    let page = Page::blank();
    page.system_prefers("light", true);
    page.visit("?p=243");
    let (colour, side) = (Colour::Black, Side::C);
    let scenes =
        scenes_of(&Board::start(number(243).back_rank()), route(number(243), colour, side), EN);
    page.choose("Black");
    page.choose("0-0-0");
    page.press("Flip board");
    assert_eq!(page.focused(), "Flip board");
    for scene in &scenes {
        wait_for("pieces and marks from Black's side", scene, || page.scene_from(true));
        page.press("Step forward");
    }
    assert_ne!(page.scene_from(false).drawn, scenes[6].drawn, "it is turned indeed");
    page.press("Flip board");
    wait_for("turned back, at the same step", &scenes[6], || page.scene());
    page.press("Flip board");
    page.press("Next position");
    wait_for("it stays turned", &pieces_of(number(244)), || page.scene_from(true).drawn);
}

#[test]
fn a_language_changes_the_words_and_nothing_else() {
    let page = Page::blank();
    page.system_prefers("light", true);
    page.visit("?p=243");
    let start = Board::start(number(243).back_rank());
    let scenes = |words| scenes_of(&start, route(number(243), Colour::White, Side::C), words);
    page.choose("0-0-0");
    (0..3).for_each(|_| page.press("Step forward"));
    page.enter_number("1e2");
    let fens = "return [...document.querySelectorAll('textarea')].slice(0, 3).map(e => e.value)";
    let before: Value = page.ask(fens);
    page.press(NL.language);
    wait_for("the same step in Dutch", &scenes(NL)[3], || page.scene());
    assert_eq!((page.field(), page.address()), ("1e2".into(), "?p=243&lang=nl".into()));
    assert_eq!(page.ask::<Value>(fens), before, "what programs read is the same in every language");
    let spoken = page.spoken();
    for name in [
        NL.previous_position,
        NL.next_position,
        NL.roll,
        NL.flip_board,
        NL.play,
        NL.step_back,
        NL.step_forward,
        NL.start_again,
    ] {
        assert!(spoken.contains(&("button".into(), name.into())), "{name}");
    }
    for english in [EN.roll, EN.flip_board, EN.play, EN.castling, EN.x_fen_for] {
        assert!(
            english == NL.x_fen_for || !spoken.iter().any(|here| here.1 == english),
            "{english} is left"
        );
    }
    page.reload();
    page.shows(number(243));
    assert_eq!(page.words().language, NL.language);
    page.press(EN.language);
    wait_for("English again", &EN.language, || page.words().language);
    assert_eq!(page.address(), "?p=243&lang=en");
}

#[test]
fn a_chosen_language_is_kept_for_the_next_visit() {
    let page = Page::open("");
    page.press(NL.language);
    wait_for("Dutch", &NL.language, || page.words().language);
    page.visit("?p=7");
    assert_eq!(page.words().language, NL.language);
}

#[test]
fn the_theme_follows_the_system_until_it_is_chosen() {
    let page = Page::blank();
    page.system_prefers("dark", false);
    page.visit("?p=243");
    wait_for_dark(&page, true);
    page.system_prefers("light", false);
    wait_for_dark(&page, false);
    page.press(EN.to_dark);
    wait_for_dark(&page, true);
    page.named("button", EN.to_light);
    page.reload();
    wait_for_dark(&page, true);
    page.visit("?p=7");
    wait_for_dark(&page, true);
    page.press(EN.to_light);
    wait_for_dark(&page, false);
    page.shows(number(7));
}

#[test]
fn without_storage_everything_else_works() {
    for storage in [NO_STORAGE, FULL_STORAGE] {
        let page = Page::blank();
        page.before_load(storage);
        page.visit("?p=243");
        page.press(EN.to_dark);
        wait_for_dark(&page, true);
        page.press(NL.language);
        wait_for("Dutch", &NL.language, || page.words().language);
        page.press(NL.next_position);
        page.shows(number(244));
        page.press(NL.roll);
        page.press(NL.step_forward);
        wait_for("a step of castling", &1, || page.scene().dot.0);
        page.reload();
        wait_for_dark(&page, false);
    }
}

#[test]
fn under_reduced_motion_nothing_moves() {
    let page = Page::blank();
    let durations = "return [...new Set([...document.querySelectorAll('*')]
        .flatMap(e => getComputedStyle(e).transitionDuration.split(', ')))]";
    page.system_prefers("light", false);
    page.visit("?p=243");
    assert!(page.ask::<Vec<String>>(durations).len() > 1, "else pieces glide");
    page.press("Next position");
    wait_until("pieces glide", || page.ask::<usize>("return document.getAnimations().length") > 0);
    page.wait_until_still();
    page.system_prefers("light", true);
    assert_eq!(page.ask::<Vec<String>>(durations), ["0s"]);
    for button in ["Next position", "Step forward", "Flip board", "Step forward", "Step forward"] {
        let script = "[...document.querySelectorAll('button')].find(e => e.ariaLabel === arguments[0]).click();
            return new Promise(done => queueMicrotask(() => queueMicrotask(() => done(document.getAnimations().length))))";
        assert_eq!(page.script(script, vec![button.into()]), 0, "{button} moves something");
    }
}

#[test]
fn pieces_are_there_in_a_quarter_of_a_second() {
    let page = Page::open("?p=243");
    page.press("Next position");
    let longest: f64 = page.ask("return Math.max(0, ...document.getAnimations().map(a => a.effect.getComputedTiming().endTime))");
    assert!(longest <= 250.0, "{longest} ms");
}

/// The status once went on in the language that had just been left.
#[test]
fn what_was_said_is_gone_with_its_language() {
    let page = Page::open("?p=7");
    page.press("Next position");
    wait_until("the position is read out", || page.status().starts_with("Position 8"));
    page.press(NL.language);
    wait_for("Dutch", &NL.language, || page.words().language);
    assert_eq!(page.status(), "");
}

/// That sentence once stayed English, since it was among the words that had not come.
#[test]
fn that_words_did_not_come_is_said_in_the_language_that_was_chosen() {
    let page = Page::blank();
    page.before_load(
        "const real = window.fetch;
        window.fetch = (file, ...rest) => ('' + file).includes('words.')
            ? Promise.reject(new TypeError('no')) : real(file, ...rest);",
    );
    page.visit("");
    page.go(EN.view_names[5]);
    let said = "return [...document.querySelectorAll('.waiting, .waiting p')].map(e => e.lang + e.textContent)[1]";
    wait_for("it is said", &EN.did_not_arrive.to_owned(), || page.ask(said));
    page.press(NL.language);
    wait_for("it is said in Dutch", &NL.did_not_arrive.to_owned(), || page.ask(said));
    assert_eq!(page.ask::<String>("return document.querySelector('.waiting').lang"), "nl");
    page.named("button", NL.try_again);
}

/// Title, language and theme were once set anew at every change.
#[test]
fn the_document_is_left_alone_while_nothing_of_it_changes() {
    let page = Page::open("?p=243");
    let watch = "
        window.written = 0;
        new MutationObserver(() => { window.written += 1; })
            .observe(document.documentElement, { attributeFilter: ['lang', 'data-theme', 'data-ready', 'data-big'] });
        new MutationObserver(() => { window.written += 1; })
            .observe(document.querySelector('title'), { childList: true, characterData: true, subtree: true });";
    page.script(watch, vec![]);
    page.press("Step forward");
    page.press("Flip board");
    assert_eq!(page.ask::<usize>("return window.written"), 0);
    page.press("Next position");
    page.shows(number(244));
    wait_for("the title alone", &1, || page.ask::<usize>("return window.written"));
}
