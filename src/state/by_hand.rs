//! What is drawn by hand: the die as far as it has rolled, and a draw for each other method.

use super::model::Model;
use super::shown::By;
use crate::position::Number;
use crate::position::by_hand::{Draw, Drawn, Face, Method, OneDie, Outcome};
use crate::text::{die_says, draw_says};

/// Everything that is drawn by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByHand {
    /// The procedure with one die.
    pub die: OneDie,
    /// The other methods, in the order of [`Method::ALL`].
    pub draws: [Drawing; 4],
}

/// One of the other methods: the draw that is entered, and those before it that gave no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawing {
    /// What has been drawn so far.
    pub draw: Draw,
    /// How many whole draws had to be repeated for it.
    pub repeated: usize,
}

impl Default for ByHand {
    fn default() -> Self {
        let drawing = |method| Drawing { draw: Draw::new(method), repeated: 0 };
        Self { die: OneDie::default(), draws: Method::ALL.map(drawing) }
    }
}

impl Drawing {
    /// The number, once everything is drawn and it is one.
    #[must_use]
    pub fn number(&self) -> Option<Number> {
        match self.draw.outcome() {
            Some(Outcome::Number(number)) => Some(number),
            _ => None,
        }
    }

    /// The field, counted from 0, that the next face belongs to; after a whole draw the first.
    #[must_use]
    pub fn field(&self) -> usize {
        self.draw.next_field().unwrap_or(0)
    }

    /// The drawing with one more face, which begins a new draw after a whole one.
    pub(super) fn entered(self, face: u8) -> Self {
        let method = self.draw.method();
        let (draw, repeated) = match self.draw.outcome() {
            None => (self.draw, self.repeated),
            Some(Outcome::Repeat(_)) => (Draw::new(method), self.repeated + 1),
            Some(Outcome::Number(_)) => (Draw::new(method), 0),
        };
        Self { draw: draw.with(self.field(), face).unwrap_or(draw), repeated }
    }

    /// The drawing without the last face.
    fn undone(self) -> Self {
        let filled = self.draw.next_field().unwrap_or(self.draw.method().fields().len());
        Self { draw: self.draw.without(filled.saturating_sub(1)), ..self }
    }
}

impl Model {
    fn rolled(&mut self, die: OneDie) {
        self.by_hand.die = die;
        self.status.say(die_says(self.words(), &self.by_hand.die));
    }

    fn drawn(&mut self, drawing: Drawing) {
        self.by_hand.draws[drawing.draw.method() as usize] = drawing;
        self.status.say(draw_says(self.words(), &drawing.draw));
    }

    /// Enters a face of the die.
    pub fn enter_face(&mut self, face: Face) {
        self.rolled(self.by_hand.die.after(face));
    }

    /// Rolls the die once, or until the rank is complete.
    ///
    /// Where it is complete already, one roll changes nothing and "all" begins anew.
    pub fn roll_die(&mut self, all: bool, mut word: impl FnMut() -> Option<u16>) {
        let die = &self.by_hand.die;
        let from = if all && die.task().is_none() { &OneDie::default() } else { die };
        let mut word = || word().ok_or(());
        let rolled = if all {
            from.roll_all(&mut word)
        } else {
            Face::roll(&mut word).map(|face| from.after(face))
        };
        match rolled {
            Ok(die) => self.rolled(die),
            Err(()) => self.say_no_entropy(),
        }
    }

    /// Takes back the last roll.
    pub fn undo_roll(&mut self) {
        self.rolled(self.by_hand.die.undo());
    }

    /// Puts the die and the pieces aside.
    pub fn restart_die(&mut self) {
        self.rolled(OneDie::default());
    }

    /// Enters what was drawn next by another method.
    pub fn enter_drawn(&mut self, method: Method, face: u8) {
        self.drawn(self.by_hand.draws[method as usize].entered(face));
    }

    /// Takes back what was entered last.
    pub fn undo_drawn(&mut self, method: Method) {
        self.drawn(self.by_hand.draws[method as usize].undone());
    }

    /// Draws by a method until there is a number.
    pub fn draw_for_me(&mut self, method: Method, mut word: impl FnMut() -> Option<u16>) {
        match method.draw(|| word().ok_or(())) {
            Ok(Drawn { repeated, last, .. }) => {
                self.drawn(Drawing { draw: last, repeated: repeated.len() });
            }
            Err(()) => self.say_no_entropy(),
        }
    }

    /// Brings a number that was drawn to the board, and opens the view that has it.
    pub fn show_drawn(&mut self, number: Number) {
        self.view = super::View::Position;
        self.show_both_aloud(number, None, By::Chosen);
    }

    /// Brings a number that the page names to the board.
    pub fn choose(&mut self, number: Number) {
        self.show_aloud(number, By::Typed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Entry, Start, View};
    use crate::text::announce;

    fn opened() -> Model {
        Model::new(Start::default())
    }

    fn entered(model: &mut Model, faces: &[u8]) {
        for face in faces {
            model.enter_face(Face::new(*face).unwrap());
        }
    }

    #[test]
    fn faces_a_roll_again_and_an_undo_lead_to_the_board() {
        let mut model = opened();
        entered(&mut model, &[2, 6, 3]);
        assert_eq!((model.by_hand.die.rolls().len(), model.by_hand.die.repeated()), (3, 1));
        entered(&mut model, &[1]);
        model.undo_roll();
        entered(&mut model, &[3, 2, 3]);
        let rank = model.by_hand.die.result().unwrap();
        assert_eq!(rank.number(), Number::STANDARD);
        assert_eq!(model.status.message, announce(model.words(), Number::STANDARD));
        let before = model.shown();
        model.show_drawn(rank.number());
        assert_eq!((model.view, model.shown().entry()), (View::Position, Entry::Push));
        assert_ne!(model.shown(), before);
        let before = model.shown();
        model.show_drawn(rank.number());
        assert_ne!(model.shown(), before, "the same number again is a visit of its own");
    }

    #[test]
    fn a_complete_rank_stays_until_all_is_rolled_anew() {
        let mut model = opened();
        entered(&mut model, &[1, 1, 1, 1, 1, 4]);
        assert_eq!(model.by_hand.die.rolls().len(), 5, "a face too many is none");
        let complete = model.by_hand.die.clone();
        model.roll_die(false, || Some(0));
        assert_eq!(model.by_hand.die, complete, "and so is a roll too many");
        model.roll_die(true, || Some(0));
        assert_eq!(model.by_hand.die.result().unwrap().number(), Number::FIRST);
        model.roll_die(true, || None);
        assert_eq!(model.status.message, model.words().no_entropy);
        assert!(model.by_hand.die.result().is_some(), "no random bits, nothing lost");
        model.restart_die();
        assert_eq!(model.by_hand.die, OneDie::default());
    }

    #[test]
    fn a_draw_that_is_no_number_is_counted_and_begun_again() {
        let mut model = opened();
        for digit in [9, 6, 4] {
            model.enter_drawn(Method::Digits, digit);
        }
        let drawing = model.by_hand.draws[Method::Digits as usize];
        assert_eq!((drawing.number(), drawing.draw.outcome()), (None, Some(Outcome::Repeat(964))));
        for digit in [5, 2] {
            model.enter_drawn(Method::Digits, digit);
        }
        model.undo_drawn(Method::Digits);
        for digit in [1, 8] {
            model.enter_drawn(Method::Digits, digit);
        }
        let drawing = model.by_hand.draws[Method::Digits as usize];
        assert_eq!((drawing.number(), drawing.repeated), (Some(Number::STANDARD), 1));
        model.enter_drawn(Method::Digits, 7);
        let drawing = model.by_hand.draws[Method::Digits as usize];
        assert_eq!((drawing.field(), drawing.repeated), (1, 0));
    }

    #[test]
    fn every_method_draws_for_the_reader() {
        for method in Method::ALL {
            let mut model = opened();
            model.draw_for_me(method, || Some(0));
            let drawing = model.by_hand.draws[method as usize];
            assert_eq!((drawing.number(), drawing.repeated), (Some(Number::FIRST), 0));
            model.draw_for_me(method, || None);
            assert_eq!(model.status.message, model.words().no_entropy);
            for _ in 0..12 {
                model.undo_drawn(method);
            }
            assert_eq!(model.by_hand.draws[method as usize].draw, Draw::new(method));
        }
    }
}
