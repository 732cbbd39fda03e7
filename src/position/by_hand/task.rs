//! The five steps of the one-die procedure that take a roll.

use super::face::Face;
use super::ratio::Ratio;
use crate::position::piece::Role;
use crate::position::square::File;

/// What the die is rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// A bishop on a, c, e or g.
    DarkBishop,
    /// A bishop on b, d, f or h.
    LightBishop,
    /// The queen on one of six free squares.
    Queen,
    /// A knight on one of five free squares.
    FirstKnight,
    /// The other knight on one of four free squares.
    SecondKnight,
}

impl Task {
    /// All five, in the order of the procedure.
    pub const ALL: [Self; 5] =
        [Self::DarkBishop, Self::LightBishop, Self::Queen, Self::FirstKnight, Self::SecondKnight];

    /// The piece that is placed.
    #[must_use]
    pub const fn role(self) -> Role {
        match self {
            Self::DarkBishop | Self::LightBishop => Role::Bishop,
            Self::Queen => Role::Queen,
            Self::FirstKnight | Self::SecondKnight => Role::Knight,
        }
    }

    /// How many faces, from 1 up, mean a square: 4, 4, 6, 5, 4. Higher ones are rolled again.
    #[must_use]
    pub const fn faces(self) -> u8 {
        match self {
            Self::DarkBishop | Self::LightBishop => 4,
            // Eight squares without those taken by the steps before.
            Self::Queen | Self::FirstKnight | Self::SecondKnight => 8 - self as u8,
        }
    }

    /// How many rolls this step takes on average: 6 over the faces that count.
    #[must_use]
    pub fn average(self) -> Ratio {
        Ratio::new(u32::from(Face::COUNT), u32::from(self.faces()))
    }

    /// Whether the piece may stand on this file, were it free.
    pub(super) const fn allows(self, file: File) -> bool {
        match self {
            Self::DarkBishop => file.index().is_multiple_of(2), // a1 is dark
            Self::LightBishop => !file.index().is_multiple_of(2),
            _ => true,
        }
    }
}
