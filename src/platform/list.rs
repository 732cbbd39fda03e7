//! Keys, focus, and the part of a long list that is seen.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

use super::window;

/// The name of the key that was pressed; nothing while another key (Ctrl, Alt, ⌘) is held.
#[must_use]
pub fn key(event: &Event) -> Option<String> {
    let event = event.dyn_ref::<KeyboardEvent>()?;
    let plain = !(event.ctrl_key() || event.alt_key() || event.meta_key());
    plain.then(|| event.key())
}

/// The value of an attribute on the element that an event happened to, or on one around it.
#[must_use]
pub fn at(event: &Event, attribute: &str) -> Option<String> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let selector = ["[", attribute, "]"].concat();
    target.closest(&selector).ok()??.get_attribute(attribute)
}

/// Which of `count` rows of one height, that fill the element, is the first to be seen.
#[must_use]
pub fn first_seen(id: &str, count: usize) -> usize {
    element(id).map_or(0, |list| {
        let row = row_height(&list, count);
        usize::try_from(list.scroll_top()).unwrap_or_default() / row
    })
}

/// Scrolls the element until one of its `count` rows is seen.
pub fn reveal(id: &str, row: usize, count: usize) {
    let Some(list) = element(id) else { return };
    let height = row_height(&list, count);
    let px = |rows: usize| i32::try_from(rows * height).unwrap_or_default();
    let (top, shown) = (list.scroll_top(), list.client_height());
    if px(row) < top {
        list.set_scroll_top(px(row));
    } else if px(row + 1) > top + shown {
        list.set_scroll_top(px(row + 1) - shown);
    }
}

fn row_height(list: &Element, count: usize) -> usize {
    let all = usize::try_from(list.scroll_height()).unwrap_or_default();
    (all / count.max(1)).max(1)
}

fn element(id: &str) -> Option<Element> {
    window()?.document()?.get_element_by_id(id)
}
