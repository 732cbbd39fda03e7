//! The four kinds of castling, each on a board that can be played step by step.

use super::p;
use crate::components::board::board;
use crate::components::stepper::{caption, controls, key};
use crate::platform::{Tag, tag};
use crate::position::KIND_EXAMPLES;
use crate::state::{AppState, Model};
use crate::text::{self, board_text, fill};

/// The boards, in FIDE's order of the kinds.
pub(super) fn kinds(state: AppState, model: &Model) -> Vec<Tag> {
    let boards = (0..KIND_EXAMPLES.len()).map(|index| example(state, model, index));
    std::iter::once(p(model.words().rules.kinds_intro)).chain(boards).collect()
}

fn example(state: AppState, model: &Model, index: usize) -> Tag {
    let (words, stepper) = (model.words(), model.rules.steppers[index]);
    let (route, step) = model.rules.step(index);
    let kind = text::kind(words, route.kind());
    let side = route.side().prose();
    let name = fill(words.rules.example_board, &[("kind", &kind), ("side", &side)]);
    let id = ["kind-", &index.to_string()].concat();
    let strip = tag("div")
        .class("low stepping")
        .with(board(&step.picture, &name, &id, false))
        .with(tag("p").class("unseen").attr("id", &id).text(&board_text(words, &step.picture)));
    let aside = [&text::ways(words, route), " (", route.kind().clause(), ")"].concat();
    tag("div")
        .class("kind")
        .attr("role", "group")
        .attr("aria-label", &name)
        .with(tag("h3").text(&[kind, ", ", side].concat()))
        .with(tag("p").class("aside").text(&aside))
        .with(strip)
        .with(
            tag("div")
                .with(caption(words, stepper, &step.caption).with(key(words, &step.picture)))
                .with(controls(words, stepper, move |event| {
                    state.change(|model| model.happen_in_rules(index, event));
                })),
        )
}
