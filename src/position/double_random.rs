//! Starts in which White and Black have ranks of their own.

use super::board::Board;
use super::castling::{Route, Side};
use super::draw::draw;
use super::fen::Setup;
use super::number::Number;
use super::piece::Colour;

/// A double random start: a number for White's rank and one for Black's, which may be the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DoubleStart {
    /// The number of White's rank.
    pub white: Number,
    /// The number of Black's rank, read from the a-file as White's is.
    pub black: Number,
}

impl DoubleStart {
    /// How many there are: 960 x 960.
    pub const COUNT: u32 = Number::COUNT as u32 * Number::COUNT as u32;

    /// The start of this index, as engines count them; nothing is above 921,599.
    ///
    /// ```
    /// use chess960::position::DoubleStart;
    /// let start = DoubleStart::new(308_283).unwrap();
    /// assert_eq!((start.white.get(), start.black.get()), (123, 321));
    /// assert_eq!(DoubleStart::new(DoubleStart::COUNT), None);
    /// ```
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "both are below 960")]
    pub const fn new(index: u32) -> Option<Self> {
        if index >= Self::COUNT {
            return None;
        }
        let per_black = Number::COUNT as u32;
        let white = Number::trusted((index % per_black) as u16);
        let black = Number::trusted((index / per_black) as u16);
        Some(Self { white, black })
    }

    /// The index, Black's number x 960 + White's: 0 to 921,599.
    #[must_use]
    pub const fn index(self) -> u32 {
        self.black.get() as u32 * Number::COUNT as u32 + self.white.get() as u32
    }

    /// Draws White's number, then Black's, each as fairly as [`draw`] does.
    ///
    /// # Errors
    /// Hands on the error of the source.
    pub fn draw<E>(mut word: impl FnMut() -> Result<u16, E>) -> Result<Self, E> {
        let white = draw(&mut word)?;
        Ok(Self { white, black: draw(word)? })
    }

    /// The number of a colour's rank.
    #[must_use]
    pub const fn number(self, colour: Colour) -> Number {
        match colour {
            Colour::White => self.white,
            Colour::Black => self.black,
        }
    }

    /// Whether Black's rank is White's, as in an ordinary Chess960 start.
    #[must_use]
    pub fn is_mirrored(self) -> bool {
        self.white == self.black
    }

    /// The board, both ranks and the pawns.
    #[must_use]
    pub fn board(self) -> Board {
        Board::of_ranks(self.white.back_rank(), self.black.back_rank())
    }

    /// The start of a game: White to move, all four rights, each with its own colour's rooks.
    #[must_use]
    pub fn setup(self) -> Setup {
        Setup::of_ranks(self.white.back_rank(), self.black.back_rank())
    }

    /// A colour's castling from here.
    #[must_use]
    pub fn route(self, colour: Colour, side: Side) -> Route {
        Route::from_start(self.number(colour).back_rank(), colour, side)
    }
}

/// The one in which both have this rank: an ordinary Chess960 start.
impl From<Number> for DoubleStart {
    fn from(number: Number) -> Self {
        Self { white: number, black: number }
    }
}
