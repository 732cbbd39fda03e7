//! The rank on the board as drawings and as a sentence.

use leptos::prelude::*;

use crate::components::board::figurines;
use crate::components::copy_box::copy_button;
use crate::position::Number;
use crate::state::{AppState, Model};
use crate::text::rank_sentence;

/// The eight pieces in a row, the same in words, and a button to copy the words.
pub(super) fn rank_row(state: AppState, model: &Model) -> impl IntoView + use<> {
    let (words, rank) = (model.words(), model.rank());
    let sentence = rank_sentence(words, rank);
    let ordinary = model.number() == Number::STANDARD;
    view! {
        <section class="rank-row">
            <span class="figurines" inner_html=figurines(&rank.to_string())></span>
            {copy_button(state, model, "rank", words.rank, sentence.clone())}
            <p id="rank">{sentence}</p>
            <p class="aside">{if ordinary { words.ordinary } else { "" }}</p>
        </section>
    }
}
