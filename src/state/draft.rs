//! What the number field holds while it is not yet a number.

use crate::position::NumberTextError;
use crate::text::{Words, address_error, number_error};

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
