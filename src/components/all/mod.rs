//! All 960: find one, narrow them down, list them, take the list away.

mod find;
mod handout;
mod here;
mod list;
mod pattern;
mod properties;
mod take;

pub(super) use here::here;
pub(super) use list::return_to_row;

use crate::platform::{Tag, tag};
use crate::state::{All, AppState, Model};

/// The view of all positions.
pub(super) fn all_view(state: AppState, model: &Model) -> Tag {
    let filters = tag("section")
        .class("filters")
        .with(pattern::pattern(state, model))
        .with(properties::properties(state, model));
    tag("div")
        .class("all")
        .with(find::find(state, model))
        .with(filters)
        .with(list::list(state, model))
        .with(take::take(state, model))
        .with(handout::handout(state, model))
}

/// Changes what is listed, and shows the list from its first row.
fn relist(state: AppState, change: impl FnOnce(&mut All)) {
    state.change(|model| change(&mut model.all));
    list::to_first_row();
}
