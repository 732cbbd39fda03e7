//! The Position view: number, board, rank, castling, what to copy.

mod castling;
mod picker;
mod rank;
mod write_down;

use leptos::prelude::*;

use super::board::board;
use super::controls::Button;
use super::icon::Icon;
use crate::state::{AppState, Model};
use crate::text::{board_text, fill};

/// The view that opens first.
pub(super) fn position_view(state: AppState, model: &Model) -> impl IntoView + use<> {
    view! {
        <div class="position">
            {picker::picker(state, model)}
            {board_place(state, model)}
            {rank::rank_row(state, model)}
            {castling::castling(state, model)}
            {write_down::write_down(state, model)}
        </div>
    }
}

fn board_place(state: AppState, model: &Model) -> impl IntoView + use<> {
    let (words, picture) = (model.words(), model.step().picture);
    let name = fill(words.board, &[("number", &model.number())]);
    let class = if model.stepper.touched { "board-place stepping" } else { "board-place" };
    let flip = move || {
        state.change(|model| model.preferences.flipped = !model.preferences.flipped);
    };
    view! {
        <div class=class>
            {board(&picture, name, "board-text", model.preferences.flipped)}
            <p class="unseen" id="board-text">
                {board_text(words, &picture)}
            </p>
            {Button::icon("flip", Icon::Flip, words.flip_board).press(flip)}
        </div>
    }
}
