//! Castling from the position on the board: which castling, its kind, and the stepper.

use crate::components::stepper::{caption, controls, key};
use crate::platform::{Tag, tag};
use crate::position::{Colour, Side, Step};
use crate::state::{AppState, Event, Model};
use crate::text;

/// The stepper for the position on the board, at the step that the board shows.
pub(super) fn castling(state: AppState, model: &Model, step: &Step) -> Tag {
    let (words, route) = (model.words(), model.route());
    let possible = route.possible_at_once(&model.start().board());
    let first_move = if possible { words.at_once } else { words.not_at_once };
    tag("section")
        .class("castling")
        .with(choices(state, model))
        .with(tag("h3").text(text::kind(words, route.kind())))
        .with(tag("p").class("aside").text(first_move))
        .with(caption(words, model.stepper, &step.caption).with(key(words, &step.picture)))
        .with(controls(words, model.stepper, move |event| {
            state.change(|model| model.happen(event));
        }))
}

/// Whose castling, and which way.
fn choices(state: AppState, model: &Model) -> Tag {
    let (words, stepper) = (model.words(), model.stepper);
    let colours = Colour::ALL.map(|colour| {
        let label = words.colours[colour as usize];
        choice(state, "colour", label, stepper.colour == colour, Event::Colour(colour))
    });
    let sides = Side::ALL
        .map(|side| choice(state, "side", side.prose(), stepper.side == side, Event::Side(side)));
    let group =
        |name| tag("div").class("choice").attr("role", "radiogroup").attr("aria-label", name);
    tag("div")
        .class("choices")
        .with(tag("h2").text(words.castling))
        .with(group(words.side_to_castle).with_all(colours.into()))
        .with(group(words.castling).with_all(sides.into()))
}

fn choice(state: AppState, group: &str, label: &str, chosen: bool, event: Event) -> Tag {
    let radio = tag("input")
        .attr("type", "radio")
        .attr("name", group)
        .checked(chosen)
        .on("change", move |_| state.change(|model| model.happen(event)))
        .on("focus", move |_| state.change(|model| model.happen(Event::Look)));
    // The pointer over a choice shows what the focus on it shows.
    tag("label")
        .on("mouseenter", move |_| {
            state.change_if(|model| {
                !model.stepper.touched && {
                    model.happen(Event::Look);
                    true
                }
            });
        })
        .with(radio)
        .with(tag("span").text(label))
}
