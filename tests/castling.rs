//! Castling from every start position: 960 x 2 colours x 2 sides.

use chess960::position::{
    Board, Caption, Colour, File, Kind, Man, Number, Picture, Place, Rank, Role, Route, STEP_COUNT,
    Side, Square, Squares, Step, steps,
};

/// Every castling of every start position: 3,840.
fn all() -> impl Iterator<Item = (Board, Route)> {
    Number::all().map(Number::back_rank).flat_map(|rank| {
        let both = Colour::ALL.into_iter().flat_map(|colour| Side::ALL.map(|side| (colour, side)));
        both.map(move |(colour, side)| (Board::start(rank), Route::from_start(rank, colour, side)))
    })
}

/// Those of White, one side.
fn of_white(side: Side) -> impl Iterator<Item = (Board, Route)> {
    all().filter(move |(_, route)| route.colour() == Colour::White && route.side() == side)
}

fn kinds(side: Side) -> [usize; 4] {
    Kind::ALL.map(|kind| of_white(side).filter(|(_, route)| route.kind() == kind).count())
}

#[test]
fn how_many_positions_have_each_kind() {
    // Double-move, transposition, king-move-only, rook-move-only.
    assert_eq!(kinds(Side::G), [588, 90, 174, 108]);
    assert_eq!(kinds(Side::C), [618, 72, 102, 168]);
}

#[test]
fn castling_on_move_one_is_possible_in_162_positions_and_never_both_ways() {
    let mut either = 0;
    for number in Number::all() {
        let board = Board::start(number.back_rank());
        let possible = Side::ALL.map(|side| {
            let routes = Colour::ALL.map(|c| Route::from_start(number.back_rank(), c, side));
            let [white, black] = routes.map(|route| route.possible_at_once(&board));
            assert_eq!(white, black);
            assert_eq!(white, routes[0].kind() == Kind::Transposition, "{number}: just these");
            white
        });
        assert_ne!(possible, [true, true], "{number}");
        either += usize::from(possible != [false, false]);
    }
    assert_eq!(either, 162);
    assert_eq!(
        of_white(Side::G).filter(|(board, route)| route.possible_at_once(board)).count(),
        90
    );
    assert_eq!(
        of_white(Side::C).filter(|(board, route)| route.possible_at_once(board)).count(),
        72
    );
}

#[test]
fn how_many_squares_must_become_empty() {
    let counts = |side| {
        let mut counts = [0; 6];
        of_white(side).for_each(|(board, route)| counts[route.in_the_way(&board).len()] += 1);
        counts
    };
    assert_eq!(counts(Side::G), [90, 318, 228, 180, 126, 18]);
    assert_eq!(counts(Side::C), [72, 252, 414, 150, 54, 18]);
}

#[test]
fn in_90_positions_the_other_rook_is_in_the_way() {
    let count = |side| {
        let found = of_white(side).filter_map(|(board, route)| {
            let other = route.other_rook_in_the_way(&board)?;
            assert_ne!(other, route.rook_from());
            assert_eq!(board.at(other).unwrap().role, Role::Rook);
            Some(other)
        });
        found.count()
    };
    assert_eq!((count(Side::G), count(Side::C)), (18, 72));
}

#[test]
fn king_and_rook_end_where_the_guidelines_say() {
    for (_, route) in all() {
        let rank = Rank::back(route.colour());
        let (king, rook) = match route.side() {
            Side::G => (File::G, File::F),
            Side::C => (File::C, File::D),
        };
        assert_eq!(route.king_to(), Square::new(king, rank));
        assert_eq!(route.rook_to(), Square::new(rook, rank));
        let notation = route.notation();
        assert_eq!(notation.uci, format!("{}{}", route.king_from(), route.rook_from()));
        assert_eq!(notation.pgn, notation.prose.replace('0', "O"));
    }
}

/// A second way to the same squares: walk king and rook one square at a time.
#[test]
fn the_squares_that_must_be_empty_and_safe_are_those_on_the_way() {
    let way = |from: Square, to: Square| -> Vec<Square> {
        let (mut here, end) = (from.file().index(), to.file().index());
        let mut squares = vec![from];
        while here != end {
            here = if here < end { here + 1 } else { here - 1 };
            squares.push(Square::new(File::ALL[here], from.rank()));
        }
        squares
    };
    for (_, route) in all() {
        let king = way(route.king_from(), route.king_to());
        let rook = way(route.rook_from(), route.rook_to());
        assert_eq!(route.must_be_safe(), king.iter().copied().collect());
        let castling = [route.king_from(), route.rook_from()];
        let both = king.into_iter().chain(rook).filter(|square| !castling.contains(square));
        assert_eq!(route.must_be_empty(), both.collect());
    }
}

#[test]
fn a_rook_on_the_wrong_side_or_a_king_in_the_corner_is_no_castling() {
    for king in File::ALL {
        for rook in File::ALL {
            let castles = |side| Route::new(Colour::White, side, king, rook).is_some();
            assert_eq!(castles(Side::G), king != File::A && rook > king, "{king} {rook}");
            assert_eq!(castles(Side::C), king != File::H && rook < king, "{king} {rook}");
        }
    }
}

fn on_squares(step: &Step) -> Vec<(Square, Man)> {
    let on = step.picture.men.iter().filter_map(|man| match man.place {
        Place::On(square) => Some((square, *man)),
        _ => None,
    });
    on.collect()
}

#[test]
fn no_step_of_any_castling_loses_doubles_or_captures_a_piece() {
    let mut count = 0;
    for (board, route) in all() {
        count += 1;
        let steps = steps(&board, route);
        let first = &steps[0].picture;
        assert_eq!(first.men, Picture::of(&board).men, "the first picture is the position");
        let leaving: Vec<Square> =
            route.in_the_way(&board).into_iter().map(|(square, _)| square).collect();
        let castling = [route.king_from(), route.rook_from()];

        for (index, step) in steps.iter().enumerate() {
            let ids: Vec<u8> = step.picture.men.iter().map(|man| man.id).collect();
            assert_eq!(ids, (0..32).collect::<Vec<u8>>(), "none lost, none doubled");
            let standing: Squares =
                on_squares(step).into_iter().map(|(square, _)| square).collect();
            assert_eq!(standing.len(), on_squares(step).len(), "no two on one square");
            for (man, before) in step.picture.men.iter().zip(&first.men) {
                let Place::On(from) = before.place else { panic!("all stand at first") };
                assert_eq!(man.piece, before.piece);
                if leaving.contains(&from) {
                    let place = if index == 0 { Place::On(from) } else { Place::Gone(from) };
                    assert_eq!(man.place, place);
                } else if !castling.contains(&from) {
                    assert_eq!(man.place, before.place, "nothing else moves");
                }
            }
        }

        let last = on_squares(&steps[STEP_COUNT - 1]);
        let role_on = |square| last.iter().find(|on| on.0 == square).map(|on| on.1.piece);
        let king = role_on(route.king_to()).expect("the king has landed");
        let rook = role_on(route.rook_to()).expect("the rook has landed");
        assert_eq!((king.role, king.colour), (Role::King, route.colour()));
        assert_eq!((rook.role, rook.colour), (Role::Rook, route.colour()));
        assert_eq!(last.len(), 32 - leaving.len());
    }
    assert_eq!(count, 3840);
}

#[test]
fn the_steps_are_those_of_a_hand_that_castles() {
    for (board, route) in all() {
        let steps = steps(&board, route);
        let id_of = |square| {
            let men = &steps[0].picture.men;
            men.iter().find(|man| man.place == Place::On(square)).unwrap().id
        };
        let (king, rook) = (id_of(route.king_from()), id_of(route.rook_from()));
        let places = steps.clone().map(|step| {
            let place = |id| step.picture.men[usize::from(id)].place;
            (place(king), place(rook))
        });
        let (from, to) = (Place::On(route.king_from()), Place::On(route.king_to()));
        let (rook_from, rook_to) = (Place::On(route.rook_from()), Place::On(route.rook_to()));
        let lifted = Place::Lifted(route.king_to());
        let expected = [
            (from, rook_from),
            (from, rook_from),
            (from, rook_from),
            (lifted, rook_from),
            (lifted, rook_to),
            (to, rook_to),
            (to, rook_to),
        ];
        assert_eq!(places, expected);
    }
}

#[test]
fn every_caption_says_what_its_picture_shows() {
    for (board, route) in all() {
        let [start, empty, safe, lift, place_rook, place_king, result] = steps(&board, route);
        let king = (route.king_from(), route.king_to());
        let rook = (route.rook_from(), route.rook_to());
        assert_eq!(start.caption, Caption::Start { kind: route.kind(), king, rook });
        let Caption::MustBeEmpty { squares, leaving, other_rook } = empty.caption else { panic!() };
        assert_eq!(squares, route.must_be_empty());
        assert_eq!(other_rook, route.other_rook_in_the_way(&board));
        for &(square, piece) in &leaving {
            assert!(squares.contains(square) && board.at(square) == Some(piece));
        }
        let occupied = squares.iter().filter(|&square| board.at(square).is_some()).count();
        assert_eq!(leaving.len(), occupied);
        let Caption::MustBeSafe { from, crossed, to } = safe.caption else { panic!() };
        assert_eq!((from, to), king);
        assert_eq!(crossed.with(from).with(to), route.must_be_safe());
        assert!(!crossed.contains(from) && !crossed.contains(to));
        assert_eq!(lift.caption, Caption::LiftKing { from: king.0, beside: king.1 });
        assert_eq!(place_rook.caption, Caption::PlaceRook { from: rook.0, to: rook.1 });
        assert_eq!(place_king.caption, Caption::PlaceKing { from: king.0, to: king.1 });
        let notation = route.notation();
        let colour = route.colour();
        let expected = Caption::Result { colour, king: king.1, rook: rook.1, notation };
        assert_eq!(result.caption, expected);
    }
}

/// A step is a picture of its own, made from the position alone, so there is no way "back" that
/// could differ: the same question gives the same pictures.
#[test]
fn stepping_back_shows_the_same_pictures() {
    for (board, route) in all() {
        let forward = steps(&board, route);
        let mut back = steps(&board, route).to_vec();
        back.reverse();
        assert!(forward.iter().eq(back.iter().rev()));
    }
}

#[test]
fn the_same_id_is_the_same_kind_of_piece_in_every_start_position() {
    let kinds = |number: Number| {
        let picture = Picture::of(&Board::start(number.back_rank()));
        picture.men.into_iter().map(|man| (man.id, man.piece)).collect::<Vec<_>>()
    };
    let standard = kinds(Number::STANDARD);
    assert_eq!(standard.len(), 32);
    assert!(Number::all().all(|number| kinds(number) == standard));
}
