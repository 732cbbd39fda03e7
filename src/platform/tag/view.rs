//! A tag as a view of Leptos.

use leptos::attr::Attribute;
use leptos::attr::any_attribute::AnyAttribute;
use leptos::prelude::{AddAnyAttr, Mountable, Render, RenderHtml};
use leptos::tachys::hydration::Cursor;
use leptos::tachys::view::{Position, PositionState};
use web_sys::{Element, Node};

use super::draw::{Drawn, draw, redraw};
use super::{Tag, html};

impl Render for Tag {
    type State = Drawn;

    fn build(self) -> Drawn {
        draw(self)
    }

    fn rebuild(self, drawn: &mut Drawn) {
        redraw(self, drawn);
    }
}

impl Mountable for Drawn {
    fn unmount(&mut self) {
        self.element.remove();
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        let _ = parent.insert_before(&self.element, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        self.element.insert_before_this(child)
    }

    fn elements(&self) -> Vec<Element> {
        vec![self.element.clone()]
    }
}

impl RenderHtml for Tag {
    type AsyncOutput = Self;
    type Owned = Self;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Self {
        self
    }

    fn to_html_with_buf(
        self,
        buf: &mut String,
        position: &mut Position,
        _escape: bool,
        _mark_branches: bool,
        _extra_attrs: Vec<AnyAttribute>,
    ) {
        html::write(&self, buf);
        *position = Position::NextChild;
    }

    /// The page is mounted anew over its first picture, never hydrated.
    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> Drawn {
        draw(self)
    }

    fn into_owned(self) -> Self {
        self
    }
}

/// A tag takes its attributes from its own methods and no others.
impl AddAnyAttr for Tag {
    type Output<New: Attribute> = Self;

    fn add_any_attr<New: Attribute>(self, _: New) -> Self {
        self
    }
}
