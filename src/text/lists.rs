//! Putting squares and pieces into a row of words.

use crate::position::{Colour, Man, Picture, Place, Role, Square, Squares};

/// `a`, `a and b`, `a, b and c`: with the language's own word for "and".
pub(super) fn list(items: &[String], and: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., last] => [&rest.join(", "), " ", and, " ", last].concat(),
    }
}

/// The names of some squares in a row.
pub(super) fn squares(squares: Squares, and: &str) -> String {
    let names: Vec<String> = squares.iter().map(|square| square.to_string()).collect();
    list(&names, and)
}

/// Where the standing men of a colour and role are, a1 first.
pub(super) fn where_are(picture: &Picture, colour: Colour, role: Role) -> Vec<Square> {
    let here = |man: &Man| match man.place {
        Place::On(square) if man.piece.colour == colour && man.piece.role == role => Some(square),
        _ => None,
    };
    picture.men.iter().filter_map(here).collect()
}

/// The sentence with a capital first; the first letter is ASCII in all our sentences.
pub(super) fn capital(sentence: &str) -> String {
    let (first, rest) = sentence.split_at(sentence.len().min(1));
    [&first.to_ascii_uppercase(), rest].concat()
}
