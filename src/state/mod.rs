//! What the page shares: signals and what follows from them, with no touch of the browser.
//!
//! `AppState` is in context everywhere. The number has one door, [`AppState::show`]; what the
//! address says comes in through [`AppState::arrive`].

mod address;
mod picker;
mod shown;
mod stepper;
mod theme;

use leptos::prelude::*;

pub use address::{Address, View};
pub use picker::{Draft, Message};
pub use shown::{By, Entry, Shown};
pub use stepper::{Event, Stepper};
pub use theme::Theme;

use crate::position::{
    BackRank, Board, Number, NumberTextError, Picture, Route, STEP_COUNT, Step, read_number, steps,
};
use crate::text::{Language, Words};

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
#[derive(Clone, Copy)]
pub struct AppState {
    shown: RwSignal<Shown>,
    language: RwSignal<Language>,
    language_chosen: RwSignal<bool>,
    theme: RwSignal<Option<Theme>>,
    system: RwSignal<Theme>,
    view: RwSignal<View>,
    draft: RwSignal<Draft>,
    status: RwSignal<(u32, String)>,
    /// Whether the board shows Black at the bottom.
    pub flipped: RwSignal<bool>,
    /// The castling stepper.
    pub stepper: RwSignal<Stepper>,
    /// The seven steps of the castling that is chosen.
    pub steps: Memo<[Step; STEP_COUNT]>,
    base: StoredValue<String>,
    apple: bool,
}

impl AppState {
    /// The state of a page that has just been opened.
    #[must_use]
    pub fn new(start: Start) -> Self {
        let shown = RwSignal::new(Shown::at_start());
        let stepper = RwSignal::new(Stepper::default());
        let steps = Memo::new(move |_| {
            let rank = shown.get().number.back_rank();
            let (colour, side) = stepper.with(|stepper| (stepper.colour, stepper.side));
            steps(&Board::start(rank), Route::from_start(rank, colour, side))
        });
        let chosen = start.address.language;
        let language = chosen.or(start.language).unwrap_or(Language::English);
        let state = Self {
            shown,
            language: RwSignal::new(language),
            language_chosen: RwSignal::new(chosen.is_some()),
            theme: RwSignal::new(start.theme),
            system: RwSignal::new(start.system),
            view: RwSignal::new(View::default()),
            draft: RwSignal::new(Draft::default()),
            status: RwSignal::new((0, String::new())),
            flipped: RwSignal::new(false),
            stepper,
            steps,
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

    /// The number on the board.
    #[must_use]
    pub fn number(&self) -> Number {
        self.shown.get().number
    }

    /// The rank on the board.
    #[must_use]
    pub fn rank(&self) -> BackRank {
        self.number().back_rank()
    }

    /// The castling that the stepper is set to.
    #[must_use]
    pub fn route(&self) -> Route {
        let (colour, side) = self.stepper.with(|stepper| (stepper.colour, stepper.side));
        Route::from_start(self.rank(), colour, side)
    }

    /// What the board shows: the position, or the stepper's picture once it has been touched.
    #[must_use]
    pub fn picture(&self) -> Picture {
        let (step, touched) = self.stepper.with(|stepper| (stepper.step, stepper.touched));
        let mut picture = self.steps.with(|steps| steps[step].picture.clone());
        if !touched {
            picture.marks.clear();
        }
        picture
    }

    /// Brings a number to the board: the one door to it.
    pub fn show(&self, number: Number, by: By) {
        let changed = number != self.shown.get_untracked().number;
        self.shown.update(|shown| *shown = shown.after(number, by));
        if by != By::Typing {
            self.draft.set(Draft::default());
        }
        if changed {
            self.stepper.update(|stepper| *stepper = stepper.after(Event::NewPosition));
        }
    }

    /// Goes where an address says: on opening the page, and with back and forward.
    pub fn arrive(&self, address: Address) {
        self.view.set(address.view);
        if let Some(language) = address.language {
            self.language.set(language);
            self.language_chosen.set(true);
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
        let shown = self.shown.get();
        let chosen = self.language_chosen.get();
        Address {
            position: (shown.by != By::Default).then(|| shown.number.to_string()),
            language: chosen.then(|| self.language.get()),
            view: self.view.get(),
        }
    }

    /// A link to the position on the board.
    #[must_use]
    pub fn link(&self) -> String {
        let address = Address { position: Some(self.number().to_string()), ..self.address() };
        self.base.with_value(|base| [base, address.to_string().as_str()].concat())
    }

    /// Whether copying by hand takes ⌘C.
    #[must_use]
    pub const fn apple(&self) -> bool {
        self.apple
    }

    /// The language of the page.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language.get()
    }

    /// Chooses the language; the address tells of it from now on.
    pub fn choose_language(&self, language: Language) {
        self.language.set(language);
        self.language_chosen.set(true);
    }

    /// The words of the page's language.
    #[must_use]
    pub fn words(&self) -> &'static Words {
        self.language.get().words()
    }

    /// The theme that was chosen, if any.
    #[must_use]
    pub fn chosen_theme(&self) -> Option<Theme> {
        self.theme.get()
    }

    /// The theme that is seen.
    #[must_use]
    pub fn theme(&self) -> Theme {
        self.theme.get().unwrap_or(self.system.get())
    }

    /// Chooses a theme; the system's own one is followed again rather than set.
    pub fn choose_theme(&self, theme: Theme) {
        self.theme.set((theme != self.system.get_untracked()).then_some(theme));
    }

    /// Learns that the system has changed its theme.
    pub fn set_system_theme(&self, theme: Theme) {
        self.system.set(theme);
    }

    /// What the number field holds while it is being typed in, and what is said beside it.
    #[must_use]
    pub fn draft(&self) -> Draft {
        self.draft.get()
    }

    /// Keeps what has been typed so far.
    pub fn type_number(&self, text: String) {
        self.draft.update(|draft| draft.text = Some(text));
    }

    /// Reads what has been typed, after a pause or when it is meant to be ready.
    ///
    /// A number comes to the board; anything else is kept, the board stays, and the field says why.
    pub fn read_typed(&self, ready: bool) {
        let Some(text) = self.draft.with_untracked(|draft| draft.text.clone()) else { return };
        match read_number(&text) {
            Ok(number) => {
                self.draft.update(|draft| draft.message = None);
                self.show(number, if ready { By::Typed } else { By::Typing });
            }
            // An empty field or a bare "SP" is unfinished, not wrong, until it is meant to be ready.
            Err(NumberTextError::Empty) if !ready => {}
            Err(error) => {
                self.say((self.words_now().number_error)(error));
                self.draft.update(|draft| draft.message = Some(Message::Typed(error)));
            }
        }
    }

    /// The message for the status line, with a count that makes each a new one.
    #[must_use]
    pub fn status(&self) -> (u32, String) {
        self.status.get()
    }

    /// Says something to people who listen to the page.
    pub fn say(&self, message: String) {
        self.status.update(|status| *status = (status.0.wrapping_add(1), message));
    }

    /// The words, for an event handler, which follows no signal.
    #[must_use]
    pub fn words_now(&self) -> &'static Words {
        self.language.get_untracked().words()
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

/// A word of the page's language, kept up to date; all such closures are of one type.
pub fn word(pick: fn(&Words) -> &'static str) -> impl Fn() -> &'static str + Copy + Send + Sync {
    let state = app();
    move || pick(state.words())
}
