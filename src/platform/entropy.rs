//! Random bits from the browser's cryptographic source.

/// A random word, or nothing where the browser has no such source.
#[must_use]
pub fn word() -> Option<u16> {
    let mut bytes = [0; 2];
    getrandom::fill(&mut bytes).ok()?;
    Some(u16::from_le_bytes(bytes))
}
