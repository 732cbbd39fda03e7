//! What assets/offline.js tells of the worker that keeps the page, and what is asked of it.

use web_sys::Event;

use super::page::root;
use super::window;

/// How the page stands with the network, in the word that the script has for it.
#[must_use]
pub fn offline() -> Option<String> {
    root()?.get_attribute("data-offline")
}

/// Calls when that changes, for as long as the page lives.
pub fn on_offline(call: impl FnMut() + 'static) {
    super::listen("offline-state", call);
}

/// Asks for the version that waits; the page is loaded anew.
pub fn take_version() {
    if let (Some(window), Ok(event)) = (window(), Event::new("take-version")) {
        let _ = window.dispatch_event(&event);
    }
}
