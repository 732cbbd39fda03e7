//! The way from a number to its rank and back, digit by digit.
//!
//! Divide by 4: the remainder is the light-squared bishop's place on b, d, f, h. Divide by 4
//! again: the dark-squared bishop's place on a, c, e, g. Divide by 6: the queen's place among
//! the free squares. What is left, 0 to 9, is the knights' line in a table of ten pairs. Rook,
//! king, rook fill the rest. (Reinhard Scharnagl's numbering.)

use super::back_rank::BackRank;
use super::number::Number;
use super::piece::Role;
use super::square::File;

/// The two places of the knights among the five free squares, for the last digit 0 to 9.
pub const KNIGHT_PAIRS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// The four digits of a number, each the answer to "where does this piece go".
///
/// ```
/// use chess960::position::{Derivation, Number};
/// let way = Derivation::of(Number::STANDARD); // 518 = ((5 x 6 + 2) x 4 + 1) x 4 + 2
/// assert_eq!((way.light_bishop(), way.dark_bishop()), (2, 1)); // f and c
/// assert_eq!((way.queen(), way.knights()), (2, 5));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Derivation {
    light_bishop: usize,
    dark_bishop: usize,
    queen: usize,
    knights: usize,
}

/// One step of the derivation: a role comes to its file or files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// What is placed.
    pub role: Role,
    /// What the number was before this step; the last step, which divides nothing, has the 0
    /// that is left.
    pub dividend: u16,
    /// What it is divided by: 4, 4, 6, 10, and 1 for the last step.
    pub divisor: u16,
    /// The files that it takes, in order; three for rook, king, rook, two for the knights.
    pub files: [Option<File>; 3],
    /// The rank after this step.
    pub rank: [Option<Role>; 8],
}

impl Placement {
    /// What the division leaves: the digit that says where the piece goes.
    #[must_use]
    pub const fn remainder(&self) -> u16 {
        self.dividend % self.divisor
    }

    /// The squares that the step chooses from, in order: those that were free, and for a bishop
    /// only those of its colour.
    #[must_use]
    pub fn choices(&self) -> Vec<File> {
        let was_free = |file| self.rank[File::index(file)].is_none() || self.takes(file);
        let bishop = self.files[0].filter(|_| self.role == Role::Bishop);
        let of_its_colour = |file| {
            bishop.is_none_or(|bishop| (bishop.index() + File::index(file)).is_multiple_of(2))
        };
        File::ALL.into_iter().filter(|&file| was_free(file) && of_its_colour(file)).collect()
    }

    fn takes(&self, file: File) -> bool {
        self.files.contains(&Some(file))
    }

    /// What the next step goes on with.
    #[must_use]
    pub const fn quotient(&self) -> u16 {
        self.dividend / self.divisor
    }
}

impl Derivation {
    /// Takes a number apart.
    #[must_use]
    pub const fn of(number: Number) -> Self {
        let n = number.get() as usize;
        Self { light_bishop: n % 4, dark_bishop: n / 4 % 4, queen: n / 16 % 6, knights: n / 96 }
    }

    /// Reads the digits off a rank.
    #[must_use]
    pub fn of_rank(rank: BackRank) -> Self {
        let mut way = Self { light_bishop: 0, dark_bishop: 0, queen: 0, knights: 0 };
        // Free squares so far without the bishops, and of those without the queen.
        let (mut free, mut free_of_queen) = (0, 0);
        let mut first_knight = None;
        for (index, role) in rank.roles().into_iter().enumerate() {
            match role {
                Role::Bishop if index % 2 == 1 => way.light_bishop = index / 2,
                Role::Bishop => way.dark_bishop = index / 2,
                Role::Queen => way.queen = free,
                Role::Knight => match first_knight {
                    None => first_knight = Some(free_of_queen),
                    Some(first) => way.knights = knights_digit(first, free_of_queen),
                },
                _ => {}
            }
            if role != Role::Bishop {
                free += 1;
                free_of_queen += usize::from(role != Role::Queen);
            }
        }
        way
    }

    /// Puts the number together again.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "at most 959")]
    pub const fn number(self) -> Number {
        let n = ((self.knights * 6 + self.queen) * 4 + self.dark_bishop) * 4 + self.light_bishop;
        Number::trusted(n as u16)
    }

    /// The rank that the digits give.
    #[must_use]
    pub fn back_rank(self) -> BackRank {
        // One bit a free file; what no step below takes is a rook's.
        let mut free = u8::MAX;
        let mut roles = [Role::Rook; 8];
        let mut place = |role, file: usize| {
            roles[file] = role;
            free &= !(1 << file);
            free
        };
        place(Role::Bishop, self.light_bishop * 2 + 1);
        let free = place(Role::Bishop, self.dark_bishop * 2);
        let free = place(Role::Queen, nth_free(free, self.queen));
        let (left, right) = KNIGHT_PAIRS[self.knights];
        place(Role::Knight, nth_free(free, left));
        let free = place(Role::Knight, nth_free(free, right));
        place(Role::King, nth_free(free, 1));
        BackRank::trusted(roles)
    }

    /// The remainder for the light-squared bishop, 0 to 3 for b, d, f, h.
    #[must_use]
    pub const fn light_bishop(self) -> usize {
        self.light_bishop
    }

    /// The remainder for the dark-squared bishop, 0 to 3 for a, c, e, g.
    #[must_use]
    pub const fn dark_bishop(self) -> usize {
        self.dark_bishop
    }

    /// The queen's place among the six squares that the bishops leave, 0 to 5.
    #[must_use]
    pub const fn queen(self) -> usize {
        self.queen
    }

    /// The knights' line in [`KNIGHT_PAIRS`], 0 to 9.
    #[must_use]
    pub const fn knights(self) -> usize {
        self.knights
    }

    /// The five steps from the number to the rank: bishop, bishop, queen, knights, the rest.
    #[must_use]
    pub fn steps(self) -> [Placement; 5] {
        let full = self.back_rank().roles();
        let mut rank = [None; 8];
        let mut dividend = self.number().get();
        let mut step = |role, divisor, belongs: &dyn Fn(usize, Role) -> bool| {
            let mut files = [None; 3];
            let mut taken = 0;
            for file in File::ALL {
                let here = full[file.index()];
                if belongs(file.index(), here) {
                    files[taken] = Some(file);
                    taken += 1;
                    rank[file.index()] = Some(here);
                }
            }
            let placement = Placement { role, dividend, divisor, files, rank };
            dividend /= divisor;
            placement
        };
        [
            step(Role::Bishop, 4, &|index, role| role == Role::Bishop && index % 2 == 1),
            step(Role::Bishop, 4, &|index, role| role == Role::Bishop && index % 2 == 0),
            step(Role::Queen, 6, &|_, role| role == Role::Queen),
            step(Role::Knight, 10, &|_, role| role == Role::Knight),
            step(Role::King, 1, &|_, role| matches!(role, Role::King | Role::Rook)),
        ]
    }
}

// The line of KNIGHT_PAIRS with these two places: the lines before `left` hold 4, 3, 2 .. pairs.
const fn knights_digit(left: usize, right: usize) -> usize {
    left * (9 - left) / 2 + (right - left - 1)
}

// The index of the nth file that is free, counted from 0 at the a-file.
const fn nth_free(mut free: u8, nth: usize) -> usize {
    let mut skip = nth;
    while skip > 0 {
        free &= free - 1; // clears the lowest bit
        skip -= 1;
    }
    free.trailing_zeros() as usize
}
