//! Addresses of other sites that open a position.

use super::fen::{Dialect, Setup};
use super::number::Number;

/// A page of Lichess that takes a start position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LichessPage {
    /// The analysis board.
    Analysis,
    /// The board editor.
    Editor,
}

/// The address that opens a start position on Lichess, with the Chess960 variant chosen.
///
/// The FEN is an X-FEN with `_` for spaces; no character of it needs percent-encoding then.
#[must_use]
pub fn lichess(page: LichessPage, number: Number) -> String {
    let fen = Setup::start(number.back_rank()).fen(Dialect::XFen).replace(' ', "_");
    let number = number.to_string();
    let (path, query) = match page {
        LichessPage::Analysis => ("analysis/chess960/", "?color=white&position="),
        LichessPage::Editor => ("editor/", "?variant=chess960&color=white&position="),
    };
    ["https://lichess.org/", path, &fen, query, &number].concat()
}
