//! What the browser keeps for the next visit; to touch it can throw, and then it keeps nothing.

use super::window;

fn storage() -> Option<web_sys::Storage> {
    window()?.local_storage().ok()?
}

/// What was kept under a key.
#[must_use]
pub fn kept(key: &str) -> Option<String> {
    storage()?.get_item(key).ok()?
}

/// Keeps a value under a key, or forgets what was there.
pub fn keep(key: &str, value: Option<&str>) {
    if let Some(storage) = storage() {
        let _ = match value {
            Some(value) => storage.set_item(key, value),
            None => storage.remove_item(key),
        };
    }
}

const LEFT: &str = "left";

fn session() -> Option<web_sys::Storage> {
    window()?.session_storage().ok()?
}

/// Leaves a text for the page that comes after this one in the same tab.
pub fn leave(text: &str) {
    if let Some(storage) = session() {
        let _ = storage.set_item(LEFT, text);
    }
}

/// What the page before this one has left; it is taken once.
#[must_use]
pub fn left() -> Option<String> {
    let (storage, text) = (session()?, session()?.get_item(LEFT).ok()??);
    let _ = storage.remove_item(LEFT);
    Some(text)
}
