//! What comes later: the words and the code of the views that do not open first.

use super::address::View;
use super::model::Model;

impl Model {
    /// Whether the view that is open can be drawn in the page's language.
    #[must_use]
    pub fn has_view(&self) -> bool {
        self.view == View::Position || self.has_later()
    }

    /// Whether that which comes later is there, in the page's language.
    #[must_use]
    pub fn has_later(&self) -> bool {
        self.has_code && self.preferences.language.is_complete()
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
        self.wants_later() && !self.has_code
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
