//! What the project stands on: under which licences, from where, and why.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

fn read(name: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name)).unwrap()
}

/// Every package for the page or for this host, with all features.
fn packages() -> Vec<Value> {
    let version = Command::new("rustc").arg("-vV").output().unwrap().stdout;
    let version = String::from_utf8(version).unwrap();
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["metadata", "--format-version", "1", "--locked", "--all-features"]);
    cargo.args(["--filter-platform", host, "--filter-platform", "wasm32-unknown-unknown"]);
    let output = cargo.current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    metadata["packages"].as_array().unwrap().clone()
}

/// The licences that deny.toml allows.
fn allowed() -> BTreeSet<String> {
    let deny = read("deny.toml");
    let list = deny.split_once("allow = [").unwrap().1.split_once(']').unwrap().0;
    list.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Whether one of the choices that a licence expression gives is allowed, in each of its parts.
fn is_allowed(expression: &str, allowed: &BTreeSet<String>) -> bool {
    let expression = expression.replace('/', " OR ");
    expression.split(" AND ").all(|part| {
        let part = part.trim_matches(['(', ')', ' ']);
        part.split(" OR ").any(|choice| allowed.contains(choice.trim()))
    })
}

#[test]
fn every_licence_is_one_that_asks_for_no_more_than_a_mention() {
    let allowed = allowed();
    let packages = packages();
    assert!(packages.len() > 100, "there is something to check");
    for package in packages {
        let (name, licence) = (&package["name"], package["license"].as_str().unwrap_or("none"));
        assert!(is_allowed(licence, &allowed), "{name} has the licence {licence}");
        let own = package["name"] == "chess960";
        let registry =
            package["source"].as_str().is_some_and(|from| from.contains("crates.io-index"));
        assert!(own || registry, "{name} comes from {}", package["source"]);
    }
}

#[test]
fn a_licence_that_asks_for_more_would_be_found() {
    let allowed = allowed();
    for fine in ["MIT", "MIT/Apache-2.0", "(MIT OR GPL-3.0) AND Unicode-3.0", "GPL-2.0 OR MIT"] {
        assert!(is_allowed(fine, &allowed), "{fine}");
    }
    for wrong in ["GPL-3.0", "MIT AND GPL-3.0", "none", "", "MPL-2.0"] {
        assert!(!is_allowed(wrong, &allowed), "{wrong}");
    }
}

#[test]
fn each_direct_dependency_has_its_reason() {
    let reasons = read("ARCHITECTURE.md");
    let own = packages().into_iter().find(|package| package["name"] == "chess960").unwrap();
    let direct = own["dependencies"].as_array().unwrap();
    assert!(direct.len() > 10);
    for dependency in direct {
        let name = dependency["name"].as_str().unwrap();
        let named = |names: &str| names.split(',').any(|one| one.trim() == name);
        let row = |line: &str| line.split('|').nth(1).is_some_and(named);
        assert!(reasons.lines().any(row), "ARCHITECTURE.md does not say what {name} is for");
    }
}

/// What examples/nginx.conf sends is what the page and `_headers` say.
#[test]
fn the_policy_is_the_same_wherever_it_stands() {
    let (page, nginx) = (read("index.html"), read("examples/nginx.conf"));
    let policy = page.split_once("content=\"default-src").unwrap().1.split_once('"').unwrap().0;
    assert!(nginx.contains(&format!("\"default-src{policy}; frame-ancestors 'none'\"")));
    let headers = read("src/stamp/headers.rs");
    let always = headers.split_once("const ALWAYS").unwrap().1.split_once("];").unwrap().0;
    let pairs: Vec<_> = always.lines().filter_map(|line| line.trim().split_once(": ")).collect();
    assert!(pairs.len() >= 5);
    for (name, value) in pairs.into_iter().filter(|pair| pair.0.starts_with('"')) {
        let (name, value) = (&name[1..], value.trim_end_matches("\","));
        let line = nginx.lines().find(|line| line.contains(&format!("add_header {name} ")));
        assert!(line.is_some_and(|line| line.contains(value)), "{name}: {value}");
    }
}
