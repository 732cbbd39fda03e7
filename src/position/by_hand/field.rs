//! One thing that is drawn, and what it is worth.

use std::ops::RangeInclusive;

/// What the digit of a field stands for in the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Meaning {
    /// The light-squared bishop's place on b, d, f, h.
    LightBishop,
    /// The dark-squared bishop's place on a, c, e, g.
    DarkBishop,
    /// The queen's place among the six squares that the bishops leave.
    Queen,
    /// The knights' line in [`KNIGHT_PAIRS`](crate::position::KNIGHT_PAIRS).
    Knights,
    /// The number's first decimal digit.
    Hundreds,
    /// The number's second decimal digit.
    Tens,
    /// The number's last decimal digit.
    Units,
    /// A binary digit that is worth this much, a power of 2.
    Bit(u16),
}

impl Meaning {
    /// What a digit of 1 adds to the number.
    #[must_use]
    pub const fn weight(self) -> u16 {
        match self {
            Self::LightBishop | Self::Units => 1,
            Self::DarkBishop => 4,
            Self::Queen => 4 * 4,
            Self::Knights => 4 * 4 * 6,
            Self::Hundreds => 100,
            Self::Tens => 10,
            Self::Bit(worth) => worth,
        }
    }
}

/// One thing that is drawn: a die, a bag of digits, a coin, a packet of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Field {
    meaning: Meaning,
    lowest: u8,
    highest: u8,
}

impl Field {
    // The faces are `lowest` and up to `highest`, which is not less.
    pub(super) const fn new(meaning: Meaning, lowest: u8, highest: u8) -> Self {
        Self { meaning, lowest, highest }
    }

    /// What it decides.
    #[must_use]
    pub const fn meaning(self) -> Meaning {
        self.meaning
    }

    /// What it can show: `1..=4` for a four-sided die, `0..=1` for a coin.
    #[must_use]
    pub const fn faces(self) -> RangeInclusive<u8> {
        self.lowest..=self.highest
    }

    /// How many faces there are.
    #[must_use]
    pub const fn count(self) -> u16 {
        (self.highest - self.lowest) as u16 + 1
    }

    /// The digit of a face, from 0 for the lowest; nothing where there is no such face.
    #[must_use]
    pub fn digit(self, face: u8) -> Option<u16> {
        self.faces().contains(&face).then(|| u16::from(face - self.lowest))
    }

    /// What a face adds to the number; nothing where there is no such face.
    #[must_use]
    pub fn worth(self, face: u8) -> Option<u16> {
        Some(self.digit(face)? * self.meaning.weight())
    }

    /// The face of the digit that a number, or any sum of a draw, has in this place.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "less than the count of a u8's faces")]
    pub const fn face_in(self, number: u16) -> u8 {
        self.lowest + (number / self.meaning.weight() % self.count()) as u8
    }
}
