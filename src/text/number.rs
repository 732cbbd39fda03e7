//! What is said of a number.

use super::board::rank_row;
use super::fill::fill;
use super::quoted::{quoted, visible};
use super::words::Words;
use crate::position::{Number, NumberTextError};

/// The number and its rank, as they are read out.
#[must_use]
pub fn announce(words: &Words, number: Number) -> String {
    let rank = rank_row(words, number.back_rank());
    fill(words.announce, &[("number", &number), ("rank", &rank)])
}

/// Why a text is not a number.
#[must_use]
pub fn number_error(words: &Words, error: NumberTextError) -> String {
    let (sentence, found, place) = match error {
        NumberTextError::Empty => (words.number_empty, ' ', 0),
        NumberTextError::NotADigit { found, place } => (words.number_not_a_digit, found, place),
        NumberTextError::MixedScripts { found, place } => (words.number_mixed, found, place),
        NumberTextError::NineSixty => (words.number_960, ' ', 0),
        NumberTextError::TooLarge => (words.number_too_large, ' ', 0),
    };
    fill(sentence, &[("place", &place), ("found", &visible(found))])
}

/// Why the address does not name a position, and what is shown.
#[must_use]
pub fn address_error(words: &Words, text: &str, error: NumberTextError) -> String {
    fill(words.address_error, &[("text", &quoted(text)), ("error", &number_error(words, error))])
}
