//! A tag as HTML text.

use super::{Body, Child, Tag};

/// Writes the tag and all that is in it.
pub(super) fn write(tag: &Tag, html: &mut String) {
    let name = tag.0.name;
    html.extend(["<", name]);
    for (name, value) in &tag.0.attributes {
        if let Some(value) = value {
            html.extend([" ", name, "=\""]);
            escape(value, html);
            html.push('"');
        }
    }
    html.push('>');
    if name == "input" {
        return; // it has neither children nor an end tag
    }
    match &tag.0.body {
        Body::Markup(markup) => html.push_str(markup),
        Body::Children(children) => {
            for child in children {
                match child {
                    Child::Tag(tag) => write(tag, html),
                    Child::Text(text) => escape(text, html),
                }
            }
        }
    }
    html.extend(["</", name, ">"]);
}

fn escape(text: &str, html: &mut String) {
    for c in text.chars() {
        match c {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '"' => html.push_str("&quot;"),
            _ => html.push(c),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tag;
    use super::*;

    #[test]
    fn what_a_user_typed_is_text_and_nothing_else() {
        let typed = "<b onclick=\"x()\">&amp;";
        let mut html = String::new();
        let field = tag("input").attr("id", "f").maybe("hidden", None).value(typed.to_owned());
        write(&tag("p").class("a").text(typed).with(field), &mut html);
        let escaped = "&lt;b onclick=&quot;x()&quot;>&amp;amp;";
        assert_eq!(
            html,
            format!("<p class=\"a\">{escaped}<input id=\"f\" value=\"{escaped}\"></p>")
        );
    }

    #[test]
    fn markup_stands_as_it_is() {
        let mut html = String::new();
        write(&tag("g").markup("<path d=\"M0 0\"/>".to_owned()), &mut html);
        assert_eq!(html, "<g><path d=\"M0 0\"/></g>");
    }
}
