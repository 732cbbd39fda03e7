//! The whole page.

use leptos::prelude::*;

use super::all::all_view;
use super::header::header;
use super::outside::connect;
use super::position::position_view;
use crate::platform::{Tag, tag};
use crate::state::{AppState, Start, View};

/// The page, from what the browser says of address, language and theme.
#[component]
pub fn App(
    /// What the page starts from.
    start: Start,
) -> impl IntoView {
    let state = AppState::new(start);
    connect(state);
    move || page(state)
}

fn page(state: AppState) -> Tag {
    let model = state.model();
    let (words, hash) = (model.words(), model.view.hash());
    let view = match model.view {
        View::Position => position_view(state, &model),
        View::All => all_view(state, &model),
    };
    tag("div")
        .with(tag("a").class("skip").attr("href", &["#", hash].concat()).text(words.skip))
        .with(header(state, &model))
        .with(tag("main").attr("id", hash).attr("tabindex", "-1").with(view))
        .with(tag("footer").with(tag("p").text(words.other_names)))
        .with(tag("p").class("unseen").attr("role", "status").text(&model.status.text()))
}
