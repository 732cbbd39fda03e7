//! The foot of the page: its other names, how it stands with the network, and its single keys.

use super::controls::button;
use super::later::leave;
use crate::platform::{self, Tag, tag};
use crate::state::{AppState, Model, Offline};

/// What the page is also called; whether it works offline, or has a new version.
pub(super) fn footer(state: AppState, model: &Model) -> Tag {
    let words = model.words();
    let names = tag("p").text(words.other_names);
    let mut line = tag("p").class("offline");
    if let Some(place) = (model.offline as usize).checked_sub(1) {
        line = line.text(words.offline[place]).text(" ");
    }
    if model.offline == Offline::New {
        // The script that knows the worker hears of the press after this, by the id.
        let load = move || {
            state.change_if(|model| {
                if let Some(left) = leave(model) {
                    platform::leave(&left);
                }
                false
            });
        };
        line = line.with(button("", words.load_it, load).attr("id", "take-version"));
    }
    tag("footer").with(names).with(keys(state, model)).with(line)
}

/// What single keys do, and whether they do.
fn keys(state: AppState, model: &Model) -> Tag {
    let switch = tag("input").attr("type", "checkbox").checked(model.preferences.keys).on(
        "change",
        move |_| {
            state.change(|model| model.preferences.keys = !model.preferences.keys);
        },
    );
    tag("label").with(switch).with(tag("span").text(model.words().keys))
}
