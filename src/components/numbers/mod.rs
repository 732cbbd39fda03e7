//! The view Numbers: the number on the board taken apart, put together again, and counted.

mod tables;

use super::board::{figurines, strip};
use super::controls::button;
use super::picker::picker;
use crate::platform::{Tag, tag};
use crate::position::{Derivation, Number};
use crate::state::{AppState, Model};
use crate::text::{files, fill, known_numbers, rank_so_far, why_960};

/// The view that explains the numbering.
pub(super) fn numbers_view(state: AppState, model: &Model) -> Tag {
    let (words, number) = (model.words(), model.number());
    let numbers = &words.numbers;
    let steps = Derivation::of(number).steps();
    let rank = model.rank().roles().map(Some);
    let said = |sentence: &str| {
        fill(
            sentence,
            &[
                ("first", &Number::FIRST),
                ("last", &Number::LAST),
                ("standard", &Number::STANDARD),
                ("count", &Number::COUNT),
                ("number", &number),
                ("squares", &files(words, &steps[3].choices())),
            ],
        )
    };
    let section = |title: &str, text: &str| {
        tag("section").with(tag("h2").text(&said(title))).with(tag("p").text(&said(text)))
    };
    let [pairs, half] = why_960(words);
    tag("div")
        .class("numbers")
        .with(tag("p").class("intro").text(&said(numbers.intro)))
        .with(tag("div").class("chosen").with(picker(state, model)).with(tag("div").markup(strip(
            &rank_so_far(words, rank),
            rank,
            "",
        ))))
        .with(section(numbers.to_rank, numbers.to_rank_how).with(tables::to_rank(words, &steps)))
        .with(
            section(numbers.to_number, numbers.to_number_how)
                .with(tables::to_number(words, &steps)),
        )
        .with(
            section(numbers.knights_table, numbers.knights_table_how)
                .with(tables::knights(words, &steps[3])),
        )
        .with(
            tag("section")
                .with(tag("h2").text(&said(numbers.why)))
                .with(tag("div").with(tag("p").text(&pairs)).with(tag("p").text(&half))),
        )
        .with(section(numbers.known, numbers.from_one).with(known(state, model)))
}

/// The numbers that people know; each can be brought to the board.
fn known(state: AppState, model: &Model) -> Tag {
    let words = model.words();
    let item = |(number, why): (Number, &&str)| {
        let rank = number.back_rank();
        let choose = move || state.change(|model| model.choose(number));
        tag("li")
            .with(button("", &number.to_string(), choose))
            .with(tag("span").class("figurines").markup(figurines(&rank.to_string())))
            .with(tag("span").class("unseen").text(&rank_so_far(words, rank.roles().map(Some))))
            .with(tag("span").text(why))
    };
    let items = known_numbers().into_iter().zip(&words.numbers.known_for).map(item);
    tag("ul").class("known").with_all(items.collect())
}
