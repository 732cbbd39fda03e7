//! What is taken away, and how: the diagram, the sheet of several positions, what the device can.

use super::model::Model;
use crate::position::{Number, NumberListError, draw, read_numbers};
use crate::text::sheet_note;

/// What the device can do for a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Device {
    /// It knows that there is no network.
    pub offline: bool,
    /// It has a way to share with other apps.
    pub shares: bool,
    /// It lets a page copy pictures.
    pub copies_pictures: bool,
}

/// What is taken away, and how.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Take {
    /// Whether it is unfolded in the Position view.
    pub open: bool,
    /// Whether the diagram has no letters and digits on its edge.
    pub bare: bool,
    /// Whether what is wrong with the numbers may be said: they are meant to be ready.
    pub ready: bool,
    /// What the device can do.
    pub device: Device,
    text: String,
}

impl Take {
    /// As many as a sheet can have: ten pages.
    pub const MOST: usize = 60;

    pub(super) fn on(device: Device) -> Self {
        Self { device, ..Self::default() }
    }

    /// The numbers of the positions for the sheet, as they were typed.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Takes what is being typed.
    pub fn type_numbers(&mut self, text: String) {
        self.text = text;
        self.ready = false;
    }

    /// The positions for the sheet.
    ///
    /// # Errors
    /// Says why the text is not a row of numbers.
    pub fn numbers(&self) -> Result<Vec<Number>, NumberListError> {
        read_numbers(&self.text, Self::MOST)
    }

    fn fill(&mut self, numbers: &[Number]) {
        self.text.clear();
        for number in numbers {
            let parted = if self.text.is_empty() { "" } else { " " };
            self.text.extend([parted, &number.to_string()]);
        }
    }
}

impl Model {
    /// Puts six different positions on the sheet, each draw as fair as a roll.
    pub fn roll_six(&mut self, mut word: impl FnMut() -> Option<u16>) {
        let mut rolled = Vec::new();
        while rolled.len() < 6 {
            match draw(|| word().ok_or(())) {
                Ok(number) if rolled.contains(&number) => {}
                Ok(number) => rolled.push(number),
                Err(()) => return self.status.say(self.words().no_entropy.to_owned()),
            }
        }
        self.take.fill(&rolled);
        self.status.say(self.take.text.clone());
    }

    /// Puts the list of All 960 on the sheet, as far as it has room.
    pub fn print_list(&mut self) {
        let listed = self.all.listed();
        self.take.fill(&listed[..listed.len().min(Take::MOST)]);
        self.status.say(sheet_note(self.words(), &self.take.numbers()));
    }

    /// Whether the numbers can be printed; if not, says why.
    pub fn ready_to_print(&mut self) -> bool {
        let numbers = self.take.numbers();
        self.take.ready = true;
        if numbers.is_err() {
            self.status.say(sheet_note(self.words(), &numbers));
        }
        numbers.is_ok()
    }

    /// Tells how copying a picture went, or that none could be made; `what` marks the place.
    pub fn tell_picture(&mut self, what: &'static str, done: bool) {
        let words = self.words();
        let said = if done { words.copied } else { words.take.no_picture };
        self.status.say(said.to_owned());
        self.status.copied = Some((what, done));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Start;

    #[test]
    fn six_different_ones_are_rolled() {
        let mut model = Model::new(Start::default());
        let mut words = [5, 5, 960, 7, 9, 5, 11, 13, 15].into_iter();
        model.roll_six(|| words.next());
        assert_eq!(model.take.text(), "5 7 9 11 13 15");
        assert_eq!(model.status.message, "5 7 9 11 13 15");
        model.roll_six(|| None);
        assert_eq!(model.take.text(), "5 7 9 11 13 15", "no random bits, no roll");
        assert_eq!(model.status.message, model.words().no_entropy);
    }

    #[test]
    fn what_is_wrong_is_said_when_it_is_meant_to_be_ready() {
        let mut model = Model::new(Start::default());
        model.take.type_numbers("518, 960".into());
        assert!(!model.take.ready, "it may yet become right");
        assert!(!model.ready_to_print());
        assert!(model.take.ready);
        assert!(model.status.message.contains("960"));
        model.take.type_numbers("518, 959".into());
        assert!(!model.take.ready);
        assert!(model.ready_to_print());
    }

    #[test]
    fn a_long_list_is_printed_as_far_as_there_is_room() {
        let mut model = Model::new(Start::default());
        model.print_list();
        let numbers = model.take.numbers().unwrap();
        assert_eq!(numbers, model.all.listed()[..Take::MOST]);
    }
}
