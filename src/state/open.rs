//! From All 960 to the board, and what All 960 says aloud.

use super::address::View;
use super::all::{News, PatternNote};
use super::model::Model;
use super::shown::By;
use crate::position::DoubleStart;
use crate::text::{count, found, not_found, pattern_error};

impl Model {
    /// Brings a position to the board in the Position view.
    pub fn open(&mut self, start: impl Into<DoubleStart>) {
        self.view = View::Position;
        // What is opened is said; what was found need not be said again.
        self.all.news = None;
        let start = start.into();
        let black = (!start.is_mirrored()).then_some(start.black);
        self.show_both_aloud(start.white, black, By::Chosen);
    }

    /// Opens what Find has found; tells whether it has found something.
    pub fn open_found(&mut self) -> bool {
        let found = self.all.answer().and_then(Result::ok);
        self.all.find_ready = true;
        match &found {
            Some(found) => self.open(found.number),
            None => self.tell_found(),
        }
        found.is_some()
    }

    /// Reads out what has changed, when there was a pause.
    pub fn tell_all(&mut self) {
        match self.all.news {
            Some((News::Found, _)) => {
                self.all.find_ready = true;
                self.tell_found();
            }
            Some((News::Listed, _)) => {
                self.all.pattern_ready = true;
                let words = self.words();
                self.status.say(match self.all.pattern_note() {
                    PatternNote::Wrong(error) => pattern_error(words, error),
                    _ => count(words, self.all.listed().len()),
                });
            }
            None => {}
        }
    }

    fn tell_found(&mut self) {
        let words = self.words();
        match self.all.answer() {
            Some(Ok(answer)) => self.status.say(found(words, &answer)),
            Some(Err(why)) => self.status.say(not_found(words, &why)),
            None => {}
        }
    }
}
