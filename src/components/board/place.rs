//! A board with the text that says the same, and the button that turns it.

use super::board;
use crate::components::controls::icon_button;
use crate::components::icon::Icon;
use crate::platform::{Tag, tag};
use crate::position::Picture;
use crate::state::{AppState, Model, View};
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
    let tool = |icon, name, act: fn(&mut Model)| {
        icon_button("quiet", icon, name, false, move || state.change(act))
    };
    let mut tools = vec![tool(Icon::Flip, words.flip_board, |model| model.preferences.flip())];
    if model.view == View::Position {
        let (icon, name) =
            if model.big { (Icon::No, words.leave_big) } else { (Icon::Big, words.big) };
        tools.push(tool(icon, name, |model| model.big = !model.big));
    }
    tag("div")
        .class(if stepping { "board-place stepping" } else { "board-place" })
        .with(board(picture, name, TEXT, model.preferences.flipped))
        .with(tag("p").class("unseen").attr("id", TEXT).text(&board_text(words, picture)))
        .with(tag("div").class("tools").with_all(tools))
}
