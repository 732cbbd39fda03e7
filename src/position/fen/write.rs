//! Writing a FEN in the two dialects that Chess960 programs use.

use std::fmt::{self, Write};

use super::Setup;
use crate::position::castling::Side;
use crate::position::piece::Colour;
use crate::position::square::File;

/// How castling rights are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// `KQkq` where the rook is the outermost one: Lichess, python-chess, cutechess.
    XFen,
    /// Always file letters, `HAha`: Shredder, chess.com's game files, many engine tools.
    Shredder,
}

impl Setup {
    /// The FEN in a dialect, six fields.
    ///
    /// In either dialect the en passant square is only written where an enemy pawn stands beside
    /// the pushed pawn, and a right only where king and rook stand as it says; so a setup that
    /// was changed by hand gives a FEN that means itself too.
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
            for side in Side::ALL {
                if let Ok(route) = self.route(colour, side) {
                    let rook = route.rook_from().file();
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
        let usable = |&square: &_| self.en_passant_fault(square).is_none();
        match self.en_passant.filter(usable) {
            Some(square) => write!(fen, " {square} ")?,
            None => fen.push_str(" - "),
        }
        write!(fen, "{} {}", self.halfmoves, self.move_number)
    }

    // The small letter of a right: k or q for the outermost rook in X-FEN, else the file.
    fn right_letter(&self, colour: Colour, side: Side, rook: File, dialect: Dialect) -> char {
        let outermost = self.board.outermost_rook(colour, side, rook).is_none();
        match side {
            _ if dialect == Dialect::Shredder || !outermost => rook.letter(),
            Side::G => 'k',
            Side::C => 'q',
        }
    }
}
