//! Stepping through castling, compared picture by picture with `position`.

use std::collections::BTreeSet;

use chess960::position::{Board, Colour, Kind, Number, Route, Side};

use super::page::{EN, NL, Page, number};
use super::scene::scenes_of;
use super::text::{self, Words};
use super::wait::wait_for;

/// The number with this kind of castling that has the most in the way.
fn fullest(kind: Kind, side: Side) -> Number {
    let of_kind = Number::all().filter(|number| route(*number, Colour::White, side).kind() == kind);
    of_kind.max_by_key(|&number| in_the_way(number, side)).unwrap()
}

fn in_the_way(number: Number, side: Side) -> usize {
    let rank = number.back_rank();
    Route::from_start(rank, Colour::White, side).in_the_way(&Board::start(rank)).len()
}

pub fn route(number: Number, colour: Colour, side: Side) -> Route {
    Route::from_start(number.back_rank(), colour, side)
}

/// Chooses a castling, steps to its end and back, and looks at every picture.
#[track_caller]
fn assert_steps(page: &Page, shown: Number, colour: Colour, side: Side, words: &Words) {
    let (start, route) = (Board::start(shown.back_rank()), route(shown, colour, side));
    let scenes = scenes_of(&start, route, words);
    page.choose(words.colours[colour as usize]);
    page.choose(side.prose());
    let what = format!("{shown}, {colour:?}, {side:?}");
    for (index, scene) in scenes.iter().enumerate() {
        if index > 0 {
            page.press(words.step_forward);
        }
        wait_for(&format!("step {index} of {what}"), scene, || page.scene());
        // Nothing has to be read out where the first step was there already.
        if index > 0 {
            assert_eq!(page.status(), scene.caption[1..], "the step is read out");
        }
    }
    for scene in scenes.iter().rev().skip(1) {
        page.press(words.step_back);
        wait_for(&format!("back to the same picture of {what}"), scene, || page.scene());
    }
    assert_names_the_squares(page, route, words);
}

/// Whatever the words, kind, squares and the answer about the first move must be there.
fn assert_names_the_squares(page: &Page, route: Route, words: &Words) {
    let said: String = page.ask("return document.querySelector('.castling').innerText");
    let squares = [route.king_from(), route.king_to(), route.rook_from(), route.rook_to()];
    for square in squares {
        assert!(said.contains(&square.to_string()), "{square}: {said}");
    }
    assert!(said.contains(text::kind(words, route.kind())), "{said}");
    let start = Board::start(number(page.field().parse().unwrap()).back_rank());
    let possible = route.possible_at_once(&start);
    assert_eq!(
        (said.contains(words.at_once), said.contains(words.not_at_once)),
        (possible, !possible),
        "{said}"
    );
}

fn assert_kind(kind: Kind) {
    let page = Page::blank();
    page.system_prefers("light", true);
    for side in Side::ALL {
        let shown = fullest(kind, side);
        page.visit(&format!("?p={shown}"));
        for colour in Colour::ALL {
            assert_steps(&page, shown, colour, side, EN);
        }
    }
}

#[test]
fn double_move() {
    assert_kind(Kind::DoubleMove);
}

#[test]
fn transposition() {
    assert_kind(Kind::Transposition);
}

#[test]
fn king_move_only() {
    assert_kind(Kind::KingMoveOnly);
}

#[test]
fn rook_move_only() {
    assert_kind(Kind::RookMoveOnly);
}

#[test]
fn the_other_rook_in_the_way_is_named_in_dutch_too() {
    let page = Page::blank();
    page.system_prefers("light", true);
    let other_rook = |number: &Number| {
        let start = Board::start(number.back_rank());
        route(*number, Colour::Black, Side::C).other_rook_in_the_way(&start).is_some()
    };
    let shown = Number::all().find(other_rook).unwrap();
    page.visit(&format!("?p={shown}&lang=nl"));
    assert_steps(&page, shown, Colour::Black, Side::C, NL);
    page.press(NL.step_forward);
    let said: String =
        page.ask("return document.querySelector('.caption').textContent.toLowerCase()");
    assert!(said.contains(NL.the_other_rook), "{said}");
}

#[test]
fn the_last_step_gives_the_move_in_all_three_notations() {
    let page = Page::open("?p=243");
    for (colour, side) in [(Colour::White, Side::G), (Colour::Black, Side::C)] {
        page.choose(EN.colours[colour as usize]);
        page.choose(side.prose());
        (0..6).for_each(|_| page.press("Step forward"));
        let said: String = page.ask("return document.querySelector('.caption').textContent");
        let notation = route(number(243), colour, side).notation();
        for part in [notation.prose, notation.pgn, &notation.uci] {
            assert!(said.contains(part), "{part}: {said}");
        }
    }
}

#[test]
fn start_again_and_another_position_go_to_the_first_step() {
    let page = Page::blank();
    page.system_prefers("light", true);
    page.visit("?p=243");
    let scenes = scenes_of(
        &Board::start(number(243).back_rank()),
        route(number(243), Colour::Black, Side::C),
        EN,
    );
    page.choose("Black");
    page.choose("0-0-0");
    (0..6).for_each(|_| page.press("Step forward"));
    wait_for("the end", &scenes[6], || page.scene());
    page.press("Step forward");
    wait_for("still the end", &scenes[6], || page.scene());
    page.press("Start again");
    wait_for("the start", &scenes[0], || page.scene());
    page.press("Step forward");
    page.enter_number("7");
    page.shows(number(7));
    let mut first = scenes_of(
        &Board::start(number(7).back_rank()),
        route(number(7), Colour::Black, Side::C),
        EN,
    )
    .remove(0);
    // Nobody has asked about castling from here yet, so that the board shows the position alone.
    (first.marks, first.marked) = (BTreeSet::new(), BTreeSet::new());
    wait_for("the new position's start, for the same castling", &first, || page.scene());
    page.press("Previous position");
    page.shows(number(6));
}

#[test]
fn both_final_squares_are_marked_as_soon_as_a_castling_is_looked_at() {
    let page = Page::open("?p=243");
    assert_eq!(page.scene().marks, BTreeSet::new());
    page.choose("0-0");
    let scenes = scenes_of(
        &Board::start(number(243).back_rank()),
        route(number(243), Colour::White, Side::G),
        EN,
    );
    wait_for("the marks", &scenes[0], || page.scene());
    assert!(scenes[0].marks.iter().any(|mark| mark.1 == "king-to"));
}

#[test]
fn every_mark_on_the_board_is_explained() {
    let page = Page::open("?p=243");
    page.choose("0-0");
    for step in 0..7 {
        let [on_board, explained]: [BTreeSet<String>; 2] = page.ask(
            "const kinds = selector => [...document.querySelectorAll(selector)].map(e => e.dataset.mark);
            return [kinds('svg[role=img] [data-mark]'), kinds('.key li [data-mark]')]",
        );
        assert!(
            !on_board.is_empty() && on_board == explained,
            "step {step}: {on_board:?}, {explained:?}"
        );
        page.press("Step forward");
    }
}

/// The focus on a choice once showed them, the pointer over it did not.
#[test]
fn the_pointer_over_a_choice_shows_where_king_and_rook_go() {
    let page = Page::open("?p=243");
    let marks = "return [...document.querySelectorAll('.board [data-mark$=-to]')].map(e => e.dataset.mark).sort()";
    assert_eq!(page.ask::<Vec<String>>(marks), Vec::<String>::new());
    let choice = page.named("label:has([type=radio])", "0-0-0");
    page.run(async {
        page.driver().action_chain().move_to_element_center(&choice).perform().await
    });
    wait_for(
        "both final squares are marked",
        &vec!["king-to".to_owned(), "rook-to".into()],
        || page.ask(marks),
    );
}
