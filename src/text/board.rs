//! The board and the rank in words.

use super::fill::{fill, row};
use super::words::Words;
use crate::position::{BackRank, Colour, DoubleStart, Man, Picture, Place, Role, Square};

/// The roles of a rank in a row: `rook, knight, ...`.
#[must_use]
pub fn rank_row(words: &Words, rank: BackRank) -> String {
    rank.roles().map(|role| words.roles[role as usize]).join(", ")
}

/// The rank as a sentence.
#[must_use]
pub fn rank_sentence(words: &Words, rank: BackRank) -> String {
    start_sentence(words, rank.number().into())
}

/// The ranks of both as a sentence.
#[must_use]
pub fn start_sentence(words: &Words, start: DoubleStart) -> String {
    if start.is_mirrored() {
        let rank = rank_row(words, start.white.back_rank());
        return fill(words.rank_sentence, &[("rank", &rank)]);
    }
    ranks(words, start) + "."
}

/// Both ranks, without the stop of a sentence.
pub(super) fn ranks(words: &Words, start: DoubleStart) -> String {
    let [white, black] = Colour::ALL.map(|of| rank_row(words, start.number(of).back_rank()));
    fill(words.ranks, &[("white", &white), ("black", &black)])
}

/// Where everything stands in a picture, so that nobody needs to see it.
#[must_use]
pub fn board_text(words: &Words, picture: &Picture) -> String {
    let mut text = String::new();
    for colour in Colour::ALL {
        let men = side(words, picture, colour);
        // Of a side that has nothing on the board nothing is said.
        if !men.is_empty() {
            let gap = if text.is_empty() { "" } else { " " };
            text.extend([gap, words.colours[colour as usize], ": ", &men, "."]);
        }
    }
    if text.is_empty() { words.no_pieces.to_owned() } else { text }
}

fn side(words: &Words, picture: &Picture, colour: Colour) -> String {
    let mut side = String::new();
    let mut say = |name: &str, place: &str| {
        let gap = if side.is_empty() { "" } else { "; " };
        side.extend([gap, name, " ", place]);
    };
    for role in Role::ALL {
        let squares = where_are(picture, colour, role);
        if !squares.is_empty() {
            let names = if squares.len() > 1 { &words.roles_plural } else { &words.roles };
            say(names[role as usize], &row(squares, words.and));
        }
    }
    for man in &picture.men {
        if let (Place::Lifted(square), true) = (man.place, man.piece.colour == colour) {
            say(words.roles[man.piece.role as usize], &fill(words.beside, &[("square", &square)]));
        }
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
    use crate::position::{KIND_EXAMPLES, steps};
    use crate::text::Language;

    /// A king in the hand was once said to be nowhere, and of a side without men "Black: ." was said.
    #[test]
    fn a_king_in_the_hand_is_told_of_and_a_side_without_men_is_not() {
        let example = KIND_EXAMPLES[0];
        let steps = steps(&example.near_board(), example.route());
        let king_to = example.route().king_to();
        for (language, beside) in [(Language::English, "beside"), (Language::Dutch, "naast")] {
            let words = language.words();
            let lifted = board_text(words, &steps[3].picture);
            let king = words.roles[Role::King as usize];
            assert!(lifted.ends_with(&format!("; {king} {beside} {king_to}.")), "{lifted}");
            assert!(!lifted.contains(words.colours[1]), "{lifted}");
        }
    }

    /// It once said `White: . Black: .`
    #[test]
    fn an_empty_board_is_said_to_be_empty() {
        for language in Language::ALL {
            let words = language.words();
            assert_eq!(board_text(words, &Picture::default()), words.no_pieces);
        }
    }
}
