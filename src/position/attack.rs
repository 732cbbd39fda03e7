//! Which pieces attack a square.
//!
//! Lines are walked square by square: a table of attacks would be larger than the page.

use super::board::Board;
use super::piece::{Colour, Piece, Role};
use super::square::Square;
use super::squares::Squares;

/// Files and ranks to the next square of a line, and what runs along it.
const LINES: [(isize, isize, Role); 8] = [
    (1, 0, Role::Rook),
    (-1, 0, Role::Rook),
    (0, 1, Role::Rook),
    (0, -1, Role::Rook),
    (1, 1, Role::Bishop),
    (1, -1, Role::Bishop),
    (-1, 1, Role::Bishop),
    (-1, -1, Role::Bishop),
];

const KNIGHT: [(isize, isize); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

impl Board {
    /// The squares from which a colour's pieces attack a square, whatever stands on it.
    ///
    /// A pinned piece attacks as well (Laws 3.1.3), and a pawn the two squares that it could
    /// take on, also while nothing stands there.
    #[must_use]
    pub fn attackers(&self, square: Square, by: Colour) -> Squares {
        let mut found = Squares::EMPTY;
        for (files, ranks) in KNIGHT {
            if let Some(from) = square.step(files, ranks)
                && self.at(from) == Some(Piece { colour: by, role: Role::Knight })
            {
                found = found.with(from);
            }
        }
        for (files, ranks, runner) in LINES {
            let mut here = square.step(files, ranks);
            let mut adjacent = true;
            while let Some(from) = here {
                if let Some(piece) = self.at(from) {
                    let attacks = match piece.role {
                        Role::Queen => true,
                        Role::King => adjacent,
                        Role::Pawn => adjacent && files != 0 && ranks == behind(by),
                        role => role == runner,
                    };
                    if piece.colour == by && attacks {
                        found = found.with(from);
                    }
                    break;
                }
                adjacent = false;
                here = from.step(files, ranks);
            }
        }
        found
    }
}

/// On which side of an attacked square the pawns of a colour stand.
const fn behind(colour: Colour) -> isize {
    match colour {
        Colour::White => -1,
        Colour::Black => 1,
    }
}
