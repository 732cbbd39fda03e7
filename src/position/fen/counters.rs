//! The fifth and the sixth field, and what may stand instead of them.

use super::Setup;
use super::error::{FenError, Field, beginning};
use super::notice::Notice;
use super::read::{character, missing};

impl Setup {
    /// Takes the two counters or EPD operations; says whether there were operations.
    pub(super) fn read_counters<'a>(
        &mut self,
        mut fields: impl Iterator<Item = &'a str>,
        notices: &mut Vec<Notice>,
    ) -> Result<bool, FenError> {
        let mut read = |field, assumed, notices: &mut Vec<Notice>| match fields.next() {
            None => Ok(missing(field, assumed, notices)),
            Some(text) => counter(text, field),
        };
        let halfmoves = match read(Field::Halfmoves, 0, notices) {
            Ok(halfmoves) => halfmoves,
            Err(Counter::Operation(text)) => {
                notices.push(Notice::Operations(text));
                return Ok(true);
            }
            Err(Counter::Fault(error)) => return Err(error),
        };
        self.halfmoves = halfmoves;
        self.move_number = read(Field::MoveNumber, 1, notices).map_err(Counter::fault)?;
        if self.move_number == 0 {
            notices.push(Notice::MoveZero);
            self.move_number = 1;
        }
        match fields.next() {
            None => Ok(false),
            Some(text) if is_check_counters(text) => Err(FenError::CheckCounters(beginning(text))),
            Some(text) => Err(FenError::TooManyFields(beginning(text))),
        }
    }
}

/// Why a text is not a counter.
enum Counter {
    /// It is a word, with which an EPD operation begins.
    Operation(String),
    Fault(FenError),
}

impl Counter {
    // After the half-move clock no operation can begin any more.
    fn fault(self) -> FenError {
        match self {
            Self::Operation(text) => {
                let found = text.chars().next().unwrap_or(' ');
                character(Field::MoveNumber, 1, found)
            }
            Self::Fault(error) => error,
        }
    }
}

fn counter(text: &str, field: Field) -> Result<u32, Counter> {
    if text.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return Err(Counter::Operation(beginning(text)));
    }
    if is_check_counters(text) {
        return Err(Counter::Fault(FenError::CheckCounters(beginning(text))));
    }
    let mut value = Some(0_u32);
    for (place, found) in (1..).zip(text.chars()) {
        let digit = found.to_digit(10);
        let digit = digit.ok_or(Counter::Fault(character(field, place, found)))?;
        value = value.and_then(|value| value.checked_mul(10)?.checked_add(digit));
    }
    value.ok_or(Counter::Fault(FenError::TooLarge(field)))
}

/// `3+3` or `+0+0`: checks left or given, as three-check writes them.
fn is_check_counters(text: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let text = text.strip_prefix('+').unwrap_or(text);
    text.split_once('+').is_some_and(|(white, black)| digits(white) && digits(black))
}
