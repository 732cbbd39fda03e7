//! What is true of some start positions and not of others, to find them by.

use super::back_rank::BackRank;
use super::board::Board;
use super::castling::{Kind, Route, Side};
use super::piece::{Colour, Role};
use super::square::File;

/// Something that is true of some start positions.
///
/// Castling is asked for White; Black's is the same on the other edge of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Property {
    /// The very first move can be castling: on this side, or on either where none is named.
    CastlesAtOnce(Option<Side>),
    /// The other rook must leave before castling on this side, or on either where none is named.
    OtherRookInTheWay(Option<Side>),
    /// Castling on this side is of this kind.
    Castling(Side, Kind),
    /// So many pieces, 0 to 5, must leave before castling on this side.
    MustLeave(Side, u8),
    /// So many pawns, 0 to 3, have nothing that defends them.
    UndefendedPawns(u8),
    /// Queen d, king e, as in ordinary chess.
    KingAndQueenOrdinary,
    /// King d, queen e, as in the mirror of ordinary chess.
    KingAndQueenMirrored,
    /// King e, rooks a and h, as in ordinary chess.
    KingAndRooksOrdinary,
    /// The bishops stand side by side.
    BishopsAdjacent,
    /// The bishops stand on a and h.
    BishopsInCorners,
    /// It is 518, or becomes 518 when two pieces change places.
    NearStandard,
    /// It is 534, the mirror of 518, or becomes 534 when two pieces change places.
    NearMirror,
}

/// A set of properties, in a machine word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Properties(u64);

impl Property {
    /// All that some position has, in the order in which a page may list them.
    pub const ALL: [Self; 37] = {
        use Kind::{DoubleMove, KingMoveOnly, RookMoveOnly, Transposition};
        use Side::{C, G};
        [
            Self::CastlesAtOnce(None),
            Self::CastlesAtOnce(Some(G)),
            Self::CastlesAtOnce(Some(C)),
            Self::OtherRookInTheWay(None),
            Self::OtherRookInTheWay(Some(G)),
            Self::OtherRookInTheWay(Some(C)),
            Self::Castling(G, DoubleMove),
            Self::Castling(G, Transposition),
            Self::Castling(G, KingMoveOnly),
            Self::Castling(G, RookMoveOnly),
            Self::Castling(C, DoubleMove),
            Self::Castling(C, Transposition),
            Self::Castling(C, KingMoveOnly),
            Self::Castling(C, RookMoveOnly),
            Self::MustLeave(G, 0),
            Self::MustLeave(G, 1),
            Self::MustLeave(G, 2),
            Self::MustLeave(G, 3),
            Self::MustLeave(G, 4),
            Self::MustLeave(G, 5),
            Self::MustLeave(C, 0),
            Self::MustLeave(C, 1),
            Self::MustLeave(C, 2),
            Self::MustLeave(C, 3),
            Self::MustLeave(C, 4),
            Self::MustLeave(C, 5),
            Self::UndefendedPawns(0),
            Self::UndefendedPawns(1),
            Self::UndefendedPawns(2),
            Self::UndefendedPawns(3),
            Self::KingAndQueenOrdinary,
            Self::KingAndQueenMirrored,
            Self::KingAndRooksOrdinary,
            Self::BishopsAdjacent,
            Self::BishopsInCorners,
            Self::NearStandard,
            Self::NearMirror,
        ]
    };

    /// Which question it answers, from 0 in the order of [`Property::ALL`].
    ///
    /// Of properties that answer the same question a filter takes any, of others all.
    #[must_use]
    pub fn topic(self) -> usize {
        TOPICS.iter().position(|topic| topic.contains(self)).unwrap_or_default()
    }

    // Its bit in a set. The bits of one topic are neighbours; TOPICS, below, has their masks. A
    // number that no position has (seven undefended pawns) shares a bit that no position has.
    pub(super) const fn index(self) -> usize {
        (match self {
            Self::CastlesAtOnce(None) => 0,
            Self::CastlesAtOnce(Some(side)) => 1 + side as u8,
            Self::OtherRookInTheWay(None) => 3,
            Self::OtherRookInTheWay(Some(side)) => 4 + side as u8,
            Self::Castling(side, kind) => 6 + 4 * side as u8 + kind as u8,
            Self::MustLeave(side, pieces) => 14 + 7 * side as u8 + at_most(pieces, 6),
            Self::UndefendedPawns(pawns) => 28 + at_most(pawns, 4),
            Self::KingAndQueenOrdinary => 33,
            Self::KingAndQueenMirrored => 34,
            Self::KingAndRooksOrdinary => 35,
            Self::BishopsAdjacent => 36,
            Self::BishopsInCorners => 37,
            Self::NearStandard => 38,
            Self::NearMirror => 39,
        }) as usize
    }
}

/// The properties that answer one question, a mask each: where several of them are asked for, any will do.
pub(super) const TOPICS: [Properties; 11] = [
    bits(0, 3),  // castles at once
    bits(3, 3),  // the other rook
    bits(6, 4),  // kind, g-side
    bits(10, 4), // kind, c-side
    bits(14, 7), // must leave, g-side
    bits(21, 7), // must leave, c-side
    bits(28, 5), // undefended pawns
    bits(33, 2), // king and queen
    bits(35, 1), // king and rooks
    bits(36, 2), // bishops
    bits(38, 2), // near 518 or 534
];

const fn bits(first: usize, count: usize) -> Properties {
    Properties(((1 << count) - 1) << first)
}

const fn at_most(number: u8, limit: u8) -> u8 {
    if number < limit { number } else { limit }
}

impl Properties {
    /// The set of no property.
    pub const EMPTY: Self = Self(0);

    /// Everything that is true of the start position with this rank.
    #[must_use]
    pub fn of(rank: BackRank) -> Self {
        let board = Board::start(rank);
        let mut set = Self::EMPTY;
        let mut hold = |property, is_true| set = if is_true { set.with(property) } else { set };
        for side in Side::ALL {
            let route = Route::from_start(rank, Colour::White, side);
            // Asked once, as all three follow from it and this runs 960 times a keystroke.
            let in_the_way = route.in_the_way(&board);
            let rook = in_the_way.iter().any(|(_, piece)| piece.role == Role::Rook);
            for either_or_one in [None, Some(side)] {
                hold(Property::CastlesAtOnce(either_or_one), in_the_way.is_empty());
                hold(Property::OtherRookInTheWay(either_or_one), rook);
            }
            hold(Property::Castling(side, route.kind()), true);
            #[expect(clippy::cast_possible_truncation, reason = "at most 5")]
            hold(Property::MustLeave(side, in_the_way.len() as u8), true);
        }
        hold(Property::UndefendedPawns(undefended_pawns(rank)), true);

        let (standard, mirror) = (BackRank::STANDARD, BackRank::STANDARD.mirror());
        let centre = |rank: BackRank| [File::D, File::E].map(|file| rank.roles()[file.index()]);
        hold(Property::KingAndQueenOrdinary, centre(rank) == centre(standard));
        hold(Property::KingAndQueenMirrored, centre(rank) == centre(mirror));
        let king_and_rooks = |rank: BackRank| (rank.king(), rank.rooks());
        hold(Property::KingAndRooksOrdinary, king_and_rooks(rank) == king_and_rooks(standard));
        let (left, right) = rank.bishops();
        hold(Property::BishopsAdjacent, right.index() - left.index() == 1);
        hold(Property::BishopsInCorners, (left, right) == (File::A, File::H));
        hold(Property::NearStandard, rank.is_within_one_swap_of(standard));
        hold(Property::NearMirror, rank.is_within_one_swap_of(mirror));
        set
    }

    /// The set with this property in it.
    #[must_use]
    pub const fn with(self, property: Property) -> Self {
        Self(self.0 | 1 << property.index())
    }

    /// The set without this property in it.
    #[must_use]
    pub const fn without(self, property: Property) -> Self {
        Self(self.0 & !(1 << property.index()))
    }

    /// Whether the property is in the set.
    #[must_use]
    pub const fn contains(self, property: Property) -> bool {
        self.0 >> property.index() & 1 == 1
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The properties that are in both sets.
    #[must_use]
    pub(super) const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    // The bits that are set, lowest first.
    pub(super) fn indexes(self) -> impl Iterator<Item = usize> {
        (0..64).filter(move |index| self.0 >> index & 1 == 1)
    }
}

// A piece of the back rank defends the pawns before its neighbours (king, queen, bishop), the one
// before itself (king, queen, rook) or those two files away (knight); pawns do not defend each other.
#[expect(clippy::cast_possible_truncation, reason = "at most 8")]
fn undefended_pawns(rank: BackRank) -> u8 {
    let mut defended = 0_u8;
    for (file, role) in rank.roles().into_iter().enumerate() {
        let before = 1 << file;
        defended |= match role {
            Role::King | Role::Queen => before | before << 1 | before >> 1,
            Role::Rook => before,
            Role::Bishop => before << 1 | before >> 1,
            Role::Knight => before << 2 | before >> 2,
            Role::Pawn => 0,
        };
    }
    defended.count_zeros() as u8
}
