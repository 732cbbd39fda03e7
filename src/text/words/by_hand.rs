//! What each language says of drawing by hand.

/// The words of the view By hand.
///
/// Steps of the die go by [`Task`](crate::position::by_hand::Task), methods by
/// [`Method`](crate::position::by_hand::Method).
#[allow(missing_docs, reason = "the names say it; the sentences are in en.rs and nl.rs")]
pub struct ByHandWords {
    pub intro: &'static str,
    pub one_die: &'static str,
    pub procedure: &'static str,
    /// The steps as they are listed, and the two that take no roll.
    pub steps: [&'static str; 7],
    pub again: &'static str,
    /// What a roll is for, within a sentence.
    pub tasks: [&'static str; 5],
    pub roll_for: &'static str,
    pub rolled: &'static str,
    pub means_nothing: &'static str,
    pub count: &'static str,
    pub face: &'static str,
    pub roll_die: &'static str,
    pub roll_all: &'static str,
    pub undo: &'static str,
    pub show: &'static str,
    pub order: &'static str,
    pub die_fair: &'static str,
    /// The rank so far: squares with their pieces, and those that are free.
    pub rank_so_far: &'static str,
    pub nothing_stands: &'static str,
    pub decimal_point: &'static str,
    pub methods: [MethodWords; 4],
    pub coin: &'static str,
    pub coin_faces: [&'static str; 2],
    pub enter: &'static str,
    pub draw_for_me: &'static str,
    pub repeated: &'static str,
    pub repeat: &'static str,
    /// What was drawn, what it shows, what it adds; the total.
    pub columns: [&'static str; 3],
    pub total: &'static str,
}

/// One of the other methods.
#[allow(missing_docs, reason = "the names say it; the sentences are in en.rs and nl.rs")]
pub struct MethodWords {
    pub title: &'static str,
    pub steps: [&'static str; 3],
    pub fair: &'static str,
    /// The things that are drawn; none for the coins, which go by what they are worth.
    pub things: [&'static str; 4],
}
