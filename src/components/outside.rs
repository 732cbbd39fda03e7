//! What goes in and out between the state and the browser.

use leptos::prelude::*;

use crate::platform;
use crate::state::{Address, AppState, Entry, Start, Theme};
use crate::text::{Language, fill};

const THEME: &str = "theme";
const LANGUAGE: &str = "language";

/// Reads what the page starts from: the address first, then what was kept, then the browser.
#[must_use]
pub fn start() -> Start {
    let code = platform::kept(LANGUAGE).or_else(platform::browser_language);
    Start {
        address: address(),
        language: code.and_then(|code| Language::from_code(&code)),
        theme: platform::kept(THEME).and_then(|name| Theme::from_name(&name)),
        system: system_theme(),
        base: platform::base(),
        apple: platform::has_command_key(),
    }
}

/// Keeps the browser in step with the state, and the state with back, forward and the system.
pub(super) fn connect(state: AppState) {
    let mut before = None;
    effect(move || {
        let now = (state.shown(), state.address());
        if let Some((shown, address)) = before.replace(now.clone())
            && address != now.1
        {
            let entry = if shown == now.0 { Entry::Replace } else { now.0.entry() };
            match entry {
                Entry::None => {}
                Entry::Push => platform::push(&now.1.to_string()),
                Entry::Replace => platform::replace(&now.1.to_string()),
            }
        }
    });
    let mut before = None;
    effect(move || {
        let title = fill(state.words().title, &[("number", &state.shown().number)]);
        let preferences = state.preferences();
        platform::set_page(&title, preferences.language.code());
        let theme = preferences.theme.map(Theme::name);
        platform::set_theme(theme);
        let Some((language_before, theme_before)) =
            before.replace((preferences.language, preferences.theme))
        else {
            return platform::on_scheme_change(move || state.set_system_theme(system_theme()));
        };
        if theme_before != preferences.theme {
            platform::keep(THEME, theme);
        }
        if language_before != preferences.language {
            platform::keep(LANGUAGE, Some(preferences.language.code()));
        }
    });
    effect(move || platform::on_navigation(move || state.arrive(address())));
}

/// Runs now and whenever what it asked of the state changes; never on the host.
pub(super) fn effect(run: impl FnMut() + 'static) {
    // Boxed, so that Leptos's machinery is compiled once.
    let mut run: Box<dyn FnMut()> = Box::new(run);
    Effect::new(move |_| run());
}

fn address() -> Address {
    Address::read(platform::query, &platform::hash())
}

fn system_theme() -> Theme {
    if platform::prefers_dark() { Theme::Dark } else { Theme::Light }
}
