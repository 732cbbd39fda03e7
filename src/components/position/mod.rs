//! The Position view: number, board, rank, castling, what to copy.

mod castling;
mod picker;
mod rank;
mod write_down;

use leptos::prelude::*;

use super::board::Board;
use super::icon::Icon;
use crate::state::{app, word};
use castling::Castling;
use picker::Picker;
use rank::RankRow;
use write_down::WriteDown;

/// The view that opens first.
#[component]
pub(super) fn PositionView() -> impl IntoView {
    let state = app();
    let picture = Memo::new(move |_| state.picture());
    let name = Signal::derive(move || (state.words().board)(state.number()));
    let description = move || picture.with(|picture| (state.words().board_text)(picture));
    view! {
        <div class="position">
            <Picker />
            <div
                class="board-place"
                class:stepping=move || state.stepper.with(|stepper| stepper.touched)
            >
                <Board picture name described_by="board-text" flipped=state.flipped />
                <p class="unseen" id="board-text">
                    {description}
                </p>
                <button
                    type="button"
                    class="flip"
                    aria-label=word(|w| w.flip_board)
                    title=word(|w| w.flip_board)
                    on:click=move |_| state.flipped.update(|flipped| *flipped = !*flipped)
                >
                    {Icon::Flip.draw()}
                </button>
            </div>
            <RankRow />
            <Castling />
            <WriteDown />
        </div>
    }
}
