//! The number: typed, one back, one on, or rolled.

use leptos::prelude::event_target_value;

use crate::components::controls::{button, icon_button, label};
use crate::components::icon::Icon;
use crate::platform::{self, Tag, tag};
use crate::state::{AppState, Model};

const ID: &str = "number";

/// The number field with its buttons, and what is wrong with what was typed.
pub(super) fn picker(state: AppState, model: &Model) -> Tag {
    let (words, number) = (model.words(), model.number());
    let value = model.draft.text.clone().unwrap_or_else(|| number.to_string());
    let message = model.draft.message.as_ref().map(|message| message.words(words));
    let ready = move || state.change(|model| model.read_typed(true));
    let field = tag("input")
        .attr("id", ID)
        .attr("type", "text")
        .attr("inputmode", "numeric")
        .attr("enterkeyhint", "go")
        .attr("autocomplete", "off")
        .attr("aria-describedby", "number-hint number-message")
        .maybe("aria-invalid", message.is_some().then_some("true"))
        .value(value)
        .on("input", move |event| {
            state.change(|model| model.draft.text = Some(event_target_value(&event)));
        })
        .on("change", move |_| ready());
    // At the ends the arrows say that there is nothing further.
    tag("form")
        .class("picker")
        .attr("novalidate", "")
        .on("submit", move |event| {
            event.prevent_default();
            ready();
        })
        .with(label(ID, words.position_number, words.number_hint))
        .with(icon_button(
            "arrow",
            Icon::Left,
            words.previous_position,
            number.previous().is_none(),
            move || state.change(Model::previous),
        ))
        .with(field)
        .with(icon_button(
            "arrow",
            Icon::Right,
            words.next_position,
            number.next().is_none(),
            move || state.change(Model::next),
        ))
        .with(button("roll", words.roll, move || {
            state.change(|model| model.roll(platform::word));
        }))
        .with(
            tag("p")
                .class("message")
                .attr("id", "number-message")
                .text(&message.unwrap_or_default()),
        )
}
