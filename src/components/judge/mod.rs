//! The Judge: any FEN, whether each castling is legal, and every reason why not.

mod cases;
mod field;
mod steps;
mod switches;
mod verdicts;

use super::board::board_place;
use super::stepper::key;
use crate::platform::{Tag, tag};
use crate::state::{AppState, Model};

/// The view: what is asked, the verdicts of the side to move, the board, all else.
///
/// On a phone what was asked, the answer and the board are in sight together.
pub(super) fn judge_view(state: AppState, model: &Model) -> Tag {
    let (words, judge, picture) = (model.words(), &model.judge, model.judge.picture());
    let stepping = judge.stepper().touched && judge.route().is_some();
    let board =
        board_place(state, model, &picture, words.judge.board, stepping).with(key(words, &picture));
    let cases = cases::cases(state, model);
    let Some(reading) = judge.reading() else {
        let asked = field::field(state, model);
        return tag("div").class("judge unread").with(asked).with(cases).with(board);
    };
    let turn = reading.setup.turn;
    tag("div")
        .class("judge")
        .with(field::field(state, model))
        .with(verdicts::verdicts(state, model, reading, turn))
        .with(board)
        .with(verdicts::verdicts(state, model, reading, turn.other()))
        .with(steps::steps(state, model, reading))
        .with(switches::switches(state, model, &reading.setup))
        .with(cases)
}
