//! Bringing a position to the board: rolled, one on or back, or given, with one rank or with two.

use super::draft::Draft;
use super::model::Model;
use super::shown::By;
use super::stepper::Event;
use crate::position::{Number, draw};
use crate::text::announce_start;

impl Model {
    /// Brings a number for each colour to the board: the one door to it.
    pub(super) fn show_both(&mut self, number: Number, black: Option<Number>, by: By) {
        if !self.shown.is(number, black) {
            // What was said of another position would be untrue of this one.
            self.status.message.clear();
            self.stepper = self.stepper.after(Event::NewPosition);
            self.status.copied = None;
        }
        if by != By::Typing {
            self.draft = Draft::default();
        }
        self.shown = self.shown.after(number, black, by);
    }

    /// Brings a number to the board and says so.
    pub(super) fn show_aloud(&mut self, number: Number, by: By) {
        self.show_both_aloud(number, self.shown.black, by);
    }

    /// Brings a number for each colour to the board and says so.
    pub(super) fn show_both_aloud(&mut self, number: Number, black: Option<Number>, by: By) {
        self.show_both(number, black, by);
        self.status.say(announce_start(self.words(), self.start()));
    }

    /// Lets Black have a rank of its own, the same at first, or mirror White again.
    pub fn switch_double(&mut self) {
        let (white, black) = (self.number(), self.shown.black);
        self.show_both(white, black.xor(Some(white)), By::Typed);
    }

    /// Draws a position from a source of random words, in double random one for each colour;
    /// nothing where the source fails.
    pub fn roll(&mut self, mut word: impl FnMut() -> Option<u16>) {
        let mut next = || draw(|| word().ok_or(())).ok();
        let Some(number) = next() else { return self.say_no_entropy() };
        let black = self.shown.black.map(|_| next());
        match black {
            Some(None) => self.say_no_entropy(),
            _ => self.show_both_aloud(number, black.flatten(), By::Roll),
        }
    }

    pub(super) fn say_no_entropy(&mut self) {
        self.status.say(self.words().no_entropy.to_owned());
    }

    /// Goes to the position before; at 0 it says that there is none.
    pub fn previous(&mut self) {
        self.go(self.number().previous(), self.words().first_reached);
    }

    /// Goes to the position after; at 959 it says that there is none.
    pub fn next(&mut self) {
        self.go(self.number().next(), self.words().last_reached);
    }

    /// Goes to another position of the same view: its mirror, or a neighbour in the list.
    pub fn go_to(&mut self, number: Number) {
        self.show_aloud(number, By::Stepping);
    }

    fn go(&mut self, to: Option<Number>, reached: &str) {
        match to {
            Some(number) => self.show_aloud(number, By::Stepping),
            None => self.status.say(reached.to_owned()),
        }
    }
}
