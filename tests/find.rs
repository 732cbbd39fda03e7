//! What is found in whatever people paste, and why something is no start position.

use chess960::position::{
    BackRankError, Colour, Dialect, Difference, DoubleStart, FenError, Field, File, Letters,
    LichessPage, NoArray, NotFound, Notice, Number, NumberTextError, Role, Setup, Side, find,
    lichess, pgn_tags,
};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

fn number(n: u16) -> Number {
    Number::new(n).unwrap()
}

/// The text with every character percent-encoded that an address may not hold.
fn encoded(text: &str) -> String {
    let keep = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    let hex = |c: char| format!("%{:02X}", u32::from(c));
    text.chars().map(|c| if keep(c) { c.to_string() } else { hex(c) }).collect()
}

#[test]
fn every_position_in_every_form() {
    for n in Number::all() {
        let rank = n.back_rank().to_string();
        let start = Setup::start(n.back_rank());
        let [x_fen, shredder] = [Dialect::XFen, Dialect::Shredder].map(|of| start.fen(of));
        let spaced: String = rank.chars().flat_map(|c| [c, ' ']).collect();
        let in_letters = |letters: Letters| -> String {
            let of = |c| letters.of().as_bytes()["KQRBN".find(c).unwrap()] as char;
            rank.chars().map(of).collect()
        };
        let drawn: String =
            rank.chars().map(|c| "♔♕♖♗♘".chars().nth("KQRBN".find(c).unwrap()).unwrap()).collect();
        for text in [
            n.to_string(),
            format!("SP {n}"),
            format!(" #{n}\n"),
            rank.clone(),
            rank.to_lowercase(),
            spaced.to_lowercase(),
            format!("\u{200E}{rank}\u{FEFF}"),
            drawn,
            x_fen.clone(),
            shredder.clone(),
            x_fen.replace(' ', "_"),
            pgn_tags(&start),
            pgn_tags(&start).replace('\n', " "),
            format!("{}\n\n1. e4 e5 *", pgn_tags(&start)),
            lichess(LichessPage::Analysis, n),
            lichess(LichessPage::Editor, n),
            format!("lichess.org/editor/{}", x_fen.replace(' ', "_")),
            format!("https://lichess.org/analysis/chess960/{}", encoded(&x_fen)),
            format!("https://lichess.org/editor/{}?variant=chess960", encoded(&shredder)),
            format!("https://lichess.org/analysis/chess960?position={n}"),
            format!("https://lichess.org/?fen={}#ai", encoded(&x_fen)),
            format!("https://example.org/chess/?p={n}&lang=nl#position"),
            format!("https://example.org/?fen={}", x_fen.replace(' ', "+")),
            format!("https://example.org/?p={n}&b={n}"),
            format!("\u{201C}{x_fen}\u{201D}"),
            format!("'{n}'"),
        ] {
            let found = find(&text).unwrap_or_else(|why| panic!("{text}: {why}"));
            assert_eq!((found.number, found.letters), (n, Letters::English), "{text}");
        }
        for letters in [Letters::Dutch, Letters::German] {
            for text in [in_letters(letters), in_letters(letters).to_lowercase()] {
                let found = find(&text).unwrap();
                assert_eq!((found.number, found.letters), (n, letters), "{text}");
            }
        }
    }
}

#[test]
fn a_fen_without_its_end_is_taken_for_a_start_and_said_so() {
    let found = find(START).unwrap();
    assert_eq!(found.number, Number::STANDARD);
    assert!(found.notices.contains(&Notice::Missing(Field::Rights)));
    assert!(find(&[START, " w"].concat()).is_ok());
    let black = find(&[START, " b"].concat());
    assert_eq!(black, Err(NotFound::Differs(number(518), vec![Difference::BlackToMove])));
}

#[test]
fn where_an_address_has_both_the_fen_counts() {
    let link = lichess(LichessPage::Analysis, number(0)).replace("position=0", "position=7");
    assert_eq!(find(&link).unwrap().number, number(0));
}

#[test]
fn what_breaks_the_rules_is_told_in_full() {
    let count = |role, found, expected| BackRankError::Count { role, found, expected };
    let rank = |faults: &[BackRankError]| Err(NotFound::Rank(faults.to_vec()));
    let three = [count(Role::Queen, 0, 1), count(Role::Bishop, 3, 2)];
    for text in ["RNBBKBNR", "rnbbkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBBKBNR w KQkq - 0 1"] {
        assert_eq!(find(text), rank(&three));
    }
    let one_colour = BackRankError::BishopsOnOneColour(File::A, File::C);
    assert_eq!(find("BRBNNQKR"), rank(&[one_colour]));
    assert_eq!(find("KRNBQNBR"), rank(&[BackRankError::KingOutsideRooks]));
    assert_eq!(find("BKBRNNQR"), rank(&[one_colour, BackRankError::KingOutsideRooks]));
    assert_eq!(find("TPLLKLPT"), rank(&three), "in Dutch too");
}

#[test]
fn black_that_does_not_mirror_white_is_a_double_random_start() {
    for (white, black) in [(123, 321), (518, 0), (959, 518)] {
        let start = DoubleStart { white: number(white), black: number(black) };
        for dialect in [Dialect::XFen, Dialect::Shredder] {
            let Err(NotFound::Double(file, found)) = find(&start.setup().fen(dialect)) else {
                panic!("{white} {black}");
            };
            assert_eq!(found, start);
            let [white, black] = [start.white, start.black].map(|n| n.back_rank().roles());
            assert_eq!(
                File::ALL.into_iter().find(|f| white[f.index()] != black[f.index()]),
                Some(file)
            );
        }
    }
    let link = find("https://example.org/?p=123&b=321#position");
    let start = DoubleStart { white: number(123), black: number(321) };
    assert_eq!(link, find(&start.setup().fen(Dialect::XFen)), "a link says what its FEN says");
    let wrong = find("https://example.org/?p=123&b=960");
    assert_eq!(wrong, Err(NotFound::Number(NumberTextError::NineSixty)));
    let king_out = "krnbqnbr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQ - 0 1";
    let faults = vec![BackRankError::KingOutsideRooks];
    assert_eq!(find(king_out), Err(NotFound::BlackRank(number(518), faults)));
}

#[test]
fn what_is_not_as_at_the_start_is_told_with_the_number_of_the_array() {
    use Difference::{BlackToMove, Halfmoves, MoveNumber, RightMissing};
    for (end, differences) in [
        (" b KQkq - 0 1", vec![BlackToMove]),
        (" w Kkq - 0 1", vec![RightMissing(Colour::White, Side::C)]),
        (" w HAh - 0 1", vec![RightMissing(Colour::Black, Side::C)]),
        (" b KQkq - 3 4", vec![BlackToMove, Halfmoves(3), MoveNumber(4)]),
    ] {
        let found = find(&[START, end].concat());
        assert_eq!(found, Err(NotFound::Differs(number(518), differences)), "{end}");
    }
    let moved = find("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    assert!(matches!(moved, Err(NotFound::Board(NoArray::Square { .. }))), "{moved:?}");
    let gone = find("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1");
    assert!(matches!(gone, Err(NotFound::Board(NoArray::Vacant(_)))), "{gone:?}");
}

#[test]
fn everything_else_says_what_it_was_taken_for() {
    let not_a_digit = |found, place| NotFound::Number(NumberTextError::NotADigit { found, place });
    for (text, why) in [
        ("", NotFound::Empty),
        (" \u{a0}\n", NotFound::Empty),
        ("hello", NotFound::Unknown),
        ("chessboard", NotFound::Unknown),
        ("position", NotFound::Unknown),
        ("R..K...R", NotFound::Unknown),
        ("960", NotFound::Number(NumberTextError::NineSixty)),
        ("-1", not_a_digit('-', 1)),
        ("SP51x", not_a_digit('x', 5)),
        ("RNBQKBN", NotFound::Length(7)),
        ("RNBQKBNRR", NotFound::Length(9)),
        ("RNBQKXNR", NotFound::Letter { found: 'X', place: 6 }),
        ("RNBQKBN1", NotFound::Letter { found: '1', place: 8 }),
        ("https://lichess.org/", NotFound::Address),
        ("https://lichess.org/AbCdEfGh", NotFound::Address),
        (
            "https://lichess.org/analysis/chess960?position=960",
            NotFound::Number(NumberTextError::NineSixty),
        ),
        ("[Event \"x\"]\n\n1. e4 *", NotFound::Fen(FenError::NoFen)),
        ("8/8/8/8 w - - 0 1", NotFound::Fen(FenError::Ranks(4))),
    ] {
        assert_eq!(find(text), Err(why.clone()), "{text}");
        assert!(!why.to_string().is_empty());
    }
}

#[test]
fn no_text_makes_it_panic() {
    for text in [
        "%",
        "://",
        "http://%2",
        "://%zz?p=%",
        "lichess.org/?#&=",
        "%E2%99",
        "/",
        "SP/",
        "[",
        "♔♟\u{FE0F}",
        "\0",
    ] {
        let _ = find(text);
        let _ = find(&text.repeat(9));
    }
}
