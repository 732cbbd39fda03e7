//! Handing a link to another app by the device's own menu.

use wasm_bindgen::JsCast;
use web_sys::ShareData;
use web_sys::js_sys::Reflect;

use super::{object, settled, window};

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
    settled(&window.navigator().share_with_data(data.unchecked_ref::<ShareData>()), |_| {});
}
