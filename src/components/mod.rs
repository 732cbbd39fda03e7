//! The views: they ask the state, draw, and pass on what the user does; no chess rule.
//!
//! One folder a view; the board and the copy box are shared. No component's body touches the
//! browser, so that each can be rendered to HTML on the host; handlers and effects do, through
//! `platform`.

mod app;
mod board;
mod copy_box;
mod header;
mod icon;
mod outside;
mod position;

pub use app::App;
pub use outside::start;
