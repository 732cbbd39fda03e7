//! All 960, narrowed down by a pattern and by properties.

use std::sync::OnceLock;

use super::back_rank::BackRank;
use super::number::Number;
use super::pattern::Pattern;
use super::properties::{Properties, Property, TOPICS};

/// Which of the 960 to list; the default lists them all.
///
/// Properties that answer different questions must all hold; of those that answer the same one
/// (2 or 3 undefended pawns), any will do.
///
/// ```
/// use chess960::position::{Filter, Number, Property};
/// let mut filter = Filter { pattern: "R...K..R".parse().unwrap(), ..Filter::default() };
/// assert_eq!(filter.numbers().count(), 18);
/// filter.properties = filter.properties.with(Property::KingAndQueenOrdinary);
/// assert!(filter.matches(Number::STANDARD));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// What the back rank looks like.
    pub pattern: Pattern,
    /// What must be true.
    pub properties: Properties,
}

/// How many positions each property would list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counts {
    listed: u16,
    by_property: [u16; 64],
}

impl Filter {
    /// Whether the position is listed.
    #[must_use]
    pub fn matches(&self, number: Number) -> bool {
        let (rank, properties) = known()[usize::from(number.get())];
        self.pattern.matches(rank) && self.missing(properties).next().is_none()
    }

    /// The numbers that are listed, in order.
    #[must_use]
    pub fn numbers(&self) -> impl DoubleEndedIterator<Item = Number> {
        Number::all().filter(|&number| self.matches(number))
    }

    /// How many are listed, and how many would be if a property were the only one asked for of
    /// those that answer its question, all else as it is.
    ///
    /// It goes over the 960 once, so it costs about as much as the list itself.
    #[must_use]
    pub fn counts(&self) -> Counts {
        let mut counts = Counts { listed: 0, by_property: [0; 64] };
        for &(rank, properties) in known() {
            if !self.pattern.matches(rank) {
                continue;
            }
            let mut missing = self.missing(properties);
            // With one question unanswered, another answer to just that question would list it.
            let counted = match (missing.next(), missing.next()) {
                (None, _) => {
                    counts.listed += 1;
                    properties
                }
                (Some(topic), None) => properties.intersection(topic),
                (Some(_), Some(_)) => Properties::EMPTY,
            };
            counted.indexes().for_each(|index| counts.by_property[index] += 1);
        }
        counts
    }

    // The topics in which something is asked for and nothing of it is there.
    fn missing(&self, properties: Properties) -> impl Iterator<Item = Properties> {
        let wanted = self.properties;
        TOPICS.into_iter().filter(move |&topic| {
            let wanted = wanted.intersection(topic);
            !wanted.is_empty() && wanted.intersection(properties).is_empty()
        })
    }
}

/// Each rank with all that is true of it, in the order of the numbers.
///
/// Worked out once, as every keystroke asks for all of it.
fn known() -> &'static [(BackRank, Properties)] {
    static KNOWN: OnceLock<Vec<(BackRank, Properties)>> = OnceLock::new();
    KNOWN.get_or_init(|| {
        Number::all().map(Number::back_rank).map(|rank| (rank, Properties::of(rank))).collect()
    })
}

impl Counts {
    /// How many positions the filter lists, 0 to 960.
    #[must_use]
    pub const fn listed(&self) -> u16 {
        self.listed
    }

    /// How many it would list with this property, 0 to 960.
    #[must_use]
    pub const fn with(&self, property: Property) -> u16 {
        self.by_property[property.index()]
    }
}
