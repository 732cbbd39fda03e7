//! The whole screen, and the keys that are pressed anywhere on the page.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event};

use super::page::root;
use super::{key, window};

/// Asks for the whole screen, kept awake, or gives it back.
///
/// The last lines of assets/start.js follow the attribute, at half the weight, and tell by an
/// Escape that the browser has taken the screen back. A browser may refuse both; the page is then
/// as large as its window, and no more is lost.
pub fn fill_screen(fill: bool) {
    if let Some(root) = root() {
        let _ = root.toggle_attribute_with_force("data-big", fill);
    }
}

/// Calls with the name of a key that was pressed outside a text field and used by nobody else;
/// Escape, which types nothing, may be pressed anywhere.
pub fn on_key(mut call: impl FnMut(&str) + 'static) {
    let listener = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let typed = element.is_some_and(|element| {
            element.matches("textarea, [type=text], select").unwrap_or_default()
        });
        if !event.default_prevented()
            && let Some(key) = key(&event)
            && (!typed || key == "Escape")
        {
            call(&key);
        }
    });
    if let Some(window) = window() {
        let _ =
            window.add_event_listener_with_callback("keydown", listener.as_ref().unchecked_ref());
    }
    listener.forget();
}
