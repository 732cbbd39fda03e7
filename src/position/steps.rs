//! One castling move as a list of pictures with captions.
//!
//! Seven pictures: the start; what must be gone; the king's walk; king off the board, rook to
//! its square, king to its square (the order of II.3.2.5); the result. Each picture is whole, so
//! that any jump from one to another is safe. Captions are codes with squares and pieces.

use super::board::Board;
use super::castling::{Kind, Notation, Route};
use super::piece::{Colour, Piece, Role};
use super::square::Square;
use super::squares::Squares;

/// One piece in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Man {
    /// Which one it is, the same in every picture and in every start position: 0 to 31 there.
    pub id: u8,
    /// What it is.
    pub piece: Piece,
    /// Where it is.
    pub place: Place,
}

/// Where a piece is in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// It stands on a square.
    On(Square),
    /// It is held off the board, beside this square.
    Lifted(Square),
    /// It stood on this square and must have left before.
    Gone(Square),
}

/// What a square is marked as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The king that castles stands here.
    King,
    /// The rook that castles stands here.
    Rook,
    /// The king lands here.
    KingTo,
    /// The rook lands here.
    RookTo,
    /// The square must be empty.
    MustBeEmpty,
    /// The square may not be attacked.
    MustBeSafe,
}

/// The pieces of a board at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picture {
    /// The pieces, in the order of their ids.
    pub men: Vec<Man>,
    /// The marked squares.
    pub marks: Vec<(Square, Mark)>,
}

impl Picture {
    /// Every piece on its square, no mark.
    ///
    /// Ids go by kind of piece, then by square, so that in all start positions the same id is
    /// the same kind of piece and can glide from one position to the next. The king comes last
    /// of its colour: what is drawn in this order has the king on top when it is lifted.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let mut men = Vec::new();
        for colour in Colour::ALL {
            for role in Role::ALL.into_iter().rev() {
                let piece = Piece { colour, role };
                for (square, _) in board.pieces().filter(|&(_, here)| here == piece) {
                    let id = u8::try_from(men.len()).unwrap_or(u8::MAX);
                    men.push(Man { id, piece, place: Place::On(square) });
                }
            }
        }
        Self { men, marks: Vec::new() }
    }

    fn put(&mut self, id: Option<u8>, place: Place) {
        for man in self.men.iter_mut().filter(|man| Some(man.id) == id) {
            man.place = place;
        }
    }

    fn id_on(&self, square: Square) -> Option<u8> {
        self.men.iter().find(|man| man.place == Place::On(square)).map(|man| man.id)
    }
}

/// What a step shows, as a code for the page to word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Caption {
    /// 1: where king and rook start and land.
    Start {
        /// Which kind of castling it is.
        kind: Kind,
        /// The king's way.
        king: (Square, Square),
        /// The rook's way.
        rook: (Square, Square),
    },
    /// 2: which squares must be empty, and what has to leave them.
    MustBeEmpty {
        /// The squares.
        squares: Squares,
        /// What stands on them, the a-file first.
        leaving: Vec<(Square, Piece)>,
        /// Where the player's other rook is one of those.
        other_rook: Option<Square>,
    },
    /// 3: which squares may not be attacked.
    MustBeSafe {
        /// Where the king starts.
        from: Square,
        /// What it crosses, without the ends.
        crossed: Squares,
        /// Where it lands.
        to: Square,
    },
    /// 4: the king is lifted off the board and held beside the square where it will land.
    LiftKing {
        /// Where it stood.
        from: Square,
        /// The square that it is held beside.
        beside: Square,
    },
    /// 5: the rook goes to its square, or stays where it is.
    PlaceRook {
        /// Where it stood.
        from: Square,
        /// Where it lands.
        to: Square,
    },
    /// 6: the king is put on its square, or back on the one it came from.
    PlaceKing {
        /// Where it stood.
        from: Square,
        /// Where it lands.
        to: Square,
    },
    /// 7: king and rook stand as after castling in ordinary chess.
    Result {
        /// Who castled.
        colour: Colour,
        /// Where the king stands.
        king: Square,
        /// Where the rook stands.
        rook: Square,
        /// How the move is written.
        notation: Notation,
    },
}

/// One picture with its caption.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What the board shows.
    pub picture: Picture,
    /// What is said about it.
    pub caption: Caption,
}

/// How many steps a castling move is shown in.
pub const STEP_COUNT: usize = 7;

/// The seven steps of a castling move on a board where king and rook stand on their squares.
///
/// What stands in the way is taken off at the second step and named; no other piece but king and
/// rook moves.
#[must_use]
pub fn steps(board: &Board, route: Route) -> [Step; STEP_COUNT] {
    let start = Picture::of(board);
    let (king, rook) = (start.id_on(route.king_from()), start.id_on(route.rook_from()));
    let leaving = route.in_the_way(board);
    let mut cleared = start.clone();
    for &(square, _) in &leaving {
        cleared.put(start.id_on(square), Place::Gone(square));
    }

    let (king_from, king_to) = (route.king_from(), route.king_to());
    let (rook_from, rook_to) = (route.rook_from(), route.rook_to());
    let (at_first, lifted, landed) =
        (Place::On(king_from), Place::Lifted(king_to), Place::On(king_to));
    let (rook_at_first, rook_landed) = (Place::On(rook_from), Place::On(rook_to));
    let ends = [(king_to, Mark::KingTo), (rook_to, Mark::RookTo)];
    let each = |squares: Squares, mark| squares.iter().map(move |square| (square, mark)).collect();

    let frames = [
        (
            (at_first, rook_at_first),
            vec![(king_from, Mark::King), (rook_from, Mark::Rook), ends[0], ends[1]],
            Caption::Start {
                kind: route.kind(),
                king: (king_from, king_to),
                rook: (rook_from, rook_to),
            },
        ),
        (
            (at_first, rook_at_first),
            each(route.must_be_empty(), Mark::MustBeEmpty),
            Caption::MustBeEmpty {
                squares: route.must_be_empty(),
                other_rook: route.other_rook_in_the_way(board),
                leaving,
            },
        ),
        (
            (at_first, rook_at_first),
            each(route.must_be_safe(), Mark::MustBeSafe),
            Caption::MustBeSafe {
                from: king_from,
                crossed: route.must_be_safe().without(king_from).without(king_to),
                to: king_to,
            },
        ),
        (
            (lifted, rook_at_first),
            ends.to_vec(),
            Caption::LiftKing { from: king_from, beside: king_to },
        ),
        ((lifted, rook_landed), ends.to_vec(), Caption::PlaceRook { from: rook_from, to: rook_to }),
        ((landed, rook_landed), ends.to_vec(), Caption::PlaceKing { from: king_from, to: king_to }),
        (
            (landed, rook_landed),
            vec![(king_to, Mark::King), (rook_to, Mark::Rook)],
            Caption::Result {
                colour: route.colour(),
                king: king_to,
                rook: rook_to,
                notation: route.notation(),
            },
        ),
    ];
    // Only the first picture still has what must leave.
    let mut picture = Some(start);
    frames.map(|((king_place, rook_place), marks, caption)| {
        let mut picture = picture.take().unwrap_or_else(|| cleared.clone());
        picture.put(king, king_place);
        picture.put(rook, rook_place);
        picture.marks = marks;
        Step { picture, caption }
    })
}
