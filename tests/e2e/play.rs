//! Castling that plays by itself, with a clock that the test moves.

use chess960::position::{Board, Colour, Side};

use super::castling::route;
use super::devtools::STOPPED_CLOCK;
use super::page::{EN, Page, number};
use super::scene::{Scene, scenes_of};
use super::wait::{wait_for, wait_until};

/// How long a step stays, in milliseconds.
const STAY: u32 = 4000;

fn opened() -> (Page, Vec<Scene>) {
    let page = Page::blank();
    page.before_load(STOPPED_CLOCK);
    page.system_prefers("light", true);
    page.visit("?p=243");
    let start = Board::start(number(243).back_rank());
    (page, scenes_of(&start, route(number(243), Colour::White, Side::G), EN))
}

#[test]
fn it_plays_to_the_end_and_stops_there() {
    let (page, scenes) = opened();
    assert_eq!(page.clocks_running(), 0);
    page.press("Play");
    page.named("button", "Pause");
    assert_eq!(page.focused(), "Pause", "the same button, with the focus");
    for scene in &scenes {
        wait_for("the next step", scene, || page.scene());
        page.pass_time(STAY - 1);
        assert_eq!(page.scene(), *scene, "each step stays as long as the others");
        page.pass_time(1);
    }
    page.named("button", "Play");
    wait_for("its clock has stopped", &0, || page.clocks_running());
    assert_eq!(page.scene(), scenes[6]);
    page.press("Play");
    wait_for("from the end it plays again from the start", &scenes[0], || page.scene());
    assert_eq!(page.clocks_running(), 1);
}

#[test]
fn pause_holds_it_and_play_goes_on_from_there() {
    let (page, scenes) = opened();
    page.press("Play");
    page.pass_time(STAY);
    page.pass_time(STAY);
    wait_for("the third step", &scenes[2], || page.scene());
    page.press("Pause");
    page.named("button", "Play");
    page.pass_time(10 * STAY);
    assert_eq!((page.scene(), page.clocks_running()), (scenes[2].clone(), 0));
    page.press("Play");
    page.pass_time(STAY);
    wait_for("the fourth step", &scenes[3], || page.scene());
}

#[test]
fn whatever_a_hand_does_stops_it() {
    let (page, _) = opened();
    for hand in
        ["Step forward", "Step back", "Start again", "Next position", "Roll", "0-0-0", "Black"]
    {
        page.visit("?p=243");
        page.press("Play");
        page.pass_time(STAY);
        if matches!(hand, "0-0-0" | "Black") {
            page.choose(hand);
        } else {
            page.press(hand);
        }
        page.named("button", "Play");
        wait_for(&format!("{hand} stops its clock"), &0, || page.clocks_running());
    }
}

#[test]
fn it_plays_in_real_time_too() {
    let page = Page::open("?p=243");
    page.press("Play");
    wait_until("the second step comes by itself", || page.scene().dot.0 == 1);
    page.press("Pause");
}

#[test]
fn a_step_moves_and_comes_to_rest_where_it_should() {
    let page = Page::open("?p=243");
    let start = Board::start(number(243).back_rank());
    let scenes = scenes_of(&start, route(number(243), Colour::White, Side::G), EN);
    page.choose("0-0");
    for scene in &scenes[1..] {
        page.press("Step forward");
        page.wait_until_still();
        assert_eq!(page.scene(), *scene);
    }
    // Faster than the pieces can move: what comes out in the end is right all the same.
    page.script(
        "for (let i = 0; i < 4; i++) document.querySelector('[aria-label=\"Step back\"]').click()",
        vec![],
    );
    wait_for("four steps back at once", &scenes[2], || page.scene());
}
