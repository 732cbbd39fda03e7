//! Fetching a file of the page's own.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::Promise;
use web_sys::{RequestCache, RequestInit, Response};

use super::window;

/// Fetches the text of a file beside the page; nothing where it does not come.
///
/// The browser asks whether its copy is still the newest, since the name bears no hash.
pub fn fetch_text(file: &str, done: impl FnOnce(Option<String>) + 'static) {
    let Some(window) = window() else { return done(None) };
    let options = RequestInit::new();
    options.set_cache(RequestCache::NoCache);
    let done: Done = Rc::new(Cell::new(Some(Box::new(done))));
    let text_done = Rc::clone(&done);
    let on_response = Closure::once(move |response: JsValue| {
        let response: Response = response.unchecked_into();
        match response.text() {
            Ok(text) if response.ok() => {
                let arrived = Rc::clone(&text_done);
                settle(&text, text_done, move |text| finish(&arrived, text.as_string()));
            }
            _ => finish(&text_done, None),
        }
    });
    let response = window.fetch_with_str_and_init(file, &options);
    settle_with(&response, done, on_response);
}

// Of the ways to an end only one takes the call.
type Done = Rc<Cell<Option<Box<dyn FnOnce(Option<String>)>>>>;

fn finish(done: &Done, text: Option<String>) {
    if let Some(done) = done.take() {
        done(text);
    }
}

fn settle(promise: &Promise, done: Done, arrived: impl FnOnce(JsValue) + 'static) {
    settle_with(promise, done, Closure::once(arrived));
}

fn settle_with(promise: &Promise, done: Done, arrived: Closure<dyn FnMut(JsValue)>) {
    let failed = Closure::once(move |_: JsValue| finish(&done, None));
    let _ = promise.then2(&arrived, &failed);
    arrived.forget();
    failed.forget();
}
