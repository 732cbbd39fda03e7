//! The Judge as HTML and in words: all that it can say, in both languages.

use chess960::components::{App, AppProps};
use chess960::position::{CASES, Colour, FenError, Notice, Setup, Side, read_paste};
use chess960::state::{Address, AppState, Start, View};
use chess960::text::{Language, Words, fen_error, headline, notices, verdict_reasons};
use leptos::prelude::*;

fn render(fen: &str, language: Language) -> String {
    let fen = (!fen.is_empty()).then(|| fen.to_owned());
    let (language, view) = (Some(language), View::Judge);
    let address = Address { fen, language, view, ..Address::default() };
    let start = Start { address, ..Start::default() };
    Owner::new().with(|| App(AppProps { state: AppState::new(start) }).to_html())
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[test]
fn ten_examples_with_every_verdict_in_both_languages() {
    for (fen, language) in CASES.into_iter().flat_map(|fen| Language::ALL.map(|l| (fen, l))) {
        let (html, words) = (render(fen, language), language.words());
        let reading = read_paste(fen).unwrap();
        let mut from = 0;
        for colour in [reading.setup.turn, reading.setup.turn.other()] {
            for side in Side::ALL {
                let verdict = reading.judge(colour, side);
                let legal = verdict.is_legal();
                let id =
                    ["white", "black"][colour as usize].to_owned() + ["-g", "-c"][side as usize];
                let outcome = if legal { "legal" } else { "illegal" };
                let start = format!("data-castling=\"{id}\" data-verdict=\"{outcome}\"");
                // In this order: the side to move first.
                from += html[from..].find(&start).unwrap_or_else(|| panic!("{fen}: {start}"));
                let end = from + html[from..].find("</li>").unwrap();
                let said = &html[from..end];
                assert!(said.contains(&headline(words, colour, side, legal)), "{said}");
                assert!(
                    said.contains(&escaped(&verdict_reasons(words, colour, &verdict))),
                    "{said}"
                );
            }
        }
        assert!(html.contains(&format!(">{fen}</textarea>")), "the field holds it");
    }
}

/// A FEN, or a text around one, for each way in which it is refused.
const BAD: [&str; 22] = [
    "[FEN \"\"]",
    "a\nb",
    "8/8",
    "4k3/8/8/8/7/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/x7/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w X - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - x 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - - 0\u{202E}5 1",
    "4k3/8/8/8/44/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1",
    "8/8/8/8/8/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/8/P3K3 w - - 0 1",
    "4k3/8/8/8/8/8/8/RR2K2R w ABH - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - e 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - - 99999999999 1",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999",
    "4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1 <b>",
    "4k3/8/8/8/8/8/8/4R1K1 w - - 0 1",
    "4k3/8/8/8/9/8/8/4K3 w - - 0 1",
    "[Event \"x\"]",
];

// Leaving a variant out of the sentences does not compile; here each is seen on the page.
fn variant(error: &FenError) -> u8 {
    match error {
        FenError::Empty => 0,
        FenError::NoFen => 1,
        FenError::Ranks(_) => 2,
        FenError::Squares { .. } => 3,
        FenError::Character { rank: None, .. } => 4,
        FenError::Character { rank: Some(_), .. } => 5,
        FenError::TwoDigits { .. } => 6,
        FenError::Pocket => 7,
        FenError::Kings { .. } => 8,
        FenError::Pawn { .. } => 9,
        FenError::TooManyRights(_) => 10,
        FenError::CutShort(_) => 11,
        FenError::TooLarge(_) => 12,
        FenError::CheckCounters(_) => 13,
        FenError::TooManyFields(_) => 14,
        FenError::OtherSideInCheck { .. } => 15,
    }
}

#[test]
fn a_bad_fen_of_each_kind_gets_one_sentence_and_no_verdict() {
    let mut seen = [false; 16];
    for (fen, language) in BAD.into_iter().flat_map(|fen| Language::ALL.map(|l| (fen, l))) {
        // An address holds no line breaks; the two texts of several lines are only worded.
        let error = read_paste(fen).unwrap_err();
        seen[usize::from(variant(&error))] = true;
        let sentence = fen_error(language.words(), &error);
        assert!(sentence.ends_with('.') && sentence.matches(". ").count() == 0, "{sentence}");
        assert!(!sentence.contains(['{', '}']) && !sentence.contains("  "), "{sentence}");
        assert!(!sentence.contains('\u{202E}'), "{sentence}");
        if !fen.contains('\n') {
            let html = render(fen, language);
            assert!(html.contains(&escaped(&sentence)), "{fen}: {sentence}");
            assert!(!html.contains("data-verdict"), "{fen}");
            assert!(html.contains("aria-invalid=\"true\""), "{fen}");
            assert!(html.contains(&escaped(fen)), "the text stays");
        }
    }
    assert_eq!(seen, [true; 16]);
}

/// Texts that are read with every kind of notice.
const ODD: [&str; 17] = [
    "4k3/8/8/8/8/8/8/4K3",
    "4k3/8/8/8/8/8/8/4K3 w - - bm e2e4;",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1;",
    "4k3/8/8/8/8/8/8/4K3 W – – 0 0",
    "4k2r~/8/8/8/8/8/8/4K2R w Kk - 0 1",
    "4k3/8/8/8/8/8/8/4K2R w KH - 0 1",
    "4k3/8/8/8/8/8/4K3/8 w K - 0 1",
    "4k3/8/8/8/8/8/8/K6R w K - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w Kb - 0 1",
    "4k3/8/8/8/8/8/8/4KRR1 w FG - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - e3 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
    "4k3/4n3/8/4p3/8/8/8/4K3 w - e6 0 1",
    "4k3/8/8/4p3/8/8/8/4K3 w - e6 0 1",
    "[Variant \"<b>Atomic</b>\"]\n[Variation \"x\"]\n[SetUp \"0\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]",
    "look: 4k3/8/8/8/8/8/8/4K3 w - - 0 1\nmore",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n4k3/8/8/8/8/8/8/4K3 b - - 0 1",
];

fn kind(notice: &Notice) -> usize {
    match notice {
        Notice::Missing(_) => 0,
        Notice::Operations(_) => 1,
        Notice::Semicolon => 2,
        Notice::Dash(_) => 3,
        Notice::CapitalTurn => 4,
        Notice::MoveZero => 5,
        Notice::Promoted(_) => 6,
        Notice::Doubled { .. } => 7,
        Notice::VoidRight { .. } => 8,
        Notice::EnPassant { why, .. } => 9 + *why as usize,
        Notice::OtherVariant(_) => 13,
        Notice::VariationTag => 14,
        Notice::SetUpZero => 15,
        Notice::TextLeftOut => 16,
        Notice::MoreFens => 17,
    }
}

#[test]
fn every_liberty_is_told_in_both_languages() {
    let mut seen = [false; 18];
    for text in ODD {
        let reading = read_paste(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        for notice in &reading.notices {
            seen[kind(notice)] = true;
        }
        let in_language = |words: &Words| {
            let said = notices(words, &reading);
            assert!(!said.is_empty(), "{text}");
            for sentence in &said {
                assert!(sentence.ends_with('.') && !sentence.contains(['{', '}']), "{sentence}");
            }
            said
        };
        let [english, dutch] = Language::ALL.map(|language| in_language(language.words()));
        assert_eq!(english.len(), dutch.len());
        assert!(english.iter().zip(&dutch).all(|(one, other)| one != other));
    }
    assert_eq!(seen, [true; 18]);
}

#[test]
fn every_reason_against_a_right_is_worded() {
    let [english, dutch] = Language::ALL.map(Language::words);
    for fen in ODD.into_iter().filter(|text| !text.contains(['\n', '['])) {
        let reading = Setup::read(fen).unwrap();
        for (colour, side) in Colour::ALL.into_iter().flat_map(|c| Side::ALL.map(|s| (c, s))) {
            let verdict = reading.judge(colour, side);
            let said = [english, dutch].map(|words| verdict_reasons(words, colour, &verdict));
            assert!(said.iter().all(|said| said.ends_with(").") || verdict.is_legal()), "{said:?}");
            assert!(said[0].contains("Laws") || verdict.is_legal());
            assert!(said[1].contains("art.") || verdict.is_legal());
        }
    }
}

#[test]
fn nothing_typed_becomes_markup() {
    let html = render("<img src=x onerror=alert(1)>\"'&</textarea><b>", Language::English);
    assert!(!html.contains("<img") && !html.contains("</textarea><b>"));
}

#[test]
fn the_empty_judge_invites() {
    for language in Language::ALL {
        let (html, words) = (render("", language), &language.words().judge);
        assert!(html.contains(words.invitation));
        assert!(words.cases.iter().all(|case| html.contains(case)));
        assert!(html.contains(">FEN</label>") && !html.contains("data-verdict"));
        assert_eq!(html.matches("role=\"status\"").count(), 1);
    }
}
