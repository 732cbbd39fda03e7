//! The bar at the top: name, views, language, theme.

use leptos::prelude::*;

use super::controls::Button;
use crate::state::{AppState, Model, Theme, View};
use crate::text::Language;

/// The name of the page, the views, and the two choices that hold everywhere.
pub(super) fn header(state: AppState, model: &Model) -> impl IntoView + use<> {
    let (words, preferences) = (model.words(), model.preferences);
    let other_theme = match preferences.seen_theme() {
        Theme::Light => words.to_dark,
        Theme::Dark => words.to_light,
    };
    // Of two languages the other one is offered, in its own word.
    let other = match preferences.language {
        Language::English => Language::Dutch,
        Language::Dutch => Language::English,
    };
    let language = Button::word("quiet", other.words().language);
    let theme = Button::word("quiet", other_theme);
    view! {
        <header>
            <h1>"Chess"<b>"960"</b></h1>
            <nav aria-label=words.views>
                <a href=["#", View::Position.hash()].concat() aria-current="page">
                    {words.view_position}
                </a>
            </nav>
            <div class="choices">
                <span lang=other.code()>
                    {language.press(move || state.change(|model| model.preferences.choose(other)))}
                </span>
                {theme.press(move || state.change(|model| model.preferences.change_theme()))}
            </div>
        </header>
    }
}
