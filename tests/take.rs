//! What a position is taken away by, read back: UCI commands, rows of numbers, names of files.

use std::collections::BTreeSet;

use chess960::position::{
    Dialect, DoubleStart, Number, NumberListError, NumberTextError, Setup, picture_name,
    read_numbers, uci,
};

#[test]
fn the_uci_commands_of_every_position_read_back() {
    for number in Number::all() {
        let start = Setup::start(number.back_rank());
        let text = uci(&start);
        let lines: Vec<&str> = text.lines().collect();
        let [option, position] = lines[..] else { panic!("{text}") };
        assert_eq!(option, "setoption name UCI_Chess960 value true");
        let fen = position.strip_prefix("position fen ").unwrap();
        let reading = Setup::read(fen).unwrap();
        assert_eq!((reading.setup.clone(), &reading.notices[..]), (start, &[][..]));
        assert_eq!(reading.setup.fen(Dialect::Shredder), fen, "files for letters");
        assert_eq!(reading.setup.array().unwrap().start(), Some(number));
    }
}

#[test]
fn every_position_and_orientation_has_a_file_name_of_its_own() {
    let starts = [0, 123, 308_283, 308_284, DoubleStart::COUNT - 1];
    let starts = starts.into_iter().filter_map(DoubleStart::new);
    let starts = starts.chain(Number::all().map(DoubleStart::from));
    let starts: BTreeSet<u32> = starts.map(DoubleStart::index).collect();
    let names: BTreeSet<String> = starts
        .iter()
        .filter_map(|&index| DoubleStart::new(index))
        .flat_map(|start| [true, false].map(|flipped| picture_name(start, flipped, ".svg")))
        .collect();
    assert_eq!(names.len(), 2 * starts.len());
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '.';
    assert!(names.iter().all(|name| name.chars().all(plain)), "{names:?}");
}

fn read(text: &str) -> Result<Vec<u16>, NumberListError> {
    read_numbers(text, 6).map(|numbers| numbers.into_iter().map(Number::get).collect())
}

#[test]
fn numbers_in_a_row() {
    assert_eq!(read("518"), Ok(vec![518]));
    assert_eq!(read(" 518,0;959\n534\u{a0}#7 SP 12 "), Ok(vec![518, 0, 959, 534, 7, 12]));
    assert_eq!(read("1 1 0001"), Ok(vec![1, 1, 1]), "as often as they stand there");
    assert_eq!(
        read("٥١٨، 1"),
        Err(entry("٥١٨،", NumberTextError::NotADigit { found: '،', place: 4 }))
    );
}

fn entry(text: &str, error: NumberTextError) -> NumberListError {
    NumberListError::Entry(text.to_owned(), error)
}

#[test]
fn what_is_no_row_of_numbers() {
    for empty in ["", "  ", ",;", "SP"] {
        assert_eq!(read(empty), Err(entry("", NumberTextError::Empty)), "{empty:?}");
    }
    assert_eq!(read("518 960 x"), Err(entry("960", NumberTextError::NineSixty)));
    assert_eq!(read("1-3"), Err(entry("1-3", NumberTextError::NotADigit { found: '-', place: 2 })));
    assert_eq!(read("1 2 3 4 5 6"), Ok(vec![1, 2, 3, 4, 5, 6]));
    assert_eq!(read("1 2 3 4 5 6 7"), Err(NumberListError::TooMany(7)));
    let long = "9".repeat(10_000);
    assert_eq!(read(&long), Err(entry(&long[..20], NumberTextError::TooLarge)));
}
