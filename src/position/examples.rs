//! Positions that explain castling, made for teaching and taken from no game.
//!
//! What is said of each is worded by the page; what is true of it is asked of [`judge`].

use super::board::Board;
use super::castling::{Route, Side};
use super::fen::Setup;
use super::judge::judge;
use super::piece::Colour;
use super::right::castling_king;
use super::square::{File, Rank};
use super::steps::{Mark, Picture};
use super::verdict::{Reason, Verdict};

/// A position and one castling in it, by the player whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// The position as a FEN, in one of the two dialects.
    pub fen: &'static str,
    /// Which way the player castles.
    pub side: Side,
}

const fn g(fen: &'static str) -> Example {
    Example { fen, side: Side::G }
}

const fn c(fen: &'static str) -> Example {
    Example { fen, side: Side::C }
}

/// The four kinds in FIDE's order, the first of them on both sides.
pub const KIND_EXAMPLES: [Example; 5] = [
    g("rk5r/pppppppp/8/8/8/8/PPPPPPPP/RK5R w KQkq - 0 1"),
    c("rk5r/pppppppp/8/8/8/8/PPPPPPPP/RK5R w KQkq - 0 1"),
    g("r4kr1/pppppppp/8/8/8/8/PPPPPPPP/R4KR1 w KQkq - 0 1"),
    g("r3kr2/pppppppp/8/8/8/8/PPPPPPPP/R3KR2 w KQkq - 0 1"),
    g("r5kr/pppppppp/8/8/8/8/PPPPPPPP/R5KR w KQkq - 0 1"),
];

/// What must be empty: the king's way, the rook's way, also where the other rook stands on it.
pub const EMPTY_EXAMPLES: [Example; 3] = [
    g("4k3/pppppppp/8/8/8/8/PPPPPPPP/RK2N2R w KQ - 0 1"),
    c("4k3/pppppppp/8/8/8/8/PPPPPPPP/RN1K3R w KQ - 0 1"),
    g("4k3/pppppppp/8/8/8/8/PPPPPPPP/5RKR w KQ - 0 1"),
];

/// What must be safe: where the king starts, what it crosses, where it lands.
pub const SAFE_EXAMPLES: [Example; 3] = [
    g("3rk3/ppp1pppp/8/8/8/8/PPP1PPPP/R2K3R w KQ - 0 1"),
    g("4r2k/pppp1ppp/8/8/8/8/PPPP1PPP/RK5R w KQ - 0 1"),
    g("4k3/pppp1ppp/8/2b5/8/8/PPPPP1PP/R2K3R w KQ - 0 1"),
];

/// What does not matter: an attacked rook, a rook crossing an attacked square, squares that are
/// filled beside c and d, and beside f and g.
pub const FREE_EXAMPLES: [Example; 4] = [
    g("4k2r/ppppppp1/8/8/8/8/PPPPPPP1/R1K4R w KQ - 0 1"),
    c("1r2k3/p1pppppp/8/8/8/8/P1PPPPPP/R2K3R w KQ - 0 1"),
    c("4k3/pppppppp/8/8/8/8/PPPPPPPP/NBRKQ2R w KQ - 0 1"),
    g("4k3/pppppppp/8/8/8/8/PPPPPPPP/R3QKRN w KQ - 0 1"),
];

/// The rook leaves and uncovers a check to a king that stands still.
pub const UNCOVERED_EXAMPLE: Example = c("4k3/8/8/8/8/8/8/qRK5 w B - 0 1");

/// The king stays, and castling is illegal all the same: a square is filled, the king is in check,
/// the right is gone.
pub const STAYING_EXAMPLES: [Example; 3] = [
    c("4k3/pppppppp/8/8/8/8/PPPPPPPP/RNK4R w KQ - 0 1"),
    g("4k1r1/pppppp1p/8/8/8/8/PPPPPP1P/R5KR w KQ - 0 1"),
    g("4k3/pppppppp/8/8/8/8/PPPPPPPP/R5KR w - - 0 1"),
];

impl Example {
    /// The position.
    ///
    /// # Panics
    /// Never: the tests read every example.
    #[must_use]
    pub fn setup(self) -> Setup {
        // Not `expect`, which would bring the debug text of every error into the page.
        let Ok(reading) = Setup::read(self.fen) else { unreachable!("the examples are our own") };
        reading.setup
    }

    /// Whether the castling is legal, and why not.
    #[must_use]
    pub fn verdict(self) -> Verdict {
        let setup = self.setup();
        judge(&setup, setup.turn, self.side)
    }

    /// Whose castling it is.
    #[must_use]
    pub fn turn(self) -> Colour {
        self.setup().turn
    }

    /// The castling that is meant, also where there is no right to it.
    ///
    /// # Panics
    /// Never: the tests ask every example.
    #[must_use]
    pub fn route(self) -> Route {
        let Setup { board, turn, .. } = self.setup();
        let king = castling_king(&board, turn).unwrap_or(File::E);
        let rook = board.outermost_rook(turn, self.side, king).unwrap_or(File::H);
        Route::new(turn, self.side, king, rook).expect("the examples are our own")
    }

    /// The position with the king and rook that are meant, and where they would land or what is
    /// against it.
    #[must_use]
    pub fn picture(self) -> Picture {
        let mut picture = Picture::of(&self.setup().board);
        let route = self.route();
        picture.marks = vec![(route.king_from(), Mark::King), (route.rook_from(), Mark::Rook)];
        let verdict = self.verdict();
        if verdict.is_legal() {
            picture.marks.push((route.king_to(), Mark::KingTo));
            picture.marks.push((route.rook_to(), Mark::RookTo));
        }
        for reason in verdict.reasons() {
            match reason {
                Reason::NoRight(_) => {}
                Reason::Occupied(on) => {
                    picture.marks.extend(on.iter().map(|&(square, _)| (square, Mark::MustBeEmpty)));
                }
                Reason::InCheck { king: square, .. }
                | Reason::ThroughCheck { square, .. }
                | Reason::IntoCheck { square, .. } => {
                    picture.marks.push((*square, Mark::MustBeSafe));
                }
            }
        }
        picture
    }

    /// The board with the player's own three ranks alone: all that castling is played on.
    #[must_use]
    pub fn near_board(self) -> Board {
        let Setup { board, turn, .. } = self.setup();
        let mut near = Board::EMPTY;
        let far = Rank::back(turn).index();
        for (square, piece) in board.pieces() {
            if square.rank().index().abs_diff(far) < 3 && piece.colour == turn {
                near.set(square, Some(piece));
            }
        }
        near
    }
}
