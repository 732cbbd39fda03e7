//! The Position view: number, board, rank, castling, what to copy.

mod castling;
mod picker;
mod rank;
mod write_down;

use super::board::board;
use super::controls::icon_button;
use super::icon::Icon;
use crate::platform::{Tag, tag};
use crate::state::{AppState, Model};
use crate::text::{board_text, fill};

/// The view that opens first.
pub(super) fn position_view(state: AppState, model: &Model) -> Tag {
    tag("div")
        .class("position")
        .with(picker::picker(state, model))
        .with(board_place(state, model))
        .with(rank::rank_row(state, model))
        .with(castling::castling(state, model))
        .with(write_down::write_down(state, model))
}

fn board_place(state: AppState, model: &Model) -> Tag {
    const TEXT: &str = "board-text";
    let (words, picture) = (model.words(), model.step().picture);
    let name = fill(words.board, &[("number", &model.number())]);
    let flip = move || {
        state.change(|model| model.preferences.flipped = !model.preferences.flipped);
    };
    tag("div")
        .class(if model.stepper.touched { "board-place stepping" } else { "board-place" })
        .with(board(&picture, &name, TEXT, model.preferences.flipped))
        .with(tag("p").class("unseen").attr("id", TEXT).text(&board_text(words, &picture)))
        .with(icon_button("flip", Icon::Flip, words.flip_board, false, flip))
}
