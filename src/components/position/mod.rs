//! The Position view: number, board, rank, castling, what to copy.

mod castling;
mod picker;
mod rank;
mod write_down;

use leptos::prelude::*;

use super::board::board;
use super::icon::Icon;
use super::press;
use crate::state::AppState;

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
    let name = (words.board)(state.shown().number);
    let class = if state.stepper().touched { "board-place stepping" } else { "board-place" };
    view! {
        <div class=class>
            {board(&picture, name, "board-text", state.preferences().flipped)}
            <p class="unseen" id="board-text">
                {(words.board_text)(&picture)}
            </p>
            <button
                type="button"
                class="flip"
                aria-label=words.flip_board
                title=words.flip_board
                on:click=press(move || state.flip())
            >
                {Icon::Flip.draw()}
            </button>
        </div>
    }
}
