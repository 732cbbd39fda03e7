//! The number: typed, one back, one on, or rolled.

use leptos::ev::{Event, SubmitEvent};
use leptos::prelude::*;

use crate::components::icon::Icon;
use crate::platform;
use crate::position::{Number, draw};
use crate::state::{By, app, word};

/// How long typing must pause for the number to be read, in milliseconds.
const PAUSE: u32 = 600;

/// The number field with its buttons, and what is wrong with what was typed.
#[component]
pub(super) fn Picker() -> impl IntoView {
    let state = app();
    let pause = StoredValue::new_local(None);
    let value = move || state.draft().text.unwrap_or_else(|| state.number().to_string());
    let message = move || state.draft().message.map(|message| message.words(state.words()));
    let wrong = move || state.draft().message.is_some();

    let type_in = move |event: Event| {
        state.type_number(event_target_value(&event));
        pause.set_value(Some(platform::after(PAUSE, move || state.read_typed(false))));
    };
    let ready = move || {
        pause.set_value(None);
        state.read_typed(true);
    };
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        ready();
    };
    let step = move |to: Option<Number>, end: &str| {
        pause.set_value(None);
        match to {
            Some(number) => {
                state.show(number, By::Stepping);
                state.say((state.words_now().announce)(number));
            }
            None => state.say(end.to_owned()),
        }
    };
    let number = move || state.number();
    let previous = move |_| step(untrack(number).previous(), state.words_now().first_reached);
    let next = move |_| step(untrack(number).next(), state.words_now().last_reached);
    let roll = move |_| {
        pause.set_value(None);
        match draw(|| platform::word().ok_or(())) {
            Ok(number) => {
                state.show(number, By::Roll);
                state.say((state.words_now().announce)(number));
            }
            Err(()) => state.say(state.words_now().no_entropy.to_owned()),
        }
    };
    view! {
        <form class="picker" novalidate on:submit=submit>
            <p>
                <label for="number">{word(|w| w.position_number)}</label>
                " "
                <small id="number-hint">{word(|w| w.number_hint)}</small>
            </p>
            <button
                type="button"
                class="arrow"
                aria-label=word(|w| w.previous_position)
                aria-disabled=move || (number().previous().is_none()).then_some("true")
                on:click=previous
            >
                {Icon::Left.draw()}
            </button>
            <input
                id="number"
                type="text"
                inputmode="numeric"
                enterkeyhint="go"
                autocomplete="off"
                aria-describedby="number-hint number-message"
                aria-invalid=move || wrong().then_some("true")
                prop:value=value
                value=value()
                on:input=type_in
                on:change=move |_| ready()
            />
            <button
                type="button"
                class="arrow"
                aria-label=word(|w| w.next_position)
                aria-disabled=move || (number().next().is_none()).then_some("true")
                on:click=next
            >
                {Icon::Right.draw()}
            </button>
            <button type="button" class="roll" on:click=roll>
                {word(|w| w.roll)}
            </button>
            <p class="message" id="number-message">
                {message}
            </p>
        </form>
    }
}
