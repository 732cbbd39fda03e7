//! A text to copy, with its button and a word on how it went.

use leptos::prelude::*;

use super::controls::{Button, hint_id, label};
use crate::platform;
use crate::state::{AppState, Model};
use crate::text::fill;

/// Copies a text when pressed, and says whether it worked.
///
/// The text is also in the element of the id `shown_in`, which is selected where the browser
/// refuses. The button's name stays the same whatever happens.
pub(super) fn copy_button(
    state: AppState,
    model: &Model,
    shown_in: &'static str,
    name: &'static str,
    text: String,
) -> impl IntoView + use<> {
    let words = model.words();
    let copy = move || {
        let done = move |copied| state.change(|model| model.tell_copied(shown_in, name, copied));
        platform::copy(&text, shown_in, done);
    };
    let (class, note) = match model.status.copied {
        Some((what, true)) if what == shown_in => ("note", words.copied.to_owned()),
        Some((what, false)) if what == shown_in => {
            ("note refused", fill(words.press_to_copy, &[("key", &model.copy_keys())]))
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
    model: &Model,
    id: &'static str,
    (name, used_for): (&'static str, &'static str),
    text: String,
    rows: &'static str,
) -> impl IntoView + use<> {
    view! {
        <div class="copy-box">
            {label(id, name, used_for)}
            <textarea id=id aria-describedby=hint_id(id) readonly rows=rows spellcheck="false">
                {text.clone()}
            </textarea>
            {copy_button(state, model, id, name, text)}
        </div>
    }
}
