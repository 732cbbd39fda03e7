//! The number: typed, one back, one on, or rolled.

use leptos::ev::{Event, SubmitEvent};
use leptos::prelude::*;

use crate::components::controls::{Button, label};
use crate::components::icon::Icon;
use crate::platform;
use crate::state::{AppState, Model};

const ID: &str = "number";

/// The number field with its buttons, and what is wrong with what was typed.
pub(super) fn picker(state: AppState, model: &Model) -> impl IntoView + use<> {
    let (words, number) = (model.words(), model.number());
    let value = model.draft.text.clone().unwrap_or_else(|| number.to_string());
    let message = model.draft.message.as_ref().map(|message| message.words(words));
    // At the ends they stay in reach of the keyboard, and say that there is nothing further.
    let previous =
        Button::icon("arrow", Icon::Left, words.previous_position).off(number.previous().is_none());
    let next = Button::icon("arrow", Icon::Right, words.next_position).off(number.next().is_none());
    let type_in = move |event: Event| {
        state.change(|model| model.draft.text = Some(event_target_value(&event)));
    };
    let ready = move || state.change(|model| model.read_typed(true));
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        ready();
    };
    view! {
        <form class="picker" novalidate on:submit=submit>
            {label(ID, words.position_number, words.number_hint)}
            {previous.press(move || state.change(Model::previous))}
            <input
                id=ID
                type="text"
                inputmode="numeric"
                enterkeyhint="go"
                autocomplete="off"
                aria-describedby="number-hint number-message"
                aria-invalid=message.is_some().then_some("true")
                value=value.clone()
                prop:value=value
                on:input=type_in
                on:change=move |_: Event| ready()
            />
            {next.press(move || state.change(Model::next))}
            {Button::word("roll", words.roll)
                .press(move || state.change(|model| model.roll(platform::word)))}
            <p class="message" id="number-message">
                {message.unwrap_or_default()}
            </p>
        </form>
    }
}
