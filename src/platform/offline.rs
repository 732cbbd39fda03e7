//! What assets/offline.js and the app tell each other, by attributes of the root element.

use super::page::root;

/// How the page stands with the network, in the word that the script has for it.
#[must_use]
pub fn offline() -> Option<String> {
    root()?.get_attribute("data-offline")
}

/// Calls when that changes, for as long as the page lives.
pub fn on_offline(call: impl FnMut() + 'static) {
    super::listen("offline-state", call);
}

/// Leaves a text for the page that comes after this one in the same tab.
///
/// The script keeps it when the button of the id `take-version` has been pressed.
pub fn leave(text: &str) {
    if let Some(root) = root() {
        let _ = root.set_attribute("data-left", text);
    }
}

/// What the page before this one has left.
#[must_use]
pub fn left() -> Option<String> {
    root()?.get_attribute("data-left")
}
