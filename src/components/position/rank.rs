//! The rank on the board as drawings and as a sentence.

use super::double::double;
use crate::components::board::figurines;
use crate::components::copy_box::copy_button;
use crate::platform::{Tag, tag};
use crate::position::{DoubleStart, Number};
use crate::state::{AppState, Model};
use crate::text::start_sentence;

/// The eight pieces in a row, the same in words, and a button to copy the words.
pub(super) fn rank_row(state: AppState, model: &Model) -> Tag {
    const TEXT: &str = "rank";
    let (words, start) = (model.words(), model.start());
    let sentence = start_sentence(words, start);
    let aside = if start == DoubleStart::from(Number::STANDARD) { words.ordinary } else { "" };
    let drawn = |element, number: Number| {
        tag(element).class("figurines").markup(figurines(&number.back_rank().to_string()))
    };
    // As on the board: Black's above White's.
    let black = (!start.is_mirrored()).then(|| drawn("p", start.black));
    tag("section")
        .class("rank-row")
        .with_all(black.into_iter().collect())
        .with(drawn("span", start.white))
        .with_all(copy_button(state, model, TEXT, words.rank, sentence.clone()))
        .with(tag("p").attr("id", TEXT).text(&sentence))
        .with(tag("p").class("aside").text(aside))
        .with(double(state, model))
}
