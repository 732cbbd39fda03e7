//! What the number field holds while it is not yet a number.

use super::model::Model;
use super::shown::By;
use crate::position::{DoubleStart, Number, NumberTextError, read_up_to};
use crate::text::{Words, address_error, announce_start, black_address_error, number_error_up_to};

/// Whose number a field has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Which {
    /// White's, which is the position's as long as Black mirrors it.
    #[default]
    White,
    /// Black's, in double random.
    Black,
    /// The index of both.
    Index,
}

impl Which {
    /// The largest number that the field takes.
    #[must_use]
    pub const fn last(self) -> u32 {
        match self {
            Self::Index => DoubleStart::COUNT - 1,
            _ => Number::COUNT as u32 - 1,
        }
    }
}

/// What is said beside the number field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// What was typed is no number up to this.
    Typed(NumberTextError, u32),
    /// What the address asked for, shortened, is no number.
    Address(String, NumberTextError),
    /// What the address asked for as Black's number, shortened, is none.
    AddressOfBlack(String, NumberTextError),
}

impl Message {
    /// The message in words.
    #[must_use]
    pub fn words(&self, words: &Words) -> String {
        match self {
            Self::Typed(error, last) => number_error_up_to(words, *error, *last),
            Self::Address(text, error) => address_error(words, text, *error),
            Self::AddressOfBlack(text, error) => black_address_error(words, text, *error),
        }
    }
}

/// A number field between two numbers; one is typed in at a time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// Which field it is.
    pub which: Which,
    /// What has been typed; nothing while the field shows the number on the board.
    pub text: Option<String>,
    /// What is said beside the field.
    pub message: Option<Message>,
}

impl Model {
    /// The number that a field shows while nothing is typed in it.
    #[must_use]
    pub fn number_in(&self, which: Which) -> u32 {
        let start = self.start();
        match which {
            Which::White => start.white.get().into(),
            Which::Black => start.black.get().into(),
            Which::Index => start.index(),
        }
    }

    /// Keeps what is being typed in a field.
    pub fn type_number(&mut self, which: Which, text: String) {
        if which != self.draft.which {
            self.draft = Draft { which, ..Draft::default() };
        }
        self.draft.text = Some(text);
    }

    /// Reads what has been typed, after a pause or when it is meant to be ready.
    ///
    /// A number comes to the board; anything else is kept, the board stays, and the field says why.
    pub fn read_typed(&mut self, ready: bool) {
        let Some(text) = &self.draft.text else { return };
        let (which, before) = (self.draft.which, self.shown());
        match read_up_to(which.last(), text) {
            Ok(value) => {
                self.draft.message = None;
                let by = if ready { By::Typed } else { By::Typing };
                let (white, black) = (before.number, before.black);
                // The index of a number below 960 has that number as White's.
                let Some(read) = DoubleStart::new(value) else { return };
                match which {
                    Which::White => self.show_both(read.white, black, by),
                    Which::Black => self.show_both(white, Some(read.white), by),
                    Which::Index => self.show_both(read.white, Some(read.black), by),
                }
                if !before.is(self.number(), self.shown().black) {
                    self.status.say(announce_start(self.words(), self.start()));
                }
            }
            // An empty field or a bare "SP" is unfinished, not wrong, until it is meant to be ready.
            Err(NumberTextError::Empty) if !ready => {}
            Err(error) => {
                self.status.say(number_error_up_to(self.words(), error, which.last()));
                self.draft.message = Some(Message::Typed(error, which.last()));
            }
        }
    }
}
