//! Addresses of other sites that open a position.

use super::double_random::DoubleStart;
use super::fen::Dialect;

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
/// A start in which White and Black have different ranks has no number to give there.
///
/// The FEN is an X-FEN with `_` for spaces; no character of it needs percent-encoding then.
#[must_use]
pub fn lichess(page: LichessPage, start: impl Into<DoubleStart>) -> String {
    let start = start.into();
    let fen = start.setup().fen(Dialect::XFen).replace(' ', "_");
    let (path, query) = match page {
        LichessPage::Analysis => ("analysis/chess960/", "?color=white"),
        LichessPage::Editor => ("editor/", "?variant=chess960&color=white"),
    };
    let mut address = ["https://lichess.org/", path, &fen, query].concat();
    if start.is_mirrored() {
        address.extend(["&position=", &start.white.to_string()]);
    }
    address
}
