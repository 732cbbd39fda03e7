//! What assistive technology is told of each view, kept as a text that can be read like a script.
//!
//! The scripts are in tests/data/a11y. `make a11y` writes them anew after a change; then read what
//! has changed: would somebody who only hears it set up the right pieces, and castle correctly?

use std::collections::BTreeMap;
use std::path::Path;

use chess960::position::STEP_COUNT;
use serde_json::{Value, json};

use super::page::{EN, NL, Page};
use super::states::{MORE, VIEWS};
use super::wait::wait_until;

const FOLDER: &str = "tests/data/a11y";

/// The states that are kept beside the views as they open: nothing in them is drawn by chance.
const KEPT: [&str; 5] =
    ["position-refused", "judge-legal", "judge-illegal", "judge-refused", "all-filtered"];

/// States of a node that are said when they hold.
const STATES: [&str; 8] =
    ["checked", "pressed", "selected", "expanded", "invalid", "disabled", "readonly", "current"];

/// The tree of all that is told, a line for each thing, indented by what it belongs to.
fn script(page: &Page) -> String {
    let tree = page.tell("Accessibility.getFullAXTree", json!({}));
    let nodes = tree["nodes"].as_array().unwrap();
    let by_id: BTreeMap<&str, &Value> =
        nodes.iter().map(|node| (node["nodeId"].as_str().unwrap(), node)).collect();
    let mut script = String::new();
    write(&by_id, nodes.first().unwrap(), 0, "", &mut script);
    script
}

fn write(nodes: &BTreeMap<&str, &Value>, node: &Value, depth: usize, above: &str, to: &mut String) {
    let text = |key: &str| node[key]["value"].as_str().unwrap_or_default();
    // Blanks at its ends are not heard; the status has one at every other change, to be read again.
    let (role, name) = (text("role"), text("name").trim());
    // What only holds others together is not heard; nor is text that was the name or the value of
    // what it is in.
    let holds = matches!(role, "none" | "generic" | "paragraph" | "LabelText" | "Legend");
    let unheard = node["ignored"] == true
        || holds && name.is_empty()
        || matches!(role, "InlineTextBox" | "ListMarker" | "LineBreak")
        || role == "StaticText" && (above == name || name.trim().is_empty());
    let inside = if unheard { depth } else { depth + 1 };
    if !unheard {
        let line = line(node, role, name);
        *to += &"  ".repeat(depth);
        *to += &line;
        to.push('\n');
    }
    if role == "textbox" {
        return; // what is in it was told as its value
    }
    for child in node["childIds"].as_array().into_iter().flatten() {
        // Some children are named and not sent, as they lie in a part that is left out.
        if let Some(child) = nodes.get(child.as_str().unwrap()) {
            write(nodes, child, inside, if unheard { above } else { name }, to);
        }
    }
}

fn line(node: &Value, role: &str, name: &str) -> String {
    let role = if role == "StaticText" { "text" } else { role };
    let mut line = role.to_owned();
    if !name.is_empty() {
        line.extend([" \"", name, "\""]);
    }
    let mut states = Vec::new();
    for property in node["properties"].as_array().into_iter().flatten() {
        let (state, value) = (property["name"].as_str().unwrap(), &property["value"]["value"]);
        match (state, value) {
            ("level", level) if role == "heading" => states.push(format!("level {level}")),
            _ if !STATES.contains(&state) => {}
            (_, Value::Bool(true)) => states.push(state.to_owned()),
            (_, Value::String(value)) if value != "false" => {
                states.push(if value == "true" {
                    state.to_owned()
                } else {
                    format!("{state}: {value}")
                });
            }
            _ => {}
        }
    }
    if !states.is_empty() {
        line.extend([" (", &states.join(", "), ")"]);
    }
    for (key, sign) in [("value", " = "), ("description", " -- ")] {
        match &node[key]["value"] {
            Value::String(text) if !text.is_empty() => line.extend([sign, "\"", text, "\""]),
            Value::Number(number) => line.extend([sign, &number.to_string()]),
            _ => {}
        }
    }
    line.replace('\n', "\\n")
}

/// Compares a script with the one that is kept, or keeps it.
#[track_caller]
fn check(name: &str, language: &str, script: &str, faults: &mut Vec<String>) {
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join(FOLDER).join(format!("{name}.{language}.txt"));
    if std::env::var_os("UPDATE_A11Y").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, script).unwrap();
        return;
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    let differs = script
        .lines()
        .zip(kept.lines().chain(std::iter::repeat("")))
        .find(|(now, kept)| now != kept)
        .map(|(now, kept)| format!("now: {now}\nkept: {kept}"));
    if script != kept {
        let differs = differs.unwrap_or_else(|| "it ends earlier".to_owned());
        faults.push(format!("{name}.{language}.txt\n{differs}"));
    }
}

fn assert_as_kept(language: &str) {
    let page = Page::blank();
    page.system_prefers("light", true);
    let mut faults = Vec::new();
    // The host's port is in the link to copy, and differs from run to run.
    let base = page.server().base();
    let heard = |page: &Page| script(page).replace(&base, "https://example.org/");
    for state in VIEWS.iter().chain(MORE.iter().filter(|state| KEPT.contains(&state.name))) {
        state.open(&page, language);
        wait_until("the foot says how it stands with the network", || {
            page.ask("return document.querySelector('.offline').textContent.trim() !== ''")
        });
        page.wait_until_still();
        check(state.name, language, &heard(&page), &mut faults);
    }
    check("castling-step-by-step", language, &castling(&page, language), &mut faults);
    assert!(
        faults.is_empty(),
        "what is heard has changed (`make a11y` keeps it as it is now, to be read):\n{}",
        faults.join("\n")
    );
}

/// What is read out as a castling is stepped through, and how the board is then told.
fn castling(page: &Page, language: &str) -> String {
    let words = if language == "nl" { NL } else { EN };
    page.open_view(&format!("?p=243&lang={language}"));
    let board = "return document.getElementById(document.querySelector('svg[role=img]').getAttribute('aria-describedby')).textContent";
    let mut script = String::new();
    for castling in ["0-0", "0-0-0"] {
        page.choose(castling);
        for step in 0..STEP_COUNT {
            if step > 0 {
                let before = page.status();
                page.press(words.step_forward);
                wait_until("the step is read out", || page.status() != before);
            }
            let status = page.status();
            let caption: String =
                page.ask("return document.querySelector('.caption').lastChild.data");
            let board: String = page.ask(board);
            script.extend([
                castling,
                ": ",
                &caption,
                "\n  status: ",
                &status,
                "\n  board: ",
                &board,
                "\n",
            ]);
        }
    }
    script
}

#[test]
fn in_english() {
    assert_as_kept("en");
}

#[test]
fn in_dutch() {
    assert_as_kept("nl");
}
