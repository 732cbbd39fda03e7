//! What stands on the 64 squares.

use std::fmt;

use super::back_rank::BackRank;
use super::piece::{Colour, Piece, Role};
use super::square::{File, Rank, Square};

/// The 64 squares with what stands on them; nothing says that it could arise in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board([Option<Piece>; 64]);

impl Board {
    /// The board with nothing on it.
    pub const EMPTY: Self = Self([None; 64]);

    /// A start position: the rank for White, the same for Black opposite (II.2.3), and the pawns.
    #[must_use]
    pub fn start(rank: BackRank) -> Self {
        Self::of_ranks(rank, rank)
    }

    /// White's rank, Black's rank, and the pawns.
    #[must_use]
    pub fn of_ranks(white: BackRank, black: BackRank) -> Self {
        let mut board = Self::EMPTY;
        for (colour, rank) in Colour::ALL.into_iter().zip([white, black]) {
            for (file, role) in File::ALL.into_iter().zip(rank.roles()) {
                board.set(Square::new(file, Rank::back(colour)), Some(Piece { colour, role }));
                let pawn = Piece { colour, role: Role::Pawn };
                board.set(Square::new(file, Rank::pawns(colour)), Some(pawn));
            }
        }
        board
    }

    /// What stands on a square.
    #[must_use]
    pub const fn at(&self, square: Square) -> Option<Piece> {
        self.0[square.index()]
    }

    /// Puts a piece on a square, or clears it.
    pub const fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.0[square.index()] = piece;
    }

    /// Every piece with its square, a1 first.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        Square::all().filter_map(|square| Some((square, self.at(square)?)))
    }
}

/// The first field of a FEN: eighth rank first, digits for runs of empty squares.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        for rank in Rank::ALL.into_iter().rev() {
            let mut empty = 0;
            for file in File::ALL {
                let Some(piece) = self.at(Square::new(file, rank)) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    f.write_char((b'0' + empty) as char)?;
                    empty = 0;
                }
                f.write_char(piece.letter())?;
            }
            if empty > 0 {
                f.write_char((b'0' + empty) as char)?;
            }
            if rank != Rank::First {
                f.write_char('/')?;
            }
        }
        Ok(())
    }
}
