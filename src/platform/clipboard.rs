//! Copying text, by whatever way the browser allows.

use wasm_bindgen::JsCast;
use web_sys::{Clipboard, Element, HtmlElement, HtmlTextAreaElement};

use super::{called, settled, window};

/// Copies a text, and tells whether it worked.
///
/// First the clipboard; where there is none (plain http) or it refuses, the old copy command;
/// where that fails too, the text is left selected in the element of the id `shown_in`, so that
/// the reader's own keys copy it. The text is ready before the call, as Safari wants it.
pub fn copy(text: &str, shown_in: &'static str, done: impl FnOnce(bool) + 'static) {
    let Some(promise) =
        clipboard().and_then(|clipboard| called(&clipboard, "writeText", &text.into()))
    else {
        return done(copy_selected(shown_in));
    };
    settled(&promise, move |written| {
        done(written.is_some() || copy_selected(shown_in));
    });
}

// There is none on plain http, which the type of web-sys does not know.
pub(super) fn clipboard() -> Option<Clipboard> {
    let clipboard = window()?.navigator().clipboard();
    (!clipboard.is_undefined()).then_some(clipboard)
}

// Gives the focus back only when it worked: else the selection is for the reader to use.
fn copy_selected(id: &str) -> bool {
    let Some(document) = window().and_then(|window| window.document()) else { return false };
    let Some(element) = document.get_element_by_id(id) else { return false };
    let before = document.active_element();
    select(&element);
    let copied = document
        .dyn_ref::<web_sys::HtmlDocument>()
        .is_some_and(|document| document.exec_command("copy").unwrap_or(false));
    if copied
        && let Some(before) = before.and_then(|element| element.dyn_into::<HtmlElement>().ok())
    {
        let _ = before.focus();
    }
    copied
}

fn select(element: &Element) {
    if let Some(field) = element.dyn_ref::<HtmlTextAreaElement>() {
        let _ = field.focus();
        field.select();
    } else if let Some(Ok(Some(selection))) = window().map(|window| window.get_selection()) {
        let _ = selection.select_all_children(element);
    }
}
