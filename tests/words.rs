//! The words of the two languages, beside each other.

use chess960::text::Language;

/// The strings of a language's source file, by the names of their fields, lists numbered.
fn strings(source: &str) -> Vec<(String, String)> {
    let (mut found, mut field, mut index) = (Vec::new(), String::new(), 0);
    for line in source.lines().skip_while(|line| !line.ends_with("Words = Words {")).skip(1) {
        let line = line.trim();
        if let Some((name, _)) = line.split_once(':').filter(|(name, _)| !name.contains('"')) {
            (field, index) = (name.to_owned(), 0);
        }
        for text in line.split('"').skip(1).step_by(2) {
            found.push((format!("{field} {index}"), text.to_owned()));
            index += 1;
        }
    }
    found
}

fn places(sentence: &str) -> Vec<&str> {
    let mut places: Vec<&str> =
        sentence.split('{').skip(1).map(|rest| rest.split('}').next().unwrap()).collect();
    places.sort_unstable();
    places
}

#[test]
fn both_languages_fill_the_same_places() {
    let english = strings(include_str!("../src/text/en.rs"));
    let dutch = strings(include_str!("../src/text/nl.rs"));
    assert!(english.len() > 100, "the strings are found");
    assert_eq!(english.len(), dutch.len());
    for ((name, english), (dutch_name, dutch)) in english.iter().zip(&dutch) {
        assert_eq!(name, dutch_name);
        assert_eq!(places(english), places(dutch), "{name}: {english} / {dutch}");
    }
}

/// What is rightly the same in both languages: names.
const SAME: [&str; 16] = [
    "Index",
    "{kind}: {ways}.",
    "FEN",
    "En passant",
    "FIDE Laws of Chess",
    "EPD, X-FEN",
    "EPD, Shredder",
    "PGN",
    "{view} · Chess960",
    "Position {number}",
    "X-FEN",
    "Shredder-FEN",
    "Link",
    "link",
    "Lichess, python-chess, cutechess",
    "pion",
];

#[test]
fn nothing_is_left_untranslated() {
    let english = strings(include_str!("../src/text/en.rs"));
    let dutch = strings(include_str!("../src/text/nl.rs"));
    for ((name, english), (_, dutch)) in english.iter().zip(&dutch) {
        let same = english == dutch && english.chars().any(char::is_alphabetic);
        assert!(!same || SAME.contains(&english.as_str()), "{name}: {english}");
    }
}

#[test]
fn chess_words_are_the_players_own() {
    let dutch = include_str!("../src/text/nl.rs");
    for wrong in ["koningin", "ridder", "kasteel", "bisschop"] {
        assert!(!dutch.to_lowercase().contains(wrong), "{wrong}");
    }
}

#[test]
fn a_language_is_known_by_its_code() {
    assert_eq!(Language::from_code("nl"), Some(Language::Dutch));
    assert_eq!(Language::from_code("nl-BE"), Some(Language::Dutch));
    assert_eq!(Language::from_code("EN-us"), Some(Language::English));
    assert_eq!(Language::from_code("de"), None);
    assert_eq!(Language::from_code(""), None);
}

#[test]
fn no_sentence_is_markup() {
    for language in [include_str!("../src/text/en.rs"), include_str!("../src/text/nl.rs")] {
        for (name, sentence) in strings(language) {
            assert!(!sentence.contains(['<', '&']), "{name}: {sentence}");
        }
    }
}
