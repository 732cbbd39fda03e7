//! The Position view: number, board, rank, castling, what to copy.

mod castling;
mod picker;
mod rank;
mod write_down;

use leptos::prelude::*;

use super::board::board;
use super::controls::Button;
use super::icon::Icon;
use crate::state::AppState;
use crate::text::{board_text, fill};

/// The view that opens first.
pub(super) fn position_view(state: AppState) -> impl IntoView {
    castling::tick_while_playing(state);
    let picker = picker::Picker::new(state);
    view! {
        <div class="position">
            {move || picker.draw()}
            {move || board_place(state)}
            {move || rank::rank_row(state)}
            {move || castling::castling(state)}
            {move || write_down::write_down(state)}
        </div>
    }
}

fn board_place(state: AppState) -> impl IntoView {
    let (words, picture) = (state.words(), state.step().picture);
    let name = fill(words.board, &[("number", &state.shown().number)]);
    let class = if state.stepper().touched { "board-place stepping" } else { "board-place" };
    view! {
        <div class=class>
            {board(&picture, name, "board-text", state.preferences().flipped)}
            <p class="unseen" id="board-text">
                {board_text(words, &picture)}
            </p>
            {Button::icon("flip", Icon::Flip, words.flip_board).press(move || state.flip())}
        </div>
    }
}
