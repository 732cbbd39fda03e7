//! May this player castle on this side, and why not.

use super::board::Board;
use super::castling::{Route, Side};
use super::fen::{Notice, Reading, Setup};
use super::piece::{Colour, Piece, Role};
use super::right::NoRight;
use super::verdict::{Reason, Reasons, Verdict};

/// Judges a castling as if it were this player's turn.
///
/// While something stands in the way, the squares beyond it are not judged: which of them would be
/// attacked depends on where that piece goes. What is then listed is what is occupied, and a check.
#[must_use]
pub fn judge(setup: &Setup, colour: Colour, side: Side) -> Verdict {
    match setup.route(colour, side) {
        Ok(route) => judge_route(&setup.board, route),
        Err(why) => Verdict::no_right(why),
    }
}

impl Reading {
    /// Judges a castling, and where the text claims a right to it that was dropped, says so.
    #[must_use]
    pub fn judge(&self, colour: Colour, side: Side) -> Verdict {
        let verdict = judge(&self.setup, colour, side);
        if !matches!(verdict.reasons(), [Reason::NoRight(_)]) {
            return verdict;
        }
        let void = self.notices.iter().find_map(|notice| match *notice {
            Notice::VoidRight { colour: of, side: on, why, .. } => {
                (of == colour && on == Some(side)).then_some(NoRight::Void(why))
            }
            _ => None,
        });
        void.map_or(verdict, Verdict::no_right)
    }
}

fn judge_route(board: &Board, route: Route) -> Verdict {
    let by = route.colour().other();
    let (from, to) = (route.king_from(), route.king_to());
    let mut reasons = Vec::new();
    let occupied = route.in_the_way(board);
    let blocked = !occupied.is_empty();
    if blocked {
        reasons.push(Reason::Occupied(occupied));
    }
    let check = board.attackers(from, by);
    if !check.is_empty() {
        reasons.push(Reason::InCheck { king: from, from: board.on(check) });
    }
    if !blocked {
        for square in route.must_be_safe().without(from).without(to).iter() {
            let attackers = board.attackers(square, by);
            if !attackers.is_empty() {
                reasons.push(Reason::ThroughCheck { square, from: board.on(attackers) });
            }
        }
        // A king that stays and is in check already need not hear it twice.
        if from != to || check.is_empty() {
            reasons.extend(landing(board, route));
        }
    }
    Reasons::new(reasons).map_or(Verdict::Legal(route), Verdict::Illegal)
}

// The king's last square is looked at when both have landed: the rook may have opened a line to it,
// or closed one, and the king no longer shields it.
fn landing(board: &Board, route: Route) -> Option<Reason> {
    let by = route.colour().other();
    let square = route.king_to();
    let after = castled(board, route);
    let attackers = after.attackers(square, by);
    if attackers.is_empty() {
        return None;
    }
    let mut rook_stays = *board;
    rook_stays.set(route.king_from(), None);
    let uncovered = rook_stays.attackers(square, by).is_empty();
    Some(Reason::IntoCheck { square, from: board.on(attackers), uncovered })
}

fn castled(board: &Board, route: Route) -> Board {
    let mut board = *board;
    let piece = |role| Some(Piece { colour: route.colour(), role });
    // Both leave before either lands: one may land where the other stood.
    board.set(route.king_from(), None);
    board.set(route.rook_from(), None);
    board.set(route.king_to(), piece(Role::King));
    board.set(route.rook_to(), piece(Role::Rook));
    board
}

impl Setup {
    /// The setup after a castling that [`judge`] found legal.
    ///
    /// The player's rights are gone, no en passant is left, the clocks have moved on, and it is
    /// the opponent's turn.
    #[must_use]
    pub fn after_castling(&self, route: Route) -> Self {
        let colour = route.colour();
        let mut rights = self.rights;
        for side in Side::ALL {
            rights.set(colour, side, None);
        }
        Self {
            board: castled(&self.board, route),
            turn: colour.other(),
            rights,
            en_passant: None,
            halfmoves: self.halfmoves.saturating_add(1),
            move_number: self.move_number.saturating_add(u32::from(colour == Colour::Black)),
        }
    }
}
