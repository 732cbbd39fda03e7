//! What a page leaves for itself when its reader takes a new version, so that nothing is lost.
//!
//! The address has the position, the language, the view and the FEN that the Judge has read. All
//! else is here, as one text. The version that reads it is not the one that wrote it, and storage
//! is open to anyone: so whatever it says goes through the doors that a hand goes through, and
//! what is not understood is as if it were not there.

use super::model::Model;
use super::status::Status;
use super::stepper::{Event, Stepper};
use crate::position::by_hand::{Face, Method};
use crate::position::{Colour, Property, STEP_COUNT, Side};

/// Between the parts; no keyboard has it.
const END: char = '\u{1f}';

impl Model {
    /// Everything that the address does not say.
    #[must_use]
    pub fn leave(&self) -> String {
        let judge = &self.judge;
        let mut numbers = Vec::new();
        for stepper in [self.stepper, judge.stepper()] {
            numbers.extend([
                stepper.colour as usize,
                stepper.side as usize,
                stepper.step,
                usize::from(stepper.touched),
            ]);
        }
        let chosen = judge.chosen().map_or(0, |(colour, side)| {
            1 + 2 * usize::from(colour == Colour::Black) + usize::from(side == Side::C)
        });
        numbers.extend([
            chosen,
            usize::from(judge.is_unread()),
            usize::from(self.preferences.flipped),
            usize::from(self.draft.text.is_some()),
        ]);
        numbers.extend(self.rules.steppers.map(|stepper| stepper.step));
        let properties = Property::ALL.iter().enumerate();
        let chosen = properties.filter(|(_, one)| self.all.filter().properties.contains(**one));
        let rolls = self.by_hand.die.rolls().iter();

        let mut left = written(numbers);
        let mut add = |text: &str| {
            left.push(END);
            left.push_str(text);
        };
        add(self.draft.text.as_deref().unwrap_or_default());
        add(judge.text());
        add(&self.all.find);
        add(&self.all.pattern);
        add(&written(chosen.map(|(at, _)| at)));
        add(&written(rolls.map(|roll| roll.face.get().into())));
        for drawing in self.by_hand.draws {
            add(&written(drawing.draw.entries().filter_map(|(_, face)| face).map(usize::from)));
        }
        left
    }

    /// Takes up what another page has left, after having arrived where the address says.
    pub(super) fn take_up(&mut self, left: &str) {
        let mut parts = left.split(END);
        let mut part = || parts.next().unwrap_or_default();
        let mut numbers = read(part());
        let mut number = || numbers.next().unwrap_or_default();
        let mut stepper = || Stepper {
            colour: Colour::ALL[number() % 2],
            side: Side::ALL[number() % 2],
            step: number() % STEP_COUNT,
            touched: number() == 1,
            playing: false,
        };
        self.stepper = stepper();
        let judged = stepper();
        let (chosen, unread, flipped, drafted) = (number(), number(), number(), number());
        self.preferences.flipped = flipped == 1;
        for stepper in &mut self.rules.steppers {
            stepper.step = number() % STEP_COUNT;
        }

        let draft = part();
        self.draft.text = (drafted == 1).then(|| draft.to_owned());
        self.judge.change_text(part().to_owned());
        if unread == 0 {
            self.judge.read();
            if let Some(chosen) = chosen.checked_sub(1) {
                self.judge.choose((Colour::ALL[chosen / 2 % 2], Side::ALL[chosen % 2]));
            }
            if judged.touched {
                self.judge.happen(Event::Look);
            }
            for _ in 0..judged.step {
                self.judge.happen(Event::Forward);
            }
        }
        let (find, pattern) = (part().to_owned(), part().to_owned());
        if !find.is_empty() {
            self.all.type_find(find);
        }
        if !pattern.is_empty() {
            self.all.type_pattern(pattern);
        }
        for at in read(part()) {
            if let Some(&property) = Property::ALL.get(at) {
                self.all.toggle(property);
            }
        }
        for face in read(part()) {
            if let Some(face) = u8::try_from(face).ok().and_then(Face::new) {
                self.enter_face(face);
            }
        }
        for method in Method::ALL {
            for face in read(part()) {
                self.enter_drawn(method, face.try_into().unwrap_or_default());
            }
        }
        // Nobody has done any of this just now, so nothing is read out.
        self.all.news = None;
        self.status = Status::default();
    }
}

/// Numbers as characters from `0` on.
fn written(numbers: impl IntoIterator<Item = usize>) -> String {
    let letter = |number| char::from(b'0'.wrapping_add(u8::try_from(number).unwrap_or_default()));
    numbers.into_iter().map(letter).collect()
}

fn read(text: &str) -> impl Iterator<Item = usize> {
    text.bytes().map(|byte| byte.wrapping_sub(b'0').into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Number;
    use crate::state::{Address, Start, View};

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
        model.all.type_find("SP 7".into());
        model.all.type_pattern("R..K...R".into());
        model.all.toggle(Property::ALL[3]);
        model.enter_face(Face::ALL[1]);
        model.enter_face(Face::ALL[4]);
        model.enter_drawn(Method::Digits, 9);
        let again = after_reload(&model);
        assert_eq!(again.number(), model.number());
        assert_eq!(again.draft.text.as_deref(), Some("5x"));
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
