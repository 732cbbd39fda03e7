//! When castling is allowed: the conditions, and examples with the verdict of `position`.

use super::{list, p};
use crate::components::board::board;
use crate::components::stepper::key;
use crate::platform::{Tag, tag};
use crate::position::{
    EMPTY_EXAMPLES, Example, FREE_EXAMPLES, Picture, SAFE_EXAMPLES, STAYING_EXAMPLES,
    UNCOVERED_EXAMPLE,
};
use crate::text::{Words, board_text, verdict};

/// The conditions and the examples, group by group.
pub(super) fn allowed(words: &Words) -> Vec<Tag> {
    let rules = &words.rules;
    let groups: [&[Example]; 5] =
        [&EMPTY_EXAMPLES, &SAFE_EXAMPLES, &FREE_EXAMPLES, &[UNCOVERED_EXAMPLE], &STAYING_EXAMPLES];
    let mut marked = Picture::default();
    for example in groups.iter().copied().flatten() {
        marked.marks.extend(example.picture().marks);
    }
    let mut tags = vec![
        p(rules.allowed_intro),
        list("ol", &rules.conditions),
        p(rules.judged_here),
        key(words, &marked),
    ];
    let mut claims = rules.claims.iter().enumerate();
    for ([heading, about], group) in rules.groups.iter().zip(groups) {
        let examples = group.iter().zip(&mut claims);
        let examples = examples.map(|(&one, (index, claim))| example(words, one, index, claim));
        tags.push(tag("h3").text(heading));
        tags.push(p(about));
        tags.push(tag("div").class("examples").with_all(examples.collect()));
    }
    tags
}

fn example(words: &Words, example: Example, index: usize, claim: &str) -> Tag {
    let (picture, judged) = (example.picture(), example.verdict());
    let id = ["claim-", &index.to_string()].concat();
    let verdict = verdict(words, example.turn(), example.side, &judged);
    tag("figure")
        .attr("data-fen", example.fen)
        .with(board(&picture, claim, &id, false))
        .with(tag("p").class("unseen").attr("id", &id).text(&board_text(words, &picture)))
        .with(tag("figcaption").with(p(claim)).with(
            tag("p").class(if judged.is_legal() { "verdict" } else { "verdict no" }).text(&verdict),
        ))
        .with(tag("code").text(example.fen))
}
