//! What each language must say in the Judge.

use crate::text::lazy::lazy_words;

lazy_words! {
/// The words of the Judge: a FEN and what is wrong with it, verdicts, reasons.
///
/// Lists of fields go by [`Field`](crate::position::Field), lists of Black's and White's by colour.
#[allow(missing_docs, reason = "the names say it; the sentences are in en.rs and nl.rs")]
pub struct JudgeWords {
    // The field.
    pub fen: &'static str,
    pub fen_hint: &'static str,
    pub clear: &'static str,
    pub invitation: &'static str,
    pub from_board: &'static str,
    pub examples: &'static str,
    /// The names of [`CASES`](crate::position::CASES).
    pub cases: [&'static str; 10],
    pub board: &'static str,
    pub cut: &'static str,

    // Whose turn, and which rights.
    pub to_move: [&'static str; 2],
    pub if_to_move: [&'static str; 2],
    pub side_to_move: &'static str,
    pub rights: &'static str,
    pub no_rooks: &'static str,
    pub rook_of: [&'static str; 2],
    pub not_the_turn: &'static str,
    pub start_position: &'static str,
    pub array_of: &'static str,

    // Verdicts and reasons.
    /// To castle, on the g-side and on the c-side.
    pub castlings: [&'static str; 2],
    pub may: &'static str,
    pub may_not: &'static str,
    pub route: &'static str,
    pub no_right: &'static str,
    pub stated_but: &'static str,
    pub other_rook: &'static str,
    pub absent: &'static str,
    pub occupied: &'static str,
    pub occupied_more: &'static str,
    pub in_check: &'static str,
    pub through_check: &'static str,
    pub into_check: &'static str,
    pub uncovered: &'static str,
    pub not_judged: &'static str,
    pub authority: &'static str,
    pub by_steps: &'static str,
    pub after: &'static str,

    // Why a right cannot be.
    pub king_away: &'static str,
    pub no_king: &'static str,
    pub king_in_corner: &'static str,
    pub no_rook: &'static str,
    pub not_a_rook: &'static str,
    pub wrong_side: &'static str,
    pub two_on_one_wing: &'static str,
    pub promoted: &'static str,

    // What is wrong with a FEN.
    pub fields: [&'static str; 6],
    pub empty: &'static str,
    pub no_fen: &'static str,
    pub ranks: &'static str,
    pub squares: &'static str,
    pub character_of_rank: &'static str,
    pub character: &'static str,
    pub two_digits: &'static str,
    pub pocket: &'static str,
    pub kings: &'static str,
    pub pawn: &'static str,
    pub too_many_rights: &'static str,
    pub cut_short: &'static str,
    pub too_large: &'static str,
    pub check_counters: &'static str,
    pub too_many_fields: &'static str,
    pub other_side_in_check: &'static str,

    // What was assumed or dropped.
    pub missing: &'static str,
    pub assumed: [&'static str; 6],
    pub operations: &'static str,
    pub semicolon: &'static str,
    pub dash: &'static str,
    pub capital_turn: &'static str,
    pub move_zero: &'static str,
    pub promoted_marks: &'static str,
    pub doubled: &'static str,
    pub void_right: &'static str,
    pub en_passant: &'static str,
    /// By [`EnPassantFault`](crate::position::EnPassantFault).
    pub en_passant_faults: [&'static str; 4],
    pub other_variant: &'static str,
    pub variation_tag: &'static str,
    pub set_up_zero: &'static str,
    pub text_left_out: &'static str,
    pub more_fens: &'static str,
}
}
