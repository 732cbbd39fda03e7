//! Light or dark.

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
