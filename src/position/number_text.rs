//! A position's number as people type and paste it.

use std::fmt;

use super::number::Number;

/// Why a text is not the number of a start position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberTextError {
    /// There is no digit: nothing at all, or only `#` or `SP`.
    Empty,
    /// A character is not a digit.
    NotADigit {
        /// The character.
        found: char,
        /// Its place in the text without the blanks around it, from 1.
        place: usize,
    },
    /// A digit belongs to another script than those before it.
    MixedScripts {
        /// The digit.
        found: char,
        /// Its place in the text without the blanks around it, from 1.
        place: usize,
    },
    /// It is 960, which lists that count from 1 call position 0.
    NineSixty,
    /// It is above 959, or whatever the last number is, and not 960.
    TooLarge,
}

/// Reads a number from 0 to 959.
///
/// Blanks around it, leading zeros, a `#` or an `SP` (of either case) before it are fine, and so
/// are the decimal digits of any one script. Signs, points, exponents and other bases are not.
///
/// ```
/// use chess960::position::{NumberTextError, read_number};
/// assert_eq!(read_number(" SP518 ").map(|n| n.get()), Ok(518));
/// assert_eq!(read_number("٥١٨").map(|n| n.get()), Ok(518));
/// assert_eq!(read_number("1e2"), Err(NumberTextError::NotADigit { found: 'e', place: 2 }));
/// ```
///
/// # Errors
/// Says what is wrong and at which character.
pub fn read_number(text: &str) -> Result<Number, NumberTextError> {
    let value = read_up_to(Number::LAST.get().into(), text)?;
    // It is small enough.
    u16::try_from(value).ok().and_then(Number::new).ok_or(NumberTextError::TooLarge)
}

/// Reads a number from 0 to `last`, written as [`read_number`] takes it.
///
/// # Errors
/// Says what is wrong and at which character.
pub fn read_up_to(last: u32, text: &str) -> Result<u32, NumberTextError> {
    let text = text.trim_matches(is_blank);
    let digits = after_prefix(text);
    if digits.is_empty() {
        return Err(NumberTextError::Empty);
    }
    let skipped = text.chars().count() - digits.chars().count();
    let mut script = None;
    let mut value: u32 = 0;
    for (place, found) in (skipped + 1..).zip(digits.chars()) {
        let zero = zero_of(found).ok_or(NumberTextError::NotADigit { found, place })?;
        if *script.get_or_insert(zero) != zero {
            return Err(NumberTextError::MixedScripts { found, place });
        }
        // Saturating, so that twenty digits are only too large.
        let digit = found as u32 - zero;
        value = value.saturating_mul(10).saturating_add(digit);
    }
    if value <= last {
        Ok(value)
    } else if value == u32::from(Number::COUNT) {
        Err(NumberTextError::NineSixty)
    } else {
        Err(NumberTextError::TooLarge)
    }
}

// White space, and the marks without width that come along when text is copied.
pub(super) fn is_blank(c: char) -> bool {
    c.is_whitespace()
        || matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}')
}

/// Whether a text without blanks around it is meant for a number, however wrong it may be.
pub(super) fn begins_like_a_number(text: &str) -> bool {
    let sign = |c: char| zero_of(c).is_some() || matches!(c, '+' | '-' | '−' | '.');
    text.starts_with(sign) || after_prefix(text).len() < text.len()
}

fn after_prefix(text: &str) -> &str {
    let mut chars = text.chars();
    let rest = match chars.next() {
        Some('#') => chars.as_str(),
        Some('S' | 's') if matches!(chars.next(), Some('P' | 'p')) => chars.as_str(),
        _ => return text,
    };
    rest.trim_start_matches(is_blank)
}

fn zero_of(digit: char) -> Option<u32> {
    let code = digit as u32;
    ZEROS.into_iter().find(|&zero| (zero..zero + 10).contains(&code))
}

/// The zero of each script's decimal digits; 1 to 9 follow it (Unicode 16, category Nd).
const ZEROS: [u32; 75] = [
    0x0030, 0x0660, 0x06F0, 0x07C0, 0x0966, 0x09E6, 0x0A66, 0x0AE6, 0x0B66, 0x0BE6, 0x0C66, 0x0CE6,
    0x0D66, 0x0DE6, 0x0E50, 0x0ED0, 0x0F20, 0x1040, 0x1090, 0x17E0, 0x1810, 0x1946, 0x19D0, 0x1A80,
    0x1A90, 0x1B50, 0x1BB0, 0x1C40, 0x1C50, 0xA620, 0xA8D0, 0xA900, 0xA9D0, 0xA9F0, 0xAA50, 0xABF0,
    0xFF10, 0x104A0, 0x10D30, 0x10D40, 0x11066, 0x110F0, 0x11136, 0x111D0, 0x112F0, 0x11450,
    0x114D0, 0x11650, 0x116C0, 0x116D0, 0x116DA, 0x11730, 0x118E0, 0x11950, 0x11BF0, 0x11C50,
    0x11D50, 0x11DA0, 0x11F50, 0x16A60, 0x16AC0, 0x16B50, 0x16D70, 0x1CCF0, 0x1D7CE, 0x1D7D8,
    0x1D7E2, 0x1D7EC, 0x1D7F6, 0x1E140, 0x1E2F0, 0x1E4F0, 0x1E5F1, 0x1E950, 0x1FBF0,
];

impl fmt::Display for NumberTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("there is no number; it is a whole number from 0 to 959"),
            Self::NotADigit { found, place } => {
                write!(f, "character {place}, {found:?}, is not a digit")
            }
            Self::MixedScripts { found, place } => {
                write!(f, "character {place}, {found:?}, is a digit of another script")
            }
            Self::NineSixty => f.write_str(
                "the numbers go from 0 to 959; lists that count from 1 call position 0 number 960",
            ),
            Self::TooLarge => f.write_str("the numbers go from 0 to 959"),
        }
    }
}

impl std::error::Error for NumberTextError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digits_of_every_script_count() {
        for zero in ZEROS {
            let digit = |n| char::from_u32(zero + n).unwrap();
            for n in 0..10 {
                assert!(digit(n).is_numeric(), "{:#x}", zero + n);
                let text: String = [digit(0), digit(n), digit(9 - n)].into_iter().collect();
                assert_eq!(read_number(&text).map(|n| u32::from(n.get())), Ok(10 * n + 9 - n));
            }
        }
    }
}
