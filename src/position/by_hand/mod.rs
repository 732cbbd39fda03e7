//! Fair ways to draw a start position by hand.
//!
//! One die places the pieces one after another ([`OneDie`]). Every other [`Method`] is one draw
//! of some things that lie on the table, each worth its digit times a weight; the sum is the
//! number, and from 960 up the whole draw is repeated.
//!
//! | file | subject |
//! |---|---|
//! | `face`, `task`, `one_die` | a die, and Hans L. Bodlaender's procedure with it |
//! | `method`, `field` | the other methods, and the things that are drawn in them |
//! | `polyhedral`, `digits`, `coins`, `cards` | what is drawn in each |
//! | `entry` | one draw, entered by a user or drawn for one |
//! | `ratio` | exact averages and chances |

pub mod cards;
mod coins;
pub mod digits;
mod entry;
mod face;
mod field;
mod method;
mod one_die;
mod polyhedral;
mod ratio;
mod task;

pub use entry::{Draw, Drawn, Outcome};
pub use face::Face;
pub use field::{Field, Meaning};
pub use method::Method;
pub use one_die::{OneDie, Roll, RollOutcome};
pub use ratio::Ratio;
pub use task::Task;
