//! The view with the rules: every board played to its end, at its own address, in both languages.

use std::collections::BTreeMap;

use chess960::position::{Example, KIND_EXAMPLES, Place, STEP_COUNT, Step, steps};

use super::devtools::STOPPED_CLOCK;
use super::page::{EN, NL, Page, Pieces};
use super::text::{Words, caption, fill, kind};
use super::wait::{wait_for, wait_until};

/// How long a step stays, in milliseconds.
const STAY: u32 = 4000;

fn opened(address: &str) -> Page {
    let page = Page::blank();
    page.before_load(STOPPED_CLOCK);
    page.system_prefers("light", true);
    visit(&page, address);
    page
}

fn visit(page: &Page, address: &str) {
    let url = page.server().base() + address;
    page.run(async { page.driver().goto(url).await });
    wait_until("the rules are there", || {
        page.ask::<usize>("return document.querySelectorAll('.rules .kind').length") == 5
    });
}

/// Follows the link of this name.
fn follow(page: &Page, selector: &str, name: &str) {
    let link = page.named(selector, name);
    page.run(async { link.click().await });
}

fn steps_of(example: Example) -> [Step; STEP_COUNT] {
    steps(&example.near_board(), example.route())
}

/// Presses a button of one of the boards.
fn press(page: &Page, board: usize, button: &str) {
    let script = "[...document.querySelectorAll('.kind')[arguments[0]].querySelectorAll('button')]
        .find(e => (e.getAttribute('aria-label') ?? e.textContent) === arguments[1]).click()";
    page.script(script, vec![board.into(), button.into()]);
}

/// What stands on one of the boards, and what is said of it.
fn seen(page: &Page, board: usize) -> (Pieces, String) {
    let script = "const kind = document.querySelectorAll('.kind')[arguments[0]];
        if (!kind) return [[], ''];
        return [[...kind.querySelectorAll('[data-square]')].map(e => [e.dataset.square, e.dataset.piece]),
            kind.querySelector('.caption').lastChild.data]";
    let answer = page.script(script, vec![board.into()]);
    let (pairs, said): (Vec<(String, String)>, String) = serde_json::from_value(answer).unwrap();
    (pairs.into_iter().collect(), said)
}

fn expected(step: &Step, words: &Words) -> (Pieces, String) {
    let mut standing = BTreeMap::new();
    for man in &step.picture.men {
        if let Place::On(square) = man.place {
            standing.insert(square.to_string(), man.piece.letter().to_string());
        }
    }
    (standing, caption(words, &step.caption))
}

#[test]
fn every_board_is_played_to_its_end_and_back() {
    for (address, words) in [("#rules", EN), ("?lang=nl#rules", NL)] {
        let page = opened(address);
        for (board, example) in KIND_EXAMPLES.into_iter().enumerate() {
            let steps = steps_of(example).map(|step| expected(&step, words));
            for (index, step) in steps.iter().enumerate() {
                if index > 0 {
                    press(&page, board, words.step_forward);
                }
                wait_for(&format!("board {board}, step {index}"), step, || seen(&page, board));
            }
            assert!(page.status().ends_with(&steps[6].1), "the last step is read out");
            press(&page, board, words.step_back);
            wait_for("one back", &steps[5], || seen(&page, board));
            press(&page, board, words.start_again);
            wait_for("the start", &steps[0], || seen(&page, board));
        }
    }
}

#[test]
fn one_board_plays_at_a_time_and_none_when_another_view_is_opened() {
    let page = opened("#rules");
    press(&page, 0, EN.play);
    wait_for("a clock", &1, || page.clocks_running());
    page.pass_time(STAY);
    let first = steps_of(KIND_EXAMPLES[0]).map(|step| expected(&step, EN));
    wait_for("the second step", &first[1], || seen(&page, 0));
    press(&page, 3, EN.play);
    page.named("button", EN.pause);
    page.pass_time(STAY);
    let third = steps_of(KIND_EXAMPLES[3]).map(|step| expected(&step, EN));
    wait_for("the other one goes on", &third[1], || seen(&page, 3));
    assert_eq!(seen(&page, 0), first[1], "the first one waits");
    follow(&page, "nav a", EN.view_names[0]);
    wait_for("no clock", &0, || page.clocks_running());
    follow(&page, "nav a", EN.view_names[EN.view_names.len() - 1]);
    wait_for("its step is kept", &first[1], || seen(&page, 0));
}

#[test]
fn the_language_changes_and_the_step_stays() {
    let page = opened("?p=7#rules");
    press(&page, 2, EN.step_forward);
    page.press(NL.language);
    let step = expected(&steps_of(KIND_EXAMPLES[2])[1], NL);
    wait_for("the same step in Dutch", &step, || seen(&page, 2));
    assert_eq!(page.address(), "?p=7&lang=nl#rules");
    let name = kind(NL, KIND_EXAMPLES[2].route().kind());
    let name = fill(NL.rules.example_board, &[("kind", &name), ("side", &"0-0")]);
    page.named("[role=group]", &name);
}

#[test]
fn a_section_has_an_address_of_its_own() {
    let page = opened("#rules/figures");
    let top =
        "return Math.round(document.getElementById('rules/figures').getBoundingClientRect().y)";
    wait_until("the section is at the top", || page.ask::<i32>(top).abs() < 40);
    let heading = EN.rules.sections[6];
    follow(&page, ".contents a", heading);
    assert_eq!(page.address(), "#rules/questions");
    wait_until("the view stays", || {
        page.ask::<i32>("return Math.round(document.getElementById('rules/questions').getBoundingClientRect().y)").abs() < 40
    });
    page.back();
    wait_for("back", &"#rules/figures".to_owned(), || page.address());
    page.named("h2", heading);
}

#[test]
fn no_width_scrolls_sideways_and_nothing_moves_between_the_steps() {
    for (language, words) in [("en", EN), ("nl", NL)] {
        let page = opened(&format!("?lang={language}#rules"));
        for width in [320, 360, 390, 768, 1024, 1280] {
            page.resize(width, 800);
            visit(&page, &format!("?lang={language}&w={width}#rules"));
            let wide = "const { scrollWidth, clientWidth } = document.scrollingElement; return scrollWidth - clientWidth";
            assert_eq!(page.ask::<i32>(wide), 0, "{width} px, {language}");
            let height = "return document.body.scrollHeight";
            let at_first: i32 = page.ask(height);
            for _ in 1..STEP_COUNT {
                for board in 0..KIND_EXAMPLES.len() {
                    press(&page, board, words.step_forward);
                }
                assert_eq!(page.ask::<i32>(height), at_first, "{width} px, {language}");
            }
        }
    }
}
