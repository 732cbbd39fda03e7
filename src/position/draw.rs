//! A fair number from random bits.

use super::number::Number;

/// A number from 0 to `last` out of the low bits of a random word, or nothing when they are more.
///
/// To refuse and draw again is what makes it fair: each answer comes from as many words as any
/// other. A remainder would favour the small numbers wherever 65536 is not a multiple of the
/// count. Less than half of all words are refused.
///
/// ```
/// use chess960::position::fair_from_bits;
/// assert_eq!(fair_from_bits(5, 0b1101), Some(0b101)); // three bits are enough for 0 to 5
/// assert_eq!(fair_from_bits(5, 0b1110), None);
/// ```
#[must_use]
pub const fn fair_from_bits(last: u16, word: u16) -> Option<u16> {
    // As many bits as `last` takes; for 0 that is none, which is a shift too far.
    let mask = match u16::MAX.checked_shr(last.leading_zeros()) {
        Some(mask) => mask,
        None => 0,
    };
    let bits = word & mask;
    if bits <= last { Some(bits) } else { None }
}

/// Draws words until one gives a number from 0 to `last`, each equally likely.
///
/// # Errors
/// Hands on the error of the source.
pub fn fair_up_to<E>(last: u16, mut word: impl FnMut() -> Result<u16, E>) -> Result<u16, E> {
    loop {
        if let Some(number) = fair_from_bits(last, word()?) {
            return Ok(number);
        }
    }
}

/// The number of a start position from the low ten bits of a random word, or nothing when they
/// are 960 or more, which is one word in 16.
///
/// ```
/// use chess960::position::number_from_bits;
/// assert_eq!(number_from_bits(959).map(|n| n.get()), Some(959));
/// assert_eq!(number_from_bits(960), None);
/// ```
#[must_use]
pub const fn number_from_bits(word: u16) -> Option<Number> {
    match fair_from_bits(Number::LAST.get(), word) {
        Some(number) => Number::new(number),
        None => None,
    }
}

/// Draws words until one gives the number of a start position.
///
/// # Errors
/// Hands on the error of the source.
pub fn draw<E>(word: impl FnMut() -> Result<u16, E>) -> Result<Number, E> {
    fair_up_to(Number::LAST.get(), word).map(Number::trusted)
}
