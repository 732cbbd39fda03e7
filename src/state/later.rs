//! What comes later: the words and the code of the views that do not open first.

use super::address::View;
use super::model::Model;
use super::offline::Offline;
use crate::text::{Language, Words};

/// What has come of that which comes later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Later {
    /// Whether the code is there.
    has_code: bool,
    /// What a page has left that gave way to this one, until it can be taken up.
    pub(super) left: Option<String>,
    /// Whether words or code did not come.
    pub is_missing: bool,
}

impl Later {
    /// At first; on the host it is one program.
    pub(super) const FIRST: Self =
        Self { has_code: cfg!(not(target_family = "wasm")), left: None, is_missing: false };
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

    fn wants_later(&self) -> bool {
        self.view != View::Position
            || self.take.open
            // What is here has to be written down when the new version is asked for.
            || self.offline == Offline::New
            || self.later.left.is_some()
    }

    /// Whether something has to be done that could not be done without what comes later.
    #[must_use]
    pub const fn waits(&self) -> bool {
        self.later.left.is_some() || self.judge.is_brought()
    }

    /// Does what waited for the words and the code.
    pub fn attend(&mut self) {
        if let Some(left) = self.later.left.take() {
            self.take_up(&left);
        } else if self.judge.is_brought() {
            self.judge.read();
            if self.view == View::Judge {
                self.say_verdicts();
            }
        }
    }

    /// The same where nothing has to come.
    pub(super) fn attend_at_once(&mut self) {
        if Later::FIRST.has_code {
            self.attend();
        }
    }

    /// Takes word of what came of fetching the code.
    pub fn code_came(&mut self, came: bool) {
        self.later.has_code = came;
        self.came(came);
    }

    /// Lets what did not come be asked for again: there may be a network now.
    pub fn ask_again(&mut self) {
        self.later.is_missing = false;
    }

    /// Takes word of what came of fetching words or code.
    pub fn came(&mut self, came: bool) {
        if came {
            if self.status.message == self.frame_words().did_not_arrive {
                self.status.message.clear();
            }
            return;
        }
        self.later.is_missing = true;
        self.status.say(self.frame_words().did_not_arrive.to_owned());
    }

    /// Chooses the language.
    pub fn choose_language(&mut self, language: Language) {
        self.preferences.choose(language);
        self.ask_again();
        // It was said in the other one.
        self.status.message.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Address, Start};

    /// After one failure the language could once not be changed again, and the failure stayed said.
    #[test]
    fn what_did_not_come_is_asked_for_again() {
        let mut model = Model::new(Start::default());
        let dutch = |model: &mut Model| model.choose_language(Language::Dutch);
        let rules = |model: &mut Model| {
            model.arrive(Address { view: View::Rules, ..Address::default() });
        };
        for again in [dutch as fn(&mut Model), rules] {
            model.came(false);
            assert!(model.later.is_missing);
            assert_eq!(model.status.message, model.frame_words().did_not_arrive);
            again(&mut model);
            assert!(!model.later.is_missing);
            model.came(true);
            assert_eq!(model.status.message, "");
        }
    }

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
