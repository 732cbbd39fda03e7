//! A text to copy, with its button and a word on how it went.

use leptos::prelude::*;

use super::controls::{Button, hint_id, label};
use crate::platform;
use crate::state::AppState;
use crate::text::fill;

/// How long a word beside the button stays, in milliseconds: that it worked, or what to press.
const STAY: [u32; 2] = [12_000, 2500];

/// Copies a text when pressed, and says whether it worked.
///
/// The text is also in the element of the id `shown_in`, which is selected where the browser
/// refuses. The button's name stays the same whatever happens.
pub(super) fn copy_button(
    state: AppState,
    shown_in: &'static str,
    name: &'static str,
    text: String,
) -> impl IntoView {
    let words = state.words();
    let copy = move || {
        let done = move |copied| {
            let words = state.words_now();
            let sentence = if copied { words.copied_named } else { words.press_to_copy };
            let message = fill(sentence, &[("what", &name), ("key", &state.copy_keys())]);
            state.tell_copied(shown_in, copied, message);
            platform::after_once(STAY[usize::from(copied)], move || state.forget_copied());
        };
        platform::copy(&text, shown_in, done);
    };
    let (class, note) = match state.status().copied {
        Some((what, true)) if what == shown_in => ("note", words.copied.to_owned()),
        Some((what, false)) if what == shown_in => {
            ("note refused", fill(words.press_to_copy, &[("key", &state.copy_keys())]))
        }
        _ => ("note", String::new()),
    };
    let button = Button::word("", words.copy).named(fill(words.copy_named, &[("what", &name)]));
    view! {
        <span class=class aria-hidden="true">
            {note}
        </span>
        {button.press(copy)}
    }
}

/// A field that shows a text in full, with its name, what it is for, and a button to copy it.
pub(super) fn copy_box(
    state: AppState,
    id: &'static str,
    (name, used_for): (&'static str, &'static str),
    text: String,
    rows: &'static str,
) -> impl IntoView {
    view! {
        <div class="copy-box">
            {label(id, name, used_for)}
            <textarea id=id aria-describedby=hint_id(id) readonly rows=rows spellcheck="false">
                {text.clone()}
            </textarea>
            {copy_button(state, id, name, text)}
        </div>
    }
}
