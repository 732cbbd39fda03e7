//! One type for every element of the page.
//!
//! `view!` makes a type of each element, with code of its own to build it, compare it and take it
//! away: some 600 bytes an element. This is the same Leptos underneath (its erased attributes
//! and views), with one type for all, at some 100 bytes an element. It is what lets the page
//! have as much to say as it has and still be light. Nothing here is inlined, for the same reason.

use leptos::attr::any_attribute::{AnyAttribute, IntoAnyAttribute};
use leptos::attr::custom::custom_attribute;
use leptos::ev::{Custom, Event};
use leptos::html::{ElementChild, custom, input};
use leptos::prelude::*;
use leptos::tachys::html::element::inner_html;
use leptos::tachys::html::event::on;
use leptos::tachys::html::property::prop;

/// An element before it is drawn.
///
/// From one drawing to the next the same attributes must be there in the same order, with `None`
/// for one that is absent; children may come and go at the end.
pub(super) struct Tag {
    name: &'static str,
    attributes: Vec<AnyAttribute>,
    children: Vec<AnyView>,
}

/// An element of this name.
pub(super) fn tag(name: &'static str) -> Tag {
    Tag { name, attributes: Vec::new(), children: Vec::new() }
}

impl Tag {
    /// Adds an attribute.
    #[inline(never)]
    pub(super) fn attr(self, name: &'static str, value: &str) -> Self {
        self.maybe(name, Some(value))
    }

    /// Adds an attribute that may be absent.
    #[inline(never)]
    pub(super) fn maybe(self, name: &'static str, value: Option<&str>) -> Self {
        self.add(custom_attribute(name, value.map(str::to_owned)).into_any_attr())
    }

    /// Adds the attribute `class`.
    pub(super) fn class(self, class: &'static str) -> Self {
        self.attr("class", class)
    }

    /// Sets what a text field holds, in the document and in the field.
    pub(super) fn value(self, value: String) -> Self {
        self.attr("value", &value).add(prop("value", value).into_any_attr())
    }

    /// Sets whether a radio button is chosen, in the document and in the button.
    pub(super) fn checked(self, checked: bool) -> Self {
        self.maybe("checked", checked.then_some("")).add(prop("checked", checked).into_any_attr())
    }

    /// Calls when an event happens.
    pub(super) fn on(self, event: &'static str, act: impl FnMut(Event) + 'static) -> Self {
        let act: Box<dyn FnMut(Event)> = Box::new(act);
        self.add(on(Custom::<Event>::new(event), act).into_any_attr())
    }

    /// Puts in markup of our own making; nothing that a user typed may be in it.
    #[inline(never)]
    pub(super) fn markup(self, markup: String) -> Self {
        self.add(inner_html(markup).into_any_attr())
    }

    /// Adds text, whatever characters it has.
    #[inline(never)]
    pub(super) fn text(mut self, text: &str) -> Self {
        self.children.push(text.to_owned().into_any());
        self
    }

    /// Adds an element.
    #[inline(never)]
    pub(super) fn with(mut self, child: Self) -> Self {
        self.children.push(child.draw());
        self
    }

    /// Adds elements.
    pub(super) fn with_all(self, children: impl IntoIterator<Item = Self>) -> Self {
        children.into_iter().fold(self, Self::with)
    }

    /// Adds a view of another make.
    pub(super) fn with_view(mut self, view: AnyView) -> Self {
        self.children.push(view);
        self
    }

    /// The view that Leptos draws.
    #[inline(never)]
    pub(super) fn draw(self) -> AnyView {
        let Self { name, attributes, children } = self;
        if name == "input" {
            // It has no children and no end tag.
            return input().add_any_attr(attributes).into_any();
        }
        custom(name).add_any_attr(attributes).child(children).into_any()
    }

    fn add(mut self, attribute: AnyAttribute) -> Self {
        self.attributes.push(attribute);
        self
    }
}
