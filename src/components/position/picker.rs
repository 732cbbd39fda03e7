//! The number: typed, one back, one on, or rolled.

use leptos::ev::{Event, SubmitEvent};
use leptos::prelude::*;

use crate::components::icon::Icon;
use crate::components::press;
use crate::platform::{self, Timer};
use crate::position::{Number, draw};
use crate::state::{AppState, By};

/// How long typing must pause for the number to be read, in milliseconds.
const PAUSE: u32 = 600;

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
        self.state.say((self.state.words_now().announce)(number));
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
        view! {
            <form
                class="picker"
                novalidate
                on:submit=move |event: SubmitEvent| {
                    event.prevent_default();
                    self.ready();
                }
            >
                <p>
                    <label for="number">{words.position_number}</label>
                    " "
                    <small id="number-hint">{words.number_hint}</small>
                </p>
                {self.arrow(Icon::Left, words.previous_position, number.previous(), Number::previous)}
                <input
                    id="number"
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
                {self.arrow(Icon::Right, words.next_position, number.next(), Number::next)}
                <button type="button" class="roll" on:click=press(move || self.roll())>
                    {words.roll}
                </button>
                <p class="message" id="number-message">
                    {message}
                </p>
            </form>
        }
    }

    // At the end it stays in reach of the keyboard, and says that there is no further position.
    fn arrow(
        self,
        icon: Icon,
        name: &'static str,
        leads_to: Option<Number>,
        to: fn(Number) -> Option<Number>,
    ) -> impl IntoView {
        view! {
            <button
                type="button"
                class="arrow"
                aria-label=name
                aria-disabled=leads_to.is_none().then_some("true")
                on:click=press(move || self.step(to))
            >
                {icon.draw()}
            </button>
        }
    }
}
