//! The way from a number to its rank and back in words.

use super::by_hand::{die_faces, files, product};
use super::fill::fill;
use super::words::Words;
use crate::position::{Derivation, KNIGHT_PAIRS, Number, Placement, Role};

/// What a step of the derivation means, by its index.
#[must_use]
pub fn step_to_rank(words: &Words, index: usize, step: &Placement) -> String {
    let numbers = &words.numbers;
    match step.role {
        Role::Knight => told(words, numbers.knights, index, step),
        Role::King => told(words, numbers.rest, index, step),
        _ => told(words, numbers.one, index, step),
    }
}

/// How the digit of a step is read off the rank.
#[must_use]
pub fn step_to_number(words: &Words, index: usize, step: &Placement) -> String {
    let numbers = &words.numbers;
    let knights = step.role == Role::Knight;
    let sentence = if knights { numbers.knights_back } else { numbers.one_back };
    told(words, sentence, index, step)
}

fn told(words: &Words, sentence: &str, index: usize, step: &Placement) -> String {
    let piece = words.numbers.pieces.get(index).copied().unwrap_or_default();
    let digit = step.remainder();
    let (left, right) = KNIGHT_PAIRS.get(usize::from(digit)).copied().unwrap_or_default();
    fill(
        sentence,
        &[
            ("piece", &piece),
            ("digit", &digit),
            ("left", &left),
            ("right", &right),
            ("squares", &files(words, &step.choices())),
            ("files", &files(words, &step.files.into_iter().flatten().collect::<Vec<_>>())),
        ],
    )
}

/// The number after this digit, on the way back: `129 × 4 + 2 = 518`.
#[must_use]
pub fn sum_so_far(step: &Placement) -> String {
    let [before, divisor, digit, sum] =
        [step.quotient(), step.divisor, step.remainder(), step.dividend].map(|n| n.to_string());
    match step.role {
        Role::Knight => sum,
        _ => [&before, " × ", &divisor, " + ", &digit, " = ", &sum].concat(),
    }
}

/// The two ways to count the positions.
#[must_use]
pub fn why_960(words: &Words) -> [String; 2] {
    let [light, dark, queen, pairs, _] =
        Derivation::of(Number::FIRST).steps().map(|step| step.divisor);
    let [.., first, second] = die_faces();
    let (by_pairs, count) = product(&[light, dark, queen, pairs]);
    let (one_by_one, total) = product(&die_faces());
    [
        fill(
            words.numbers.why_pairs,
            &[
                ("light", &light),
                ("dark", &dark),
                ("queen", &queen),
                ("pairs", &pairs),
                ("product", &by_pairs),
                ("count", &count),
            ],
        ),
        fill(
            words.numbers.why_half,
            &[
                ("first", &first),
                ("second", &second),
                ("product", &one_by_one),
                ("total", &total),
                ("count", &(total / 2)),
            ],
        ),
    ]
}

/// The numbers that people know: ordinary chess, its mirror, the first, the last.
#[must_use]
pub fn known_numbers() -> [Number; 4] {
    let mirror = Number::STANDARD.back_rank().mirror().number();
    [Number::STANDARD, mirror, Number::FIRST, Number::LAST]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn both_ways_for_518() {
        let words = Language::English.words();
        let steps = Derivation::of(Number::STANDARD).steps();
        let told = |index: usize| step_to_rank(words, index, &steps[index]);
        assert_eq!(told(0), "Light-squared bishop: number 2 of b, d, f and h is f.");
        assert_eq!(told(2), "Queen: number 2 of a, b, d, e, g and h is d.");
        assert!(told(3).ends_with("so numbers 1 and 3 of a, b, e, g and h: b and g."));
        assert_eq!(told(4), "Rook, king and rook take what is left: a, e and h.");
        let back = step_to_number(words, 1, &steps[1]);
        assert_eq!(back, "Dark-squared bishop on c: of a, c, e and g, counted from 0, number 1.");
        let sums = [3, 2, 1, 0].map(|index| sum_so_far(&steps[index]));
        assert_eq!(sums, ["5", "5 × 6 + 2 = 32", "32 × 4 + 1 = 129", "129 × 4 + 2 = 518"]);
    }

    #[test]
    fn the_way_back_ends_where_it_began() {
        for number in Number::all() {
            let sum = sum_so_far(&Derivation::of(number).steps()[0]);
            assert!(sum.ends_with(&format!("= {number}")), "{sum}");
        }
    }

    #[test]
    fn both_counts_are_960() {
        let spaced = |text: String| text.replace('\u{a0}', " ");
        let [pairs, half] = why_960(Language::Dutch.words()).map(spaced);
        assert!(pairs.contains("4 × 4 × 6 × 10 = 960"), "{pairs}");
        assert!(half.contains("4 × 4 × 6 × 5 × 4 = 1920") && half.contains("1920 / 2 = 960"));
        assert_eq!(known_numbers().map(Number::get), [518, 534, 0, 959]);
    }
}
