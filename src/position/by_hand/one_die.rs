//! Hans L. Bodlaender's procedure with one six-sided die.
//!
//! Bishop on a dark square, bishop on a light square, queen, knight, knight; a face that has no
//! square to mean is rolled again. Rook, king, rook go to the three squares that are left. The
//! dark-squared bishop comes first here, where the numbering has the light-squared one first.

use super::face::Face;
use super::ratio::Ratio;
use super::task::Task;
use crate::position::back_rank::BackRank;
use crate::position::derivation::{Derivation, KNIGHT_PAIRS};
use crate::position::number::Number;
use crate::position::piece::Role;
use crate::position::square::File;

/// What a face means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollOutcome {
    /// The piece stands on this file.
    Placed(File),
    /// No square has this number: the die is rolled again.
    Again,
}

/// One roll of the die and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roll {
    /// What it was for.
    pub task: Task,
    /// What the die showed.
    pub face: Face,
    /// What it meant.
    pub outcome: RollOutcome,
}

/// The procedure, from no roll at all to a whole rank.
///
/// ```
/// use chess960::position::by_hand::{Face, OneDie};
/// let mut die = OneDie::default();
/// for face in [2, 6, 3, 3, 2, 3].into_iter().filter_map(Face::new) {
///     die = die.after(face); // the 6 means no light square, and is rolled again
/// }
/// assert_eq!(die.repeated(), 1);
/// assert_eq!(die.result().unwrap().to_string(), "RNBQKBNR");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OneDie {
    rolls: Vec<Roll>,
}

impl OneDie {
    /// What comes next, or nothing where the rank is complete.
    #[must_use]
    pub fn task(&self) -> Option<Task> {
        Task::ALL.get(self.placed().count()).copied()
    }

    /// The squares that the faces mean now, the a-file first; none where the rank is complete.
    pub fn choices(&self) -> impl Iterator<Item = (Face, File)> {
        let rank = self.rank();
        let task = self.task();
        let free = File::ALL.into_iter().filter(move |file| {
            rank[file.index()].is_none() && task.is_some_and(|task| task.allows(*file))
        });
        Face::ALL.into_iter().zip(free)
    }

    /// What a face would mean now, or nothing where the rank is complete.
    #[must_use]
    pub fn meaning(&self, face: Face) -> Option<Roll> {
        let task = self.task()?;
        let file = self.choices().nth(face.place()).map(|(_, file)| file);
        let outcome = file.map_or(RollOutcome::Again, RollOutcome::Placed);
        Some(Roll { task, face, outcome })
    }

    /// The procedure after one more roll; where the rank is complete, as it was.
    #[must_use]
    pub fn after(&self, face: Face) -> Self {
        let mut rolls = self.rolls.clone();
        rolls.extend(self.meaning(face));
        Self { rolls }
    }

    /// The procedure without its last roll, whatever came of that; at the start, as it was.
    #[must_use]
    pub fn undo(&self) -> Self {
        let mut rolls = self.rolls.clone();
        rolls.pop();
        Self { rolls }
    }

    /// Every roll so far, the first one first.
    #[must_use]
    pub fn rolls(&self) -> &[Roll] {
        &self.rolls
    }

    /// How many of the rolls had to be rolled again.
    #[must_use]
    pub fn repeated(&self) -> usize {
        self.rolls.len() - self.placed().count()
    }

    /// The rank so far, the a-file first; complete as soon as the second knight stands.
    #[must_use]
    pub fn rank(&self) -> [Option<Role>; 8] {
        let mut rank = [None; 8];
        for (role, file) in self.placed() {
            rank[file.index()] = Some(role);
        }
        if self.task().is_none() {
            let free = rank.iter_mut().filter(|here| here.is_none());
            // The king between the rooks (II.2.1).
            for (here, role) in free.zip([Role::Rook, Role::King, Role::Rook]) {
                *here = Some(role);
            }
        }
        rank
    }

    /// The start position, once the rank is complete.
    #[must_use]
    pub fn result(&self) -> Option<BackRank> {
        // An empty square as a pawn: no back rank has one, so that nothing incomplete gets through.
        BackRank::new(self.rank().map(|role| role.unwrap_or(Role::Pawn))).ok()
    }

    /// Rolls a fair die until the rank is complete, from where the procedure is.
    ///
    /// # Errors
    /// Hands on the error of the source.
    pub fn roll_all<E>(&self, mut word: impl FnMut() -> Result<u16, E>) -> Result<Self, E> {
        let mut die = self.clone();
        while die.task().is_some() {
            die = die.after(Face::roll(&mut word)?);
        }
        Ok(die)
    }

    /// How many rolls the procedure takes on average: 6.7, the sum over its steps.
    #[must_use]
    pub fn average() -> Ratio {
        Task::ALL.into_iter().map(Task::average).fold(Ratio::new(0, 1), |sum, one| sum + one)
    }

    /// The two ways to roll a number without rolling again: either knight may be the first.
    #[must_use]
    pub fn ways_to(number: Number) -> [[Face; 5]; 2] {
        let way = Derivation::of(number);
        let (left, right) = KNIGHT_PAIRS[way.knights()];
        // The left knight, placed first, takes one free square from before the right one.
        [(left, right - 1), (right, left)].map(|(first, second)| {
            [way.dark_bishop(), way.light_bishop(), way.queen(), first, second].map(Face::of_place)
        })
    }

    fn placed(&self) -> impl Iterator<Item = (Role, File)> {
        self.rolls.iter().filter_map(|roll| match roll.outcome {
            RollOutcome::Placed(file) => Some((roll.task.role(), file)),
            RollOutcome::Again => None,
        })
    }
}
