//! The number: typed, one back, one on, or rolled.

use leptos::prelude::event_target_value;

use super::controls::{button, hint_id, icon_button, label};
use super::icon::Icon;
use crate::platform::{self, Tag, tag};
use crate::state::{AppState, Model, Which};

/// The number field with its buttons, and what is wrong with what was typed.
pub(super) fn picker(state: AppState, model: &Model) -> Tag {
    let (words, number) = (model.words(), model.number());
    let [label, field, message] = number_field(state, model, Which::White);
    // At the ends the arrows say that there is nothing further.
    tag("form")
        .class("picker")
        .attr("novalidate", "")
        .on("submit", move |event| {
            event.prevent_default();
            state.change(|model| model.read_typed(true));
        })
        .with(label)
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
        .with(message)
}

/// A field for a number: its label, itself, and what is wrong with what was typed.
pub(super) fn number_field(state: AppState, model: &Model, which: Which) -> [Tag; 3] {
    let words = model.words();
    // With two ranks on the board it is said whose number it is.
    let whose = match model.shown().black {
        Some(_) => [words.colours[0], ", ", words.number_hint].concat(),
        None => words.number_hint.to_owned(),
    };
    let (id, name, hint) = match which {
        Which::White => ("number", words.position_number, &*whose),
        Which::Black => ("black", words.black_number, words.number_hint),
        Which::Index => ("index", words.index, words.index_hint),
    };
    let draft = Some(&model.draft).filter(|draft| draft.which == which);
    let typed = draft.and_then(|draft| draft.text.clone());
    let value = typed.unwrap_or_else(|| model.number_in(which).to_string());
    let message = draft.and_then(|draft| draft.message.as_ref());
    let message = message.map(|message| message.words(words));
    let message_id = [id, "-message"].concat();
    let field = tag("input")
        .attr("id", id)
        .attr("type", "text")
        .attr("inputmode", "numeric")
        .attr("enterkeyhint", "go")
        .attr("autocomplete", "off")
        .attr("aria-describedby", &[&hint_id(id), " ", &message_id].concat())
        .maybe("aria-invalid", message.is_some().then_some("true"))
        .value(value)
        .on("input", move |event| {
            state.change(|model| model.type_number(which, event_target_value(&event)));
        })
        .on("change", move |_| state.change(|model| model.read_typed(true)));
    let message =
        tag("p").class("message").attr("id", &message_id).text(&message.unwrap_or_default());
    [label(id, name, hint), field, message]
}
