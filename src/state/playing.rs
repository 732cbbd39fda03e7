//! Which of the page's boards plays castling: at most one, since two voices at once are none.

use super::model::Model;
use super::stepper::{Event, Stepper};

/// A board with a stepper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// The start position of the Position view.
    Position,
    /// The FEN of the Judge.
    Judge,
    /// A board of the rules, counted from 0.
    Rules(usize),
}

impl Model {
    /// The board that plays, if any.
    #[must_use]
    pub fn playing(&self) -> Option<Player> {
        let rules = self.rules.steppers.iter().enumerate();
        [(Player::Position, self.stepper), (Player::Judge, self.judge.stepper())]
            .into_iter()
            .chain(rules.map(|(board, stepper)| (Player::Rules(board), *stepper)))
            .find_map(|(player, stepper)| stepper.playing.then_some(player))
    }

    /// Passes a tick of the clock to the board that plays.
    pub fn tick(&mut self) {
        match self.playing() {
            Some(Player::Position) => self.happen(Event::Tick),
            Some(Player::Judge) => self.happen_in_judge(Event::Tick),
            Some(Player::Rules(board)) => self.happen_in_rules(board, Event::Tick),
            None => {}
        }
    }

    /// Stops every board where it is, as when another view is opened.
    pub(super) fn stop_playing(&mut self) {
        let pause = |stepper: &mut Stepper| stepper.playing = false;
        pause(&mut self.stepper);
        self.judge.pause();
        self.rules.steppers.iter_mut().for_each(pause);
    }

    /// Stops the others when one is to play.
    pub(super) fn leave_one_playing(&mut self, event: Event) {
        if event == Event::Play {
            self.stop_playing();
        }
    }
}
