//! Four small packets of cards out of one ordinary deck, one card drawn from each.
//!
//! A packet is the ace (1) and what follows it in one suit: to the four, the four, the six and
//! the ten. So 24 cards make the same 4 x 4 x 6 x 10 = 960 draws as the four dice, and nothing
//! is drawn again. The packets are kept apart: cards drawn from one heap are not independent.

use super::field::{Field, Meaning};

/// The suit of a packet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Suit {
    /// Red.
    Hearts,
    /// Black.
    Spades,
    /// Red.
    Diamonds,
    /// Black.
    Clubs,
}

/// The suits of the four packets, in the order of their fields.
///
/// A red suit for the light-squared bishop and a black one for the dark-squared; otherwise free.
pub const SUITS: [Suit; 4] = [Suit::Hearts, Suit::Spades, Suit::Diamonds, Suit::Clubs];

pub(super) const FIELDS: [Field; 4] = [
    Field::new(Meaning::LightBishop, 1, 4),
    Field::new(Meaning::DarkBishop, 1, 4),
    Field::new(Meaning::Queen, 1, 6),
    Field::new(Meaning::Knights, 1, 10),
];
