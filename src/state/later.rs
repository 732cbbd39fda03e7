//! What comes later: the words and the code of the views that do not open first.

use super::address::View;
use super::model::Model;

impl Model {
    /// Whether the view that is open can be drawn in the page's language.
    #[must_use]
    pub fn has_view(&self) -> bool {
        self.has_words() && !self.wants_code()
    }

    /// Whether the words of the view that is open are there, in the page's language.
    #[must_use]
    pub fn has_words(&self) -> bool {
        self.view == View::Position || self.preferences.language.is_complete()
    }

    /// Whether there are words to fetch: of the view that is open, or of the language.
    #[must_use]
    pub fn wants_words(&self) -> bool {
        !self.has_words() || !self.preferences.language.is_readable()
    }

    /// Whether the code of the view that is open is still to be fetched.
    #[must_use]
    pub fn wants_code(&self) -> bool {
        self.view != View::Position && !self.has_code
    }

    /// Takes word of what came of fetching the words: whether they fit.
    pub fn words_came(&mut self, fit: bool) {
        self.came(fit);
        if fit && self.view == View::Judge {
            // It had no words to say this with when the address brought a FEN.
            self.say_verdicts();
        }
    }

    /// Takes word of what came of fetching the code of the other views.
    pub fn code_came(&mut self, came: bool) {
        self.has_code = came;
        self.came(came);
    }

    fn came(&mut self, came: bool) {
        if came {
            return;
        }
        self.is_missing = true;
        self.status.say(self.words().did_not_arrive.to_owned());
    }
}
