//! Where on the board the reasons of a verdict are.

use super::castling::Side;
use super::fen::Setup;
use super::piece::{Colour, Piece};
use super::right::{NoRight, Void};
use super::square::{Rank, Square};
use super::steps::Mark;
use super::verdict::{Reason, Verdict};

impl Verdict {
    /// The squares that speak for this verdict on a castling, each as what it is.
    ///
    /// Where there is a right, the king and the rook that have it come first.
    #[must_use]
    pub fn marks(&self, setup: &Setup, colour: Colour, side: Side) -> Vec<(Square, Mark)> {
        let mut marks = Vec::new();
        if let Ok(route) = setup.route(colour, side) {
            marks.extend([(route.king_from(), Mark::King), (route.rook_from(), Mark::Rook)]);
        }
        if let Self::Legal(route) = self {
            marks.extend([(route.king_to(), Mark::KingTo), (route.rook_to(), Mark::RookTo)]);
        }
        for reason in self.reasons() {
            match reason {
                Reason::NoRight(why) => push_no_right(&mut marks, *why, colour),
                Reason::Occupied(on) => push_all(&mut marks, on, Mark::Occupied),
                Reason::InCheck { king: square, from }
                | Reason::ThroughCheck { square, from }
                | Reason::IntoCheck { square, from, .. } => {
                    push(&mut marks, *square, Mark::Attacked);
                    push_all(&mut marks, from, Mark::Attacker);
                }
            }
        }
        marks
    }
}

// One piece can attack two squares, and is marked once.
fn push(marks: &mut Vec<(Square, Mark)>, square: Square, mark: Mark) {
    if !marks.contains(&(square, mark)) {
        marks.push((square, mark));
    }
}

fn push_all(marks: &mut Vec<(Square, Mark)>, on: &[(Square, Piece)], mark: Mark) {
    for &(square, _) in on {
        push(marks, square, mark);
    }
}

fn push_no_right(marks: &mut Vec<(Square, Mark)>, why: NoRight, colour: Colour) {
    let mut name = |square| push(marks, square, Mark::Named);
    match why {
        NoRight::OtherRook(square) => name(square),
        NoRight::NeverHad(void) | NoRight::Void(void) => match void {
            Void::KingAway(Some(square))
            | Void::KingInCorner(square)
            | Void::NotARook { square, .. }
            | Void::WrongSide(square)
            | Void::Promoted(square) => name(square),
            Void::TwoOnOneWing(one, two) => {
                name(Square::new(one, Rank::back(colour)));
                name(Square::new(two, Rank::back(colour)));
            }
            Void::KingAway(None) | Void::NoRook => {}
        },
        NoRight::Absent => {}
    }
}
