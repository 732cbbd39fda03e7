//! The address of the page as data: `?p=518&lang=nl#position`.

use std::fmt;

use crate::text::Language;

/// A view of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// Board, number, castling, what to copy.
    #[default]
    Position,
    /// All positions: find, filter, list, take away.
    All,
}

impl View {
    /// All views, in the order of the bar.
    pub const ALL: [Self; 2] = [Self::Position, Self::All];

    /// Its name after the `#`.
    #[must_use]
    pub const fn hash(self) -> &'static str {
        match self {
            Self::Position => "position",
            Self::All => "all",
        }
    }
}

/// What an address says of the page; what it does not say is nothing or the default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Address {
    /// The text after `p=`, which may be nonsense.
    pub position: Option<String>,
    /// The language after `lang=`.
    pub language: Option<Language>,
    /// The view after `#`; the default where there is no such view.
    pub view: View,
}

impl Address {
    /// What the values of the query and the hash say.
    #[must_use]
    pub fn read(query: impl Fn(&str) -> Option<String>, hash: &str) -> Self {
        Self {
            position: query("p"),
            language: query("lang").and_then(|code| Language::from_code(&code)),
            view: View::ALL.into_iter().find(|view| view.hash() == hash).unwrap_or_default(),
        }
    }
}

/// The query with its `?` and the hash with its `#`, each only where there is something to say.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut before = '?';
        let mut pair = |key: &str, value: &str| {
            let written = write!(f, "{before}{key}={value}");
            before = '&';
            written
        };
        if let Some(position) = &self.position {
            pair("p", position)?;
        }
        if let Some(language) = self.language {
            pair("lang", language.code())?;
        }
        if self.view != View::default() {
            write!(f, "#{}", self.view.hash())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(query: &[(&str, &str)], hash: &str) -> Address {
        let value = |key: &str| query.iter().find(|pair| pair.0 == key).map(|pair| pair.1.into());
        Address::read(value, hash)
    }

    #[test]
    fn reads_what_it_writes() {
        for position in [None, Some("0".to_owned()), Some("959".to_owned())] {
            for language in [None, Some(Language::English), Some(Language::Dutch)] {
                for view in View::ALL {
                    let address = Address { position: position.clone(), language, view };
                    let written = address.to_string();
                    let (query, hash) = written.split_once('#').unwrap_or((&written, ""));
                    let pairs = query.trim_start_matches('?').split('&');
                    let pairs: Vec<_> = pairs.filter_map(|pair| pair.split_once('=')).collect();
                    assert_eq!(read(&pairs, hash), address, "{written}");
                }
            }
        }
        assert_eq!(Address::default().to_string(), "");
    }

    #[test]
    fn nonsense_is_the_default_but_for_a_position_which_is_kept_to_be_named() {
        assert_eq!(read(&[("p", "abc")], "").position.as_deref(), Some("abc"));
        assert_eq!(read(&[("lang", "NL-be")], "position").language, Some(Language::Dutch));
        assert_eq!(read(&[("lang", "xx"), ("q", "1")], "nowhere"), Address::default());
    }
}
