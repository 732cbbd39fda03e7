//! What an address says of a position.

use super::read::after;
use crate::position::double_random::DoubleStart;
use crate::position::number_text::{NumberTextError, read_number};

/// What stands in an address: nothing of it has been judged.
pub(in crate::position) struct Link {
    /// A FEN, at the end of the path or as `fen=`.
    pub fen: Option<String>,
    /// A number, as `position=` or `p=`.
    white: Option<String>,
    /// Black's own, as `b=`.
    black: Option<String>,
}

impl Link {
    /// The start that its numbers name, if it has any.
    pub fn start(&self) -> Option<Result<DoubleStart, NumberTextError>> {
        let white = self.white.as_ref()?;
        Some(read_number(white).and_then(|white| {
            let black = self.black.as_deref().map_or(Ok(white), read_number)?;
            Ok(DoubleStart { white, black })
        }))
    }
}

/// The seven slashes of a placement.
const SLASHES: usize = 7;

/// Reads the address in a text, or nothing where there is none.
pub(in crate::position) fn read(text: &str) -> Option<Link> {
    let address = after(text, "://").or_else(|| after(text, "lichess.org/"))?;
    let (address, _) = address.split_once('#').unwrap_or((address, ""));
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    let value = |key: &str| {
        let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        pairs.clone().find(|pair| pair.0 == key).map(|pair| decoded(&pair.1.replace('+', " ")))
    };
    let path = decoded(path);
    // Before it there is at least the page's name, so that one slash more parts them.
    let slashes = path.bytes().filter(|&byte| byte == b'/').count();
    let fen = value("fen").or_else(|| {
        let placement = path.splitn(slashes.checked_sub(SLASHES)? + 1, '/').last();
        placement.map(str::to_owned)
    });
    Some(Link { fen, white: value("position").or_else(|| value("p")), black: value("b") })
}

/// The text with its `%2F` read; what is no such code stays.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        rest = after;
        let mut byte = *first;
        if let (b'%', [high, low, after @ ..]) = (byte, after)
            && let (Some(high), Some(low)) = (digit(*high), digit(*low))
        {
            byte = high << 4 | low;
            rest = after;
        }
        bytes.push(byte);
    }
    // No address that has other bytes in it names a position.
    String::from_utf8(bytes).unwrap_or_default()
}

#[expect(clippy::cast_possible_truncation, reason = "it is below 16")]
fn digit(byte: u8) -> Option<u8> {
    char::from(byte).to_digit(16).map(|digit| digit as u8)
}
