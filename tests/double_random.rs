//! Double random starts: the index, boards, FENs and castling of both colours.

use std::convert::Infallible;

use chess960::position::{
    Board, Colour, Dialect, DoubleStart, Number, Setup, Side, Square, pgn_tags,
};

/// Every rank as text, as other programs wrote it.
fn ranks() -> Vec<&'static str> {
    include_str!("data/positions.tsv")
        .lines()
        .map(|line| line.split_once('\t').unwrap().1)
        .collect()
}

#[test]
fn all_921600_indexes_both_ways() {
    let mut expected = 0;
    for black in Number::all() {
        for white in Number::all() {
            let start = DoubleStart { white, black };
            assert_eq!(start.index(), expected);
            assert_eq!(DoubleStart::new(expected), Some(start));
            expected += 1;
        }
    }
    assert_eq!(expected, 921_600);
    assert_eq!(DoubleStart::COUNT, expected);
    assert_eq!(DoubleStart::new(expected), None);
    assert_eq!(DoubleStart::new(u32::MAX), None);
}

#[test]
fn the_index_of_facts() {
    let [white, black] = [123, 321].map(|number| Number::new(number).unwrap());
    assert_eq!(DoubleStart { white, black }.index(), 308_283);
    assert_ne!(DoubleStart { white: black, black: white }.index(), 308_283);
}

/// Each number once for White and once for Black, with partners that step through all 960 as well.
fn pairs() -> impl Iterator<Item = DoubleStart> {
    let number = |n: u16| Number::new(n % Number::COUNT).unwrap();
    (0..5 * Number::COUNT)
        .map(move |n| DoubleStart { white: number(n), black: number(n * 7 + n / 960) })
}

#[test]
fn boards_and_both_dialects() {
    let ranks = ranks();
    for start in pairs() {
        let [white, black] = Colour::ALL.map(|c| ranks[usize::from(start.number(c).get())]);
        let placement = format!("{}/pppppppp/8/8/8/8/PPPPPPPP/{white}", black.to_lowercase());
        assert_eq!(start.board().to_string(), placement);
        assert_eq!(start.setup().fen(Dialect::XFen), format!("{placement} w KQkq - 0 1"));

        let files = |rank: &str| {
            let file = |index: Option<usize>| char::from(b"ABCDEFGH"[index.unwrap()]);
            [file(rank.rfind('R')), file(rank.find('R'))].iter().collect::<String>()
        };
        let rights = files(white) + &files(black).to_lowercase();
        assert_eq!(start.setup().fen(Dialect::Shredder), format!("{placement} w {rights} - 0 1"));
        assert!(pgn_tags(&start.setup()).contains(&placement));
    }
}

#[test]
fn one_rank_for_both_is_an_ordinary_start() {
    for number in Number::all() {
        let start = DoubleStart::from(number);
        assert_eq!(start.index(), u32::from(number.get()) * 961);
        assert_eq!(start.board(), Board::start(number.back_rank()));
        assert_eq!(start.setup(), Setup::start(number.back_rank()));
    }
}

/// Castling read off the colour's own rank as text: from, to, and what must leave.
#[test]
fn each_colour_castles_on_its_own_squares() {
    let ranks = ranks();
    for start in pairs() {
        let board = start.board();
        for (colour, row) in [(Colour::White, '1'), (Colour::Black, '8')] {
            let rank = ranks[usize::from(start.number(colour).get())];
            let king = rank.find('K').unwrap();
            for (side, rook, king_to, rook_to) in
                [(Side::G, rank.rfind('R'), 6, 5), (Side::C, rank.find('R'), 2, 3)]
            {
                let rook = rook.unwrap();
                let name = |file: usize| format!("{}{row}", char::from(b"abcdefgh"[file]));
                let route = start.route(colour, side);
                assert_eq!((route.colour(), route.side()), (colour, side));
                let squares =
                    [route.king_from(), route.king_to(), route.rook_from(), route.rook_to()];
                assert_eq!(
                    squares.map(|square| square.to_string()),
                    [name(king), name(king_to), name(rook), name(rook_to)]
                );

                let between =
                    |file: usize, a: usize, b: usize| (a.min(b)..=a.max(b)).contains(&file);
                let crossed = (0..8).filter(|&file| {
                    file != king
                        && file != rook
                        && (between(file, king, king_to) || between(file, rook, rook_to))
                });
                let expected: Vec<_> = crossed
                    .map(|file| (name(file), rank[file..=file].chars().next().unwrap(), colour))
                    .collect();
                let named = |(square, piece): (Square, chess960::position::Piece)| {
                    (square.to_string(), piece.role.letter(), piece.colour)
                };
                let found: Vec<_> = route.in_the_way(&board).into_iter().map(named).collect();
                assert_eq!(found, expected, "{rank}");
                assert_eq!(route.possible_at_once(&board), expected.is_empty());
                assert_eq!(start.setup().rights.rook(colour, side), Some(route.rook_from().file()));
            }
        }
    }
}

#[test]
fn white_is_drawn_first_and_each_colour_by_itself() {
    let mut words = [960, 123, 1023, u16::MAX, 321, 518].into_iter();
    let mut next = || words.next().ok_or("used up");
    assert_eq!(DoubleStart::draw(&mut next).map(DoubleStart::index), Ok(308_283));
    assert_eq!(DoubleStart::draw(&mut next), Err("used up"));
}

/// Every pair of accepted words gives another start, so that none is likelier than another.
#[test]
fn each_start_comes_from_just_one_pair_of_ten_bit_words() {
    let mut seen = vec![false; 921_600];
    for black in 0..960 {
        for white in 0..960 {
            let mut words = [white, black].into_iter();
            let Ok(start) = DoubleStart::draw(|| Ok::<_, Infallible>(words.next().unwrap()));
            let index = usize::try_from(start.index()).unwrap();
            assert!(!std::mem::replace(&mut seen[index], true));
        }
    }
    assert!(seen.into_iter().all(|seen| seen));
}
