//! Elements as data: one type for every element of the page, that Leptos draws like any view.
//!
//! `view!` makes a type of each element, with code of its own to build it, to compare it and to
//! take it away. Measured on this page that is some 600 bytes an element and 20 kB of the first
//! load. A [`Tag`] says the same as data, about 80 bytes an element, and one piece of code draws
//! all of them. From one drawing to the next it keeps the elements that stay, so that focus, caret
//! and transitions live on.

mod draw;
mod html;
mod view;

pub(super) use draw::element;

/// What is called with an event.
type Act = Box<dyn FnMut(web_sys::Event) + Send>;

/// An element before it is drawn.
///
/// From one drawing to the next an element stays that has the same attributes and handlers in the
/// same order, with `None` for an attribute that is absent; children may come and go at the end.
#[must_use]
pub struct Tag(Box<Parts>);

// Boxed, so that handing a tag from call to call moves a pointer and no more.
struct Parts {
    name: &'static str,
    attributes: Vec<(&'static str, Option<String>)>,
    handlers: Vec<(&'static str, Act)>,
    live: Live,
    body: Body,
}

/// What a field holds, which is not the attribute of that name once a user has touched it.
enum Live {
    None,
    Value(String),
    Checked(bool),
}

enum Body {
    Children(Vec<Child>),
    Markup(String),
}

enum Child {
    Tag(Tag),
    Text(String),
}

/// An element of this name.
#[inline(never)]
pub fn tag(name: &'static str) -> Tag {
    Tag(Box::new(Parts {
        name,
        attributes: Vec::new(),
        handlers: Vec::new(),
        live: Live::None,
        body: Body::Children(Vec::new()),
    }))
}

impl Tag {
    /// Adds an attribute.
    #[inline(never)]
    pub fn attr(self, name: &'static str, value: &str) -> Self {
        self.maybe(name, Some(value))
    }

    /// Adds an attribute that may be absent.
    #[inline(never)]
    pub fn maybe(mut self, name: &'static str, value: Option<&str>) -> Self {
        self.0.attributes.push((name, value.map(str::to_owned)));
        self
    }

    /// Adds the attribute `class`.
    pub fn class(self, class: &str) -> Self {
        self.attr("class", class)
    }

    /// Sets what a text field holds, in the document and in the field.
    pub fn value(mut self, value: String) -> Self {
        // What a textarea holds is no attribute of it.
        if self.0.name != "textarea" {
            self = self.attr("value", &value);
        }
        self.0.live = Live::Value(value);
        self
    }

    /// Sets what a text area holds, which has no attribute for it.
    pub fn holds(mut self, value: String) -> Self {
        self.0.live = Live::Value(value);
        self
    }

    /// Sets whether a radio button or a box is chosen, in the document and in the button.
    pub fn checked(mut self, checked: bool) -> Self {
        self = self.maybe("checked", checked.then_some(""));
        self.0.live = Live::Checked(checked);
        self
    }

    /// Calls when an event happens.
    pub fn on(
        mut self,
        event: &'static str,
        act: impl FnMut(web_sys::Event) + Send + 'static,
    ) -> Self {
        self.0.handlers.push((event, Box::new(act)));
        self
    }

    /// Puts in markup of our own making, in the place of children.
    ///
    /// Nothing that a user typed may be in it: it is not escaped.
    #[inline(never)]
    pub fn markup(mut self, markup: String) -> Self {
        self.0.body = Body::Markup(markup);
        self
    }

    /// Adds text, whatever characters it has.
    #[inline(never)]
    pub fn text(self, text: &str) -> Self {
        self.child(Child::Text(text.to_owned()))
    }

    /// Adds an element.
    #[inline(never)]
    pub fn with(self, child: Self) -> Self {
        self.child(Child::Tag(child))
    }

    /// Adds elements.
    #[inline(never)]
    pub fn with_all(self, children: Vec<Self>) -> Self {
        children.into_iter().fold(self, Self::with)
    }

    #[inline(never)]
    fn child(mut self, child: Child) -> Self {
        if let Body::Children(children) = &mut self.0.body {
            children.push(child);
        }
        self
    }
}
