//! Pure chess: start positions, their numbers, and castling, with nothing but the standard library.
//!
//! There are no words for people here. What can go wrong is a small enum with data, and what
//! the page explains is a list of codes; the page words both in the reader's language.
//!
//! | file | subject |
//! |---|---|
//! | `piece`, `square`, `squares`, `board` | the things on the board |
//! | `back_rank` | eight roles that obey the two rules, or why they do not |
//! | `number`, `derivation` | 0 to 959, and the way to the rank and back, in steps |
//! | `number_text` | a number as people type it |
//! | `draw` | a fair number from random bits |
//! | [`by_hand`] | dice, digits, coins and cards that draw a position |
//! | `fen`, `pgn`, `links` | what other programs take |
//! | `castling`, `steps` | where castling goes from here, and one castling move as pictures |

mod back_rank;
mod board;
pub mod by_hand;
mod castling;
mod derivation;
mod draw;
mod fen;
mod links;
mod number;
mod number_text;
mod pgn;
mod piece;
mod square;
mod squares;
mod steps;

pub use back_rank::{BackRank, BackRankError};
pub use board::Board;
pub use castling::{Kind, Notation, Route, Side};
pub use derivation::{Derivation, KNIGHT_PAIRS, Placement};
pub use draw::{draw, fair_from_bits, fair_up_to, number_from_bits};
pub use fen::{Dialect, Rights, Setup};
pub use links::{LichessPage, lichess};
pub use number::Number;
pub use number_text::{NumberTextError, read_number};
pub use pgn::pgn_tags;
pub use piece::{Colour, Piece, Role};
pub use square::{File, Rank, Square};
pub use squares::Squares;
pub use steps::{Caption, Man, Mark, Picture, Place, STEP_COUNT, Step, steps};
