//! Drawing a tag into the document, and again over what was drawn before.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Document, Element, Event, HtmlInputElement, Node, Text};

use super::{Act, Body, Child, Live, Parts, Tag};
use crate::platform::window;

/// A tag that is in the document, with what it was drawn from.
pub struct Drawn {
    pub(super) element: Element,
    name: &'static str,
    attributes: Vec<(&'static str, Option<String>)>,
    handlers: Vec<Handler>,
    body: DrawnBody,
}

enum DrawnBody {
    Children(Vec<DrawnChild>),
    Markup(String),
}

enum DrawnChild {
    Tag(Box<Drawn>),
    Text(Text, String),
}

// The listener stays for as long as the element; what it calls is new with each drawing.
struct Handler {
    event: &'static str,
    act: Rc<RefCell<Act>>,
    element: Element,
    listener: Closure<dyn FnMut(Event)>,
}

/// `WebKit` still sends its last scroll to a list that has left the page.
impl Drop for Handler {
    fn drop(&mut self) {
        let listener = self.listener.as_ref().unchecked_ref();
        let _ = self.element.remove_event_listener_with_callback(self.event, listener);
    }
}

// The names of ours that are SVG; all others are HTML.
fn namespace(name: &str) -> &'static str {
    match name {
        "svg" | "g" => "http://www.w3.org/2000/svg",
        _ => "http://www.w3.org/1999/xhtml",
    }
}

fn document() -> Document {
    window().and_then(|window| window.document()).expect("a tag is drawn in a browser")
}

pub(super) fn draw(tag: Tag) -> Drawn {
    let Parts { name, attributes, handlers, live, body } = *tag.0;
    let element = document()
        .create_element_ns(Some(namespace(name)), name)
        .expect("the names of elements are our own");
    for (name, value) in &attributes {
        set(&element, name, value.as_deref());
    }
    set_live(&element, &live);
    let handlers = handlers.into_iter().map(|(event, act)| listen(&element, event, act)).collect();
    let body = match body {
        Body::Markup(markup) => {
            element.set_inner_html(&markup);
            DrawnBody::Markup(markup)
        }
        Body::Children(children) => {
            DrawnBody::Children(children.into_iter().map(|child| append(&element, child)).collect())
        }
    };
    Drawn { element, name, attributes, handlers, body }
}

/// Draws a tag over the one that was drawn before; only what differs touches the document.
pub(super) fn redraw(tag: Tag, drawn: &mut Drawn) {
    debug_assert!(alike(&tag.0, drawn), "what is unlike is replaced where its parent is drawn");
    let Parts { attributes, handlers, live, body, .. } = *tag.0;
    for (now, before) in attributes.into_iter().zip(&mut drawn.attributes) {
        if now != *before {
            set(&drawn.element, now.0, now.1.as_deref());
            *before = now;
        }
    }
    set_live(&drawn.element, &live);
    for ((_, act), handler) in handlers.into_iter().zip(&drawn.handlers) {
        // While a handler runs it is borrowed; what it does draws later, when it is free again.
        if let Ok(mut before) = handler.act.try_borrow_mut() {
            *before = act;
        }
    }
    match (body, &mut drawn.body) {
        (Body::Markup(now), DrawnBody::Markup(before)) => {
            if now != *before {
                drawn.element.set_inner_html(&now);
                *before = now;
            }
        }
        (Body::Children(now), DrawnBody::Children(before)) => {
            redraw_children(&drawn.element, now, before);
        }
        (Body::Markup(now), before) => {
            drawn.element.set_inner_html(&now);
            *before = DrawnBody::Markup(now);
        }
        (Body::Children(now), before) => {
            drawn.element.set_inner_html("");
            let children = now.into_iter().map(|child| append(&drawn.element, child)).collect();
            *before = DrawnBody::Children(children);
        }
    }
}

// Whether it can be the same element, with other values: in another view it may be quite another.
fn alike(tag: &Parts, drawn: &Drawn) -> bool {
    tag.name == drawn.name
        && tag.attributes.iter().map(|a| a.0).eq(drawn.attributes.iter().map(|a| a.0))
        && tag.handlers.iter().map(|h| h.0).eq(drawn.handlers.iter().map(|h| h.event))
}

fn redraw_children(parent: &Element, now: Vec<Child>, before: &mut Vec<DrawnChild>) {
    for gone in before.drain(now.len().min(before.len())..) {
        let _ = parent.remove_child(gone.node());
    }
    for (index, child) in now.into_iter().enumerate() {
        match (child, before.get_mut(index)) {
            (child, None) => before.push(append(parent, child)),
            (Child::Tag(tag), Some(DrawnChild::Tag(drawn))) if alike(&tag.0, drawn) => {
                redraw(tag, drawn);
            }
            (Child::Text(now), Some(DrawnChild::Text(node, text))) => {
                if now != *text {
                    node.set_data(&now);
                    *text = now;
                }
            }
            (child, Some(other)) => {
                let new = insert(parent, child, Some(other.node()));
                let _ = parent.remove_child(other.node());
                *other = new;
            }
        }
    }
}

fn append(parent: &Element, child: Child) -> DrawnChild {
    insert(parent, child, None)
}

fn insert(parent: &Element, child: Child, before: Option<&Node>) -> DrawnChild {
    let drawn = match child {
        Child::Tag(tag) => DrawnChild::Tag(Box::new(draw(tag))),
        Child::Text(text) => DrawnChild::Text(document().create_text_node(&text), text),
    };
    let _ = parent.insert_before(drawn.node(), before);
    drawn
}

impl DrawnChild {
    fn node(&self) -> &Node {
        match self {
            Self::Tag(drawn) => &drawn.element,
            Self::Text(node, _) => node,
        }
    }
}

fn set(element: &Element, name: &str, value: Option<&str>) {
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}

// Compared with what the field holds now, so that the caret of someone who types stays.
fn set_live(element: &Element, live: &Live) {
    let field: &HtmlInputElement = element.unchecked_ref();
    match live {
        Live::None => {}
        Live::Value(value) => {
            if field.value() != *value {
                field.set_value(value);
            }
        }
        Live::Checked(checked) => field.set_checked(*checked),
    }
}

fn listen(element: &Element, event: &'static str, act: Act) -> Handler {
    let act = Rc::new(RefCell::new(act));
    let called = Rc::clone(&act);
    let listener = Closure::<dyn FnMut(Event)>::new(move |event| {
        if let Ok(mut act) = called.try_borrow_mut() {
            act(event);
        }
    });
    let _ = element.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref());
    Handler { event, act, element: element.clone(), listener }
}
