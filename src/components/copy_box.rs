//! A text to copy, with its button and a word on how it went.

use leptos::prelude::*;
use leptos::{ev::MouseEvent, html};

use crate::platform;
use crate::state::{app, word};
use crate::text::Words;

/// How the last try went.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outcome {
    None,
    Copied,
    Refused,
}

/// Copies the text shown in an element when pressed, and says whether it worked.
///
/// `pick` names what is copied; the button's name stays the same whatever happens.
#[component]
pub(super) fn CopyButton(
    /// The name of what is copied, in the page's language.
    pick: fn(&Words) -> &'static str,
    /// The text.
    #[prop(into)]
    text: Signal<String>,
    /// The element that shows it, which is selected where the browser refuses.
    shown_in: Signal<Option<web_sys::Element>, LocalStorage>,
) -> impl IntoView {
    let state = app();
    let outcome = RwSignal::new(Outcome::None);
    let timer = StoredValue::new_local(None);
    let name = move || (state.words().copy_named)(pick(state.words()));
    let copy = move |_: MouseEvent| {
        let Some(element) = shown_in.get_untracked() else { return };
        let done = move |copied| {
            let words = state.words_now();
            let (now, message) = if copied {
                (Outcome::Copied, (words.copied_named)(pick(words)))
            } else {
                (Outcome::Refused, (words.press_to_copy)(state.apple()).to_owned())
            };
            // The button may be gone by the time the browser answers.
            let _ = outcome.try_set(now);
            state.say(message);
            let forget = move || {
                let _ = outcome.try_set(Outcome::None);
            };
            timer.try_set_value(Some(platform::after(if copied { 2500 } else { 10_000 }, forget)));
        };
        platform::copy(&text.get_untracked(), &element, done);
    };
    let note = move || match outcome.get() {
        Outcome::None => "",
        Outcome::Copied => state.words().copied,
        Outcome::Refused => (state.words().press_to_copy)(state.apple()),
    };
    view! {
        <span class="note" class:refused=move || outcome.get() == Outcome::Refused aria-hidden="true">
            {note}
        </span>
        <button type="button" aria-label=name on:click=copy>
            {word(|w| w.copy)}
        </button>
    }
}

/// A field that shows a text in full, with its name, what it is for, and a button to copy it.
#[component]
pub(super) fn CopyBox(
    /// The id of the field.
    id: &'static str,
    /// The name of the text.
    pick: fn(&Words) -> &'static str,
    /// Who wants it.
    used_for: fn(&Words) -> &'static str,
    /// The text.
    #[prop(into)]
    text: Signal<String>,
    /// How many lines it takes.
    rows: &'static str,
) -> impl IntoView {
    let field = NodeRef::<html::Textarea>::new();
    let shown_in = Signal::derive_local(move || field.get().map(|field| (*field).clone().into()));
    let hint = format!("{id}-for");
    view! {
        <div class="copy-box">
            <p>
                <label for=id>{word(pick)}</label>
                " "
                <small id=hint.clone()>{word(used_for)}</small>
            </p>
            <textarea
                id=id
                node_ref=field
                aria-describedby=hint
                readonly
                rows=rows
                spellcheck="false"
                prop:value=text
            >{text.get_untracked()}</textarea>
            <CopyButton pick text shown_in />
        </div>
    }
}
