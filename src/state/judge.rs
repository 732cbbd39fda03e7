//! The Judge: the text in its field, what it says, and what is looked at.

use super::address::underscored;
use super::stepper::{Event, Stepper};
use crate::position::{
    Colour, Dialect, FenError, Mark, Picture, Reading, Route, Setup, Side, Square, Step, Verdict,
    read_paste, steps,
};

/// Whose castling, and which way.
pub type Castling = (Colour, Side);

/// How the text came that is in the field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Came {
    /// It has been read.
    #[default]
    Read,
    /// It is being typed, and read after a pause.
    Typed,
    /// It has been brought here as a whole, and is read as soon as the code for it is there.
    Brought,
}

/// The Judge.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judge {
    text: String,
    cut: bool,
    came: Came,
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
        !matches!(self.came, Came::Read)
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

    fn marks(&self, reading: &Reading) -> Vec<(Square, Mark)> {
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
        self.came = Came::Typed;
    }

    /// Looks at a verdict.
    pub fn choose(&mut self, castling: Castling) {
        self.chosen = Some(castling);
        self.stepper = self.stepper.after(Event::NewPosition);
    }

    /// The pointer is over a verdict, or over none.
    pub fn hover(&mut self, castling: Option<Castling>) {
        self.hovered = castling;
    }

    /// Takes what an address says, to be read as soon as the code for it is there.
    pub(super) fn arrive(&mut self, fen: Option<String>) {
        if fen != self.link {
            self.bring(fen.as_deref().unwrap_or_default().replace('_', " "));
            self.link = fen;
        }
    }

    /// Takes a text to be read as soon as the code for it is there.
    pub(super) fn bring(&mut self, text: String) {
        self.change_text(text);
        self.case = None;
        self.came = Came::Brought;
    }

    /// Whether it has been brought a text that it has not read yet.
    pub(super) const fn is_brought(&self) -> bool {
        matches!(self.came, Came::Brought)
    }

    /// Takes the text for a case of its own, that "back" returns from.
    pub(super) fn open(&mut self) {
        self.opened += 1;
        self.pasting = false;
    }

    /// Stops the stepper where it is.
    pub(super) fn pause(&mut self) {
        self.stepper.playing = false;
    }

    /// Looks at what was looked at before.
    pub(super) fn look_again(&mut self, chosen: Option<Castling>, stepper: Stepper) {
        (self.chosen, self.stepper) = (chosen, stepper);
    }

    /// Does what happened to the stepper.
    pub(super) fn happen(&mut self, event: Event) {
        self.stepper = self.stepper.after(event);
    }

    /// Whether a paste has come that the text has not followed yet.
    pub(super) const fn is_pasting(&self) -> bool {
        self.pasting
    }

    /// Reads the text; nothing of another one is left to be looked at.
    pub(super) fn read(&mut self) {
        let blank = self.text.trim().is_empty();
        self.came = Came::Read;
        self.case = (!blank).then(|| read_paste(&self.text));
        self.link = match &self.case {
            _ if blank => None,
            // An address within the address would be no help to anyone.
            _ if self.text.len() <= Self::LINK_LIMIT && !self.text.trim().contains(['\n', ':']) => {
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
    pub(super) fn set(&mut self, setup: &Setup) {
        let chosen = self.chosen;
        self.change_text(setup.fen(Dialect::XFen));
        self.read();
        self.chosen = chosen;
    }
}
