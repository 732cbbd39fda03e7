//! What the page starts from.

use super::address::Address;
use super::preferences::Theme;
use super::take::Device;
use crate::text::Language;

/// What the page starts from, read from the browser by whoever mounts it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Start {
    /// What the address says.
    pub address: Address,
    /// The language of an earlier visit or of the browser, where the address names none.
    pub language: Option<Language>,
    /// The theme chosen on an earlier visit.
    pub theme: Option<Theme>,
    /// The theme of the system.
    pub system: Theme,
    /// The address of the page without query and hash.
    pub base: String,
    /// What a page has left that gave way to this one.
    pub left: Option<String>,
    /// Whether single keys were switched off on an earlier visit.
    pub keys_off: bool,
    /// Whether the keyboard has a ⌘ key for copying.
    pub apple: bool,
    /// What the device can do.
    pub device: Device,
}
