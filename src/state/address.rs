//! The address of the page as data: `?p=518&lang=nl#position`, or `?p=123&b=321` where Black has
//! a rank of its own.

use std::fmt;

use crate::text::Language;

/// A view of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// Board, number, castling, what to copy.
    #[default]
    Position,
    /// Fair ways to draw a position with dice, digits, coins or cards.
    ByHand,
    /// How a number becomes a position, and back.
    Numbers,
    /// Any FEN: is castling legal, and why not.
    Judge,
    /// All positions: find, filter, list, take away.
    All,
    /// The rules, with boards that show castling.
    Rules,
}

impl View {
    /// All views, in the order of the bar.
    pub const ALL: [Self; 6] =
        [Self::Position, Self::ByHand, Self::Numbers, Self::Judge, Self::All, Self::Rules];

    /// Its name after the `#`.
    #[must_use]
    pub const fn hash(self) -> &'static str {
        match self {
            Self::Position => "position",
            Self::ByHand => "by-hand",
            Self::Numbers => "numbers",
            Self::Judge => "judge",
            Self::All => "all",
            Self::Rules => "rules",
        }
    }
}

/// What an address says of the page; what it does not say is nothing or the default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Address {
    /// The text after `p=`, which may be nonsense.
    pub position: Option<String>,
    /// The text after `b=`, the number of Black's rank in double random, which may be nonsense.
    pub black: Option<String>,
    /// The language after `lang=`.
    pub language: Option<Language>,
    /// The FEN after `fen=`, with `_` for blanks, which may be nonsense.
    pub fen: Option<String>,
    /// The view after `#`; where there is no such view the Judge for a FEN, else the default.
    pub view: View,
}

impl Address {
    /// What the values of the query and the hash say.
    #[must_use]
    pub fn read(query: impl Fn(&str) -> Option<String>, hash: &str) -> Self {
        // A section of a view is named after a slash: `#rules/kinds`.
        let hash = hash.split('/').next().unwrap_or_default();
        let fen = query("fen").map(|fen| underscored(&fen)).filter(|fen| !fen.is_empty());
        // Who sends a FEN without a view wants it looked at.
        let view = if fen.is_some() { View::Judge } else { View::default() };
        Self {
            position: query("p"),
            black: query("b"),
            language: query("lang").and_then(|code| Language::from_code(&code)),
            fen,
            view: View::ALL.into_iter().find(|view| view.hash() == hash).unwrap_or(view),
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
        for (key, number) in [("p", &self.position), ("b", &self.black)] {
            if let Some(number) = number {
                pair(key, number)?;
            }
        }
        if let Some(language) = self.language {
            pair("lang", language.code())?;
        }
        if let Some(fen) = &self.fen {
            pair("fen", &encoded(fen))?;
        }
        if self.view != View::default() || self.fen.is_some() {
            write!(f, "#{}", self.view.hash())?;
        }
        Ok(())
    }
}

/// The words of a text with `_` between them, as links have it.
pub(super) fn underscored(text: &str) -> String {
    let words = text.split(|c: char| c == '_' || c.is_whitespace());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("_")
}

// What a FEN is made of may stand as it is, so that a link can be read; all else is encoded.
fn encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' | b'~' => {
                encoded.push(char::from(byte));
            }
            _ => {
                encoded.push('%');
                for half in [byte >> 4, byte & 15] {
                    encoded.push(char::from(b"0123456789ABCDEF"[usize::from(half)]));
                }
            }
        }
    }
    encoded
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
                for (view, fen) in
                    View::ALL.into_iter().flat_map(|v| [(v, None), (v, Some("8/8_w".to_owned()))])
                {
                    let position = position.clone();
                    let black = language.and(Some("321".to_owned()));
                    let address = Address { position, black, language, fen, view };
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
    fn a_fen_is_legible_in_a_link_and_anything_else_harmless() {
        let written =
            |fen: &str| Address { fen: Some(fen.into()), ..Address::default() }.to_string();
        assert_eq!(written("8/RR3K2_w_B_-_0_1"), "?fen=8/RR3K2_w_B_-_0_1#position");
        assert_eq!(written("<a&b#c+é%\""), "?fen=%3Ca%26b%23c%2B%C3%A9%25%22#position");
        let fen = |text| read(&[("fen", text)], "judge").fen;
        assert_eq!(fen(" 8/8  w\u{a0}-_").as_deref(), Some("8/8_w_-"));
        assert_eq!(fen(" _ "), None);
    }

    /// A FEN without `#judge` was once passed over in silence.
    #[test]
    fn a_fen_without_a_view_is_for_the_judge() {
        assert_eq!(read(&[("fen", "8/8")], "").view, View::Judge);
        assert_eq!(read(&[("fen", "8/8")], "nowhere").view, View::Judge);
        assert_eq!(read(&[("fen", "8/8")], "position").view, View::Position);
        assert_eq!(read(&[("fen", " _ ")], "").view, View::Position);
    }

    #[test]
    fn nonsense_is_the_default_but_for_a_position_which_is_kept_to_be_named() {
        assert_eq!(read(&[("p", "abc")], "").position.as_deref(), Some("abc"));
        assert_eq!(read(&[("lang", "NL-be")], "position").language, Some(Language::Dutch));
        assert_eq!(read(&[("lang", "xx"), ("q", "1")], "nowhere"), Address::default());
    }
}
