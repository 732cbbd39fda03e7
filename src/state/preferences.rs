//! What the reader prefers: language, theme, which way the board is turned.

use crate::text::Language;

/// How the page is coloured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Ink on paper.
    #[default]
    Light,
    /// Paper on ink.
    Dark,
}

impl Theme {
    /// The name that style sheet and storage know it by.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme of a name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Light, Self::Dark].into_iter().find(|theme| theme.name() == name)
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Light => Self::Dark,
            Self::Dark => Self::Light,
        }
    }
}

/// What the reader prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// The language of the page.
    pub language: Language,
    /// Whether it was chosen here or by the address, so that links carry it on.
    pub language_chosen: bool,
    /// The theme that was chosen; nothing while the system is followed.
    pub theme: Option<Theme>,
    /// The theme of the system.
    pub system: Theme,
    /// Whether Black is at the bottom of the board.
    pub flipped: bool,
    /// Whether single keys do something.
    pub keys: bool,
}

impl Preferences {
    /// The theme that is seen.
    #[must_use]
    pub fn seen_theme(&self) -> Theme {
        self.theme.unwrap_or(self.system)
    }

    /// Changes from light to dark or back; the system's own theme is followed again, not set.
    pub fn change_theme(&mut self) {
        let theme = self.seen_theme().other();
        self.theme = (theme != self.system).then_some(theme);
    }

    /// Turns the board.
    pub fn flip(&mut self) {
        self.flipped = !self.flipped;
    }

    /// Chooses the language; the address tells of it from now on.
    pub fn choose(&mut self, language: Language) {
        self.language = language;
        self.language_chosen = true;
    }
}
