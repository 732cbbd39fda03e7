//! Exact fractions, small ones.

use std::ops::{Add, Div};

/// A positive fraction in lowest terms.
///
/// Averages and chances are told exactly; only who prints one rounds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ratio {
    numerator: u32,
    denominator: u32,
}

impl Ratio {
    /// The fraction; a denominator of 0, which no caller has, counts as 1.
    pub(super) fn new(numerator: u32, denominator: u32) -> Self {
        let denominator = denominator.max(1);
        let common = greatest_common_divisor(denominator, numerator);
        Self { numerator: numerator / common, denominator: denominator / common }
    }

    /// What stands above the line.
    #[must_use]
    pub const fn numerator(self) -> u32 {
        self.numerator
    }

    /// What stands below the line, at least 1.
    #[must_use]
    pub const fn denominator(self) -> u32 {
        self.denominator
    }

    /// The fraction in hundredths, a half rounded up: 670 for 67/10, 167 for 5/3.
    #[must_use]
    pub const fn in_hundredths(self) -> u32 {
        (self.numerator * 200 + self.denominator) / (self.denominator * 2)
    }
}

impl Add for Ratio {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(
            self.numerator * other.denominator + other.numerator * self.denominator,
            self.denominator * other.denominator,
        )
    }
}

impl Div for Ratio {
    type Output = Self;

    fn div(self, other: Self) -> Self {
        Self::new(self.numerator * other.denominator, self.denominator * other.numerator)
    }
}

// Euclid's; the first is not 0.
const fn greatest_common_divisor(mut a: u32, mut b: u32) -> u32 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
