//! What is said of the positions for a sheet.

use super::fill::fill;
use super::number::number_error;
use super::words::Words;
use crate::position::{Number, NumberListError, NumberTextError};

/// How many positions and pages there are, or why there are none.
#[must_use]
pub fn sheet_note(words: &Words, numbers: &Result<Vec<Number>, NumberListError>) -> String {
    let own = &words.take;
    match numbers {
        Ok(numbers) => {
            let (count, pages) = (numbers.len(), numbers.len().div_ceil(6));
            fill(own.sheet_pages, &[("count", &count), ("pages", &pages)])
        }
        Err(NumberListError::Entry(_, error @ NumberTextError::Empty)) => {
            number_error(words, *error)
        }
        Err(NumberListError::Entry(entry, error)) => {
            let error = number_error(words, *error);
            fill(own.sheet_entry, &[("entry", entry), ("error", &error)])
        }
        Err(NumberListError::TooMany(count)) => fill(own.sheet_too_many, &[("count", count)]),
    }
}
