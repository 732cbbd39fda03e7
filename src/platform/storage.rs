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
