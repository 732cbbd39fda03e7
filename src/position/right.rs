//! Castling rights: from what a setup says to a route, or why there is none.

use std::fmt;

use super::board::Board;
use super::castling::{Route, Side};
use super::fen::Setup;
use super::piece::{Colour, Piece, Role};
use super::square::{File, Rank, Square};

/// Why a player has no right to castle on a side (Laws 3.8.2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoRight {
    /// None is stated, and none could be: this is missing.
    NeverHad(Void),
    /// A right is stated that cannot be.
    Void(Void),
    /// The player's only right belongs to the rook here, on the other side of the king.
    OtherRook(Square),
    /// King and rook stand as if they could castle, and no right is stated for this colour.
    Absent,
}

/// Why a castling right cannot be, whatever a FEN says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Void {
    /// The king is not on its back rank but here (nowhere, on a board without it), so it has moved.
    KingAway(Option<Square>),
    /// The king stands in a corner, where it cannot have started (II.2.1).
    KingInCorner(Square),
    /// On that side of the king there is no rook of its own.
    NoRook,
    /// On the square of the rook there is something else, or nothing.
    NotARook {
        /// The square.
        square: Square,
        /// What stands there.
        found: Option<Piece>,
    },
    /// The rook stands on the other side of the king.
    WrongSide(Square),
    /// Rooks on these two files, on one side of the king, are both said to have the right.
    TwoOnOneWing(File, File),
    /// The rook was a pawn once.
    Promoted(Square),
}

/// The file of a king that can castle: on its back rank, not in a corner.
pub(super) fn castling_king(board: &Board, colour: Colour) -> Result<File, Void> {
    match board.king(colour) {
        Some(king) if king.rank() == Rank::back(colour) => match king.file() {
            File::A | File::H => Err(Void::KingInCorner(king)),
            file => Ok(file),
        },
        away => Err(Void::KingAway(away)),
    }
}

impl Setup {
    /// The castling that a player has the right to on a side, now or later in the game.
    ///
    /// # Errors
    /// Says why there is no right. A setup that was read from a FEN has no void rights left;
    /// one whose board or rights were changed afterwards may have.
    pub fn route(&self, colour: Colour, side: Side) -> Result<Route, NoRight> {
        let king = castling_king(&self.board, colour);
        let Some(file) = self.rights.rook(colour, side) else {
            return Err(self.why_no_right(colour, side, king));
        };
        let square = Square::new(file, Rank::back(colour));
        let found = self.board.at(square);
        let route = king.and_then(|king| {
            if found != Some(Piece { colour, role: Role::Rook }) {
                return Err(Void::NotARook { square, found });
            }
            Route::new(colour, side, king, file).ok_or(Void::WrongSide(square))
        });
        route.map_err(NoRight::Void)
    }

    fn why_no_right(&self, colour: Colour, side: Side, king: Result<File, Void>) -> NoRight {
        let rook =
            king.and_then(|king| self.board.outermost_rook(colour, side, king).ok_or(Void::NoRook));
        match (rook, self.rights.rook(colour, side.other())) {
            (Err(void), _) => NoRight::NeverHad(void),
            (Ok(_), Some(other)) => NoRight::OtherRook(Square::new(other, Rank::back(colour))),
            (Ok(_), None) => NoRight::Absent,
        }
    }
}

impl fmt::Display for Void {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::KingAway(Some(king)) => write!(f, "the king on {king} is off its back rank"),
            Self::KingAway(None) => f.write_str("there is no king"),
            Self::KingInCorner(king) => write!(f, "the king on {king} cannot have started there"),
            Self::NoRook => f.write_str("there is no rook on that side of the king"),
            Self::NotARook { square, .. } => write!(f, "there is no such rook on {square}"),
            Self::WrongSide(square) => {
                write!(f, "the rook on {square} is on the other side of the king")
            }
            Self::TwoOnOneWing(one, two) => {
                write!(f, "rooks on {one} and {two} cannot both have the right of one side")
            }
            Self::Promoted(square) => write!(f, "the rook on {square} was a pawn"),
        }
    }
}
