//! The name of a file with a diagram.

use super::double_random::DoubleStart;

/// A name that says which position is in the picture, and whether Black is at the bottom.
///
/// ```
/// use chess960::position::{DoubleStart, Number, picture_name};
/// let start = DoubleStart::from(Number::STANDARD);
/// assert_eq!(picture_name(start, false, ".svg"), "chess960-518.svg");
/// let start = DoubleStart::new(308_283).unwrap();
/// assert_eq!(picture_name(start, true, ".png"), "chess960-white-123-black-321-flipped.png");
/// ```
#[must_use]
pub fn picture_name(start: DoubleStart, flipped: bool, ending: &str) -> String {
    let (white, black) = (start.white.to_string(), start.black.to_string());
    let turned = if flipped { "-flipped" } else { "" };
    let which = if white == black { white } else { ["white-", &white, "-black-", &black].concat() };
    ["chess960-", &which, turned, ending].concat()
}
