//! Two verdicts, of one colour.

use crate::components::controls::button;
use crate::components::icon::Icon;
use crate::platform::{Tag, tag};
use crate::position::{Colour, Reading, Reason, Side};
use crate::state::{AppState, Castling, Model};
use crate::text::{headline, not_the_turn, verdict_reasons};

/// Both castlings of a colour, as if it were its turn.
pub(super) fn verdicts(state: AppState, model: &Model, reading: &Reading, colour: Colour) -> Tag {
    let all = model.words();
    let words = &all.judge;
    let heads = if colour == reading.setup.turn { words.to_move } else { words.if_to_move };
    let both = Side::ALL.map(|side| reading.judge(colour, side));
    let blocked = both.iter().any(|both| matches!(both.reasons(), [Reason::Occupied(_), ..]));
    // With the opponent in check it is a turn that cannot be: that is said, and judged all the same.
    let impossible = reading.setup.with_turn(colour).err();
    let mut aside = impossible.map_or(String::new(), |error| not_the_turn(all, &error));
    if blocked {
        let between = if aside.is_empty() { "" } else { " " };
        aside.extend([between, words.not_judged]);
    }
    let list = Side::ALL.map(|side| verdict(state, model, reading, (colour, side)));
    tag("section")
        .class("verdicts")
        .with(tag("h2").text(heads[colour as usize]))
        .with(tag("ul").with_all(list.into()))
        .with(tag("p").class("aside").text(&aside))
}

fn verdict(state: AppState, model: &Model, reading: &Reading, castling: Castling) -> Tag {
    let (words, (colour, side)) = (model.words(), castling);
    let verdict = reading.judge(colour, side);
    let legal = verdict.is_legal();
    let (icon, name) = if legal { (Icon::Yes, "legal") } else { (Icon::No, "illegal") };
    let id = match castling {
        (Colour::White, Side::G) => "white-g",
        (Colour::White, Side::C) => "white-c",
        (Colour::Black, Side::G) => "black-g",
        (Colour::Black, Side::C) => "black-c",
    };
    let chosen = if model.judge.chosen() == Some(castling) { "true" } else { "false" };
    let choose = move || state.change(|model| model.judge.choose(castling));
    let hover = move |over| state.change(|model| model.judge.hover(over));
    let head = icon.svg() + headline(words, colour, side, legal).as_str();
    let reasons = [id, "-reasons"].concat();
    tag("li")
        .attr("data-castling", id)
        .attr("data-verdict", name)
        .on("mouseenter", move |_| hover(Some(castling)))
        .on("mouseleave", move |_| hover(None))
        .on("focusin", move |_| choose())
        .on("click", move |_| choose())
        .with(
            button("head", &head, || ())
                .attr("aria-pressed", chosen)
                .attr("aria-describedby", &reasons),
        )
        .with(tag("p").attr("id", &reasons).text(&verdict_reasons(words, colour, &verdict)))
}
