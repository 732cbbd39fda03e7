//! What each language must say.

use crate::position::{
    BackRank, Caption, Colour, Kind, Mark, Number, NumberTextError, Picture, Role, Square,
};

/// All words of one language. Names of controls are stable: assistive technology holds on to them.
#[allow(missing_docs, reason = "the names say it; the sentences are in en.rs and nl.rs")]
pub struct Words {
    // The frame of the page.
    pub language: &'static str,
    pub title: fn(Number) -> String,
    pub skip: &'static str,
    pub views: &'static str,
    pub view_position: &'static str,
    pub to_light: &'static str,
    pub to_dark: &'static str,
    pub other_names: &'static str,

    // Pieces and colours.
    pub role: fn(Role) -> &'static str,
    pub colour: fn(Colour) -> &'static str,

    // The number.
    pub position_number: &'static str,
    pub number_hint: &'static str,
    pub previous_position: &'static str,
    pub next_position: &'static str,
    pub first_reached: &'static str,
    pub last_reached: &'static str,
    pub roll: &'static str,
    pub no_entropy: &'static str,
    pub announce: fn(Number) -> String,
    pub number_error: fn(NumberTextError) -> String,
    pub address_error: fn(&str, NumberTextError) -> String,

    // The board and its rank.
    pub board: fn(Number) -> String,
    pub board_text: fn(&Picture) -> String,
    pub rank_row: fn(BackRank) -> String,
    pub rank_sentence: fn(BackRank) -> String,
    pub ordinary: &'static str,
    pub flip_board: &'static str,

    // Castling.
    pub castling: &'static str,
    pub side_to_castle: &'static str,
    pub kind: fn(Kind) -> &'static str,
    pub ways: fn(king: (Square, Square), rook: (Square, Square)) -> String,
    pub at_once: &'static str,
    pub not_at_once: &'static str,
    pub caption: fn(&Caption) -> String,
    pub mark: fn(Mark) -> &'static str,
    pub key: &'static str,
    pub step: fn(usize, usize) -> String,
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
    pub link: &'static str,
    pub link_for: &'static str,
    pub rank: &'static str,
    pub copy: &'static str,
    pub copy_named: fn(&str) -> String,
    pub copied: &'static str,
    pub copied_named: fn(&str) -> String,
    pub press_to_copy: fn(apple: bool) -> &'static str,
    pub open_elsewhere: &'static str,
    pub lichess_analysis: &'static str,
    pub lichess_editor: &'static str,
}
