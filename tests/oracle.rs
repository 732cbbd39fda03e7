//! Castling as cozy-chess has it, in positions reached by random play.
//!
//! cozy-chess knows all about legal moves and nothing about reasons, so it is asked one thing:
//! whether the castling move is among the legal ones.

use chess960::position::{Colour, Dialect, Rank, Reason, Role, Setup, Side, Verdict};
use cozy_chess::{Board, Color, Move, Piece};

/// Moves of one game; castling comes up about halfway.
const PLIES: usize = 48;

/// Marsaglia's xorshift64, seeded: the same games every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % bound
    }
}

#[derive(Debug, Default, PartialEq, Eq)]
struct Count {
    asked: usize,
    legal: usize,
    blocked: usize,
    check: usize,
    through: usize,
    into: usize,
}

fn moves(board: &Board) -> Vec<Move> {
    let mut moves = Vec::new();
    board.generate_moves(|of_piece| {
        moves.extend(of_piece);
        false
    });
    moves
}

/// The castling move that our rights name, if it is legal there.
fn castling(board: &Board, setup: &Setup, colour: Colour, side: Side) -> Option<Move> {
    let rook = setup.rights.rook(colour, side)?;
    let king = setup.board.king(colour)?;
    let mv: Move = format!("{king}{rook}{}", Rank::back(colour)).parse().unwrap();
    moves(board).contains(&mv).then_some(mv)
}

/// Compares both sides of one colour on a board where it is that colour's turn.
fn compare(board: &Board, setup: &Setup, colour: Colour, count: &mut Count) {
    for side in Side::ALL {
        if setup.rights.rook(colour, side).is_none() {
            continue;
        }
        let expected = castling(board, setup, colour, side);
        let verdict = chess960::position::judge(setup, colour, side);
        assert_eq!(verdict.is_legal(), expected.is_some(), "{board:#} {colour} {side:?} {verdict}");
        count.asked += 1;
        for reason in verdict.reasons() {
            match reason {
                Reason::NoRight(why) => panic!("{board:#} {colour} {side:?} {why:?}"),
                Reason::Occupied(_) => count.blocked += 1,
                Reason::InCheck { .. } => count.check += 1,
                Reason::ThroughCheck { .. } => count.through += 1,
                Reason::IntoCheck { .. } => count.into += 1,
            }
        }
        if let (Verdict::Legal(route), Some(mv)) = (verdict, expected) {
            count.legal += 1;
            let mut after = board.clone();
            after.play_unchecked(mv);
            let ours = setup.after_castling(route).fen(Dialect::Shredder);
            assert!(same_fen(&ours, &format!("{after:#}")), "{ours} {after:#}");
        }
    }
}

/// The letters of a castling field come in any order.
fn same_fen(one: &str, other: &str) -> bool {
    let sorted = |fen: &str| {
        let mut fields: Vec<Vec<char>> = fen.split(' ').map(|f| f.chars().collect()).collect();
        fields[2].sort_unstable();
        fields
    };
    sorted(one) == sorted(other)
}

fn play(mut board: Board, dice: &mut Dice, count: &mut Count) {
    for _ in 0..PLIES {
        let fen = format!("{board:#}");
        let reading = Setup::read(&fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
        assert_eq!(reading.setup.fen(Dialect::XFen).split(' ').next(), fen.split(' ').next());
        let setup = reading.setup;
        compare(&board, &setup, setup.turn, count);
        // The other colour is asked as if it were its turn; cozy-chess cannot pass in check.
        if let Some(passed) = board.null_move() {
            let mut setup = setup.clone();
            setup.turn = setup.turn.other();
            setup.en_passant = None;
            setup.halfmoves += 1;
            setup.move_number += u32::from(setup.turn == Colour::White);
            compare(&passed, &setup, setup.turn, count);
        }
        let moves = moves(&board);
        if moves.is_empty() {
            return;
        }
        // Kings and rooks mostly stay, or no right would last for long.
        let mut mv = moves[dice.below(moves.len())];
        for _ in 0..4 {
            if matches!(board.piece_on(mv.from), Some(Piece::King | Piece::Rook)) {
                mv = moves[dice.below(moves.len())];
            }
        }
        board.play_unchecked(mv);
    }
}

#[test]
fn from_all_960_starts() {
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
    let mut count = Count::default();
    for number in 0..960 {
        let board = Board::chess960_startpos(number);
        // Both number the positions alike.
        let ours = chess960::position::Number::new(u16::try_from(number).unwrap()).unwrap();
        let ours = Setup::start(ours.back_rank()).fen(Dialect::Shredder);
        assert!(same_fen(&ours, &format!("{board:#}")), "{ours} {board:#}");
        play(board, &mut dice, &mut count);
    }
    println!("{count:?}");
    assert!(count.legal > 1000 && count.through > 100 && count.into > 100, "{count:?}");
}

#[test]
fn from_960_double_random_starts() {
    let mut dice = Dice(0xD1B5_4A32_D192_ED03);
    let mut count = Count::default();
    for white in 0..960 {
        let board = Board::double_chess960_startpos(white, u32::try_from(dice.below(960)).unwrap());
        assert_eq!(board.side_to_move(), Color::White);
        let setup = Setup::read(&format!("{board:#}")).unwrap().setup;
        let kings = setup.board.pieces().filter(|(_, piece)| piece.role == Role::King).count();
        assert_eq!(kings, 2);
        play(board, &mut dice, &mut count);
    }
    println!("{count:?}");
    assert!(count.legal > 1000 && count.through > 100 && count.into > 100, "{count:?}");
}
