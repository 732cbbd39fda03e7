//! When an en passant square is one.

use super::Setup;
use crate::position::piece::{Colour, Piece, Role};
use crate::position::square::{Rank, Square};

/// Why a square is not an en passant square, the first that applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnPassantFault {
    /// It is not on the rank that a pawn of the side that has just moved passes.
    WrongRank,
    /// No pawn of the side that has just moved stands in front of it.
    NoPawn,
    /// Something stands on it or behind it, so no pawn can have come that way.
    NotPassed,
    /// No pawn of the side to move stands beside the pushed pawn, so X-FEN leaves it out.
    NoTaker,
}

impl Setup {
    /// What is wrong with an en passant square on this board with this side to move, if anything.
    ///
    /// It is X-FEN's rule: a pawn beside the pushed pawn is enough, also if it may not take
    /// because it is pinned.
    #[must_use]
    pub fn en_passant_fault(&self, square: Square) -> Option<EnPassantFault> {
        let pushed = Piece { colour: self.turn.other(), role: Role::Pawn };
        let (rank, forward) = match pushed.colour {
            Colour::White => (Rank::Third, 1),
            Colour::Black => (Rank::Sixth, -1),
        };
        if square.rank() != rank {
            return Some(EnPassantFault::WrongRank);
        }
        let stands = |files, ranks| square.step(files, ranks).and_then(|at| self.board.at(at));
        let taker = Some(Piece { colour: self.turn, role: Role::Pawn });
        if stands(0, forward) != Some(pushed) {
            Some(EnPassantFault::NoPawn)
        } else if stands(0, 0).is_some() || stands(0, -forward).is_some() {
            Some(EnPassantFault::NotPassed)
        } else if stands(-1, forward) != taker && stands(1, forward) != taker {
            Some(EnPassantFault::NoTaker)
        } else {
            None
        }
    }
}
