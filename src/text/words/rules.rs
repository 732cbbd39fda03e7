//! What the view with the rules must say.

use crate::text::lazy::lazy_words;

lazy_words! {
/// The words of the view with the rules; its figures and squares are places to fill.
#[allow(missing_docs, reason = "the names say it; the sentences are in en.rs and nl.rs")]
pub struct RulesWords {
    pub title: &'static str,
    pub on_this_page: &'static str,
    /// The headings: start, castling, kinds, allowed, by hand, figures, questions, sources.
    pub sections: [&'static str; 8],

    pub drawn: &'static str,
    pub start_rules: [&'static str; 5],
    pub chosen_by: &'static str,
    pub by_hand_link: &'static str,
    pub numbers_link: &'static str,
    pub same_heading: &'static str,
    pub same: [&'static str; 3],

    pub once: &'static str,
    /// g-side, c-side.
    pub sides: [&'static str; 2],
    pub side: &'static str,
    pub ends_on: &'static str,
    pub trace: &'static str,
    pub ordinary_names: &'static str,

    pub kinds_intro: &'static str,
    pub example_board: &'static str,

    pub allowed_intro: &'static str,
    /// The right, empty squares, a safe king.
    pub conditions: [&'static str; 3],
    pub judged_here: &'static str,
    /// What must be empty, what must be safe, what does not matter, the uncovered check, the king
    /// that stays.
    pub groups: [[&'static str; 2]; 5],
    /// What is said of each example, in the order of the groups.
    pub claims: [&'static str; 14],
    pub legal: &'static str,
    pub illegal: &'static str,

    pub hand_intro: &'static str,
    pub hand: [&'static str; 4],
    pub hand_why: [&'static str; 2],

    pub figures_intro: &'static str,
    pub together: &'static str,
    pub kind: &'static str,
    pub to_empty: &'static str,
    pub none_to_empty: &'static str,
    pub other_rook: &'static str,
    pub other_rook_row: &'static str,
    pub findings: [&'static str; 4],

    /// Each question with its answer.
    pub questions: [[&'static str; 2]; 9],

    /// The Laws, the numbering, the list, the procedure, the name.
    pub sources: [[&'static str; 2]; 5],
    /// What stands before the number of a clause of the Laws.
    pub article: &'static str,
    pub clauses: &'static str,
    pub scope: &'static str,
}
}
