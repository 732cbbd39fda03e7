//! Whose turn it is and which rooks may castle, set by hand.

use crate::platform::{Tag, tag};
use crate::position::{Colour, Route, Setup};
use crate::state::{AppState, Model};
use crate::text::{fill, not_the_turn};

/// The side to move, and a box for each rook that could have a right.
pub(super) fn switches(state: AppState, model: &Model, setup: &Setup) -> Tag {
    let words = model.words();
    let why = setup.with_turn(setup.turn.other()).err().map(|error| not_the_turn(words, &error));
    let turns = Colour::ALL.map(|colour| turn(state, model, setup, colour, why.is_some()));
    let routes = Colour::ALL.map(|colour| setup.possible_rights(colour)).concat();
    let none = if routes.is_empty() { words.judge.no_rooks } else { "" };
    let boxes = routes.into_iter().map(|route| right(state, model, setup, route)).collect();
    tag("section")
        .class("switches")
        .with(tag("h2").text(words.judge.side_to_move))
        .with(
            tag("div")
                .class("choice")
                .attr("role", "radiogroup")
                .attr("aria-label", words.judge.side_to_move)
                .with_all(turns.into()),
        )
        .with(tag("p").class("aside").text(&why.unwrap_or_default()))
        .with(
            tag("fieldset")
                .with(tag("legend").text(words.judge.rights))
                .with_all(boxes)
                .with(tag("p").class("aside").text(none)),
        )
}

fn turn(state: AppState, model: &Model, setup: &Setup, colour: Colour, off: bool) -> Tag {
    let chosen = setup.turn == colour;
    let radio = tag("input")
        .attr("type", "radio")
        .attr("name", "turn")
        .maybe("disabled", (off && !chosen).then_some(""))
        .checked(chosen)
        .on("change", move |_| state.change(|model| model.set_turn(colour)));
    tag("label").with(radio).with(tag("span").text(model.words().colours[colour as usize]))
}

fn right(state: AppState, model: &Model, setup: &Setup, route: Route) -> Tag {
    let rook = model.words().judge.rook_of[route.colour() as usize];
    let name = fill(rook, &[("square", &route.rook_from())]);
    let field = tag("input")
        .attr("type", "checkbox")
        .checked(setup.has_right(route))
        .on("change", move |_| state.change(|model| model.switch_right(route)));
    tag("label").with(field).text(&name)
}
