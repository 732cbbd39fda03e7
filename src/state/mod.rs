//! What the page knows: plain data, what can happen to it, and the one signal that holds it.
//!
//! [`Model`] is all of it, without a signal and without a browser, so that every rule of the page
//! is tested on the host. [`AppState`] is the signal: views are drawn from what it holds, and
//! handlers of events change it.

mod address;
mod all;
mod by_hand;
mod draft;
mod judge;
mod judging;
mod keys;
mod later;
mod left;
mod model;
mod offline;
mod open;
mod playing;
mod preferences;
mod rules;
mod showing;
mod shown;
mod start;
mod status;
mod stepper;
mod take;

use leptos::prelude::*;

pub use address::{Address, View};
pub use all::{All, Order, PatternNote, ROWS};
pub use by_hand::{ByHand, Drawing};
pub use draft::{Draft, Message, Which};
pub use judge::{Castling, Judge};
pub use model::Model;
pub use offline::Offline;
pub use playing::Player;
pub use preferences::{Preferences, Theme};
pub use rules::Rules;
pub use shown::{By, Entry, Shown};
pub use start::Start;
pub use status::Status;
pub use stepper::{Event, Stepper};
pub use take::{Device, Take};

/// The signal that holds the model; it can be copied into any closure.
///
/// There is one for the whole page. A signal for each part would draw less at each change, but
/// each kind of signal is code in the page, and a whole view is drawn in less than a frame.
#[derive(Clone, Copy)]
pub struct AppState(RwSignal<Model>);

impl AppState {
    /// The state of a page that has just been opened.
    #[must_use]
    pub fn new(start: Start) -> Self {
        Self(RwSignal::new(Model::new(start)))
    }

    /// The model; views and effects that ask are run again when it has changed.
    #[must_use]
    pub fn model(self) -> Model {
        self.0.get()
    }

    /// Changes the model, and draws again only if the change says that it is one.
    pub fn change_if(self, change: impl FnOnce(&mut Model) -> bool) {
        let mut model = self.0.get_untracked();
        if change(&mut model) {
            self.0.set(model);
        }
    }

    /// Changes the model.
    pub fn change(self, change: impl FnOnce(&mut Model)) {
        let mut model = self.0.get_untracked();
        change(&mut model);
        self.0.set(model);
    }
}
