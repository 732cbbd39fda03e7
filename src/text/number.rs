//! What is said of a number.

use super::board::{rank_row, ranks};
use super::fill::fill;
use super::quoted::{quoted, visible};
use super::words::Words;
use crate::position::{DoubleStart, Number, NumberTextError};

/// The number and its rank, as they are read out.
#[must_use]
pub fn announce(words: &Words, number: Number) -> String {
    announce_start(words, number.into())
}

/// The numbers and ranks of both, or just the number and the rank where Black mirrors White.
#[must_use]
pub fn announce_start(words: &Words, start: DoubleStart) -> String {
    let rank = if start.is_mirrored() {
        rank_row(words, start.white.back_rank())
    } else {
        ranks(words, start)
    };
    fill(words.announce, &[("number", &start_name(words, start)), ("rank", &rank)])
}

/// What a position is called: its number, or in double random both numbers.
#[must_use]
pub fn start_name(words: &Words, start: DoubleStart) -> String {
    let DoubleStart { white, black } = start;
    let name = if start.is_mirrored() { "{white}" } else { words.both_numbers };
    fill(name, &[("white", &white), ("black", &black)])
}

/// Why a text is not a number.
#[must_use]
pub fn number_error(words: &Words, error: NumberTextError) -> String {
    number_error_up_to(words, error, Number::LAST.get().into())
}

/// Why a text is not a number from 0 to `last`.
#[must_use]
pub fn number_error_up_to(words: &Words, error: NumberTextError, last: u32) -> String {
    let (sentence, found, place) = match error {
        NumberTextError::Empty => (words.number_empty, ' ', 0),
        NumberTextError::NotADigit { found, place } => (words.number_not_a_digit, found, place),
        NumberTextError::MixedScripts { found, place } => (words.number_mixed, found, place),
        NumberTextError::NineSixty => (words.number_960, ' ', 0),
        NumberTextError::TooLarge => (words.number_too_large, ' ', 0),
    };
    fill(sentence, &[("place", &place), ("found", &visible(found)), ("last", &last)])
}

/// Why the address does not name a number for Black, and what is shown.
#[must_use]
pub fn black_address_error(words: &Words, text: &str, error: NumberTextError) -> String {
    fill(
        words.black_address_error,
        &[("text", &quoted(text)), ("error", &number_error(words, error))],
    )
}

/// Why the address does not name a position, and what is shown.
#[must_use]
pub fn address_error(words: &Words, text: &str, error: NumberTextError) -> String {
    fill(words.address_error, &[("text", &quoted(text)), ("error", &number_error(words, error))])
}
