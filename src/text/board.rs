//! The board and the rank in words.

use super::fill::{fill, row};
use super::words::Words;
use crate::position::{BackRank, Colour, Man, Picture, Place, Role, Square};

/// The roles of a rank in a row: `rook, knight, ...`.
#[must_use]
pub fn rank_row(words: &Words, rank: BackRank) -> String {
    rank.roles().map(|role| words.roles[role as usize]).join(", ")
}

/// The rank as a sentence.
#[must_use]
pub fn rank_sentence(words: &Words, rank: BackRank) -> String {
    fill(words.rank_sentence, &[("rank", &rank_row(words, rank))])
}

/// Where everything stands in a picture, so that nobody needs to see it.
#[must_use]
pub fn board_text(words: &Words, picture: &Picture) -> String {
    let [white, black] = Colour::ALL.map(|colour| side(words, picture, colour));
    if white.is_empty() && black.is_empty() {
        return words.no_pieces.to_owned();
    }
    fill(words.board_text, &[("white", &white), ("black", &black)])
}

fn side(words: &Words, picture: &Picture, colour: Colour) -> String {
    let mut side = String::new();
    for role in Role::ALL {
        let squares = where_are(picture, colour, role);
        if squares.is_empty() {
            continue;
        }
        if !side.is_empty() {
            side.push_str("; ");
        }
        let names = if squares.len() > 1 { &words.roles_plural } else { &words.roles };
        side.push_str(names[role as usize]);
        side.push(' ');
        side.push_str(&row(squares, words.and));
    }
    side
}

fn where_are(picture: &Picture, colour: Colour, role: Role) -> Vec<Square> {
    let here = |man: &Man| match man.place {
        Place::On(square) if man.piece.colour == colour && man.piece.role == role => Some(square),
        _ => None,
    };
    picture.men.iter().filter_map(here).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    /// It once said `White: . Black: .`
    #[test]
    fn an_empty_board_is_said_to_be_empty() {
        for language in Language::ALL {
            let words = language.words();
            assert_eq!(board_text(words, &Picture::default()), words.no_pieces);
        }
    }
}
