//! Every word for people, one file a language.
//!
//! [`Words`] is what each language must fill: a missing sentence does not compile. A sentence is
//! a plain string with places such as `{king}`; the files of this folder that are no language
//! put squares and pieces into them, by one logic for all languages. FEN, square names and the
//! notations of moves are the same in every language and never stand here.

mod all;
mod board;
mod by_hand;
mod castling;
mod en;
mod fen;
mod fill;
mod judge;
mod lazy;
mod nl;
mod number;
mod numbering;
mod quoted;
mod rules;
mod sheet;
mod words;

pub use all::{count, edge, found, not_found, pattern_error, place, property, row_name};
pub use board::{board_text, rank_row, rank_sentence, start_sentence};
pub use by_hand::{
    die_count, die_fair, die_says, die_steps, draw_says, drawn_face, draws_repeated, files,
    method_steps, rank_so_far, thing,
};
pub use castling::{caption, kind, mark, step_count, ways};
pub use fen::{fen_error, notices};
pub use fill::fill;
pub use judge::{headline, not_the_turn, verdict_reasons};
pub use number::{
    address_error, announce, announce_start, black_address_error, number_error, number_error_up_to,
    start_name,
};
pub use numbering::{known_numbers, step_to_number, step_to_rank, sum_so_far, why_960};
pub use rules::{RulesPlaces, verdict};
pub use sheet::sheet_note;
pub use words::{
    AllWords, ByHandWords, JudgeWords, MethodWords, NumbersWords, RulesWords, TakeWords, Words,
};

/// A language of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English, the default.
    English,
    /// Dutch.
    Dutch,
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::English, Self::Dutch];

    /// The code for `<html lang>` and the address.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Dutch => "nl",
        }
    }

    /// The language of a code such as `nl` or `nl-BE`.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        let main = code.split('-').next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| main.eq_ignore_ascii_case(language.code()))
    }

    /// Its name for itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Dutch => "Nederlands",
        }
    }

    /// The words that are compiled in: all of them on the host, in a browser those that English
    /// needs for the Position view.
    #[must_use]
    pub const fn compiled_words(self) -> &'static Words {
        match self {
            Self::English => &en::WORDS,
            Self::Dutch => &nl::WORDS,
        }
    }
}
