//! An SVG of the page's own as a PNG: to save, to copy.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Array, Promise, Reflect, encode_uri_component};
use web_sys::{
    Blob, CanvasRenderingContext2d, ClipboardItem, Element, HtmlCanvasElement, HtmlImageElement,
};

use super::download::save;
use super::{called, clipboard, object, settled, window};

/// How wide and high a picture is, in dots; an SVG that is to become one must say the same.
pub const PICTURE_SIZE: &str = "1000";

/// The outlines that the page's drawings refer to, as markup for a drawing that is to stand alone.
#[must_use]
pub fn outlines() -> String {
    let document = window().and_then(|window| window.document());
    let found = document.and_then(|document| document.query_selector("body > svg > defs").ok()?);
    found.map(|defs| defs.outer_html()).unwrap_or_default()
}

/// Saves an SVG as a PNG; tells whether the browser made one.
pub fn save_png(name: String, svg: &str, done: impl FnOnce(bool) + 'static) {
    settled(&png(svg), move |blob| {
        let blob = blob.filter(|blob| !blob.is_null());
        done(blob.is_some_and(|blob| save(&name, blob.unchecked_ref::<Blob>()).is_ok()));
    });
}

/// Whether the browser lets a page copy pictures.
#[must_use]
pub fn copies_pictures() -> bool {
    window().is_some_and(|window| Reflect::has(&window, &"ClipboardItem".into()).unwrap_or(false))
}

/// Copies an SVG as a PNG; tells whether it worked.
pub fn copy_picture(svg: &str, done: impl FnOnce(bool) + 'static) {
    match try_copy(svg) {
        Some(written) => settled(&written, move |written| done(written.is_some())),
        None => done(false),
    }
}

// The picture is promised at once: Safari takes nothing for the clipboard after a press is over.
fn try_copy(svg: &str) -> Option<Promise> {
    let kinds = object(&[("image/png", png(svg).into())]);
    let item = ClipboardItem::new_with_record_from_str_to_blob_promise(&kinds).ok()?;
    called(clipboard::clipboard()?.as_ref(), "write", &Array::of1(&item))
}

/// The PNG, as a promise of a blob. The policy of the page allows pictures from `data:`.
fn png(svg: &str) -> Promise {
    let address = ["data:image/svg+xml,", &String::from(encode_uri_component(svg))].concat();
    Promise::new(&mut |resolve, reject| {
        let Some(image) = create("img") else {
            let _ = reject.call0(&JsValue::NULL);
            return;
        };
        let _ = image.set_attribute("src", &address);
        let image: HtmlImageElement = image.unchecked_into();
        settled(&image.decode(), move |loaded| {
            let canvas = loaded.and_then(|_| drawn(&image));
            // What is resolved with is the blob; a canvas that may not be read gives none.
            if canvas.is_none_or(|canvas| canvas.to_blob(&resolve).is_err()) {
                let _ = reject.call0(&JsValue::NULL);
            }
        });
    })
}

fn drawn(image: &HtmlImageElement) -> Option<HtmlCanvasElement> {
    let canvas = create("canvas")?;
    for side in ["width", "height"] {
        canvas.set_attribute(side, PICTURE_SIZE).ok()?;
    }
    let canvas: HtmlCanvasElement = canvas.unchecked_into();
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.unchecked_into();
    context.draw_image_with_html_image_element(image, 0.0, 0.0).ok()?;
    Some(canvas)
}

fn create(name: &str) -> Option<Element> {
    window()?.document()?.create_element(name).ok()
}
