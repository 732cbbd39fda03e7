//! The number: typed, one back, one on, or rolled.

use leptos::ev::{Event, SubmitEvent};
use leptos::prelude::*;

use crate::components::controls::{Button, label};
use crate::components::icon::Icon;
use crate::platform::{self, Timer};
use crate::position::{Number, draw};
use crate::state::{AppState, By};
use crate::text::announce;

/// How long typing must pause for the number to be read, in milliseconds.
const PAUSE: u32 = 600;

const ID: &str = "number";

/// The number field with its buttons, and what is wrong with what was typed.
#[derive(Clone, Copy)]
pub(super) struct Picker {
    state: AppState,
    pause: StoredValue<Option<Timer>, LocalStorage>,
}

impl Picker {
    pub(super) fn new(state: AppState) -> Self {
        Self { state, pause: StoredValue::new_local(None) }
    }

    fn type_in(self, text: String) {
        let state = self.state;
        state.type_number(text);
        self.pause.set_value(Some(platform::after(PAUSE, move || state.read_typed(false))));
    }

    fn ready(self) {
        self.pause.set_value(None);
        self.state.read_typed(true);
    }

    fn show(self, number: Number, by: By) {
        self.pause.set_value(None);
        self.state.show(number, by);
        self.state.say(announce(self.state.words_now(), number));
    }

    fn step(self, to: fn(Number) -> Option<Number>) {
        let words = self.state.words_now();
        let now = self.state.number_now();
        match to(now) {
            Some(number) => self.show(number, By::Stepping),
            None if now == Number::FIRST => self.state.say(words.first_reached.to_owned()),
            None => self.state.say(words.last_reached.to_owned()),
        }
    }

    fn roll(self) {
        match draw(|| platform::word().ok_or(())) {
            Ok(number) => self.show(number, By::Roll),
            Err(()) => self.state.say(self.state.words_now().no_entropy.to_owned()),
        }
    }

    pub(super) fn draw(self) -> impl IntoView {
        let (words, draft) = (self.state.words(), self.state.draft());
        let number = self.state.shown().number;
        let value = draft.text.unwrap_or_else(|| number.to_string());
        let wrong = draft.message.is_some().then_some("true");
        let message = draft.message.map(|message| message.words(words)).unwrap_or_default();
        // At the ends they stay in reach of the keyboard, and say that there is nothing further.
        let previous = Button::icon("arrow", Icon::Left, words.previous_position)
            .off(number.previous().is_none());
        let next =
            Button::icon("arrow", Icon::Right, words.next_position).off(number.next().is_none());
        view! {
            <form
                class="picker"
                novalidate
                on:submit=move |event: SubmitEvent| {
                    event.prevent_default();
                    self.ready();
                }
            >
                {label(ID, words.position_number, words.number_hint)}
                {previous.press(move || self.step(Number::previous))}
                <input
                    id=ID
                    type="text"
                    inputmode="numeric"
                    enterkeyhint="go"
                    autocomplete="off"
                    aria-describedby="number-hint number-message"
                    aria-invalid=wrong
                    value=value.clone()
                    prop:value=value
                    on:input=move |event: Event| self.type_in(event_target_value(&event))
                    on:change=move |_: Event| self.ready()
                />
                {next.press(move || self.step(Number::next))}
                {Button::word("roll", words.roll).press(move || self.roll())}
                <p class="message" id="number-message">
                    {message}
                </p>
            </form>
        }
    }
}
