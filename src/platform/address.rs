//! The address bar and the history.

use wasm_bindgen::JsValue;

use super::{listen, window};

/// The value of a key of the query, decoded; nothing where the key is not there.
#[must_use]
pub fn query(key: &str) -> Option<String> {
    let search = window()?.location().search().ok()?;
    web_sys::UrlSearchParams::new_with_str(&search).ok()?.get(key)
}

/// The hash of the address, without its `#`.
#[must_use]
pub fn hash() -> String {
    let hash = window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    hash.strip_prefix('#').unwrap_or_default().to_owned()
}

/// The address of the page without query and hash.
#[must_use]
pub fn base() -> String {
    let part = |read: fn(&web_sys::Location) -> Result<String, JsValue>| {
        window().and_then(|window| read(&window.location()).ok()).unwrap_or_default()
    };
    [part(web_sys::Location::origin), part(web_sys::Location::pathname)].concat()
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
    // A change of the hash is told by `popstate` too, so one listener hears all.
    listen("popstate", call);
}
