//! The Position view: number, board, rank, castling, what to copy.

mod castling;
mod double;
mod rank;
mod write_down;

use super::board::board_place;
use super::picker::picker;
use super::take::take;
use crate::platform::{Tag, tag};
use crate::state::{AppState, Model};
use crate::text::{fill, start_name};

/// The view that opens first.
pub(super) fn position_view(state: AppState, model: &Model) -> Tag {
    let name = fill(model.words().board, &[("number", &start_name(model.words(), model.start()))]);
    let (step, touched) = (model.step(), model.stepper.touched);
    tag("div")
        .class(if model.big { "position big" } else { "position" })
        .with(picker(state, model))
        .with(board_place(state, model, &step.picture, &name, touched))
        .with(rank::rank_row(state, model))
        .with(castling::castling(state, model, &step))
        .with(write_down::write_down(state, model))
        .with(take(state, model))
}
