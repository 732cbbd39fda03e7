//! The tags that tell a PGN reader where a game starts: writing them, and reading them.

mod header;

pub use header::{Header, Variant};

use super::fen::{Dialect, Setup};

/// The `Variant`, `SetUp` and `FEN` tags of a start position, a line each, with no last line end.
///
/// They are written for 518 too: a Chess960 game that starts there is still Chess960. The FEN
/// is an X-FEN, which is what Lichess and python-chess write.
#[must_use]
pub fn pgn_tags(setup: &Setup) -> String {
    let fen = setup.fen(Dialect::XFen);
    ["[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"", &fen, "\"]"].concat()
}
