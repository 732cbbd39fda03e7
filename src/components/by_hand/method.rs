//! One of the other ways to draw a position: its steps, what was drawn, and the number.

use super::{named, result};
use crate::components::board::strip;
use crate::components::table::Table;
use crate::platform::{self, Tag, tag};
use crate::position::by_hand::{Draw, Method, Outcome};
use crate::state::{AppState, Drawing, Model};
use crate::text::{
    Words, draw_says, drawn_face, draws_repeated, fill, method_steps, rank_so_far, thing,
};

/// The section of a method.
pub(super) fn method(state: AppState, model: &Model, method: Method) -> Tag {
    let words = model.words();
    let drawing = model.by_hand.draws[method as usize];
    let [first, second, third, fair] = method_steps(words, method);
    let steps = ["<li>", &first, "</li><li>", &second, "</li><li>", &third, "</li>"].concat();
    let said = match drawing.draw.outcome() {
        Some(Outcome::Repeat(_)) => draw_says(words, &drawing.draw),
        _ => draws_repeated(words, drawing.repeated),
    };
    let rank = drawing.number().map_or([None; 8], |number| number.back_rank().roles().map(Some));
    let hand = tag("div")
        .with(keys(state, model, method))
        .with(controls(state, model, &drawing))
        .with(tag("p").class("message").text(&said))
        .with(tag("div").markup(strip(&rank_so_far(words, rank), rank, "")))
        .with(result(state, model, drawing.number(), Some(title(words, method))));
    tag("section")
        .with(tag("h2").text(title(words, method)))
        .with(tag("div").with(tag("ol").class("steps").markup(steps)).with(tag("p").text(&fair)))
        .with(hand)
        .with(table(words, &drawing.draw))
}

fn title(words: &Words, method: Method) -> &'static str {
    words.by_hand.methods[method as usize].title
}

/// A button for each thing that the next one to be drawn can show.
fn keys(state: AppState, model: &Model, method: Method) -> Tag {
    let words = model.words();
    let at = model.by_hand.draws[method as usize].field();
    let field = method.fields()[at];
    let key = |face| {
        named(&drawn_face(&words.by_hand, field, face), Some(title(words, method)), move || {
            state.change(|model| model.enter_drawn(method, face));
        })
    };
    let legend = fill(words.by_hand.enter, &[("thing", &thing(words, method, at))]);
    tag("fieldset")
        .class("keys")
        .with(tag("legend").text(&legend))
        .with_all(field.faces().map(key).collect())
}

fn controls(state: AppState, model: &Model, drawing: &Drawing) -> Tag {
    let (by_hand, method) = (&model.words().by_hand, drawing.draw.method());
    let name = Some(title(model.words(), method));
    let nothing = drawing.draw.entries().all(|(_, face)| face.is_none()).then_some("true");
    tag("p")
        .class("hand-controls")
        .with(named(by_hand.draw_for_me, name, move || {
            state.change(|model| model.draw_for_me(method, platform::word));
        }))
        .with(
            named(by_hand.undo, name, move || state.change(|model| model.undo_drawn(method)))
                .maybe("aria-disabled", nothing),
        )
}

/// What was drawn, what it shows and what that adds to the number.
fn table(words: &Words, draw: &Draw) -> Tag {
    let mut table = Table::new(&words.by_hand.columns);
    for (at, (field, face)) in draw.entries().enumerate() {
        let (mut shows, mut adds) = (String::new(), String::new());
        if let Some(face) = face {
            shows = drawn_face(&words.by_hand, field, face);
            adds = field.worth(face).unwrap_or_default().to_string();
        }
        table.row("");
        table.head(&thing(words, draw.method(), at));
        table.cell(&shows);
        table.cell(&adds);
    }
    let sum = draw.outcome().map_or_else(String::new, |_| draw.sum().to_string());
    table.row(" class=\"sum\"");
    table.head(words.by_hand.total);
    table.cell("");
    table.cell(&sum);
    table.tag("drawn")
}
