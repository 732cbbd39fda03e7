//! The address bar and the history.

use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;

use super::window;

/// The query and the hash of the address, with their `?` and `#`.
#[must_use]
pub fn query_and_hash() -> (String, String) {
    let location = window().map(|window| window.location());
    let part = |read: fn(&web_sys::Location) -> Result<String, JsValue>| {
        location.as_ref().and_then(|location| read(location).ok()).unwrap_or_default()
    };
    (part(web_sys::Location::search), part(web_sys::Location::hash))
}

/// The address of the page without query and hash.
#[must_use]
pub fn base() -> String {
    let href = window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    href.split(['?', '#']).next().unwrap_or_default().to_owned()
}

/// Makes a new entry of the history.
pub fn push(address: &str) {
    write(address, web_sys::History::push_state_with_url);
}

/// Puts the address in the place of the entry that is there.
pub fn replace(address: &str) {
    write(address, web_sys::History::replace_state_with_url);
}

type Write = fn(&web_sys::History, &JsValue, &str, Option<&str>) -> Result<(), JsValue>;

// Safari refuses more than 100 calls in 30 seconds: the address is then behind, no more.
fn write(address: &str, how: Write) {
    let url = [&base(), address].concat();
    if let Some(history) = window().and_then(|window| window.history().ok()) {
        let _ = how(&history, &JsValue::NULL, "", Some(&url));
    }
}

/// Calls for every back, forward, or change of the hash, for as long as the page lives.
pub fn on_navigation(call: impl FnMut() + 'static) {
    let listener = Closure::<dyn FnMut()>::new(call);
    if let Some(window) = window() {
        // A change of the hash is told by `popstate` too, so one listener hears all.
        let _ =
            window.add_event_listener_with_callback("popstate", listener.as_ref().unchecked_ref());
    }
    listener.forget();
}
