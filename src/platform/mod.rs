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
mod offline;
mod page;
mod storage;
mod tag;

pub use address::{base, hash, on_navigation, push, query, replace};
pub use clipboard::copy;
pub use clock::{Ticker, Timer, after, every};
pub use download::download;
pub use entropy::word;
pub use fetch::fetch_text;
pub use list::{at, first_seen, key, reveal};
pub use offline::{leave, left, offline, on_offline};
pub use page::{
    browser_language, focus, has_command_key, keep_focus, mount, on_scheme_change, prefers_dark,
    report_panics, scroll_to, set_page, set_ready, set_theme,
};
pub use storage::{keep, kept};
pub use tag::{Tag, tag};

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::Window;

fn window() -> Option<Window> {
    web_sys::window()
}

// Calls for every event of this name, for as long as the page lives.
fn listen(event: &str, call: impl FnMut() + 'static) {
    let listener = Closure::<dyn FnMut()>::new(call);
    if let Some(window) = window() {
        let _ = window.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
    }
    listener.forget();
}
