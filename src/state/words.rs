//! Whether the words of the view that is open are there.

use super::address::View;
use super::model::Model;
use crate::text::{Language, Words};

impl Model {
    /// The words of the page's language.
    #[must_use]
    pub fn words(&self) -> &'static Words {
        self.preferences.language.words()
    }

    /// Whether the view that is open can be drawn in the page's language.
    #[must_use]
    pub fn has_words(&self) -> bool {
        self.view == View::Position || self.preferences.language.is_complete()
    }

    /// The words with which it is said that the others are on their way, or did not come: those of
    /// the page's language, whatever else of it is there.
    #[must_use]
    pub const fn frame_words(&self) -> &'static Words {
        self.preferences.language.compiled_words()
    }

    /// Whether there are words to fetch: of the view that is open, or of the language.
    #[must_use]
    pub fn wants_words(&self) -> bool {
        !self.has_words() || !self.preferences.language.is_readable()
    }

    /// Takes word of what came of fetching them: whether they fit.
    pub fn words_came(&mut self, fit: bool) {
        self.words_failed = !fit;
        if !fit {
            self.status.say(self.frame_words().did_not_arrive.to_owned());
        }
        if fit && self.view == View::Judge {
            // It had no words to say this with when the address brought a FEN.
            self.say_verdicts();
        }
    }

    /// Chooses the language.
    pub fn choose_language(&mut self, language: Language) {
        self.preferences.choose(language);
        // It was said in the other one.
        self.status.message.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Start;

    /// The status once went on in the language that had just been left.
    #[test]
    fn nothing_is_left_said_in_the_language_before() {
        let mut model = Model::new(Start::default());
        model.next();
        assert!(model.status.message.starts_with("Position 519: "));
        model.choose_language(Language::Dutch);
        assert_eq!((model.status.message.as_str(), model.words().language), ("", "Nederlands"));
    }
}
