//! What happens in the Judge, and what is read out of it.

use super::address::View;
use super::model::Model;
use super::stepper::Event;
use crate::position::{CASES, Colour, Dialect, Route, Side};
use crate::text::{fen_error, headline};

impl Model {
    /// The field of the Judge holds another text; what was pasted is read at once.
    pub fn type_fen(&mut self, text: String) {
        self.judge.change_text(text);
        if self.judge.is_pasting() {
            self.judge.open();
            self.read_fen();
        }
    }

    /// Reads the field of the Judge and says what it found.
    pub fn read_fen(&mut self) {
        if self.judge.is_unread() {
            self.judge.read();
            self.say_verdicts();
        }
    }

    /// Brings a text to the Judge.
    pub fn judge_text(&mut self, text: &str) {
        self.view = View::Judge;
        self.judge.open();
        self.judge.change_text(text.to_owned());
        self.read_fen();
    }

    /// Brings the start position on the board to the Judge.
    pub fn judge_start(&mut self) {
        self.view = View::Judge;
        self.judge.open();
        self.judge.bring(self.start().setup().fen(Dialect::XFen));
        self.attend_at_once();
    }

    /// Brings one of the ten examples to the Judge.
    pub fn judge_example(&mut self, index: usize) {
        self.judge_text(CASES[index]);
    }

    /// Gives or takes a castling right by hand.
    pub fn switch_right(&mut self, route: Route) {
        if let Some(reading) = self.judge.reading() {
            let setup = reading.setup.with_right_switched(route);
            self.judge.set(&setup);
            self.say_verdicts();
        }
    }

    /// Sets by hand whose turn it is; where it cannot be, nothing changes.
    pub fn set_turn(&mut self, turn: Colour) {
        let setup = self.judge.reading().map(|reading| reading.setup.with_turn(turn));
        if let Some(Ok(setup)) = setup {
            self.judge.set(&setup);
            self.say_verdicts();
        }
    }

    /// Does what happened to the Judge's stepper, and reads out the step when it is another one.
    pub fn happen_in_judge(&mut self, event: Event) {
        self.leave_one_playing(event);
        let before = self.judge.stepper();
        self.judge.happen(event);
        let now = self.judge.stepper();
        if before.shows_other_than(now)
            && let Some(step) = self.judge.step()
        {
            self.read_out(now, &step.caption);
        }
    }

    /// Reads out the verdicts for the side to move, or what is wrong with the FEN.
    pub(super) fn say_verdicts(&mut self) {
        if !self.preferences.language.is_complete() {
            return;
        }
        let words = self.words();
        let message = match (self.judge.reading(), self.judge.error()) {
            (None, None) => String::new(),
            (None, Some(error)) => fen_error(words, error),
            (Some(reading), _) => {
                let turn = reading.setup.turn;
                let [g_side, c_side] = Side::ALL
                    .map(|side| headline(words, turn, side, reading.judge(turn, side).is_legal()));
                [&g_side, ". ", &c_side, "."].concat()
            }
        };
        self.status.say(message);
        self.status.copied = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Picture;
    use crate::state::{Address, Start};

    fn opened(fen: &str) -> Model {
        let fen = (!fen.is_empty()).then(|| fen.to_owned());
        let address = Address { fen, view: View::Judge, ..Address::default() };
        Model::new(Start { address, ..Start::default() })
    }

    #[test]
    fn typing_is_read_late_and_a_paste_at_once() {
        let mut model = opened("");
        model.type_fen(CASES[0].into());
        assert!(model.judge.is_unread() && model.judge.reading().is_none());
        model.read_fen();
        assert!(model.judge.reading().is_some());
        assert_eq!(model.judge.opened(), 0, "typing replaces");
        model.judge.paste();
        model.type_fen(CASES[3].into());
        assert_eq!((model.judge.is_unread(), model.judge.opened()), (false, 1));
        assert!(model.status.message.contains("White may castle 0-0-0"));
    }

    #[test]
    fn the_address_says_what_is_judged() {
        let mut model = opened("2nkn3/2p1p3/8/8/8/6r1/7r/RR3K2_w_B_-_0_1");
        assert_eq!(model.judge.text(), "2nkn3/2p1p3/8/8/8/6r1/7r/RR3K2 w B - 0 1");
        let address = model.address();
        model.judge_example(1);
        assert_eq!(model.judge.opened(), 1);
        model.arrive(address.clone());
        assert_eq!((model.address(), model.judge.opened()), (address, 1), "back is no new case");
        let long = format!("[FEN \"{}\"]\n{}", CASES[0], " ".repeat(200));
        model.judge_text(&long);
        assert_eq!(model.judge.link(), Some("4k3/8/8/8/8/8/8/qRK5_w_Q_-_0_1"));
        assert_eq!(model.judge.text(), long);
        assert!(!model.link().contains("fen="), "a link to a position is no link to a case");
        model.judge_text("https://x.org/?p=0");
        assert_eq!(
            model.judge.link(),
            Some("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR_w_KQkq_-_0_1"),
            "an address is kept by its FEN"
        );
    }

    #[test]
    fn a_bad_text_leaves_nothing_to_be_judged() {
        let mut model = opened(CASES[3]);
        assert!(model.judge.route().is_some());
        model.judge_text("8/8");
        assert!(model.judge.error().is_some() && model.judge.route().is_none());
        assert_eq!(model.judge.picture(), Picture::default());
        model.judge_text("  ");
        assert_eq!((model.judge.error(), model.judge.link()), (None, None));
    }

    #[test]
    fn the_stepper_is_the_chosen_castlings_or_the_first_legal_ones() {
        let mut model = opened("r3k2r/8/8/8/8/8/8/R3K2R_b_KQkq_-_0_1");
        let route = |model: &Model| model.judge.route().map(|route| (route.colour(), route.side()));
        assert_eq!(route(&model), Some((Colour::Black, Side::G)), "the side to move first");
        model.judge.choose((Colour::White, Side::C));
        assert_eq!(route(&model), Some((Colour::White, Side::C)));
        assert_eq!(model.judge.picture().marks.len(), 4);
        model.happen_in_judge(Event::Forward);
        model.judge.hover(Some((Colour::Black, Side::G)));
        assert_eq!(model.judge.picture().marks.len(), 3, "b1, c1 and d1 must be empty");
        model.judge.choose((Colour::White, Side::C));
        assert_eq!(model.judge.stepper().step, 0);
    }

    #[test]
    fn what_is_set_by_hand_stands_in_the_field() {
        let mut model = opened(CASES[3]);
        model.set_turn(Colour::Black);
        assert_eq!(model.judge.text(), "2nkn3/2p1p3/8/8/8/6r1/7r/RR3K2 b B - 0 1");
        let mut check = opened("4r1k1/8/8/8/8/8/8/4K2R w K - 0 1");
        check.set_turn(Colour::Black);
        assert_eq!(check.judge.text(), CASES[5], "it cannot be");
    }
}
