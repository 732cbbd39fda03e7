//! Castling in words.

use super::fill::{capital, fill, row};
use super::words::Words;
use crate::position::{Caption, Kind, Mark, Role, Route, STEP_COUNT, Square};

/// The name of a kind of castling.
#[must_use]
pub const fn kind(words: &Words, kind: Kind) -> &'static str {
    words.kinds[kind as usize]
}

/// What a mark on the board means.
#[must_use]
pub const fn mark(words: &Words, mark: Mark) -> &'static str {
    words.marks[mark as usize]
}

/// Which step of how many is shown; `step` counts from 0.
#[must_use]
pub fn step_count(words: &Words, step: usize) -> String {
    fill(words.step, &[("step", &(step + 1)), ("of", &STEP_COUNT)])
}

/// Where king and rook go: `king e1 to g1, rook h1 to f1`.
#[must_use]
pub fn ways(words: &Words, route: Route) -> String {
    let way = |role: Role, from: Square, to: Square| {
        let sentence = if from == to { words.stays } else { words.goes };
        fill(sentence, &[("man", &words.roles[role as usize]), ("from", &from), ("to", &to)])
    };
    let king = way(Role::King, route.king_from(), route.king_to());
    [&king, ", ", &way(Role::Rook, route.rook_from(), route.rook_to())].concat()
}

/// What is said about a step of castling.
#[must_use]
pub fn caption(words: &Words, caption: &Caption) -> String {
    let from_to = |stays, goes, from: Square, to: Square| {
        let sentence = if from == to { stays } else { goes };
        fill(sentence, &[("from", &from), ("to", &to)])
    };
    match caption {
        Caption::Start { kind, king, rook } => fill(
            words.start[*kind as usize],
            &[
                ("kind", &self::kind(words, *kind)),
                ("king", &king.0),
                ("king_to", &king.1),
                ("rook", &rook.0),
                ("rook_to", &rook.1),
            ],
        ),
        Caption::MustBeEmpty { squares, .. } if squares.is_empty() => {
            words.none_must_be_empty.to_owned()
        }
        Caption::MustBeEmpty { squares, leaving, other_rook } => {
            // Where something stands on each of them they are named with it.
            let squares = if squares.iter().count() == leaving.len() {
                String::new()
            } else {
                [": ", &row(squares.iter(), words.and)].concat()
            };
            let rest = fill(words.must_be_empty, &[("squares", &squares)]);
            let men = leaving.iter().map(|&(square, piece)| {
                let other = *other_rook == Some(square);
                let man = words.the_roles[piece.role as usize];
                let man = if other { words.the_other_rook } else { man };
                fill(words.on, &[("man", &man), ("square", &square)])
            });
            let men = capital(row(men, words.and));
            match leaving.len() {
                0 => rest,
                1 => fill(words.one_must_have_left, &[("men", &men), ("rest", &rest)]),
                _ => fill(words.more_must_have_left, &[("men", &men), ("rest", &rest)]),
            }
        }
        Caption::MustBeSafe { from, crossed, to } => {
            let sentence = match crossed.len() {
                _ if from == to => words.king_stays_safe,
                0 => words.king_walks_safe,
                _ => words.king_crosses_safe,
            };
            let crossed = row(crossed.iter(), words.and);
            let rook = words.rook_may_be_attacked;
            fill(sentence, &[("from", from), ("crossed", &crossed), ("to", to), ("rook", &rook)])
        }
        Caption::LiftKing { from, beside } => {
            from_to(words.lift_king_back, words.lift_king, *from, *beside)
        }
        Caption::PlaceRook { from, to } => from_to(words.rook_stays, words.rook_moves, *from, *to),
        Caption::PlaceKing { from, to } => from_to(words.put_king_back, words.put_king, *from, *to),
        Caption::Result { king, rook, notation, .. } => fill(
            words.result,
            &[
                ("king", king),
                ("rook", rook),
                ("prose", &notation.prose),
                ("pgn", &notation.pgn),
                ("uci", &notation.uci),
            ],
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::{Board, Colour, KIND_EXAMPLES, Number, Side, steps};
    use crate::text::Language;

    /// It read `must be empty but for those two: e1 and f1`, as if e1 and f1 were the two.
    #[test]
    fn each_square_that_must_be_empty_is_named_once() {
        let starts = Number::all().flat_map(|number| {
            let board = Board::start(number.back_rank());
            let routes =
                Side::ALL.map(|side| Route::from_start(number.back_rank(), Colour::White, side));
            routes.map(move |route| (board, route))
        });
        let alone = KIND_EXAMPLES.into_iter().map(|one| (one.near_board(), one.route()));
        for (board, route) in starts.chain(alone) {
            let second = &steps(&board, route)[1];
            for language in Language::ALL {
                let said = caption(language.words(), &second.caption);
                for square in route.must_be_empty().iter() {
                    assert_eq!(said.matches(&square.to_string()).count(), 1, "{said}");
                }
            }
        }
    }
}
