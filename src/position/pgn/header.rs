//! What the tags of a pasted game say about its start.

use std::mem::discriminant;

use crate::position::fen::Notice;

/// What the tags of a game, in any order, say about its start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// The FEN tag, as it stands.
    pub fen: Option<String>,
    /// The Variant tag.
    pub variant: Variant,
    /// What is odd about the tags, or left out after them.
    pub notices: Vec<Notice>,
}

/// What a Variant tag announces.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Variant {
    /// There is no such tag; then a FEN may well be of a Chess960 game.
    #[default]
    Missing,
    /// Chess960, in one of its spellings.
    Chess960,
    /// Something else, as it stands.
    Other(String),
}

impl Variant {
    /// Reads the value of a Variant tag, in any case.
    #[must_use]
    pub fn read(value: &str) -> Self {
        const SPELLINGS: [&str; 5] =
            ["chess960", "chess 960", "fischerandom", "fischerrandom", "fischer random"];
        let value = value.trim();
        if SPELLINGS.into_iter().any(|spelling| spelling.eq_ignore_ascii_case(value)) {
            Self::Chess960
        } else {
            Self::Other(value.to_owned())
        }
    }
}

impl Header {
    /// Reads the tags of the first game in a text, or nothing where there is no tag.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut header = Self::default();
        let mut tags = 0;
        let mut first_game = true;
        for line in text.split(['\n', '\r']) {
            let mut rest = line.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{FEFF}');
            while let Some((name, value, after)) = tag(rest) {
                rest = after.trim_start();
                tags += 1;
                if first_game {
                    header.take(name, value);
                } else if name.eq_ignore_ascii_case("FEN") {
                    header.note(Notice::MoreFens);
                }
            }
            // A result alone tells nothing that is left out; nor do words before the first tag.
            let result = matches!(rest.trim_end(), "" | "*" | "1-0" | "0-1" | "1/2-1/2");
            if tags > 0 && !result {
                header.note(Notice::TextLeftOut);
                first_game = false;
            }
        }
        if header.fen.is_none() {
            // Then it contradicts nothing.
            header.notices.retain(|notice| *notice != Notice::SetUpZero);
        }
        (tags > 0).then_some(header)
    }

    /// Whether the game is one of Chess960: it says so, or it says nothing and has a FEN.
    #[must_use]
    pub fn is_chess960(&self) -> bool {
        match self.variant {
            Variant::Chess960 => true,
            Variant::Missing => self.fen.is_some(),
            Variant::Other(_) => false,
        }
    }

    fn take(&mut self, name: &str, value: &str) {
        let is = |tag: &str| name.eq_ignore_ascii_case(tag);
        if is("FEN") {
            if self.fen.is_none() {
                self.fen = Some(unescaped(value));
            } else {
                self.note(Notice::MoreFens);
            }
        } else if is("Variant") {
            self.variant = Variant::read(&unescaped(value));
            if let Variant::Other(name) = &self.variant {
                self.note(Notice::OtherVariant(name.clone()));
            }
        } else if is("Variation") {
            self.note(Notice::VariationTag);
        } else if is("SetUp") && value.trim() == "0" {
            self.note(Notice::SetUpZero);
        }
    }

    // There are few kinds of notice, so the list stays short however long the text is.
    fn note(&mut self, notice: Notice) {
        if !self.notices.iter().any(|known| discriminant(known) == discriminant(&notice)) {
            self.notices.push(notice);
        }
    }
}

/// Takes `[Name "value"]` off the beginning of a line: name, value as it stands, and the rest.
fn tag(line: &str) -> Option<(&str, &str, &str)> {
    let inside = line.strip_prefix('[')?.trim_start();
    let name_end = inside.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))?;
    let (name, rest) = inside.split_at_checked(name_end)?;
    let rest = rest.trim_start().strip_prefix('"')?;
    let mut escaped = false;
    let end = rest.find(|c| {
        let ends = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    })?;
    let (value, after) = rest.split_at_checked(end)?;
    let after = after.strip_prefix('"')?.trim_start().strip_prefix(']')?;
    (!name.is_empty()).then_some((name, value, after))
}

/// The value of a tag without the backslashes before quotes and backslashes.
fn unescaped(value: &str) -> String {
    let mut plain = String::with_capacity(value.len());
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        plain.push(if c == '\\' { chars.next().unwrap_or(c) } else { c });
    }
    plain
}
