//! A set of squares.

use super::square::Square;

/// A set of squares, in a machine word; it lists them a1 first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squares(u64);

impl Squares {
    /// The set of no square.
    pub const EMPTY: Self = Self(0);

    /// Whether the square is in the set.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    /// The set with this square in it.
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.index())
    }

    /// The set without this square in it.
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square.index()))
    }

    /// The squares of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// How many squares there are, 0 to 64.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares of one rank from one square to another, both included, in either order.
    ///
    /// Two squares that are not on one rank give the set of those two.
    #[must_use]
    pub fn walk(from: Square, to: Square) -> Self {
        let ends = Self::EMPTY.with(from).with(to);
        if from.rank() != to.rank() {
            return ends;
        }
        let (low, high) = (from.min(to).index(), from.max(to).index());
        (low..=high).map(Square::from_index).collect()
    }

    /// The squares one by one, a1 first.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let first = (rest != 0).then(|| Square::from_index(rest.trailing_zeros() as usize))?;
            rest &= rest - 1;
            Some(first)
        })
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}
