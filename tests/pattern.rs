//! Patterns against a slow second method, over all 960.

use chess960::position::{BackRank, File, Filter, Number, Pattern, PatternError, Role, Roles};

/// The ranks as other programs wrote them, number 0 first.
fn ranks() -> Vec<&'static str> {
    include_str!("data/positions.tsv")
        .lines()
        .map(|line| line.split_once('\t').unwrap().1)
        .collect()
}

/// Every number with its rank, worked out once.
fn all() -> Vec<(u16, BackRank)> {
    Number::all().map(|number| (number.get(), number.back_rank())).collect()
}

/// The numbers among all whose rank matches.
fn matching(all: &[(u16, BackRank)], text: &str) -> Vec<u16> {
    let pattern: Pattern = text.parse().unwrap();
    all.iter().filter(|(_, rank)| pattern.matches(*rank)).map(|&(number, _)| number).collect()
}

/// What a filter lists for a pattern.
fn listed(text: &str) -> Vec<u16> {
    let filter = Filter { pattern: text.parse().unwrap(), ..Filter::default() };
    filter.numbers().map(Number::get).collect()
}

/// The slow way: the letters allowed on each place are given, and looked for in the rank's text.
fn slowly(ranks: &[&str], allowed: &[&str]) -> Vec<u16> {
    let fits = |rank: &str| {
        rank.char_indices().all(|(i, letter)| allowed[i].is_empty() || allowed[i].contains(letter))
    };
    (0..).zip(ranks).filter(|(_, rank)| fits(rank)).map(|(number, _)| number).collect()
}

#[test]
fn every_pattern_of_two_pieces() {
    let (ranks, all) = (ranks(), all());
    for (first, second) in (0..8).flat_map(|a| (a + 1..8).map(move |b| (a, b))) {
        for (one, other) in "KQRBN".chars().flat_map(|a| "KQRBN".chars().map(move |b| (a, b))) {
            let (one, other) = (one.to_string(), other.to_string());
            let mut allowed = [""; 8];
            (allowed[first], allowed[second]) = (&one, &other);
            let text: String = allowed.map(|a| if a.is_empty() { "." } else { a }).concat();
            assert_eq!(matching(&all, &text), slowly(&ranks, &allowed), "{text}");
        }
    }
}

/// How a place may be written, the letters that it allows (none for all), and how it is written back.
const PLACES: [(&str, &str, &str); 20] = [
    (".", "", "."),
    ("?", "", "."),
    ("_", "", "."),
    (" . ", "", "."),
    ("[KQRBN]", "", "."),
    ("[NBRQKN]", "", "."),
    ("k", "K", "K"),
    ("Q", "Q", "Q"),
    ("R", "R", "R"),
    ("b", "B", "B"),
    ("[n]", "N", "N"),
    ("[BN]", "BN", "[BN]"),
    ("[NB]", "NB", "[BN]"),
    ("[nbn]", "NB", "[BN]"),
    ("[ R\tN ]", "RN", "[RN]"),
    ("[QK]", "KQ", "[KQ]"),
    ("[rnb]", "RNB", "[RBN]"),
    ("[KRN]", "KRN", "[KRN]"),
    ("[QbR]", "BRQ", "[QRB]"),
    ("[BKQN]", "KQBN", "[KQBN]"),
];

#[test]
fn patterns_of_every_kind_of_place() {
    let (ranks, all) = (ranks(), all());
    let mut state = 960_u64;
    let mut matched = 0;
    for _ in 0..1000 {
        let places = [(); 8].map(|()| {
            // A small generator with a seed (Knuth's MMIX), so that the test is the same each time.
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            PLACES[usize::try_from(state >> 33).unwrap() % PLACES.len()]
        });
        let text = places.map(|(text, _, _)| text).concat();
        let found = matching(&all, &text);
        assert_eq!(found, slowly(&ranks, &places.map(|(_, allowed, _)| allowed)), "{text}");
        matched += usize::from(!found.is_empty());

        let pattern: Pattern = text.parse().unwrap();
        let written = pattern.to_string();
        assert_eq!(written, places.map(|(_, _, written)| written).concat());
        assert_eq!(written.parse(), Ok(pattern));
    }
    assert!((100..900).contains(&matched), "the sample should have both: {matched}");
}

#[test]
fn a_rank_is_a_pattern_of_itself() {
    for (number, text) in (0..).zip(ranks()) {
        assert_eq!(listed(text), [number]);
        let rank: BackRank = text.parse().unwrap();
        assert_eq!(Pattern::from(rank), text.to_lowercase().parse().unwrap());
        assert_eq!(Pattern::from(rank).to_string(), text);
    }
}

#[test]
fn counts_that_can_be_worked_out_by_hand() {
    assert_eq!(listed("........").len(), 960);
    assert_eq!(listed("…???_.").len(), 960);
    assert_eq!(listed("R...K..R").len(), 18); // facts: king and rooks as in ordinary chess
    assert_eq!(listed("K.......").len(), 0);
    assert_eq!(listed("B.B.....").len(), 0);
    assert_eq!(listed("B......B").len(), 60); // queen on 6, knights on C(5, 2), the rest is fixed
    assert_eq!(listed("........"), Number::all().map(Number::get).collect::<Vec<_>>());
}

#[test]
fn pieces_placed_on_an_empty_rank_write_the_pattern() {
    let one = |role| Roles::one(role).unwrap();
    let mut pattern = Pattern::default();
    assert_eq!(pattern, Pattern::ANY);
    pattern.set(File::A, one(Role::Rook));
    pattern.set(File::E, one(Role::King));
    pattern.set(File::H, one(Role::Rook));
    assert_eq!(pattern.to_string(), "R...K..R");
    pattern.set(File::D, one(Role::Knight).union(one(Role::Bishop)));
    assert_eq!(pattern.to_string(), "R..[BN]K..R");
    assert!(pattern.at(File::D).iter().eq([Role::Bishop, Role::Knight]));
    pattern.set(File::A, Roles::ANY);
    assert_eq!(pattern.to_string(), "...[BN]K..R");
    assert_eq!(Roles::one(Role::Pawn), None);
    assert!(!Roles::ANY.contains(Role::Pawn));
}

#[test]
fn what_is_no_pattern_is_refused_with_the_place() {
    use PatternError::*;
    let cases = [
        ("", Length(0)),
        ("   ", Length(0)),
        ("R..K...", Length(7)),
        ("R..K...R.", Length(9)),
        ("………", Length(9)),
        ("[BN][BN]", Length(2)),
        ("R..X...R", Letter { found: 'X', place: 4 }),
        ("R..P...R", Letter { found: 'P', place: 4 }),
        ("R..♔...R", Letter { found: '♔', place: 4 }),
        ("R..1...R", Letter { found: '1', place: 4 }),
        ("R..K...*", Letter { found: '*', place: 8 }),
        ("R.[BX]K..R", Letter { found: 'X', place: 3 }),
        ("R.[B.]K..R", Letter { found: '.', place: 3 }),
        ("R.[B[N]..R", Letter { found: '[', place: 3 }),
        ("R.B]K..R", Letter { found: ']', place: 4 }),
        ("R.[]K...R", EmptySet(3)),
        ("R..K...[", OpenSet(8)),
        ("R.[BNKR", OpenSet(3)),
        ("R.[", OpenSet(3)),
    ];
    for (text, expected) in cases {
        assert_eq!(text.parse::<Pattern>(), Err(expected), "{text}");
    }
    let says = |text: &str| text.parse::<Pattern>().unwrap_err().to_string();
    assert_eq!(says("R..K"), "a pattern has 8 places, not 4");
    assert_eq!(says("R..X"), "place 4 has 'X', which is not one of K, Q, R, B, N");
    assert_eq!(says("R.[]"), "the set at place 3 has no piece in it");
    assert_eq!(says("R.[B"), "the set at place 3 is not closed with ]");
}
