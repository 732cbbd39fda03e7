//! Ten coins, each a binary digit of the number: tails 0, heads 1, the first coin worth 512.
//!
//! They give 0 to 1023; from 960 up, 64 throws of 1024, all ten are thrown again.

use super::field::{Field, Meaning};

const fn coin(worth: u16) -> Field {
    Field::new(Meaning::Bit(worth), 0, 1)
}

pub(super) const FIELDS: [Field; 10] = [
    coin(512),
    coin(256),
    coin(128),
    coin(64),
    coin(32),
    coin(16),
    coin(8),
    coin(4),
    coin(2),
    coin(1),
];
