//! The pattern: as a text, and as pieces on an empty rank.

use leptos::prelude::event_target_value;

use super::relist;
use crate::components::board::figurines;
use crate::components::controls::{hint_id, label};
use crate::platform::{self, Tag, tag};
use crate::position::{File, Letters, Role, Roles};
use crate::state::{All, AppState, Model, PatternNote};
use crate::text::{fill, pattern_error, place};

const ID: &str = "pattern";

/// The field, the eight places, and the pieces to put there.
pub(super) fn pattern(state: AppState, model: &Model) -> Tag {
    let words = model.words();
    let (class, note) = match model.all.pattern_note() {
        PatternNote::None => ("", String::new()),
        PatternNote::Short(places) => {
            ("aside", fill(words.all.pattern_short, &[("places", &places)]))
        }
        PatternNote::Wrong(error) => ("message", pattern_error(words, error)),
    };
    let field = tag("input")
        .attr("id", ID)
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("autocapitalize", "characters")
        .attr("spellcheck", "false")
        .attr("aria-describedby", &[&hint_id(ID), " pattern-note"].concat())
        .maybe("aria-invalid", (class == "message").then_some("true"))
        .value(model.all.pattern.clone())
        .on("input", move |event| {
            let text = event_target_value(&event);
            relist(state, |all| all.type_pattern(text));
        })
        .on("change", move |_| state.change(|model| model.all.tidy_pattern()));
    tag("div")
        .class("pattern")
        .with(label(ID, words.all.pattern, words.all.pattern_hint))
        .with(field)
        .with(places(state, model))
        .with(pieces(state, model))
        .with(tag("p").class(class).attr("id", "pattern-note").text(&note))
}

/// The eight places as radio buttons: one tab stop, arrow keys, and letters that put a piece.
fn places(state: AppState, model: &Model) -> Tag {
    let (words, all) = (model.words(), &model.all);
    let radio = |file: File| {
        let roles = all.filter().pattern.at(file);
        let letters: String = match roles {
            Roles::ANY => String::new(),
            _ => roles.iter().map(Role::letter).collect(),
        };
        let radio = tag("input")
            .attr("type", "radio")
            .attr("name", "place")
            .attr("id", &id(file))
            .attr("aria-label", &place(words, file, roles))
            .checked(all.place == file)
            .on("change", move |_| state.change(|model| model.all.place = file));
        let many = if letters.len() > 1 { "many" } else { "" };
        let letter = file.letter();
        tag("label")
            .attr("data-file", letter.encode_utf8(&mut [0; 4]))
            .with(radio)
            .with(tag("span").class(many).markup(figurines(&letters)))
    };
    tag("div")
        .class("places")
        .attr("role", "radiogroup")
        .attr("aria-label", words.all.places)
        .with_all(File::ALL.map(radio).into())
        .on("keydown", move |event| {
            let Some(key) = platform::key(&event) else { return };
            let mut letters = key.chars();
            let role = match (letters.next(), letters.next()) {
                (Some(letter), None) => Letters::ALL.iter().find_map(|of| of.role(letter)),
                _ => None,
            };
            match key.as_str() {
                "Backspace" => relist(state, All::rub_out),
                "Delete" | "." | "?" => relist(state, |all| all.put(None)),
                _ if role.is_some() => relist(state, |all| all.put(role)),
                _ => return,
            }
            event.prevent_default();
            state.change(|model| platform::focus(&id(model.all.place)));
        })
}

/// The pieces as buttons, for the place that is chosen.
fn pieces(state: AppState, model: &Model) -> Tag {
    let (words, all) = (model.words(), &model.all);
    let roles = all.filter().pattern.at(all.place);
    let button = |role: Role| {
        let pressed = if roles != Roles::ANY && roles.contains(role) { "true" } else { "false" };
        tag("button")
            .attr("type", "button")
            .attr("aria-label", words.roles[role as usize])
            .attr("aria-pressed", pressed)
            .markup(figurines(role.letter().encode_utf8(&mut [0; 4])))
            .on("click", move |_| relist(state, |all| all.toggle_piece(role)))
    };
    tag("div")
        .class("pieces")
        .attr("role", "group")
        .attr("aria-label", &fill(words.all.piece_on, &[("file", &all.place)]))
        .with_all(Roles::ANY.iter().map(button).collect())
}

fn id(file: File) -> String {
    ["place-", file.letter().encode_utf8(&mut [0; 4])].concat()
}
