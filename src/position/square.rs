//! Files, ranks and squares.

use std::fmt;

use super::piece::Colour;

/// A column of the board, a to h.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl File {
    /// All eight files, a first.
    pub const ALL: [Self; 8] =
        [Self::A, Self::B, Self::C, Self::D, Self::E, Self::F, Self::G, Self::H];

    /// 0 for the a-file to 7 for the h-file.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The small letter, a to h.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

/// A row of the board, 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Rank {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Eighth,
}

impl Rank {
    /// All eight ranks, White's first rank first.
    pub const ALL: [Self; 8] = [
        Self::First,
        Self::Second,
        Self::Third,
        Self::Fourth,
        Self::Fifth,
        Self::Sixth,
        Self::Seventh,
        Self::Eighth,
    ];

    /// 0 for the first rank to 7 for the eighth.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The rank on which a colour's pieces start.
    #[must_use]
    pub const fn back(colour: Colour) -> Self {
        match colour {
            Colour::White => Self::First,
            Colour::Black => Self::Eighth,
        }
    }

    /// The rank on which a colour's pawns start.
    #[must_use]
    pub const fn pawns(colour: Colour) -> Self {
        match colour {
            Colour::White => Self::Second,
            Colour::Black => Self::Seventh,
        }
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, (b'1' + *self as u8) as char)
    }
}

/// One of the 64 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square {
    // Rank before file, so that squares sort a1, b1 .. h1, a2 ..
    rank: Rank,
    file: File,
}

impl Square {
    /// The square where a file and a rank cross.
    #[must_use]
    pub const fn new(file: File, rank: Rank) -> Self {
        Self { rank, file }
    }

    /// Its file.
    #[must_use]
    pub const fn file(self) -> File {
        self.file
    }

    /// Its rank.
    #[must_use]
    pub const fn rank(self) -> Rank {
        self.rank
    }

    /// 0 for a1, 7 for h1, 63 for h8.
    #[must_use]
    pub const fn index(self) -> usize {
        self.rank.index() * 8 + self.file.index()
    }

    /// The square of an index from 0 to 63; larger ones count on from a1 again.
    #[must_use]
    pub(super) const fn from_index(index: usize) -> Self {
        Self { rank: Rank::ALL[index / 8 % 8], file: File::ALL[index % 8] }
    }

    /// The square so many files to the right and ranks up, or nothing beyond the edge.
    #[must_use]
    pub(super) fn step(self, files: isize, ranks: isize) -> Option<Self> {
        let file = self.file.index().checked_add_signed(files)?;
        let rank = self.rank.index().checked_add_signed(ranks)?;
        Some(Self { file: *File::ALL.get(file)?, rank: *Rank::ALL.get(rank)? })
    }

    /// All 64 squares, a1 first, h8 last.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..64).map(Self::from_index)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.file, f)?;
        fmt::Display::fmt(&self.rank, f)
    }
}
