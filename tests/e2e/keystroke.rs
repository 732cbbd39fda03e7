//! How long a keystroke in the pattern keeps the processor busy.

use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

use super::page::Page;

/// One frame of a screen, in milliseconds.
const FRAME: f64 = 16.7;
/// How much slower a phone is than the machine that measures.
const SLOWER: f64 = 4.0;
/// What is written in the pattern, one keystroke after the other.
const TEXTS: [&str; 30] = [
    "R", "R.", "R..", "R..K", "R..", "R.", "R", "", "B", "B.", "B.N", "B.", "B", "", "N", "NB",
    "NBR", "NB", "N", "", "K", "", "Q", "Q.", "Q..R", "Q..", "Q.", "Q", "", ".",
];

/// The script of a keystroke is done within one frame on a phone four times slower.
///
/// What is measured is the processor's time, which does not depend on what else the machine does.
#[test]
fn the_script_of_a_keystroke_is_done_within_a_frame() {
    let page = Page::open_all();
    page.tell("Performance.enable", json!({ "timeDomain": "threadTicks" }));
    let script_time = || -> f64 {
        let metrics = page.tell("Performance.getMetrics", json!({}));
        let metrics = metrics["metrics"].as_array().unwrap();
        let of = |metric: &&Value| metric["name"] == "ScriptDuration";
        metrics.iter().find(of).unwrap()["value"].as_f64().unwrap() * 1000.0
    };
    let mut took: Vec<f64> = TEXTS
        .map(|text| {
            let before = script_time();
            page.script(
                "const field = document.getElementById('pattern');
            field.value = arguments[0];
            field.dispatchEvent(new InputEvent('input', { bubbles: true }));",
                vec![json!(text)],
            );
            // The page is drawn in a task of its own.
            thread::sleep(Duration::from_millis(60));
            SLOWER * (script_time() - before)
        })
        .into();
    took.sort_by(f64::total_cmp);
    let (median, p95) = (took[TEXTS.len() / 2], took[TEXTS.len() * 95 / 100]);
    eprintln!(
        "the script of a keystroke, four times slower: median {median:.1} ms, 95th percentile {p95:.1} ms"
    );
    assert!(median > 0.0, "it is measured");
    assert!(median < FRAME, "{took:?}");
}
