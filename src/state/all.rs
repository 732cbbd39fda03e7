//! All 960: what is sought, how they are filtered and sorted, and where in the list one is.

use super::judge::Judge;
use crate::position::{
    Counts, File, Filter, Found, NotFound, Number, Pattern, PatternError, Properties, Property,
    Role, Roles, find,
};
use crate::text::edge;

/// How many rows of the list are drawn: more than any window shows, and some before and after.
pub const ROWS: usize = 36;
/// The drawn rows begin at a multiple of this, so that few of the scroll's events draw anything.
const BLOCK: usize = 8;
/// How many rows Page Up and Page Down go.
const PAGE: usize = 10;

/// What the list is sorted by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// The number.
    #[default]
    Number,
    /// White's edge; where it is the same, the number.
    Edge,
}

/// What is said beside the pattern field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatternNote {
    /// Nothing.
    None,
    /// So many places are written; the others may be any piece.
    Short(usize),
    /// It is no pattern, so the one before still holds.
    Wrong(PatternError),
}

/// What has changed and is to be read out after a pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum News {
    Found,
    Listed,
}

/// What is found, filtered and listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct All {
    /// What stands in the field Find.
    pub find: String,
    /// Whether it is meant to be ready, so that it is said what is wrong with it.
    pub find_ready: bool,
    /// What stands in the field Pattern.
    pub pattern: String,
    /// Whether that is meant to be ready.
    pub pattern_ready: bool,
    /// The place that a piece would be put on.
    pub place: File,
    filter: Filter,
    order: Order,
    descending: bool,
    listed: Vec<Number>,
    counts: Option<Counts>,
    row: usize,
    first: usize,
    pub(super) news: Option<(News, u32)>,
}

impl Default for All {
    fn default() -> Self {
        Self {
            find: String::new(),
            find_ready: false,
            pattern: String::new(),
            pattern_ready: false,
            place: File::A,
            filter: Filter::default(),
            order: Order::Number,
            descending: false,
            listed: Number::all().collect(),
            counts: None,
            row: 0,
            first: 0,
            news: None,
        }
    }
}

impl All {
    /// What the text in Find names; nothing where there is no text.
    #[must_use]
    pub fn answer(&self) -> Option<Result<Found, NotFound>> {
        Some(find(&self.find)).filter(|answer| !matches!(answer, Err(NotFound::Empty)))
    }

    /// The filter.
    #[must_use]
    pub const fn filter(&self) -> Filter {
        self.filter
    }

    /// How many positions each property would list.
    #[must_use]
    pub fn counts(&self) -> Counts {
        // The page opens without them, as they take a while; they are there after a change.
        self.counts.clone().unwrap_or_else(|| self.filter.counts())
    }

    /// The numbers that pass the filter, as they are sorted.
    #[must_use]
    pub fn listed(&self) -> &[Number] {
        &self.listed
    }

    /// What the list is sorted by, and whether the highest comes first.
    #[must_use]
    pub const fn order(&self) -> (Order, bool) {
        (self.order, self.descending)
    }

    /// The row that the keys move from; nothing in an empty list.
    #[must_use]
    pub fn row(&self) -> Option<usize> {
        (self.row < self.listed.len()).then_some(self.row)
    }

    /// The rows that are drawn.
    #[must_use]
    pub fn drawn(&self) -> std::ops::Range<usize> {
        let end = self.listed.len();
        self.first.min(end)..(self.first + ROWS).min(end)
    }

    /// Counts what is to be read out after a pause; nothing when there has been none.
    #[must_use]
    pub fn news(&self) -> Option<u32> {
        self.news.map(|news| news.1)
    }

    /// What is said beside the pattern field.
    #[must_use]
    pub fn pattern_note(&self) -> PatternNote {
        match (read_pattern(&self.pattern), self.pattern_ready) {
            (Ok((_, places)), _) if (1..8).contains(&places) => PatternNote::Short(places),
            (Err(error), true) => PatternNote::Wrong(error),
            _ => PatternNote::None,
        }
    }

    /// Takes what has been typed or pasted into Find.
    pub fn type_find(&mut self, text: String) {
        let text = cut(text);
        // More than a character at once is pasted, and pasted text is complete.
        self.find_ready = text.chars().count() > self.find.chars().count() + 1;
        self.find = text;
        self.tell(News::Found);
    }

    /// Takes what has been typed into Pattern; what is not written yet may be any piece.
    pub fn type_pattern(&mut self, text: String) {
        let text = cut(text);
        self.pattern_ready = text.chars().count() > self.pattern.chars().count() + 1;
        if let Ok((pattern, _)) = read_pattern(&text) {
            self.filter.pattern = pattern;
            self.list();
        }
        self.pattern = text;
        self.tell(News::Listed);
    }

    /// Writes the pattern in full, when the field is left.
    pub fn tidy_pattern(&mut self) {
        self.pattern_ready = true;
        if let Ok((pattern, 1..)) = read_pattern(&self.pattern) {
            self.pattern = pattern.to_string();
        }
    }

    /// Puts a piece alone on the chosen place, or clears it, and goes on to the next.
    pub fn put(&mut self, role: Option<Role>) {
        self.set(role.and_then(Roles::one).unwrap_or(Roles::ANY));
        self.place = File::ALL[(self.place.index() + 1).min(7)];
    }

    /// Goes back a place, and clears it.
    pub fn rub_out(&mut self) {
        self.place = File::ALL[self.place.index().saturating_sub(1)];
        self.set(Roles::ANY);
    }

    /// Adds a piece to those that may stand on the chosen place, or takes it away again.
    pub fn toggle_piece(&mut self, role: Role) {
        let (now, Some(one)) = (self.filter.pattern.at(self.place), Roles::one(role)) else {
            return;
        };
        let others = now.iter().filter(|&other| other != role).filter_map(Roles::one);
        self.set(match now {
            Roles::ANY => one,
            _ if now.contains(role) => others.reduce(Roles::union).unwrap_or(Roles::ANY),
            _ => now.union(one),
        });
    }

    fn set(&mut self, roles: Roles) {
        self.filter.pattern.set(self.place, roles);
        self.pattern = self.filter.pattern.to_string();
        self.list();
    }

    /// Asks for a property, or no longer.
    pub fn toggle(&mut self, property: Property) {
        let properties = self.filter.properties;
        self.filter.properties = if properties.contains(property) {
            properties.without(property)
        } else {
            properties.with(property)
        };
        self.list();
    }

    /// Lists all 960 again.
    pub fn clear(&mut self) {
        self.filter = Filter { pattern: Pattern::ANY, properties: Properties::EMPTY };
        self.pattern.clear();
        self.list();
    }

    pub(super) fn sort_by(&mut self, order: Order, descending: bool) {
        (self.order, self.descending) = (order, descending);
        self.list();
    }

    /// Sorts by this; where it is sorted so already, the other way round.
    pub fn sort(&mut self, order: Order) {
        self.sort_by(order, order == self.order && !self.descending);
    }

    fn list(&mut self) {
        self.listed = self.filter.numbers().collect();
        if self.order == Order::Edge {
            // There are few edges and many numbers, which are in order already: one pass for each.
            let with: Vec<(u8, Number)> =
                self.listed.iter().map(|&number| (edge(number), number)).collect();
            self.listed.clear();
            for wanted in 0..=u8::MAX {
                let of = with.iter().filter(|(edge, _)| *edge == wanted);
                self.listed.extend(of.map(|(_, number)| *number));
            }
        }
        if self.descending {
            self.listed.reverse();
        }
        self.counts = Some(self.filter.counts());
        (self.row, self.first) = (0, 0);
        self.tell(News::Listed);
    }

    fn tell(&mut self, what: News) {
        self.news = Some((what, self.news.map_or(0, |news| news.1.wrapping_add(1))));
    }

    /// Draws other rows where the list has been scrolled so far; tells whether that changes any.
    pub fn scroll(&mut self, first_seen: usize) -> bool {
        let first = (first_seen / BLOCK * BLOCK).saturating_sub(BLOCK);
        std::mem::replace(&mut self.first, first) != first
    }

    /// Moves by a key, and tells to which row; nothing where the key moves nowhere.
    pub fn press(&mut self, key: &str) -> Option<usize> {
        let last = self.listed.len().checked_sub(1)?;
        let row = match key {
            "ArrowDown" => self.row + 1,
            "ArrowUp" => self.row.saturating_sub(1),
            "PageDown" => self.row + PAGE,
            "PageUp" => self.row.saturating_sub(PAGE),
            "Home" => 0,
            "End" => last,
            _ => return None,
        };
        self.row = row.min(last);
        if !self.drawn().contains(&self.row) {
            self.scroll(self.row);
        }
        Some(self.row)
    }

    /// Makes this the row that the keys move from.
    pub fn point(&mut self, row: usize) {
        self.row = row;
    }

    /// The number on the row that the keys move from.
    #[must_use]
    pub fn pointed(&self) -> Option<Number> {
        self.listed.get(self.row).copied()
    }
}

// As much of a text as is read: what is longer would be felt at each drawing.
fn cut(mut text: String) -> String {
    let end = text.char_indices().nth(Judge::LIMIT).map(|(end, _)| end);
    text.truncate(end.unwrap_or(text.len()));
    text
}

/// A pattern, with any piece on the places that are not written, and how many are.
fn read_pattern(text: &str) -> Result<(Pattern, usize), PatternError> {
    match text.parse() {
        Ok(pattern) => Ok((pattern, 8)),
        Err(PatternError::Length(places @ 0..8)) => {
            let rest = ".".repeat(8 - places);
            Ok(([text, &rest].concat().parse()?, places))
        }
        Err(error) => Err(error),
    }
}
