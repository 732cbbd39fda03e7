//! What is said while a position is drawn by hand.

use std::ops::RangeInclusive;

use super::fill::{fill, row};
use super::number::announce;
use super::words::{ByHandWords, Words};
use crate::position::by_hand::{
    Draw, Face, Field, Meaning, Method, OneDie, Outcome, Ratio, RollOutcome, Task, digits,
};
use crate::position::{Derivation, File, Number, Rank, Role, Square};

/// Files in a row: `a, c, e and g`.
#[must_use]
pub fn files(words: &Words, files: &[File]) -> String {
    row(files, words.and)
}

/// Faces with the files that they mean: `1 = a, 2 = c`. A line ends between two, not within one.
fn pairs(faces: RangeInclusive<u8>, files: &[File]) -> String {
    let mut pairs = String::new();
    for (face, file) in faces.zip(files) {
        if !pairs.is_empty() {
            pairs.push_str(", ");
        }
        pairs.extend([&face.to_string(), "\u{a0}=\u{a0}", &file.to_string()]);
    }
    pairs
}

/// The squares that a step of the derivation chooses from: 0 for the light ones, 1 for the dark.
fn bishops(step: usize) -> Vec<File> {
    Derivation::of(Number::FIRST).steps()[step].choices()
}

/// Numbers times each other on one line: `4 × 4 × 6`, and what that makes.
pub(super) fn product(numbers: &[u16]) -> (String, u16) {
    let (mut product, mut value) = (String::new(), 1);
    for number in numbers {
        if !product.is_empty() {
            product.push_str("\u{a0}×\u{a0}");
        }
        product.push_str(&number.to_string());
        value *= number;
    }
    (product, value)
}

/// Each roll of the die that places a piece, and how many faces count for it.
pub(super) fn die_faces() -> [u16; 5] {
    Task::ALL.map(|task| task.faces().into())
}

/// The steps of the procedure with one die as they are listed, those that take a roll first.
#[must_use]
pub fn die_steps(words: &Words) -> [String; 7] {
    let squares = [files(words, &bishops(1)), files(words, &bishops(0))];
    let mut steps = words.by_hand.steps.map(str::to_owned);
    for (index, (step, task)) in steps.iter_mut().zip(Task::ALL).enumerate() {
        let squares = squares.get(index).map_or("", String::as_str);
        *step = [&fill(step, &[("squares", &squares)]), again(words, task).as_str()].concat();
    }
    steps
}

// With the blank before it; nothing where every face counts.
fn again(words: &Words, task: Task) -> String {
    if task.faces() == Face::COUNT {
        return String::new();
    }
    let faces = row(task.faces() + 1..=Face::COUNT, words.and);
    [" ", &fill(words.by_hand.again, &[("faces", &faces)])].concat()
}

/// What the last roll meant and what comes next, or the position.
#[must_use]
pub fn die_says(words: &Words, die: &OneDie) -> String {
    let by_hand = &words.by_hand;
    let Some(task) = die.task() else {
        return die.result().map_or(String::new(), |rank| announce(words, rank.number()));
    };
    let last = die.rolls().last().map_or(String::new(), |roll| match roll.outcome {
        RollOutcome::Again => fill(by_hand.means_nothing, &[("face", &roll.face)]) + " ",
        RollOutcome::Placed(file) => {
            let (man, square) = (words.roles[task_role(roll.task)], on_first(file));
            fill(by_hand.rolled, &[("face", &roll.face), ("man", &man), ("square", &square)]) + " "
        }
    });
    let choices: Vec<File> = die.choices().map(|(_, file)| file).collect();
    let choices = pairs(1..=Face::COUNT, &choices);
    let task_name = by_hand.tasks[task as usize];
    let next = fill(by_hand.roll_for, &[("task", &task_name), ("choices", &choices)]);
    [last, next, again(words, task)].concat()
}

const fn task_role(task: Task) -> usize {
    task.role() as usize
}

const fn on_first(file: File) -> Square {
    Square::new(file, Rank::First)
}

/// How many rolls it took so far, and how many it takes on average.
#[must_use]
pub fn die_count(words: &Words, die: &OneDie) -> String {
    let average = decimal(words, OneDie::average());
    fill(
        words.by_hand.count,
        &[("rolls", &die.rolls().len()), ("repeated", &die.repeated()), ("average", &average)],
    )
}

/// Why the die is fair.
#[must_use]
pub fn die_fair(words: &Words) -> String {
    let (product, total) = product(&die_faces());
    fill(
        words.by_hand.die_fair,
        &[
            ("product", &product),
            ("total", &total),
            ("half", &Number::STANDARD),
            ("count", &Number::COUNT),
        ],
    )
}

/// A rank that may have free squares, for those who do not see it.
#[must_use]
pub fn rank_so_far(words: &Words, rank: [Option<Role>; 8]) -> String {
    let by_hand = &words.by_hand;
    let (mut placed, mut free) = (Vec::new(), Vec::new());
    for (file, role) in File::ALL.into_iter().zip(rank) {
        match role {
            None => free.push(file),
            Some(role) => {
                let man = words.roles[role as usize];
                placed.push(fill(words.on, &[("man", &man), ("square", &on_first(file))]));
            }
        }
    }
    let [placed, free] = [row(placed, words.and), files(words, &free)]
        .map(|list| if list.is_empty() { by_hand.nothing_stands.to_owned() } else { list });
    fill(by_hand.rank_so_far, &[("placed", &placed), ("free", &free)])
}

/// What a thing that is drawn is called.
#[must_use]
pub fn thing(words: &Words, method: Method, field: usize) -> String {
    let by_hand = &words.by_hand;
    match method.fields()[field].meaning() {
        Meaning::Bit(worth) => fill(by_hand.coin, &[("worth", &worth)]),
        _ => by_hand.methods[method as usize].things[field].to_owned(),
    }
}

/// What a face of a thing that is drawn is called.
#[must_use]
pub fn drawn_face(by_hand: &ByHandWords, field: Field, face: u8) -> String {
    match field.meaning() {
        Meaning::Bit(_) => by_hand.coin_faces[usize::from(face)].to_owned(),
        _ => face.to_string(),
    }
}

/// How many whole draws were repeated, where any was.
#[must_use]
pub fn draws_repeated(words: &Words, repeated: usize) -> String {
    match repeated {
        0 => String::new(),
        _ => fill(words.by_hand.repeated, &[("repeated", &repeated)]),
    }
}

/// What comes next of a draw, or what it gives.
#[must_use]
pub fn draw_says(words: &Words, draw: &Draw) -> String {
    match draw.outcome() {
        None => {
            let thing = thing(words, draw.method(), draw.next_field().unwrap_or(0));
            fill(words.by_hand.enter, &[("thing", &thing)])
        }
        Some(Outcome::Repeat(sum)) => fill(words.by_hand.repeat, &[("sum", &sum)]),
        Some(Outcome::Number(number)) => announce(words, number),
    }
}

/// The steps of a method, and why it is fair.
#[must_use]
pub fn method_steps(words: &Words, method: Method) -> [String; 4] {
    let [first, second, third] = words.by_hand.methods[method as usize].steps;
    let bishop = |step: usize| pairs(method.fields()[step].faces(), &bishops(step));
    let worths = row(method.fields().iter().map(|field| field.meaning().weight()), words.and);
    let chance = digits::chance_if_only_tens_repeat;
    let below = chance(Number::FIRST).denominator();
    let above = chance(Number::LAST).denominator();
    let favour = decimal(words, digits::favour_if_only_tens_repeat());
    let places: [(&str, &dyn std::fmt::Display); 9] = [
        ("light", &bishop(0)),
        ("dark", &bishop(1)),
        ("worths", &worths),
        ("outcomes", &method.outcomes()),
        ("repeats", &method.repeats()),
        ("count", &Number::COUNT),
        ("below", &below),
        ("above", &above),
        ("favour", &favour),
    ];
    let fair = words.by_hand.methods[method as usize].fair;
    [first, second, third, fair].map(|sentence| fill(sentence, &places))
}

/// A fraction with at most two decimals, as the language writes it.
fn decimal(words: &Words, ratio: Ratio) -> String {
    let hundredths = ratio.in_hundredths();
    let (whole, rest) = ((hundredths / 100).to_string(), hundredths % 100);
    let decimals = [rest / 10, rest % 10].map(|digit| digit.to_string()).concat();
    match decimals.trim_end_matches('0') {
        "" => whole,
        decimals => [&whole, words.by_hand.decimal_point, decimals].concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    fn die(faces: &[u8]) -> OneDie {
        let faces = faces.iter().filter_map(|&face| Face::new(face));
        faces.fold(OneDie::default(), |die, face| die.after(face))
    }

    /// A line ended within `3 = e`, and within a product.
    fn on_one_line(text: &str) -> String {
        text.replace(" = ", "\u{a0}=\u{a0}").replace(" × ", "\u{a0}×\u{a0}")
    }

    #[test]
    fn the_die_says_what_it_meant_and_what_is_next() {
        let words = Language::English.words();
        let first = "Roll for a bishop on a dark square: 1 = a, 2 = c, 3 = e, 4 = g.";
        assert_eq!(
            die_says(words, &die(&[])),
            [&on_one_line(first), " Roll 5 and 6 again."].concat()
        );
        let again = die_says(words, &die(&[5]));
        assert!(again.starts_with("5: no square has this number, so roll again. Roll for"));
        assert_eq!(
            die_says(words, &die(&[2, 3])),
            on_one_line(
                "3: bishop on f1. Roll for the queen: 1 = a, 2 = b, 3 = d, 4 = e, 5 = g, 6 = h."
            )
        );
        let dutch = Language::Dutch.words();
        assert!(
            die_says(dutch, &die(&[2, 3, 3]))
                .ends_with(&on_one_line("4 = g, 5 = h. Gooi bij 6 opnieuw."))
        );
        assert!(die_says(words, &die(&[2, 3, 3, 2, 3])).starts_with("Position 518: rook"));
    }

    #[test]
    fn figures_are_written_as_the_language_does() {
        let count = |language: Language| die_count(language.words(), &die(&[6, 2]));
        let english = "Rolls: 2. Rolled again: 1. On average it takes 6.7 rolls.";
        assert_eq!(count(Language::English), english);
        assert!(count(Language::Dutch).contains("6,7"));
        let fair = &method_steps(Language::English.words(), Method::Digits)[3];
        assert!(fair.contains("1 in 1000") && fair.contains("1 in 600: 1.67 times"), "{fair}");
        assert!(
            die_fair(Language::English.words()).contains(&on_one_line("4 × 4 × 6 × 5 × 4 = 1920"))
        );
    }

    #[test]
    fn a_rank_so_far_is_told_whole() {
        let words = Language::English.words();
        let rank = die(&[2]).rank();
        let told = "On the first rank: bishop on c1. Free: a, b, d, e, f, g and h.";
        assert_eq!(rank_so_far(words, rank), told);
        assert!(rank_so_far(words, [None; 8]).starts_with("On the first rank: nothing."));
    }

    #[test]
    fn the_steps_name_the_squares() {
        for language in Language::ALL {
            let words = language.words();
            assert!(die_steps(words)[0].contains(&files(words, &bishops(1))));
            for method in Method::ALL {
                for sentence in method_steps(words, method) {
                    assert!(!sentence.contains('{'));
                }
            }
            let steps = method_steps(words, Method::Cards);
            assert!(steps[1].contains(&on_one_line("1 = b, 2 = d, 3 = f, 4 = h")), "{}", steps[1]);
            assert!(method_steps(words, Method::Coins)[0].contains("512, 256, 128"));
        }
    }
}
