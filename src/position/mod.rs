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
//! | `double_random` | White and Black with different ranks |
//! | `pattern`, `properties`, `filter` | finding some of the 960 |
//! | `find`, `list` | a position in what people paste; lists as files |
//! | `edge` | how much better White stands, by an engine |
//! | [`by_hand`] | dice, digits, coins and cards that draw a position |
//! | `fen`, `pgn`, `links` | what other programs take, and what people paste |
//! | `census`, `examples` | castling over all 960, counted; positions that explain it |
//! | `start` | whether a setup is a start position, and which |
//! | `castling`, `steps` | where castling goes from here, and one castling move as pictures |
//! | `attack`, `right`, `judge`, `verdict` | whether a castling is legal, and every reason why not |
//! | `pointing`, `switches`, `cases` | where its reasons are on the board, what can be changed, ten to try |

mod attack;
mod back_rank;
mod board;
pub mod by_hand;
mod cases;
mod castling;
mod census;
mod derivation;
mod double_random;
mod draw;
mod edge;
mod examples;
mod fen;
mod filter;
mod find;
mod judge;
mod links;
mod list;
mod number;
mod number_list;
mod number_text;
mod pattern;
mod pgn;
mod picture_name;
mod piece;
mod pointing;
mod properties;
mod right;
mod square;
mod squares;
mod start;
mod steps;
mod switches;
mod uci;
mod verdict;

pub use back_rank::{BackRank, BackRankError};
pub use board::Board;
pub use cases::CASES;
pub use castling::{Kind, Notation, Route, Side};
pub use census::Census;
pub use derivation::{Derivation, KNIGHT_PAIRS, Placement};
pub use double_random::DoubleStart;
pub use draw::{draw, fair_from_bits, fair_up_to, number_from_bits};
pub use edge::EDGES;
pub use examples::{
    EMPTY_EXAMPLES, Example, FREE_EXAMPLES, KIND_EXAMPLES, SAFE_EXAMPLES, STAYING_EXAMPLES,
    UNCOVERED_EXAMPLE,
};
pub use fen::{
    Dialect, EnPassantFault, FenError, Field, Notice, Reading, Rights, Setup, read_paste,
};
pub use filter::{Counts, Filter};
pub use find::{Found, Letters, NotFound, find};
pub use judge::judge;
pub use links::{LichessPage, lichess};
pub use list::List;
pub use number::Number;
pub use number_list::{NumberListError, read_numbers};
pub use number_text::{NumberTextError, read_number, read_up_to};
pub use pattern::{Pattern, PatternError, Roles};
pub use pgn::{Header, Variant, pgn_tags};
pub use picture_name::picture_name;
pub use piece::{Colour, Piece, Role};
pub use properties::{Properties, Property};
pub use right::{NoRight, Void};
pub use square::{File, Rank, Square};
pub use squares::Squares;
pub use start::{Array, Difference, NoArray};
pub use steps::{Caption, Man, Mark, Picture, Place, STEP_COUNT, Step, steps};
pub use uci::uci;
pub use verdict::{Reason, Reasons, Verdict};
