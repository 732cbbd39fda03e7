//! The castling stepper as a machine: which castling, which step, playing or not.

use crate::position::{Colour, STEP_COUNT, Side};

/// Where the stepper is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stepper {
    /// Who castles.
    pub colour: Colour,
    /// Which way.
    pub side: Side,
    /// The step that is shown, 0 to 6.
    pub step: usize,
    /// Whether it goes on by itself.
    pub playing: bool,
    /// Whether anyone has touched it since the position came; the board bears no marks before.
    pub touched: bool,
}

/// What can happen to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Another position has come to the board.
    NewPosition,
    /// Another colour castles.
    Colour(Colour),
    /// Castling goes the other way.
    Side(Side),
    /// A choice of castling has come under the finger or the focus.
    Look,
    /// Play, from the start where it is at the end.
    Play,
    /// Stop where it is.
    Pause,
    /// One step on.
    Forward,
    /// One step back.
    Back,
    /// The first step.
    Restart,
    /// The clock, while it plays.
    Tick,
}

impl Default for Stepper {
    fn default() -> Self {
        let (colour, side) = (Colour::White, Side::G);
        Self { colour, side, step: 0, playing: false, touched: false }
    }
}

impl Stepper {
    const LAST: usize = STEP_COUNT - 1;

    /// Whether the last step is shown.
    #[must_use]
    pub const fn at_end(self) -> bool {
        self.step == Self::LAST
    }

    /// Whether another step or another castling is to be seen there.
    #[must_use]
    pub fn shows_other_than(self, other: Self) -> bool {
        (self.step, self.colour, self.side) != (other.step, other.colour, other.side)
    }

    /// The machine after an event.
    #[must_use]
    pub fn after(self, event: Event) -> Self {
        let still = Self { playing: false, touched: true, ..self };
        match event {
            Event::NewPosition => Self { step: 0, playing: false, touched: false, ..self },
            Event::Colour(colour) => Self { colour, step: 0, ..still },
            Event::Side(side) => Self { side, step: 0, ..still },
            Event::Look => Self { touched: true, ..self },
            Event::Play => {
                let step = if self.at_end() { 0 } else { self.step };
                Self { step, playing: true, ..still }
            }
            Event::Pause => still,
            Event::Forward => Self { step: (self.step + 1).min(Self::LAST), ..still },
            Event::Back => Self { step: self.step.saturating_sub(1), ..still },
            Event::Restart => Self { step: 0, ..still },
            Event::Tick if self.playing => {
                let step = (self.step + 1).min(Self::LAST);
                Self { step, playing: step < Self::LAST, ..self }
            }
            Event::Tick => self,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(events: &[Event]) -> Stepper {
        events.iter().fold(Stepper::default(), |stepper, &event| stepper.after(event))
    }

    #[test]
    fn steps_stop_at_both_ends() {
        assert_eq!(after(&[Event::Back]).step, 0);
        assert_eq!(after(&[Event::Forward; 6]).step, 6);
        assert_eq!(after(&[Event::Forward; 9]).step, 6);
        assert_eq!(after(&[Event::Forward, Event::Forward, Event::Back]).step, 1);
        assert_eq!(after(&[Event::Forward, Event::Restart]).step, 0);
    }

    #[test]
    fn plays_to_the_end_and_then_from_the_start() {
        let mut events = vec![Event::Play];
        events.extend([Event::Tick; 5]);
        assert!(after(&events).playing);
        events.push(Event::Tick);
        let end = after(&events);
        assert_eq!((end.step, end.playing), (6, false));
        assert_eq!(end.after(Event::Tick), end, "a late tick changes nothing");
        let again = end.after(Event::Play);
        assert_eq!((again.step, again.playing), (0, true));
    }

    #[test]
    fn whatever_a_hand_does_stops_the_clock() {
        let playing = after(&[Event::Play, Event::Tick]);
        let hand = [Event::Pause, Event::Forward, Event::Back, Event::Restart, Event::NewPosition];
        assert!(hand.iter().all(|&event| !playing.after(event).playing));
        assert!(!playing.after(Event::Colour(Colour::Black)).playing);
        assert!(playing.after(Event::Look).playing, "to look is not to touch");
    }

    #[test]
    fn another_position_starts_again_unmarked_with_the_same_castling() {
        let black = after(&[Event::Colour(Colour::Black), Event::Side(Side::C), Event::Forward]);
        let next = black.after(Event::NewPosition);
        assert_eq!((next.colour, next.side), (Colour::Black, Side::C));
        assert_eq!((next.step, next.touched), (0, false));
    }
}
