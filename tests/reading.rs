//! What a FEN reader takes and refuses, and what it says about it.

use chess960::position::{
    Colour, Dialect, Difference, EnPassantFault, FenError, Field, File, NoArray, Notice, Number,
    Piece, Rank, Reading, Setup, Side, Square, Squares, Void, read_paste,
};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn at(name: &str) -> Square {
    Square::all().find(|square| square.to_string() == name).unwrap()
}

fn error(fen: &str) -> FenError {
    match Setup::read(fen) {
        Err(error) => error,
        Ok(reading) => panic!("{fen:?} is taken: {reading:?}"),
    }
}

fn notices(fen: &str) -> Vec<Notice> {
    Setup::read(fen).unwrap_or_else(|error| panic!("{fen:?}: {error}")).notices
}

/// The start position, with these notices, however it is wrapped.
#[track_caller]
fn start_in(text: &str, expected: &[Notice]) {
    let Reading { setup, notices } = read_paste(text).unwrap();
    assert_eq!(setup.fen(Dialect::XFen), START, "{text:?}");
    assert_eq!(notices, expected, "{text:?}");
}

#[test]
fn blanks_of_all_kinds() {
    for text in [
        format!("  {START}\t\r\n"),
        START.replace(' ', "\u{a0}"),
        START.replace(' ', "_"),
        START.replace(' ', " _ \u{2003}"),
        START.replace(' ', "\n"),
        format!("\u{feff}{START}\u{200b}"),
        START.replace(' ', " \u{200e}"),
    ] {
        assert_eq!(Setup::read(&text), Setup::read(START), "{text:?}");
        start_in(&text, &[]);
    }
}

#[test]
fn missing_fields_are_said() {
    use Field::{EnPassant, Halfmoves, MoveNumber, Rights, Turn};
    let fields: Vec<&str> = START.split(' ').collect();
    let all = [Turn, Rights, EnPassant, Halfmoves, MoveNumber];
    for count in 1..=6 {
        let missing: Vec<Notice> = all[count - 1..].iter().map(|&f| Notice::Missing(f)).collect();
        assert_eq!(notices(&fields[..count].join(" ")), missing);
    }
    let setup = Setup::read(fields[0]).unwrap().setup;
    assert_eq!(setup.fen(Dialect::Shredder), [fields[0], " w - - 0 1"].concat());
}

#[test]
fn epd_operations_are_left_out() {
    let text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - bm e4 d4; id \"a b\";";
    start_in(text, &[Notice::Operations("bm".to_owned())]);
    // After a half-move clock no operation can follow.
    let text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 bm e4;";
    let field = Field::MoveNumber;
    assert_eq!(error(text), FenError::Character { field, rank: None, place: 1, found: 'b' });
}

#[test]
fn small_liberties_are_said() {
    start_in(&format!("{START} ;"), &[Notice::Semicolon]);
    for dash in ['–', '—', '−', '\u{2010}', '\u{2011}'] {
        start_in(&START.replace('-', &dash.to_string()), &[Notice::Dash(Field::EnPassant)]);
    }
    let text = START.replace("KQkq -", "– –");
    assert_eq!(notices(&text), [Notice::Dash(Field::Rights), Notice::Dash(Field::EnPassant)]);
    start_in(&START.replace('w', "W"), &[Notice::CapitalTurn]);
    start_in(&START.replace("0 1", "0 0"), &[Notice::MoveZero]);
    start_in(&START.replace("0 1", "00 01"), &[]);
    for letters in ["qkQK", "HAha", "AHah", "KAka", "hQaK", "HQkq"] {
        start_in(&START.replace("KQkq", letters), &[]);
    }
    let doubled = |colour, letter| Notice::Doubled { colour, letter };
    start_in(
        &START.replace("KQkq", "KKQkHqKqa"),
        &[
            doubled(Colour::White, 'K'),
            doubled(Colour::White, 'H'),
            doubled(Colour::Black, 'q'),
            doubled(Colour::Black, 'a'),
        ],
    );
    let marks: Squares = [at("d1"), at("c8")].into_iter().collect();
    start_in(
        "rnb~qkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ~KBNR w KQkq - 0 1",
        &[Notice::Promoted(marks)],
    );
}

#[test]
fn void_rights_are_dropped_with_the_reason() {
    let void = |colour, letter, side, why| Notice::VoidRight { colour, letter, side, why };
    let (white, black) = (Colour::White, Colour::Black);
    let away = Void::KingAway(Some(at("e2")));
    assert_eq!(
        notices("r5k1/8/8/8/8/8/4K3/R6R w HQqk - 0 1"),
        [
            void(white, 'H', None, away),
            void(white, 'Q', Some(Side::C), away),
            void(black, 'k', Some(Side::G), Void::NoRook),
        ]
    );
    let two = Void::TwoOnOneWing(File::B, File::C);
    assert_eq!(
        notices("4k3/8/8/8/8/8/8/1RR1K2R w CB - 0 1"),
        [void(white, 'C', Some(Side::C), two), void(white, 'B', Some(Side::C), two)]
    );
    let king = Piece::from_letter('K');
    assert_eq!(
        notices("4k3/8/8/8/8/8/8/1RR1K2R w E - 0 1"),
        [void(white, 'E', None, Void::NotARook { square: at("e1"), found: king })]
    );
}

#[test]
fn an_en_passant_square_needs_the_pawns() {
    let dropped = |fen, square, why| {
        assert_eq!(notices(fen), [Notice::EnPassant { square: at(square), why }], "{fen}");
        let written = Setup::read(fen).unwrap().setup.fen(Dialect::XFen);
        assert_eq!(written.split(' ').nth(3), Some("-"));
    };
    assert_eq!(notices("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"), []);
    assert_eq!(notices("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), []);
    dropped("4k3/8/8/8/3pP3/8/8/4K3 w - e3 0 1", "e3", EnPassantFault::WrongRank);
    dropped("4k3/8/8/8/3pP3/8/8/4K3 b - e4 0 1", "e4", EnPassantFault::WrongRank);
    dropped("4k3/8/8/8/3pN3/8/8/4K3 b - e3 0 1", "e3", EnPassantFault::NoPawn);
    dropped("4k3/8/8/8/3pP3/4N3/8/4K3 b - e3 0 1", "e3", EnPassantFault::NotPassed);
    dropped("4k3/8/8/8/3pP3/8/4N3/4K3 b - e3 0 1", "e3", EnPassantFault::NotPassed);
    dropped("4k3/8/8/8/4P3/3p4/8/4K3 b - e3 0 1", "e3", EnPassantFault::NoTaker);
    // A pawn on the other edge is no neighbour.
    dropped("4k3/8/8/8/P7/7p/8/4K3 b - a3 0 1", "a3", EnPassantFault::NoTaker);
    dropped("4k3/8/8/8/P6p/8/8/4K3 b - a3 0 1", "a3", EnPassantFault::NoTaker);
}

#[test]
fn a_setup_changed_by_hand_is_written_by_the_same_rule() {
    let mut setup = Setup::read("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1").unwrap().setup;
    assert!(setup.fen(Dialect::XFen).ends_with(" b - e3 0 1"));
    setup.board.set(at("d4"), None);
    assert!(setup.fen(Dialect::XFen).ends_with(" b - - 0 1"));
    assert!(setup.fen(Dialect::Shredder).ends_with(" b - - 0 1"));
}

#[test]
fn the_placement_is_refused_at_the_place() {
    use Rank::{Eighth, First, Fourth};
    let with = |rank: &str| START.replacen("RNBQKBNR", rank, 1);
    let character = |rank, place, found| FenError::Character {
        field: Field::Placement,
        rank: Some(rank),
        place,
        found,
    };
    assert_eq!(error(""), FenError::Empty);
    assert_eq!(error(" ; _\u{feff}"), FenError::Empty);
    assert_eq!(error("hello"), FenError::Ranks(1));
    assert_eq!(error(&START.replacen("8/8/", "8/8/8/", 1)), FenError::Ranks(9));
    assert_eq!(error(&with("RNBQKBN")), FenError::Squares { rank: First, found: 7 });
    assert_eq!(error(&with("RNBQKBNRR")), FenError::Squares { rank: First, found: 9 });
    assert_eq!(error(&with("")), FenError::Squares { rank: First, found: 0 });
    assert_eq!(error(&with("RNBQKBN2")), FenError::Squares { rank: First, found: 9 });
    assert_eq!(error(&with("RNBQKBNX")), character(First, 8, 'X'));
    assert_eq!(error(&with("9")), character(First, 1, '9'));
    assert_eq!(error(&with("RNBQKBN0R")), character(First, 8, '0'));
    assert_eq!(error(&with("~RNBQKBNR")), character(First, 1, '~'));
    assert_eq!(error(&with("RNBQK~BNR")), character(First, 6, '~'));
    assert_eq!(error(&with("RNBQ~~KBNR")), character(First, 6, '~'));
    assert_eq!(error(&with("RNBQ1~BNR")), character(First, 6, '~'));
    assert_eq!(error(&START.replace('q', "é")), character(Eighth, 4, 'é'));
    assert_eq!(error(&START.replacen('8', "4P~3", 3)), character(Rank::Sixth, 3, '~'));
    let two = FenError::TwoDigits { rank: Fourth, place: 2, found: ['4', '4'] };
    assert_eq!(error(&START.replace("8/8/8/8", "8/8/44/8")), two);
    assert_eq!(error(&with("RNBQKBNR[]")), FenError::Pocket);
    assert_eq!(error(&with("RNBQKBNR[Qp]")), FenError::Pocket);
    let kings = |colour, found| FenError::Kings { colour, found };
    assert_eq!(error(&with("RNBQQBNR")), kings(Colour::White, 0));
    assert_eq!(error(&START.replacen('q', "k", 1)), kings(Colour::Black, 2));
    let pawn = |square, colour| FenError::Pawn { square: at(square), colour };
    assert_eq!(error(&with("RNBPKBNp")), pawn("d1", Colour::White));
    assert_eq!(error(&START.replacen('n', "P", 1)), pawn("b8", Colour::White));
}

#[test]
fn the_other_fields_are_refused_at_the_place() {
    let character = |field, place, found| FenError::Character { field, rank: None, place, found };
    let with = |old: &str, new: &str| error(&START.replacen(old, new, 1));
    assert_eq!(with(" w ", " x "), character(Field::Turn, 1, 'x'));
    assert_eq!(with(" w ", " white "), character(Field::Turn, 2, 'h'));
    assert_eq!(with(" w ", " - "), character(Field::Turn, 1, '-'));
    assert_eq!(with("KQkq", "KQxq"), character(Field::Rights, 3, 'x'));
    assert_eq!(with("KQkq", "KQ-"), character(Field::Rights, 3, '-'));
    assert_eq!(with("KQkq", "--"), character(Field::Rights, 1, '-'));
    assert_eq!(with("KQkq", "KQkqI"), character(Field::Rights, 5, 'I'));
    assert_eq!(with("KQkq", "KQB"), FenError::TooManyRights(Colour::White));
    assert_eq!(with("KQkq", "abcdefgh"), FenError::TooManyRights(Colour::Black));
    assert_eq!(with("- 0", "e 0"), FenError::CutShort(Field::EnPassant));
    assert_eq!(with("- 0", "i3 0"), character(Field::EnPassant, 1, 'i'));
    assert_eq!(with("- 0", "e9 0"), character(Field::EnPassant, 2, '9'));
    assert_eq!(with("- 0", "e3x 0"), character(Field::EnPassant, 3, 'x'));
    assert_eq!(with("- 0", "-- 0"), character(Field::EnPassant, 1, '-'));
    assert_eq!(with("0 1", "-1 1"), character(Field::Halfmoves, 1, '-'));
    assert_eq!(with("0 1", "1.5 1"), character(Field::Halfmoves, 2, '.'));
    assert_eq!(with("0 1", "- 1"), character(Field::Halfmoves, 1, '-'));
    assert_eq!(with("0 1", "0 1x"), character(Field::MoveNumber, 2, 'x'));
    assert_eq!(with("0 1", "4294967296 1"), FenError::TooLarge(Field::Halfmoves));
    assert_eq!(with("0 1", "0 99999999999999999999"), FenError::TooLarge(Field::MoveNumber));
    assert_eq!(with("0 1", "3+3 0 1"), FenError::CheckCounters("3+3".to_owned()));
    assert_eq!(with("0 1", "0 1 +2+0"), FenError::CheckCounters("+2+0".to_owned()));
    assert_eq!(with("0 1", "+5 1"), character(Field::Halfmoves, 1, '+'));
    assert_eq!(with("0 1", "0 1 moves e2e4"), FenError::TooManyFields("moves".to_owned()));
    assert_eq!(
        error("4k3/8/8/8/8/8/8/K3R3 w - - 0 1"),
        FenError::OtherSideInCheck {
            king: at("e8"),
            from: vec![(at("e1"), Piece::from_letter('R').unwrap())]
        }
    );
    assert!(Setup::read("4k3/8/8/8/8/8/8/K3R3 b - - 0 1").is_ok());
}

#[test]
fn the_fen_is_taken_out_of_what_is_around_it() {
    let left_out = [Notice::TextLeftOut];
    start_in(&format!("Look at this:\n\n{START}\n\nmay White castle?"), &left_out);
    start_in(&format!("FEN: {START}"), &left_out);
    start_in(&format!("\r\n{START}\r\n\r\n"), &[]);
    start_in(&format!("{START}\n{START}"), &[Notice::MoreFens]);
    start_in(&START.replace(" w", "\n w").replace(" 0", "\n0"), &[]);
    start_in(&START.replace(" w", "\nw").replace(" 0 1", "\n0 1\nBlack waits"), &left_out);
    // A line of digits can be a counter, but not a seventh field.
    start_in(&format!("{START}\n7"), &left_out);
    start_in(
        &format!("{}\n7 8 9", START.replace(" 0 1", "")),
        &[
            Notice::Missing(Field::Halfmoves),
            Notice::Missing(Field::MoveNumber),
            Notice::TextLeftOut,
        ],
    );
    let link = START.replace(' ', "_");
    start_in(&format!("https://lichess.org/analysis/chess960/{link}?color=white#0"), &left_out);
    start_in(&format!("https://lichess.org/editor/{link}?variant=chess960"), &left_out);
    start_in(&format!("https://lichess.org/analysis/{link}"), &left_out);
    assert_eq!(read_paste("one\ntwo"), Err(FenError::NoFen));
    assert_eq!(read_paste(" \n\n "), Err(FenError::Empty));
    assert_eq!(read_paste("only words"), Err(FenError::Ranks(1)));
    // Moves that follow a FEN would give another position.
    let moves = format!("position fen {START} moves e2e4");
    assert_eq!(read_paste(&moves), Err(FenError::TooManyFields("moves".to_owned())));
}

#[test]
fn the_fen_is_taken_out_of_a_pgn() {
    let fen = |rest: &str| format!("[Event \"x\"]\n[FEN \"{START}\"]\n{rest}");
    start_in(&fen(""), &[]);
    start_in(&fen("[SetUp \"1\"]\n\n*\n"), &[]);
    start_in(&fen("\n1. e4 e5 1-0"), &[Notice::TextLeftOut]);
    start_in(&format!("[Event \"a \\\"b\\\" ]\"] [Fen\t\"{START}\"]"), &[]);
    start_in(&format!("[Event \"a \\\\\"] [FEN \"{START}\"]"), &[]);
    for name in ["Chess960", "CHESS 960", "fischerandom", "FischerRandom", "Fischer random"] {
        start_in(&fen(&format!("[Variant \"{name}\"]")), &[]);
    }
    let other = |name: &str| Notice::OtherVariant(name.to_owned());
    start_in(&fen("[Variant \"From Position\"]"), &[other("From Position")]);
    start_in(&fen("[Variant \"Atomic\"]"), &[other("Atomic")]);
    start_in(&fen("[Variation \"Chess960\"]"), &[Notice::VariationTag]);
    start_in(&fen("[SetUp \"0\"]"), &[Notice::SetUpZero]);
    start_in(
        &fen(&format!("\n1. e4 *\n\n{}", fen("[Variant \"Atomic\"]"))),
        &[Notice::TextLeftOut, Notice::MoreFens],
    );
    assert_eq!(read_paste("[Variant \"Chess960\"]\n\n1. e4 *"), Err(FenError::NoFen));
    assert_eq!(read_paste("[FEN \"\"]"), Err(FenError::Empty));
    assert_eq!(read_paste("[FEN \"?\"]"), Err(FenError::Ranks(1)));
    // A header without a FEN tag, and the FEN below it.
    start_in(&format!("[Site \"http://a/b/c/d/e/f/g/h/i\"]\n{START}"), &[]);
}

#[test]
fn every_start_position_is_known_by_its_setup() {
    for number in Number::all() {
        let setup = Setup::start(number.back_rank());
        for dialect in [Dialect::XFen, Dialect::Shredder] {
            let reading = Setup::read(&setup.fen(dialect)).unwrap();
            assert_eq!((&reading.setup, reading.notices.len()), (&setup, 0));
        }
        let array = setup.array().unwrap();
        assert_eq!(array.start(), Some(number));
        let mut other = setup.clone();
        other.turn = Colour::Black;
        other.rights.set(Colour::Black, Side::C, None);
        other.halfmoves = 3;
        other.move_number = 2;
        let array = other.array().unwrap();
        assert_eq!((array.number, array.start()), (number, None));
        let differences = [
            Difference::BlackToMove,
            Difference::RightMissing(Colour::Black, Side::C),
            Difference::Halfmoves(3),
            Difference::MoveNumber(2),
        ];
        assert_eq!(array.differences, differences);
    }
}

#[test]
fn what_is_no_array_says_why() {
    let why = |fen: &str| Setup::read(fen).unwrap().setup.array().unwrap_err();
    let pawn = Piece::from_letter('P');
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    assert_eq!(why(fen), NoArray::Square { square: at("e2"), found: None });
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1";
    assert_eq!(why(fen), NoArray::Square { square: at("e4"), found: pawn });
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 1";
    assert_eq!(why(fen), NoArray::Vacant(at("g1")));
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKQNR w KQkq - 0 1";
    assert!(matches!(why(fen), NoArray::Rank(_)));
    let fen = "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(why(fen), NoArray::NotMirrored(File::D));
}
