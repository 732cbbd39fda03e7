//! What comes later: the words and the code of the views that do not open first.

use super::address::View;
use super::model::Model;
use crate::text::{Language, Words};

/// What has come of that which comes later.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Later {
    /// Whether the code is there.
    has_code: bool,
    /// Whether words or code did not come.
    pub is_missing: bool,
}

impl Later {
    /// At first; on the host it is one program.
    pub(super) const FIRST: Self =
        Self { has_code: cfg!(not(target_family = "wasm")), is_missing: false };
}

impl Model {
    /// The words of the page's language.
    #[must_use]
    pub fn words(&self) -> &'static Words {
        self.preferences.language.words()
    }

    /// The words with which it is said that something is on its way, or did not come: those of the
    /// page's language, whatever else of it is there.
    #[must_use]
    pub const fn frame_words(&self) -> &'static Words {
        self.preferences.language.compiled_words()
    }

    /// Whether the view that is open can be drawn in the page's language.
    #[must_use]
    pub fn has_view(&self) -> bool {
        self.view == View::Position || self.has_later()
    }

    /// Whether that which comes later is there, in the page's language.
    #[must_use]
    pub fn has_later(&self) -> bool {
        self.later.has_code && self.preferences.language.is_complete()
    }

    /// Whether there are words to fetch: of the view that is open or of what is unfolded in it, or
    /// of the language.
    #[must_use]
    pub fn wants_words(&self) -> bool {
        let language = self.preferences.language;
        !language.is_readable() || self.wants_later() && !language.is_complete()
    }

    /// Whether there is code to fetch.
    #[must_use]
    pub fn wants_code(&self) -> bool {
        self.wants_later() && !self.later.has_code
    }

    const fn wants_later(&self) -> bool {
        !matches!(self.view, View::Position) || self.take.open
    }

    /// Takes word of what came of fetching the words: whether they fit.
    pub fn words_came(&mut self, fit: bool) {
        self.came(fit);
        if fit && self.view == View::Judge {
            // It had no words to say this with when the address brought a FEN.
            self.say_verdicts();
        }
    }

    /// Takes word of what came of fetching the code.
    pub fn code_came(&mut self, came: bool) {
        self.later.has_code = came;
        self.came(came);
    }

    fn came(&mut self, came: bool) {
        if came {
            return;
        }
        self.later.is_missing = true;
        self.status.say(self.frame_words().did_not_arrive.to_owned());
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
