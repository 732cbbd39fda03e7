//! Why a text is not a FEN.

use std::fmt;

use crate::position::piece::{Colour, Piece};
use crate::position::square::{Rank, Square};

/// One of the six fields of a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// 1: what stands where, eighth rank first.
    Placement,
    /// 2: whose turn it is.
    Turn,
    /// 3: the castling rights.
    Rights,
    /// 4: the en passant square.
    EnPassant,
    /// 5: half-moves since the last capture or pawn move.
    Halfmoves,
    /// 6: the number of the move.
    MoveNumber,
}

/// Why a text is not taken as a FEN: the first thing that is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FenError {
    /// There is nothing but blanks.
    Empty,
    /// There are several lines or PGN tags, and no FEN among them.
    NoFen,
    /// The placement has this many ranks instead of 8.
    Ranks(usize),
    /// A rank has this many squares instead of 8.
    Squares {
        /// Which rank.
        rank: Rank,
        /// How many squares it has.
        found: usize,
    },
    /// A character cannot stand where it stands.
    Character {
        /// The field.
        field: Field,
        /// The rank, if it is in the placement.
        rank: Option<Rank>,
        /// The place in the rank's part of the placement, or in the field, from 1.
        place: usize,
        /// The character.
        found: char,
    },
    /// Two digits of a rank stand side by side.
    TwoDigits {
        /// The rank.
        rank: Rank,
        /// The place of the second digit in the rank's part of the placement, from 2.
        place: usize,
        /// The two digits.
        found: [char; 2],
    },
    /// Pieces in hand stand in brackets after the placement, as in crazyhouse.
    Pocket,
    /// A colour has this many kings instead of one.
    Kings {
        /// Whose.
        colour: Colour,
        /// How many.
        found: usize,
    },
    /// A pawn stands on the first or the eighth rank.
    Pawn {
        /// The square.
        square: Square,
        /// Whose pawn.
        colour: Colour,
    },
    /// More than two castling rights are claimed for a colour.
    TooManyRights(Colour),
    /// A field ends too early.
    CutShort(Field),
    /// A counter is larger than any game could make it (above 4,294,967,295).
    TooLarge(Field),
    /// Check counters stand after or among the fields, as in three-check.
    CheckCounters(String),
    /// There is a seventh field; this is the beginning of it.
    TooManyFields(String),
    /// The side that is not to move is in check, so its king could be taken.
    OtherSideInCheck {
        /// The square of the king.
        king: Square,
        /// What gives the check.
        from: Vec<(Square, Piece)>,
    },
}

/// The beginning of a text, so that an error does not carry a megabyte along.
pub(super) fn beginning(text: &str) -> String {
    text.chars().take(24).collect()
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Placement => "placement",
            Self::Turn => "side to move",
            Self::Rights => "castling rights",
            Self::EnPassant => "en passant",
            Self::Halfmoves => "half-move clock",
            Self::MoveNumber => "move number",
        })
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("there is no FEN: the text is empty"),
            Self::NoFen => f.write_str("there is no FEN in the text"),
            Self::Ranks(found) => write!(f, "placement: 8 ranks are needed, not {found}"),
            Self::Squares { rank, found } => {
                write!(f, "placement: rank {rank} has {found} squares instead of 8")
            }
            Self::Character { field, rank: Some(rank), place, found } => {
                write!(f, "{field}: rank {rank}, character {place}: {found:?} cannot stand here")
            }
            Self::Character { field, rank: None, place, found } => {
                write!(f, "{field}: character {place}: {found:?} cannot stand here")
            }
            Self::TwoDigits { rank, place, found: [first, second] } => {
                write!(f, "placement: rank {rank}, character {place}: ")?;
                write!(f, "two digits side by side, '{first}' and '{second}'")
            }
            Self::Pocket => f.write_str("placement: pieces in hand, in brackets, are crazyhouse"),
            Self::Kings { colour, found } => {
                write!(f, "placement: {colour} has {found} kings instead of one")
            }
            Self::Pawn { square, colour } => {
                write!(f, "placement: a pawn of {colour} stands on {square}")
            }
            Self::TooManyRights(colour) => {
                write!(f, "castling rights: more than two are claimed for {colour}")
            }
            Self::CutShort(field) => write!(f, "{field}: the field ends too early"),
            Self::TooLarge(field) => write!(f, "{field}: the number is too large"),
            Self::CheckCounters(text) => write!(f, "check counters, {text:?}, are three-check"),
            Self::TooManyFields(text) => write!(f, "too many fields: {text:?} follows the sixth"),
            Self::OtherSideInCheck { king, from } => {
                write!(f, "the side not to move is in check on {king}, from")?;
                from.iter().try_for_each(|(square, _)| write!(f, " {square}"))
            }
        }
    }
}

impl std::error::Error for FenError {}
