//! The views: they ask the state, draw, and pass on what the user does; no chess rule.
//!
//! One folder a view; board, copy box and controls are shared. A view is one closure that asks
//! the state and returns what is to be seen; Leptos draws it again when an answer changes, and
//! keeps the elements that stay. That is far less code in the page than a closure for every word.
//! What has no state of its own in the browser (marks, icons) is drawn as SVG text. Elements are
//! [`Tag`](crate::platform::Tag)s, which says why.
//!
//! No body touches the browser, so that each view can be rendered to HTML on the host; handlers
//! and effects do, through `platform`.

mod all;
mod app;
mod board;
mod by_hand;
mod controls;
mod copy_box;
mod footer;
mod header;
mod icon;
mod judge;
mod later;
mod numbers;
mod outside;
mod picker;
mod position;
mod rules;
mod stepper;
mod table;
mod take;

pub use app::{App, AppProps};
pub use outside::{connect, start};
