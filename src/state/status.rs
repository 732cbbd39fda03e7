//! What is read out when something happens, and what is said beside a copy button.

use super::model::Model;
use crate::text::fill;

/// The last message.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Status {
    /// What is read out.
    pub message: String,
    /// Counts the messages, so that the same words twice are two messages.
    pub count: u32,
    /// Which text was copied last, by the id of the element that shows it, and whether it worked.
    pub copied: Option<(&'static str, bool)>,
}

impl Status {
    /// Says something.
    pub fn say(&mut self, message: String) {
        self.message = message;
        self.count = self.count.wrapping_add(1);
    }

    /// The message as the page shows it: every other one ends in a no-break space, so that a
    /// screen reader takes the same words twice for two messages.
    #[must_use]
    pub fn text(&self) -> String {
        let end = if self.count % 2 == 1 { "\u{a0}" } else { "" };
        [&self.message, end].concat()
    }
}

impl Model {
    /// Tells how copying a text went; `shown_in` is the id of the element that shows it.
    pub fn tell_copied(&mut self, shown_in: &'static str, name: &str, copied: bool) {
        let words = self.words();
        let sentence = if copied { words.copied_named } else { words.press_to_copy };
        let message = fill(sentence, &[("what", &name), ("key", &self.copy_keys())]);
        self.status.say(message);
        self.status.copied = Some((shown_in, copied));
    }
}
