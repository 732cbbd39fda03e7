//! Handing a link to another app by the device's own menu.

use web_sys::js_sys::Reflect;

use super::{called, object, settled, window};

/// Whether the device has such a menu.
#[must_use]
pub fn shares() -> bool {
    let navigator = window().map(|window| window.navigator());
    navigator.is_some_and(|navigator| Reflect::has(&navigator, &"share".into()).unwrap_or(false))
}

/// Opens the menu. Whoever closes it again without choosing knows that already.
pub fn share(title: &str, text: &str, url: &str) {
    let Some(window) = window() else { return };
    let data = object(&[("title", title.into()), ("text", text.into()), ("url", url.into())]);
    if let Some(shared) = called(&window.navigator(), "share", &data) {
        settled(&shared, |_| {});
    }
}
