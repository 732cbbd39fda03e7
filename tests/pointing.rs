//! Where reasons are on the board, what can be switched by hand, and the ten examples.

use chess960::position::{
    CASES, Colour, Dialect, FenError, Reading, Setup, Side, judge, read_paste,
};

fn read(fen: &str) -> Reading {
    Setup::read(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn marks(fen: &str, side: Side) -> Vec<String> {
    let reading = read(fen);
    let marks = reading.judge(Colour::White, side).marks(&reading.setup, Colour::White, side);
    marks.into_iter().map(|(square, mark)| format!("{square} {mark:?}")).collect()
}

#[test]
fn the_examples_show_what_they_are_there_for() {
    let expected = [
        "no-right into-check:c1",
        "legal no-right",
        "no-right legal",
        "no-right legal",
        "legal blocked:c1",
        "in-check:e8 no-right",
        "through-check:f1 no-right",
        "into-check:g1 no-right",
        "blocked:d1 blocked:d1",
        "no-right legal",
    ];
    for (fen, expected) in CASES.into_iter().zip(expected) {
        let reading = read_paste(fen).unwrap();
        let found = Side::ALL.map(|side| reading.judge(reading.setup.turn, side).to_string());
        assert_eq!(found.join(" "), expected, "{fen}");
        assert_eq!(reading.notices, [], "{fen}");
        assert_eq!(reading.setup.fen(Dialect::XFen), fen, "as it is written");
    }
}

#[test]
fn a_verdict_points_at_what_it_speaks_of() {
    let legal = "2nkn3/2p1p3/8/8/8/6r1/7r/RR3K2 w B - 0 1";
    assert_eq!(marks(legal, Side::C), ["f1 King", "b1 Rook", "c1 KingTo", "d1 RookTo"]);
    assert_eq!(marks(legal, Side::G), [""; 0], "there is nothing to point at");
    let uncovered = "4k3/8/8/8/8/8/8/qRK5 w Q - 0 1";
    assert_eq!(marks(uncovered, Side::C), ["c1 King", "b1 Rook", "c1 Attacked", "a1 Attacker"]);
    let blocked = "4r1k1/8/8/8/8/8/8/4KN1R w K - 0 1";
    let all = ["e1 King", "h1 Rook", "f1 Occupied", "e1 Attacked", "e8 Attacker"];
    assert_eq!(marks(blocked, Side::G), all);
    let twice = "4k3/8/8/8/8/7n/6p1/4K2R w K - 0 1";
    let all = ["e1 King", "h1 Rook", "f1 Attacked", "g2 Attacker", "g1 Attacked", "h3 Attacker"];
    assert_eq!(marks(twice, Side::G), all, "each square once as the same thing");
    assert_eq!(marks("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", Side::G), ["a1 Named"]);
    assert_eq!(marks("4k3/8/8/8/8/8/4K3/7R w K - 0 1", Side::G), ["e2 Named"]);
    assert_eq!(marks("4k3/8/8/8/8/8/8/4KRR1 w FG - 0 1", Side::G), ["f1 Named", "g1 Named"]);
}

#[test]
fn a_right_can_be_given_to_each_rook_that_could_have_one() {
    let setup = read("1r1k4/8/8/8/8/8/8/RR3K1R w B - 0 1").setup;
    let rooks = |colour| -> Vec<String> {
        let routes = setup.possible_rights(colour).into_iter();
        routes.map(|route| format!("{} {:?}", route.rook_from(), route.side())).collect()
    };
    assert_eq!(rooks(Colour::White), ["a1 C", "b1 C", "h1 G"]);
    assert_eq!(rooks(Colour::Black), ["b8 C"]);
    let [a, b, h] = setup.possible_rights(Colour::White)[..] else { panic!() };
    assert_eq!([a, b, h].map(|route| setup.has_right(route)), [false, true, false]);
    let other = setup.with_right_switched(a);
    assert_eq!([a, b, h].map(|route| other.has_right(route)), [true, false, false]);
    let none = setup.with_right_switched(b);
    assert!(![a, b, h].iter().any(|&route| none.has_right(route)));
    for setup in [&other, &none, &none.with_right_switched(h)] {
        assert_eq!(read(&setup.fen(Dialect::XFen)).setup, *setup, "it can be read again");
    }
    for fen in ["4k3/8/8/8/8/8/8/R6K w - - 0 1", "4k3/8/8/8/8/8/4K3/R6R w - - 0 1"] {
        assert_eq!(read(fen).setup.possible_rights(Colour::White), [], "{fen}");
    }
}

#[test]
fn it_is_only_a_turn_that_can_be() {
    let setup = read("4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 2").setup;
    let black = setup.with_turn(Colour::Black).unwrap();
    assert_eq!((black.turn, black.en_passant), (Colour::Black, None));
    assert_eq!(setup.with_turn(Colour::White).unwrap(), setup, "no change, nothing lost");
    let check = read("4r1k1/8/8/8/8/8/8/4K2R w K - 0 1").setup;
    assert!(matches!(check.with_turn(Colour::Black), Err(FenError::OtherSideInCheck { .. })));
    assert!(!judge(&check, Colour::White, Side::G).is_legal());
}
