//! The board: pieces, squares, marks, orientation. It knows no rule of chess.
//!
//! Pieces and marks carry the square that they are at; the style sheet turns it into a place, so
//! that a roll, a step of castling and a flip all move by one CSS transition.

mod drawing;

use leptos::prelude::*;

use crate::position::{File, Man, Mark, Picture, Place, Rank, Square};

/// A board that shows a picture.
#[component]
pub(super) fn Board(
    /// What it shows.
    #[prop(into)]
    picture: Signal<Picture>,
    /// Its accessible name.
    #[prop(into)]
    name: Signal<String>,
    /// The id of the text that says the same as the picture.
    described_by: &'static str,
    /// Whether Black is at the bottom.
    #[prop(into)]
    flipped: Signal<bool>,
) -> impl IntoView {
    // The same men in the same order, wherever they stand, are the same drawings.
    let men = Memo::new(move |_| {
        picture.with(|picture| {
            picture.men.iter().map(|man| (man.id, man.piece.letter())).collect::<Vec<_>>()
        })
    });
    view! {
        <svg
            class="board"
            class:flipped=flipped
            viewBox="-44 -4 848 852"
            role="img"
            aria-label=name
            aria-describedby=described_by
        >
            <rect class="light" width="800" height="800" />
            <path class="dark" d=drawing::dark_squares() />
            <rect class="edge" x="-1" y="-1" width="802" height="802" />
            <g aria-hidden="true">{coordinates()}</g>
            {move || picture.with(|picture| picture.marks.iter().map(|&mark| draw(mark)).collect_view())}
            <For each=move || men.get() key=|man| *man let:((id, letter))>
                {man(id, letter, picture)}
            </For>
        </svg>
    }
}

// The letters below and the digits at the left; the style sheet turns them with the board.
fn coordinates() -> impl IntoView {
    let files = File::ALL.map(|file| {
        let at = Square::new(file, Rank::First).to_string();
        view! { <text class="file" data-at=at>{file.letter()}</text> }
    });
    let ranks = Rank::ALL.map(|rank| {
        let at = Square::new(File::A, rank).to_string();
        view! { <text class="rank" data-at=at>{rank.index() + 1}</text> }
    });
    (files, ranks)
}

fn man(id: u8, letter: char, picture: Signal<Picture>) -> impl IntoView {
    let place = move || {
        let here = |man: &Man| (man.id == id).then_some(man.place);
        picture.with(|picture| picture.men.iter().find_map(here))
    };
    let at = move || match place()? {
        Place::On(square) | Place::Lifted(square) | Place::Gone(square) => Some(square.to_string()),
    };
    let square = move || match place()? {
        Place::On(square) => Some(square.to_string()),
        _ => None,
    };
    let role = letter.to_ascii_lowercase();
    let symbol = |what: &str| format!("#{what}-{role}");
    let (under, over) = match letter.is_ascii_uppercase() {
        true => (Some(symbol("fill")), symbol("line")),
        false => (None, symbol("solid")),
    };
    view! {
        <g
            class="man"
            class:lifted=move || matches!(place(), Some(Place::Lifted(_)))
            class:gone=move || matches!(place(), Some(Place::Gone(_)))
            data-at=at
            data-square=square
            data-piece=letter
        >
            {under.map(|href| view! { <use href=href class="fill" width="100" height="100" /> })}
            <use href=over class="ink" width="100" height="100" />
        </g>
    }
}

fn draw((square, mark): (Square, Mark)) -> impl IntoView {
    view! {
        <g class="mark" data-at=square.to_string() data-mark=drawing::name(mark)>
            <path d=drawing::path(mark) />
        </g>
    }
}

/// One mark in a small box of its own, for the key beside the board.
#[component]
pub(super) fn MarkSample(
    /// The mark.
    mark: Mark,
) -> impl IntoView {
    view! {
        <svg class="sample" viewBox="0 0 100 100" aria-hidden="true">
            <g class="mark" data-mark=drawing::name(mark)>
                <path d=drawing::path(mark) />
            </g>
        </svg>
    }
}

/// A row of pieces as small drawings.
#[component]
pub(super) fn Figurines(
    /// The English letters, in a row.
    #[prop(into)]
    letters: Signal<String>,
) -> impl IntoView {
    let figures = move || {
        let figure = |letter: char| {
            let href = format!("#line-{}", letter.to_ascii_lowercase());
            view! { <svg class="figurine" viewBox="0 0 100 100"><use href=href /></svg> }
        };
        letters.get().chars().map(figure).collect_view()
    };
    view! { <span class="figurines" aria-hidden="true">{figures}</span> }
}
