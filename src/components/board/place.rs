//! A board with the text that says the same, and the button that turns it.

use super::board;
use crate::components::controls::icon_button;
use crate::components::icon::Icon;
use crate::platform::{Tag, tag};
use crate::position::Picture;
use crate::state::{AppState, Model};
use crate::text::board_text;

/// The one board of a view; `stepping` where it moves by steps of castling.
pub(in crate::components) fn board_place(
    state: AppState,
    model: &Model,
    picture: &Picture,
    name: &str,
    stepping: bool,
) -> Tag {
    const TEXT: &str = "board-text";
    let words = model.words();
    let flip = move || {
        state.change(|model| model.preferences.flipped = !model.preferences.flipped);
    };
    tag("div")
        .class(if stepping { "board-place stepping" } else { "board-place" })
        .with(board(picture, name, TEXT, model.preferences.flipped))
        .with(tag("p").class("unseen").attr("id", TEXT).text(&board_text(words, picture)))
        .with(icon_button("flip", Icon::Flip, words.flip_board, false, flip))
}
