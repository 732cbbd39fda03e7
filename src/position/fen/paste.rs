//! The FEN in whatever people paste: a PGN header, several lines, a link.

use super::Setup;
use super::error::FenError;
use super::link::{self, Link};
use super::notice::Notice;
use super::read::{Reading, after, fields, is_blank, unquoted};
use crate::position::pgn::Header;

/// Finds the FEN in a PGN header, among several lines, in a link, or in a text that is nothing else.
///
/// A link may also name a start position by its number, as those of this page do.
///
/// # Errors
/// Those of [`Setup::read`], and that there is no FEN in the text.
pub fn read_paste(text: &str) -> Result<Reading, FenError> {
    let text = unquoted(text);
    let reading = read_text(text);
    if reading.is_ok() {
        return reading;
    }
    // What cannot be read as it stands may be an address: encoded, or with a number in it.
    match link::read(text) {
        Some(Link { fen: Some(fen), .. }) => Setup::read(&fen),
        Some(link) => match link.start() {
            Some(Ok(start)) => Ok(Reading { setup: start.setup(), notices: Vec::new() }),
            _ => reading,
        },
        None => reading,
    }
}

fn read_text(text: &str) -> Result<Reading, FenError> {
    let header = Header::read(text);
    let tags = header.is_some();
    if let Some(Header { fen: Some(fen), mut notices, .. }) = header {
        let reading = Setup::read(&fen)?;
        notices.extend(reading.notices);
        return Ok(Reading { notices, ..reading });
    }
    let Some(found) = find(text, tags) else {
        let lines = text.split(['\n', '\r']).filter(|line| !line.trim().is_empty()).count();
        // One line is meant to be a FEN, and what is wrong with it can be told.
        return if tags || lines > 1 { Err(FenError::NoFen) } else { Setup::read(text) };
    };
    let mut reading = Setup::read(&found.fen)?;
    if found.left_out {
        reading.notices.push(Notice::TextLeftOut);
    }
    if found.more {
        reading.notices.push(Notice::MoreFens);
    }
    Ok(reading)
}

/// The seven slashes by which a placement is known among words.
const SLASHES: usize = 7;

struct Found {
    fen: String,
    left_out: bool,
    more: bool,
}

fn find(text: &str, tags: bool) -> Option<Found> {
    let mut found: Option<Found> = None;
    // Whether the line before was the FEN's, so that this one may go on with it.
    let mut open = false;
    let mut before = false;
    for line in text.split(['\n', '\r']).filter(|line| !line.trim().is_empty()) {
        // The value of another tag, such as a link, is no FEN.
        if tags && line.trim_start().starts_with('[') {
            continue;
        }
        let start = placement_start(line);
        match (&mut found, start) {
            (None, Some(start)) => {
                let (before_it, fen) = line.split_at_checked(start).unwrap_or(("", line));
                let (fen, cut) = without_query(fen, after(before_it, "://").is_some());
                let left_out = before || cut || !before_it.trim().is_empty();
                found = Some(Found { fen: fen.to_owned(), left_out, more: false });
                open = true;
            }
            (None, None) => before = true,
            (Some(found), Some(_)) => {
                found.more = true;
                open = false;
            }
            (Some(found), None) if open && goes_on(&found.fen, line) => {
                found.fen.push(' ');
                found.fen.push_str(line);
            }
            (Some(found), None) => {
                found.left_out = true;
                open = false;
            }
        }
    }
    found
}

/// Where on a line a placement begins: after blanks, and in a link after the address.
fn placement_start(line: &str) -> Option<usize> {
    let mut start = 0;
    for word in line.split_inclusive(is_blank) {
        let slashes = word.matches('/').count();
        if slashes >= SLASHES {
            let mut from_the_end = word.char_indices().rev().filter(|at| at.1 == '/');
            let address = after(word, "://").and_then(|_| from_the_end.nth(SLASHES));
            return Some(start + address.map_or(0, |(slash, _)| slash + 1));
        }
        start += word.len();
    }
    None
}

/// A link's question or fragment is no part of the FEN.
fn without_query(text: &str, link: bool) -> (&str, bool) {
    match text.split_once(['?', '#']).filter(|_| link) {
        Some((fen, _)) => (fen, true),
        None => (text, false),
    }
}

/// Whether a line holds the fields that a FEN, broken over lines, still lacks.
fn goes_on(fen: &str, line: &str) -> bool {
    let known = fields(fen).count();
    let more = fields(line).count();
    more > 0
        && known + more <= 6
        && fields(line).zip(known..).all(|(text, index)| could_be(text, index))
}

fn could_be(text: &str, field: usize) -> bool {
    let all = |allowed: fn(char) -> bool| text.chars().all(allowed);
    match field {
        1 => matches!(text, "w" | "b" | "W" | "B"),
        2 => all(|c| matches!(c, '-' | '–' | 'K' | 'Q' | 'k' | 'q' | 'A'..='H' | 'a'..='h')),
        3 => text.chars().count() <= 2 && all(|c| matches!(c, '-' | '–' | 'a'..='h' | '3' | '6')),
        _ => all(|c| c.is_ascii_digit()),
    }
}
