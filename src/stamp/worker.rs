//! The service worker with the list of what it keeps.

use std::collections::BTreeMap;

use super::sum::{integrity, short};

/// What is served and not kept: nobody needs it without a network.
const NOT_KEPT: [&str; 4] = ["_headers", "card.png", "PIECES-LICENSE.txt", "sw.js"];

/// The worker's source: the build's own list of files, and assets/sw.js, which uses it.
///
/// A file is named as it is asked for (index.html by the folder that it is in), with its sum: what
/// comes is what was built, or nothing is kept.
pub fn worker(files: &BTreeMap<String, Vec<u8>>, template: &str) -> String {
    let mut list = String::new();
    for (name, content) in files {
        if NOT_KEPT.contains(&name.as_str()) {
            continue;
        }
        let name = if name == "index.html" { "" } else { name };
        list.extend(["  [\"", name, "\", \"", &integrity(content), "\"],\n"]);
    }
    let build = short([&list, template].concat().as_bytes());
    format!("const BUILD = \"{build}\";\nconst FILES = [\n{list}];\n{template}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(files: &[(&str, &str)]) -> String {
        let files = files.iter().map(|&(name, text)| (name.to_owned(), text.into())).collect();
        worker(&files, "work();\n")
    }

    #[test]
    fn every_change_is_another_build() {
        let first = of(&[("index.html", "a"), ("words.en.txt", "b"), ("card.png", "c")]);
        assert!(first.contains("[\"\", \"sha256-") && first.contains("[\"words.en.txt\", "));
        assert!(!first.contains("card.png") && first.ends_with("work();\n"));
        assert_ne!(first, of(&[("index.html", "a"), ("words.en.txt", "B"), ("card.png", "c")]));
        assert_eq!(first, of(&[("index.html", "a"), ("words.en.txt", "b"), ("card.png", "C")]));
    }
}
