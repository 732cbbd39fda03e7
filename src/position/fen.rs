//! What a FEN says, and writing it in the two dialects that Chess960 programs use.
//!
//! X-FEN writes `K Q k q` for the outermost own rook on that side of the king, and a file letter
//! only for an inner rook. Shredder-FEN always writes the file letter of the rook.

use std::fmt::{self, Write};

use super::back_rank::BackRank;
use super::board::Board;
use super::castling::Side;
use super::piece::{Colour, Piece, Role};
use super::square::{File, Rank, Square};

/// How castling rights are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// `KQkq` where the rook is the outermost one: Lichess, python-chess, cutechess.
    XFen,
    /// Always file letters, `HAha`: Shredder, chess.com's game files, many engine tools.
    Shredder,
}

/// Which rook, if any, each colour may still castle with on each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rights([[Option<File>; 2]; 2]);

impl Rights {
    /// The file of the rook that this colour may castle with on this side.
    #[must_use]
    pub const fn rook(&self, colour: Colour, side: Side) -> Option<File> {
        self.0[colour as usize][side as usize]
    }

    /// Gives or takes the right.
    pub const fn set(&mut self, colour: Colour, side: Side, rook: Option<File>) {
        self.0[colour as usize][side as usize] = rook;
    }
}

/// Everything that a FEN says.
#[derive(Clone, Debug, PartialEq, Eq)]
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

    /// The FEN in a dialect, six fields.
    ///
    /// ```
    /// use chess960::position::{BackRank, Dialect, Setup};
    /// let start = Setup::start(BackRank::STANDARD);
    /// assert!(start.fen(Dialect::XFen).ends_with("/RNBQKBNR w KQkq - 0 1"));
    /// assert!(start.fen(Dialect::Shredder).ends_with("/RNBQKBNR w HAha - 0 1"));
    /// ```
    #[must_use]
    pub fn fen(&self, dialect: Dialect) -> String {
        let mut fen = String::with_capacity(72);
        // Writing to a string cannot fail.
        let _ = self.write(&mut fen, dialect);
        fen
    }

    fn write(&self, fen: &mut String, dialect: Dialect) -> fmt::Result {
        let turn = if self.turn == Colour::White { 'w' } else { 'b' };
        write!(fen, "{} {turn} ", self.board)?;
        let before = fen.len();
        for colour in Colour::ALL {
            for side in [Side::G, Side::C] {
                if let Some(rook) = self.rights.rook(colour, side) {
                    let letter = self.right_letter(colour, side, rook, dialect);
                    fen.push(match colour {
                        Colour::White => letter.to_ascii_uppercase(),
                        Colour::Black => letter,
                    });
                }
            }
        }
        if fen.len() == before {
            fen.push('-');
        }
        match self.en_passant {
            Some(square) => write!(fen, " {square} ")?,
            None => fen.push_str(" - "),
        }
        write!(fen, "{} {}", self.halfmoves, self.move_number)
    }

    // The small letter of a right: k or q for the outermost rook in X-FEN, else the file.
    fn right_letter(&self, colour: Colour, side: Side, rook: File, dialect: Dialect) -> char {
        if dialect == Dialect::Shredder || self.has_rook_beyond(colour, side, rook) {
            return rook.letter();
        }
        match side {
            Side::G => 'k',
            Side::C => 'q',
        }
    }

    fn has_rook_beyond(&self, colour: Colour, side: Side, rook: File) -> bool {
        File::ALL.into_iter().any(|file| {
            let beyond = match side {
                Side::G => file > rook,
                Side::C => file < rook,
            };
            let square = Square::new(file, Rank::back(colour));
            beyond && self.board.at(square) == Some(Piece { colour, role: Role::Rook })
        })
    }
}
