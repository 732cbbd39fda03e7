//! Four dice in one throw, of 4, 4, 6 and 10 sides.
//!
//! Each is one digit of the number as [`Derivation`](crate::position::Derivation) has it, and
//! each of the 4 x 4 x 6 x 10 = 960 throws is another number: nothing is thrown again.
//! The two four-sided dice must be told apart before the throw, by colour for instance.

use super::field::{Field, Meaning};

/// The dice count from 1, but for the ten-sided one, which is marked 0 to 9.
pub(super) const FIELDS: [Field; 4] = [
    Field::new(Meaning::LightBishop, 1, 4),
    Field::new(Meaning::DarkBishop, 1, 4),
    Field::new(Meaning::Queen, 1, 6),
    Field::new(Meaning::Knights, 0, 9),
];
