//! The one button and the one label that every view uses.

use leptos::ev::MouseEvent;
use leptos::prelude::*;

use super::icon::Icon;

/// A button before it is drawn.
pub(super) struct Button {
    class: &'static str,
    name: Option<String>,
    label: String,
    off: bool,
}

impl Button {
    /// A button with a word on it, which is one of the page's own: it is put in as markup.
    pub(super) fn word(class: &'static str, word: &'static str) -> Self {
        Self { class, name: None, label: word.to_owned(), off: false }
    }

    /// A button with an icon on it and a name for those who do not see it.
    pub(super) fn icon(class: &'static str, icon: Icon, name: &'static str) -> Self {
        Self { label: icon.svg(), ..Self::word(class, "") }.named(name.to_owned())
    }

    /// Gives it another name than the word on it.
    pub(super) fn named(self, name: String) -> Self {
        Self { name: Some(name), ..self }
    }

    /// Shows that a press would do nothing; the keyboard still reaches it, so that focus stays.
    pub(super) fn off(self, off: bool) -> Self {
        Self { off, ..self }
    }

    /// The button, with what it does.
    pub(super) fn press<F: FnMut() + 'static>(self, mut act: F) -> impl IntoView + use<F> {
        // Boxed, so that all buttons are of one type and their code is in the page once.
        self.draw(Box::new(move |_| act()))
    }

    fn draw(self, on_click: Box<dyn FnMut(MouseEvent)>) -> impl IntoView + use<> {
        view! {
            <button
                type="button"
                class=self.class
                aria-label=self.name
                aria-disabled=self.off.then_some("true")
                on:click=on_click
                inner_html=self.label
            ></button>
        }
    }
}

/// The line above a field: its name, and a hint that the field points to as `{id}-hint`.
pub(super) fn label(id: &'static str, name: &'static str, hint: &'static str) -> impl IntoView {
    view! {
        <p class="label">
            <label for=id>{name}</label>
            " "
            <small id=hint_id(id)>{hint}</small>
        </p>
    }
}

/// The id of a field's hint.
pub(super) fn hint_id(id: &str) -> String {
    [id, "-hint"].concat()
}
