//! What stands on the 64 squares.

use std::fmt;

use super::back_rank::BackRank;
use super::castling::Side;
use super::piece::{Colour, Piece, Role};
use super::square::{File, Rank, Square};
use super::squares::Squares;

/// The 64 squares with what stands on them; nothing says that it could arise in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
        let squares = self.0.iter().enumerate();
        squares.filter_map(|(index, piece)| Some((Square::from_index(index), (*piece)?)))
    }

    /// What stands on the squares of a set, a1 first; empty ones are left out.
    #[must_use]
    pub fn on(&self, squares: Squares) -> Vec<(Square, Piece)> {
        squares.iter().filter_map(|square| Some((square, self.at(square)?))).collect()
    }

    /// Where a colour's king stands, the one nearest to its back rank if there were several.
    #[must_use]
    pub fn king(&self, colour: Colour) -> Option<Square> {
        let king = Some(Piece { colour, role: Role::King });
        let is_king = |&piece: &_| piece == king;
        // From its own side, where it mostly is.
        let index = match colour {
            Colour::White => self.0.iter().position(is_king),
            Colour::Black => self.0.iter().rposition(is_king),
        };
        index.map(Square::from_index)
    }

    /// The file of a colour's own rook farthest out from a file of its back rank, on one side.
    #[must_use]
    pub fn outermost_rook(&self, colour: Colour, side: Side, from: File) -> Option<File> {
        let rook = Some(Piece { colour, role: Role::Rook });
        let is_rook = |file: &File| self.at(Square::new(*file, Rank::back(colour))) == rook;
        let files = File::ALL.into_iter();
        match side {
            Side::G => files.rev().take_while(|&file| file > from).find(is_rook),
            Side::C => files.take_while(|&file| file < from).find(is_rook),
        }
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
