//! Several numbers as people type them in a row.

use super::number::Number;
use super::number_text::{NumberTextError, is_blank, read_number};

/// Why a text is not a row of numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NumberListError {
    /// This part of it, shortened, is not the number of a position.
    Entry(String, NumberTextError),
    /// It has more than are wanted: how many.
    TooMany(usize),
}

/// Reads one number or more, up to `most`, with blanks, commas or semicolons between them.
///
/// They stay in their order, and a number that stands there twice is there twice. Each is read
/// as by [`read_number`].
///
/// ```
/// use chess960::position::read_numbers;
/// let numbers = read_numbers("518, SP 534;0", 60).unwrap();
/// assert_eq!(numbers.iter().map(|number| number.get()).collect::<Vec<_>>(), [518, 534, 0]);
/// ```
///
/// # Errors
/// Tells the first part that is none and what is wrong with it, or that there are too many.
pub fn read_numbers(text: &str, most: usize) -> Result<Vec<Number>, NumberListError> {
    let mut numbers = Vec::new();
    for entry in text.split(|c| is_blank(c) || matches!(c, ',' | ';')) {
        match read_number(entry) {
            Ok(number) => numbers.push(number),
            // Nothing between two separators, or the SP of "SP 518".
            Err(NumberTextError::Empty) => {}
            Err(error) => {
                return Err(NumberListError::Entry(entry.chars().take(20).collect(), error));
            }
        }
    }
    match numbers.len() {
        0 => Err(NumberListError::Entry(String::new(), NumberTextError::Empty)),
        count if count > most => Err(NumberListError::TooMany(count)),
        _ => Ok(numbers),
    }
}
