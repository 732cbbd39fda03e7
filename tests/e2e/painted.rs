//! The board is painted, not only in the document: by the colours of a screenshot.

use serde_json::json;

use super::page::{Page, number, pieces_of};
use super::pixels::Part;

const WIDE: (u32, u32) = (1280, 900);
const NARROW: (u32, u32) = (360, 780);

fn assert_painted(scheme: &str, (width, height): (u32, u32)) {
    let page = Page::blank();
    page.resize(width, height);
    page.system_prefers(scheme, true);
    page.visit("?p=243");
    for flipped in [false, true] {
        if flipped {
            page.press("Flip board");
        }
        let to_board =
            "document.querySelector('svg[role=img]').scrollIntoView({ block: 'center' })";
        page.script(to_board, vec![]);
        page.wait_until_still();
        assert_pieces_painted(&page, flipped);
        assert_coordinates_painted(&page, flipped);
    }
}

fn assert_pieces_painted(page: &Page, flipped: bool) {
    let pieces = pieces_of(number(243));
    let (names, parts): (Vec<_>, Vec<_>) = page.squares(flipped).into_iter().unzip();
    let dark_on = |piece: &str| {
        let painted = page.painted(&parts);
        let here = names
            .iter()
            .zip(painted)
            .filter(|(name, _)| pieces.get(*name).is_some_and(|it| it == piece));
        here.map(|(_, (dark, _))| dark).fold(1.0, f64::min)
    };
    for (name, (dark, _)) in names.iter().zip(page.painted(&parts)) {
        let painted = dark > 0.02;
        assert_eq!(painted, pieces.contains_key(name), "{name} is nearly black on {dark:.3} of it");
    }
    for (white, black) in [("K", "k"), ("P", "p")] {
        let (white, black) = (dark_on(white), dark_on(black));
        assert!(white < black, "White is drawn in lines, Black is filled: {white:.3}, {black:.3}");
    }
}

fn assert_coordinates_painted(page: &Page, flipped: bool) {
    let script = "const at = arguments[0];
        return [...document.querySelectorAll('svg[role=img] text')].filter(e => e.textContent.length === 1)
            .map(e => { const r = e.getBoundingClientRect(); return [e.textContent, [r.x, r.y, r.width, r.height]]; })";
    let labels: Vec<(String, Part)> =
        serde_json::from_value(page.script(script, vec![json!(0)])).unwrap();
    let names: String = labels.iter().map(|label| label.0.as_str()).collect();
    assert_eq!(names.len(), 16, "eight files and eight ranks, {names}");
    let parts: Vec<Part> = labels.iter().map(|label| label.1).collect();
    let [width, height]: [f64; 2] =
        page.ask("return [document.documentElement.clientWidth, innerHeight]");
    for (label, &[x, y, w, h]) in names.chars().zip(&parts) {
        let inside =
            x >= 0.0 && y >= 0.0 && x + w <= width && y + h <= height && w > 3.0 && h > 6.0;
        assert!(inside, "{label} is in the window, at {x} {y}, {w} by {h}");
    }
    for (label, (_, other)) in names.chars().zip(page.painted(&parts)) {
        assert!(other > 0.04, "{label} is painted on {other:.3} of its place");
    }
    // Each beside its own row or below its own column, whichever way the board is turned.
    let squares: std::collections::BTreeMap<_, _> = page.squares(flipped).into_iter().collect();
    for (label, &[x, y, w, h]) in names.chars().zip(&parts) {
        let (x, y) = (x + w / 2.0, y + h / 2.0);
        let within = |at: f64, start: f64, size: f64| start < at && at < start + size;
        if label.is_ascii_digit() {
            let [left, top, _, size] =
                squares[&format!("{}{label}", if flipped { 'h' } else { 'a' })];
            assert!(x < left && within(y, top, size), "{label} is beside its row");
        } else {
            let [left, top, size, _] =
                squares[&format!("{label}{}", if flipped { '8' } else { '1' })];
            assert!(y > top + size && within(x, left, size), "{label} is below its column");
        }
    }
}

#[test]
fn wide_and_light() {
    assert_painted("light", WIDE);
}

#[test]
fn wide_and_dark() {
    assert_painted("dark", WIDE);
}

#[test]
fn narrow_and_light() {
    assert_painted("light", NARROW);
}

#[test]
fn narrow_and_dark() {
    assert_painted("dark", NARROW);
}
