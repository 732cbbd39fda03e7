//! What each language says in All 960.

use crate::text::lazy::lazy_words;

lazy_words! {
/// The words of the view All 960.
///
/// Topics go by [`Property::topic`](crate::position::Property::topic), files by
/// [`List::ALL`](crate::position::List::ALL).
#[allow(missing_docs, reason = "the names say it; the sentences are in en.rs and nl.rs")]
pub struct AllWords {
    pub find: &'static str,
    pub find_hint: &'static str,
    pub open: &'static str,
    pub show: &'static str,
    pub found: &'static str,
    pub letters: [&'static str; 3],
    pub assumed: &'static str,
    pub other_variant: &'static str,
    pub more_fens: &'static str,
    pub unknown: &'static str,
    pub no_piece: &'static str,
    pub length: &'static str,
    pub rank_faults: &'static str,
    pub black_faults: &'static str,
    pub fault_count: &'static str,
    pub fault_bishops: &'static str,
    pub fault_king: &'static str,
    pub address: &'static str,
    pub square: &'static str,
    pub double: &'static str,
    pub differs: &'static str,
    pub black_to_move: &'static str,
    pub right_missing: &'static str,
    pub halfmoves: &'static str,
    pub move_number: &'static str,
    pub no_fen: &'static str,
    pub pattern: &'static str,
    pub pattern_hint: &'static str,
    pub pattern_short: &'static str,
    pub pattern_length: &'static str,
    pub pattern_letter: &'static str,
    pub pattern_set: &'static str,
    pub places: &'static str,
    pub any: &'static str,
    pub or: &'static str,
    pub piece_on: &'static str,
    pub properties: &'static str,
    pub topics: [&'static str; 11],
    pub either_side: &'static str,
    pub king_and_queen: [&'static str; 2],
    pub king_and_rooks: &'static str,
    pub bishops: [&'static str; 2],
    pub swap_from: &'static str,
    pub list: &'static str,
    pub count: &'static str,
    pub clear: &'static str,
    pub nothing: &'static str,
    pub sort: &'static str,
    pub columns: [&'static str; 2],
    pub directions: [&'static str; 2],
    pub row: &'static str,
    pub edge_note: &'static str,
    /// White's edges, for [`Number::edge_in`](crate::position::Number::edge_in).
    pub edges: &'static str,
    pub take: &'static str,
    pub files: [&'static str; 7],
    pub download: &'static str,
}
}
