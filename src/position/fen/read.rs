//! Reading one FEN, field by field.

use super::Setup;
use super::error::{FenError, Field};
use super::notice::Notice;
use super::placement;
use super::rights::{self, Rights};
use crate::position::piece::Colour;
use crate::position::square::{File, Rank, Square};

/// A setup, and what was assumed, dropped or changed to get it from a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// What the text says.
    pub setup: Setup,
    /// The liberties that were taken, in the order of the fields.
    pub notices: Vec<Notice>,
}

impl Setup {
    /// Reads a FEN of either dialect, with the liberties listed at the head of src/position/fen/mod.rs.
    ///
    /// ```
    /// use chess960::position::{Dialect, FenError, Notice, Setup};
    /// let reading = Setup::read("2nkn3/2p1p3/8/8/8/6r1/7r/RR3K2 w B - 0 1;").unwrap();
    /// assert!(reading.setup.fen(Dialect::XFen).ends_with(" w B - 0 1"));
    /// assert_eq!(reading.notices, [Notice::Semicolon]);
    /// assert_eq!(Setup::read("K1k1r b"), Err(FenError::Ranks(1)));
    /// ```
    ///
    /// # Errors
    /// Names the first thing that is wrong, with field, rank and character.
    pub fn read(text: &str) -> Result<Reading, FenError> {
        let body = text.trim_end_matches(|c| c == ';' || is_blank(c) || is_mark(c));
        let semicolon = text.bytes().skip(body.len()).any(|byte| byte == b';');
        let mut fields = fields(body);

        let placement = fields.next().ok_or(FenError::Empty)?;
        let (board, promoted) = placement::read(placement)?;
        let mut notices = Vec::new();
        if !promoted.is_empty() {
            notices.push(Notice::Promoted(promoted));
        }
        let turn = fields.next().map(|text| turn(text, &mut notices)).transpose()?;
        let turn = turn.unwrap_or_else(|| missing(Field::Turn, Colour::White, &mut notices));
        let rights = match fields.next() {
            None => missing(Field::Rights, Rights::default(), &mut notices),
            Some(text) if is_dash(text, Field::Rights, &mut notices) => Rights::default(),
            Some(text) => rights::read(text, &board, promoted, &mut notices)?,
        };
        let mut setup =
            Self { board, turn, rights, en_passant: None, halfmoves: 0, move_number: 1 };
        match fields.next() {
            None => missing(Field::EnPassant, (), &mut notices),
            Some(text) if is_dash(text, Field::EnPassant, &mut notices) => {}
            Some(text) => {
                let square = square(text)?;
                match setup.en_passant_fault(square) {
                    None => setup.en_passant = Some(square),
                    Some(why) => notices.push(Notice::EnPassant { square, why }),
                }
            }
        }
        let operations = setup.read_counters(fields, &mut notices)?;
        // The last operation of an EPD ends with a semicolon of its own.
        if semicolon && !operations {
            notices.push(Notice::Semicolon);
        }
        setup.refuse_check_on_the_other_side()?;
        Ok(Reading { setup, notices })
    }

    pub(in crate::position) fn refuse_check_on_the_other_side(&self) -> Result<(), FenError> {
        let Some(king) = self.board.king(self.turn.other()) else { return Ok(()) };
        let attackers = self.board.attackers(king, self.turn);
        if attackers.is_empty() {
            return Ok(());
        }
        Err(FenError::OtherSideInCheck { king, from: self.board.on(attackers) })
    }
}

/// The fields of a text, none of them empty.
pub(super) fn fields(text: &str) -> impl Iterator<Item = &str> {
    text.split(is_blank).map(|field| field.trim_matches(is_mark)).filter(|field| !field.is_empty())
}

/// What stands after the first of such a mark.
///
/// The standard library's own search for a text of several characters is made for long ones, and
/// is 5 kB of the page.
pub(super) fn after<'a>(text: &'a str, mark: &str) -> Option<&'a str> {
    let at = text.as_bytes().windows(mark.len()).position(|bytes| bytes == mark.as_bytes())?;
    text.get(at + mark.len()..)
}

/// The text without the blanks and the quotation marks around it.
pub(in crate::position) fn unquoted(text: &str) -> &str {
    let quote = |c| matches!(c, '"' | '\'' | '`' | '«' | '»' | '\u{2018}'..='\u{201E}');
    text.trim_matches(|c: char| c.is_whitespace() || is_mark(c) || quote(c))
}

/// White space of any kind, and the underscores that stand for it in links.
pub(super) fn is_blank(c: char) -> bool {
    c == '_' || c.is_whitespace()
}

/// A mark without width that comes along when text is copied.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}')
}

pub(super) fn missing<T>(field: Field, assumed: T, notices: &mut Vec<Notice>) -> T {
    notices.push(Notice::Missing(field));
    assumed
}

/// Whether a field is one dash; hyphens, en and em dash and minus come from word processors.
fn is_dash(text: &str, field: Field, notices: &mut Vec<Notice>) -> bool {
    let other = matches!(text, "\u{2010}" | "\u{2011}" | "\u{2012}" | "–" | "—" | "−");
    if other {
        notices.push(Notice::Dash(field));
    }
    other || text == "-"
}

fn turn(text: &str, notices: &mut Vec<Notice>) -> Result<Colour, FenError> {
    let mut chars = text.chars();
    let first = chars.next().unwrap_or(' ');
    let colour = match first {
        'w' | 'W' => Colour::White,
        'b' | 'B' => Colour::Black,
        found => return Err(character(Field::Turn, 1, found)),
    };
    if let Some(found) = chars.next() {
        return Err(character(Field::Turn, 2, found));
    }
    if first.is_ascii_uppercase() {
        notices.push(Notice::CapitalTurn);
    }
    Ok(colour)
}

fn square(text: &str) -> Result<Square, FenError> {
    let mut chars = text.chars();
    let mut next = |place, first: char, last: char| match chars.next() {
        None => Err(FenError::CutShort(Field::EnPassant)),
        Some(found) if (first..=last).contains(&found) => Ok(found as usize - first as usize),
        Some(found) => Err(character(Field::EnPassant, place, found)),
    };
    let (file, rank) = (next(1, 'a', 'h')?, next(2, '1', '8')?);
    match chars.next() {
        None => Ok(Square::new(File::ALL[file], Rank::ALL[rank])),
        Some(found) => Err(character(Field::EnPassant, 3, found)),
    }
}

/// A character that cannot stand in a field other than the placement.
pub(super) const fn character(field: Field, place: usize, found: char) -> FenError {
    FenError::Character { field, rank: None, place, found }
}
