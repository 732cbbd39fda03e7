//! The board: pieces, squares, marks, orientation. It knows no rule of chess.
//!
//! Pieces and marks carry the square that they are at; the style sheet turns it into a place, so
//! that a roll, a step of castling and a flip all move by one CSS transition. The men come in the
//! order of their ids, so that a drawing stays the same man's from picture to picture.

mod drawing;
mod place;
mod strip;

use crate::platform::{Tag, tag};
use crate::position::{Man, Picture, Place};
pub(super) use drawing::{dark_squares, figurines, mark_sample, piece, rank_drawing};
pub(super) use place::board_place;
pub(super) use strip::{moved_to, strip};

/// A board that shows a picture; `described_by` is the id of a text that says the same.
pub(super) fn board(picture: &Picture, name: &str, described_by: &str, flipped: bool) -> Tag {
    let mut ground = drawing::squares();
    for &(square, mark) in &picture.marks {
        drawing::push_mark(&mut ground, mark, Some(square));
    }
    tag("svg")
        .class(if flipped { "board flipped" } else { "board" })
        .attr("viewBox", "-4 -4 808 852")
        .attr("role", "img")
        .attr("aria-label", name)
        .attr("aria-describedby", described_by)
        // Its letters and digits would else be read out one by one by some.
        .with(tag("g").attr("aria-hidden", "true").markup(ground))
        .with(tag("g").with_all(picture.men.iter().copied().map(man).collect()))
}

fn man(man: Man) -> Tag {
    let (class, at, stands) = match man.place {
        Place::On(square) => ("man", square, true),
        Place::Lifted(square) => ("man lifted", square, false),
        Place::Gone(square) => ("man gone", square, false),
    };
    let (at, letter) = (at.to_string(), man.piece.letter());
    tag("g")
        .class(class)
        .attr("data-at", &at)
        .maybe("data-square", stands.then_some(at.as_str()))
        .attr("data-piece", letter.encode_utf8(&mut [0; 4]))
        .markup(drawing::piece(letter))
}
