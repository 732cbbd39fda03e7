//! The rank on the board as drawings and as a sentence.

use crate::components::all::here;
use crate::components::board::figurines;
use crate::components::copy_box::copy_button;
use crate::platform::{Tag, tag};
use crate::position::Number;
use crate::state::{AppState, Model};
use crate::text::rank_sentence;

/// The eight pieces in a row, the same in words, and a button to copy the words.
pub(super) fn rank_row(state: AppState, model: &Model) -> Tag {
    const TEXT: &str = "rank";
    let (words, rank) = (model.words(), model.rank());
    let sentence = rank_sentence(words, rank);
    let aside = if model.number() == Number::STANDARD { words.ordinary } else { "" };
    tag("section")
        .class("rank-row")
        .with(tag("span").class("figurines").markup(figurines(&rank.to_string())))
        .with_all(copy_button(state, model, TEXT, words.rank, sentence.clone()))
        .with(tag("p").attr("id", TEXT).text(&sentence))
        .with(tag("p").class("aside").text(aside))
        .with(here(state, model))
}
