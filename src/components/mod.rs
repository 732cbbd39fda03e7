//! The views: they ask the state, draw, and pass on what the user does; no chess rule.
//!
//! One folder a view; the board and the copy box are shared. A view is one closure that asks the
//! state and returns what is to be seen; Leptos draws it again when an answer changes, and keeps
//! the elements that stay. That is much less code in the page than a closure for every word.
//!
//! No body touches the browser, so that each view can be rendered to HTML on the host; handlers
//! and effects do, through `platform`.

mod app;
mod board;
mod copy_box;
mod header;
mod icon;
mod outside;
mod position;

use leptos::ev::MouseEvent;

pub use app::App;
pub use outside::start;

/// A handler for a press of a button; all of them are of one type, which keeps the page small.
fn press(mut act: impl FnMut() + 'static) -> Box<dyn FnMut(MouseEvent)> {
    Box::new(move |_| act())
}
