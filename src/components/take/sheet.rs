//! What is printed: one position with all that is to be known of it, or several, six to a page.

use super::Diagram;
use crate::components::table::Table;
use crate::platform::{Tag, tag};
use crate::position::{Board, Colour, Dialect, DoubleStart, Mark, Number, Route, Side, Squares};
use crate::state::{Model, View};
use crate::text::{Words, kind, mark, start_sentence, ways};

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
    let (words, start) = (model.words(), model.start());
    let setup = start.setup();
    let line = |name: &str, text: &str| {
        tag("p").with(tag("b").text(name)).text(" ").with(tag("code").text(text))
    };
    tag("div")
        .class("sheet")
        .with(tag("h1").text(&super::title(model)))
        .with(tag("p").class("letters").text(&letters(start)))
        .with(drawing(&start.board(), model.preferences.flipped))
        .with(tag("p").text(&start_sentence(words, start)))
        .with(line(words.x_fen, &setup.fen(Dialect::XFen)))
        .with(line(words.shredder_fen, &setup.fen(Dialect::Shredder)))
        .with(castling(words, start))
}

/// The rank in letters, or White's and Black's.
fn letters(start: DoubleStart) -> String {
    let [white, black] = [start.white, start.black].map(|number| number.back_rank().to_string());
    if start.is_mirrored() { white } else { [white, black].join(" / ") }
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

#[cfg(test)]
mod tests {
    use leptos::tachys::view::RenderHtml;

    use super::*;
    use crate::position::{Setup, Square};
    use crate::state::{Address, Event, Start};
    use crate::text::Language;

    fn opened(number: Number, language: Language) -> Model {
        let position = Some(number.to_string());
        let address = Address { position, language: Some(language), ..Address::default() };
        Model::new(Start { address, ..Start::default() })
    }

    /// The texts of all elements of this name.
    fn texts<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
        let start = format!("<{name}");
        let parts: Vec<&str> = html.split(&start).skip(1).collect();
        parts
            .into_iter()
            .map(|rest| rest.split_once('>').unwrap().1.split('<').next().unwrap())
            .collect()
    }

    #[test]
    fn the_sheet_of_every_position_says_what_position_says() {
        for number in Number::all() {
            for language in Language::ALL {
                let model = opened(number, language);
                let html = sheet(&model).expect("the Position view has a sheet").to_html();
                let setups = texts(&html, "code").into_iter().map(|fen| Setup::read(fen).unwrap());
                let setups: Vec<Setup> = setups.map(|reading| reading.setup).collect();
                let start = Setup::start(number.back_rank());
                assert_eq!(setups, [start.clone(), start], "{number}: both dialects");
                let cells = texts(&html, "td");
                let mut cells = cells.chunks(3);
                for colour in Colour::ALL {
                    for side in Side::ALL {
                        let route = Route::from_start(number.back_rank(), colour, side);
                        let [what, empty, safe] = cells.next().unwrap() else { panic!("{html}") };
                        assert!(what.starts_with(kind(model.words(), route.kind())), "{what}");
                        assert!(what.contains(&ways(model.words(), route)), "{what}");
                        assert_eq!(read(empty), route.must_be_empty(), "{number} {colour:?}");
                        assert_eq!(read(safe), route.must_be_safe(), "{number} {colour:?}");
                    }
                }
                assert_eq!(cells.next(), None);
            }
        }
    }

    fn read(cell: &str) -> Squares {
        let names: Vec<&str> = cell.split_whitespace().collect();
        let squares = Square::all().filter(|square| names.contains(&&*square.to_string()));
        let squares: Squares = squares.collect();
        assert!(squares.len() == names.len() || names == ["–"], "{cell}");
        squares
    }

    /// With castling played to its end the sheet once more shows the start position.
    #[test]
    fn the_sheet_is_of_the_position_wherever_the_stepper_is() {
        let mut model = opened(Number::STANDARD, Language::English);
        let before = sheet(&model).map(RenderHtml::to_html);
        for _ in 0..6 {
            model.happen(Event::Forward);
        }
        assert_eq!(sheet(&model).map(RenderHtml::to_html), before);
    }

    #[test]
    fn several_stand_six_to_a_page_in_their_order() {
        let mut model = opened(Number::STANDARD, Language::English);
        model.view = View::All;
        assert!(sheet(&model).is_none(), "without numbers the view itself is printed");
        model.take.type_numbers("518 0 959 534 1 243 518".to_owned());
        let html = sheet(&model).unwrap().to_html();
        assert_eq!(texts(&html, "h2"), ["518", "0", "959", "534", "1", "243", "518"]);
        let pages: Vec<usize> =
            html.split("<section").skip(1).map(|page| page.matches("<figure").count()).collect();
        assert_eq!(pages, [6, 1]);
        model.view = View::Rules;
        assert!(sheet(&model).is_none());
    }
}
