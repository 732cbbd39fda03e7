//! What is said of a castling: legal, or every reason why not.

use std::fmt;

use super::castling::Route;
use super::piece::Piece;
use super::right::NoRight;
use super::square::Square;

/// Whether a castling is legal, and why not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is, and this is it.
    Legal(Route),
    /// It is not, for these reasons.
    Illegal(Reasons),
}

/// One reason or more against a castling, in the order of [`Reason`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reasons(Vec<Reason>);

/// One reason against a castling, with its squares and pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is no right to it (Laws 3.8.2.1); always the only reason.
    NoRight(NoRight),
    /// Squares on the way of king or rook are occupied, by these (II.3.2.7, note 4).
    Occupied(Vec<(Square, Piece)>),
    /// The king is in check (Laws 3.8.2.2).
    InCheck {
        /// Where it stands.
        king: Square,
        /// What gives the check.
        from: Vec<(Square, Piece)>,
    },
    /// A square that the king crosses is attacked as the board stands (Laws 3.8.2.2).
    ThroughCheck {
        /// The square.
        square: Square,
        /// What attacks it.
        from: Vec<(Square, Piece)>,
    },
    /// The king's last square is attacked once king and rook have landed (Laws 3.8.2.2, 3.9.2).
    IntoCheck {
        /// The square.
        square: Square,
        /// What attacks it.
        from: Vec<(Square, Piece)>,
        /// Whether it is safe for as long as the rook stays, and only the rook's leaving opens
        /// the line.
        uncovered: bool,
    },
}

impl Verdict {
    /// Whether the castling is legal.
    #[must_use]
    pub const fn is_legal(&self) -> bool {
        matches!(self, Self::Legal(_))
    }

    /// The reasons against it, none where it is legal.
    #[must_use]
    pub fn reasons(&self) -> &[Reason] {
        match self {
            Self::Legal(_) => &[],
            Self::Illegal(reasons) => reasons.as_slice(),
        }
    }

    pub(super) fn no_right(why: NoRight) -> Self {
        Self::Illegal(Reasons(vec![Reason::NoRight(why)]))
    }
}

impl Reasons {
    /// The reasons, or nothing where there is none.
    pub(super) fn new(reasons: Vec<Reason>) -> Option<Self> {
        (!reasons.is_empty()).then_some(Self(reasons))
    }

    /// The reasons, at least one.
    #[must_use]
    pub fn as_slice(&self) -> &[Reason] {
        &self.0
    }
}

/// `legal`, or the reasons in the words of data/castling.tsv, joined by semicolons.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut before = None;
        for reason in self.reasons() {
            let squares = match reason {
                Reason::NoRight(_) => Vec::new(),
                Reason::Occupied(on) => on.iter().map(|&(square, _)| square).collect(),
                Reason::InCheck { from, .. } => from.iter().map(|&(square, _)| square).collect(),
                Reason::ThroughCheck { square, .. } | Reason::IntoCheck { square, .. } => {
                    vec![*square]
                }
            };
            let word = match reason {
                Reason::NoRight(_) => "no-right",
                Reason::Occupied(_) => "blocked",
                Reason::InCheck { .. } => "in-check",
                Reason::ThroughCheck { .. } => "through-check",
                Reason::IntoCheck { .. } => "into-check",
            };
            // Crossed squares are one reason each, and one list there.
            let mut sign = if before == Some(word) { "," } else { ":" };
            match before {
                Some(same) if same == word => {}
                Some(_) => write!(f, ";{word}")?,
                None => f.write_str(word)?,
            }
            for square in squares {
                write!(f, "{sign}{square}")?;
                sign = ",";
            }
            before = Some(word);
        }
        if before.is_none() { f.write_str("legal") } else { Ok(()) }
    }
}
