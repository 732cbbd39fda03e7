//! What the number field holds while it is not yet a number.

use super::model::Model;
use super::shown::By;
use crate::position::{NumberTextError, read_number};
use crate::text::{Words, address_error, announce, number_error};

/// What is said beside the number field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// What was typed is no number.
    Typed(NumberTextError),
    /// What the address asked for, shortened, is no number.
    Address(String, NumberTextError),
}

impl Message {
    /// The message in words.
    #[must_use]
    pub fn words(&self, words: &Words) -> String {
        match self {
            Self::Typed(error) => number_error(words, *error),
            Self::Address(text, error) => address_error(words, text, *error),
        }
    }
}

/// The number field between two numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// What has been typed; nothing while the field shows the number on the board.
    pub text: Option<String>,
    /// What is said beside the field.
    pub message: Option<Message>,
}

impl Model {
    /// Reads what has been typed, after a pause or when it is meant to be ready.
    ///
    /// A number comes to the board; anything else is kept, the board stays, and the field says why.
    pub fn read_typed(&mut self, ready: bool) {
        let Some(text) = &self.draft.text else { return };
        match read_number(text) {
            Ok(number) => {
                self.draft.message = None;
                let (by, other) = (if ready { By::Typed } else { By::Typing }, self.number());
                self.show(number, by);
                if number != other {
                    self.status.say(announce(self.words(), number));
                }
            }
            // An empty field or a bare "SP" is unfinished, not wrong, until it is meant to be ready.
            Err(NumberTextError::Empty) if !ready => {}
            Err(error) => {
                self.status.say(number_error(self.words(), error));
                self.draft.message = Some(Message::Typed(error));
            }
        }
    }
}
