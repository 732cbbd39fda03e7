//! Verdicts on castling: all of data/castling.tsv, every reason, and what follows a legal one.

use std::collections::HashMap;

use chess960::position::{
    Board, Colour, Dialect, File, NoRight, Piece, Rank, Reading, Reason, Role, Setup, Side, Square,
    Verdict, Void, judge,
};

fn read(fen: &str) -> Reading {
    Setup::read(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn at(name: &str) -> Square {
    Square::all().find(|square| square.to_string() == name).unwrap()
}

fn pieces(list: &[(&str, char)]) -> Vec<(Square, Piece)> {
    list.iter().map(|&(square, letter)| (at(square), Piece::from_letter(letter).unwrap())).collect()
}

/// The one reason why White may not castle on a side.
fn reason(fen: &str, side: Side) -> Reason {
    match read(fen).judge(Colour::White, side).reasons() {
        [reason] => reason.clone(),
        other => panic!("{fen}: {other:?}"),
    }
}

fn no_right(fen: &str, side: Side) -> NoRight {
    match reason(fen, side) {
        Reason::NoRight(why) => why,
        other => panic!("{fen}: {other:?}"),
    }
}

#[test]
fn all_of_castling_tsv_in_both_dialects() {
    let (mut lines, mut seen) = (0, HashMap::new());
    for line in include_str!("data/castling.tsv").lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [shredder, x_fen, g_side, c_side] = fields[..] else { panic!("{line}") };
        let (reading, other) = (read(shredder), read(x_fen));
        assert_eq!(reading, other, "both dialects say the same: {line}");
        let setup = &reading.setup;
        for (side, expected) in [(Side::G, g_side), (Side::C, c_side)] {
            let verdict = judge(setup, setup.turn, side);
            assert_eq!(verdict.to_string(), expected, "{line}");
            assert_eq!(reading.judge(setup.turn, side).to_string(), expected, "{line}");
            assert_eq!(verdict.is_legal(), verdict.reasons().is_empty());
            for word in expected.split(';').map(|reason| reason.split(':').next().unwrap()) {
                *seen.entry(word).or_insert(0) += 1;
            }
            if let Verdict::Legal(route) = verdict {
                check_after(setup, &setup.after_castling(route), side);
            }
        }
        check_written(&reading, [x_fen, shredder]);
        lines += 1;
    }
    assert_eq!(lines, 2500);
    let mut seen: Vec<_> = seen.into_iter().collect();
    seen.sort_unstable();
    let expected = [
        ("blocked", 2019),
        ("in-check", 762),
        ("into-check", 386),
        ("legal", 1330),
        ("no-right", 775),
        ("through-check", 344),
    ];
    assert_eq!(seen, expected);
}

// The file keeps every en passant square, X-FEN only those with a pawn beside the pushed pawn.
fn check_written(reading: &Reading, columns: [&str; 2]) {
    let setup = &reading.setup;
    for (dialect, column) in [Dialect::XFen, Dialect::Shredder].into_iter().zip(columns) {
        let mut fields: Vec<&str> = column.split(' ').collect();
        if setup.en_passant.is_none() {
            fields[3] = "-";
        }
        let written = setup.fen(dialect);
        assert_eq!(written, fields.join(" "));
        let again = read(&written);
        assert_eq!((&again.setup, again.notices.len()), (setup, 0), "{written}");
    }
}

fn check_after(before: &Setup, after: &Setup, side: Side) {
    let colour = before.turn;
    let rank = Rank::back(colour);
    let (king, rook) = match side {
        Side::G => (File::G, File::F),
        Side::C => (File::C, File::D),
    };
    let piece = |role| Some(Piece { colour, role });
    assert_eq!(after.board.at(Square::new(king, rank)), piece(Role::King));
    assert_eq!(after.board.at(Square::new(rook, rank)), piece(Role::Rook));
    let count = |board: &Board| board.pieces().count();
    assert_eq!(count(&after.board), count(&before.board));
    let changed = Square::all().filter(|&at| before.board.at(at) != after.board.at(at));
    assert!(changed.map(Square::rank).all(|changed| changed == rank));
    assert_eq!(after.turn, colour.other());
    for side in Side::ALL {
        assert_eq!(after.rights.rook(colour, side), None);
        let others = colour.other();
        assert_eq!(after.rights.rook(others, side), before.rights.rook(others, side));
    }
    assert_eq!(after.en_passant, None);
    assert_eq!(after.halfmoves, before.halfmoves + 1);
    assert_eq!(after.move_number, before.move_number + u32::from(colour == Colour::Black));
    // It can be read back, so nobody who is not to move is in check.
    assert_eq!(read(&after.fen(Dialect::XFen)).setup, *after);
}

#[test]
fn no_right_was_ever_there() {
    let never = |fen, side| match no_right(fen, side) {
        NoRight::NeverHad(why) => why,
        other => panic!("{fen}: {other:?}"),
    };
    let fen = "4k3/8/8/8/8/8/4K3/R6R w - - 0 1";
    assert_eq!(never(fen, Side::G), Void::KingAway(Some(at("e2"))));
    let fen = "4k3/8/8/8/8/8/8/KR5R w - - 0 1";
    assert_eq!(never(fen, Side::G), Void::KingInCorner(at("a1")));
    assert_eq!(never("4k3/8/8/8/8/8/8/4K2R w K - 0 1", Side::C), Void::NoRook);
    // Nor is a rook of the other colour one.
    assert_eq!(never("4k3/8/8/8/8/8/8/3RKN1r b - - 0 1", Side::G), Void::NoRook);
}

#[test]
fn a_right_is_claimed_and_void() {
    let void = |fen: &str, side| match no_right(fen, side) {
        NoRight::Void(why) => why,
        other => panic!("{fen}: {other:?}"),
    };
    let not = |square, found: Option<char>| Void::NotARook {
        square: at(square),
        found: found.and_then(Piece::from_letter),
    };
    assert_eq!(void("4k3/8/8/8/8/8/8/4K1R1 w H - 0 1", Side::G), not("h1", None));
    assert_eq!(void("4k3/8/8/8/8/8/8/4KR1N w H - 0 1", Side::G), not("h1", Some('N')));
    assert_eq!(void("4k3/8/8/8/8/8/8/4KR1r b H - 0 1", Side::G), not("h1", Some('r')));
    assert_eq!(void("4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1", Side::G), Void::NoRook);
    let corner = Void::KingInCorner(at("a1"));
    assert_eq!(void("4k3/8/8/8/8/8/8/K2R4 w D - 0 1", Side::G), corner);
    assert_eq!(void("4k3/8/8/8/8/8/8/K2R4 w K - 0 1", Side::G), corner);
    let corner = Void::KingInCorner(at("h1"));
    assert_eq!(void("4k3/8/8/8/8/8/8/3R3K w D - 0 1", Side::C), corner);
    assert_eq!(void("4k3/8/8/8/8/8/8/3R3K w Q - 0 1", Side::C), corner);
    let two = Void::TwoOnOneWing(File::G, File::H);
    for letters in ["GH", "HG", "KG", "GK"] {
        let fen = ["4k3/8/8/8/8/8/8/4K1RR w ", letters, " - 0 1"].concat();
        assert_eq!(void(&fen, Side::G), two);
    }
    let promoted = Void::Promoted(at("h1"));
    assert_eq!(void("4k3/8/8/8/8/8/8/4K2R~ w K - 0 1", Side::G), promoted);
    assert_eq!(void("4k3/8/8/8/8/8/8/4K2R~ w H - 0 1", Side::G), promoted);
    // K is the outermost rook; that this one was promoted makes no other rook outermost.
    assert_eq!(void("4k3/8/8/8/8/8/8/4K1RR~ w K - 0 1", Side::G), promoted);
    assert_eq!(void("4k3/8/8/8/8/4K3/8/7R w K - 0 1", Side::G), Void::KingAway(Some(at("e3"))));
}

#[test]
fn a_setup_changed_by_hand_may_hold_void_rights_and_never_writes_them() {
    let mut setup = read("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1").setup;
    setup.rights.set(Colour::White, Side::G, Some(File::A));
    setup.rights.set(Colour::White, Side::C, Some(File::B));
    let verdict = |side| judge(&setup, Colour::White, side).reasons().to_vec();
    let void = |why| [Reason::NoRight(NoRight::Void(why))];
    assert_eq!(verdict(Side::G), void(Void::WrongSide(at("a1"))));
    assert_eq!(verdict(Side::C), void(Void::NotARook { square: at("b1"), found: None }));
    assert!(setup.fen(Dialect::XFen).ends_with(" w - - 0 1"));
    assert!(setup.fen(Dialect::Shredder).ends_with(" w - - 0 1"));
    setup.board.set(at("e1"), None);
    let verdict = judge(&setup, Colour::White, Side::G).reasons().to_vec();
    assert_eq!(verdict, void(Void::KingAway(None)));
}

#[test]
fn the_right_is_on_the_other_rook_or_absent() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1";
    assert_eq!(no_right(fen, Side::G), NoRight::OtherRook(at("a1")));
    assert!(read(fen).judge(Colour::White, Side::C).is_legal());
    assert_eq!(no_right("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", Side::G), NoRight::Absent);
    assert_eq!(no_right("4k3/8/8/8/8/8/8/R3K2R", Side::C), NoRight::Absent);
}

#[test]
fn what_stands_in_the_way_is_named_and_so_is_a_check() {
    let on = pieces(&[("b1", 'N'), ("c1", 'B'), ("d1", 'Q')]);
    let fen = "4k3/8/8/8/8/8/8/RNBQK3 w Q - 0 1";
    assert_eq!(reason(fen, Side::C), Reason::Occupied(on));
    let fen = "4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1";
    assert_eq!(reason(fen, Side::C), Reason::Occupied(pieces(&[("b1", 'R')])));
    let fen = "4k3/8/8/8/8/8/8/Rn2K3 w Q - 0 1";
    assert_eq!(reason(fen, Side::C), Reason::Occupied(pieces(&[("b1", 'n')])));
    // Two pieces give check, and one stands in the way; what lies beyond is not judged.
    let fen = "4r1k1/8/8/8/8/3n4/8/R2QK3 w Q - 0 1";
    let verdict = read(fen).judge(Colour::White, Side::C);
    let check = Reason::InCheck { king: at("e1"), from: pieces(&[("d3", 'n'), ("e8", 'r')]) };
    assert_eq!(verdict.reasons(), [Reason::Occupied(pieces(&[("d1", 'Q')])), check]);
}

#[test]
fn crossed_squares_each_with_what_attacks_it() {
    let fen = "2k1rr2/8/8/8/8/8/8/R2K2R1 w K - 0 1";
    let verdict = read(fen).judge(Colour::White, Side::G);
    let through = |square, from| Reason::ThroughCheck { square: at(square), from: pieces(from) };
    let expected = [through("e1", &[("e8", 'r')]), through("f1", &[("f8", 'r')])];
    assert_eq!(verdict.reasons(), expected);
    assert_eq!(verdict.to_string(), "through-check:e1,f1");
}

#[test]
fn the_rook_uncovers_a_check_though_the_king_stays() {
    // The trap of the FIDE clauses: not in check, crosses nothing, stays; and yet.
    let from = pieces(&[("a1", 'q')]);
    let trap = Reason::IntoCheck { square: at("c1"), from: from.clone(), uncovered: true };
    assert_eq!(reason("4k3/8/8/8/8/8/8/qRK5 w B - 0 1", Side::C), trap);
    assert_eq!(reason("4k3/8/8/8/8/8/8/qR2K3 w B - 0 1", Side::C), trap);
    // Here the queen attacks c1 whether the rook goes or stays.
    let from = pieces(&[("c8", 'q')]);
    let plain = Reason::IntoCheck { square: at("c1"), from, uncovered: false };
    assert_eq!(reason("2q1k3/8/8/8/8/8/8/1R2K3 w B - 0 1", Side::C), plain);
    // And here one does and the other does not, so the rook alone is not to blame.
    let from = pieces(&[("a1", 'q'), ("c8", 'q')]);
    let both = Reason::IntoCheck { square: at("c1"), from, uncovered: false };
    assert_eq!(reason("2q1k3/8/8/8/8/8/8/qR2K3 w B - 0 1", Side::C), both);
}

#[test]
fn the_rook_may_cover_the_last_square_but_not_the_first() {
    let verdict = read("4k3/8/8/8/8/8/8/RK5r w Q - 0 1").judge(Colour::White, Side::C);
    assert_eq!(verdict.to_string(), "in-check:h1", "on c1 the rook on d1 would cover the king");
    // A check along a file ends with the castling, and still forbids it.
    let verdict = read("1r2k3/8/8/8/8/8/8/RK6 w Q - 0 1").judge(Colour::White, Side::C);
    assert_eq!(verdict.to_string(), "in-check:b8");
}

#[test]
fn an_attacked_rook_may_castle() {
    for fen in ["r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1"] {
        assert!(read(fen).judge(Colour::White, Side::C).is_legal(), "{fen}");
    }
}

#[test]
fn the_side_asked_about_need_not_be_to_move() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 7 9";
    let reading = read(fen);
    for side in Side::ALL {
        let Verdict::Legal(route) = reading.judge(Colour::White, side) else { panic!() };
        let after = reading.setup.after_castling(route);
        assert_eq!((after.turn, after.halfmoves, after.move_number), (Colour::Black, 8, 9));
        let Verdict::Legal(route) = judge(&after, Colour::Black, Side::G) else { continue };
        let end = after.after_castling(route).fen(Dialect::XFen);
        assert_eq!(end, "r4rk1/8/8/8/8/8/8/2KR3R w - - 9 10");
    }
}

#[test]
fn each_kind_of_piece_attacks_as_it_should() {
    let attackers = |placement: &str, square| {
        let board = read(placement).setup.board;
        let from = board.attackers(at(square), Colour::White).iter();
        from.map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(attackers("k7/8/8/8/8/8/3P1P2/7K b - - 0 1", "e3"), "d2 f2");
    assert_eq!(attackers("k7/8/8/3P1P2/4P3/8/8/7K b - - 0 1", "e5"), "", "pawns take aslant");
    assert_eq!(attackers("k7/8/8/8/4p3/3PKP2/8/8 b - - 0 1", "e4"), "d3 e3 f3");
    assert_eq!(attackers("k7/8/3N1N2/2N3N1/8/2N3N1/3N1N2/7K b - - 0 1", "e4").len(), 8 * 3 - 1);
    assert_eq!(attackers("k7/4R3/8/1B6/Q3p2R/8/6B1/1B5K b - - 0 1", "e4"), "b1 g2 a4 h4 e7");
    assert_eq!(attackers("k7/8/4R3/4p3/8/8/8/4K3 b - - 0 1", "e4"), "", "a pawn in between");
    assert_eq!(attackers("k7/8/8/8/R6p/8/8/7K b - - 0 1", "h4"), "a4");
    assert_eq!(attackers("k7/8/8/8/7p/R7/8/7K b - - 0 1", "h4"), "", "no line goes round the edge");
}

#[test]
fn a_castling_move_is_read_with_zeros_or_letters() {
    for (text, side) in [
        ("0-0", Some(Side::G)),
        ("O-O+", Some(Side::G)),
        (" O-O-O# ", Some(Side::C)),
        ("0-0-0", Some(Side::C)),
        ("o-o", None),
        ("0-0-0-0", None),
        ("O-0", None),
        ("0–0", None),
        ("", None),
    ] {
        assert_eq!(Side::read(text), side, "{text:?}");
    }
}
