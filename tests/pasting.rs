//! A FEN in links and in quotation marks, as the Judge and Find both take it.

use chess960::position::{Dialect, DoubleStart, Number, Setup, read_paste};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The start position, with nothing to be said about how it was read.
#[track_caller]
fn start_in(text: &str) {
    let reading = read_paste(text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    assert_eq!(reading.setup.fen(Dialect::XFen), START, "{text:?}");
    assert_eq!(reading.notices, [], "{text:?}");
}

/// An encoded link, a link of this page's own, and a FEN in quotation marks were once no FEN.
#[test]
fn a_link_is_read_as_find_reads_it() {
    let encoded = START.replace(' ', "%20").replace('/', "%2F");
    let underscored = START.replace(' ', "_");
    for link in [
        format!("https://lichess.org/editor/{encoded}"),
        format!("https://example.org/chess/?fen={encoded}#judge"),
        format!("https://example.org/?p=7&fen={underscored}#judge"),
        format!("https://example.org/?fen={}", START.replace(' ', "+")),
        "https://example.org/?p=518&lang=nl".to_owned(),
        "https://lichess.org/analysis/chess960?position=518".to_owned(),
    ] {
        start_in(&link);
    }
    let double = read_paste("https://example.org/?p=123&b=321").unwrap().setup;
    let expected =
        DoubleStart { white: Number::new(123).unwrap(), black: Number::new(321).unwrap() };
    assert_eq!(double, expected.setup());
    for text in ["https://example.org/", "https://example.org/?p=960", "https://example.org/?b=1"] {
        assert!(read_paste(text).is_err(), "{text}");
    }
    let bad = format!("https://example.org/?fen={}", encoded.replace("PPPPPPPP", "PPPP9"));
    assert_eq!(read_paste(&bad), Setup::read(&START.replace("PPPPPPPP", "PPPP9")));
}

#[test]
fn quotation_marks_are_no_part_of_it() {
    for (open, close) in [("\"", "\""), ("'", "'"), ("“", "”"), ("„", "“"), ("«", "»"), ("`", "`")]
    {
        start_in(&format!(" {open}{START}{close}\n"));
    }
}
