//! The view By hand: one die, and four other fair ways to draw a position at the table.

mod die;
mod face;
mod method;

use super::controls::button;
use crate::platform::{Tag, tag};
use crate::position::Number;
use crate::position::by_hand::Method;
use crate::state::{AppState, Model};
use crate::text::fill;

/// The view with the dice, digits, coins and cards.
pub(super) fn by_hand_view(state: AppState, model: &Model) -> Tag {
    let intro = fill(model.words().by_hand.intro, &[("count", &Number::COUNT)]);
    let methods = Method::ALL.map(|method| method::method(state, model, method));
    tag("div")
        .class("by-hand")
        .with(tag("p").class("intro").text(&intro))
        .with(die::one_die(state, model))
        .with_all(methods.into())
}

/// The number that was drawn, once there is one, and the way to its board.
fn result(state: AppState, model: &Model, number: Option<Number>) -> Tag {
    let drawn = number.map_or_else(|| "–".to_owned(), |number| number.to_string());
    let show = move || {
        if let Some(number) = number {
            state.change(|model| model.show_drawn(number));
        }
    };
    let off = number.is_none().then_some("true");
    tag("p")
        .class("result")
        .with(tag("b").text(&drawn))
        .with(button("", model.words().by_hand.show, show).maybe("aria-disabled", off))
}
