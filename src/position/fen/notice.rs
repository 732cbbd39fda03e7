//! What the reader assumed, dropped or changed.

use std::fmt;

use super::en_passant::EnPassantFault;
use super::error::Field;
use crate::position::castling::Side;
use crate::position::piece::Colour;
use crate::position::right::Void;
use crate::position::square::Square;
use crate::position::squares::Squares;

/// One liberty that was taken with a text, for the reader to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A field is missing: White to move, no rights, no en passant, 0 and 1 are assumed.
    Missing(Field),
    /// EPD operations follow the fourth field and are left out; the first of them begins so.
    Operations(String),
    /// A semicolon at the end is left out.
    Semicolon,
    /// Another dash is read as `-` in this field.
    Dash(Field),
    /// The side to move is a capital letter.
    CapitalTurn,
    /// The move number is 0 and is read as 1, with which games begin.
    MoveZero,
    /// The pieces on these squares are marked as promoted; the marks are not written again.
    Promoted(Squares),
    /// A castling right is claimed twice and taken once.
    Doubled {
        /// Whose.
        colour: Colour,
        /// The second letter.
        letter: char,
    },
    /// A castling right is claimed that cannot be, and is dropped.
    VoidRight {
        /// Whose.
        colour: Colour,
        /// The letter that claims it.
        letter: char,
        /// On which side, if the letter and the king's place tell.
        side: Option<Side>,
        /// Why it cannot be.
        why: Void,
    },
    /// The en passant square is dropped.
    EnPassant {
        /// The square.
        square: Square,
        /// Why it is none.
        why: EnPassantFault,
    },
    /// The PGN's Variant tag names another variant, which is ignored.
    OtherVariant(String),
    /// The PGN has a Variation tag, which names an opening and not a variant.
    VariationTag,
    /// The PGN's `SetUp` tag says that there is no FEN, and there is one.
    SetUpZero,
    /// There are words, lines or moves around the FEN that are left out.
    TextLeftOut,
    /// There is more than one FEN, and the first is taken.
    MoreFens,
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing(field) => {
                let assumed = match field {
                    Field::Placement => "nothing",
                    Field::Turn => "White to move",
                    Field::Rights => "no rights",
                    Field::EnPassant => "no square",
                    Field::Halfmoves => "0",
                    Field::MoveNumber => "1",
                };
                write!(f, "{field}: missing, {assumed} assumed")
            }
            Self::Operations(text) => write!(f, "EPD operations left out, from {text:?}"),
            Self::Semicolon => f.write_str("semicolon at the end left out"),
            Self::Dash(field) => write!(f, "{field}: dash read as '-'"),
            Self::CapitalTurn => f.write_str("side to move: capital letter read as a small one"),
            Self::MoveZero => f.write_str("move number: 0 read as 1"),
            Self::Promoted(squares) => {
                f.write_str("placement: marks of promoted pieces left out,")?;
                squares.iter().try_for_each(|square| write!(f, " {square}"))
            }
            Self::Doubled { letter, .. } => {
                write!(f, "castling rights: {letter:?} claims a right again, taken once")
            }
            Self::VoidRight { letter, why, .. } => {
                write!(f, "castling rights: {letter:?} dropped, {why}")
            }
            Self::EnPassant { square, why } => {
                let why = match why {
                    EnPassantFault::WrongRank => "it is on the wrong rank",
                    EnPassantFault::NoPawn => "no pawn has passed it",
                    EnPassantFault::NotPassed => "no pawn can have come that way",
                    EnPassantFault::NoTaker => "no pawn stands beside the pushed pawn",
                };
                write!(f, "en passant: {square} dropped, {why}")
            }
            Self::OtherVariant(name) => write!(f, "Variant tag {name:?} ignored"),
            Self::VariationTag => f.write_str("a Variation tag names an opening, not a variant"),
            Self::SetUpZero => f.write_str("SetUp tag 0 contradicts the FEN tag"),
            Self::TextLeftOut => f.write_str("text around the FEN left out"),
            Self::MoreFens => f.write_str("more than one FEN, the first taken"),
        }
    }
}
