//! What others write: in the address, into a field, into storage. It never becomes markup, never
//! hides in a sentence, never stops the page.

use std::time::{Duration, Instant};

use chess960::components::{App, AppProps};
use chess960::state::{Address, AppState, Model, Start, Theme, View};
use chess960::text::Language;
use leptos::prelude::*;
use proptest::prelude::*;

/// Pieces that have broken pages before.
const NASTY: [&str; 16] = [
    "<x-evil onload=alert(1)>",
    "\"><x-evil>",
    "'><x-evil>",
    "</textarea><x-evil>",
    "</title></script><x-evil>",
    "&lt;x-evil&gt;&#60;x-evil>",
    "javascript:alert(1)",
    "{number}{found}{",
    "\u{202E}\u{2066}txt\u{2069}",
    "\u{200B}\u{200F}\u{FEFF}",
    "\0\u{1}\u{7f}\u{1f}",
    "\r\n\t\u{2028}",
    "\u{FFFD}\u{10FFFF}\u{E0041}",
    "518",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "[FEN \"8/8\"] [Variant \"<x-evil>\u{202E}\"]",
];

fn hostile() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        3 => prop::sample::select(NASTY.to_vec()).prop_map(str::to_owned),
        1 => any::<String>(),
        1 => "[SPsp#0-9/kqrbnpKQRBNP?*.\\[\\] -]{0,12}",
    ];
    proptest::collection::vec(piece, 0..5).prop_map(|pieces| pieces.concat())
}

/// What a page says that is no field: nothing in it may hide or turn what stands beside it.
fn hides(c: char) -> bool {
    matches!(c, '\0'..='\x1f' | '\x7f'..='\u{9f}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2066}'..='\u{2069}' | '\u{FEFF}')
}

/// The text between the tags, without what attributes and fields hold.
fn said(html: &str) -> String {
    let (mut said, mut tag, mut quoted) = (String::new(), String::new(), false);
    let mut inside = false;
    for c in html.chars() {
        match c {
            '<' if !inside => {
                inside = true;
                tag.clear();
            }
            '>' if inside && !quoted => inside = false,
            '"' if inside => quoted = !quoted,
            c if inside => tag.push(c),
            c if !tag.starts_with("textarea") => said.push(c),
            _ => {}
        }
    }
    said
}

fn check(model: &Model) -> Result<(), TestCaseError> {
    let state = AppState::new(Start::default());
    for view in View::ALL {
        let mut model = model.clone();
        model.view = view;
        state.change(|before| *before = model);
        let html = Owner::new().with(|| App(AppProps { state }).to_html());
        prop_assert!(!html.contains("<x-evil"), "{view:?}: {html}");
        let said = said(&html);
        let hidden = said.chars().find(|&c| hides(c));
        prop_assert_eq!(hidden, None, "{:?} says {:?}", view, said);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 32,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn an_address(position in hostile(), language in hostile(), fen in hostile(), hash in hostile()) {
        let value = |key: &str| match key {
            "p" => Some(position.clone()),
            "lang" => Some(language.clone()),
            _ => Some(fen.clone()),
        };
        let address = Address::read(value, &hash);
        let model = Owner::new().with(|| Model::new(Start { address, ..Start::default() }));
        let written = model.address().to_string();
        prop_assert!(written.bytes().all(|byte| byte.is_ascii_graphic()), "{written:?}");
        prop_assert!(!written.contains(['<', '"', '\'']), "{written:?}");
        Owner::new().with(|| check(&model))?;
    }

    #[test]
    fn what_is_typed_or_pasted(text in hostile(), dutch in any::<bool>()) {
        let mut model = Model::new(Start::default());
        model.preferences.language = if dutch { Language::Dutch } else { Language::English };
        model.draft.text = Some(text.clone());
        model.read_typed(true);
        model.all.type_find(text.clone());
        model.open_found();
        model.all.type_pattern(text.clone());
        model.all.tidy_pattern();
        model.tell_all();
        model.judge.paste();
        model.type_fen(text);
        model.read_fen();
        Owner::new().with(|| check(&model))?;
    }

    #[test]
    fn what_storage_holds(text in hostile(), numbers in "[0-9a-z\u{1f}]{0,60}") {
        let _ = (Language::from_code(&text), Theme::from_name(&text));
        for left in [&text, &numbers, &[&*numbers, &*text].concat()] {
            let start = Start { left: Some(left.clone()), ..Start::default() };
            let model = Model::new(start);
            // What is left again is taken up again, and is then the same.
            let again = Model::new(Start { left: Some(model.leave()), ..Start::default() });
            prop_assert_eq!(again.leave(), model.leave());
            Owner::new().with(|| check(&model))?;
        }
    }
}

#[test]
fn a_very_long_text_does_not_freeze_the_page() {
    for piece in ["<x-evil>", "5", "R", "8/", "[FEN \"", "\u{202E}", "http://"] {
        let text = piece.repeat(1_000_000 / piece.len());
        let start = Instant::now();
        let address = Address::read(|_| Some(text.clone()), &text);
        let mut model = Model::new(Start { address, ..Start::default() });
        model.draft.text = Some(text.clone());
        model.read_typed(true);
        model.all.type_find(text.clone());
        model.open_found();
        model.all.type_pattern(text.clone());
        model.type_fen(text);
        model.read_fen();
        // On the host, without optimization.
        let taken = start.elapsed();
        assert!(taken < Duration::from_secs(5), "{piece:?} takes {taken:?}");
        assert!(model.status.message.len() < 600, "{}", model.status.message.len());
    }
}
