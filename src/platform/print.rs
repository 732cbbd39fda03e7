//! What is printed in the place of the page.

use std::cell::RefCell;

use web_sys::Element;

use super::tag::{Tag, element};
use super::{listen, window};

/// Opens the browser's own dialog for printing.
pub fn print() {
    if let Some(window) = window() {
        let _ = window.print();
    }
}

/// Puts what `sheet` gives at the end of the page while it is printed, whether by a button of the
/// page or by the browser's own; the style sheet then shows it alone.
pub fn on_print(sheet: impl Fn() -> Option<Tag> + 'static) {
    thread_local!(static THERE: RefCell<Option<Element>> = const { RefCell::new(None) });
    let show = |sheet: Option<Tag>| {
        let now = sheet.map(element);
        if let (Some(now), Some(body)) = (&now, window().and_then(|w| w.document()?.body())) {
            let _ = body.append_child(now);
        }
        if let Some(before) = THERE.replace(now) {
            before.remove();
        }
    };
    listen("beforeprint", move || show(sheet()));
    listen("afterprint", move || show(None));
}
