//! What to judge: ten examples, and the position on the board of the Position view.

use crate::components::controls::button;
use crate::platform::{self, Tag, tag};
use crate::position::CASES;
use crate::state::{AppState, Model};
use crate::text::fill;

/// Buttons that bring a position here.
pub(super) fn cases(state: AppState, model: &Model) -> Tag {
    let words = &model.words().judge;
    let case = |(index, name): (usize, &&str)| {
        let show = move || {
            state.change(|model| model.judge_example(index));
            platform::scroll_to("");
        };
        tag("li").with(button("quiet", name, show).attr("data-fen", CASES[index]))
    };
    let from_board = fill(words.from_board, &[("number", &model.number())]);
    let invitation = if model.judge.text().trim().is_empty() { words.invitation } else { "" };
    tag("section")
        .class("cases")
        .with(tag("p").text(invitation))
        .with(button("", &from_board, move || state.change(Model::judge_start)))
        .with(tag("h2").text(words.examples))
        .with(tag("ul").with_all(words.cases.iter().enumerate().map(case).collect()))
        .with(tag("p").class("aside").text(words.authority))
}
