//! Double random: the switch, and with it Black's number and the index of both.

use crate::components::picker::number_field;
use crate::platform::{Tag, tag};
use crate::state::{AppState, Model, Which};

/// The switch; when it is on, the fields too.
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
        .with(tag("span").text(words.double))
        .with(tag("small").text(words.double_hint));
    let section = tag("div").class("double").with(switch);
    if !on {
        return section;
    }
    let fields = [Which::Black, Which::Index]
        .map(|which| tag("div").with_all(number_field(state, model, which).into()));
    section.with_all(fields.into())
}
