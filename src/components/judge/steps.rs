//! A legal castling step by step, and the FEN after it.

use crate::components::copy_box::copy_box;
use crate::components::stepper::{caption, controls};
use crate::platform::{Tag, tag};
use crate::position::{Dialect, Reading};
use crate::state::{AppState, Model};
use crate::text::fill;

/// The stepper, where a castling is legal.
pub(super) fn steps(state: AppState, model: &Model, reading: &Reading) -> Tag {
    let (words, stepper) = (model.words(), model.judge.stepper());
    let section = tag("section").class("castling");
    let (Some(route), Some(step)) = (model.judge.route(), model.judge.step()) else {
        return section.attr("hidden", "");
    };
    let (colour, castling) = (words.colours[route.colour() as usize], route.side().prose());
    let title = fill(words.judge.by_steps, &[("colour", &colour), ("castling", &castling)]);
    let after = fill(words.judge.after, &[("castling", &castling)]);
    let setup = reading.setup.after_castling(route);
    let happen = move |event| state.change(|model| model.happen_in_judge(event));
    let copy =
        |id, name, dialect| copy_box(state, model, id, name, [name, &after], setup.fen(dialect));
    section
        .with(tag("h2").text(&title))
        .with(caption(words, stepper, &step.caption))
        .with(controls(words, stepper, happen))
        .with(copy("after-x-fen", words.x_fen, Dialect::XFen))
        .with(copy("after-shredder-fen", words.shredder_fen, Dialect::Shredder))
}
