//! What an engine that speaks UCI is told.

use super::fen::{Dialect, Setup};

/// The two commands that make an engine start from here, a line each, with no last line end.
///
/// The FEN is a Shredder-FEN: its letters name the rooks' files, so no engine has to guess which
/// rook is meant.
///
/// ```
/// use chess960::position::{Number, Setup, uci};
/// assert_eq!(
///     uci(&Setup::start(Number::STANDARD.back_rank())),
///     "setoption name UCI_Chess960 value true\n\
///      position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
/// );
/// ```
#[must_use]
pub fn uci(setup: &Setup) -> String {
    let fen = setup.fen(Dialect::Shredder);
    ["setoption name UCI_Chess960 value true\nposition fen ", &fen].concat()
}
