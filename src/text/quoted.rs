//! What others wrote, as it can be shown in a sentence: short, and with nothing unseen in it.

/// The beginning of a foreign text, with nothing in it that hides or turns what stands around it.
pub(super) fn quoted(text: &str) -> String {
    const MOST: usize = 24;
    let mut quoted: String = text.chars().take(MOST).map(visible).collect();
    if text.chars().nth(MOST).is_some() {
        quoted.push('…');
    }
    quoted
}

/// A character as it can be shown: by its number where it has no picture of its own.
pub(super) fn visible(c: char) -> String {
    let hides = matches!(c,
        '\0'..=' ' | '\u{7F}'..='\u{A0}' | '\u{AD}' | '\u{300}'..='\u{36F}' | '\u{61C}'
        | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202F}' | '\u{2060}'..='\u{206F}'
        | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{E0000}'..);
    if hides && c != ' ' { format!("U+{:04X}", u32::from(c)) } else { c.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_named_by_its_number() {
        assert_eq!(quoted("a\u{202E}b é"), "aU+202Eb é");
        assert_eq!(visible('\0'), "U+0000");
        assert_eq!(quoted(&"x".repeat(25)), "x".repeat(24) + "…");
    }
}
