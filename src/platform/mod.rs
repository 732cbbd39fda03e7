//! The browser's edge: the only place that touches it.
//!
//! Nothing here knows chess, words or the state of the page. Whatever a browser may refuse
//! (storage, clipboard, history) is an `Option`, a `bool` or a silent no, never a panic.

mod address;
mod clipboard;
mod clock;
mod download;
mod entropy;
mod fetch;
mod list;
mod page;
mod screen;
mod storage;
mod tag;

pub use address::{base, hash, on_navigation, push, query, replace};
pub use clipboard::copy;
pub use clock::{Ticker, Timer, after, every};
pub use download::download;
pub use entropy::word;
pub use fetch::fetch_text;
pub use list::{at, first_seen, key, reveal};
pub use page::{
    browser_language, focus, has_command_key, keep_focus, mount, on_scheme_change, prefers_dark,
    report_panics, scroll_to, set_language, set_ready, set_theme, set_title,
};
pub use screen::{fill_screen, on_key};
pub use storage::{keep, kept};
pub use tag::{Tag, tag};

use web_sys::Window;

fn window() -> Option<Window> {
    web_sys::window()
}
