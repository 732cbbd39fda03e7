//! The number on the board, how it came there, and what that means for the history.

use crate::position::Number;

/// How a number came to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// Nobody asked for another one; the address does not name it.
    Default,
    /// The address named it.
    Address,
    /// A roll.
    Roll,
    /// The button for the previous or the next one.
    Stepping,
    /// A pause while typing in the field.
    Typing,
    /// The field, ready, or a number chosen from the page.
    Typed,
    /// A choice in another view, drawn by hand or from the list, which leads to the board.
    Chosen,
}

/// What the history makes of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Nothing: the address says it already.
    None,
    /// A new entry, so that "back" returns to what was there.
    Push,
    /// The entry becomes this one, so that "back" leaves a whole run of steps.
    Replace,
}

/// The number on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The number; of White's rank alone, where Black's has one of its own.
    pub number: Number,
    /// The number of Black's rank, where double random is on.
    pub black: Option<Number>,
    /// How it came there.
    pub by: By,
    /// Counts the rolls and draws, so that the same number rolled twice is a change.
    rolls: u32,
    entry: Entry,
}

impl Shown {
    /// The board of a page without a number in its address.
    pub(super) const fn at_start() -> Self {
        let (number, by) = (Number::STANDARD, By::Default);
        Self { number, black: None, by, rolls: 0, entry: Entry::None }
    }

    /// The same board after a number has come, or one for each colour.
    pub(super) fn after(self, number: Number, black: Option<Number>, by: By) -> Self {
        let in_a_run = self.by == by && matches!(by, By::Stepping | By::Typing);
        let same = self.is(number, black) && self.by != By::Default;
        let entry = match by {
            By::Default | By::Address => Entry::None,
            // "Back" returns to the view where it was chosen, whatever number was there.
            By::Chosen => Entry::Push,
            _ if same => Entry::None,
            _ if in_a_run => Entry::Replace,
            _ => Entry::Push,
        };
        let rolls = self.rolls.wrapping_add(u32::from(matches!(by, By::Roll | By::Chosen)));
        Self { number, black, by, rolls, entry }
    }

    /// Whether just this is on the board, double random on or off as it is here.
    pub(super) fn is(self, number: Number, black: Option<Number>) -> bool {
        (self.number, self.black) == (number, black)
    }

    /// What the history makes of it.
    #[must_use]
    pub const fn entry(self) -> Entry {
        self.entry
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entries(changes: &[(u16, By)]) -> Vec<Entry> {
        let mut shown = Shown::at_start();
        let mut after = |&(number, by)| {
            shown = shown.after(Number::new(number).unwrap(), None, by);
            shown.entry()
        };
        changes.iter().map(&mut after).collect()
    }

    #[test]
    fn each_roll_is_an_entry_and_a_run_of_steps_is_one() {
        use Entry::{None, Push, Replace};
        assert_eq!(entries(&[(1, By::Roll), (2, By::Roll), (2, By::Roll)]), [Push, Push, None]);
        let steps = [(517, By::Stepping), (516, By::Stepping), (9, By::Roll), (10, By::Stepping)];
        assert_eq!(entries(&steps), [Push, Replace, Push, Push]);
        let typing = [(5, By::Typing), (51, By::Typing), (51, By::Typed), (7, By::Typing)];
        assert_eq!(entries(&typing), [Push, Replace, None, Push]);
        assert_eq!(entries(&[(3, By::Address), (518, By::Default)]), [None, None]);
        assert_eq!(entries(&[(518, By::Typed)]), [Push], "the address did not name it before");
    }

    #[test]
    fn the_same_number_rolled_twice_is_a_change() {
        let first = Shown::at_start().after(Number::FIRST, None, By::Roll);
        assert_ne!(first, first.after(Number::FIRST, None, By::Roll));
    }

    #[test]
    fn another_rank_for_black_is_an_entry() {
        let first = Shown::at_start().after(Number::FIRST, None, By::Typed);
        let double = first.after(Number::FIRST, Some(Number::FIRST), By::Typed);
        assert_eq!(double.entry(), Entry::Push, "the switch alone, for the address tells of it");
        let other = double.after(Number::FIRST, Some(Number::LAST), By::Typed);
        assert_eq!(other.entry(), Entry::Push);
        assert_eq!(other.after(Number::FIRST, Some(Number::LAST), By::Typed).entry(), Entry::None);
        assert_eq!(other.after(Number::FIRST, None, By::Typed).entry(), Entry::Push);
    }
}
