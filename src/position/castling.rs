//! Where castling goes from here: king, rook, and the squares between.
//!
//! This is the one place that knows where king and rook land. Clauses are those of the FIDE Laws
//! of Chess in force from 1 January 2023, Guidelines II.

use super::back_rank::BackRank;
use super::board::Board;
use super::piece::{Colour, Piece, Role};
use super::square::{File, Rank, Square};
use super::squares::Squares;

/// Which way a player castles, named after the king's final file as in the FIDE guidelines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// g-side, 0-0: king to the g-file.
    G,
    /// c-side, 0-0-0: king to the c-file.
    C,
}

impl Side {
    /// Both sides, g-side first.
    pub const ALL: [Self; 2] = [Self::G, Self::C];

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::G => Self::C,
            Self::C => Self::G,
        }
    }

    /// Reads `0-0`, `0-0-0`, `O-O` or `O-O-O` as people and PGN write them, also with `+` or `#`.
    ///
    /// Nothing comes of other moves, of small letters, or of other dashes than `-`.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim().trim_end_matches(['+', '#']);
        Self::ALL.into_iter().find(|side| text == side.prose() || text == side.pgn())
    }

    /// The move in prose, with zeros.
    #[must_use]
    pub const fn prose(self) -> &'static str {
        match self {
            Self::G => "0-0",
            Self::C => "0-0-0",
        }
    }

    /// The move in PGN, with letters.
    #[must_use]
    pub const fn pgn(self) -> &'static str {
        match self {
            Self::G => "O-O",
            Self::C => "O-O-O",
        }
    }

    /// Where the king lands (II.3.2.6).
    #[must_use]
    pub const fn king_file(self) -> File {
        match self {
            Self::G => File::G,
            Self::C => File::C,
        }
    }

    /// Where the rook lands (II.3.2.6).
    #[must_use]
    pub const fn rook_file(self) -> File {
        match self {
            Self::G => File::F,
            Self::C => File::D,
        }
    }
}

/// The four ways that king and rook go round each other (II.3.2.1 to II.3.2.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A move of the king and a move of the rook.
    DoubleMove,
    /// King and rook exchange squares.
    Transposition,
    /// The rook stays where it is.
    KingMoveOnly,
    /// The king stays where it is.
    RookMoveOnly,
}

impl Kind {
    /// All four, in FIDE's order.
    pub const ALL: [Self; 4] =
        [Self::DoubleMove, Self::Transposition, Self::KingMoveOnly, Self::RookMoveOnly];
}

/// One castling move: whose, which way, and from which squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Route {
    colour: Colour,
    side: Side,
    king: File,
    rook: File,
}

/// A castling move as three kinds of reader want it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notation {
    /// `0-0` or `0-0-0`, with zeros, as in prose and on a score sheet.
    pub prose: &'static str,
    /// `O-O` or `O-O-O`, with letters, as in PGN.
    pub pgn: &'static str,
    /// The king takes its own rook, as engines want it: `e1h1`.
    pub uci: String,
}

impl Route {
    /// Castling for a king and a rook on a colour's back rank.
    ///
    /// Nothing comes of a rook on the wrong side of the king, or of a king in a corner.
    #[must_use]
    pub fn new(colour: Colour, side: Side, king: File, rook: File) -> Option<Self> {
        let outward = match side {
            Side::G => king > File::A && rook > king,
            Side::C => king < File::H && rook < king,
        };
        outward.then_some(Self { colour, side, king, rook })
    }

    /// Castling from a start position.
    #[must_use]
    pub fn from_start(rank: BackRank, colour: Colour, side: Side) -> Self {
        let (left, right) = rank.rooks();
        let rook = if side == Side::G { right } else { left };
        Self { colour, side, king: rank.king(), rook }
    }

    /// Who castles.
    #[must_use]
    pub const fn colour(self) -> Colour {
        self.colour
    }

    /// Which way.
    #[must_use]
    pub const fn side(self) -> Side {
        self.side
    }

    /// Where the king starts.
    #[must_use]
    pub const fn king_from(self) -> Square {
        self.square(self.king)
    }

    /// Where the king lands.
    #[must_use]
    pub const fn king_to(self) -> Square {
        self.square(self.side.king_file())
    }

    /// Where the rook starts.
    #[must_use]
    pub const fn rook_from(self) -> Square {
        self.square(self.rook)
    }

    /// Where the rook lands.
    #[must_use]
    pub const fn rook_to(self) -> Square {
        self.square(self.side.rook_file())
    }

    /// Which of the four kinds it is.
    #[must_use]
    pub fn kind(self) -> Kind {
        let king_stays = self.king_from() == self.king_to();
        let rook_stays = self.rook_from() == self.rook_to();
        if king_stays {
            Kind::RookMoveOnly
        } else if rook_stays {
            Kind::KingMoveOnly
        } else if self.king_from() == self.rook_to() && self.rook_from() == self.king_to() {
            Kind::Transposition
        } else {
            Kind::DoubleMove
        }
    }

    /// The squares that must be empty: both ways with their ends, but for king and rook (II.3.2.7, note 4).
    #[must_use]
    pub fn must_be_empty(self) -> Squares {
        Squares::walk(self.king_from(), self.king_to())
            .union(Squares::walk(self.rook_from(), self.rook_to()))
            .without(self.king_from())
            .without(self.rook_from())
    }

    /// The squares that may not be attacked: the king's, those it crosses, and its last (Laws 3.8.2.2).
    ///
    /// The rook's way is no part of it: a rook may be attacked, and may cross an attacked square.
    #[must_use]
    pub fn must_be_safe(self) -> Squares {
        Squares::walk(self.king_from(), self.king_to())
    }

    /// What stands on squares that must be empty, the a-file first.
    #[must_use]
    pub fn in_the_way(self, board: &Board) -> Vec<(Square, Piece)> {
        board.on(self.must_be_empty())
    }

    /// The square of the colour's other rook, where that one is in the way.
    #[must_use]
    pub fn other_rook_in_the_way(self, board: &Board) -> Option<Square> {
        let rook = Piece { colour: self.colour, role: Role::Rook };
        let found = self.in_the_way(board).into_iter().find(|&(_, piece)| piece == rook);
        found.map(|(square, _)| square)
    }

    /// Whether this castling could be the player's very first move from a start position.
    ///
    /// It is a question of empty squares alone: across two rows of pawns nothing attacks a
    /// back rank at the start.
    #[must_use]
    pub fn possible_at_once(self, start: &Board) -> bool {
        self.in_the_way(start).is_empty()
    }

    /// The move as people and programs write it.
    #[must_use]
    pub fn notation(self) -> Notation {
        let uci = [self.king_from().to_string(), self.rook_from().to_string()].concat();
        Notation { prose: self.side.prose(), pgn: self.side.pgn(), uci }
    }

    const fn square(self, file: File) -> Square {
        Square::new(file, Rank::back(self.colour))
    }
}
