//! A text to copy, with its button and a word on how it went.

use super::controls::{button, hint_id, label};
use crate::platform::{self, Tag, tag};
use crate::state::{AppState, Model};
use crate::text::fill;

/// A word on how copying went, and the button that copies.
///
/// The text is also in the element of the id `shown_in`, which is selected where the browser
/// refuses. The button's name stays the same whatever happens.
pub(super) fn copy_button(
    state: AppState,
    model: &Model,
    shown_in: &'static str,
    name: &'static str,
    text: String,
) -> Vec<Tag> {
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
    let named = fill(words.copy_named, &[("what", &name)]);
    vec![
        tag("span").class(class).attr("aria-hidden", "true").text(&note),
        button("", words.copy, copy).attr("aria-label", &named),
    ]
}

/// A field that shows a text in full, and a button to copy it.
///
/// `name` is what is copied, `above` what stands above the field: its name and what it is for.
pub(super) fn copy_box(
    state: AppState,
    model: &Model,
    id: &'static str,
    name: &'static str,
    above: [&'static str; 2],
    text: String,
) -> Tag {
    let [title, used_for] = above;
    let lines = (text.lines().count() + 1).to_string();
    let field = tag("textarea")
        .attr("id", id)
        .attr("aria-describedby", &hint_id(id))
        .attr("readonly", "")
        .attr("rows", &lines)
        .attr("spellcheck", "false")
        .text(&text);
    tag("div")
        .class("copy-box")
        .with(label(id, title, used_for))
        .with(field)
        .with_all(copy_button(state, model, id, name, text))
}
