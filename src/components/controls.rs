//! The one button and the one label that every view uses.

use super::icon::Icon;
use crate::platform::{Tag, tag};

/// A button with a word on it, which is one of the page's own.
pub(super) fn button(class: &'static str, word: &str, act: impl FnMut() + Send + 'static) -> Tag {
    raw_button(class, word.to_owned(), act)
}

/// A button with an icon on it and a name for those who do not see it.
///
/// Where it is `off` a press does nothing; the keyboard still reaches it, so that focus stays.
pub(super) fn icon_button(
    class: &'static str,
    icon: Icon,
    name: &str,
    off: bool,
    act: impl FnMut() + Send + 'static,
) -> Tag {
    let off = off.then_some("true");
    raw_button(class, icon.svg(), act).attr("aria-label", name).maybe("aria-disabled", off)
}

fn raw_button(class: &'static str, label: String, mut act: impl FnMut() + Send + 'static) -> Tag {
    tag("button").attr("type", "button").class(class).markup(label).on("click", move |_| act())
}

/// The line above a field: its name, and a hint that the field points to as `{id}-hint`.
pub(super) fn label(id: &'static str, name: &str, hint: &str) -> Tag {
    tag("p")
        .class("label")
        .with(tag("label").attr("for", id).text(name))
        .text(" ")
        .with(tag("small").attr("id", &hint_id(id)).text(hint))
}

/// The id of a field's hint.
pub(super) fn hint_id(id: &str) -> String {
    [id, "-hint"].concat()
}
