//! The style files: every size, colour and duration has a name, and no rule is for nothing.

use std::fs;
use std::path::{Path, PathBuf};

fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(
                &format!("{folder}/{}", path.file_name().unwrap().display()),
                ending,
            ));
        } else if path.extension().is_some_and(|of| of == ending) {
            found.push(path);
        }
    }
    found
}

/// A style file without its comments, line by line.
fn lines(path: &Path) -> Vec<String> {
    let mut rest = fs::read_to_string(path).unwrap();
    while let Some(start) = rest.find("/*") {
        let end = start + rest[start..].find("*/").unwrap() + 2;
        rest.replace_range(start..end, "");
    }
    rest.lines().map(str::to_owned).collect()
}

/// The numbers of a line with the unit that follows each.
fn measures(line: &str) -> Vec<(f64, &str)> {
    let number = |c: char| c.is_ascii_digit() || c == '.';
    let mut found = Vec::new();
    let mut rest = line;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let after = &rest[start..];
        let end = after.find(|c| !number(c)).unwrap_or(after.len());
        let unit = &after[end..];
        let unit = &unit[..unit.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(unit.len())];
        if let Ok(value) = after[..end].parse() {
            found.push((value, unit));
        }
        rest = &after[end..];
    }
    found
}

/// What may not be said outside tokens.css: a size of the page, a duration, a colour. Left over are
/// hairlines, parts of a line of text (em, ch, lh), of the window, and the units of a drawing.
#[test]
fn sizes_durations_and_colours_are_tokens() {
    let mut wrong = Vec::new();
    for path in files("style", "css") {
        let (name, drawn) = (path.file_name().unwrap(), path.ends_with("board.css"));
        if name == "tokens.css" {
            continue;
        }
        for line in lines(&path).iter().filter(|line| !line.trim_start().starts_with('@')) {
            let colour = line.contains(": #") || line.contains("rgb(");
            let drawing = drawn || line.contains("translate(") || line.contains("font-size: 46px");
            let bad = measures(line).into_iter().any(|(value, unit)| match unit {
                "rem" => value > 1.0 || value.fract() > 0.0,
                "ms" | "s" => true,
                "px" => {
                    !drawing && value > 1.0 && !line.contains("double") && !line.contains("solid")
                }
                _ => false,
            });
            if bad || (colour && !line.contains("mask")) {
                wrong.push(format!("{}: {}", name.display(), line.trim()));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_token_is_used_and_every_class_is_drawn() {
    let style: String = files("style", "css").iter().flat_map(|path| lines(path)).collect();
    let mut source = fs::read_to_string("index.html").unwrap();
    for path in files("src", "rs") {
        source += &fs::read_to_string(path).unwrap();
    }
    let ends = |c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_');
    let names = |start: &'static str| {
        let found = style.match_indices(start).filter_map(|(at, _)| {
            let name = &style[at + start.len()..];
            let name = &name[..name.find(ends).unwrap_or(name.len())];
            name.starts_with(|c: char| c.is_ascii_alphabetic()).then_some(name)
        });
        let mut names: Vec<&str> = found.collect();
        names.sort_unstable();
        names.dedup();
        names
    };
    let classes = names(".");
    assert!(classes.len() > 60, "{}", classes.len());
    let word = |name: &str| {
        source.match_indices(name).any(|(at, _)| {
            let before = source[..at].chars().next_back().is_some_and(ends);
            before && source[at + name.len()..].starts_with(ends)
        })
    };
    let undrawn: Vec<_> = classes.into_iter().filter(|name| !word(name)).collect();
    assert!(undrawn.is_empty(), "no element has these classes: {undrawn:?}");
    let unused: Vec<_> = names("--")
        .into_iter()
        .filter(|name| !["x", "y"].contains(name) && !style.contains(&format!("var(--{name}")))
        .collect();
    assert!(unused.is_empty(), "nothing asks for these: {unused:?}");
}
