//! The rank on the board as drawings and as a sentence.

use leptos::html;
use leptos::prelude::*;

use crate::components::board::Figurines;
use crate::components::copy_box::CopyButton;
use crate::position::Number;
use crate::state::app;

/// The eight pieces in a row, the same in words, and a button to copy the words.
#[component]
pub(super) fn RankRow() -> impl IntoView {
    let state = app();
    let letters = Signal::derive(move || state.rank().to_string());
    let text = Signal::derive(move || (state.words().rank_sentence)(state.rank()));
    let sentence = NodeRef::<html::P>::new();
    let shown_in = Signal::derive_local(move || sentence.get().map(|p| (*p).clone().into()));
    let ordinary = move || {
        let ordinary = state.number() == Number::STANDARD;
        ordinary.then(|| view! { <p class="aside">{state.words().ordinary}</p> })
    };
    view! {
        <section class="rank-row">
            <Figurines letters />
            <CopyButton pick=|w| w.rank text shown_in />
            <p node_ref=sentence>{text}</p>
            {ordinary}
        </section>
    }
}
