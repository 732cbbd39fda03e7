//! The rules: the start, castling with boards that move, verdicts, figures, questions, sources.
//!
//! Prose stands in `text`; figures, squares and verdicts are asked of `position`.

mod allowed;
mod figures;
mod kinds;
mod sources;

use crate::platform::{Tag, tag};
use crate::position::{Colour, Rank, Side, Square};
use crate::state::{AppState, Model, View};
use crate::text::{RulesPlaces, RulesWords, Words, fill};

/// What each section is called in an address, after the slash.
const IDS: [&str; 8] =
    ["start", "castling", "kinds", "allowed", "on-a-board", "figures", "questions", "sources"];

/// The view with the rules.
pub(super) fn rules_view(state: AppState, model: &Model) -> Tag {
    let (words, places) = (model.words(), RulesPlaces::get());
    let rules = &words.rules;
    let bodies = [
        start(rules, &places),
        ends(words),
        kinds::kinds(state, model),
        allowed::allowed(words),
        on_a_board(rules),
        figures::figures(words, &places),
        questions(rules, &places),
        sources::sources(rules),
    ];
    let sections = IDS.iter().zip(rules.sections).zip(bodies).map(|((id, heading), body)| {
        let heading = tag("h2").attr("id", &address(id)).text(heading);
        tag("section").with(heading).with_all(body)
    });
    tag("article")
        .class("rules")
        .with(contents(rules))
        .with(tag("div").class("prose").with_all(sections.collect()))
}

/// The id of a section, which is also its address after the `#`.
fn address(id: &str) -> String {
    [View::Rules.hash(), "/", id].concat()
}

fn contents(rules: &RulesWords) -> Tag {
    let items = IDS.iter().zip(rules.sections).map(|(id, heading)| {
        let link = tag("a").attr("href", &["#", &address(id)].concat()).text(heading);
        tag("li").with(link)
    });
    tag("nav")
        .class("contents")
        .attr("aria-label", rules.on_this_page)
        .with(tag("h2").text(rules.title))
        .with(tag("ul").with_all(items.collect()))
}

fn p(text: &str) -> Tag {
    tag("p").text(text)
}

fn list(name: &'static str, items: &[&str]) -> Tag {
    tag(name).with_all(items.iter().map(|item| tag("li").text(item)).collect())
}

fn start(rules: &RulesWords, places: &RulesPlaces) -> Vec<Tag> {
    let link = |hash: &str, label| tag("a").attr("href", hash).text(&places.fill(label));
    vec![
        p(rules.drawn),
        list("ul", &rules.start_rules),
        p(rules.chosen_by),
        tag("p")
            .class("out")
            .with(link("#by-hand", rules.by_hand_link))
            .with(link("#numbers", rules.numbers_link)),
        tag("h3").text(rules.same_heading),
        list("ul", &rules.same),
    ]
}

/// Where king and rook end, for both sides and both colours.
fn ends(words: &Words) -> Vec<Tag> {
    let rules = &words.rules;
    let mut rows = ["<tr><th scope=col>", rules.side].concat();
    for colour in words.colours {
        rows.extend(["<th scope=col>", colour]);
    }
    for side in Side::ALL {
        let name = rules.sides[side as usize];
        rows.extend(["<tr><th scope=row>", side.prose(), " <small>", name, "</small>"]);
        for colour in Colour::ALL {
            let on = |file| Square::new(file, Rank::back(colour));
            let (king, rook) = (on(side.king_file()), on(side.rook_file()));
            rows.extend(["<td>", &fill(rules.ends_on, &[("king", &king), ("rook", &rook)])]);
        }
    }
    vec![p(rules.once), tag("table").markup(rows), p(rules.trace), p(rules.ordinary_names)]
}

fn on_a_board(rules: &RulesWords) -> Vec<Tag> {
    let [say, king] = rules.hand_why.map(p);
    vec![p(rules.hand_intro), list("ol", &rules.hand), say, king]
}

fn questions(rules: &RulesWords, places: &RulesPlaces) -> Vec<Tag> {
    let pairs = rules.questions.iter();
    pairs
        .flat_map(|[question, answer]| [tag("h3").text(question), p(&places.fill(answer))])
        .collect()
}
