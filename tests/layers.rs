//! Imports go one way: position, text, state and platform, components.

use std::fs;
use std::path::{Path, PathBuf};

/// Each layer with the layers and crates that its sources may name.
const LAYERS: [(&str, &[&str]); 5] = [
    ("position", &["crate::position", "std"]),
    ("text", &["crate::text", "crate::position", "std"]),
    ("state", &["crate::state", "crate::text", "crate::position", "leptos", "std"]),
    (
        "platform",
        &[
            "crate::platform",
            "leptos",
            "wasm_bindgen",
            "web_sys",
            "getrandom",
            "gloo_timers",
            "std",
        ],
    ),
    (
        "components",
        &[
            "crate::components",
            "crate::platform",
            "crate::state",
            "crate::text",
            "crate::position",
            "leptos",
            "std",
        ],
    ),
];

/// What a source may not name at all unless its layer allows it, with or without `use`.
const WATCHED: [&str; 11] = [
    "crate::position",
    "crate::text",
    "crate::state",
    "crate::platform",
    "crate::components",
    "leptos",
    "wasm_bindgen",
    "web_sys",
    "js_sys",
    "getrandom",
    "gloo_timers",
];

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found
}

/// The code of a source without its comments and without what follows `#[cfg(test)]`.
fn code(source: &str) -> String {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().map(|line| line.split("//").next().unwrap_or_default());
    lines.collect::<Vec<_>>().join("\n")
}

/// The watched names that stand in the code, as whole paths.
fn names(code: &str) -> Vec<&'static str> {
    let stands = |name: &str| {
        code.match_indices(name).any(|(at, _)| {
            let before = code[..at].chars().next_back();
            let after = code[at + name.len()..].chars().next();
            let part = |c: char| c.is_alphanumeric() || c == '_';
            !before.is_some_and(|c| part(c) || c == ':') && !after.is_some_and(part)
        })
    };
    WATCHED.into_iter().filter(|name| stands(name)).collect()
}

#[test]
fn no_layer_imports_from_above() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut read = 0;
    for (layer, allowed) in LAYERS {
        for path in sources(&root.join(layer)) {
            let source = fs::read_to_string(&path).unwrap();
            for name in names(&code(&source)) {
                assert!(allowed.contains(&name), "{} names {name}", path.display());
            }
            read += 1;
        }
    }
    assert!(read > 40, "the sources are where they are looked for");
}

#[test]
fn a_forbidden_import_would_be_found() {
    assert_eq!(names(&code("use web_sys::Window; // leptos")), ["web_sys"]);
    assert_eq!(names(&code("let x = crate::text::fill;")), ["crate::text"]);
    assert_eq!(names(&code("#[cfg(test)] mod tests { use leptos::x; }")), [""; 0]);
    assert_eq!(names(&code("leptos_other::x; my_leptos; a::leptos")), [""; 0]);
}

#[test]
fn no_file_is_longer_than_one_subject() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for path in [root.join("src"), root.join("tests")].iter().flat_map(|folder| sources(folder)) {
        let lines = fs::read_to_string(&path).unwrap().lines().count();
        assert!(
            lines <= 350,
            "{} has {lines} lines: is there a second subject in it?",
            path.display()
        );
    }
}
