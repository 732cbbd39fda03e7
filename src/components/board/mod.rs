//! The board: pieces, squares, marks, orientation. It knows no rule of chess.
//!
//! Pieces and marks carry the square that they are at; the style sheet turns it into a place, so
//! that a roll, a step of castling and a flip all move by one CSS transition. The men come in the
//! order of their ids, so that a drawing stays the same man's from picture to picture.

mod drawing;

use leptos::prelude::*;

use crate::position::{File, Man, Mark, Picture, Place, Rank, Square};

/// A board that shows a picture.
pub(super) fn board(
    picture: &Picture,
    name: String,
    described_by: &'static str,
    flipped: bool,
) -> impl IntoView + use<> {
    view! {
        <svg
            class=if flipped { "board flipped" } else { "board" }
            viewBox="-44 -4 848 852"
            role="img"
            aria-label=name
            aria-describedby=described_by
        >
            <rect class="light" width="800" height="800" />
            <path class="dark" d=drawing::dark_squares() />
            <rect class="edge" x="-1" y="-1" width="802" height="802" />
            <g>{File::ALL.map(|file| edge_label("file", file, Rank::First)).into_iter().collect_view()}</g>
            <g>{Rank::ALL.map(|rank| edge_label("rank", File::A, rank)).into_iter().collect_view()}</g>
            <g>{picture.marks.iter().map(mark).collect::<Vec<_>>()}</g>
            <g>{picture.men.iter().map(man).collect::<Vec<_>>()}</g>
        </svg>
    }
}

// The letters below and the digits at the left; the style sheet turns them with the board.
fn edge_label(class: &'static str, file: File, rank: Rank) -> impl IntoView {
    let square = Square::new(file, rank).to_string();
    let label = if class == "file" { square[..1].to_owned() } else { square[1..].to_owned() };
    view! { <text class=class data-at=square>{label}</text> }
}

fn man(man: &Man) -> impl IntoView + use<> {
    let (class, at, stands) = match man.place {
        Place::On(square) => ("man", square, true),
        Place::Lifted(square) => ("man lifted", square, false),
        Place::Gone(square) => ("man gone", square, false),
    };
    let at = at.to_string();
    let letter = man.piece.letter();
    let symbol = |what: &str| {
        let mut symbol = ["#", what, "-"].concat();
        symbol.push(letter.to_ascii_lowercase());
        symbol
    };
    // White: paper under lines. Black: ink, with the square for lines.
    let (under, over) = match letter.is_ascii_uppercase() {
        true => (Some(symbol("fill")), symbol("line")),
        false => (None, symbol("solid")),
    };
    view! {
        <g class=class data-square=stands.then(|| at.clone()) data-at=at data-piece=letter.to_string()>
            <use href=under class="fill" width="100" height="100" />
            <use href=over class="ink" width="100" height="100" />
        </g>
    }
}

fn mark(&(square, mark): &(Square, Mark)) -> impl IntoView + use<> {
    view! {
        <g class="mark" data-at=square.to_string() data-mark=drawing::name(mark)>
            <path d=drawing::path(mark) />
        </g>
    }
}

/// One mark in a small box of its own, for the key beside the board.
pub(super) fn mark_sample(mark: Mark) -> impl IntoView {
    view! {
        <svg class="sample" viewBox="0 0 100 100" aria-hidden="true">
            <g class="mark" data-mark=drawing::name(mark)>
                <path d=drawing::path(mark) />
            </g>
        </svg>
    }
}

/// A row of pieces as small drawings, from their English letters.
pub(super) fn figurines(letters: &str) -> impl IntoView + use<> {
    let figure = |letter: char| {
        let mut symbol = String::from("#line-");
        symbol.push(letter.to_ascii_lowercase());
        view! {
            <svg class="figurine" viewBox="0 0 100 100">
                <use href=symbol />
            </svg>
        }
    };
    view! {
        <span class="figurines" aria-hidden="true">
            {letters.chars().map(figure).collect::<Vec<_>>()}
        </span>
    }
}
