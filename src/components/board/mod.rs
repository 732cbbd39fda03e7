//! The board: pieces, squares, marks, orientation. It knows no rule of chess.
//!
//! Pieces and marks carry the square that they are at; the style sheet turns it into a place, so
//! that a roll, a step of castling and a flip all move by one CSS transition. The men come in the
//! order of their ids, so that a drawing stays the same man's from picture to picture.

mod drawing;

use leptos::prelude::*;

use crate::position::{Man, Picture, Place};
pub(super) use drawing::{figurines, mark_sample};

/// A board that shows a picture; `described_by` is the id of a text that says the same.
pub(super) fn board(
    picture: &Picture,
    name: String,
    described_by: &'static str,
    flipped: bool,
) -> impl IntoView + use<> {
    let mut ground = drawing::squares();
    for &(square, mark) in &picture.marks {
        drawing::push_mark(&mut ground, mark, Some(square));
    }
    view! {
        <svg
            class=if flipped { "board flipped" } else { "board" }
            viewBox="-44 -4 848 852"
            role="img"
            aria-label=name
            aria-describedby=described_by
        >
            <g inner_html=ground></g>
            <g>{picture.men.iter().map(man).collect::<Vec<_>>()}</g>
        </svg>
    }
}

fn man(man: &Man) -> impl IntoView + use<> {
    let (class, at, stands) = match man.place {
        Place::On(square) => ("man", square, true),
        Place::Lifted(square) => ("man lifted", square, false),
        Place::Gone(square) => ("man gone", square, false),
    };
    let (at, letter) = (at.to_string(), man.piece.letter());
    view! {
        <g
            class=class
            data-square=stands.then(|| at.clone())
            data-at=at
            data-piece=letter.to_string()
            inner_html=drawing::piece(letter)
        ></g>
    }
}
