//! The ways to draw a number at once, from things that lie on the table.

use super::entry::{Draw, Drawn, Outcome};
use super::field::Field;
use super::{cards, coins, digits, polyhedral};
use crate::position::number::Number;

/// A way to draw a number at once; all 960 are equally likely in each.
///
/// Every outcome of the draw is equally likely, no two give the same sum, and those that give
/// no number are repeated as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// Dice of 4, 4, 6 and 10 sides.
    Polyhedral,
    /// Three bags of the digits 0 to 9, or three ten-sided dice.
    Digits,
    /// Ten coins.
    Coins,
    /// Four packets of 4, 4, 6 and 10 cards.
    Cards,
}

impl Method {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Polyhedral, Self::Digits, Self::Coins, Self::Cards];

    /// What is drawn, in order: three things to ten.
    #[must_use]
    pub const fn fields(self) -> &'static [Field] {
        match self {
            Self::Polyhedral => &polyhedral::FIELDS,
            Self::Digits => &digits::FIELDS,
            Self::Coins => &coins::FIELDS,
            Self::Cards => &cards::FIELDS,
        }
    }

    /// How many outcomes a draw has: 960, 1000, 1024, 960.
    #[must_use]
    pub fn outcomes(self) -> u16 {
        self.fields().iter().map(|field| field.count()).product()
    }

    /// How many of the outcomes are repeated: 0, 40, 64, 0.
    #[must_use]
    pub fn repeats(self) -> u16 {
        self.outcomes() - Number::COUNT
    }

    /// Draws one field after another with words from a random source, until there is a number.
    ///
    /// # Errors
    /// Hands on the error of the source.
    pub fn draw<E>(self, mut word: impl FnMut() -> Result<u16, E>) -> Result<Drawn, E> {
        let mut repeated = Vec::new();
        loop {
            let draw = Draw::random(self, &mut word)?;
            if let Some(Outcome::Number(number)) = draw.outcome() {
                return Ok(Drawn { repeated, last: draw, number });
            }
            repeated.push(draw);
        }
    }
}
