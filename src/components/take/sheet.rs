//! What is printed: one position with all that is to be known of it, or several, six to a page.

use super::Diagram;
use crate::components::table::Table;
use crate::platform::{Tag, tag};
use crate::position::{Board, Colour, Dialect, DoubleStart, Mark, Number, Route, Side, Squares};
use crate::state::{Model, View};
use crate::text::{Words, fill, kind, mark, rank_sentence, ways};

/// How many positions are on a page.
const PER_PAGE: usize = 6;

/// What is printed in the place of the view that is open; nothing where that itself is.
pub(in crate::components) fn sheet(model: &Model) -> Option<Tag> {
    match model.view {
        View::Position => Some(one(model)),
        View::All => Some(several(model.words(), &model.take.numbers().ok()?)),
        _ => None,
    }
}

fn one(model: &Model) -> Tag {
    let (words, start) = (model.words(), DoubleStart::from(model.number()));
    let setup = start.setup();
    let line = |name: &str, text: &str| {
        tag("p").with(tag("b").text(name)).text(" ").with(tag("code").text(text))
    };
    tag("div")
        .class("sheet")
        .with(tag("h1").text(&fill(words.board, &[("number", &model.number())])))
        .with(tag("p").class("letters").text(&model.rank().to_string()))
        .with(drawing(&start.board(), model.preferences.flipped))
        .with(tag("p").text(&rank_sentence(words, model.rank())))
        .with(line(words.x_fen, &setup.fen(Dialect::XFen)))
        .with(line(words.shredder_fen, &setup.fen(Dialect::Shredder)))
        .with(castling(words, start))
}

/// Each castling: its kind, where king and rook go, which squares must be empty and which safe.
fn castling(words: &Words, start: DoubleStart) -> Tag {
    let columns =
        [words.castling, "", mark(words, Mark::MustBeEmpty), mark(words, Mark::MustBeSafe)];
    let mut table = Table::new(&columns);
    for colour in Colour::ALL {
        for side in Side::ALL {
            let route = start.route(colour, side);
            table.row("");
            table.head(&[words.colours[colour as usize], " ", side.prose()].concat());
            table.cell(&what_happens(words, route));
            table.cell(&squares(route.must_be_empty()));
            table.cell(&squares(route.must_be_safe()));
        }
    }
    table.tag("")
}

fn what_happens(words: &Words, route: Route) -> String {
    [kind(words, route.kind()), ": ", &ways(words, route)].concat()
}

fn squares(squares: Squares) -> String {
    let mut names = String::new();
    for square in squares.iter() {
        names.extend([&square.to_string(), " "]);
    }
    if names.is_empty() {
        names.push('–');
    }
    names
}

fn several(words: &Words, numbers: &[Number]) -> Tag {
    let one = |&number: &Number| {
        let start = DoubleStart::from(number);
        let castling = |side: Side| {
            let route = start.route(Colour::White, side);
            tag("p").text(&[side.prose(), " ", &what_happens(words, route)].concat())
        };
        tag("figure")
            .with(drawing(&start.board(), false))
            .with(tag("h2").text(&number.to_string()))
            .with(tag("p").class("letters").text(&number.back_rank().to_string()))
            .with_all(Side::ALL.map(castling).into())
    };
    let page = |numbers: &[Number]| tag("section").with_all(numbers.iter().map(one).collect());
    tag("div").class("sheet").with_all(numbers.chunks(PER_PAGE).map(page).collect())
}

fn drawing(board: &Board, flipped: bool) -> Tag {
    tag("div").markup(Diagram { board, flipped, bare: false }.svg("", ""))
}
