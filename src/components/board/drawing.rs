//! What the board is drawn with, as SVG text in units of a hundredth of a square.
//!
//! The outlines of the pieces are the symbols of assets/pieces.svg, which are part of the page.

use crate::position::{File, Mark, Number, Rank, Square};

/// The squares, the edge, and the letters and digits outside it.
pub(in crate::components) fn squares() -> String {
    let mut svg =
        String::from("<path class=\"light\" d=\"M0 0h800v800H0z\"/><path class=\"dark\" d=\"");
    dark_squares(&mut svg);
    svg.push_str("\"/><path class=\"edge\" d=\"M-1-1h802v802H-1z\"/>");
    for file in File::ALL {
        push_label(&mut svg, "file", Square::new(file, Rank::First), file.letter());
    }
    for (rank, digit) in Rank::ALL.into_iter().zip('1'..) {
        push_label(&mut svg, "rank", Square::new(File::A, rank), digit);
    }
    svg
}

/// Adds the path of the dark squares, from the upper left corner.
pub(in crate::components) fn dark_squares(svg: &mut String) {
    // a1 is dark, so the top row begins with a light square.
    for row in 0..8 {
        for column in (0..8).filter(|column| (row + column) % 2 == 1) {
            let (x, y) = ((column * 100).to_string(), (row * 100).to_string());
            svg.extend(["M", &x, " ", &y, "h100v100h-100z"]);
        }
    }
}

// The style sheet turns the labels with the board.
fn push_label(svg: &mut String, class: &str, at: Square, label: char) {
    svg.extend(["<text class=\"", class, "\" data-at=\"", &at.to_string(), "\">"]);
    svg.push(label);
    svg.push_str("</text>");
}

/// A piece of a FEN letter. White is paper under lines; Black is ink, with the square for lines.
pub(in crate::components) fn piece(letter: char) -> String {
    let mut svg = String::new();
    if letter.is_ascii_uppercase() {
        // The style sheet's paper; white where there is no style sheet.
        push_use(&mut svg, "fill\" fill=\"#fff", "fill-", letter);
        push_use(&mut svg, "ink", "line-", letter);
    } else {
        push_use(&mut svg, "ink", "solid-", letter);
    }
    svg
}

fn push_use(svg: &mut String, class: &str, symbol: &str, letter: char) {
    svg.extend(["<use class=\"", class, "\" width=\"100\" height=\"100\" href=\"#", symbol]);
    svg.push(letter.to_ascii_lowercase());
    svg.push_str("\"/>");
}

/// Adds a mark, on a square or alone.
pub(super) fn push_mark(svg: &mut String, mark: Mark, at: Option<Square>) {
    svg.extend(["<g class=\"mark\" data-mark=\"", name(mark)]);
    if let Some(at) = at {
        svg.extend(["\" data-at=\"", &at.to_string()]);
    }
    svg.extend(["\"><path d=\"", path(mark), "\"/></g>"]);
}

/// One mark in a small box of its own, for the key beside the board.
pub(in crate::components) fn mark_sample(mark: Mark) -> String {
    // The marks that fill no more than a corner are shown by that corner.
    let field = match mark {
        Mark::KingTo | Mark::RookTo => "68 -2 34 34",
        _ => WHOLE,
    };
    let mut svg = small("sample", field);
    push_mark(&mut svg, mark, None);
    svg.push_str("</svg>");
    svg
}

/// A row of pieces as small drawings, from their English letters.
pub(in crate::components) fn figurines(letters: &str) -> String {
    let mut svg = String::new();
    for letter in letters.chars() {
        svg.push_str(&small("figurine", WHOLE));
        push_use(&mut svg, "", "line-", letter);
        svg.push_str("</svg>");
    }
    svg
}

/// The rank of a number as one small drawing.
pub(in crate::components) fn rank_drawing(number: Number) -> String {
    let mut svg = small("rank-drawing", "0 0 800 100");
    for (place, role) in ('0'..).zip(number.back_rank().roles()) {
        svg.extend(["<use width=\"100\" height=\"100\" x=\""]);
        svg.push(place);
        svg.extend(["00\" href=\"#line-"]);
        svg.push(role.letter().to_ascii_lowercase());
        svg.push_str("\"/>");
    }
    svg.push_str("</svg>");
    svg
}

/// The field of one square.
const WHOLE: &str = "0 0 100 100";

fn small(class: &str, field: &str) -> String {
    ["<svg class=\"", class, "\" viewBox=\"", field, "\" aria-hidden=\"true\">"].concat()
}

// For the style sheet and for tests.
const fn name(mark: Mark) -> &'static str {
    match mark {
        Mark::King => "king",
        Mark::Rook => "rook",
        Mark::KingTo => "king-to",
        Mark::RookTo => "rook-to",
        Mark::MustBeEmpty => "must-be-empty",
        Mark::MustBeSafe => "must-be-safe",
        Mark::Occupied => "occupied",
        Mark::Attacked => "attacked",
        Mark::Attacker => "attacker",
        Mark::Named => "named",
    }
}

// Within its square. No two are alike, so that colour is never needed.
const fn path(mark: Mark) -> &'static str {
    match mark {
        // Corners.
        Mark::King => "M6 28V6H28M72 6H94V28M94 72V94H72M28 94H6V72",
        // Bars at the sides.
        Mark::Rook => "M6 14V86M94 14V86",
        // A diamond, and a block, in the upper corner.
        Mark::KingTo => "M85 3L97 15L85 27L73 15Z",
        Mark::RookTo => "M75 5H95V25H75Z",
        // The style sheet breaks this outline into dashes.
        Mark::MustBeEmpty => "M6 6H94V94H6Z",
        // A ring.
        Mark::MustBeSafe => "M50 5A45 45 0 1 1 49.9 5Z",
        // Two frames, one in the other.
        Mark::Occupied => "M4 4H96V96H4ZM14 14H86V86H14Z",
        // A ring with four ticks, as in a sight.
        Mark::Attacked => "M50 12A38 38 0 1 1 49.9 12ZM50 2V22M50 78V98M2 50H22M78 50H98",
        // A diamond round the whole square.
        Mark::Attacker => "M50 3L97 50L50 97L3 50Z",
        // A bar at the foot.
        Mark::Named => "M8 92H92",
    }
}
