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
mod network;
mod offline;
mod page;
mod picture;
mod print;
mod screen;
mod share;
mod storage;
mod tag;

pub use address::{base, hash, on_navigation, push, query, replace};
pub use clipboard::copy;
pub use clock::{Ticker, Timer, after, every};
pub use download::download;
pub use entropy::word;
pub use fetch::fetch_text;
pub use list::{at, first_seen, key, reveal};
pub use network::{is_offline, on_network_change};
pub use offline::{leave, left, offline, on_offline};
pub use page::{
    browser_language, focus, has_command_key, keep_focus, mount, on_scheme_change, prefers_dark,
    report_panics, scroll_to, set_language, set_ready, set_theme, set_title,
};
pub use picture::{PICTURE_SIZE, copies_pictures, copy_picture, outlines, save_png};
pub use print::{on_print, print};
pub use screen::{fill_screen, on_key};
pub use share::{share, shares};
pub use storage::{keep, kept};
pub use tag::{Tag, tag};

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Window;
use web_sys::js_sys::{Function, Object, Promise, Reflect};

fn window() -> Option<Window> {
    web_sys::window()
}

/// Calls for every event of this name, for as long as the page lives.
fn listen(event: &str, call: impl FnMut() + 'static) {
    let listener = Closure::<dyn FnMut()>::new(call);
    if let Some(window) = window() {
        let _ = window.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
    }
    listener.forget();
}

/// What is called once a promise has come to its end, with what it gave.
type Done = Box<dyn FnOnce(Option<JsValue>)>;

/// Calls once a promise has come to its end: with what it gave, or with nothing where it failed.
fn settled(promise: &Promise, done: impl FnOnce(Option<JsValue>) + 'static) {
    settle(promise, Box::new(done));
}

// Boxed before, so that this is in the page once and not for each that calls.
fn settle(promise: &Promise, done: Done) {
    // A promise settles once, so of the two ways to its end only one takes `done`.
    let done = Rc::new(Cell::new(Some(done)));
    let end = |failed: bool| {
        let done = Rc::clone(&done);
        Closure::once(move |value: JsValue| {
            if let Some(done) = done.take() {
                done((!failed).then_some(value));
            }
        })
    };
    let (given, refused) = (end(false), end(true));
    let _ = promise.then2(&given, &refused);
    given.forget();
    refused.forget();
}

/// What a method of a browser's object promises; nothing where there is none or where it throws.
///
/// By its name, so that a throw is heard: web-sys takes these for calls that never do.
fn called(object: &JsValue, name: &str, with: &JsValue) -> Option<Promise> {
    let method: Function = Reflect::get(object, &name.into()).ok()?.dyn_into().ok()?;
    method.call1(object, with).ok()?.dyn_into().ok()
}

/// An object of JavaScript with these entries.
fn object(entries: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in entries {
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object
}
