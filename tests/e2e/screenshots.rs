//! Pictures of the page for people to look at; no test.
//!
//! `cargo test --features e2e --test e2e screenshots -- --ignored` writes target/screenshots/.

use std::fs;
use std::path::Path;

use serde_json::json;

use super::page::{EN, Page};

#[test]
#[ignore = "writes pictures for people to look at"]
fn screenshots() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/screenshots");
    fs::create_dir_all(&folder).unwrap();
    for (width, height) in [(360, 780), (768, 1024), (1280, 800)] {
        for scheme in ["light", "dark"] {
            let page = Page::blank();
            page.resize(width, height);
            page.system_prefers(scheme, true);
            page.visit("?p=243");
            let save = |step: &str| {
                fs::write(folder.join(format!("{width}-{scheme}-{step}.png")), full_page(&page))
                    .unwrap();
            };
            save("start");
            for step in 2..=4 {
                page.press(EN.step_forward);
                page.script("document.activeElement.blur(); scrollTo(0, 0)", vec![]);
                save(&format!("step-{step}"));
            }
        }
    }
}

fn full_page(page: &Page) -> Vec<u8> {
    let picture = page.tell("Page.captureScreenshot", json!({ "captureBeyondViewport": true }));
    decode(picture["data"].as_str().unwrap())
}

/// What base64 text stands for.
fn decode(text: &str) -> Vec<u8> {
    let value = |c: u8| match c {
        b'A'..=b'Z' => c - b'A',
        b'a'..=b'z' => c - b'a' + 26,
        b'0'..=b'9' => c - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    for four in text.trim_end_matches('=').as_bytes().chunks(4) {
        let bits = four.iter().fold(0_u32, |bits, &c| bits << 6 | u32::from(value(c)));
        let whole = (bits << (6 * (4 - four.len()))).to_be_bytes();
        bytes.extend(&whole[1..four.len()]);
    }
    bytes
}
