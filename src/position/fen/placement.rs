//! The first field: what stands where.

use super::error::{FenError, Field};
use crate::position::board::Board;
use crate::position::piece::{Colour, Piece, Role};
use crate::position::square::{File, Rank, Square};
use crate::position::squares::Squares;

/// Reads the placement, and which pieces are marked as promoted.
pub(super) fn read(text: &str) -> Result<(Board, Squares), FenError> {
    // Not at the very start, where a bracket is that of a PGN tag.
    if text.find('[').is_some_and(|place| place > 0) {
        return Err(FenError::Pocket);
    }
    let ranks = text.bytes().filter(|&byte| byte == b'/').count() + 1;
    if ranks != 8 {
        return Err(FenError::Ranks(ranks));
    }
    let mut board = Board::EMPTY;
    let mut promoted = Squares::EMPTY;
    for (rank, text) in Rank::ALL.into_iter().rev().zip(text.split('/')) {
        read_rank(text, rank, &mut board, &mut promoted)?;
    }
    check(&board)?;
    Ok((board, promoted))
}

fn read_rank(
    text: &str,
    rank: Rank,
    board: &mut Board,
    promoted: &mut Squares,
) -> Result<(), FenError> {
    let mut squares = 0;
    let mut before = None;
    for (place, found) in (1..).zip(text.chars()) {
        if let Some(piece) = Piece::from_letter(found) {
            if let Some(&file) = File::ALL.get(squares) {
                board.set(Square::new(file, rank), Some(piece));
            }
            squares += 1;
        } else if let '1'..='8' = found {
            if let Some(digit @ '1'..='8') = before {
                return Err(FenError::TwoDigits { rank, place, found: [digit, found] });
            }
            squares += usize::from(found as u8 - b'0');
        } else if found == '~' && before.is_some_and(can_be_promoted) {
            if let Some(&file) = File::ALL.get(squares - 1) {
                *promoted = promoted.with(Square::new(file, rank));
            }
        } else {
            let field = Field::Placement;
            return Err(FenError::Character { field, rank: Some(rank), place, found });
        }
        before = Some(found);
    }
    if squares == 8 { Ok(()) } else { Err(FenError::Squares { rank, found: squares }) }
}

fn can_be_promoted(letter: char) -> bool {
    Role::from_letter(letter).is_some_and(|role| !matches!(role, Role::King | Role::Pawn))
}

// One king a side, and no pawn where pawns can neither start nor stay.
fn check(board: &Board) -> Result<(), FenError> {
    let mut kings = [0; 2];
    let mut pawn = None;
    for (square, Piece { colour, role }) in board.pieces() {
        match role {
            Role::King => kings[colour as usize] += 1,
            Role::Pawn if matches!(square.rank(), Rank::First | Rank::Eighth) => {
                pawn = pawn.or(Some(FenError::Pawn { square, colour }));
            }
            _ => {}
        }
    }
    for colour in Colour::ALL {
        let found = kings[colour as usize];
        if found != 1 {
            return Err(FenError::Kings { colour, found });
        }
    }
    pawn.map_or(Ok(()), Err)
}
