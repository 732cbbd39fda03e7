//! What a FEN says, reading it from what people paste, and writing it in two dialects.
//!
//! X-FEN writes `K Q k q` for the outermost own rook on that side of the king, and a file letter
//! only for an inner rook. Shredder-FEN always writes the file letter of the rook. Both are read,
//! also mixed in one field.
//!
//! The reader takes these liberties, and gives a [`Notice`] for every one that changes, drops or
//! assumes something:
//!
//! - quotation marks around it are no part of it;
//! - blanks of any kind and the underscores of links part the fields, as many as there are;
//! - fields may be missing from the end (White to move, no rights, no en passant, `0 1`), and
//!   EPD operations may stand instead of the two counters;
//! - a semicolon at the end, any dash for `-`, a capital `W` or `B`, a `~` after a promoted piece;
//! - castling letters in any order, in both dialects, doubled;
//! - a castling right that cannot be is dropped, never moved to another rook; so is an en passant
//!   square that no pawn can use.
//!
//! Everything else is refused with a [`FenError`] that names the place.

mod counters;
mod en_passant;
mod error;
pub(super) mod link;
mod notice;
mod paste;
mod placement;
mod read;
mod rights;
mod write;

pub use en_passant::EnPassantFault;
pub use error::{FenError, Field};
pub use notice::Notice;
pub use paste::read_paste;
pub use read::Reading;
pub(super) use read::unquoted;
pub use rights::Rights;
pub use write::Dialect;

use super::back_rank::BackRank;
use super::board::Board;
use super::castling::Side;
use super::piece::Colour;
use super::square::Square;

/// Everything that a FEN says.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// What stands where.
    pub board: Board,
    /// Who is to move.
    pub turn: Colour,
    /// Who may still castle, with which rooks.
    pub rights: Rights,
    /// The square a pawn has just passed, where an enemy pawn could take it.
    pub en_passant: Option<Square>,
    /// Half-moves since the last capture or pawn move.
    pub halfmoves: u32,
    /// The number of the move, from 1.
    pub move_number: u32,
}

impl Setup {
    /// The start of a game: White to move, all four rights.
    #[must_use]
    pub fn start(rank: BackRank) -> Self {
        Self::of_ranks(rank, rank)
    }

    /// The start of a game in which White and Black may have different ranks.
    #[must_use]
    pub fn of_ranks(white: BackRank, black: BackRank) -> Self {
        let mut rights = Rights::default();
        for (colour, rank) in Colour::ALL.into_iter().zip([white, black]) {
            let (c_side, g_side) = rank.rooks();
            rights.set(colour, Side::C, Some(c_side));
            rights.set(colour, Side::G, Some(g_side));
        }
        Self {
            board: Board::of_ranks(white, black),
            turn: Colour::White,
            rights,
            en_passant: None,
            halfmoves: 0,
            move_number: 1,
        }
    }
}
