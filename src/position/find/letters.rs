//! A rank in the letters of a language.

use super::NotFound;
use crate::position::number_text::is_blank;
use crate::position::piece::Role;

/// Whose letters a rank is written with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// K Q R B N, and the chess characters of Unicode.
    English,
    /// K D T L P
    Dutch,
    /// K D T L S
    German,
}

impl Letters {
    /// The languages, the likeliest first.
    pub const ALL: [Self; 3] = [Self::English, Self::Dutch, Self::German];

    /// The letters of king, queen, rook, bishop and knight.
    #[must_use]
    pub const fn of(self) -> &'static str {
        match self {
            Self::English => "KQRBN",
            Self::Dutch => "KDTLP",
            Self::German => "KDTLS",
        }
    }

    /// The role of a letter of either case, or of a chess character.
    #[must_use]
    pub fn role(self, letter: char) -> Option<Role> {
        // From U+2654 on the chess characters stand in the order of the roles, White's first.
        let drawn = u32::from(letter).wrapping_sub(0x2654);
        let index = match drawn {
            0..12 => Some(drawn as usize % 6).filter(|&index| index < 5),
            _ => self.of().find(letter.to_ascii_uppercase()),
        };
        Some(Role::ALL[index?])
    }
}

/// Reads eight pieces, in the language that knows most of the letters.
pub(super) fn read(text: &str) -> Result<([Role; 8], Letters), NotFound> {
    let pieces: Vec<char> = text.chars().filter(|&c| !is_between(c)).collect();
    let unknown = |letters: Letters| pieces.iter().filter(|c| letters.role(**c).is_none()).count();
    let letters = Letters::ALL.into_iter().min_by_key(|&letters| unknown(letters));
    let letters = letters.unwrap_or(Letters::English);
    // A word that happens to have a piece's letter or two in it is not meant for a rank.
    let unknown = unknown(letters);
    if unknown * 2 >= pieces.len() || unknown > 0 && pieces.len() != 8 {
        return Err(NotFound::Unknown);
    }
    let mut roles = [Role::Pawn; 8];
    for (index, &found) in pieces.iter().enumerate() {
        let role = letters.role(found).ok_or(NotFound::Letter { found, place: index + 1 })?;
        if let Some(place) = roles.get_mut(index) {
            *place = role;
        }
    }
    if pieces.len() == 8 { Ok((roles, letters)) } else { Err(NotFound::Length(pieces.len())) }
}

// What people write between pieces, and what makes a chess character a picture or not.
fn is_between(c: char) -> bool {
    is_blank(c) || matches!(c, ',' | ';' | '-' | '–' | '|' | '\u{FE0E}' | '\u{FE0F}')
}
