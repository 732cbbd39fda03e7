//! The number of a start position, 0 to 959, in Reinhard Scharnagl's numbering.

use std::fmt;

use super::back_rank::BackRank;
use super::derivation::Derivation;

/// The number of a start position, 0 to 959; no other number can be built.
///
/// The numbering is Reinhard Scharnagl's; FIDE publishes none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Number(u16);

impl Number {
    /// How many start positions there are: 4 x 4 x 6 x 10.
    pub const COUNT: u16 = 960;
    /// The smallest number, 0.
    pub const FIRST: Self = Self(0);
    /// The largest number, 959.
    pub const LAST: Self = Self(Self::COUNT - 1);
    /// The number of ordinary chess, 518.
    pub const STANDARD: Self = Self(518);

    /// The number, or nothing where it is above 959.
    #[must_use]
    pub const fn new(number: u16) -> Option<Self> {
        if number < Self::COUNT { Some(Self(number)) } else { None }
    }

    /// Takes a number that a caller has put together from digits which cannot exceed 959.
    pub(super) const fn trusted(number: u16) -> Self {
        debug_assert!(number < Self::COUNT);
        Self(number)
    }

    /// The number as an integer, 0 to 959.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }

    /// All 960, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT).map(Self)
    }

    /// The number before this one; 0 has none.
    #[must_use]
    pub const fn previous(self) -> Option<Self> {
        match self.0.checked_sub(1) {
            Some(number) => Some(Self(number)),
            None => None,
        }
    }

    /// The number after this one; 959 has none.
    #[must_use]
    pub const fn next(self) -> Option<Self> {
        Self::new(self.0 + 1)
    }

    /// The number of the same position read from the h-file to the a-file: 534 for 518, and back.
    #[must_use]
    pub fn mirror(self) -> Self {
        self.back_rank().mirror().number()
    }

    /// The rank that carries this number.
    #[must_use]
    pub fn back_rank(self) -> BackRank {
        Derivation::of(self).back_rank()
    }
}

impl BackRank {
    /// The number of this rank.
    #[must_use]
    pub fn number(self) -> Number {
        Derivation::of_rank(self).number()
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
