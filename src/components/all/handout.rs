//! Several positions on paper: which, and how many pages they take.

use leptos::prelude::event_target_value;

use crate::components::controls::{button, hint_id, label};
use crate::platform::{self, Tag, tag};
use crate::state::{AppState, Model};
use crate::text::sheet_note;

const ID: &str = "sheet";

/// A field for their numbers, ways to fill it, and the button that prints.
pub(super) fn handout(state: AppState, model: &Model) -> Tag {
    let (words, take) = (&model.words().take, &model.take);
    let numbers = take.numbers();
    let wrong = take.ready && numbers.is_err();
    let said = match &numbers {
        Err(_) if !take.ready => String::new(),
        numbers => sheet_note(model.words(), numbers),
    };
    let field = tag("input")
        .attr("type", "text")
        .attr("id", ID)
        .attr("autocomplete", "off")
        .attr("aria-describedby", "sheet-hint sheet-note")
        .maybe("aria-invalid", wrong.then_some("true"))
        .value(take.text().to_owned())
        .on("input", move |event| {
            state.change(|model| model.take.type_numbers(event_target_value(&event)));
        });
    let print = move || {
        let mut right = false;
        state.change(|model| right = model.ready_to_print());
        if right {
            platform::print();
        }
    };
    debug_assert_eq!(hint_id(ID), "sheet-hint");
    tag("section")
        .class("take handout")
        .with(label(ID, words.sheet, words.sheet_hint))
        .with(field)
        .with(button("", words.roll_six, move || {
            state.change(|model| model.roll_six(platform::word));
        }))
        .with(button("", words.from_list, move || state.change(Model::print_list)))
        .with(button("", words.ways[4], print).attr("aria-label", words.print_sheet))
        .with(
            tag("p")
                .class(if wrong { "message" } else { "aside" })
                .attr("id", "sheet-note")
                .text(&said),
        )
}
