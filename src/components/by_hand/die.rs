//! One die: the rank as it fills, the die's faces to press, and the steps.

use super::face::{face_svg, shape};
use super::result;
use crate::components::board::{moved_to, strip};
use crate::components::controls::{button, picture_button};
use crate::platform::{self, Tag, tag};
use crate::position::BackRank;
use crate::position::by_hand::{Face, OneDie, RollOutcome};
use crate::state::{AppState, Model};
use crate::text::{Words, die_count, die_fair, die_says, die_steps, rank_so_far};

/// The procedure with one die.
pub(super) fn one_die(state: AppState, model: &Model) -> Tag {
    let (words, die) = (model.words(), &model.by_hand.die);
    let by_hand = &words.by_hand;
    let rank = die.rank();
    let number = die.result().map(BackRank::number);
    let hand = tag("div")
        .with(tag("div").markup(strip(&rank_so_far(words, rank), rank, &meanings(die))))
        .with(tag("p").class("says").text(&die_says(words, die)))
        .with(faces(state, model))
        .with(controls(state, model))
        .with(tag("p").class("aside").text(&die_count(words, die)))
        .with(result(state, model, number, None));
    tag("section")
        .with(tag("h2").text(by_hand.one_die))
        .with(tag("p").text(by_hand.procedure))
        .with(hand)
        .with(
            tag("div")
                .with(tag("ol").class("steps").markup(steps(words, die)))
                .with(tag("p").text(by_hand.order))
                .with(tag("p").text(&die_fair(words))),
        )
}

/// On each square that a face means now, that face.
fn meanings(die: &OneDie) -> String {
    let mut svg = String::new();
    for (face, file) in die.choices() {
        svg.extend([&moved_to(file), "<g class=\"die\" transform=\"translate(20 20)\">"]);
        svg.extend([&shape(face), "</g></g>"]);
    }
    svg
}

fn faces(state: AppState, model: &Model) -> Tag {
    let complete = model.by_hand.die.task().is_none();
    let face = |face: Face| {
        picture_button("face", face_svg(face), &face.to_string(), complete, move || {
            state.change(|model| model.enter_face(face));
        })
    };
    let name = model.words().by_hand.face;
    tag("div")
        .class("faces")
        .attr("role", "group")
        .attr("aria-label", name)
        .with(tag("p").class("aside").attr("aria-hidden", "true").text(name))
        .with_all(Face::ALL.into_iter().map(face).collect())
}

fn controls(state: AppState, model: &Model) -> Tag {
    let (words, by_hand) = (model.words(), &model.words().by_hand);
    let roll = move |all| state.change(|model| model.roll_die(all, platform::word));
    let complete = model.by_hand.die.task().is_none().then_some("true");
    let unrolled = model.by_hand.die.rolls().is_empty().then_some("true");
    tag("p")
        .class("hand-controls")
        .with(
            button("roll", by_hand.roll_die, move || roll(false)).maybe("aria-disabled", complete),
        )
        .with(button("", by_hand.roll_all, move || roll(true)))
        .with(
            button("", by_hand.undo, move || state.change(Model::undo_roll))
                .maybe("aria-disabled", unrolled),
        )
        .with(
            button("", words.start_again, move || state.change(Model::restart_die))
                .maybe("aria-disabled", unrolled),
        )
}

/// The steps, each with the faces that were rolled for it and the square that they gave.
fn steps(words: &Words, die: &OneDie) -> String {
    let mut html = String::new();
    let current = die.task().map(|task| task as usize);
    for (index, text) in die_steps(words).iter().enumerate() {
        let mark = if current == Some(index) { " aria-current=\"step\"" } else { "" };
        html.extend(["<li", mark, ">", text, "<span>"]);
        for roll in die.rolls().iter().filter(|roll| roll.task as usize == index) {
            html.push_str(&face_svg(roll.face));
            html.extend(["<i class=\"unseen\">", &roll.face.to_string(), " </i>"]);
            if let RollOutcome::Placed(file) = roll.outcome {
                html.extend(["<b>", &file.to_string(), "1</b>"]);
            }
        }
        html.push_str("</span></li>");
    }
    html
}
