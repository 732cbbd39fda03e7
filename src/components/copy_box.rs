//! A text to copy, with its button and a word on how it went.

use leptos::prelude::*;

use super::press;
use crate::platform;
use crate::state::AppState;

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
            let (message, stay) = if copied {
                ((words.copied_named)(name), 2500)
            } else {
                ((words.press_to_copy)(state.apple()).to_owned(), 12_000)
            };
            state.tell_copied(shown_in, copied, message);
            platform::after_once(stay, move || state.forget_copied());
        };
        platform::copy(&text, shown_in, done);
    };
    let (class, note) = match state.status().copied {
        Some((what, true)) if what == shown_in => ("note", words.copied),
        Some((what, false)) if what == shown_in => {
            ("note refused", (words.press_to_copy)(state.apple()))
        }
        _ => ("note", ""),
    };
    view! {
        <span class=class aria-hidden="true">
            {note}
        </span>
        <button type="button" aria-label=(words.copy_named)(name) on:click=press(copy)>
            {words.copy}
        </button>
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
    let hint = [id, "-for"].concat();
    view! {
        <div class="copy-box">
            <p>
                <label for=id>{name}</label>
                " "
                <small id=hint.clone()>{used_for}</small>
            </p>
            <textarea id=id aria-describedby=hint readonly rows=rows spellcheck="false">
                {text.clone()}
            </textarea>
            {copy_button(state, id, name, text)}
        </div>
    }
}
