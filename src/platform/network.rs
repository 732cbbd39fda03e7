//! Whether there is a network, as far as the browser knows.

use super::{listen, window};

/// Whether the browser knows that there is none. It cannot know that there is one.
#[must_use]
pub fn is_offline() -> bool {
    window().is_some_and(|window| !window.navigator().on_line())
}

/// Calls when that has changed, for as long as the page lives.
pub fn on_network_change(call: impl Fn() + Clone + 'static) {
    listen("online", call.clone());
    listen("offline", call);
}
