//! What each language says of the numbering.

/// The words of the view Numbers.
#[allow(missing_docs, reason = "the names say it; the sentences are in en.rs and nl.rs")]
pub struct NumbersWords {
    pub intro: &'static str,
    pub to_rank: &'static str,
    pub to_rank_how: &'static str,
    /// Dividend, divisor, quotient, remainder, what it means.
    pub columns: [&'static str; 5],
    /// Light-squared bishop, dark-squared bishop, queen, knights; capitals.
    pub pieces: [&'static str; 4],
    pub one: &'static str,
    pub knights: &'static str,
    pub rest: &'static str,
    pub to_number: &'static str,
    pub to_number_how: &'static str,
    /// What is read off the rank, the digit, the number so far.
    pub columns_back: [&'static str; 3],
    pub one_back: &'static str,
    pub knights_back: &'static str,
    pub knights_table: &'static str,
    pub knights_table_how: &'static str,
    pub line: &'static str,
    pub why: &'static str,
    pub why_pairs: &'static str,
    pub why_half: &'static str,
    pub known: &'static str,
    /// Ordinary chess, its mirror, the first and the last number.
    pub known_for: [&'static str; 4],
    pub from_one: &'static str,
}
