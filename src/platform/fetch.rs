//! Fetching a file of the page's own.

use wasm_bindgen::JsCast;
use web_sys::{RequestCache, RequestInit, Response};

use super::{settled, window};

/// Fetches the text of a file beside the page; nothing where it does not come.
///
/// The browser asks whether its copy is still the newest, since the name bears no hash.
pub fn fetch_text(file: &str, done: impl FnOnce(Option<String>) + 'static) {
    let Some(window) = window() else { return done(None) };
    let options = RequestInit::new();
    options.set_cache(RequestCache::NoCache);
    settled(&window.fetch_with_str_and_init(file, &options), move |response| {
        let response = response.map(JsCast::unchecked_into::<Response>);
        match response.filter(Response::ok).map(|response| response.text()) {
            Some(Ok(text)) => settled(&text, |text| done(text.and_then(|text| text.as_string()))),
            _ => done(None),
        }
    });
}
