//! What a page leaves for itself when its reader takes a new version, so that nothing is lost.
//!
//! The address has the position, the language, the view and the FEN that the Judge has read. All
//! else that a hand has set is here, as one text. The version that reads it is not the one that wrote it, and storage
//! is open to anyone: so whatever it says goes through the doors that a hand goes through, and
//! what is not understood is as if it were not there.

use super::all::Order;
use super::draft::Which;
use super::model::Model;
use super::stepper::Stepper;
use crate::position::by_hand::Face;
use crate::position::{Colour, Property, STEP_COUNT, Side};

/// Between the parts; no keyboard has it.
const END: char = '\u{1f}';

impl Model {
    /// Everything that the address does not say.
    #[must_use]
    pub fn leave(&self) -> String {
        let (judge, mut left) = (&self.judge, Writing(String::new()));
        for stepper in [self.stepper, judge.stepper()] {
            left.number(stepper.colour as usize);
            left.number(stepper.side as usize);
            left.number(stepper.step);
            left.number(usize::from(stepper.touched));
        }
        let chosen = judge.chosen();
        left.number(chosen.map_or(0, |(colour, side)| 1 + 2 * colour as usize + side as usize));
        left.number(usize::from(judge.is_unread()));
        left.number(usize::from(self.preferences.flipped));
        left.number(usize::from(self.draft.text.is_some()));
        left.number(self.draft.which as usize);
        left.number(usize::from(self.take.open));
        left.number(usize::from(self.take.bare));
        let (order, descending) = self.all.order();
        left.number(order as usize);
        left.number(usize::from(descending));
        for stepper in self.rules.steppers {
            left.number(stepper.step);
        }
        let draft = self.draft.text.as_deref().unwrap_or_default();
        let sheet = self.take.text();
        for text in [draft, judge.text(), &self.all.find, &self.all.pattern, sheet, ""] {
            left.part(text);
        }
        for (at, &property) in Property::ALL.iter().enumerate() {
            if self.all.filter().properties.contains(property) {
                left.number(at);
            }
        }
        left.part("");
        for roll in self.by_hand.die.rolls() {
            left.number(roll.face.get().into());
        }
        for drawing in self.by_hand.draws {
            left.part("");
            for face in drawing.draw.entries().filter_map(|(_, face)| face) {
                left.number(face.into());
            }
        }
        left.0
    }

    /// Takes up what another page has left, after having arrived where the address says.
    pub(super) fn take_up(&mut self, left: &str) {
        let mut parts = left.split(END);
        let mut part = || parts.next().unwrap_or_default();
        let mut numbers = part().bytes();
        let mut below = |limit| numbers.next().map_or(0, number_of) % limit;
        let mut stepper = || Stepper {
            colour: Colour::ALL[below(2)],
            side: Side::ALL[below(2)],
            step: below(STEP_COUNT),
            touched: below(2) == 1,
            playing: false,
        };
        self.stepper = stepper();
        let judged = stepper();
        let (chosen, unread, flipped, drafted) = (below(5), below(2), below(2), below(2));
        self.preferences.flipped = flipped == 1;
        let which = [Which::White, Which::Black, Which::Index][below(3)];
        (self.take.open, self.take.bare) = (below(2) == 1, below(2) == 1);
        let (order, descending) = ([Order::Number, Order::Edge][below(2)], below(2) == 1);
        for stepper in &mut self.rules.steppers {
            stepper.step = below(STEP_COUNT);
        }
        let draft = part();
        self.draft.text = (drafted == 1).then(|| draft.to_owned());
        self.draft.which = which;
        self.judge.change_text(part().to_owned());
        if unread == 0 {
            self.judge.read();
            let chosen = chosen.checked_sub(1);
            self.judge.look_again(
                chosen.map(|chosen| (Colour::ALL[chosen / 2], Side::ALL[chosen % 2])),
                judged,
            );
        }
        self.all.type_find(part().to_owned());
        self.all.type_pattern(part().to_owned());
        self.take.type_numbers(part().to_owned());
        for at in part().bytes().map(number_of) {
            if let Some(&property) = Property::ALL.get(at) {
                self.all.toggle(property);
            }
        }
        for face in part().bytes() {
            if let Some(face) = Face::new(face.wrapping_sub(b'0')) {
                self.by_hand.die = self.by_hand.die.after(face);
            }
        }
        for drawing in &mut self.by_hand.draws {
            for face in part().bytes() {
                *drawing = drawing.entered(face.wrapping_sub(b'0'));
            }
        }
        self.all.sort_by(order, descending);
        // Nobody has done any of this just now, so nothing is read out.
        self.all.news = None;
    }
}

fn number_of(letter: u8) -> usize {
    letter.wrapping_sub(b'0').into()
}

/// Parts: texts, and numbers as characters from `0` on.
struct Writing(String);

impl Writing {
    #[inline(never)]
    fn number(&mut self, number: usize) {
        self.0.push(char::from(b'0' + u8::try_from(number).unwrap_or_default()));
    }

    // Begins a part, with this text in it.
    #[inline(never)]
    fn part(&mut self, text: &str) {
        self.0.push(END);
        // Pasted, it would be taken for the end of the part.
        self.0.extend(text.chars().filter(|&letter| letter != END));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Number;
    use crate::position::by_hand::Method;
    use crate::state::{Address, Event, Start, Status, View};

    fn after_reload(model: &Model) -> Model {
        let address = model.address();
        Model::new(Start { address, left: Some(model.leave()), ..Start::default() })
    }

    /// Position, steps and texts were once lost when a new version was taken.
    #[test]
    fn everything_is_there_again() {
        let mut model = Model::new(Start::default());
        model.go_to(Number::new(243).unwrap());
        model.draft.text = Some("5x".into());
        model.happen(Event::Colour(Colour::Black));
        model.happen(Event::Side(Side::C));
        model.happen(Event::Forward);
        model.preferences.flipped = true;
        model.happen_in_rules(1, Event::Forward);
        model.judge_example(0);
        let fen = model.judge.text().to_owned();
        model.judge.choose((Colour::Black, Side::C));
        model.happen_in_judge(Event::Forward);
        model.happen_in_judge(Event::Forward);
        model.draft.which = Which::Black;
        (model.take.open, model.take.bare) = (true, true);
        model.take.type_numbers("5 7".into());
        model.all.sort(Order::Edge);
        // A mark of the text's own, pasted into a field, once moved all that follows it.
        model.all.type_find("SP\u{1f} 7".into());
        model.all.type_pattern("R..K...R".into());
        model.all.toggle(Property::ALL[3]);
        model.enter_face(Face::ALL[1]);
        model.enter_face(Face::ALL[4]);
        model.enter_drawn(Method::Digits, 9);
        let again = after_reload(&model);
        assert_eq!(again.number(), model.number());
        assert_eq!(again.draft.text.as_deref(), Some("5x"));
        assert_eq!(again.draft.which, Which::Black, "not White's, which it once became");
        assert_eq!((&again.take, again.all.order()), (&model.take, model.all.order()));
        assert_eq!((again.stepper, again.rules), (model.stepper, model.rules));
        assert_eq!(again.judge.text(), fen);
        assert_eq!(again.judge.chosen(), Some((Colour::Black, Side::C)));
        assert_eq!(again.judge.stepper().step, 2);
        assert!(again.preferences.flipped);
        assert_eq!((&*again.all.find, &*again.all.pattern), ("SP 7", "R..K...R"));
        assert_eq!(again.all.filter(), model.all.filter());
        assert_eq!(again.by_hand, model.by_hand);
        assert_eq!(again.status, Status::default(), "nothing is read out");
    }

    #[test]
    fn a_text_that_is_not_read_yet_stays_so() {
        let mut model = Model::new(Start::default());
        model.view = View::Judge;
        model.type_fen("8/8/\n<b> w".into());
        let again = after_reload(&model);
        assert_eq!((again.judge.text(), again.judge.is_unread()), ("8/8/\n<b> w", true));
    }

    #[test]
    fn nonsense_does_no_harm() {
        let plain = Model::new(Start::default());
        for left in ["", "\u{1f}", "9999999999999999999\u{1f}\u{1f}\u{1f}x", "é€\u{0}\u{1f}~~~"]
        {
            let address = Address::default();
            let model = Model::new(Start { address, left: Some(left.into()), ..Start::default() });
            assert_eq!((model.number(), model.view), (plain.number(), plain.view));
            assert!(model.step().picture.men.len() == 32 || model.stepper.step < STEP_COUNT);
        }
    }
}
