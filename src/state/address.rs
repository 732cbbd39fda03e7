//! The address of the page as data: `?p=518&lang=nl#position`.

use std::fmt;

use crate::text::Language;

/// A view of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// Board, number, castling, what to copy.
    #[default]
    Position,
}

impl View {
    /// All views, in the order of the bar.
    pub const ALL: [Self; 1] = [Self::Position];

    /// Its name after the `#`.
    #[must_use]
    pub const fn hash(self) -> &'static str {
        match self {
            Self::Position => "position",
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
    /// Reads the query, with or without its `?`, and the hash, with or without its `#`.
    ///
    /// The first of two equal keys counts; other keys are passed over.
    #[must_use]
    pub fn read(query: &str, hash: &str) -> Self {
        let mut address = Self::default();
        let hash = hash.trim_start_matches('#');
        address.view = View::ALL.into_iter().find(|v| v.hash() == hash).unwrap_or_default();
        for pair in query.trim_start_matches('?').split('&') {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            match key {
                "p" if address.position.is_none() => address.position = Some(decode(value)),
                "lang" if address.language.is_none() => {
                    address.language = Language::from_code(value);
                }
                _ => {}
            }
        }
        address
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

// `+` and percent-encoding undone; what is not valid is kept as it stands or as U+FFFD.
fn decode(value: &str) -> String {
    let bytes = value.as_bytes();
    let mut decoded = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let [first, tail @ ..] = rest {
        let hex = |digit: &u8| char::from(*digit).to_digit(16);
        rest = tail;
        decoded.push(match (first, tail) {
            (b'+', _) => b' ',
            (b'%', [high, low, after @ ..]) => match (hex(high), hex(low)) {
                (Some(high), Some(low)) => {
                    rest = after;
                    u8::try_from(high * 16 + low).unwrap_or_default()
                }
                _ => b'%',
            },
            _ => *first,
        });
    }
    String::from_utf8_lossy(&decoded).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(query: &str) -> Option<String> {
        Address::read(query, "").position
    }

    #[test]
    fn reads_what_it_writes() {
        for position in [None, Some("0".to_owned()), Some("959".to_owned())] {
            for language in [None, Some(Language::English), Some(Language::Dutch)] {
                for view in View::ALL {
                    let address = Address { position: position.clone(), language, view };
                    let written = address.to_string();
                    let (query, hash) = written.split_once('#').unwrap_or((&written, ""));
                    assert_eq!(Address::read(query, hash), address, "{written}");
                }
            }
        }
        assert_eq!(Address::default().to_string(), "");
    }

    #[test]
    fn reads_whatever_is_there() {
        assert_eq!(position(""), None);
        assert_eq!(position("?x=1&q"), None);
        assert_eq!(position("?p"), Some(String::new()));
        assert_eq!(position("?p=518&p=1"), Some("518".into()));
        assert_eq!(position("?p=%20518%20"), Some(" 518 ".into()));
        assert_eq!(position("?p=%D9%A5%D9%A1%D9%A8"), Some("٥١٨".into()));
        assert_eq!(position("?p=%"), Some("%".into()));
        assert_eq!(position("?p=%zz+%4"), Some("%zz %4".into()));
        assert_eq!(position("?p=%FF"), Some("\u{FFFD}".into()));
        assert_eq!(Address::read("?lang=NL-be", "#position").language, Some(Language::Dutch));
        assert_eq!(Address::read("?lang=xx", "#nowhere"), Address::default());
    }
}
