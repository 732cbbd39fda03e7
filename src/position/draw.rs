//! A fair number from random bits.

use super::number::Number;

/// Bits that a number below 1024 takes.
const MASK: u16 = 0x3FF;

/// A number from the low ten bits of a random word, or nothing when they are 960 or more.
///
/// To refuse and draw again is what makes it fair: each of the 960 answers comes from as many
/// words as any other. A remainder would favour the small numbers (65536 is not a multiple
/// of 960). One word in 16 is refused.
///
/// ```
/// use chess960::position::number_from_bits;
/// assert_eq!(number_from_bits(959).map(|n| n.get()), Some(959));
/// assert_eq!(number_from_bits(960), None);
/// ```
#[must_use]
pub const fn number_from_bits(word: u16) -> Option<Number> {
    Number::new(word & MASK)
}

/// Draws words until one gives a number.
///
/// # Errors
/// Hands on the error of the source.
pub fn draw<E>(mut word: impl FnMut() -> Result<u16, E>) -> Result<Number, E> {
    loop {
        if let Some(number) = number_from_bits(word()?) {
            return Ok(number);
        }
    }
}
