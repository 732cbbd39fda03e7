//! axe-core, an automatic judge of accessibility: no view breaks a rule of WCAG 2.2, A or AA.

use std::path::Path;

use super::page::Page;
use super::states::{MORE, State, VIEWS};

/// Where `.ci/web` puts it.
const AXE: &str = "tests/web/node_modules/axe-core/axe.min.js";

const RULES: &str = "['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']";

/// The text of axe-core, unless there is no Node.js here to install it with.
fn axe() -> Option<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(AXE);
    let text = std::fs::read_to_string(&file).ok();
    let may_be_skipped = std::env::var_os("CI").is_none();
    assert!(text.is_some() || may_be_skipped, "{} is missing: run .ci/web", file.display());
    if text.is_none() {
        eprintln!("SKIPPED: axe-core is not installed (.ci/web does it, with Node.js and npm).");
    }
    text
}

/// What breaks a rule, as lines of rule, place and remark.
fn violations(page: &Page, axe: &str) -> Vec<String> {
    page.script(axe, vec![]);
    let script = format!(
        "const done = arguments[0];
        axe.run({{ runOnly: {RULES}, resultTypes: ['violations'] }}).then(
            ({{ violations, passes }}) => done([passes.length, violations.flatMap(rule => rule.nodes.map(node =>
                `${{rule.id}} at ${{node.target.join(' ')}}: ${{node.failureSummary}}`))]),
            error => done([0, ['axe fails: ' + error]]))"
    );
    let answer = page.run(async { page.driver().execute_async(script, vec![]).await });
    let (passes, violations): (usize, Vec<String>) = answer.convert().unwrap();
    assert!(passes > 10 || !violations.is_empty(), "axe has looked at nothing");
    violations
}

fn assert_clean(scheme: &str, language: &str, width: u32, states: &[&[State]]) {
    let Some(axe) = axe() else { return };
    let page = Page::blank();
    page.resize(width, 900);
    page.system_prefers(scheme, true);
    let mut faults = Vec::new();
    for state in states.iter().copied().flatten() {
        state.open(&page, language);
        page.wait_until_still();
        let found = violations(&page, &axe);
        faults.extend(found.into_iter().map(|fault| format!("{}: {fault}", state.name)));
    }
    assert!(faults.is_empty(), "{scheme}, {language}, {width} px: {faults:#?}");
}

#[test]
fn english_and_light() {
    assert_clean("light", "en", 1280, &[&VIEWS, &MORE]);
}

#[test]
fn english_and_dark_on_a_phone() {
    assert_clean("dark", "en", 360, &[&VIEWS]);
}

#[test]
fn dutch_and_light_on_a_phone() {
    assert_clean("light", "nl", 360, &[&VIEWS]);
}

#[test]
fn dutch_and_dark() {
    assert_clean("dark", "nl", 1280, &[&VIEWS, &MORE]);
}

/// The judge judges: a fault put in on purpose is found.
#[test]
fn a_fault_is_found() {
    let Some(axe) = axe() else { return };
    let page = Page::open("");
    page.script("document.querySelector('[aria-label=Roll], .roll').textContent = ''", vec![]);
    let found = violations(&page, &axe);
    assert!(found.iter().any(|fault| fault.starts_with("button-name")), "{found:#?}");
}
