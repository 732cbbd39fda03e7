//! A face of a die as SVG text.

use crate::position::by_hand::Face;

// Each pip is a line of no length with round ends, on a face of 60 by 60.
const PIPS: [&str; 6] = [
    "M30 30h0",
    "M44 16h0M16 44h0",
    "M44 16h0M30 30h0M16 44h0",
    "M16 16h0M44 16h0M16 44h0M44 44h0",
    "M16 16h0M44 16h0M30 30h0M16 44h0M44 44h0",
    "M16 16h0M44 16h0M16 30h0M44 30h0M16 44h0M44 44h0",
];

/// The face in a small picture of its own.
pub(super) fn face_svg(face: Face) -> String {
    ["<svg class=\"die\" viewBox=\"0 0 60 60\" aria-hidden=\"true\">", &shape(face), "</svg>"]
        .concat()
}

/// The outline and the pips.
pub(super) fn shape(face: Face) -> String {
    let pips = PIPS[usize::from(face.get()) - 1];
    [
        "<path class=\"body\" d=\"M11 2H49Q58 2 58 11V49Q58 58 49 58H11Q2 58 2 49V11Q2 2 11 2Z\"/><path \
         class=\"pips\" d=\"",
        pips,
        "\"/>",
    ]
    .concat()
}
