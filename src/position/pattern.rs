//! A pattern of the back rank: which roles may stand on each of its eight places.

use std::fmt;
use std::str::FromStr;

use super::back_rank::BackRank;
use super::piece::Role;
use super::square::File;

/// The roles that may stand on one place: one, several or any of the five, never none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Roles(u8);

/// Which roles may stand on each of the eight places, the a-file first.
///
/// It reads and writes as text: `R..K...R`. A letter is a role (either case), `[BN]` is one role or
/// the other, and `.` is any; so are `?`, `_`, and `…` for three, which phones make of three
/// points. White space means nothing. It is written with `.`, capitals, and K Q R B N in a set.
///
/// ```
/// use chess960::position::{BackRank, Pattern};
/// let pattern: Pattern = "r ? [nb] ? k ? ? r".parse().unwrap();
/// assert!(pattern.matches(BackRank::STANDARD));
/// assert_eq!(pattern.to_string(), "R.[BN].K..R");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pattern([Roles; 8]);

/// Why a text is not a pattern; places count from 1 for the a-file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatternError {
    /// There are not eight places, but this many.
    Length(usize),
    /// A character, at this place, is neither a role nor a sign for any.
    Letter {
        /// The character.
        found: char,
        /// Its place; every letter of a set has the same.
        place: usize,
    },
    /// The set at this place has no role in it: `[]`.
    EmptySet(usize),
    /// The set at this place has no `]`.
    OpenSet(usize),
}

impl Roles {
    /// Any of the five roles of the back rank.
    pub const ANY: Self = Self(0b1_1111);
    /// Only a step while reading; a set that is handed out has a role in it.
    const NONE: Self = Self(0);

    /// The set of one role; the pawn, which has no place on the back rank, makes none.
    #[must_use]
    pub const fn one(role: Role) -> Option<Self> {
        let only = Self(1 << role as u8 & Self::ANY.0);
        if only.0 == 0 { None } else { Some(only) }
    }

    /// The roles of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the role is one of them.
    #[must_use]
    pub const fn contains(self, role: Role) -> bool {
        self.0 >> role as u8 & 1 == 1
    }

    /// The roles one by one: K, Q, R, B, N.
    pub fn iter(self) -> impl Iterator<Item = Role> {
        Role::ALL.into_iter().filter(move |&role| self.contains(role))
    }
}

impl Pattern {
    /// Any piece on every place: all 960 match.
    pub const ANY: Self = Self([Roles::ANY; 8]);

    /// What may stand on this file.
    #[must_use]
    pub const fn at(self, file: File) -> Roles {
        self.0[file.index()]
    }

    /// Says what may stand on this file; [`Roles::ANY`] clears it.
    pub const fn set(&mut self, file: File, roles: Roles) {
        self.0[file.index()] = roles;
    }

    /// Whether the rank has on every file one of the roles that may stand there.
    #[must_use]
    pub fn matches(self, rank: BackRank) -> bool {
        self.0.iter().zip(rank.roles()).all(|(roles, role)| roles.contains(role))
    }
}

impl Default for Pattern {
    fn default() -> Self {
        Self::ANY
    }
}

/// The pattern that only this rank matches.
impl From<BackRank> for Pattern {
    fn from(rank: BackRank) -> Self {
        Self(rank.roles().map(|role| Roles::one(role).unwrap_or(Roles::ANY)))
    }
}

/// A capital letter, `.` for any, or a set in brackets.
impl fmt::Display for Roles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        if *self == Self::ANY {
            return f.write_char('.');
        }
        let several = self.0.count_ones() > 1;
        if several {
            f.write_char('[')?;
        }
        self.iter().try_for_each(|role| f.write_char(role.letter()))?;
        if several { f.write_char(']') } else { Ok(()) }
    }
}

/// The canonical text, which reads back as the same pattern.
impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|roles| fmt::Display::fmt(roles, f))
    }
}

impl FromStr for Pattern {
    type Err = PatternError;

    fn from_str(text: &str) -> Result<Self, PatternError> {
        let mut pattern = Self::ANY;
        let mut length = 0;
        let mut set: Option<Roles> = None;
        for found in text.chars().filter(|c| !c.is_whitespace()) {
            let place = length + 1;
            let (roles, times) = match (found, set) {
                ('.' | '?' | '_', None) => (Roles::ANY, 1),
                ('…', None) => (Roles::ANY, 3),
                ('[', None) => {
                    set = Some(Roles::NONE);
                    continue;
                }
                (']', Some(Roles::NONE)) => return Err(PatternError::EmptySet(place)),
                (']', Some(roles)) => {
                    set = None;
                    (roles, 1)
                }
                _ => {
                    let one = Role::from_letter(found).and_then(Roles::one);
                    let one = one.ok_or(PatternError::Letter { found, place })?;
                    if let Some(roles) = set {
                        set = Some(roles.union(one));
                        continue;
                    }
                    (one, 1)
                }
            };
            // What is past the eighth place is only counted.
            pattern.0.iter_mut().skip(length).take(times).for_each(|place| *place = roles);
            length += times;
        }
        if set.is_some() {
            return Err(PatternError::OpenSet(length + 1));
        }
        if length == pattern.0.len() { Ok(pattern) } else { Err(PatternError::Length(length)) }
    }
}

impl fmt::Display for PatternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(length) => write!(f, "a pattern has 8 places, not {length}"),
            Self::Letter { found, place } => {
                write!(f, "place {place} has {found:?}, which is not one of K, Q, R, B, N")
            }
            Self::EmptySet(place) => write!(f, "the set at place {place} has no piece in it"),
            Self::OpenSet(place) => write!(f, "the set at place {place} is not closed with ]"),
        }
    }
}

impl std::error::Error for PatternError {}
