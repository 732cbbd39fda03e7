//! The third field: who may still castle, with which rooks.

use std::cmp::Ordering;

use super::error::{FenError, Field};
use super::notice::Notice;
use crate::position::board::Board;
use crate::position::castling::Side;
use crate::position::piece::{Colour, Piece, Role};
use crate::position::right::{Void, castling_king};
use crate::position::square::{File, Rank, Square};
use crate::position::squares::Squares;

/// Which rook, if any, each colour may still castle with on each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rights([[Option<File>; 2]; 2]);

impl Rights {
    /// The file of the rook that this colour may castle with on this side.
    #[must_use]
    pub const fn rook(&self, colour: Colour, side: Side) -> Option<File> {
        self.0[colour as usize][side as usize]
    }

    /// Gives or takes the right.
    pub const fn set(&mut self, colour: Colour, side: Side, rook: Option<File>) {
        self.0[colour as usize][side as usize] = rook;
    }
}

/// What one letter claims: a side and a rook that can castle there, or why it cannot be.
#[derive(Clone, Copy)]
struct Claim {
    letter: char,
    side: Option<Side>,
    rook: Result<File, Void>,
}

/// Reads the letters of a castling field that is not a dash.
pub(super) fn read(
    text: &str,
    board: &Board,
    promoted: Squares,
    notices: &mut Vec<Notice>,
) -> Result<Rights, FenError> {
    let kings = Colour::ALL.map(|colour| castling_king(board, colour));
    // Not more than two a colour are ever kept, so time and room stay linear in the text.
    let mut claims = [[None::<Claim>; 2]; 2];
    for (place, found) in (1..).zip(text.chars()) {
        let colour = if found.is_ascii_uppercase() { Colour::White } else { Colour::Black };
        let claim = claim(found, colour, kings[colour as usize], board, promoted);
        let claim =
            claim.ok_or(FenError::Character { field: Field::Rights, rank: None, place, found })?;
        let same = |other: &Claim| match (claim.rook, other.rook) {
            (Ok(rook), Ok(others)) => rook == others,
            _ => claim.letter == other.letter,
        };
        let of_colour = &mut claims[colour as usize];
        if of_colour.iter().flatten().any(same) {
            let notice = Notice::Doubled { colour, letter: found };
            if !notices.contains(&notice) {
                notices.push(notice);
            }
        } else if let Some(free) = of_colour.iter_mut().find(|free| free.is_none()) {
            *free = Some(claim);
        } else {
            return Err(FenError::TooManyRights(colour));
        }
    }
    let mut rights = Rights::default();
    for (colour, claims) in Colour::ALL.into_iter().zip(claims) {
        settle(colour, claims, &mut rights, notices);
    }
    Ok(rights)
}

// Gives the rights that can be; two on one wing contradict each other, so neither can.
fn settle(
    colour: Colour,
    mut claims: [Option<Claim>; 2],
    rights: &mut Rights,
    notices: &mut Vec<Notice>,
) {
    if let [Some(Claim { side, rook: Ok(one), .. }), Some(Claim { side: other, rook: Ok(two), .. })] =
        claims
        && side == other
    {
        for claim in claims.iter_mut().flatten() {
            claim.rook = Err(Void::TwoOnOneWing(one.min(two), one.max(two)));
        }
    }
    for Claim { letter, side, rook } in claims.into_iter().flatten() {
        match (side, rook) {
            (Some(side), Ok(rook)) => rights.set(colour, side, Some(rook)),
            (side, Err(why)) => notices.push(Notice::VoidRight { colour, letter, side, why }),
            (None, Ok(_)) => {}
        }
    }
}

fn claim(
    letter: char,
    colour: Colour,
    king: Result<File, Void>,
    board: &Board,
    promoted: Squares,
) -> Option<Claim> {
    let square = |file| Square::new(file, Rank::back(colour));
    let outermost = |side| {
        let rook =
            king.and_then(|king| board.outermost_rook(colour, side, king).ok_or(Void::NoRook));
        (Some(side), rook)
    };
    let (side, rook) = match letter.to_ascii_lowercase() {
        'k' => outermost(Side::G),
        'q' => outermost(Side::C),
        small @ 'a'..='h' => {
            let file = File::ALL[usize::from(small as u8 - b'a')];
            let found = board.at(square(file));
            let is_rook = found == Some(Piece { colour, role: Role::Rook });
            let not = Void::NotARook { square: square(file), found };
            (side_of(file, king), if is_rook { Ok(file) } else { Err(not) })
        }
        _ => return None,
    };
    // Of several faults the king's comes first: with it no right of this colour can be.
    let rook = king.and(rook).and_then(|file| {
        let promoted = promoted.contains(square(file));
        if promoted { Err(Void::Promoted(square(file))) } else { Ok(file) }
    });
    Some(Claim { letter, side, rook })
}

// A king in a corner cannot castle, but it still tells which side is meant.
fn side_of(rook: File, king: Result<File, Void>) -> Option<Side> {
    let king = match king {
        Ok(file) => file,
        Err(Void::KingInCorner(square)) => square.file(),
        Err(_) => return None,
    };
    match rook.cmp(&king) {
        Ordering::Less => Some(Side::C),
        Ordering::Equal => None,
        Ordering::Greater => Some(Side::G),
    }
}
