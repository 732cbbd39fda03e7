//! Where the rules, the numbers and the names come from, as links that are followed by hand.

use super::{IDS, address, p};
use crate::platform::{Tag, tag};
use crate::text::RulesWords;

/// In the order of the words: the Laws, the numbering, the list, the procedure, the name.
const LINKS: [&str; 5] = [
    "https://handbook.fide.com/chapter/E012023",
    "https://en.wikipedia.org/wiki/Fischer_random_chess_numbering_scheme",
    "https://www.mark-weeks.com/cfaa/chess960/c960strt.htm",
    "https://dwheeler.com/essays/Fischer_Random_Chess.html",
    "https://www.fide.com/2026/01/07",
];

/// Each clause with the section, by its place in [`IDS`], that tells of it.
const CLAUSES: [(&str, usize); 10] = [
    ("II.1", 0),
    ("II.2", 0),
    ("II.3.1", 1),
    ("II.3.2.1–4", 2),
    ("II.3.2.5", 4),
    ("II.3.2.6", 1),
    ("II.3.2.7", 3),
    ("3.8.2", 3),
    ("3.9.2", 3),
    ("4.4.2", 4),
];

/// The sources, an index of the clauses, and how far the rules reach.
pub(super) fn sources(rules: &RulesWords) -> Vec<Tag> {
    let sources = LINKS.iter().zip(rules.sources).map(|(href, [name, about])| {
        let link = tag("a").attr("href", href).attr("rel", "noopener").text(name);
        tag("li").with(link).text(", ").text(about)
    });
    let clauses = CLAUSES.iter().map(|&(clause, section)| {
        // What is not of the Guidelines is of the Laws themselves.
        let article = if clause.starts_with('I') { ["", ""] } else { [rules.article, " "] };
        let name = [article.concat().as_str(), clause].concat();
        tag("a").attr("href", &["#", &address(IDS[section])].concat()).text(&name)
    });
    vec![
        tag("ul").with_all(sources.collect()),
        p(rules.clauses),
        tag("p").class("out").with_all(clauses.collect()),
        p(rules.scope),
    ]
}
