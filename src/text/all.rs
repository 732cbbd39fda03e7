//! What was found or not, patterns, properties and the list, in words.

use super::Language;
use super::board::rank_row;
use super::castling::kind;
use super::fen::fen_error;
use super::fill::{fill, row};
use super::number::number_error;
use super::quoted::{quoted, visible};
use super::words::Words;
use crate::position::{
    BackRankError, Difference, DoubleStart, FenError, Field, File, Found, NoArray, NotFound,
    Notice, Number, PatternError, Property, Roles, Side,
};

/// What was found, and what was assumed to find it.
#[must_use]
pub fn found(words: &Words, found: &Found) -> String {
    let all = &words.all;
    let rank = rank_row(words, found.number.back_rank());
    let mut said = fill(all.found, &[("number", &found.number), ("rank", &rank)]);
    said.push_str(all.letters[found.letters as usize]);
    for notice in &found.notices {
        match notice {
            // Several fields may be missing; that the rights are is what matters.
            Notice::Missing(Field::Rights) => said.push_str(all.assumed),
            Notice::OtherVariant(name) => {
                said.push_str(&fill(all.other_variant, &[("variant", &quoted(name))]));
            }
            Notice::MoreFens => said.push_str(all.more_fens),
            _ => {}
        }
    }
    said
}

/// Why a text is no start position.
#[must_use]
pub fn not_found(words: &Words, why: &NotFound) -> String {
    let all = &words.all;
    match why {
        NotFound::Empty => String::new(),
        NotFound::Unknown => all.unknown.to_owned(),
        NotFound::Number(error) => number_error(words, *error),
        NotFound::Letter { found, place } => {
            fill(all.no_piece, &[("place", place), ("found", &visible(*found))])
        }
        NotFound::Length(found) => fill(all.length, &[("found", found)]),
        NotFound::Rank(of) => fill(all.rank_faults, &[("faults", &faults(words, of))]),
        NotFound::Address => all.address.to_owned(),
        NotFound::Fen(FenError::NoFen | FenError::Empty) => all.no_fen.to_owned(),
        NotFound::Fen(error) => fen_error(words, error),
        NotFound::Board(why) => fill(all.square, &[("square", &square(*why))]),
        NotFound::BlackRank(white, of) => {
            fill(all.black_faults, &[("white", white), ("faults", &faults(words, of))])
        }
        NotFound::Double(file, start) => {
            let DoubleStart { white, black } = start;
            let index = start.index();
            let places: [(&str, &dyn std::fmt::Display); 4] =
                [("file", file), ("white", white), ("black", black), ("index", &index)];
            fill(all.double, &places)
        }
        NotFound::Differs(number, of) => {
            let differences = row(of.iter().map(|of| difference(words, *of)), words.and);
            fill(all.differs, &[("number", number), ("differences", &differences)])
        }
    }
}

fn faults(words: &Words, faults: &[BackRankError]) -> String {
    let all = &words.all;
    let fault = |fault: &BackRankError| match fault {
        BackRankError::Count { role, found, expected } => {
            let names = if *found == 1 { &words.roles } else { &words.roles_plural };
            let role = names[*role as usize];
            let places: [(&str, &dyn std::fmt::Display); 3] =
                [("found", found), ("role", &role), ("expected", expected)];
            fill(all.fault_count, &places)
        }
        BackRankError::BishopsOnOneColour(left, right) => {
            fill(all.fault_bishops, &[("left", left), ("right", right)])
        }
        // Letters and length were looked at before.
        _ => all.fault_king.to_owned(),
    };
    row(faults.iter().map(fault), words.and)
}

fn difference(words: &Words, difference: Difference) -> String {
    let all = &words.all;
    match difference {
        Difference::BlackToMove => all.black_to_move.to_owned(),
        Difference::RightMissing(colour, side) => {
            let colour = words.colours[colour as usize];
            fill(all.right_missing, &[("colour", &colour), ("side", &side.prose())])
        }
        Difference::Halfmoves(count) => fill(all.halfmoves, &[("count", &count)]),
        Difference::MoveNumber(count) => fill(all.move_number, &[("count", &count)]),
    }
}

fn square(why: NoArray) -> String {
    match why {
        NoArray::Square { square, .. } | NoArray::Vacant(square) => square.to_string(),
        NoArray::NotMirrored(file) => file.to_string(),
        NoArray::Rank(_) => String::new(),
    }
}

/// What is wrong with a pattern.
#[must_use]
pub fn pattern_error(words: &Words, error: PatternError) -> String {
    let all = &words.all;
    match error {
        PatternError::Length(places) => fill(all.pattern_length, &[("places", &places)]),
        PatternError::Letter { found, place } => {
            fill(all.pattern_letter, &[("place", &place), ("found", &visible(found))])
        }
        PatternError::EmptySet(place) | PatternError::OpenSet(place) => {
            fill(all.pattern_set, &[("place", &place)])
        }
    }
}

/// A place of the pattern, and what may stand on it.
#[must_use]
pub fn place(words: &Words, file: File, roles: Roles) -> String {
    let pieces = match roles {
        Roles::ANY => words.all.any.to_owned(),
        _ => row(roles.iter().map(|role| words.roles[role as usize]), words.all.or),
    };
    [&file.to_string(), ": ", &pieces].concat()
}

/// A property, as an answer to the question of its topic.
#[must_use]
pub fn property(words: &Words, property: Property) -> String {
    let all = &words.all;
    let side = |side: Option<Side>| side.map_or(all.either_side, Side::prose).to_owned();
    match property {
        Property::CastlesAtOnce(of) | Property::OtherRookInTheWay(of) => side(of),
        Property::Castling(_, of) => kind(words, of).to_owned(),
        Property::MustLeave(_, count) | Property::UndefendedPawns(count) => count.to_string(),
        Property::KingAndQueenOrdinary => all.king_and_queen[0].to_owned(),
        Property::KingAndQueenMirrored => all.king_and_queen[1].to_owned(),
        Property::KingAndRooksOrdinary => all.king_and_rooks.to_owned(),
        Property::BishopsAdjacent => all.bishops[0].to_owned(),
        Property::BishopsInCorners => all.bishops[1].to_owned(),
        Property::NearStandard => fill(all.swap_from, &[("number", &Number::STANDARD)]),
        Property::NearMirror => fill(all.swap_from, &[("number", &Number::STANDARD.mirror())]),
    }
}

/// How many positions are listed.
#[must_use]
pub fn count(words: &Words, count: usize) -> String {
    fill(words.all.count, &[("count", &count)])
}

/// White's edge in centipawns; 0 until it has come with the words of the view.
#[must_use]
pub fn edge(number: Number) -> u8 {
    // It is the same in every language, and the list need not know which is read.
    Language::ALL.into_iter().map(|of| number.edge_in(of.words().all.edges)).max().unwrap_or(0)
}

/// A row of the list.
#[must_use]
pub fn row_name(words: &Words, number: Number) -> String {
    let (rank, edge) = (rank_row(words, number.back_rank()), edge(number));
    let places: [(&str, &dyn std::fmt::Display); 3] =
        [("number", &number), ("rank", &rank), ("edge", &edge)];
    fill(words.all.row, &places)
}
