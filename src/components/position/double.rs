//! Ways from one position to others: its mirror, its neighbours in the list, and double random.

use crate::components::all::here;
use crate::components::picker::number_field;
use crate::platform::{Tag, tag};
use crate::state::{AppState, Model, Which};

/// The ways, and the switch of double random; when it is on, Black's number and the index of both.
pub(super) fn double(state: AppState, model: &Model) -> Tag {
    let (words, on) = (model.words(), model.shown().black.is_some());
    let switch = tag("label")
        .with(
            tag("input")
                .attr("type", "checkbox")
                .attr("role", "switch")
                .checked(on)
                .on("change", move |_| state.change(Model::switch_double)),
        )
        .with(tag("span").text(words.double));
    let section = tag("div").class("double");
    if !on {
        // The mirror and the list are of positions that have one number.
        return section.with(here(state, model)).with(switch);
    }
    let fields = [Which::Black, Which::Index]
        .map(|which| tag("div").with_all(number_field(state, model, which).into()));
    section
        .with(tag("p").class("aside").text(words.double_hint))
        .with(switch)
        .with_all(fields.into())
}
