//! The boards of the view with the rules.

use super::model::Model;
use super::stepper::{Event, Stepper};
use crate::position::{KIND_EXAMPLES, Route, Step, steps};

/// The boards that show the kinds of castling, each with a stepper of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// In the order of [`KIND_EXAMPLES`].
    pub steppers: [Stepper; KIND_EXAMPLES.len()],
}

impl Default for Rules {
    fn default() -> Self {
        let steppers = KIND_EXAMPLES.map(|example| Stepper {
            side: example.side,
            touched: true,
            ..Stepper::default()
        });
        Self { steppers }
    }
}

impl Rules {
    /// The castling that a board shows, and the step of it.
    #[must_use]
    pub fn step(&self, board: usize) -> (Route, Step) {
        let (example, stepper) = (KIND_EXAMPLES[board], self.steppers[board]);
        let route = example.route();
        let mut steps = Vec::from(steps(&example.near_board(), route));
        (route, steps.swap_remove(stepper.step))
    }
}

impl Model {
    /// Does what happened to a board of the rules, and reads out the step when it is another one.
    pub fn happen_in_rules(&mut self, board: usize, event: Event) {
        self.leave_one_playing(event);
        let before = self.rules.steppers[board];
        let after = before.after(event);
        self.rules.steppers[board] = after;
        if before.shows_other_than(after) {
            let (_, step) = self.rules.step(board);
            self.read_out(after, &step.caption);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Player;
    use super::*;
    use crate::position::{Caption, STEP_COUNT};
    use crate::state::{Address, Start, View};

    fn model() -> Model {
        Model::new(Start::default())
    }

    #[test]
    fn at_most_one_board_plays() {
        let mut model = model();
        model.happen(Event::Play);
        assert_eq!(model.playing(), Some(Player::Position));
        model.happen_in_rules(2, Event::Play);
        assert_eq!((model.playing(), model.stepper.playing), (Some(Player::Rules(2)), false));
        model.happen_in_rules(0, Event::Play);
        assert_eq!(
            (model.playing(), model.rules.steppers[2].playing),
            (Some(Player::Rules(0)), false)
        );
        model.happen_in_rules(1, Event::Forward);
        assert_eq!(model.playing(), Some(Player::Rules(0)), "a step on another board is no play");
        model.happen(Event::Play);
        assert_eq!(model.playing(), Some(Player::Position));
    }

    #[test]
    fn the_clock_plays_each_board_to_its_end_and_reads_it_out() {
        for board in 0..KIND_EXAMPLES.len() {
            let mut model = model();
            model.happen_in_rules(board, Event::Play);
            for _ in 1..STEP_COUNT {
                let count = model.status.count;
                model.tick();
                assert_eq!(model.status.count, count + 1);
            }
            assert_eq!(model.playing(), None);
            let (route, step) = model.rules.step(board);
            assert!(matches!(step.caption, Caption::Result { .. }));
            assert!(model.status.message.contains(&route.notation().uci));
            assert_eq!(model.stepper, Stepper::default(), "the other view is as it was");
        }
    }

    #[test]
    fn another_view_is_opened_with_nothing_playing_and_every_step_kept() {
        let mut model = model();
        model.happen_in_rules(4, Event::Forward);
        model.happen_in_rules(4, Event::Play);
        model.arrive(Address { view: View::Rules, ..Address::default() });
        assert_eq!(model.playing(), None);
        assert_eq!(model.rules.steppers[4].step, 1);
    }
}
