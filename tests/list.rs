//! Every file of a list, read back by the parser.

use chess960::position::{
    Dialect, Filter, Header, List, Notice, Number, Pattern, Properties, Property, Setup, find,
    read_number,
};

fn castles_at_once() -> Vec<Number> {
    let properties = Properties::EMPTY.with(Property::CastlesAtOnce(None));
    Filter { properties, ..Filter::default() }.numbers().collect()
}

/// The numbers that a file says, each line or game read by the parser.
fn read_back(list: List, file: &str) -> Vec<Number> {
    let fen = |text: &str| Setup::read(text).unwrap();
    match list {
        List::Numbers => file.lines().map(|line| read_number(line).unwrap()).collect(),
        List::Ranks => file
            .lines()
            .map(|line| line.parse().map(chess960::position::BackRank::number).unwrap())
            .collect(),
        List::Fen(dialect) => file
            .lines()
            .map(|line| {
                let reading = fen(line);
                assert_eq!(reading.notices, [], "{line}");
                assert_eq!(reading.setup.fen(dialect), line);
                reading.setup.array().unwrap().start().unwrap()
            })
            .collect(),
        List::Epd(dialect) => file
            .lines()
            .map(|line| {
                let reading = fen(line);
                assert!(matches!(&reading.notices[..], [Notice::Operations(_)]), "{line}");
                let number = reading.setup.array().unwrap().start().unwrap();
                let four: Vec<&str> = line.split(' ').take(4).collect();
                assert!(reading.setup.fen(dialect).starts_with(&four.join(" ")));
                assert!(line.ends_with(&format!(" - id \"{number}\";")), "{line}");
                number
            })
            .collect(),
        List::Pgn => file
            .split_terminator("\n\n*\n\n")
            .map(|game| {
                let header = Header::read(game).unwrap();
                assert!(header.is_chess960() && header.notices.is_empty());
                // The seven tags of every game, in their order, then ours.
                let names: Vec<&str> =
                    game.lines().map(|line| line[1..].split(' ').next().unwrap()).collect();
                assert_eq!(
                    names.join(" "),
                    "Event Site Date Round White Black Result Variant SetUp FEN"
                );
                assert!(game.lines().all(|line| line.ends_with("\"]")));
                assert_eq!(find(game).unwrap().number, find(&header.fen.unwrap()).unwrap().number);
                find(game).unwrap().number
            })
            .collect(),
    }
}

#[test]
fn every_file_of_all_960_reads_back() {
    for list in List::ALL {
        let file = list.write(Number::all());
        assert!(file.ends_with('\n') && !file.contains('\r'));
        assert_eq!(read_back(list, &file), Number::all().collect::<Vec<_>>(), "{list:?}");
    }
}

#[test]
fn a_filtered_list_keeps_its_order() {
    let mut numbers = castles_at_once();
    assert_eq!(numbers.len(), 162);
    numbers.reverse();
    for list in List::ALL {
        assert_eq!(read_back(list, &list.write(numbers.iter().copied())), numbers, "{list:?}");
    }
}

#[test]
fn the_shredder_files_have_files_for_letters() {
    let file = List::Fen(Dialect::Shredder).write([Number::STANDARD]);
    assert_eq!(file, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1\n");
    let file = List::Epd(Dialect::XFen).write([Number::STANDARD]);
    assert_eq!(file, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - id \"518\";\n");
    assert_eq!(List::Pgn.write([]), "");
}

#[test]
fn names_tell_the_files_apart() {
    let mut names: Vec<String> =
        List::ALL.into_iter().map(|list| list.file_name(162, Pattern::ANY)).collect();
    assert!(names.iter().all(|name| name.starts_with("chess960-162-of-960-")));
    names.sort();
    names.dedup();
    assert_eq!(names.len(), List::ALL.len());
}
