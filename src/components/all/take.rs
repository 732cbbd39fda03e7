//! The list as files.

use crate::platform::{self, Tag, tag};
use crate::position::List;
use crate::state::{AppState, Model};
use crate::text::fill;

/// A button for each kind of file.
pub(super) fn take(state: AppState, model: &Model) -> Tag {
    let words = &model.words().all;
    let button = |(list, name): (List, &&'static str)| {
        let save = move |_| {
            // It asks when it is pressed: the list need not be carried in every drawing.
            state.change_if(|model| {
                let (numbers, pattern) = (model.all.listed(), model.all.filter().pattern);
                let name = list.file_name(numbers.len(), pattern);
                platform::download(&name, &list.write(numbers.iter().copied()));
                false
            });
        };
        tag("button")
            .attr("type", "button")
            .attr("aria-label", &fill(words.download, &[("what", name)]))
            .maybe("disabled", model.all.listed().is_empty().then_some(""))
            .text(name)
            .on("click", save)
    };
    tag("section")
        .class("take")
        .with(tag("h2").text(words.take))
        .with_all(List::ALL.into_iter().zip(&words.files).map(button).collect())
}
