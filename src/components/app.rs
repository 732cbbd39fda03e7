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
            state.change(Model::ask_again);
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
    let language = model.preferences.language;
    // The Position view is there in English, and says what has become of the language.
    let stuck = model.view == View::Position && model.later.is_missing && !language.is_readable();
    let status = tag("p")
        .class("unseen")
        .attr("role", "status")
        .maybe("lang", model.later.is_missing.then_some(language.code()))
        .text(&model.status.text());
    tag("div")
        .with(tag("a").class("skip").attr("href", &["#", hash].concat()).text(words.skip))
        .with(header(state, &model))
        .with_all(if stuck { vec![waiting(state, &model)] } else { Vec::new() })
        .with(tag("main").attr("id", hash).attr("tabindex", "-1").with(view))
        .with(footer(state, &model))
        .with(status)
}
