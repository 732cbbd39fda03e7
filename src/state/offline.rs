//! Whether the page can be used without a network, and whether another version of it waits.

use super::model::Model;

/// How the page stands with the network.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Offline {
    /// Nothing is known yet, so nothing is said.
    #[default]
    Unknown,
    /// All of it is kept: it works without a network.
    Ready,
    /// Another version is kept too, and waits to be asked for.
    New,
    /// This browser does not keep it here: it needs a network to open.
    None,
}

impl Offline {
    /// The state of a name that assets/offline.js gives it.
    #[must_use]
    pub fn from_name(name: &str) -> Self {
        match name {
            "ready" => Self::Ready,
            "new" => Self::New,
            "none" => Self::None,
            _ => Self::Unknown,
        }
    }
}

impl Model {
    /// Takes word of how the page stands with the network; a new version is read out, once.
    pub fn stands(&mut self, offline: Offline) {
        if self.offline != offline {
            self.offline = offline;
            if offline == Offline::New {
                self.status.say(self.words().offline[Offline::New as usize - 1].to_owned());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Start;

    #[test]
    fn a_new_version_is_said_once_and_nothing_else_is_read_out() {
        let mut model = Model::new(Start::default());
        for name in ["?", "none", "ready"] {
            model.stands(Offline::from_name(name));
        }
        assert_eq!((model.offline, model.status.count), (Offline::Ready, 0));
        model.stands(Offline::from_name("new"));
        model.stands(Offline::New);
        assert_eq!((model.offline, model.status.count), (Offline::New, 1));
        assert_eq!(model.status.message, model.words().offline[1]);
    }
}
