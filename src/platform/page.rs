//! The page as a whole: mounting, language, title, theme, and what the system prefers.

use leptos::prelude::{IntoView, mount_to};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, HtmlElement, MediaQueryList};

use super::window;

/// Writes a panic to the console, where a report can be copied from.
pub fn report_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let (file, line) = panic.location().map_or(("", 0), |at| (at.file(), at.line()));
        let message = panic.payload_as_str().unwrap_or_default();
        web_sys::console::error_3(&message.into(), &file.into(), &line.into());
    }));
}

/// Puts a view into the element of this id, in the place of what is there.
pub fn mount<V: IntoView + 'static>(id: &str, view: impl FnOnce() -> V + 'static) {
    let element = window().and_then(|window| window.document()?.get_element_by_id(id));
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        element.set_inner_html("");
        mount_to(element, view).forget();
    }
}

/// Sets the title of the document.
pub fn set_title(title: &str) {
    if let Some(document) = window().and_then(|window| window.document()) {
        document.set_title(title);
    }
}

/// Sets the language of the document.
pub fn set_language(language: &str) {
    if let Some(root) = root() {
        let _ = root.set_attribute("lang", language);
    }
}

/// Shows the section of this id, or the top of the page, as when another page is opened.
///
/// The browser looks for the section before the page is drawn, and does not find it.
pub fn scroll_to(section: &str) {
    let Some(window) = window() else { return };
    let found = window.document().and_then(|document| document.get_element_by_id(section));
    match found {
        Some(element) if section.contains('/') => element.scroll_into_view(),
        _ => window.scroll_to_with_x_and_y(0.0, 0.0),
    }
}

/// Gives the focus to the content of the page, where what had it is gone.
pub fn keep_focus() {
    let Some(document) = window().and_then(|window| window.document()) else { return };
    let lost = document.active_element().is_none_or(|element| element.tag_name() == "BODY");
    if lost && let Ok(Some(main)) = document.query_selector("main") {
        let _ = main.unchecked_ref::<HtmlElement>().focus();
    }
}

/// Gives the focus to the element of this id.
pub fn focus(id: &str) {
    let element = window().and_then(|window| window.document()?.get_element_by_id(id));
    if let Some(element) = element {
        let _ = element.unchecked_ref::<HtmlElement>().focus();
    }
}

/// Marks the document as ready to be used, for scripts that wait for it: `html[data-ready]`.
pub fn set_ready() {
    if let Some(root) = root() {
        let _ = root.set_attribute("data-ready", "");
    }
}

/// Sets the theme on the root element, or leaves it to the system.
pub fn set_theme(name: Option<&str>) {
    if let Some(root) = root() {
        let _ = match name {
            Some(name) => root.set_attribute("data-theme", name),
            None => root.remove_attribute("data-theme"),
        };
    }
}

/// The language that the browser asks for, such as `nl-NL`.
#[must_use]
pub fn browser_language() -> Option<String> {
    window()?.navigator().language()
}

/// Whether the keyboard copies with ⌘ rather than Ctrl.
#[must_use]
pub fn has_command_key() -> bool {
    let system = window().and_then(|window| window.navigator().platform().ok());
    system.is_some_and(|system| system.starts_with("Mac") || system.starts_with("iP"))
}

/// Whether the system prefers a dark page.
#[must_use]
pub fn prefers_dark() -> bool {
    dark_query().is_some_and(|query| query.matches())
}

/// Calls when the system changes its preference, for as long as the page lives.
pub fn on_scheme_change(call: impl FnMut() + 'static) {
    let listener = Closure::<dyn FnMut()>::new(call);
    if let Some(query) = dark_query() {
        let _ = query.add_event_listener_with_callback("change", listener.as_ref().unchecked_ref());
    }
    listener.forget();
}

fn dark_query() -> Option<MediaQueryList> {
    window()?.match_media("(prefers-color-scheme: dark)").ok()?
}

pub(super) fn root() -> Option<Element> {
    window()?.document()?.document_element()
}
