//! What each language says of taking a position away.

use crate::text::lazy::lazy_words;

lazy_words! {
/// The words of what a position is taken away by.
#[allow(missing_docs, reason = "the names say it; the sentences are in en.rs and nl.rs")]
pub struct TakeWords {
    pub coordinates: &'static str,
    /// Save as SVG, save as PNG, copy the picture, share, print.
    pub ways: [&'static str; 5],
    pub no_picture: &'static str,
    pub uci: &'static str,
    pub uci_for: &'static str,
    pub sheet: &'static str,
    pub sheet_hint: &'static str,
    pub roll_six: &'static str,
    pub from_list: &'static str,
    pub print_sheet: &'static str,
    pub sheet_entry: &'static str,
    pub sheet_too_many: &'static str,
    pub sheet_pages: &'static str,
}
}
