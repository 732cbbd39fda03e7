//! Everything that the page knows, and what can happen to it.

use super::address::{Address, View};
use super::all::All;
use super::by_hand::ByHand;
use super::draft::{Draft, Message};
use super::judge::Judge;
use super::later::Later;
use super::offline::Offline;
use super::preferences::Preferences;
use super::rules::Rules;
use super::shown::{By, Shown};
use super::start::Start;
use super::status::Status;
use super::stepper::{Event, Stepper};
use super::take::Take;
use crate::position::{
    BackRank, Caption, DoubleStart, Number, NumberTextError, Route, Step, read_number, steps,
};
use crate::text::{self, Language, step_count};

/// Everything that the page knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    /// The number on the board; [`Model::show_both`] is the one door to it.
    pub(super) shown: Shown,
    /// The number field while it is not yet a number.
    pub draft: Draft,
    /// The castling stepper.
    pub stepper: Stepper,
    /// The FEN in the Judge and what is looked at there.
    pub judge: Judge,
    /// Language, theme, which way the board is turned.
    pub preferences: Preferences,
    /// The view that is open.
    pub view: View,
    /// The dice, digits, coins and cards.
    pub by_hand: ByHand,
    /// What has come of that which comes later.
    pub later: Later,
    /// How the page stands with the network.
    pub offline: Offline,
    /// What is found, filtered and listed.
    pub all: All,
    /// Whether number, board and rank fill the screen.
    pub big: bool,
    /// What is read out.
    pub status: Status,
    /// The boards of the view with the rules.
    pub rules: Rules,
    /// What is taken away, and how.
    pub take: Take,
    base: String,
    apple: bool,
}

impl Model {
    /// The model of a page that has just been opened.
    #[must_use]
    pub fn new(start: Start) -> Self {
        let mut model = Self {
            shown: Shown::at_start(),
            draft: Draft::default(),
            stepper: Stepper::default(),
            judge: Judge::default(),
            preferences: Preferences {
                language: start.language.unwrap_or(Language::English),
                language_chosen: false,
                theme: start.theme,
                system: start.system,
                flipped: false,
                keys: !start.keys_off,
            },
            view: View::default(),
            by_hand: ByHand::default(),
            later: Later::FIRST,
            offline: Offline::default(),
            all: All::default(),
            big: false,
            status: Status::default(),
            rules: Rules::default(),
            take: Take::on(start.device),
            base: start.base,
            apple: start.apple,
        };
        model.go_where(start.address);
        model.later.left = start.left;
        model.attend_at_once();
        model
    }

    /// The number on the board, and how it came there.
    #[must_use]
    pub const fn shown(&self) -> Shown {
        self.shown
    }

    /// The number on the board; White's, where Black has one of its own.
    #[must_use]
    pub const fn number(&self) -> Number {
        self.shown.number
    }

    /// White's rank.
    #[must_use]
    pub fn rank(&self) -> BackRank {
        self.number().back_rank()
    }

    /// The ranks of both, which are the same unless double random is on.
    #[must_use]
    pub fn start(&self) -> DoubleStart {
        let white = self.number();
        DoubleStart { white, black: self.shown.black.unwrap_or(white) }
    }

    /// The keys that copy what is selected.
    #[must_use]
    pub const fn copy_keys(&self) -> &'static str {
        if self.apple { "⌘C" } else { "Ctrl+C" }
    }

    /// The castling that the stepper is set to.
    #[must_use]
    pub fn route(&self) -> Route {
        self.start().route(self.stepper.colour, self.stepper.side)
    }

    /// The step of that castling which is shown.
    #[must_use]
    pub fn step(&self) -> Step {
        let mut steps = Vec::from(steps(&self.start().board(), self.route()));
        let mut step = steps.swap_remove(self.stepper.step);
        if !self.stepper.touched {
            // Nobody has asked about castling yet: the board shows the position alone.
            step.picture.marks.clear();
        }
        step
    }

    /// What the address bar should say.
    #[must_use]
    pub fn address(&self) -> Address {
        Address {
            position: (self.shown.by != By::Default).then(|| self.number().to_string()),
            black: self.shown.black.map(|black| black.to_string()),
            language: self.preferences.language_chosen.then_some(self.preferences.language),
            fen: self.judge.link().map(str::to_owned),
            view: self.view,
        }
    }

    /// A link to the position on the board.
    #[must_use]
    pub fn link(&self) -> String {
        let position = Some(self.number().to_string());
        let address = Address { position, fen: None, view: View::Position, ..self.address() };
        [self.base.as_str(), &address.to_string()].concat()
    }

    /// Goes where an address says: on opening the page, and with back and forward.
    pub fn arrive(&mut self, address: Address) {
        self.go_where(address);
        self.attend_at_once();
    }

    fn go_where(&mut self, address: Address) {
        self.ask_again();
        if address.view != self.view {
            self.stop_playing();
        }
        self.view = address.view;
        self.big &= self.view == View::Position;
        self.judge.arrive(address.fen);
        if let Some(language) = address.language {
            self.preferences.choose(language);
        }
        let mut wrong = None;
        let mut read = |text: Option<String>, of: fn(String, NumberTextError) -> Message| {
            let text = text?;
            let number = read_number(&text);
            if let Err(error) = number {
                wrong.get_or_insert(of(text.chars().take(20).collect(), error));
            }
            number.ok()
        };
        let named = read(address.position, Message::Address);
        let black = read(address.black, Message::AddressOfBlack);
        let by = if named.or(black).is_some() { By::Address } else { By::Default };
        let number = named.unwrap_or(Number::STANDARD);
        // Another view of the same position: what is being typed or stepped through stays.
        let there = self.shown.is(number, black) && self.shown.by != By::Default;
        if wrong.is_some() || by == By::Default || !there {
            self.show_both(number, black, by);
            self.draft.message = wrong;
        }
    }

    /// Does what happened to the stepper, and reads out the step when it is another one.
    pub fn happen(&mut self, event: Event) {
        self.leave_one_playing(event);
        let before = self.stepper;
        self.stepper = before.after(event);
        if before.shows_other_than(self.stepper) {
            let caption = self.step().caption;
            self.read_out(self.stepper, &caption);
        }
    }

    /// Reads out the step of a stepper.
    pub(super) fn read_out(&mut self, stepper: Stepper, caption: &Caption) {
        let caption = text::caption(self.words(), caption);
        let count = step_count(self.words(), stepper.step);
        self.status.say([&count, ": ", &caption].concat());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::NumberTextError;

    fn opened(position: Option<&str>) -> Model {
        let address = Address { position: position.map(Into::into), ..Address::default() };
        Model::new(Start { address, base: "https://x.org/".into(), ..Start::default() })
    }

    fn typed(model: &mut Model, text: &str) {
        model.draft.text = Some(text.into());
        model.read_typed(true);
    }

    #[test]
    fn the_address_decides_what_is_shown_first() {
        assert_eq!(opened(None).number().get(), 518);
        assert_eq!(opened(None).address().position, None);
        assert_eq!(opened(Some("SP243")).number().get(), 243);
        let bad = opened(Some("960"));
        assert_eq!(bad.number(), Number::STANDARD);
        let message = Message::Address("960".into(), NumberTextError::NineSixty);
        assert_eq!(bad.draft.message, Some(message));
    }

    #[test]
    fn what_is_refused_leaves_the_board_and_the_text_alone() {
        let mut model = opened(Some("7"));
        typed(&mut model, "1e2");
        assert_eq!(model.number().get(), 7);
        assert_eq!(model.draft.text.as_deref(), Some("1e2"));
        assert!(model.draft.message.is_some());
        typed(&mut model, " 0518 ");
        assert_eq!(model.number().get(), 518);
        assert_eq!(model.draft, Draft::default(), "the field shows the number again");
    }

    #[test]
    fn half_typed_is_not_wrong() {
        let mut model = opened(None);
        for unfinished in ["", "SP", "#"] {
            model.draft.text = Some(unfinished.into());
            model.read_typed(false);
            assert_eq!(model.draft.message, None);
        }
        model.draft.text = Some("51".into());
        model.read_typed(false);
        assert_eq!(model.number().get(), 51);
        assert_eq!(model.draft.text.as_deref(), Some("51"), "it may go on to 518");
    }

    #[test]
    fn a_roll_shows_says_and_starts_castling_again() {
        let mut model = opened(Some("7"));
        model.happen(Event::Forward);
        let mut words = [960, 243].into_iter();
        model.roll(|| words.next());
        assert_eq!(model.number().get(), 243);
        assert!(model.status.message.starts_with("Position 243: bishop, knight, rook, king"));
        assert_eq!((model.stepper.step, model.stepper.touched), (0, false));
        model.roll(|| None);
        assert_eq!(model.number().get(), 243, "no random bits, no roll");
        assert_eq!(model.status.message, model.words().no_entropy);
    }

    #[test]
    fn the_ends_say_that_they_are_ends() {
        let mut model = opened(Some("0"));
        model.previous();
        assert_eq!(
            (model.number().get(), &*model.status.message),
            (0, model.words().first_reached)
        );
        let mut model = opened(Some("958"));
        model.next();
        model.next();
        assert_eq!(
            (model.number().get(), &*model.status.message),
            (959, model.words().last_reached)
        );
    }

    #[test]
    fn a_link_carries_position_and_chosen_language() {
        let mut model = opened(None);
        assert_eq!(model.link(), "https://x.org/?p=518");
        model.preferences.choose(Language::Dutch);
        assert_eq!(model.link(), "https://x.org/?p=518&lang=nl");
    }

    /// A number typed after a wrong one was once shown while the complaint was still being read out.
    #[test]
    fn what_is_said_is_true_of_what_is_shown() {
        let mut model = opened(Some("7"));
        typed(&mut model, "0x");
        typed(&mut model, "12");
        assert!(model.status.message.starts_with("Position 12: "));
        model.arrive(Address { position: Some("7".into()), ..Address::default() });
        assert_eq!((model.number().get(), model.status.message.as_str()), (7, ""));
    }
}
