//! The bar at the top: name, views, language, theme.

use leptos::prelude::*;

use super::press;
use crate::state::{AppState, Theme, View};
use crate::text::Language;

/// The name of the page, the views, and the two choices that hold everywhere.
pub(super) fn header(state: AppState) -> impl IntoView {
    let (words, preferences) = (state.words(), state.preferences());
    let other_theme = match preferences.theme() {
        Theme::Light => words.to_dark,
        Theme::Dark => words.to_light,
    };
    let languages = Language::ALL.map(|language| {
        view! {
            <button
                type="button"
                class="quiet"
                lang=language.code()
                hidden=preferences.language == language
                on:click=press(move || state.choose_language(language))
            >
                {language.words().language}
            </button>
        }
    });
    view! {
        <header>
            <h1>"Chess"<b>"960"</b></h1>
            <nav aria-label=words.views>
                <a href=["#", View::Position.hash()].concat() aria-current="page">
                    {words.view_position}
                </a>
            </nav>
            <div class="choices">
                {languages.into_iter().collect_view()}
                <button type="button" class="quiet" on:click=press(move || state.change_theme())>
                    {other_theme}
                </button>
            </div>
        </header>
    }
}
