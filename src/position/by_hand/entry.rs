//! One draw by a [`Method`], whole or half entered.

use super::field::Field;
use super::method::Method;
use crate::position::draw::fair_up_to;
use crate::position::number::Number;

// As many as the coins.
const MOST_FIELDS: usize = 10;

/// What shows on each thing that is drawn, as far as it is known.
///
/// ```
/// use chess960::position::by_hand::{Draw, Method, Outcome};
/// let draw = Draw::new(Method::Digits).with(0, 5).and_then(|draw| draw.with(1, 1)).unwrap();
/// assert_eq!(draw.outcome(), None); // the third digit is missing
/// let number = draw.with(2, 8).unwrap().outcome();
/// assert!(matches!(number, Some(Outcome::Number(n)) if n.get() == 518));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    method: Method,
    // Only faces that the field has; nothing beyond the method's fields.
    faces: [Option<u8>; MOST_FIELDS],
}

/// What a whole draw gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The number of a start position.
    Number(Number),
    /// This sum, 960 to 1023, is no number: everything is drawn again.
    Repeat(u16),
}

/// A number that was drawn, with all that came before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The draws that gave no number, the first one first.
    pub repeated: Vec<Draw>,
    /// The draw that gave the number.
    pub last: Draw,
    /// The number.
    pub number: Number,
}

impl Draw {
    /// A draw of which nothing is known yet.
    #[must_use]
    pub const fn new(method: Method) -> Self {
        Self { method, faces: [None; MOST_FIELDS] }
    }

    /// The draw that gives a number; each method has one.
    #[must_use]
    pub fn of(method: Method, number: Number) -> Self {
        let mut draw = Self::new(method);
        for (here, field) in draw.faces.iter_mut().zip(method.fields()) {
            *here = Some(field.face_in(number.get()));
        }
        draw
    }

    /// Draws every field once, fairly, with words from a random source.
    ///
    /// # Errors
    /// Hands on the error of the source.
    pub fn random<E>(method: Method, mut word: impl FnMut() -> Result<u16, E>) -> Result<Self, E> {
        let mut draw = Self::new(method);
        for (here, field) in draw.faces.iter_mut().zip(method.fields()) {
            let digit = fair_up_to(field.count() - 1, &mut word)?;
            *here = field.faces().nth(usize::from(digit));
        }
        Ok(draw)
    }

    /// How it is drawn.
    #[must_use]
    pub const fn method(&self) -> Method {
        self.method
    }

    /// The draw with this face on this field, counted from 0; nothing where there is no such
    /// field or no such face.
    #[must_use]
    pub fn with(mut self, field: usize, face: u8) -> Option<Self> {
        self.method.fields().get(field)?.digit(face)?;
        *self.faces.get_mut(field)? = Some(face);
        Some(self)
    }

    /// The draw without what this field, counted from 0, shows.
    #[must_use]
    pub fn without(mut self, field: usize) -> Self {
        if let Some(face) = self.faces.get_mut(field) {
            *face = None;
        }
        self
    }

    /// The fields with what they show, in order.
    pub fn entries(&self) -> impl Iterator<Item = (Field, Option<u8>)> {
        self.method.fields().iter().copied().zip(self.faces)
    }

    /// The first field, counted from 0, of which nothing is known; nothing where all is.
    #[must_use]
    pub fn next_field(&self) -> Option<usize> {
        self.entries().position(|(_, face)| face.is_none())
    }

    /// The sum of the known digits, each times its weight.
    #[must_use]
    pub fn sum(&self) -> u16 {
        self.entries().filter_map(|(field, face)| field.worth(face?)).sum()
    }

    /// What the draw gives, once every field is known.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let sum = self.sum();
        let outcome = Number::new(sum).map_or(Outcome::Repeat(sum), Outcome::Number);
        self.next_field().is_none().then_some(outcome)
    }
}
