//! The properties of all 960 against known totals and against a slow second method that reads letters.

use std::mem::discriminant;

use chess960::position::{Filter, Kind, Number, Properties, Property, Side};

/// Every rank as text, number 0 first, as other programs wrote it.
fn ranks() -> Vec<(Number, &'static str)> {
    let lines = include_str!("data/positions.tsv").lines();
    let pairs = lines.map(|line| line.split_once('\t').unwrap());
    pairs.map(|(number, rank)| (Number::new(number.parse().unwrap()).unwrap(), rank)).collect()
}

/// How many of the 960 have the property.
fn total(property: Property) -> usize {
    let properties = Properties::EMPTY.with(property);
    Filter { properties, ..Filter::default() }.numbers().count()
}

#[test]
fn totals() {
    use Property::*;
    let of = |side| {
        let kinds = Kind::ALL.map(|kind| total(Castling(side, kind)));
        let leave = [0, 1, 2, 3, 4, 5].map(|pieces| total(MustLeave(side, pieces)));
        let (at_once, rook) = (CastlesAtOnce(Some(side)), OtherRookInTheWay(Some(side)));
        (kinds, leave, total(at_once), total(rook))
    };
    // Known totals; the kinds in the order double-move, transposition, king-move-only, rook-move-only.
    assert_eq!(of(Side::G), ([588, 90, 174, 108], [90, 318, 228, 180, 126, 18], 90, 18));
    assert_eq!(of(Side::C), ([618, 72, 102, 168], [72, 252, 414, 150, 54, 18], 72, 72));
    assert_eq!((total(CastlesAtOnce(None)), total(OtherRookInTheWay(None))), (162, 90));
    assert_eq!([0, 1, 2, 3].map(|pawns| total(UndefendedPawns(pawns))), [360, 452, 144, 4]);
    assert_eq!(total(KingAndRooksOrdinary), 18);
    // By hand. With queen d and king e the bishops stand on two of a, c, g and b, f, h, and one
    // rook on a free file either side: 2 x (1 x 3) + 4 x (2 x 2) + (2 x 2) + 2 x (3 x 1).
    assert_eq!((total(KingAndQueenOrdinary), total(KingAndQueenMirrored)), (32, 32));
    // Any two squares of opposite colours leave 6 for the queen and 10 for the knights; seven
    // such pairs are neighbours.
    assert_eq!((total(BishopsAdjacent), total(BishopsInCorners)), (7 * 60, 60));
    assert_eq!((total(NearStandard), total(NearMirror)), (15, 15));
}

#[test]
fn every_property_of_every_position_by_the_slow_method() {
    for (number, rank) in ranks() {
        let properties = Properties::of(number.back_rank());
        for property in Property::ALL {
            let expected = slowly(rank, property);
            assert_eq!(properties.contains(property), expected, "{number} {rank} {property:?}");
        }
    }
}

#[test]
fn every_property_is_there_once_and_some_position_has_it() {
    let counts = Filter::default().counts();
    for (index, property) in Property::ALL.into_iter().enumerate() {
        assert!(!Property::ALL[..index].contains(&property));
        assert_ne!(counts.with(property), 0, "{property:?}");
        let others = Property::ALL.into_iter().filter(|&other| other != property);
        let set = others.fold(Properties::EMPTY, Properties::with);
        assert!(!set.contains(property), "{property:?} shares no bit");
        assert!(set.with(property).contains(property));
        assert_eq!(set.with(property).without(property), set);
    }
    for nonsense in [6, 7, 64, u8::MAX] {
        assert_eq!(total(Property::UndefendedPawns(nonsense)), 0);
        assert_eq!(total(Property::MustLeave(Side::G, nonsense)), 0);
        assert_eq!(total(Property::MustLeave(Side::C, nonsense)), 0);
    }
    assert_eq!(counts.with(Property::UndefendedPawns(4)), 0);
}

#[test]
fn mirrors() {
    for number in Number::all() {
        assert_eq!(number.mirror().back_rank(), number.back_rank().mirror());
        assert_eq!(number.mirror().mirror(), number);
        let [here, there] = [number, number.mirror()].map(|n| Properties::of(n.back_rank()));
        for (one, other) in [
            (Property::KingAndQueenOrdinary, Property::KingAndQueenMirrored),
            (Property::NearStandard, Property::NearMirror),
            (Property::BishopsAdjacent, Property::BishopsAdjacent),
            (Property::UndefendedPawns(2), Property::UndefendedPawns(2)),
        ] {
            assert_eq!(here.contains(one), there.contains(other), "{number}");
        }
    }
    assert_eq!(Number::STANDARD.mirror().get(), 534);
}

#[test]
fn being_within_one_swap_goes_both_ways() {
    let ranks = ranks();
    for (number, text) in ranks.iter().step_by(37) {
        let swaps = swaps(text);
        for (other, other_text) in &ranks {
            let (one, two) = (number.back_rank(), other.back_rank());
            assert_eq!(one.is_within_one_swap_of(two), two.is_within_one_swap_of(one));
            assert_eq!(one.is_within_one_swap_of(two), swaps.iter().any(|s| s == other_text));
        }
    }
}

/// The question that a property answers; the filter takes any of several answers.
fn question(property: Property) -> (std::mem::Discriminant<Property>, Option<Side>) {
    let (first, side) = match property {
        Property::Castling(side, _) | Property::MustLeave(side, _) => (property, Some(side)),
        Property::KingAndQueenMirrored => (Property::KingAndQueenOrdinary, None),
        Property::BishopsInCorners => (Property::BishopsAdjacent, None),
        Property::NearMirror => (Property::NearStandard, None),
        other => (other, None),
    };
    (discriminant(&first), side)
}

/// Whether the filter should list the rank, by the slow method.
fn slowly_listed(rank: &str, pattern: &str, wanted: &[Property]) -> bool {
    let fits = rank.chars().zip(pattern.chars()).all(|(r, p)| p == '.' || p == r);
    fits && wanted.iter().all(|&property| {
        let same = wanted.iter().filter(|&&other| question(other) == question(property));
        same.into_iter().any(|&answer| slowly(rank, answer))
    })
}

#[test]
fn filters_of_several_properties_and_a_pattern() {
    let ranks = ranks();
    let mut state = 518_u64;
    let mut random = |below: usize| {
        // A small generator with a seed (Knuth's MMIX), so that the test is the same each time.
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        usize::try_from(state >> 33).unwrap() % below
    };
    let mut sizes = Vec::new();
    for _ in 0..60 {
        let pattern = ["........", "........", "R.......", "....K...", ".....Q.B"][random(5)];
        let wanted: Vec<Property> = (0..random(5)).map(|_| Property::ALL[random(37)]).collect();
        let properties = wanted.iter().copied().fold(Properties::EMPTY, Properties::with);
        let filter = Filter { pattern: pattern.parse().unwrap(), properties };
        let listed: Vec<Number> = filter.numbers().collect();
        let expected = ranks.iter().filter(|(_, rank)| slowly_listed(rank, pattern, &wanted));
        assert_eq!(listed, expected.map(|&(number, _)| number).collect::<Vec<_>>(), "{filter:?}");

        let counts = filter.counts();
        assert_eq!(usize::from(counts.listed()), listed.len());
        let property = Property::ALL[random(37)];
        let mut instead = wanted;
        instead.retain(|&other| question(other) != question(property));
        instead.push(property);
        let expected = ranks.iter().filter(|(_, rank)| slowly_listed(rank, pattern, &instead));
        assert_eq!(usize::from(counts.with(property)), expected.count(), "{filter:?} {property:?}");
        sizes.push(listed.len());
    }
    assert!(sizes.contains(&0) && sizes.contains(&960) && sizes.iter().any(|n| *n % 960 != 0));
}

#[test]
fn the_counts_of_no_filter_are_the_totals() {
    let counts = Filter::default().counts();
    assert_eq!(counts.listed(), 960);
    for property in Property::ALL {
        assert_eq!(usize::from(counts.with(property)), total(property));
    }
}

/// The slow method: letters of the rank, and a board of letters.
fn slowly(rank: &str, property: Property) -> bool {
    let sides = |side: Option<Side>| side.map_or(Side::ALL.to_vec(), |side| vec![side]);
    match property {
        Property::CastlesAtOnce(side) => {
            sides(side).iter().any(|&side| leaving(rank, side).is_empty())
        }
        Property::OtherRookInTheWay(side) => {
            sides(side).iter().any(|&side| leaving(rank, side).contains('R'))
        }
        Property::MustLeave(side, pieces) => leaving(rank, side).len() == usize::from(pieces),
        Property::Castling(side, kind) => kind_of(rank, side) == kind,
        Property::UndefendedPawns(pawns) => undefended(rank) == usize::from(pawns),
        Property::KingAndQueenOrdinary => &rank[3..5] == "QK",
        Property::KingAndQueenMirrored => &rank[3..5] == "KQ",
        Property::KingAndRooksOrdinary => {
            rank.starts_with('R') && rank.ends_with('R') && rank.find('K') == Some(4)
        }
        Property::BishopsAdjacent => rank.contains("BB"),
        Property::BishopsInCorners => rank.starts_with('B') && rank.ends_with('B'),
        Property::NearStandard => swaps("RNBQKBNR").iter().any(|swap| swap == rank),
        Property::NearMirror => swaps("RNBKQBNR").iter().any(|swap| swap == rank),
    }
}

fn king_and_rook(rank: &str, side: Side) -> (usize, usize) {
    let rook = if side == Side::G { rank.rfind('R') } else { rank.find('R') };
    (rank.find('K').unwrap(), rook.unwrap())
}

/// The letters that king and rook run into, each walking one square at a time.
fn leaving(rank: &str, side: Side) -> String {
    let (king, rook) = king_and_rook(rank, side);
    let (king_to, rook_to) = if side == Side::G { (6, 5) } else { (2, 3) };
    let mut met = [false; 8];
    for (mut here, to) in [(king, king_to), (rook, rook_to)] {
        while here != to {
            here = if here < to { here + 1 } else { here - 1 };
            met[here] = true;
        }
    }
    let met = rank.char_indices().filter(|&(i, _)| met[i] && i != king && i != rook);
    met.map(|(_, letter)| letter).collect()
}

/// The kind by what a picture of the two before and after shows.
fn kind_of(rank: &str, side: Side) -> Kind {
    let (king, rook) = king_and_rook(rank, side);
    match (side, king, rook) {
        (Side::G, 6, _) | (Side::C, 2, _) => Kind::RookMoveOnly,
        (Side::G, _, 5) | (Side::C, _, 3) => Kind::KingMoveOnly,
        (Side::G, 5, 6) | (Side::C, 3, 2) => Kind::Transposition,
        _ => Kind::DoubleMove,
    }
}

/// The text itself, and all 28 ways to exchange two of its letters.
fn swaps(rank: &str) -> Vec<String> {
    let mut all = vec![rank.to_owned()];
    for (a, b) in (0..8).flat_map(|a| (a + 1..8).map(move |b| (a, b))) {
        let mut letters: Vec<char> = rank.chars().collect();
        letters.swap(a, b);
        all.push(letters.into_iter().collect());
    }
    all
}

/// The pawns that no piece reaches when each runs along its lines until it meets something.
fn undefended(rank: &str) -> usize {
    const ROOK: [(i8, i8); 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];
    const BISHOP: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
    const KNIGHT: [(i8, i8); 8] =
        [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];
    let mut defended = [false; 8];
    for (file, letter) in (0..).zip(rank.chars()) {
        let (ways, far): (Vec<(i8, i8)>, i8) = match letter {
            'R' => (ROOK.to_vec(), 7),
            'B' => (BISHOP.to_vec(), 7),
            'N' => (KNIGHT.to_vec(), 1),
            'Q' => ([ROOK, BISHOP].concat(), 7),
            _ => ([ROOK, BISHOP].concat(), 1),
        };
        for (across, up) in ways {
            let mut steps = (1..=far).map(|n| (file + across * n, up * n));
            // On the first two ranks every square is taken: the first on the board ends the line.
            let met = steps.find(|(x, y)| !(0..8).contains(x) || !(2..8).contains(y));
            if let Some((x @ 0..8, 1)) = met {
                defended[usize::try_from(x).unwrap()] = true;
            }
        }
    }
    defended.into_iter().filter(|&is| !is).count()
}
