//! What castling is like over all 960 start positions, counted.

use std::sync::OnceLock;

use super::back_rank::BackRank;
use super::castling::{Kind, Route, Side};
use super::number::Number;
use super::piece::{Colour, Role};
use super::square::Square;

/// Counts over all 960 start positions; pairs go by side, g-side first.
///
/// Both players have the same files, so what is counted for White holds for Black.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// How many castlings are of each kind, in FIDE's order.
    pub kinds: [[u16; 2]; 4],
    /// How many castlings need so many squares to be emptied first: none, one, to five.
    pub to_empty: [[u16; 2]; 6],
    /// How many castlings need the player's other rook to have left.
    pub other_rook: [u16; 2],
    /// How many positions have king and rooks where ordinary chess has them.
    pub ordinary: u16,
    /// The first position in which castling this way is possible on move one.
    pub first_at_once: [Option<Number>; 2],
    /// In how many positions both castlings are possible on move one.
    pub both_at_once: u16,
}

impl Census {
    /// The counts, taken when they are first asked for.
    #[must_use]
    pub fn get() -> &'static Self {
        static CENSUS: OnceLock<Census> = OnceLock::new();
        CENSUS.get_or_init(Self::take)
    }

    /// How many castlings are possible on move one: those that need no square to be emptied.
    #[must_use]
    pub const fn at_once(&self) -> [u16; 2] {
        self.to_empty[0]
    }

    fn take() -> Self {
        let mut census = Self::default();
        for number in Number::all() {
            census.add(number);
        }
        census
    }

    fn add(&mut self, number: Number) {
        let rank = number.back_rank();
        let ordinary = BackRank::STANDARD;
        let same = (rank.king(), rank.rooks()) == (ordinary.king(), ordinary.rooks());
        self.ordinary += u16::from(same);
        let mut at_once = 0;
        for side in Side::ALL {
            let (route, side) = (Route::from_start(rank, Colour::White, side), side as usize);
            // At the start no square of the back rank is empty.
            let to_empty = route.must_be_empty();
            self.kinds[route.kind() as usize][side] += 1;
            self.to_empty[to_empty.len()][side] += 1;
            let is_rook = |square: Square| rank.roles()[square.file().index()] == Role::Rook;
            self.other_rook[side] += u16::from(to_empty.iter().any(is_rook));
            if to_empty.is_empty() {
                at_once += 1;
                self.first_at_once[side].get_or_insert(number);
            }
        }
        self.both_at_once += u16::from(at_once == 2);
    }
}

impl Kind {
    /// The clause of the FIDE Guidelines that has this kind.
    #[must_use]
    pub const fn clause(self) -> &'static str {
        match self {
            Self::DoubleMove => "II.3.2.1",
            Self::Transposition => "II.3.2.2",
            Self::KingMoveOnly => "II.3.2.3",
            Self::RookMoveOnly => "II.3.2.4",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Board;

    #[test]
    fn the_counts_that_independent_programs_found() {
        let census = Census::get();
        assert_eq!(census.kinds, [[588, 618], [90, 72], [174, 102], [108, 168]]);
        let to_empty = [[90, 72], [318, 252], [228, 414], [180, 150], [126, 54], [18, 18]];
        assert_eq!(census.to_empty, to_empty);
        assert_eq!((census.other_rook, census.ordinary), ([18, 72], 18));
        assert_eq!((census.at_once(), census.both_at_once), ([90, 72], 0));
    }

    #[test]
    fn the_first_positions_that_allow_castling_at_once_do() {
        for side in Side::ALL {
            let number = Census::get().first_at_once[side as usize].unwrap();
            let at_once = |number: Number| {
                let rank = number.back_rank();
                let route = Route::from_start(rank, Colour::White, side);
                route.possible_at_once(&Board::start(rank))
            };
            assert_eq!(Number::all().find(|&number| at_once(number)), Some(number));
        }
    }
}
