//! What goes in and out between the state and the browser.

use leptos::prelude::*;

use crate::platform;
use crate::state::{Address, AppState, Entry, Shown, Start, Theme};
use crate::text::Language;

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
    Effect::new(move |before: Option<(Shown, Address)>| {
        let (shown, address) = (state.shown(), state.address());
        if let Some((shown_before, address_before)) = before
            && address != address_before
        {
            // An address without query and hash is the page itself, which "" would not name.
            let entry = if shown == shown_before { Entry::Replace } else { shown.entry() };
            match entry {
                Entry::None => {}
                Entry::Push => platform::push(&address.to_string()),
                Entry::Replace => platform::replace(&address.to_string()),
            }
        }
        (shown, address)
    });
    Effect::new(move |_| {
        let title = (state.words().title)(state.number());
        platform::set_page(&title, state.language().code());
    });
    Effect::new(move |before: Option<Option<Theme>>| {
        let theme = state.chosen_theme().map(Theme::name);
        platform::set_theme(theme);
        if before.is_some() {
            platform::keep(THEME, theme);
        }
        state.chosen_theme()
    });
    Effect::new(move |before: Option<Language>| {
        let language = state.language();
        if before.is_some_and(|before| before != language) {
            platform::keep(LANGUAGE, Some(language.code()));
        }
        language
    });
    // A listener of the browser runs outside every effect; on the host there is none to set.
    Effect::new(move |_| {
        platform::on_navigation(move || state.arrive(address()));
        platform::on_scheme_change(move || state.set_system_theme(system_theme()));
    });
}

fn address() -> Address {
    let (query, hash) = platform::query_and_hash();
    Address::read(&query, &hash)
}

fn system_theme() -> Theme {
    if platform::prefers_dark() { Theme::Dark } else { Theme::Light }
}
