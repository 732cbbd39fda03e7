//! The Judge: the text in its field, what it says, and what is looked at.

use super::address::{View, underscored};
use super::model::Model;
use super::stepper::{Event, Stepper};
use crate::position::{
    CASES, Colour, Dialect, FenError, Mark, Picture, Reading, Route, Setup, Side, Step, Verdict,
    read_paste, steps,
};
use crate::text::{caption, fen_error, headline, step_count};

/// Whose castling, and which way.
pub type Castling = (Colour, Side);

/// The Judge.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judge {
    text: String,
    cut: bool,
    unread: bool,
    pasting: bool,
    case: Option<Result<Reading, FenError>>,
    link: Option<String>,
    chosen: Option<Castling>,
    hovered: Option<Castling>,
    stepper: Stepper,
    opened: u32,
}

impl Judge {
    /// How many characters are read: more than any game has, less than would be felt.
    pub const LIMIT: usize = 20_000;

    /// How long a text may stand in a link as it was typed; a longer one gives its FEN.
    const LINK_LIMIT: usize = 120;

    /// What the field holds.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether the text was longer than is read.
    #[must_use]
    pub const fn is_cut(&self) -> bool {
        self.cut
    }

    /// Whether the text has been changed since it was read.
    #[must_use]
    pub const fn is_unread(&self) -> bool {
        self.unread
    }

    /// What the text says, if it is a FEN.
    #[must_use]
    pub const fn reading(&self) -> Option<&Reading> {
        match &self.case {
            Some(Ok(reading)) => Some(reading),
            _ => None,
        }
    }

    /// What is wrong with the text, if anything.
    #[must_use]
    pub const fn error(&self) -> Option<&FenError> {
        match &self.case {
            Some(Err(error)) => Some(error),
            _ => None,
        }
    }

    /// What the address says of the text.
    #[must_use]
    pub fn link(&self) -> Option<&str> {
        self.link.as_deref()
    }

    /// Counts the cases that "back" should return from: pasted, chosen, brought here.
    #[must_use]
    pub const fn opened(&self) -> u32 {
        self.opened
    }

    /// The verdict that was chosen.
    #[must_use]
    pub const fn chosen(&self) -> Option<Castling> {
        self.chosen
    }

    /// The stepper.
    #[must_use]
    pub const fn stepper(&self) -> Stepper {
        self.stepper
    }

    /// The four castlings, those of the side to move first.
    #[must_use]
    pub fn castlings(turn: Colour) -> [Castling; 4] {
        let (first, then) = (turn, turn.other());
        [(first, Side::G), (first, Side::C), (then, Side::G), (then, Side::C)]
    }

    /// The castling that the stepper shows: the chosen one if it is legal, or the first that is.
    #[must_use]
    pub fn route(&self) -> Option<Route> {
        let reading = self.reading()?;
        let order = self.chosen.into_iter().chain(Self::castlings(reading.setup.turn));
        order.map(|(colour, side)| reading.judge(colour, side)).find_map(|verdict| match verdict {
            Verdict::Legal(route) => Some(route),
            Verdict::Illegal(_) => None,
        })
    }

    /// The step that the stepper shows.
    #[must_use]
    pub fn step(&self) -> Option<Step> {
        let mut steps = Vec::from(steps(&self.reading()?.setup.board, self.route()?));
        Some(steps.swap_remove(self.stepper.step))
    }

    /// What the board shows: a step, or the position with the marks of a verdict.
    #[must_use]
    pub fn picture(&self) -> Picture {
        if let Some(step) = self.step().filter(|_| self.stepper.touched) {
            return step.picture;
        }
        let Some(reading) = self.reading() else { return Picture::default() };
        Picture { marks: self.marks(reading), ..Picture::of(&reading.setup.board) }
    }

    fn marks(&self, reading: &Reading) -> Vec<(crate::position::Square, Mark)> {
        let Some((colour, side)) = self.hovered.or(self.chosen) else { return Vec::new() };
        reading.judge(colour, side).marks(&reading.setup, colour, side)
    }

    /// A paste has come, so what is typed next is a text of its own.
    pub fn paste(&mut self) {
        self.pasting = true;
    }

    /// The field holds another text.
    pub fn change_text(&mut self, mut text: String) {
        let end = text.char_indices().nth(Self::LIMIT).map(|(end, _)| end);
        self.cut = end.is_some();
        text.truncate(end.unwrap_or(text.len()));
        self.text = text;
        self.unread = true;
    }

    /// Looks at a verdict.
    pub fn choose(&mut self, castling: Castling) {
        // Play may go on with the castling that it shows.
        if self.chosen != Some(castling) || self.stepper.touched {
            self.chosen = Some(castling);
            self.stepper = self.stepper.after(Event::NewPosition);
        }
    }

    /// The pointer is over a verdict, or over none.
    pub fn hover(&mut self, castling: Option<Castling>) {
        self.hovered = castling;
    }

    /// Goes where an address says.
    pub(super) fn arrive(&mut self, fen: Option<String>) {
        if fen != self.link {
            self.change_text(fen.unwrap_or_default().replace('_', " "));
            self.read();
        }
    }

    fn read(&mut self) {
        let blank = self.text.trim().is_empty();
        self.unread = false;
        self.case = (!blank).then(|| read_paste(&self.text));
        self.link = match &self.case {
            _ if blank => None,
            _ if self.text.len() <= Self::LINK_LIMIT && !self.text.trim().contains('\n') => {
                Some(underscored(&self.text))
            }
            Some(Ok(reading)) => Some(underscored(&reading.setup.fen(Dialect::XFen))),
            _ => None,
        };
        self.chosen = None;
        self.hovered = None;
        self.stepper = self.stepper.after(Event::NewPosition);
    }

    // What is chosen on the page is written into the field, which always says what is judged.
    fn set(&mut self, setup: &Setup) {
        let chosen = self.chosen;
        self.change_text(setup.fen(Dialect::XFen));
        self.read();
        self.chosen = chosen;
    }
}

impl Model {
    /// The field of the Judge holds another text; what was pasted is read at once.
    pub fn type_fen(&mut self, text: String) {
        self.judge.change_text(text);
        if std::mem::take(&mut self.judge.pasting) {
            self.judge.opened += 1;
            self.read_fen();
        }
    }

    /// Reads the field of the Judge and says what it found.
    pub fn read_fen(&mut self) {
        if self.judge.unread {
            self.judge.read();
            self.say_verdicts();
        }
    }

    /// Brings a text to the Judge.
    pub fn judge_text(&mut self, text: &str) {
        self.view = View::Judge;
        self.judge.opened += 1;
        self.judge.change_text(text.to_owned());
        self.read_fen();
    }

    /// Brings the start position on the board to the Judge.
    pub fn judge_start(&mut self) {
        self.judge_text(&Setup::start(self.rank()).fen(Dialect::XFen));
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
        let before = self.judge.stepper;
        self.judge.stepper = before.after(event);
        if before.step != self.judge.stepper.step
            && let Some(step) = self.judge.step()
        {
            let words = self.words();
            let count = step_count(words, self.judge.stepper.step);
            self.status.say([&count, ": ", &caption(words, &step.caption)].concat());
        }
    }

    fn say_verdicts(&mut self) {
        let words = self.words();
        let message = match &self.judge.case {
            None => String::new(),
            Some(Err(error)) => fen_error(words, error),
            Some(Ok(reading)) => {
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
