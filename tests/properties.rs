//! Properties that hold for any text and for any position.

use std::time::{Duration, Instant};

use chess960::position::{
    Board, Colour, Dialect, File, Header, Rank, Reading, Reason, Setup, Side, Square, Squares,
    judge, read_paste,
};
use proptest::prelude::*;

/// Lines of the data, to start from.
fn known() -> Vec<&'static str> {
    let lines = include_str!("data/castling.tsv").lines();
    lines
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split('\t').next().unwrap())
        .collect()
}

/// Text of the letters that FENs are made of, so that much of it gets far.
fn like_a_fen() -> impl Strategy<Value = String> {
    let rank = "[kqrbnpKQRBNP1-8~]{1,8}";
    let placement = proptest::collection::vec(rank, 7..=9).prop_map(|ranks| ranks.join("/"));
    let rest = " [wbWB] [KQkqA-Ha-h–-]{1,5} ([a-h][1-8]|-) [0-9+]{1,3} [0-9]{1,3}[; ]{0,2}";
    (placement, rest).prop_map(|(placement, rest)| placement + &rest)
}

/// A known FEN with a few characters changed, dropped or put in.
fn mutated() -> impl Strategy<Value = String> {
    let edits =
        proptest::collection::vec((any::<prop::sample::Index>(), 0..3_u8, any::<char>()), 0..4);
    (prop::sample::select(known()), edits).prop_map(|(fen, edits)| {
        let mut chars: Vec<char> = fen.chars().collect();
        for (index, edit, c) in edits {
            let place = index.index(chars.len());
            match edit {
                0 => chars[place] = c,
                1 => drop(chars.remove(place)),
                // A letter of the text itself, which may well fit.
                _ => chars.insert(place, chars[(place * 7 + 3) % chars.len()]),
            }
        }
        chars.into_iter().collect()
    })
}

/// A board with one king each and anything else anywhere; not all of them are taken.
fn any_board() -> impl Strategy<Value = Board> {
    let pieces = proptest::collection::vec((0..64_usize, "[QRBNPqrbnp]"), 0..14);
    let back = proptest::collection::vec("[RRrnqKk1]", 16);
    (pieces, back, 0..64_usize, 0..64_usize).prop_map(|(pieces, back, white, black)| {
        let all: Vec<Square> = Square::all().collect();
        let piece =
            |letter: &str| letter.chars().next().and_then(chess960::position::Piece::from_letter);
        let mut board = Board::EMPTY;
        for (place, letter) in pieces {
            board.set(all[place], piece(&letter));
        }
        for (place, letter) in (0..8).chain(56..64).zip(back) {
            let letter = if place < 8 { letter } else { letter.to_lowercase() };
            board.set(all[place], piece(&letter).filter(|piece| piece.role.letter() != 'K'));
        }
        // Mostly on their back ranks, where castling is.
        board.set(all[white % 12 % 8], piece("K"));
        board.set(all[63 - black % 12 % 8], piece("k"));
        board
    })
}

/// The same with colours exchanged and the board turned upside down.
fn twin(setup: &Setup) -> Setup {
    let flip = |square: Square| Square::new(square.file(), Rank::ALL[7 - square.rank().index()]);
    let mut twin = setup.clone();
    twin.board = Board::EMPTY;
    for (square, mut piece) in setup.board.pieces() {
        piece.colour = piece.colour.other();
        twin.board.set(flip(square), Some(piece));
    }
    twin.turn = setup.turn.other();
    twin.en_passant = setup.en_passant.map(flip);
    for colour in Colour::ALL {
        for side in Side::ALL {
            twin.rights.set(colour.other(), side, setup.rights.rook(colour, side));
        }
    }
    twin
}

fn check_any_text(text: &str) {
    let _ = Header::read(text);
    if let Ok(Reading { setup, .. }) = read_paste(text) {
        check_written(&setup);
    }
    match Setup::read(text) {
        Ok(reading) => {
            check_written(&reading.setup);
            for colour in Colour::ALL {
                for side in Side::ALL {
                    let _ = reading.judge(colour, side).to_string();
                }
            }
            let _ = reading.setup.array();
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Whatever was read is written, read, and written again to the same, with nothing to notice.
fn check_written(setup: &Setup) {
    for dialect in [Dialect::XFen, Dialect::Shredder] {
        let written = setup.fen(dialect);
        let again = Setup::read(&written).unwrap_or_else(|error| panic!("{written}: {error}"));
        assert_eq!(again.setup, *setup, "{written}");
        assert_eq!(again.notices, [], "{written}");
        assert_eq!(again.setup.fen(dialect), written);
    }
}

/// The reasons with the ranks exchanged; pieces are compared by their roles.
fn shape(setup: &Setup, colour: Colour, side: Side) -> Vec<String> {
    let near = |square: Square| match colour {
        Colour::White => square,
        Colour::Black => Square::new(square.file(), Rank::ALL[7 - square.rank().index()]),
    };
    let squares = |of: &[(Square, chess960::position::Piece)]| {
        let set: Squares = of.iter().map(|&(square, _)| near(square)).collect();
        format!("{set:?}")
    };
    let verdict = judge(setup, colour, side);
    let reasons = verdict.reasons().iter().map(|reason| match reason {
        Reason::NoRight(_) => "no right".to_owned(),
        Reason::Occupied(on) => squares(on),
        Reason::InCheck { king, from } => format!("{} {}", near(*king), squares(from)),
        Reason::ThroughCheck { square, from } => format!("{} {}", near(*square), squares(from)),
        Reason::IntoCheck { square, from, uncovered } => {
            format!("{} {} {uncovered}", near(*square), squares(from))
        }
    });
    reasons.collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(1500) })]

    #[test]
    fn no_bytes_make_it_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        check_any_text(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn no_text_makes_it_panic(text in any::<String>()) {
        check_any_text(&text);
    }

    #[test]
    fn nothing_like_a_fen_makes_it_panic(text in like_a_fen()) {
        check_any_text(&text);
    }

    #[test]
    fn what_was_read_from_a_changed_fen_is_written_and_read_again(text in mutated()) {
        check_any_text(&text);
    }

    #[test]
    fn a_header_with_anything_in_it_is_read(name in "(FEN|Variant|SetUp|[A-Za-z]{1,5})", value in any::<String>(), fen in mutated()) {
        check_any_text(&["[", &name, " \"", &value, "\"]\n[FEN \"", &fen, "\"]\n\n1. e4"].concat());
    }

    #[test]
    fn a_position_and_its_twin_have_the_same_verdicts(
        board in any_board(),
        black in any::<bool>(),
        rooks in proptest::collection::vec(proptest::option::of(0..8_usize), 4),
    ) {
        let mut setup = Setup::read("4k3/8/8/8/8/8/8/4K3 w - - 0 1").unwrap().setup;
        setup.board = board;
        setup.turn = if black { Colour::Black } else { Colour::White };
        // Also rights that are void: they must be void in both.
        for (index, rook) in rooks.into_iter().enumerate() {
            let rook = rook.map(|file| File::ALL[file]);
            setup.rights.set(Colour::ALL[index / 2], Side::ALL[index % 2], rook);
        }
        let twin = twin(&setup);
        for colour in Colour::ALL {
            for side in Side::ALL {
                prop_assert_eq!(
                    shape(&setup, colour, side),
                    shape(&twin, colour.other(), side),
                    "{}", setup.fen(Dialect::Shredder)
                );
            }
        }
    }
}

#[test]
fn all_known_positions_have_the_verdicts_of_their_twins() {
    for fen in known() {
        let setup = Setup::read(fen).unwrap().setup;
        let twin = twin(&setup);
        check_written(&twin);
        for colour in Colour::ALL {
            for side in Side::ALL {
                assert_eq!(
                    shape(&setup, colour, side),
                    shape(&twin, colour.other(), side),
                    "{fen}"
                );
            }
        }
    }
}

/// A text four times as long takes about four times as long; were it the square, it would be 16.
#[test]
fn time_is_linear_in_the_length() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let hostile: [(&str, &str); 16] = [
        ("", "/"),
        ("", "P"),
        ("", "8/"),
        ("", " "),
        ("", ";"),
        ("", "[FEN \"x\"]"),
        ("", "[FEN \""),
        ("", "[A \"\\"),
        ("", "\n"),
        ("", "8/8/8/8/8/8/8/8 "),
        ("", "8/8/8/8/8/8/8/8\n"),
        ("", "://8/8/8/8/8/8/8/8"),
        (start, "\n\u{200b}"),
        (" w ", "K"),
        (" w KQkq - 0 ", "1"),
        (" w KQkq - ", "bm e4;"),
    ];
    for (prefix, part) in hostile {
        let prefix = if prefix.starts_with(' ') { [start, prefix].concat() } else { prefix.into() };
        let took = |bytes: usize| {
            let text = [prefix.as_str(), &part.repeat(bytes / part.len())].concat();
            let run = || {
                let start = Instant::now();
                let _ = Setup::read(&text);
                let _ = read_paste(&text);
                start.elapsed()
            };
            (0..3).map(|_| run()).min().unwrap_or_default()
        };
        let (short, long) = (took(50_000), took(200_000));
        // Short times tell nothing; on a busy machine neither does a small factor.
        assert!(
            long < Duration::from_millis(20) || long < short * 10,
            "{prefix:?} {part:?}: {short:?}, {long:?}"
        );
    }
}

/// A minute of changed FENs and headers, for a reader who wants more than the tests above.
///
/// Run it with `cargo test --release --test properties -- --ignored --nocapture`.
#[test]
#[ignore = "takes a minute"]
fn a_minute_of_mutations() {
    const ALPHABET: &[u8] = b"KQRBNPkqrbnpAHah12345678/ -_~[]\";.+0wWbB\n\r\\\xe2\x80\x93\xff";
    let mut state = 0x2545_F491_4F6C_DD1D_u64;
    let mut below = move |bound: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state >> 33).unwrap() % bound.max(1)
    };
    let mut seeds: Vec<Vec<u8>> = known().into_iter().map(|fen| fen.as_bytes().to_vec()).collect();
    for fen in known() {
        seeds.push(format!("[Variant \"Chess960\"]\n[FEN \"{fen}\"]\n\n1. e4 *").into_bytes());
        seeds.push(format!("https://lichess.org/editor/{}?a=b", fen.replace(' ', "_")).into());
    }
    let (start, mut runs, mut taken) = (Instant::now(), 0_u64, 0_u64);
    while start.elapsed() < Duration::from_mins(1) {
        let mut bytes = seeds[below(seeds.len())].clone();
        for _ in 0..=below(6) {
            let (place, other) = (below(bytes.len()), below(bytes.len()));
            match below(5) {
                0 if !bytes.is_empty() => bytes[place] = ALPHABET[below(ALPHABET.len())],
                1 if !bytes.is_empty() => drop(bytes.remove(place)),
                2 => bytes.insert(place, ALPHABET[below(ALPHABET.len())]),
                3 if !bytes.is_empty() => bytes.swap(place, other),
                _ => {
                    let part = bytes[place.min(other)..place.max(other)].to_vec();
                    bytes.splice(place..place, part);
                }
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        check_any_text(&text);
        runs += 1;
        taken += u64::from(read_paste(&text).is_ok());
    }
    println!("{runs} texts, {taken} of them taken as a FEN, no panic");
}
