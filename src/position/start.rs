//! Whether a setup is a start position, and which.

use super::back_rank::{BackRank, BackRankError};
use super::board::Board;
use super::castling::Side;
use super::fen::Setup;
use super::number::Number;
use super::piece::{Colour, Piece, Role};
use super::square::{File, Rank, Square};

/// The array of a start position, and what besides the board is not as at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Array {
    /// The number that the array has.
    pub number: Number,
    /// What is not as at the start; nothing where it is the start position itself.
    pub differences: Vec<Difference>,
}

/// Something that is not as at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Difference {
    /// It is Black's turn.
    BlackToMove,
    /// A castling right is missing.
    RightMissing(Colour, Side),
    /// The half-move clock does not stand at 0.
    Halfmoves(u32),
    /// The move number is not 1.
    MoveNumber(u32),
}

/// Why a board is not the array of a start position: the first thing that is not as it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoArray {
    /// On the second to seventh rank this square should hold its pawn, or nothing, and does not.
    Square {
        /// The square.
        square: Square,
        /// What stands there.
        found: Option<Piece>,
    },
    /// On a back rank this square is empty or holds a piece of the other colour.
    Vacant(Square),
    /// White's back rank obeys not all of the rules (II.2.1, II.2.2).
    Rank(BackRankError),
    /// On this file Black's piece is another than White's (II.2.3).
    NotMirrored(File),
}

impl Array {
    /// The number of the start position, if it is one.
    #[must_use]
    pub fn start(&self) -> Option<Number> {
        self.differences.is_empty().then_some(self.number)
    }
}

impl Setup {
    /// Which start position has this array, and what is not as at its start.
    ///
    /// A start position has White to move, all four rights, no en passant square, and 0 1; the
    /// same array with anything else is none, though it has a number to tell.
    ///
    /// # Errors
    /// Says what keeps the board from being the array of a start position.
    pub fn array(&self) -> Result<Array, NoArray> {
        let rank = back_rank(&self.board)?;
        let start = Self::start(rank);
        let mut differences = Vec::new();
        if self.turn != start.turn {
            differences.push(Difference::BlackToMove);
        }
        for colour in Colour::ALL {
            for side in Side::ALL {
                if self.rights.rook(colour, side) != start.rights.rook(colour, side) {
                    differences.push(Difference::RightMissing(colour, side));
                }
            }
        }
        if self.halfmoves != start.halfmoves {
            differences.push(Difference::Halfmoves(self.halfmoves));
        }
        if self.move_number != start.move_number {
            differences.push(Difference::MoveNumber(self.move_number));
        }
        Ok(Array { number: rank.number(), differences })
    }
}

fn back_rank(board: &Board) -> Result<BackRank, NoArray> {
    for square in Square::all() {
        let role = Role::Pawn;
        let expected = match square.rank() {
            Rank::First | Rank::Eighth => continue,
            Rank::Second => Some(Piece { colour: Colour::White, role }),
            Rank::Seventh => Some(Piece { colour: Colour::Black, role }),
            _ => None,
        };
        let found = board.at(square);
        if found != expected {
            return Err(NoArray::Square { square, found });
        }
    }
    let [white, black] = [roles(board, Colour::White)?, roles(board, Colour::Black)?];
    let rank = BackRank::new(white).map_err(NoArray::Rank)?;
    let differs = |file: &File| white[file.index()] != black[file.index()];
    File::ALL.into_iter().find(differs).map_or(Ok(rank), |file| Err(NoArray::NotMirrored(file)))
}

/// What a colour has on its back rank.
pub(super) fn roles(board: &Board, colour: Colour) -> Result<[Role; 8], NoArray> {
    let mut roles = [Role::Pawn; 8];
    for file in File::ALL {
        let square = Square::new(file, Rank::back(colour));
        let own = board.at(square).filter(|piece| piece.colour == colour);
        roles[file.index()] = own.ok_or(NoArray::Vacant(square))?.role;
    }
    Ok(roles)
}
