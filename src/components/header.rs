//! The bar at the top: name, views, language, theme.

use leptos::prelude::*;

use crate::state::{Theme, View, app, word};
use crate::text::Language;

/// The name of the page, the views, and the two choices that hold everywhere.
#[component]
pub(super) fn Header() -> impl IntoView {
    let state = app();
    let other_theme = move || match state.theme() {
        Theme::Light => state.words().to_dark,
        Theme::Dark => state.words().to_light,
    };
    let languages = Language::ALL.map(|language| {
        view! {
            <button
                type="button"
                class="quiet"
                lang=language.code()
                hidden=move || state.language() == language
                on:click=move |_| state.choose_language(language)
            >
                {language.words().language}
            </button>
        }
    });
    view! {
        <header>
            <h1>"Chess"<b>"960"</b></h1>
            <nav aria-label=word(|w| w.views)>
                <a href=format!("#{}", View::Position.hash()) aria-current="page">
                    {word(|w| w.view_position)}
                </a>
            </nav>
            <div class="choices">
                {languages}
                <button
                    type="button"
                    class="quiet"
                    on:click=move |_| state.choose_theme(state.theme().other())
                >
                    {other_theme}
                </button>
            </div>
        </header>
    }
}
