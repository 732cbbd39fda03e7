//! Numbers: what is told follows the number.

use chess960::position::{Derivation, Number};

use super::page::{EN, Page, number};
use super::text::{step_to_number, step_to_rank};
use super::wait::wait_until;

/// Whether every step of this number is told, both ways.
fn tells(page: &Page, number: Number) -> bool {
    let text: String = page.ask("return document.querySelector('main').textContent");
    let steps = Derivation::of(number).steps();
    steps.iter().enumerate().all(|(index, step)| {
        text.contains(&step_to_rank(EN, index, step))
            && (index == 4 || text.contains(&step_to_number(EN, index, step)))
    })
}

#[test]
fn the_steps_follow_the_picker_and_the_board_follows_them() {
    let page = Page::open("?p=518");
    page.go(EN.view_names[2]);
    wait_until("518 is told", || tells(&page, number(518)));
    page.enter_number("243");
    wait_until("243 is told", || tells(&page, number(243)));
    page.press(EN.next_position);
    wait_until("244 is told", || tells(&page, number(244)));
    page.press("959");
    wait_until("959 is told", || tells(&page, number(959)));
    assert_eq!(page.address(), "?p=959#numbers");
    page.go(EN.view_names[0]);
    page.shows(number(959));
}
