//! Tables of plain text as markup: much of it, and nothing in it to press.

use crate::platform::{Tag, tag};

/// A table that is being written.
pub(super) struct Table(String);

impl Table {
    /// A table with these heads of columns.
    pub(super) fn new(columns: &[&str]) -> Self {
        let mut table = Self(String::from("<tr role=\"row\">"));
        for column in columns {
            table.push("<th role=\"columnheader\" scope=\"col\">", column);
        }
        table
    }

    /// Begins a row; `attributes` follow its name.
    pub(super) fn row(&mut self, attributes: &str) {
        self.0.extend(["</tr><tr role=\"row\"", attributes, ">"]);
    }

    /// Adds the head of the row.
    pub(super) fn head(&mut self, text: &str) {
        self.push("<th role=\"rowheader\" scope=\"row\">", text);
    }

    /// Adds a cell.
    pub(super) fn cell(&mut self, text: &str) {
        self.push("<td role=\"cell\">", text);
    }

    // The end of a cell may be left out: the next one ends it.
    fn push(&mut self, start: &str, text: &str) {
        self.0.extend([start, text]);
    }

    /// The table. The style sheet may lay it out otherwise on a narrow page, and some browsers
    /// then forget that it is a table: so the roles are said.
    pub(super) fn tag(self, class: &str) -> Tag {
        tag("table").attr("role", "table").class(class).markup(self.0 + "</tr>")
    }
}
