//! What is printed in the place of the page.

use super::tag::{Tag, element};
use super::{listen, window};

/// Opens the browser's own dialog for printing.
pub fn print() {
    if let Some(window) = window() {
        let _ = window.print();
    }
}

/// Puts what `sheet` gives, of the class `sheet`, at the end of the page while it is printed,
/// whether by a button of the page or by the browser's own; the style sheet then shows it alone.
pub fn on_print(sheet: impl Fn() -> Option<Tag> + 'static) {
    listen("beforeprint", move || show(sheet()));
    listen("afterprint", || show(None));
}

fn show(sheet: Option<Tag>) {
    let Some(document) = window().and_then(|window| window.document()) else { return };
    // Some browsers ask twice before they tell that it is over.
    if let Ok(Some(before)) = document.query_selector(".sheet") {
        before.remove();
    }
    if let (Some(sheet), Some(body)) = (sheet, document.body()) {
        let _ = body.append_child(&element(sheet));
    }
}
