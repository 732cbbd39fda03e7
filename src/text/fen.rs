//! What is wrong with a FEN, and what was assumed or dropped in reading one.

use std::fmt::Display;

use super::fill::{fill, row};
use super::judge::{men_on, why_void};
use super::quoted::{quoted, visible};
use super::words::Words;
use crate::position::{FenError, Field, Notice, Reading};

/// Why a text is not a FEN, in one sentence that names the place.
#[must_use]
pub fn fen_error(words: &Words, error: &FenError) -> String {
    let judge = &words.judge;
    let field_name = |field: Field| judge.fields[field as usize];
    match error {
        FenError::Empty => judge.empty.to_owned(),
        FenError::NoFen => judge.no_fen.to_owned(),
        FenError::Ranks(found) => fill(judge.ranks, &[("found", found)]),
        FenError::Squares { rank, found } => {
            fill(judge.squares, &[("rank", rank), ("found", found)])
        }
        FenError::Character { field, rank, place, found } => {
            let sentence = if rank.is_some() { judge.character_of_rank } else { judge.character };
            let rank: &dyn Display = match rank {
                Some(rank) => rank,
                None => &"",
            };
            let (field, found) = (field_name(*field), visible(*found));
            fill(
                sentence,
                &[("field", &field), ("rank", rank), ("place", place), ("found", &found)],
            )
        }
        FenError::TwoDigits { rank, place, found } => {
            let found = String::from_iter(found);
            fill(judge.two_digits, &[("rank", rank), ("place", place), ("found", &found)])
        }
        FenError::Pocket => judge.pocket.to_owned(),
        FenError::Kings { colour, found } => {
            let colour = words.colours[*colour as usize];
            fill(judge.kings, &[("colour", &colour), ("found", found)])
        }
        FenError::Pawn { square, .. } => {
            fill(judge.pawn, &[("rank", &square.rank()), ("square", square)])
        }
        FenError::TooManyRights(colour) => {
            fill(judge.too_many_rights, &[("colour", &words.colours[*colour as usize])])
        }
        FenError::CutShort(field) => fill(judge.cut_short, &[("field", &field_name(*field))]),
        FenError::TooLarge(field) => fill(judge.too_large, &[("field", &field_name(*field))]),
        FenError::CheckCounters(text) => fill(judge.check_counters, &[("found", &quoted(text))]),
        FenError::TooManyFields(text) => fill(judge.too_many_fields, &[("found", &quoted(text))]),
        FenError::OtherSideInCheck { king, from } => {
            fill(judge.other_side_in_check, &[("king", king), ("men", &men_on(words, from))])
        }
    }
}

/// A sentence for each liberty that was taken in reading a text; one for all missing fields.
#[must_use]
pub fn notices(words: &Words, reading: &Reading) -> Vec<String> {
    let judge = &words.judge;
    let missing = reading.notices.iter().filter_map(|notice| match notice {
        Notice::Missing(field) => Some(judge.assumed[*field as usize]),
        _ => None,
    });
    let missing = row(missing, words.and);
    let mut sentences = Vec::new();
    if !missing.is_empty() {
        sentences.push(fill(judge.missing, &[("assumed", &missing)]));
    }
    sentences.extend(reading.notices.iter().filter_map(|notice| sentence(words, notice)));
    sentences
}

fn sentence(words: &Words, notice: &Notice) -> Option<String> {
    let judge = &words.judge;
    Some(match notice {
        Notice::Missing(_) => return None,
        Notice::Operations(text) => fill(judge.operations, &[("found", &quoted(text))]),
        Notice::Semicolon => judge.semicolon.to_owned(),
        Notice::Dash(field) => fill(judge.dash, &[("field", &judge.fields[*field as usize])]),
        Notice::CapitalTurn => judge.capital_turn.to_owned(),
        Notice::MoveZero => judge.move_zero.to_owned(),
        Notice::Promoted(squares) => {
            fill(judge.promoted_marks, &[("squares", &row(squares.iter(), words.and))])
        }
        Notice::Doubled { letter, .. } => fill(judge.doubled, &[("letter", letter)]),
        Notice::VoidRight { letter, why, .. } => {
            fill(judge.void_right, &[("letter", letter), ("why", &why_void(words, *why))])
        }
        Notice::EnPassant { square, why } => {
            let why = judge.en_passant_faults[*why as usize];
            fill(judge.en_passant, &[("square", square), ("why", &why)])
        }
        Notice::OtherVariant(name) => fill(judge.other_variant, &[("found", &quoted(name))]),
        Notice::VariationTag => judge.variation_tag.to_owned(),
        Notice::SetUpZero => judge.set_up_zero.to_owned(),
        Notice::TextLeftOut => judge.text_left_out.to_owned(),
        Notice::MoreFens => judge.more_fens.to_owned(),
    })
}
