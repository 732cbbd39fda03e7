//! From the position on the board: its mirror, and its neighbours in the filtered list.

use crate::components::controls::{button, icon_button};
use crate::components::icon::Icon;
use crate::platform::{Tag, tag};
use crate::position::Number;
use crate::state::{AppState, Model};
use crate::text::fill;

/// A line of ways to other positions.
pub(in crate::components) fn here(state: AppState, model: &Model) -> Tag {
    let words = model.words();
    let mirror = model.number().mirror();
    let line = tag("p").class("here").with(button(
        "quiet",
        &fill(words.mirror, &[("number", &mirror)]),
        move || state.change(|model| model.go_to(mirror)),
    ));
    let listed = model.all.listed();
    let place = listed.iter().position(|&number| number == model.number());
    let Some(place) = place.filter(|_| listed.len() < usize::from(Number::COUNT)) else {
        return line;
    };
    let step = |icon, name, to: Option<&Number>| {
        let to = to.copied();
        icon_button("quiet", icon, name, to.is_none(), move || {
            if let Some(to) = to {
                state.change(|model| model.go_to(to));
            }
        })
    };
    let places: [(&str, &dyn std::fmt::Display); 2] =
        [("place", &(place + 1)), ("count", &listed.len())];
    line.with(step(Icon::Left, words.before_in_list, place.checked_sub(1).map(|at| &listed[at])))
        .with(tag("span").text(&fill(words.in_list, &places)))
        .with(step(Icon::Right, words.after_in_list, listed.get(place + 1)))
}
