//! Shapes of the board in units of a hundredth of a square.

use crate::position::Mark;

/// The outline of the 32 dark squares: a1 is dark, so the top row begins with a light one.
pub(super) fn dark_squares() -> String {
    let mut path = String::new();
    for row in 0..8 {
        for column in (0..8).filter(|column| (row + column) % 2 == 1) {
            let (x, y) = ((column * 100).to_string(), (row * 100).to_string());
            path.extend(["M", &x, " ", &y, "h100v100h-100z"]);
        }
    }
    path
}

/// The name of a mark in the document, for the style sheet and for tests.
pub(super) const fn name(mark: Mark) -> &'static str {
    match mark {
        Mark::King => "king",
        Mark::Rook => "rook",
        Mark::KingTo => "king-to",
        Mark::RookTo => "rook-to",
        Mark::MustBeEmpty => "must-be-empty",
        Mark::MustBeSafe => "must-be-safe",
    }
}

/// The shape of a mark within its square; no two are alike, so that colour is never needed.
pub(super) const fn path(mark: Mark) -> &'static str {
    match mark {
        // Corners.
        Mark::King => "M6 28V6H28M72 6H94V28M94 72V94H72M28 94H6V72",
        // Bars at the sides.
        Mark::Rook => "M6 14V86M94 14V86",
        // A diamond, and a block, in the upper corner.
        Mark::KingTo => "M82 5L95 18L82 31L69 18Z",
        Mark::RookTo => "M71 7H93V29H71Z",
        // The style sheet breaks this outline into dashes.
        Mark::MustBeEmpty => "M6 6H94V94H6Z",
        // A ring.
        Mark::MustBeSafe => "M50 5A45 45 0 1 1 49.9 5Z",
    }
}
