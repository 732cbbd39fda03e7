//! The tables of the numbering.

use crate::components::board::{figurines, moved_to, strip};
use crate::components::table::Table;
use crate::platform::Tag;
use crate::position::{KNIGHT_PAIRS, Placement};
use crate::text::{Words, rank_so_far, step_to_number, step_to_rank, sum_so_far};

/// From the number to the rank: each division with what it means.
pub(super) fn to_rank(words: &Words, steps: &[Placement; 5]) -> Tag {
    let mut table = Table::new(&words.numbers.columns);
    for (index, step) in steps.iter().enumerate() {
        table.row("");
        for figure in [step.dividend, step.divisor, step.quotient(), step.remainder()] {
            // The last step divides nothing.
            let divides = index + 1 < steps.len();
            table.cell(&if divides { figure.to_string() } else { String::new() });
        }
        let picture = strip(&rank_so_far(words, step.rank), step.rank, &counted(step, index));
        table.cell(&["<p>", &step_to_rank(words, index, step), "</p>", &picture].concat());
    }
    table.tag("to-rank")
}

/// Above each square that a step chooses from, its place in the count from 0.
fn counted(step: &Placement, index: usize) -> String {
    let mut svg = String::new();
    // The last step chooses nothing.
    let choices = if index == 4 { Vec::new() } else { step.choices() };
    for (place, file) in choices.into_iter().enumerate() {
        let place = place.to_string();
        svg.extend([
            &moved_to(file),
            "<text aria-hidden=\"true\" x=\"50\" y=\"-14\">",
            &place,
            "</text></g>",
        ]);
    }
    svg
}

/// From the rank to the number, the last division first.
pub(super) fn to_number(words: &Words, steps: &[Placement; 5]) -> Tag {
    let mut table = Table::new(&words.numbers.columns_back);
    for index in [3, 2, 1, 0] {
        let step = &steps[index];
        table.row("");
        table.cell(&step_to_number(words, index, step));
        table.cell(&step.remainder().to_string());
        table.cell(&sum_so_far(step));
    }
    table.tag("to-number")
}

/// The ten pairs of squares for the knights; the line of the number on the board is marked.
pub(super) fn knights(words: &Words, step: &Placement) -> Tag {
    let places = step.choices();
    let places = places.iter().enumerate();
    let places =
        places.map(|(place, file)| [&place.to_string(), " = ", &file.to_string()].concat());
    let mut columns = vec![words.numbers.line.to_owned()];
    columns.extend(places);
    let columns: Vec<&str> = columns.iter().map(String::as_str).collect();
    let mut table = Table::new(&columns);
    let name = words.roles[step.role as usize];
    let knight = [&figurines("N"), "<span class=\"unseen\">", name, "</span>"].concat();
    for (line, (left, right)) in (0..).zip(KNIGHT_PAIRS) {
        table.row(if line == step.remainder() { " aria-current=\"true\"" } else { "" });
        table.head(&line.to_string());
        for place in 0..columns.len() - 1 {
            table.cell(if place == left || place == right { &knight } else { "" });
        }
    }
    table.tag("knights")
}
