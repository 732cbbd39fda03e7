//! Pictures of the page for people to look at; no test.
//!
//! `make screenshots` writes them to target/screenshots/, each state of the page at three widths,
//! in two themes and two languages, with one sheet of all of them: sheet.png.

mod states;

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;

use self::states::{STATES, State};
use super::page::Page;
use super::text::Language;
use super::wait::wait_until;

const SIZES: [(u32, u32); 3] = [(360, 780), (768, 1024), (1280, 800)];
const SCHEMES: [&str; 2] = ["light", "dark"];

#[test]
#[ignore = "writes pictures for people to look at"]
fn screenshots() {
    let folder = folder();
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let page = Page::blank();
    for state in &STATES {
        for scheme in SCHEMES {
            for language in Language::ALL {
                for size in SIZES {
                    let picture = picture(&page, state, scheme, language, size);
                    fs::write(folder.join(file(state, scheme, language, size)), picture).unwrap();
                }
            }
        }
    }
    sheet(&page, &folder);
    // Some states are such that the console says something.
    page.console();
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("target/screenshots")
}

fn file(state: &State, scheme: &str, language: Language, (width, _): (u32, u32)) -> String {
    format!("{}-{width}-{scheme}-{}.png", state.name, language.code())
}

fn picture(
    page: &Page,
    state: &State,
    scheme: &str,
    language: Language,
    (width, height): (u32, u32),
) -> Vec<u8> {
    page.resize(width, height);
    page.system_prefers(scheme, true);
    let (query, hash) = state.address.split_once('#').unwrap_or((state.address, ""));
    // Another query each time, so that the page is opened anew.
    let address = format!("{query}&lang={}&of={width}{scheme}#{hash}", language.code());
    page.open_anew(&address);
    (state.act)(page, language.words());
    // No picture while something is still being drawn.
    page.run(async {
        let script = "requestAnimationFrame(() => requestAnimationFrame(arguments[0]))";
        page.driver().execute_async(script, vec![]).await
    });
    full_page(page)
}

impl Page {
    /// Goes to an address of a view that may have no board.
    #[track_caller]
    pub fn open_anew(&self, address: &str) {
        let url = self.server().base() + address;
        self.run(async { self.driver().goto(url).await });
        let ready = "return document.documentElement.hasAttribute('data-ready')
            && !document.querySelector('.waiting')";
        wait_until("the page is ready", || self.ask(ready));
    }
}

// Every picture small, a row for each state; the browser itself takes the picture of it.
fn sheet(page: &Page, folder: &Path) {
    let mut html = String::from(
        "<!doctype html><meta charset=utf-8><style>
        body { margin: 16px; width: max-content; background: #888; font: 14px sans-serif }
        h2 { margin: 12px 0 4px; font-size: 15px } p { display: flex; gap: 6px; margin: 0 }
        img { height: 240px; object-fit: cover; object-position: top; background: #fff }
        </style>",
    );
    for state in &STATES {
        write!(html, "<h2>{}</h2><p>", state.name).unwrap();
        for scheme in SCHEMES {
            for language in Language::ALL {
                for size in SIZES {
                    let wide = size.0 * 240 / size.1;
                    let file = file(state, scheme, language, size);
                    write!(html, "<img width={wide} src={file}>").unwrap();
                }
            }
        }
        html.push_str("</p>");
    }
    let sheet = folder.join("sheet.html");
    fs::write(&sheet, html).unwrap();
    page.resize(2320, 1000);
    page.run(async { page.driver().goto(format!("file://{}", sheet.display())).await });
    let shown = "return [...document.images].every(e => e.complete && e.naturalWidth > 0)";
    wait_until("the pictures are in the sheet", || page.ask(shown));
    fs::write(folder.join("sheet.png"), full_page(page)).unwrap();
}

fn full_page(page: &Page) -> Vec<u8> {
    let [width, height]: [f64; 2] = page.ask(
        "const { scrollWidth, scrollHeight } = document.documentElement; return [scrollWidth, scrollHeight]",
    );
    let clip = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": 1 });
    let what = json!({ "captureBeyondViewport": true, "clip": clip });
    decode(page.tell("Page.captureScreenshot", what)["data"].as_str().unwrap())
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
