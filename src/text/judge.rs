//! Verdicts and their reasons in words.

use super::castling::{kind, ways};
use super::fen::fen_error;
use super::fill::{capital, fill, row};
use super::words::Words;
use crate::position::{
    Colour, FenError, NoRight, Piece, Reason, Role, Side, Square, Verdict, Void,
};

/// Whether a castling is legal, as the head of what is said of it.
#[must_use]
pub fn headline(words: &Words, colour: Colour, side: Side, legal: bool) -> String {
    let judge = &words.judge;
    let sentence = if legal { judge.may } else { judge.may_not };
    let (colour, castling) = (words.colours[colour as usize], judge.castlings[side as usize]);
    fill(sentence, &[("colour", &colour), ("castling", &castling)])
}

/// What a legal castling does, or every reason why it is not, with the clause, in one sentence.
#[must_use]
pub fn verdict_reasons(words: &Words, colour: Colour, verdict: &Verdict) -> String {
    if let Verdict::Legal(route) = verdict {
        let (kind, ways) = (kind(words, route.kind()), ways(words, *route));
        return fill(words.judge.route, &[("kind", &kind), ("ways", &ways)]);
    }
    let reasons: Vec<String> =
        verdict.reasons().iter().map(|reason| self::reason(words, colour, reason)).collect();
    capital(reasons.join("; ") + ".")
}

/// One reason against a castling, with the clause.
pub(super) fn reason(words: &Words, colour: Colour, reason: &Reason) -> String {
    let judge = &words.judge;
    let attacked = |sentence, square: &Square, from: &[(Square, Piece)]| {
        fill(sentence, &[("square", square), ("men", &men_on(words, from))])
    };
    match reason {
        Reason::NoRight(why) => no_right(words, *why),
        Reason::Occupied(on) => {
            let sentence = if on.len() == 1 { judge.occupied } else { judge.occupied_more };
            // No rook that castles is in its own way.
            let own_rook = Piece { colour, role: Role::Rook };
            let men = row(on.iter().map(|&at| man_on(words, at, Some(own_rook))), words.and);
            fill(sentence, &[("men", &men)])
        }
        Reason::InCheck { king, from } => attacked(judge.in_check, king, from),
        Reason::ThroughCheck { square, from } => attacked(judge.through_check, square, from),
        Reason::IntoCheck { square, from, uncovered } => {
            let sentence = if *uncovered { judge.uncovered } else { judge.into_check };
            attacked(sentence, square, from)
        }
    }
}

/// Why it cannot be the other side's turn.
#[must_use]
pub fn not_the_turn(words: &Words, error: &FenError) -> String {
    match error {
        FenError::OtherSideInCheck { king, from } => {
            let men = men_on(words, from);
            fill(words.judge.not_the_turn, &[("king", king), ("men", &men)])
        }
        other => fen_error(words, other),
    }
}

/// The pieces on their squares: `the rook on e8 and the bishop on b4`.
pub(super) fn men_on(words: &Words, on: &[(Square, Piece)]) -> String {
    row(on.iter().map(|&at| man_on(words, at, None)), words.and)
}

fn man_on(words: &Words, (square, piece): (Square, Piece), other_rook: Option<Piece>) -> String {
    let man = words.the_roles[piece.role as usize];
    let man = if other_rook == Some(piece) { words.the_other_rook } else { man };
    fill(words.on, &[("man", &man), ("square", &square)])
}

fn no_right(words: &Words, why: NoRight) -> String {
    let judge = &words.judge;
    match why {
        NoRight::NeverHad(void) => fill(judge.no_right, &[("why", &why_void(words, void))]),
        NoRight::Void(void) => fill(judge.stated_but, &[("why", &why_void(words, void))]),
        NoRight::OtherRook(square) => fill(judge.other_rook, &[("square", &square)]),
        NoRight::Absent => judge.absent.to_owned(),
    }
}

/// Why a right cannot be, as half a sentence.
pub(super) fn why_void(words: &Words, void: Void) -> String {
    let judge = &words.judge;
    let (sentence, square) = match void {
        Void::KingAway(None) => return judge.no_king.to_owned(),
        Void::NoRook => return judge.no_rook.to_owned(),
        Void::TwoOnOneWing(one, two) => {
            return fill(judge.two_on_one_wing, &[("one", &one), ("two", &two)]);
        }
        Void::KingAway(Some(square)) => (judge.king_away, square),
        Void::KingInCorner(square) => (judge.king_in_corner, square),
        Void::NotARook { square, .. } => (judge.not_a_rook, square),
        Void::WrongSide(square) => (judge.wrong_side, square),
        Void::Promoted(square) => (judge.promoted, square),
    };
    fill(sentence, &[("square", &square)])
}
