//! The whole page by keyboard alone: Tab, Enter, Space and arrows.

use chess960::position::{Board, Colour, Side};
use thirtyfour::Key;

use super::castling::route;
use super::page::{EN, Page, number};
use super::scene::scenes_of;
use super::wait::{wait_for, wait_until};

/// The button for the mirror of position 243.
const MIRROR: &str = "Mirror: 611";

/// What Tab must reach, in the order of reading.
fn stops(other_theme: &str) -> Vec<String> {
    let before = [EN.skip];
    let after = [
        "Nederlands",
        other_theme,
        "Previous position",
        "Position number",
        "Next position",
        "Roll",
        "Flip board",
        EN.big,
        "Copy rank",
        MIRROR,
        EN.double,
        "White",
        "0-0",
        "Start again",
        "Step back",
        "Play",
        "Step forward",
        "X-FEN",
        "Copy X-FEN",
        "Shredder-FEN",
        "Copy Shredder-FEN",
        "PGN tags",
        "Copy PGN tags",
        "Link",
        "Copy link",
        EN.lichess_analysis,
        EN.lichess_editor,
        EN.judge_this,
        EN.take_away,
        EN.keys,
    ];
    before.into_iter().chain(EN.view_names).chain(after).map(str::to_owned).collect()
}

/// Whether what has the focus can be seen to have it, and is within the window.
const FOCUS: &str = "
    const e = document.activeElement;
    const seen = e.type === 'radio' ? e.nextElementSibling : e;
    const style = getComputedStyle(seen), r = seen.getBoundingClientRect();
    const see_through = /, 0\\)$|transparent/.test(style.outlineColor);
    return [
        style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 && !see_through,
        r.width > 0 && r.bottom > 0 && r.top < innerHeight && r.right > 0 && r.left < innerWidth,
    ]";

impl Page {
    /// Presses Tab until the focus is on what is called so.
    #[track_caller]
    fn tab_to(&self, name: &str) {
        for _ in 0..60 {
            if self.focused() == name {
                return;
            }
            self.key(Key::Tab);
        }
        panic!("Tab never comes to {name}");
    }
}

fn assert_all_reached(page: &Page, stops: &[String]) {
    let mut reached = Vec::new();
    for _ in stops {
        page.key(Key::Tab);
        let name = page.focused();
        let [seen, inside]: [bool; 2] = page.ask(FOCUS);
        assert!(seen, "the focus on {name} is seen");
        wait_until("what has the focus is in the window", || {
            page.ask::<[bool; 2]>(FOCUS)[1] || inside
        });
        reached.push(name);
    }
    assert_eq!(reached, stops);
    for stop in stops.iter().rev().skip(1) {
        page.chord(Key::Shift, Key::Tab);
        wait_for("the same way back", stop, || page.focused());
    }
}

#[test]
fn tab_reaches_everything_in_order_and_is_seen_to() {
    let page = Page::open("?p=243");
    assert_all_reached(&page, &stops(EN.to_dark));
}

#[test]
fn on_a_phones_screen_and_in_the_dark_too() {
    let page = Page::blank();
    page.resize(360, 640);
    page.system_prefers("dark", true);
    page.visit("?p=243");
    let mut stops = stops(EN.to_light);
    // On a phone there is no big screen.
    stops.retain(|stop| stop != EN.big);
    assert_all_reached(&page, &stops);
}

/// What can be pressed, chosen or typed into but is not among the stops.
#[test]
fn there_is_nothing_else_to_reach() {
    let page = Page::open("?p=243");
    let controls: usize =
        page.ask("return document.querySelectorAll('a, button, input, textarea').length");
    let radios_not_chosen = 2;
    assert_eq!(controls - radios_not_chosen, stops(EN.to_dark).len());
    let taken_out: usize =
        page.ask("return document.querySelectorAll(':is(a, button, input, textarea):is([tabindex], [disabled])').length");
    assert_eq!(taken_out, 0);
}

#[test]
fn buttons_take_enter_and_space() {
    let page = Page::open("?p=243");
    page.tab_to("Next position");
    page.key(Key::Enter);
    page.shows(number(244));
    page.key(Key::Space);
    page.shows(number(245));
    assert_eq!(page.focused(), "Next position");
    page.tab_to("Roll");
    page.key(Key::Enter);
    wait_until("something is rolled", || {
        page.status().starts_with("Position") && page.address() != "?p=245"
    });
    page.tab_to("Flip board");
    page.key(Key::Space);
    wait_until("the board is turned", || {
        page.ask("return document.querySelector('.board.flipped') !== null")
    });
    page.clipboard_is_allowed(true);
    page.tab_to("Copy X-FEN");
    page.key(Key::Enter);
    wait_for("it is copied", &"Copied: X-FEN.".to_owned(), || page.status());
}

#[test]
fn the_skip_link_is_seen_with_the_focus_and_skips() {
    let page = Page::open("?p=243");
    let top = "return document.querySelector('.skip').getBoundingClientRect().bottom";
    assert!(page.ask::<f64>(top) <= 0.0, "out of sight without the focus");
    page.key(Key::Tab);
    assert!(page.ask::<f64>(top) > 20.0);
    page.key(Key::Enter);
    page.key(Key::Tab);
    assert_eq!(page.focused(), "Previous position");
    page.shows(number(243));
}

/// The address of a view is the place of `main`, and going there scrolled the bar out of sight.
#[test]
fn a_view_that_is_chosen_or_linked_to_leaves_the_bar_in_sight() {
    let page = Page::blank();
    for (width, height) in [(390, 844), (1280, 800)] {
        page.resize(width, height);
        page.visit("?p=243#position");
        for view in EN.view_names.into_iter().chain([EN.view_names[0]]) {
            let bar = "return document.querySelector('nav').getBoundingClientRect().top";
            assert!(page.ask::<f64>(bar) >= 0.0, "{width} by {height}, before {view}");
            page.go(view);
        }
        let bar = "return [scrollY, document.querySelector('nav').getBoundingClientRect().top]";
        let [scrolled, top]: [f64; 2] = page.ask(bar);
        assert!(scrolled == 0.0 && top >= 0.0, "{width} by {height}: {scrolled}, {top}");
    }
}

#[test]
fn a_number_is_typed_without_the_mouse() {
    let page = Page::open("?p=243");
    page.tab_to("Position number");
    // Tab selects what is in a field.
    page.keys("518");
    page.key(Key::Enter);
    page.shows(number(518));
    assert_eq!(page.focused(), "Position number");
}

#[test]
fn castling_is_chosen_by_arrows_and_stepped_by_enter() {
    let page = Page::blank();
    page.system_prefers("light", true);
    page.visit("?p=243");
    let start = Board::start(number(243).back_rank());
    let scenes = |colour, side| scenes_of(&start, route(number(243), colour, side), EN);
    page.tab_to("White");
    wait_for("looking at a castling marks it", &scenes(Colour::White, Side::G)[0], || page.scene());
    page.key(Key::Right);
    wait_for("Black", &scenes(Colour::Black, Side::G)[0], || page.scene());
    assert_eq!(page.focused(), "Black");
    page.tab_to("0-0");
    page.key(Key::Down);
    let scenes = scenes(Colour::Black, Side::C);
    wait_for("the other side", &scenes[0], || page.scene());
    page.tab_to("Step forward");
    for scene in &scenes[1..] {
        page.key(Key::Enter);
        wait_for("the next step", scene, || page.scene());
        assert_eq!(page.focused(), "Step forward", "the focus stays, at the end too");
    }
    page.key(Key::Space);
    assert_eq!(page.scene(), scenes[6]);
}

#[test]
fn single_keys_do_what_the_page_says_and_can_be_switched_off() {
    let page = Page::open("?p=243");
    let flipped = "return !!document.querySelector('.board.flipped')";
    page.tab_to("Roll");
    page.keys("acdghijklmnopqstuvwxyz019?/");
    page.shows(number(243));
    page.keys("f");
    wait_until("the board is turned", || page.ask(flipped));
    page.keys("r");
    wait_until("it is rolled", || page.address() != "?p=243");
    let rolled = page.address();
    page.script("document.getElementById('number').select()", vec![]);
    page.keys("rfb");
    assert_eq!(page.field(), "rfb", "in a field they are letters");
    page.visit("?p=243");
    let keys = page.named("footer label", EN.keys);
    page.run(async { keys.click().await });
    page.keys("rfb");
    page.reload();
    page.keys("rfb");
    page.shows(number(243));
    assert!(
        !page.ask::<bool>(flipped) && !page.ask::<bool>("return !!document.querySelector('.big')")
    );
    assert_ne!(rolled, page.address());
    let keys = page.named("footer label", EN.keys);
    page.run(async { keys.click().await });
    page.keys("f");
    wait_until("they do something again", || page.ask(flipped));
}
