//! The rank on the board as drawings and as a sentence.

use leptos::prelude::*;

use crate::components::board::figurines;
use crate::components::copy_box::copy_button;
use crate::position::Number;
use crate::state::AppState;
use crate::text::rank_sentence;

/// The eight pieces in a row, the same in words, and a button to copy the words.
pub(super) fn rank_row(state: AppState) -> impl IntoView {
    let (words, rank) = (state.words(), state.rank());
    let sentence = rank_sentence(words, rank);
    let ordinary = state.shown().number == Number::STANDARD;
    view! {
        <section class="rank-row">
            <span class="figurines" inner_html=figurines(&rank.to_string())></span>
            {copy_button(state, "rank", words.rank, sentence.clone())}
            <p id="rank">{sentence}</p>
            <p class="aside">{if ordinary { words.ordinary } else { "" }}</p>
        </section>
    }
}
