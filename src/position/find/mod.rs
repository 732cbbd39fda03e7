//! A start position in whatever people paste, or exactly why there is none.
//!
//! What is taken, in the order in which it is looked for:
//!
//! - the tags of a game, by their FEN;
//! - an address with a FEN in it (Lichess's analysis and editor, percent-encoded or with
//!   underscores), or else with a number in it (`?position=518`, `?p=518`), and one of Black's
//!   own (`&b=0`); where both are there the FEN counts, as on Lichess;
//! - a FEN of either dialect, with the liberties of [`Setup::read`];
//! - a number, as [`read_number`] takes it;
//! - eight letters in English, Dutch or German, or drawn as chess characters, in either case,
//!   with blanks, commas or dashes between them.
//!
//! Quotation marks around any of these are no part of it.

mod letters;

pub use letters::Letters;

use std::fmt;

use super::back_rank::{BackRank, BackRankError};
use super::double_random::DoubleStart;
use super::fen::{FenError, Field, Notice, Reading, Setup, link, read_paste, unquoted};
use super::number::Number;
use super::number_text::{NumberTextError, begins_like_a_number, read_number};
use super::pgn::Header;
use super::piece::Colour;
use super::square::File;
use super::start::{Difference, NoArray, roles};

/// A start position that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Its number.
    pub number: Number,
    /// Whose letters the rank was written with; English for everything else.
    pub letters: Letters,
    /// The liberties that were taken with a FEN. Rights that it does not mention at all are
    /// taken to be those of the start.
    pub notices: Vec<Notice>,
}

/// Why a text is no start position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotFound {
    /// There is nothing but blanks.
    Empty,
    /// It is none of the things that are looked for.
    Unknown,
    /// It looks like a number.
    Number(NumberTextError),
    /// It looks like a rank, and this is no piece.
    Letter {
        /// The letter.
        found: char,
        /// Its place, 1 for the a-file to 8 for the h-file.
        place: usize,
    },
    /// It looks like a rank, and has this many pieces.
    Length(usize),
    /// The rank breaks these rules; a FEN's rank is White's.
    Rank(Vec<BackRankError>),
    /// It is an address, and there is no position in it.
    Address,
    /// It looks like a FEN.
    Fen(FenError),
    /// The board of the FEN is not the array of a start.
    Board(NoArray),
    /// White's rank has this number, and Black's, which differs, breaks these rules.
    BlackRank(Number, Vec<BackRankError>),
    /// White and Black have ranks of their own, which first differ on this file.
    Double(File, DoubleStart),
    /// The array is that of a start, and these things are not as at the start.
    Differs(Number, Vec<Difference>),
}

/// Finds the start position that a text names.
///
/// ```
/// use chess960::position::{BackRankError, Letters, NotFound, find};
/// assert_eq!(find("SP 518").unwrap().number.get(), 518);
/// assert_eq!(find("T P L D K L P T").unwrap().letters, Letters::Dutch);
/// let NotFound::Rank(faults) = find("KRNBQNBR").unwrap_err() else { panic!() };
/// assert_eq!(faults, [BackRankError::KingOutsideRooks]);
/// ```
///
/// # Errors
/// Says what keeps the text from being a start position.
pub fn find(text: &str) -> Result<Found, NotFound> {
    let text = unquoted(text);
    if text.is_empty() {
        return Err(NotFound::Empty);
    }
    if Header::read(text).is_some() {
        return in_reading(read_paste(text));
    }
    if let Some(link) = link::read(text) {
        return match (link.start(), link.fen) {
            (_, Some(fen)) => in_reading(Setup::read(&fen)),
            // That of two ranks says where they differ, as its FEN would.
            (Some(Ok(start)), None) if !start.is_mirrored() => in_setup(&start.setup(), Vec::new()),
            (Some(Ok(start)), None) => Ok(found(start.white, Letters::English)),
            (Some(Err(error)), None) => Err(NotFound::Number(error)),
            (None, None) => Err(NotFound::Address),
        };
    }
    if text.contains('/') {
        return in_reading(read_paste(text));
    }
    if begins_like_a_number(text) { in_number(text) } else { in_letters(text) }
}

fn found(number: Number, letters: Letters) -> Found {
    Found { number, letters, notices: Vec::new() }
}

fn in_number(text: &str) -> Result<Found, NotFound> {
    let number = read_number(text).map_err(NotFound::Number)?;
    Ok(found(number, Letters::English))
}

fn in_letters(text: &str) -> Result<Found, NotFound> {
    let (roles, letters) = letters::read(text)?;
    let rank = BackRank::new(roles).map_err(|_| NotFound::Rank(BackRank::faults(roles)))?;
    Ok(found(rank.number(), letters))
}

fn in_reading(reading: Result<Reading, FenError>) -> Result<Found, NotFound> {
    let Reading { setup, notices } = reading.map_err(NotFound::Fen)?;
    in_setup(&setup, notices)
}

fn in_setup(setup: &Setup, notices: Vec<Notice>) -> Result<Found, NotFound> {
    let mut array = setup.array().map_err(|why| no_array(setup, why))?;
    if notices.iter().any(|notice| matches!(notice, Notice::Missing(Field::Rights))) {
        array.differences.retain(|what| !matches!(what, Difference::RightMissing(..)));
    }
    if array.start().is_none() {
        return Err(NotFound::Differs(array.number, array.differences));
    }
    Ok(Found { notices, ..found(array.number, Letters::English) })
}

// The first reason says which rank is at fault; here all faults of that rank are told.
fn no_array(setup: &Setup, why: NoArray) -> NotFound {
    let rank = |colour| roles(&setup.board, colour);
    match (why, rank(Colour::White), rank(Colour::Black)) {
        (NoArray::Rank(_), Ok(white), _) => NotFound::Rank(BackRank::faults(white)),
        (NoArray::NotMirrored(file), Ok(white), Ok(black)) => {
            match (BackRank::new(white), BackRank::new(black)) {
                (Ok(white), Ok(black)) => {
                    let (white, black) = (white.number(), black.number());
                    NotFound::Double(file, DoubleStart { white, black })
                }
                (Ok(white), Err(_)) => NotFound::BlackRank(white.number(), BackRank::faults(black)),
                _ => NotFound::Board(why),
            }
        }
        _ => NotFound::Board(why),
    }
}

impl fmt::Display for NotFound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = |f: &mut fmt::Formatter<'_>, faults: &[BackRankError]| {
            faults.iter().try_for_each(|fault| write!(f, "; {fault}"))
        };
        match self {
            Self::Empty => f.write_str("there is nothing"),
            Self::Unknown => {
                f.write_str("it is no number, rank, FEN, PGN tags or address of a position")
            }
            Self::Number(error) => error.fmt(f),
            Self::Letter { found, place } => {
                write!(f, "letter {place}, {found:?}, stands for no piece")
            }
            Self::Length(length) => write!(f, "a rank has 8 pieces, not {length}"),
            Self::Rank(faults) => {
                f.write_str("the rank is none of the 960")?;
                all(f, faults)
            }
            Self::Address => f.write_str("there is no position in the address"),
            Self::Fen(error) => error.fmt(f),
            Self::Board(NoArray::Square { square, .. }) => {
                write!(f, "{square} is not as at the start of a game")
            }
            Self::Board(NoArray::Vacant(square)) => {
                write!(f, "{square} has no piece of the back rank")
            }
            Self::Board(_) => f.write_str("the board is not that of a start position"),
            Self::BlackRank(white, faults) => {
                write!(f, "White's rank is {white}, Black's is none of the 960")?;
                all(f, faults)
            }
            Self::Double(file, start) => write!(
                f,
                "Black does not mirror White from the {file}-file on: White's rank is {}, Black's {}, double random {}",
                start.white,
                start.black,
                start.index()
            ),
            Self::Differs(number, _) => write!(f, "it has the array of {number} and is no start"),
        }
    }
}

impl std::error::Error for NotFound {}
