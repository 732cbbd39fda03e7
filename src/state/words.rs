//! Whether the words of the view that is open are there.

use super::address::View;
use super::model::Model;

impl Model {
    /// Whether the view that is open can be drawn in the page's language.
    #[must_use]
    pub fn has_words(&self) -> bool {
        self.view == View::Position || self.preferences.language.is_complete()
    }

    /// Whether there are words to fetch: of the view that is open or of what is unfolded in it, or
    /// of the language.
    #[must_use]
    pub fn wants_words(&self) -> bool {
        let language = self.preferences.language;
        !self.has_words() || !language.is_readable() || self.take.open && !language.is_complete()
    }

    /// Takes word of what came of fetching them: whether they fit.
    pub fn words_came(&mut self, fit: bool) {
        self.words_failed = !fit;
        if !fit {
            self.status.say(self.words().did_not_arrive.to_owned());
        }
        if fit && self.view == View::Judge {
            // It had no words to say this with when the address brought a FEN.
            self.say_verdicts();
        }
    }
}
