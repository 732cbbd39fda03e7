//! What goes in and out between the state and the browser: the one effect of the page.

use leptos::prelude::*;

use super::all::return_to_row;
use super::later::{Work, fetch_code, work};
use super::take::sheet;
use crate::platform::{self, Ticker, Timer};
use crate::state::{
    Address, AppState, Device, Entry, Event, Model, Offline, Player, Start, Theme, View,
};
use crate::text::{Language, fill, start_name};

const THEME: &str = "theme";
const LANGUAGE: &str = "language";
const KEYS: &str = "keys";

/// How long typing must pause for the number to be read, in milliseconds.
const PAUSE: u32 = 600;
/// How long each step of castling stays while it plays: time to read its caption.
const STAY: u32 = 4000;
/// How long a word beside a copy button stays: that it worked, or what to press.
const NOTE: [u32; 2] = [12_000, 2500];

/// Reads what the page starts from: the address first, then what was kept, then the browser.
#[must_use]
pub fn start() -> Start {
    let code = platform::kept(LANGUAGE).or_else(platform::browser_language);
    Start {
        address: address(),
        language: code.and_then(|code| Language::from_code(&code)),
        theme: platform::kept(THEME).and_then(|name| Theme::from_name(&name)),
        system: system_theme(),
        keys_off: platform::kept(KEYS).is_some(),
        base: platform::base(),
        left: platform::left(),
        apple: platform::has_command_key(),
        device: Device {
            offline: platform::is_offline(),
            shares: platform::shares(),
            copies_pictures: platform::copies_pictures(),
        },
    }
}

/// Keeps the browser in step with the model, and the model with the browser and the clock.
///
/// It is called when the page is mounted, so that at each change the page is drawn first.
pub fn connect(state: AppState) {
    let mut clock = Clock::default();
    let mut later = Fetching::default();
    let mut before: Option<Model> = None;
    // Of the document: its title and its language.
    let (mut names, mut ready) = ((String::new(), ""), false);
    let effect = RenderEffect::new(move |_| {
        let now = state.model();
        match &before {
            None => listen(state),
            Some(before) => {
                write_address(before, &now);
                keep(before, &now);
            }
        }
        later.follow(state, &now);
        clock.follow(state, before.as_ref(), &now);
        // Until the words of a language have come, what is read is English.
        let language = now.preferences.language;
        let read = if language.is_readable() { language } else { Language::English };
        let (page, theme) = ((title(&now), read.code()), now.preferences.theme);
        if page.0 != names.0 {
            platform::set_title(&page.0);
        }
        if page.1 != names.1 {
            platform::set_language(page.1);
        }
        names = page;
        if (read == language || now.later.is_missing) && !std::mem::replace(&mut ready, true) {
            platform::set_ready();
        }
        if before.as_ref().map(|before| before.preferences.theme) != Some(theme) {
            platform::set_theme(theme.map(Theme::name));
        }
        if before.as_ref().is_some_and(|before| before.big != now.big) {
            platform::fill_screen(now.big);
        }
        before = Some(now);
    });
    // It lives as long as the page. (An `Effect` would do the same with 1 kB of code of its own.)
    std::mem::forget(effect);
}

fn listen(state: AppState) {
    platform::on_navigation(move || state.change(|model| model.arrive(address())));
    platform::on_offline(move || {
        let name = platform::offline().unwrap_or_default();
        state.change(|model| model.stands(Offline::from_name(&name)));
    });
    platform::on_key(move |key| state.change_if(|model| model.press(key, platform::word)));
    platform::on_scheme_change(move || {
        state.change(|model| model.preferences.system = system_theme());
    });
    platform::on_network_change(move || {
        state.change(|model| {
            model.take.device.offline = platform::is_offline();
            model.ask_again();
        });
    });
    platform::on_print(move || {
        let mut printed = None;
        state.change_if(|model| {
            printed = sheet(model);
            false
        });
        printed
    });
}

fn title(model: &Model) -> String {
    let words = model.words();
    let view = words.view_names[model.view as usize];
    match model.view {
        View::Position => fill(words.title, &[("number", &start_name(words, model.start()))]),
        _ => fill(words.title_of_view, &[("view", &view)]),
    }
}

fn write_address(before: &Model, now: &Model) {
    let address = now.address();
    if address == before.address() {
        return;
    }
    let entry = if before.judge.opened() != now.judge.opened() {
        Entry::Push
    } else if before.shown() == now.shown() {
        Entry::Replace
    } else {
        now.shown().entry()
    };
    match entry {
        Entry::None => {}
        Entry::Push => platform::push(&address.to_string()),
        Entry::Replace => platform::replace(&address.to_string()),
    }
}

fn keep(before: &Model, now: &Model) {
    if before.preferences.theme != now.preferences.theme {
        platform::keep(THEME, now.preferences.theme.map(Theme::name));
    }
    if before.preferences.keys != now.preferences.keys {
        platform::keep(KEYS, (!now.preferences.keys).then_some("off"));
    }
    if before.preferences.language != now.preferences.language {
        platform::keep(LANGUAGE, Some(now.preferences.language.code()));
    }
}

/// The timers that run; each ends when it is replaced, and all with the page.
#[derive(Default)]
struct Clock {
    typing: Option<Timer>,
    note: Option<Timer>,
    arrived: Option<View>,
    stepper: Option<Ticker>,
    playing: Option<Player>,
    waiting: Option<Timer>,
    fen: Option<Timer>,
    news: Option<Timer>,
    list: Option<Timer>,
}

impl Clock {
    // What a timer calls changes the model later, never within the effect.
    fn follow(&mut self, state: AppState, before: Option<&Model>, now: &Model) {
        if before.map(|before| &before.draft.text) != Some(&now.draft.text) {
            let read = move || state.change(|model| model.read_typed(false));
            self.typing = now.draft.text.as_ref().map(|_| platform::after(PAUSE, read));
        }
        if before.map(|before| before.status.count) != Some(now.status.count) {
            let forget = move || state.change(|model| model.status.copied = None);
            let stay = now.status.copied.map(|(_, copied)| NOTE[usize::from(copied)]);
            self.note = stay.map(|stay| platform::after(stay, forget));
        }
        if before.is_some_and(|before| before.later.is_missing != now.later.is_missing) {
            // "Try again" comes and goes, and the focus with it.
            platform::keep_focus();
        }
        // A view has arrived when its words and its code are there too.
        let arrived = now.has_view().then_some(now.view);
        if self.arrived != arrived {
            self.arrived = arrived;
            arrive(before.is_none());
        }
        if self.playing != now.playing() {
            self.playing = now.playing();
            let tick = move || {
                state.change(|model| match model.playing() {
                    Some(Player::Position) => model.happen(Event::Tick),
                    _ => work(model, Work::Tick),
                });
            };
            self.stepper = self.playing.map(|_| platform::every(STAY, tick));
        }
        // Until it has been done it is drawn as if it had.
        let attend = move || state.change(|model| work(model, Work::Attend));
        self.waiting = (now.waits() && now.has_later()).then(|| platform::after(0, attend));
        self.follow_judge(state, before, now);
        self.follow_all(state, before, now);
    }

    fn follow_judge(&mut self, state: AppState, before: Option<&Model>, now: &Model) {
        if before.map(|before| before.judge.text()) != Some(now.judge.text()) {
            let read = move || state.change(|model| work(model, Work::ReadFen));
            self.fen = now.judge.is_unread().then(|| platform::after(PAUSE, read));
        }
        if before.map(|before| before.judge.opened()) != Some(now.judge.opened())
            && before.is_some()
        {
            // The example that was pressed may be gone, and the focus with it.
            platform::keep_focus();
        }
    }

    fn follow_all(&mut self, state: AppState, before: Option<&Model>, now: &Model) {
        if before.map(|before| before.all.news()) != Some(now.all.news()) {
            let tell = move || state.change(|model| work(model, Work::TellAll));
            self.news = now.all.news().map(|_| platform::after(PAUSE, tell));
        }
        if before.map(|before| before.view) != Some(now.view) {
            let (row, count) = (now.all.row(), now.all.listed().len());
            let there = now.view == View::All;
            // Once the view is drawn.
            self.list = row
                .filter(|_| there)
                .map(|row| platform::after(0, move || return_to_row(state, row, count)));
        }
    }
}

/// What has been asked for of that which comes later.
#[derive(Default)]
struct Fetching {
    words: Option<Language>,
    code: bool,
}

impl Fetching {
    fn follow(&mut self, state: AppState, now: &Model) {
        let language = now.preferences.language;
        if now.later.is_missing {
            *self = Self::default();
            return;
        }
        if now.wants_words() && self.words != Some(language) {
            self.words = Some(language);
            platform::fetch_text(&language.file(), move |file| {
                let fit = file.is_some_and(|file| language.take(file));
                state.change(|model| model.came(fit));
            });
        }
        if now.wants_code() && !self.code {
            self.code = true;
            fetch_code(move |came| state.change(|model| model.code_came(came)));
        }
    }
}

// On opening the page the browser has its own way with the top and with the focus.
fn arrive(first: bool) {
    let hash = platform::hash();
    if !first {
        // What was pressed in another view is gone, and the focus with it.
        platform::keep_focus();
    }
    if !first || hash.contains('/') {
        platform::scroll_to(&hash);
    }
}

fn address() -> Address {
    Address::read(platform::query, &platform::hash())
}

fn system_theme() -> Theme {
    if platform::prefers_dark() { Theme::Dark } else { Theme::Light }
}
