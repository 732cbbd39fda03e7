//! Three bags of the digits 0 to 9, or three ten-sided dice: hundreds, tens, units.
//!
//! They give 0 to 999; from 960 up, 40 draws of 1000, all three are drawn again. To draw only
//! the tens again looks the same and is not fair, and here is by how much.

use super::field::{Field, Meaning};
use super::ratio::Ratio;
use crate::position::number::Number;

const HUNDREDS: Field = Field::new(Meaning::Hundreds, 0, 9);
const TENS: Field = Field::new(Meaning::Tens, 0, 9);
const UNITS: Field = Field::new(Meaning::Units, 0, 9);

pub(super) const FIELDS: [Field; 3] = [HUNDREDS, TENS, UNITS];

/// The chance of a number in the unfair way, where only the tens are drawn again from 960 up.
///
/// Hundreds and units stay as they were drawn first, so that the tens which are allowed with
/// them share the whole chance of the pair: ten of them below 900, where each number has 1 in
/// 1000, but six from 900 up, where each has 1 in 600. The fair chance is 1 in 960.
#[must_use]
pub fn chance_if_only_tens_repeat(number: Number) -> Ratio {
    let others = number.get() - worth(TENS, number);
    let tens = TENS.faces().filter_map(|face| TENS.worth(face));
    let allowed = tens.filter(|&tens| Number::new(others + tens).is_some()).count();
    let pairs = u32::from(HUNDREDS.count() * UNITS.count());
    Ratio::new(1, pairs * u32::try_from(allowed).unwrap_or(1))
}

/// How many times as likely the unfair way makes 900 to 959 as the other numbers: 5/3.
#[must_use]
pub fn favour_if_only_tens_repeat() -> Ratio {
    chance_if_only_tens_repeat(Number::LAST) / chance_if_only_tens_repeat(Number::FIRST)
}

// What a field adds to this number.
fn worth(field: Field, number: Number) -> u16 {
    field.worth(field.face_in(number.get())).unwrap_or(0)
}
