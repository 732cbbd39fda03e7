//! The whole page.

use leptos::prelude::*;

use super::controls::button;
use super::footer::footer;
use super::header::header;
use super::later::later_view;
use super::position::position_view;
use crate::platform::{Tag, tag};
use crate::state::{AppState, Model, View};

/// The page, drawn again whenever what it knows has changed.
#[component]
pub fn App(
    /// What the page knows.
    state: AppState,
) -> impl IntoView {
    move || page(state)
}

/// What stands in the place of something that is still on its way.
pub(super) fn waiting(state: AppState, model: &Model) -> Tag {
    let (words, failed) = (model.frame_words(), model.later.is_missing);
    let said = if failed { words.did_not_arrive } else { words.arriving };
    let language = model.preferences.language.code();
    let line = tag("div").class("waiting").attr("lang", language).with(tag("p").text(said));
    if failed {
        line.with(button("", words.try_again, move || {
            state.change(|model| model.later.is_missing = false);
        }))
    } else {
        line
    }
}

fn page(state: AppState) -> Tag {
    let model = state.model();
    let (words, hash) = (model.words(), model.view.hash());
    let view = match model.view {
        View::Position => Some(position_view(state, &model)),
        _ => later_view(state, &model),
    };
    let view = view.unwrap_or_else(|| waiting(state, &model));
    tag("div")
        .with(tag("a").class("skip").attr("href", &["#", hash].concat()).text(words.skip))
        .with(header(state, &model))
        .with(tag("main").attr("id", hash).attr("tabindex", "-1").with(view))
        .with(footer(state, &model))
        .with(tag("p").class("unseen").attr("role", "status").text(&model.status.text()))
}
