//! The examples that explain castling: each shows what is said of it.

use chess960::position::{
    Board, Caption, Colour, Dialect, EMPTY_EXAMPLES, Example, FREE_EXAMPLES, KIND_EXAMPLES, Kind,
    Mark, Place, Reason, SAFE_EXAMPLES, STAYING_EXAMPLES, Setup, Side, Square, UNCOVERED_EXAMPLE,
    steps,
};

fn all() -> impl Iterator<Item = Example> {
    let groups: [&[Example]; 6] = [
        &KIND_EXAMPLES,
        &EMPTY_EXAMPLES,
        &SAFE_EXAMPLES,
        &FREE_EXAMPLES,
        &[UNCOVERED_EXAMPLE],
        &STAYING_EXAMPLES,
    ];
    groups.concat().into_iter()
}

fn verdict(example: Example) -> String {
    example.verdict().to_string()
}

#[test]
fn every_example_reads_without_a_liberty_and_is_written_so() {
    for example in all() {
        let reading = Setup::read(example.fen).unwrap();
        assert_eq!(reading.notices, [], "{}", example.fen);
        let written = [Dialect::XFen, Dialect::Shredder].map(|dialect| reading.setup.fen(dialect));
        assert!(written.iter().any(|fen| fen == example.fen), "{written:?}");
        assert_eq!(example.setup(), reading.setup);
        assert_eq!(example.route().side(), example.side);
    }
}

#[test]
fn the_kinds_come_in_order_and_the_ones_that_were_asked_for_are_there() {
    let kinds = KIND_EXAMPLES.map(|example| example.route().kind());
    let [double, transposition, king, rook] = Kind::ALL;
    assert_eq!(kinds, [double, double, transposition, king, rook]);
    let ways = KIND_EXAMPLES.map(|example| {
        let route = example.route();
        [route.king_from(), route.rook_from()].map(|square| square.to_string()).concat()
    });
    assert_eq!(ways, ["b1h1", "b1a1", "f1g1", "e1f1", "g1h1"]);
    for example in KIND_EXAMPLES {
        assert!(example.verdict().is_legal(), "{}", example.fen);
    }
}

#[test]
fn every_kind_played_to_its_end_stands_as_after_castling() {
    for example in KIND_EXAMPLES {
        let (route, board) = (example.route(), example.near_board());
        let last = steps(&board, route).into_iter().next_back().unwrap();
        assert!(matches!(last.caption, Caption::Result { .. }));
        let mut played = Board::EMPTY;
        for man in last.picture.men {
            let Place::On(square) = man.place else { panic!("{}", example.fen) };
            played.set(square, Some(man.piece));
        }
        let after = example.setup().after_castling(route).board;
        let white = after.pieces().filter(|(_, piece)| piece.colour == Colour::White);
        assert_eq!(played.pieces().collect::<Vec<_>>(), white.collect::<Vec<_>>());
    }
}

#[test]
fn each_example_has_the_verdict_that_is_said_of_it() {
    assert_eq!(EMPTY_EXAMPLES.map(verdict), ["blocked:e1", "blocked:b1", "blocked:f1"]);
    assert_eq!(SAFE_EXAMPLES.map(verdict), ["in-check:d8", "through-check:e1", "into-check:g1"]);
    assert_eq!(FREE_EXAMPLES.map(verdict), ["legal"; 4]);
    assert_eq!(STAYING_EXAMPLES.map(verdict), ["blocked:b1", "in-check:g8", "no-right"]);
    let uncovered = UNCOVERED_EXAMPLE.verdict();
    assert_eq!(uncovered.to_string(), "into-check:c1");
    let reason = &uncovered.reasons()[0];
    assert!(matches!(reason, Reason::IntoCheck { uncovered: true, .. }), "{reason:?}");
}

#[test]
fn what_is_on_the_way_is_on_that_way_alone() {
    let [king, rook, other] = EMPTY_EXAMPLES.map(Example::route);
    let on = |route: chess960::position::Route, file| {
        let (from, to) = (route.rook_from(), route.rook_to());
        let square = |c: char| Square::all().find(|square| square.to_string() == format!("{c}1"));
        let walk = |a, b| chess960::position::Squares::walk(a, b);
        let square = square(file).unwrap();
        (walk(route.king_from(), route.king_to()).contains(square), walk(from, to).contains(square))
    };
    assert_eq!(on(king, 'e'), (true, false));
    assert_eq!(on(rook, 'b'), (false, true));
    assert!(other.other_rook_in_the_way(&EMPTY_EXAMPLES[2].setup().board).is_some());
}

#[test]
fn what_does_not_matter_is_there() {
    let attacked = |example: Example, square: Square| {
        !example.setup().board.attackers(square, Colour::Black).is_empty()
    };
    let [rook_attacked, rook_crosses, c_side, g_side] = FREE_EXAMPLES;
    assert!(attacked(rook_attacked, rook_attacked.route().rook_from()));
    let route = rook_crosses.route();
    let way = chess960::position::Squares::walk(route.rook_from(), route.rook_to());
    let crossed = way.without(route.rook_from()).without(route.rook_to());
    assert!(crossed.iter().any(|square| attacked(rook_crosses, square)));
    for (example, side, files) in [(c_side, Side::C, "abe"), (g_side, Side::G, "eh")] {
        assert_eq!(example.side, side);
        let board = example.setup().board;
        for file in files.chars() {
            let filled = board.pieces().any(|(square, _)| square.to_string() == format!("{file}1"));
            assert!(filled, "{file}");
        }
    }
    for example in STAYING_EXAMPLES.into_iter().chain([UNCOVERED_EXAMPLE]) {
        assert_eq!(example.route().kind(), Kind::RookMoveOnly, "{}", example.fen);
    }
}

#[test]
fn the_pictures_mark_what_is_against_the_castling() {
    for example in all() {
        let marks = example.picture().marks;
        let has = |kind| marks.iter().any(|&(_, mark)| mark == kind);
        assert!(has(Mark::King) && has(Mark::Rook));
        let legal = example.verdict().is_legal();
        assert_eq!(has(Mark::KingTo), legal, "{}", example.fen);
        let against = has(Mark::MustBeEmpty) || has(Mark::MustBeSafe);
        assert_eq!(against, !legal && verdict(example) != "no-right", "{}", example.fen);
    }
}
