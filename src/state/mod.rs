//! What the page shares: signals and what follows from them, with no touch of the browser.
//!
//! `AppState` is in context everywhere. The number has one door, [`AppState::show`]; what the
//! address says comes in through [`AppState::arrive`].

mod address;
mod picker;
mod preferences;
mod shown;
mod status;
mod stepper;

use leptos::prelude::*;

pub use address::{Address, View};
pub use picker::{Draft, Message};
pub use preferences::{Preferences, Theme};
pub use shown::{By, Entry, Shown};
pub use status::Status;
pub use stepper::{Event, Stepper};

use crate::position::{
    BackRank, Board, Number, NumberTextError, Route, STEP_COUNT, Step, read_number, steps,
};
use crate::text::{Language, Words, caption, fill, number_error};

/// What the page starts from, read from the browser by whoever mounts it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Start {
    /// What the address says.
    pub address: Address,
    /// The language of an earlier visit or of the browser, where the address names none.
    pub language: Option<Language>,
    /// The theme chosen on an earlier visit.
    pub theme: Option<Theme>,
    /// The theme of the system.
    pub system: Theme,
    /// The address of the page without query and hash.
    pub base: String,
    /// Whether the keyboard has a ⌘ key for copying.
    pub apple: bool,
}

/// Everything that more than one component needs; it can be copied into any closure.
///
/// What is asked of it inside a view or an effect is followed: the view is drawn again when the
/// answer changes. Handlers of events use the answers that end in `_now`.
#[derive(Clone, Copy)]
pub struct AppState {
    shown: RwSignal<Shown>,
    draft: RwSignal<Draft>,
    stepper: RwSignal<Stepper>,
    preferences: RwSignal<Preferences>,
    view: RwSignal<View>,
    status: RwSignal<Status>,
    base: StoredValue<String>,
    apple: bool,
}

impl AppState {
    /// The state of a page that has just been opened.
    #[must_use]
    pub fn new(start: Start) -> Self {
        let state = Self {
            shown: RwSignal::new(Shown::at_start()),
            draft: RwSignal::new(Draft::default()),
            stepper: RwSignal::new(Stepper::default()),
            preferences: RwSignal::new(Preferences {
                language: start.language.unwrap_or(Language::English),
                language_chosen: false,
                theme: start.theme,
                system: start.system,
                flipped: false,
            }),
            view: RwSignal::new(View::default()),
            status: RwSignal::new(Status::default()),
            base: StoredValue::new(start.base),
            apple: start.apple,
        };
        state.arrive(start.address);
        state
    }

    /// The number on the board, and how it came there.
    #[must_use]
    pub fn shown(&self) -> Shown {
        self.shown.get()
    }

    /// The number on the board, for an event handler.
    #[must_use]
    pub fn number_now(&self) -> Number {
        self.shown.get_untracked().number
    }

    /// The rank on the board.
    #[must_use]
    pub fn rank(&self) -> BackRank {
        self.shown().number.back_rank()
    }

    /// The stepper.
    #[must_use]
    pub fn stepper(&self) -> Stepper {
        self.stepper.get()
    }

    /// The castling that the stepper is set to.
    #[must_use]
    pub fn route(&self) -> Route {
        let stepper = self.stepper();
        Route::from_start(self.rank(), stepper.colour, stepper.side)
    }

    /// The step of that castling which is shown.
    #[must_use]
    pub fn step(&self) -> Step {
        let [mut first, rest @ ..] = steps(&Board::start(self.rank()), self.route());
        let stepper = self.stepper();
        if !stepper.touched {
            // Nobody has asked about castling yet: the board shows the position alone.
            first.picture.marks.clear();
        }
        match stepper.step.checked_sub(1).and_then(|index| rest.into_iter().nth(index)) {
            Some(step) => step,
            None => first,
        }
    }

    /// Does what happened to the stepper, and reads out the step when it is another one.
    pub fn happen(&self, event: Event) {
        let before = self.stepper.get_untracked();
        let after = before.after(event);
        self.stepper.set(after);
        if before.shows_other_than(after) {
            let state = *self;
            let caption = untrack(move || state.caption());
            let places: [(_, &dyn std::fmt::Display); 2] =
                [("step", &(after.step + 1)), ("of", &STEP_COUNT)];
            let count = fill(self.words_now().step, &places);
            self.say([&count, ": ", &caption].concat());
        }
    }

    /// What is said about the step that is shown.
    #[must_use]
    pub fn caption(&self) -> String {
        caption(self.words(), &self.step().caption)
    }

    /// Brings a number to the board: the one door to it.
    pub fn show(&self, number: Number, by: By) {
        let before = self.shown.get_untracked();
        self.shown.set(before.after(number, by));
        if by != By::Typing {
            self.draft.set(Draft::default());
        }
        if number != before.number {
            self.stepper.set(self.stepper.get_untracked().after(Event::NewPosition));
        }
    }

    /// Goes where an address says: on opening the page, and with back and forward.
    pub fn arrive(&self, address: Address) {
        self.view.set(address.view);
        if let Some(language) = address.language {
            self.choose_language(language);
        }
        match address.position.as_deref().map(|text| (text, read_number(text))) {
            None => self.show(Number::STANDARD, By::Default),
            Some((_, Ok(number))) => self.show(number, By::Address),
            Some((text, Err(error))) => {
                self.show(Number::STANDARD, By::Default);
                let shortened: String = text.chars().take(20).collect();
                self.draft.set(Draft::with(Message::Address(shortened, error)));
            }
        }
    }

    /// What the address bar should say now.
    #[must_use]
    pub fn address(&self) -> Address {
        let (shown, chosen) = (self.shown(), self.preferences.get());
        Address {
            position: (shown.by != By::Default).then(|| shown.number.to_string()),
            language: chosen.language_chosen.then_some(chosen.language),
            view: self.view.get(),
        }
    }

    /// A link to the position on the board.
    #[must_use]
    pub fn link(&self) -> String {
        let number = self.shown().number.to_string();
        let address = Address { position: Some(number), ..self.address() };
        self.base.with_value(|base| [base, address.to_string().as_str()].concat())
    }

    /// The keys that copy what is selected.
    #[must_use]
    pub const fn copy_keys(&self) -> &'static str {
        if self.apple { "⌘C" } else { "Ctrl+C" }
    }

    /// Language, theme, and which way the board is turned.
    #[must_use]
    pub fn preferences(&self) -> Preferences {
        self.preferences.get()
    }

    /// The words of the page's language.
    #[must_use]
    pub fn words(&self) -> &'static Words {
        self.preferences.get().language.words()
    }

    /// The words, for an event handler, which follows no signal.
    #[must_use]
    pub fn words_now(&self) -> &'static Words {
        self.preferences.get_untracked().language.words()
    }

    /// Chooses the language; the address tells of it from now on.
    pub fn choose_language(&self, language: Language) {
        self.prefer(|preferences| {
            preferences.language = language;
            preferences.language_chosen = true;
        });
    }

    /// Changes from light to dark or back; the system's own theme is followed again, not set.
    pub fn change_theme(&self) {
        self.prefer(|preferences| {
            let theme = preferences.theme().other();
            preferences.theme = (theme != preferences.system).then_some(theme);
        });
    }

    /// Learns which theme the system has now.
    pub fn set_system_theme(&self, theme: Theme) {
        self.prefer(|preferences| preferences.system = theme);
    }

    /// Turns the board round.
    pub fn flip(&self) {
        self.prefer(|preferences| preferences.flipped = !preferences.flipped);
    }

    fn prefer(&self, change: impl FnOnce(&mut Preferences)) {
        let mut preferences = self.preferences.get_untracked();
        change(&mut preferences);
        self.preferences.set(preferences);
    }

    /// What the number field holds while it is being typed in, and what is said beside it.
    #[must_use]
    pub fn draft(&self) -> Draft {
        self.draft.get()
    }

    /// Keeps what has been typed so far.
    pub fn type_number(&self, text: String) {
        let message = self.draft.get_untracked().message;
        self.draft.set(Draft { text: Some(text), message });
    }

    /// Reads what has been typed, after a pause or when it is meant to be ready.
    ///
    /// A number comes to the board; anything else is kept, the board stays, and the field says why.
    pub fn read_typed(&self, ready: bool) {
        let Some(text) = self.draft.get_untracked().text else { return };
        match read_number(&text) {
            Ok(number) => {
                self.draft.set(Draft { text: Some(text), message: None });
                self.show(number, if ready { By::Typed } else { By::Typing });
            }
            // An empty field or a bare "SP" is unfinished, not wrong, until it is meant to be ready.
            Err(NumberTextError::Empty) if !ready => {}
            Err(error) => {
                self.say(number_error(self.words_now(), error));
                self.draft.set(Draft { text: Some(text), message: Some(Message::Typed(error)) });
            }
        }
    }

    /// What is read out, and what is said beside a copy button.
    #[must_use]
    pub fn status(&self) -> Status {
        self.status.get()
    }

    /// Says something to people who listen to the page.
    pub fn say(&self, message: String) {
        self.status.set(self.status.get_untracked().saying(message));
    }

    /// Tells how copying went, beside its button and to people who listen.
    pub fn tell_copied(&self, what: &'static str, copied: bool, message: String) {
        self.status.set(self.status.get_untracked().saying(message).about(what, copied));
    }

    /// Takes away what is said beside a copy button.
    pub fn forget_copied(&self) {
        self.status.set(Status { copied: None, ..self.status.get_untracked() });
    }
}

/// The state of the page around a component.
///
/// # Panics
/// Outside `App`, which provides it.
#[must_use]
pub fn app() -> AppState {
    expect_context()
}
