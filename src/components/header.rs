//! The bar at the top: name, views, language, theme.

use super::controls::button;
use crate::platform::{Tag, tag};
use crate::state::{AppState, Model, Theme, View};
use crate::text::Language;

/// The name of the page, the views, and the two choices that hold everywhere.
pub(super) fn header(state: AppState, model: &Model) -> Tag {
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
    let choose = move || state.change(|model| model.choose_language(other));
    let change_theme = move || state.change(|model| model.preferences.change_theme());
    let link = |view: View| {
        tag("a")
            .attr("href", &["#", view.hash()].concat())
            .maybe("aria-current", (view == model.view).then_some("page"))
            .text(words.view_names[view as usize])
    };
    let views = View::ALL.into_iter().map(link).collect();
    tag("header")
        .with(tag("h1").markup("Chess<b>960</b>".to_owned()))
        .with(tag("nav").attr("aria-label", words.views).with_all(views))
        .with(
            tag("div")
                .class("choices")
                .with(button("quiet", other.name(), choose).attr("lang", other.code()))
                .with(button("quiet", other_theme, change_theme)),
        )
}
