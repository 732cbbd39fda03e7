//! Sentences with places to fill, and rows of words.

use std::fmt::Display;

/// The sentence with each place `{name}` filled.
///
/// ```
/// use chess960::text::fill;
/// assert_eq!(fill("Move {a} to {b}.", &[("a", &"h1"), ("b", &"f1")]), "Move h1 to f1.");
/// ```
#[must_use]
pub fn fill(sentence: &str, places: &[(&str, &dyn Display)]) -> String {
    let mut filled = String::with_capacity(sentence.len() + 16);
    let mut pieces = sentence.split('{');
    filled.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        let (name, rest) = piece.split_once('}').unwrap_or(("", piece));
        if let Some((_, value)) = places.iter().find(|place| place.0 == name) {
            // Writing to a string cannot fail.
            let _ = std::fmt::Write::write_fmt(&mut filled, format_args!("{value}"));
        }
        filled.push_str(rest);
    }
    filled
}

/// `a`, `a and b`, `a, b and c`, with the language's own word for "and".
pub(super) fn row<T: Display>(items: impl IntoIterator<Item = T>, and: &str) -> String {
    let mut items = items.into_iter().peekable();
    let mut row = String::new();
    let mut first = true;
    while let Some(item) = items.next() {
        if !first {
            let last = items.peek().is_none();
            row.push_str(if last { and } else { ", " });
        }
        first = false;
        let _ = std::fmt::Write::write_fmt(&mut row, format_args!("{item}"));
    }
    row
}

/// The sentence with a capital first; the first letter is ASCII in all our sentences.
pub(super) fn capital(mut sentence: String) -> String {
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows() {
        let row = |items: &[&str]| row(items, " and ");
        assert_eq!(row(&[]), "");
        assert_eq!(row(&["a"]), "a");
        assert_eq!(row(&["a", "b"]), "a and b");
        assert_eq!(row(&["a", "b", "c"]), "a, b and c");
    }

    #[test]
    fn what_has_no_place_stays() {
        assert_eq!(fill("", &[]), "");
        assert_eq!(fill("{a}{a}", &[("a", &1)]), "11");
        assert_eq!(fill("x {b} y", &[("a", &1)]), "x  y");
        assert_eq!(fill("é {a", &[("a", &1)]), "é a");
        assert_eq!(capital("één".into()), "één");
    }
}
