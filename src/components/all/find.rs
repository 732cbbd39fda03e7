//! The field that takes whatever people have, and its answer.

use leptos::prelude::event_target_value;

use crate::components::board::rank_drawing;
use crate::components::controls::button;
use crate::platform::{self, Tag, tag};
use crate::position::{DoubleStart, NotFound};
use crate::state::{AppState, Model};
use crate::text::{fill, found, not_found, start_name};

const ID: &str = "find";

/// The field and what it found.
pub(super) fn find(state: AppState, model: &Model) -> Tag {
    let words = model.words();
    let answer = model.all.answer();
    // What is being typed may yet become right.
    let wrong = model.all.find_ready && matches!(answer, Some(Err(_)));
    // An empty field has room below it to say what it takes.
    let (class, said) = match &answer {
        None => ("aside", words.all.find_hint.to_owned()),
        Some(Ok(answer)) => ("", found(words, answer)),
        Some(Err(why)) if wrong => ("message", not_found(words, why)),
        Some(Err(_)) => ("", String::new()),
    };
    let starts: Vec<DoubleStart> = match answer {
        Some(Ok(found)) => vec![found.number.into()],
        Some(Err(why)) if wrong => related(&why),
        _ => Vec::new(),
    };
    // Tags have several lines, so it is no one-line field.
    let field = tag("textarea")
        .attr("id", ID)
        .attr("rows", "1")
        .attr("autocomplete", "off")
        .attr("autocapitalize", "off")
        .attr("spellcheck", "false")
        .attr("enterkeyhint", "go")
        .attr("aria-describedby", "find-answer")
        .maybe("aria-invalid", wrong.then_some("true"))
        .holds(model.all.find.clone())
        .on("input", move |event| {
            state.change(|model| model.all.type_find(event_target_value(&event)));
        })
        .on("keydown", move |event| {
            if platform::key(&event).as_deref() == Some("Enter") {
                let mut opened = false;
                state.change(|model| opened = model.open_found());
                // Else it is a new line, as between two tags.
                if opened {
                    event.prevent_default();
                }
            }
        });
    let row = |start: DoubleStart| {
        let name = fill(words.all.show, &[("number", &start_name(words, start))]);
        let show = move || state.change(|model| model.open(start));
        let mut drawing = rank_drawing(start.white);
        if !start.is_mirrored() {
            drawing = rank_drawing(start.black) + &drawing;
        }
        tag("p")
            .with(tag("span").markup(drawing))
            .with(button("", words.all.open, show).attr("aria-label", &name))
    };
    tag("section")
        .class("find")
        .with(tag("label").attr("for", ID).text(words.all.find))
        .with(field)
        .with(
            tag("div")
                .class("answer")
                .attr("id", "find-answer")
                .with(tag("p").class(class).text(&said))
                .with_all(starts.into_iter().map(row).collect()),
        )
}

// The positions that something which is none has to do with.
fn related(why: &NotFound) -> Vec<DoubleStart> {
    match *why {
        NotFound::Differs(number, _) | NotFound::BlackRank(number, _) => vec![number.into()],
        NotFound::Double(_, start) => vec![start, start.white.into(), start.black.into()],
        _ => Vec::new(),
    }
}
