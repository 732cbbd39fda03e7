//! Changing whose turn it is, and which rooks may castle.

use super::castling::{Route, Side};
use super::fen::{FenError, Setup};
use super::piece::{Colour, Piece, Role};
use super::right::castling_king;
use super::square::{File, Rank, Square};

impl Setup {
    /// The castlings that a colour could have the right to, one for each rook, the a-file first.
    #[must_use]
    pub fn possible_rights(&self, colour: Colour) -> Vec<Route> {
        let Ok(king) = castling_king(&self.board, colour) else { return Vec::new() };
        let rook = Some(Piece { colour, role: Role::Rook });
        let on = |file: &File| self.board.at(Square::new(*file, Rank::back(colour))) == rook;
        let side = |file| if file > king { Side::G } else { Side::C };
        let route = |file| Route::new(colour, side(file), king, file);
        File::ALL.into_iter().filter(on).filter_map(route).collect()
    }

    /// Whether the right to a castling is stated.
    #[must_use]
    pub fn has_right(&self, route: Route) -> bool {
        self.rights.rook(route.colour(), route.side()) == Some(route.rook_from().file())
    }

    /// The same setup with the right to a castling given or taken.
    ///
    /// Given to one rook, it is taken from another on the same side of the king.
    #[must_use]
    pub fn with_right_switched(&self, route: Route) -> Self {
        let rook = (!self.has_right(route)).then(|| route.rook_from().file());
        let mut setup = self.clone();
        setup.rights.set(route.colour(), route.side(), rook);
        setup
    }

    /// The same setup with this colour to move, and no en passant square where that is a change.
    ///
    /// # Errors
    /// Says that the king of the other colour is in check, so that it cannot be this one's turn.
    pub fn with_turn(&self, turn: Colour) -> Result<Self, FenError> {
        let en_passant = self.en_passant.filter(|_| turn == self.turn);
        let setup = Self { turn, en_passant, ..self.clone() };
        setup.refuse_check_on_the_other_side()?;
        Ok(setup)
    }
}
