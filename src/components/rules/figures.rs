//! The table of what castling is like over all 960.

use super::{list, p};
use crate::platform::{Tag, tag};
use crate::position::{Census, Kind, Side};
use crate::text::{self, RulesPlaces, Words};

/// The table, and what follows from it.
pub(super) fn figures(words: &Words, places: &RulesPlaces) -> Vec<Tag> {
    let rules = &words.rules;
    let findings = rules.findings.map(|finding| places.fill(finding));
    vec![
        p(&places.fill(rules.figures_intro)),
        tag("table").class("figures").markup(table(words, Census::get())),
        list("ul", &findings.each_ref().map(String::as_str)),
    ]
}

fn table(words: &Words, census: &Census) -> String {
    let rules = &words.rules;
    let mut html = String::new();
    push_head(&mut html, words, rules.kind);
    for (kind, pair) in Kind::ALL.into_iter().zip(census.kinds) {
        push_row(&mut html, text::kind(words, kind), pair);
    }
    push_head(&mut html, words, rules.to_empty);
    for (count, pair) in census.to_empty.into_iter().enumerate() {
        let count = count.to_string();
        push_row(&mut html, if count == "0" { rules.none_to_empty } else { &count }, pair);
    }
    push_head(&mut html, words, rules.other_rook);
    push_row(&mut html, rules.other_rook_row, census.other_rook);
    html
}

fn push_head(html: &mut String, words: &Words, name: &str) {
    html.extend(["<tbody><tr><th scope=col>", name]);
    for name in [Side::G.prose(), Side::C.prose(), words.rules.together] {
        html.extend(["<th scope=col>", name]);
    }
}

fn push_row(html: &mut String, name: &str, [g, c]: [u16; 2]) {
    html.extend(["<tr><th scope=row>", name]);
    for count in [g, c, g + c] {
        html.extend(["<td>", &count.to_string()]);
    }
}
