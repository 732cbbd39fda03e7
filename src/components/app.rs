//! The whole page.

use leptos::prelude::*;

use super::all::all_view;
use super::by_hand::by_hand_view;
use super::controls::button;
use super::header::header;
use super::judge::judge_view;
use super::numbers::numbers_view;
use super::position::position_view;
use super::rules::rules_view;
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

/// What stands in the place of a view whose words are still on their way.
fn waiting(state: AppState, model: &Model) -> Tag {
    let (words, failed) = (model.frame_words(), model.words_failed);
    let said = if failed { words.did_not_arrive } else { words.arriving };
    let language = model.preferences.language.code();
    let line = tag("div").class("waiting").attr("lang", language).with(tag("p").text(said));
    if failed {
        line.with(button("", words.try_again, move || {
            state.change(|model| model.words_failed = false);
        }))
    } else {
        line
    }
}

/// What single keys do, and whether they do.
fn keys(state: AppState, model: &Model) -> Tag {
    let switch = tag("input").attr("type", "checkbox").checked(model.preferences.keys).on(
        "change",
        move |_| {
            state.change(|model| model.preferences.keys = !model.preferences.keys);
        },
    );
    tag("label").with(switch).with(tag("span").text(model.words().keys))
}

fn page(state: AppState) -> Tag {
    let model = state.model();
    let (words, hash) = (model.words(), model.view.hash());
    let view = match model.view {
        _ if !model.has_words() => waiting(state, &model),
        View::All => all_view(state, &model),
        View::Rules => rules_view(state, &model),
        View::ByHand => by_hand_view(state, &model),
        View::Numbers => numbers_view(state, &model),
        View::Judge => judge_view(state, &model),
        View::Position => position_view(state, &model),
    };
    tag("div")
        .with(tag("a").class("skip").attr("href", &["#", hash].concat()).text(words.skip))
        .with(header(state, &model))
        .with(tag("main").attr("id", hash).attr("tabindex", "-1").with(view))
        .with(tag("footer").with(tag("p").text(words.other_names)).with(keys(state, &model)))
        .with(tag("p").class("unseen").attr("role", "status").text(&model.status.text()))
}
