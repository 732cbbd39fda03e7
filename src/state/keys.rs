//! Single keys that do something anywhere on the page, and the big screen that one of them opens.

use super::address::View;
use super::model::Model;

impl Model {
    /// Does what a key means that was pressed outside every text field; tells whether it means
    /// something here.
    pub fn press(&mut self, key: &str, word: impl FnMut() -> Option<u16>) -> bool {
        if key == "Escape" {
            return std::mem::take(&mut self.big);
        }
        if !self.preferences.keys {
            return false;
        }
        match (key, self.view) {
            ("r" | "R", View::Position | View::Numbers) => self.roll(word),
            ("f" | "F", View::Position | View::Judge) => self.preferences.flip(),
            ("b" | "B", View::Position) => self.big = !self.big,
            _ => return false,
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Address, Start};

    #[test]
    fn keys_do_what_is_to_be_seen_and_nothing_when_they_are_switched_off() {
        let mut model = Model::new(Start::default());
        let press = |model: &mut Model, key| model.press(key, || Some(243));
        assert!(press(&mut model, "r"));
        assert_eq!(model.number().get(), 243);
        assert!(press(&mut model, "F") && model.preferences.flipped);
        assert!(press(&mut model, "b") && model.big);
        assert!(press(&mut model, "Escape") && !model.big);
        assert!(!press(&mut model, "Escape") && !press(&mut model, "x"));
        model.preferences.keys = false;
        assert!(!press(&mut model, "b") && !model.big);
        model.big = true;
        assert!(press(&mut model, "Escape") && !model.big, "Escape is no letter");
        model.preferences.keys = true;
        model.arrive(Address { view: View::Rules, ..Address::default() });
        assert!(["r", "f", "b"].iter().all(|key| !press(&mut model, key)));
    }

    #[test]
    fn the_big_screen_is_left_with_its_view() {
        let mut model = Model::new(Start::default());
        model.big = true;
        model.arrive(Address { view: View::All, ..Address::default() });
        assert!(!model.big);
    }
}
