//! Numbers and ranks, both ways, for all 960.

use std::collections::HashSet;

use chess960::position::{
    BackRank, BackRankError, Colour, Derivation, File, KNIGHT_PAIRS, Number, Role,
};

/// Number and rank of every line of data/positions.tsv, which other programs computed.
fn reference() -> Vec<(u16, &'static str)> {
    let lines = include_str!("data/positions.tsv").lines();
    lines.map(|line| line.split_once('\t').unwrap()).map(|(n, r)| (n.parse().unwrap(), r)).collect()
}

#[test]
fn every_number_gives_its_rank_and_every_rank_its_number() {
    let reference = reference();
    assert_eq!(reference.len(), 960);
    assert_eq!(Number::all().len(), 960);
    for (number, rank) in reference {
        let number = Number::new(number).unwrap();
        assert_eq!(number.back_rank().to_string(), rank);
        assert_eq!(rank.parse::<BackRank>().unwrap().number(), number);
        assert_eq!(rank.to_lowercase().parse::<BackRank>().unwrap().number(), number);
    }
}

#[test]
fn there_is_no_number_960() {
    assert_eq!(Number::new(960), None);
    assert_eq!(Number::new(u16::MAX), None);
    assert_eq!(Number::LAST.next(), None);
    assert_eq!(Number::FIRST.previous(), None);
    for number in Number::all() {
        assert_eq!(Number::new(number.get()), Some(number));
        assert_eq!(number.next().map_or(960, Number::get), number.get() + 1);
        assert_eq!(number.previous().map_or(0, |n| n.get() + 1), number.get());
    }
}

#[test]
fn the_numbers_people_know() {
    assert_eq!(Number::STANDARD.back_rank(), BackRank::STANDARD);
    assert_eq!(BackRank::STANDARD.mirror().number().get(), 534);
    for (number, rank) in [(0, "BBQNNRKR"), (1, "BQNBNRKR"), (518, "RNBQKBNR"), (959, "RKRNNQBB")] {
        assert_eq!(Number::new(number).unwrap().back_rank().to_string(), rank);
    }
}

/// The slow way: every arrangement of the eight pieces, kept if it obeys the rules.
#[test]
fn exactly_960_arrangements_obey_the_rules() {
    let mut obeying = HashSet::new();
    let mut refused = 0;
    arrangements(&mut Vec::new(), [1, 1, 2, 2, 2], &mut |roles| match BackRank::new(roles) {
        Ok(rank) => assert!(obeying.insert(rank)),
        Err(BackRankError::Count { .. } | BackRankError::Length(_)) => {
            panic!("counts are right")
        }
        Err(_) => refused += 1,
    });
    assert_eq!(obeying.len(), 960);
    assert_eq!(obeying.len() + refused, 5040); // 8! / (2! 2! 2!)
    assert_eq!(obeying, Number::all().map(Number::back_rank).collect());
}

fn arrangements(so_far: &mut Vec<Role>, left: [usize; 5], visit: &mut impl FnMut([Role; 8])) {
    const ROLES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    if let Ok(roles) = <[Role; 8]>::try_from(so_far.as_slice()) {
        return visit(roles);
    }
    for (index, role) in ROLES.into_iter().enumerate() {
        if left[index] > 0 {
            let mut rest = left;
            rest[index] -= 1;
            so_far.push(role);
            arrangements(so_far, rest, visit);
            so_far.pop();
        }
    }
}

#[test]
fn the_960_are_closed_under_mirroring_and_none_is_its_own_mirror() {
    for rank in Number::all().map(Number::back_rank) {
        assert_ne!(rank.mirror(), rank);
        assert_eq!(rank.mirror().mirror(), rank);
        assert_eq!(BackRank::new(rank.mirror().roles()), Ok(rank.mirror()));
    }
}

#[test]
fn eighteen_positions_have_king_and_rooks_as_in_ordinary_chess() {
    let ordinary = |rank: &BackRank| rank.king() == File::E && rank.rooks() == (File::A, File::H);
    assert_eq!(Number::all().map(Number::back_rank).filter(ordinary).count(), 18);
}

#[test]
fn undefended_pawns_at_the_start() {
    let mut counts = [0; 4];
    for rank in Number::all().map(Number::back_rank) {
        let defended = (0..8).filter(|&pawn| is_defended(rank.roles(), pawn)).count();
        counts[8 - defended] += 1;
    }
    assert_eq!(counts, [360, 452, 144, 4]);
}

/// Whether a piece of the back rank defends the pawn before this file (0 to 7).
fn is_defended(roles: [Role; 8], pawn: usize) -> bool {
    roles.into_iter().enumerate().any(|(file, role)| {
        matches!(
            (role, file.abs_diff(pawn)),
            (Role::King | Role::Queen, 0 | 1)
                | (Role::Rook, 0)
                | (Role::Bishop, 1)
                | (Role::Knight, 2)
        )
    })
}

#[test]
fn the_knights_table_is_every_pair_once_in_order() {
    let pairs: Vec<_> = (0..5).flat_map(|a| (a + 1..5).map(move |b| (a, b))).collect();
    assert_eq!(KNIGHT_PAIRS.to_vec(), pairs);
}

#[test]
fn the_steps_lead_from_every_number_to_its_rank() {
    for number in Number::all() {
        let way = Derivation::of(number);
        assert_eq!(Derivation::of_rank(number.back_rank()), way);
        assert_eq!(way.number(), number);

        let steps = way.steps();
        assert_eq!(steps.map(|step| step.divisor), [4, 4, 6, 10, 1]);
        assert_eq!(steps[0].dividend, number.get());
        for pair in steps.windows(2) {
            assert_eq!(pair[1].dividend, pair[0].quotient());
        }
        assert_eq!(steps[4].quotient(), 0, "nothing is left over");
        let remainders = [way.light_bishop(), way.dark_bishop(), way.queen(), way.knights()];
        for (step, remainder) in steps.iter().zip(remainders) {
            assert_eq!(usize::from(step.remainder()), remainder);
        }

        let mut rank = [None; 8];
        for step in &steps {
            let before = rank.iter().flatten().count();
            let files: Vec<File> = step.files.into_iter().flatten().collect();
            assert!(files.is_sorted());
            for file in &files {
                assert_eq!(rank[file.index()], None, "every square is taken once");
                rank[file.index()] = step.rank[file.index()];
            }
            assert_eq!(rank, step.rank);
            assert_eq!(rank.iter().flatten().count(), before + files.len());
        }
        assert_eq!(rank.map(Option::unwrap), number.back_rank().roles());
        assert!(steps[0].files[0].unwrap().index() % 2 == 1, "the light-squared bishop is first");
    }
}

/// Some pages take the dark-squared bishop first; 240 numbers do not notice, 518 becomes 521.
#[test]
fn swapping_the_bishops_steps_would_be_another_numbering() {
    let swapped = |number: Number| {
        let n = number.get();
        Number::new(n / 16 * 16 + n % 4 * 4 + n / 4 % 4).unwrap()
    };
    assert_eq!(swapped(Number::STANDARD).get(), 521);
    assert_eq!(Number::all().filter(|&number| swapped(number) == number).count(), 240);
}

#[test]
fn a_rank_that_breaks_a_rule_is_refused_with_the_reason() {
    use BackRankError::*;
    let cases = [
        ("", Length(0)),
        ("RNBQKBN", Length(7)),
        ("RNBQKBNRR", Length(9)),
        ("RNBQKBNX", Letter { found: 'X', place: 8 }),
        ("RNBQPBNR", Letter { found: 'P', place: 5 }),
        ("RNBQ♔BNR", Letter { found: '♔', place: 5 }),
        ("RNBQKBBR", Count { role: Role::Bishop, found: 3, expected: 2 }),
        ("RNBKKBNR", Count { role: Role::King, found: 2, expected: 1 }),
        ("RBNQKBNR", BishopsOnOneColour(File::B, File::F)),
        ("KRBQNBNR", KingOutsideRooks),
        ("KRBBQNNR", KingOutsideRooks),
        ("RRKBBQNN", KingOutsideRooks),
    ];
    for (text, expected) in cases {
        assert_eq!(text.parse::<BackRank>(), Err(expected), "{text}");
        assert!(!expected.to_string().is_empty());
    }
}

/// A published draw puts the king on b to g with equal chances; these are the true counts.
#[test]
fn how_often_the_king_stands_on_each_file() {
    let mut counts = [0; 8];
    Number::all().for_each(|number| counts[number.back_rank().king().index()] += 1);
    assert_eq!(counts, [0, 108, 168, 204, 204, 168, 108, 0]);
}

#[test]
fn black_mirrors_white() {
    use chess960::position::{Board, Piece, Rank, Square};
    for rank in Number::all().map(Number::back_rank) {
        let board = Board::start(rank);
        assert_eq!(board.pieces().count(), 32);
        for file in File::ALL {
            for colour in Colour::ALL {
                let role = rank.roles()[file.index()];
                let at = |rank| board.at(Square::new(file, rank));
                assert_eq!(at(Rank::back(colour)), Some(Piece { colour, role }));
                assert_eq!(at(Rank::pawns(colour)), Some(Piece { colour, role: Role::Pawn }));
            }
        }
    }
}

#[test]
fn each_step_chooses_among_the_squares_that_are_free() {
    for number in Number::all() {
        let steps = Derivation::of(number).steps();
        assert_eq!(steps.each_ref().map(|step| step.choices().len()), [4, 4, 6, 5, 3]);
        for (index, step) in steps.iter().enumerate() {
            let digit = usize::from(step.remainder());
            let places = match index {
                3 => [KNIGHT_PAIRS[digit].0, KNIGHT_PAIRS[digit].1].to_vec(),
                4 => vec![0, 1, 2],
                _ => vec![digit],
            };
            let chosen: Vec<File> = places.into_iter().map(|place| step.choices()[place]).collect();
            assert!(chosen.into_iter().eq(step.files.into_iter().flatten()), "{number} {index}");
        }
    }
}
