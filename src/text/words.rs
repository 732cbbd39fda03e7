//! What each language must say.

use super::lazy::{Strings, Visit, lazy_words};

mod all;
mod by_hand;
mod judge;
mod numbers;
mod rules;
mod take;

pub use all::AllWords;
pub use by_hand::{ByHandWords, MethodWords};
pub use judge::JudgeWords;
pub use numbers::NumbersWords;
pub use rules::RulesWords;
pub use take::TakeWords;

lazy_words! {
/// All words of one language.
///
/// Names of controls are stable: assistive technology and people's scripts hold on to them. Lists
/// of six go by [`Role`](crate::position::Role): king, queen, rook, bishop, knight, pawn.
#[allow(missing_docs, reason = "the names say it; the sentences are in en.rs and nl.rs")]
pub struct Words {
    // The frame of the page.
    pub language: &'static str,
    pub title: &'static str,
    pub title_of_view: &'static str,
    pub skip: &'static str,
    pub views: &'static str,
    /// The views in the order of the bar.
    pub view_names: [&'static str; 6],
    pub to_light: &'static str,
    pub to_dark: &'static str,
    pub other_names: &'static str,
    pub keys: &'static str,
    pub arriving: &'static str,
    pub did_not_arrive: &'static str,
    pub try_again: &'static str,
    /// Ready to work offline; a new version waits; it is not kept.
    pub offline: [&'static str; 3],
    pub load_it: &'static str,

    // Pieces and colours.
    pub roles: [&'static str; 6],
    pub roles_plural: [&'static str; 6],
    pub the_roles: [&'static str; 6],
    pub the_other_rook: &'static str,
    pub colours: [&'static str; 2],
    pub and: &'static str,

    // The number.
    pub position_number: &'static str,
    pub number_hint: &'static str,
    pub previous_position: &'static str,
    pub next_position: &'static str,
    pub first_reached: &'static str,
    pub last_reached: &'static str,
    pub roll: &'static str,
    pub no_entropy: &'static str,
    pub announce: &'static str,
    pub number_empty: &'static str,
    pub number_not_a_digit: &'static str,
    pub number_mixed: &'static str,
    pub number_960: &'static str,
    pub number_too_large: &'static str,
    pub address_error: &'static str,
    pub black_address_error: &'static str,

    // Double random.
    pub double: &'static str,
    pub double_hint: &'static str,
    pub both_numbers: &'static str,
    pub ranks: &'static str,
    pub black_number: &'static str,
    pub index: &'static str,
    pub index_hint: &'static str,

    // The board and its rank.
    pub board: &'static str,
    /// Of a man that is held beside the board, next to a square.
    pub beside: &'static str,
    pub rank_sentence: &'static str,
    pub ordinary: &'static str,
    pub flip_board: &'static str,
    pub big: &'static str,
    pub leave_big: &'static str,
    pub no_pieces: &'static str,

    // Castling.
    pub castling: &'static str,
    pub side_to_castle: &'static str,
    /// In FIDE's order: double-move, transposition, king-move-only, rook-move-only.
    pub kinds: [&'static str; 4],
    pub goes: &'static str,
    pub stays: &'static str,
    pub at_once: &'static str,
    pub not_at_once: &'static str,
    /// What a castling of each kind does, in FIDE's order.
    pub start: [&'static str; 4],
    pub none_must_be_empty: &'static str,
    pub one_must_have_left: &'static str,
    pub more_must_have_left: &'static str,
    pub on: &'static str,
    pub must_be_empty: &'static str,
    pub king_stays_safe: &'static str,
    pub king_walks_safe: &'static str,
    pub king_crosses_safe: &'static str,
    pub rook_may_be_attacked: &'static str,
    pub lift_king: &'static str,
    pub lift_king_back: &'static str,
    pub rook_moves: &'static str,
    pub rook_stays: &'static str,
    pub put_king: &'static str,
    pub put_king_back: &'static str,
    pub result: &'static str,
    /// King, rook, the king's and the rook's final square, must be empty, must be safe;
    /// occupied, attacked, attacker, named.
    pub marks: [&'static str; 10],
    pub key: &'static str,
    pub step: &'static str,
    pub play: &'static str,
    pub pause: &'static str,
    pub step_back: &'static str,
    pub step_forward: &'static str,
    pub start_again: &'static str,

    // What to copy.
    pub write_down: &'static str,
    pub x_fen: &'static str,
    pub x_fen_for: &'static str,
    pub shredder_fen: &'static str,
    pub shredder_fen_for: &'static str,
    pub pgn_tags: &'static str,
    pub pgn_tags_for: &'static str,
    pub link_field: &'static str,
    pub link: &'static str,
    pub link_for: &'static str,
    pub rank: &'static str,
    pub copy: &'static str,
    pub copy_named: &'static str,
    pub copied: &'static str,
    pub copied_named: &'static str,
    pub press_to_copy: &'static str,
    pub lichess_analysis: &'static str,
    pub lichess_editor: &'static str,
    pub lichess_offline: &'static str,
    pub take_away: &'static str,

    pub mirror: &'static str,
    pub before_in_list: &'static str,
    pub after_in_list: &'static str,
    pub in_list: &'static str,
    /// Opens the position in the Judge.
    pub judge_this: &'static str,

    // The other views, each with words of its own, which come later.
    pub by_hand: ByHandWords,
    pub numbers: NumbersWords,
    /// The Judge.
    pub judge: JudgeWords,
    /// All 960.
    pub all: AllWords,
    /// The view with the rules.
    pub rules: RulesWords,
    /// Taking a position away.
    pub take: TakeWords,
}
}

impl Words {
    /// Visits the strings of the views that come later, in the order of the file.
    pub(super) fn each_of_views(&mut self, visit: &mut Visit) {
        self.by_hand.each(visit);
        self.numbers.each(visit);
        self.judge.each(visit);
        self.all.each(visit);
        self.rules.each(visit);
        self.take.each(visit);
    }
}
