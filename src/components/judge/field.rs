//! The field for a FEN, what is wrong with it, what was assumed or dropped.

use leptos::prelude::event_target_value;

use crate::components::controls::{button, label};
use crate::platform::{self, Tag, tag};
use crate::state::{AppState, Judge, Model};
use crate::text::{fen_error, fill, notices};

const ID: &str = "fen";

/// The field with its button, its message and its notices.
pub(super) fn field(state: AppState, model: &Model) -> Tag {
    let (words, judge) = (model.words(), &model.judge);
    let error = judge.error().map(|error| fen_error(words, error));
    let clear = move || {
        state.change(|model| model.judge_text(""));
        platform::focus(ID);
    };
    let area = tag("textarea")
        .attr("id", ID)
        .attr("rows", "2")
        .attr("spellcheck", "false")
        .attr("autocomplete", "off")
        .attr("autocapitalize", "off")
        .attr("aria-describedby", "fen-hint fen-message")
        .maybe("aria-invalid", error.is_some().then_some("true"))
        .value(judge.text().to_owned())
        .on("paste", move |_| state.change(|model| model.judge.paste()))
        .on("input", move |event| {
            let text = event_target_value(&event);
            state.change(|model| model.type_fen(text));
        })
        .on("change", move |_| state.change(Model::read_fen));
    let off = judge.text().is_empty().then_some("true");
    let mut said: Vec<String> = Vec::new();
    if judge.is_cut() {
        said.push(fill(words.judge.cut, &[("limit", &Judge::LIMIT)]));
    }
    if let Some(reading) = judge.reading() {
        said.extend(notices(words, reading));
        if let Ok(array) = reading.setup.array() {
            let start = array.start().is_some();
            let sentence = if start { words.judge.start_position } else { words.judge.array_of };
            said.push(fill(sentence, &[("number", &array.number)]));
        }
    }
    let said = said.into_iter().map(|notice| tag("li").text(&notice)).collect();
    tag("section")
        .class("asked")
        .with(label(ID, words.judge.fen, words.judge.fen_hint))
        .with(button("quiet", words.judge.clear, clear).maybe("aria-disabled", off))
        .with(area)
        .with(tag("p").class("message").attr("id", "fen-message").text(&error.unwrap_or_default()))
        .with(tag("ul").class("notices").with_all(said))
}
