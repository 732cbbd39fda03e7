//! The page for a Chess960 start position.
//!
//! [`position`] is the chess, pure and without words; everything else is the page and is only
//! there with the feature `csr` (wasm, in a browser) or `ssr` (HTML, on the host). The way
//! through the sources is told in ARCHITECTURE.md.

pub mod position;

#[cfg(feature = "page")]
pub mod components;
#[cfg(feature = "page")]
pub mod platform;
#[cfg(feature = "page")]
pub mod state;
#[cfg(feature = "page")]
pub mod text;
