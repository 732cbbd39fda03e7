//! Verdicts on the examples, and the figures that the rules are full of.

use std::fmt::Display;

use super::fill::{fill, row};
use super::judge::reason;
use super::words::Words;
use crate::position::{Census, Colour, Dialect, Number, Setup, Side, Verdict};

/// A verdict as a sentence, with every reason.
#[must_use]
pub fn verdict(words: &Words, colour: Colour, side: Side, verdict: &Verdict) -> String {
    let reasons = verdict.reasons().iter().map(|why| reason(words, colour, why));
    let reasons = row(reasons, words.and);
    let sentence = if verdict.is_legal() { words.rules.legal } else { words.rules.illegal };
    fill(sentence, &[("side", &side.prose()), ("reasons", &reasons)])
}

/// The figures and examples that stand in the sentences of the rules.
pub struct RulesPlaces(Vec<(&'static str, String)>);

impl RulesPlaces {
    /// All of them, asked of `position`.
    #[must_use]
    pub fn get() -> Self {
        let census = Census::get();
        let sum = |pair: [u16; 2]| (pair[0] + pair[1]).to_string();
        let [g, c] = census.at_once();
        let rank = |number: Number| number.back_rank().to_string();
        let rights = |number: Number, dialect| {
            let fen = Setup::start(number.back_rank()).fen(dialect);
            fen.split(' ').nth(2).unwrap_or_default().to_owned()
        };
        let [first_g, first_c] = census.first_at_once.map(|first| first.unwrap_or(Number::FIRST));
        let (n, n0, n959) = (Number::STANDARD, Number::FIRST, Number::LAST);
        Self(vec![
            ("count", Number::COUNT.to_string()),
            ("at_once", sum(census.at_once())),
            ("g", g.to_string()),
            ("c", c.to_string()),
            ("both", census.both_at_once.to_string()),
            ("other", sum(census.other_rook)),
            ("ordinary", census.ordinary.to_string()),
            ("n", n.to_string()),
            ("rank", rank(n)),
            ("n0", n0.to_string()),
            ("rank0", rank(n0)),
            ("n959", n959.to_string()),
            ("rank959", rank(n959)),
            ("x", rights(n, Dialect::XFen)),
            ("shredder", rights(n, Dialect::Shredder)),
            ("shredder0", rights(n0, Dialect::Shredder)),
            ("first_g", first_g.to_string()),
            ("rank_g", rank(first_g)),
            ("first_c", first_c.to_string()),
            ("rank_c", rank(first_c)),
        ])
    }

    /// The sentence with these in its places.
    #[must_use]
    pub fn fill(&self, sentence: &str) -> String {
        let places: Vec<(&str, &dyn Display)> =
            self.0.iter().map(|(name, value)| (*name, value as &dyn Display)).collect();
        fill(sentence, &places)
    }
}
