//! The eight pieces behind the pawns, and the two rules that they obey.

use std::fmt;
use std::str::FromStr;

use super::piece::Role;
use super::square::File;

/// Eight roles from the a-file to the h-file that make a Chess960 start (FIDE Guidelines II.2).
///
/// King, queen, two rooks, two bishops, two knights; the king between the rooks (II.2.1) and
/// the bishops on squares of opposite colours (II.2.2). No other rank can be built.
///
/// ```
/// use chess960::position::BackRank;
/// let rank: BackRank = "RNBQKBNR".parse().unwrap();
/// assert_eq!(rank.number().get(), 518);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BackRank([Role; 8]);

/// Why eight letters are not the back rank of a start position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackRankError {
    /// There are not eight letters, but this many.
    Length(usize),
    /// A letter, at this place from 1 to 8, stands for no piece of the back rank.
    Letter {
        /// The letter.
        found: char,
        /// Its place, 1 for the a-file to 8 for the h-file.
        place: usize,
    },
    /// A role stands there too often or too seldom.
    Count {
        /// The role.
        role: Role,
        /// How often it stands there.
        found: usize,
        /// How often it should.
        expected: usize,
    },
    /// Both bishops stand on squares of one colour (II.2.2).
    BishopsOnOneColour(File, File),
    /// The king stands on one side of both rooks (II.2.1).
    KingOutsideRooks,
}

impl BackRank {
    /// The back rank of ordinary chess.
    pub const STANDARD: Self = Self([
        Role::Rook,
        Role::Knight,
        Role::Bishop,
        Role::Queen,
        Role::King,
        Role::Bishop,
        Role::Knight,
        Role::Rook,
    ]);

    /// Takes eight roles that obey the rules.
    ///
    /// # Errors
    /// Says which rule is broken: the first of counts, bishops, king.
    pub fn new(roles: [Role; 8]) -> Result<Self, BackRankError> {
        Self::faults(roles).into_iter().next().map_or(Ok(Self(roles)), Err)
    }

    /// Every rule that eight roles break: all wrong counts, or else bishops and king.
    #[must_use]
    pub fn faults(roles: [Role; 8]) -> Vec<BackRankError> {
        const EXPECTED: [(Role, usize); 6] = [
            (Role::King, 1),
            (Role::Queen, 1),
            (Role::Rook, 2),
            (Role::Bishop, 2),
            (Role::Knight, 2),
            (Role::Pawn, 0),
        ];
        let mut faults = Vec::new();
        for (role, expected) in EXPECTED {
            let found = roles.iter().filter(|&&here| here == role).count();
            if found != expected {
                faults.push(BackRankError::Count { role, found, expected });
            }
        }
        if !faults.is_empty() {
            // With other pieces the two rules have no meaning.
            return faults;
        }
        let rank = Self(roles);
        let (left, right) = rank.bishops();
        if left.index() % 2 == right.index() % 2 {
            faults.push(BackRankError::BishopsOnOneColour(left, right));
        }
        let (left, right) = rank.rooks();
        if !(left..right).contains(&rank.king()) {
            faults.push(BackRankError::KingOutsideRooks);
        }
        faults
    }

    /// Takes roles that a caller has placed by a method which cannot break the rules.
    pub(super) fn trusted(roles: [Role; 8]) -> Self {
        debug_assert!(Self::new(roles).is_ok());
        Self(roles)
    }

    /// The roles, a-file first.
    #[must_use]
    pub const fn roles(self) -> [Role; 8] {
        self.0
    }

    /// The king's file, b to g.
    #[must_use]
    pub fn king(self) -> File {
        self.files(Role::King).next().unwrap_or(File::E)
    }

    /// The files of the two rooks, left and right of the king.
    #[must_use]
    pub fn rooks(self) -> (File, File) {
        self.files_of_two(Role::Rook)
    }

    /// The files of the two bishops, left to right.
    #[must_use]
    pub fn bishops(self) -> (File, File) {
        self.files_of_two(Role::Bishop)
    }

    /// Whether the two are the same, or become so when two pieces of one change places.
    #[must_use]
    pub fn is_within_one_swap_of(self, other: Self) -> bool {
        // Both hold the same eight pieces, so what differs in just two places is a swap.
        self.0.iter().zip(other.0).filter(|&(&here, there)| here != there).count() <= 2
    }

    /// The rank read from the h-file to the a-file, which is a start position too.
    #[must_use]
    pub fn mirror(self) -> Self {
        let mut roles = self.0;
        roles.reverse();
        Self::trusted(roles)
    }

    fn files(self, role: Role) -> impl Iterator<Item = File> {
        File::ALL.into_iter().filter(move |file| self.0[file.index()] == role)
    }

    // Rooks, bishops and knights are two by construction.
    fn files_of_two(self, role: Role) -> (File, File) {
        let mut files = self.files(role);
        (files.next().unwrap_or(File::A), files.next().unwrap_or(File::H))
    }
}

/// Eight English letters, capitals: `RNBQKBNR`.
impl fmt::Display for BackRank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        self.0.iter().try_for_each(|role| f.write_char(role.letter()))
    }
}

/// Reads eight English letters of either case, with nothing around them.
impl FromStr for BackRank {
    type Err = BackRankError;

    fn from_str(text: &str) -> Result<Self, BackRankError> {
        let mut roles = [Role::Pawn; 8];
        let length = text.chars().count();
        for (index, found) in text.chars().enumerate() {
            let role = Role::from_letter(found).filter(|&role| role != Role::Pawn);
            let role = role.ok_or(BackRankError::Letter { found, place: index + 1 })?;
            if let Some(place) = roles.get_mut(index) {
                *place = role;
            }
        }
        if length != roles.len() {
            return Err(BackRankError::Length(length));
        }
        Self::new(roles)
    }
}

impl fmt::Display for BackRankError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(length) => write!(f, "a back rank has 8 letters, not {length}"),
            Self::Letter { found, place } => {
                write!(f, "letter {place}, {found:?}, is not one of K, Q, R, B, N")
            }
            Self::Count { role, found, expected } => {
                write!(f, "a back rank has {expected} of {}, not {found}", role.letter())
            }
            Self::BishopsOnOneColour(left, right) => {
                write!(f, "the bishops on {left} and {right} stand on squares of one colour")
            }
            Self::KingOutsideRooks => f.write_str("the king does not stand between the rooks"),
        }
    }
}

impl std::error::Error for BackRankError {}
