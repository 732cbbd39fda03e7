//! A face of an ordinary die.

use std::fmt;

use crate::position::draw::fair_up_to;

/// A face of a die, 1 to 6; no other can be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Face(u8);

impl Face {
    /// How many faces a die has.
    pub const COUNT: u8 = 6;
    /// All six, 1 first.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// The face, or nothing where a die has none such.
    #[must_use]
    pub const fn new(face: u8) -> Option<Self> {
        if face >= 1 && face <= Self::COUNT { Some(Self(face)) } else { None }
    }

    /// The face as an integer, 1 to 6.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The face of a place counted from 0; the seventh place is the first again.
    pub(super) const fn of_place(place: usize) -> Self {
        Self::ALL[place % Self::ALL.len()]
    }

    /// The place that the face stands for, counted from 0.
    pub(super) const fn place(self) -> usize {
        self.0 as usize - 1
    }

    /// Rolls a fair die with words from a random source.
    ///
    /// # Errors
    /// Hands on the error of the source.
    pub fn roll<E>(word: impl FnMut() -> Result<u16, E>) -> Result<Self, E> {
        let last = u16::from(Self::COUNT - 1);
        Ok(Self::of_place(usize::from(fair_up_to(last, word)?)))
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
