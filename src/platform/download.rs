//! Files made in the page and handed to the reader; nothing leaves it.

use gloo_timers::callback::Timeout;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::Array;
use web_sys::{Blob, HtmlAnchorElement, Url};

use super::window;

/// How long the text is kept for the browser to take, in milliseconds.
const A_MINUTE: u32 = 60_000;

/// Hands over a text as a file of this name, as if a link to it had been pressed.
pub fn download(name: &str, text: &str) {
    // Without a blob or a link there is no file; nothing else is lost.
    if let Ok(blob) = Blob::new_with_str_sequence(&Array::of1(&text.into())) {
        let _ = save(name, &blob);
    }
}

/// The same with a blob.
pub(super) fn save(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let document = window().and_then(|window| window.document()).ok_or(JsValue::NULL)?;
    let url = Url::create_object_url_with_blob(blob)?;
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    // Safari reads the file after the click.
    Timeout::new(A_MINUTE, move || {
        let _ = Url::revoke_object_url(&url);
    })
    .forget();
    Ok(())
}
