//! Where the app cannot start: the page says so, in both languages, and shows a board.

use super::page::{EN, Page, number};
use super::server::{DIST, Files};
use super::wait::{wait_for, wait_until};

impl Page {
    /// Goes to an address where the app will not start.
    #[track_caller]
    pub fn visit_without_app(&self, address: &str) {
        let url = self.server().base() + address;
        self.run(async { self.driver().goto(url).await });
    }
}

/// Opens the page and waits until it says that it could not start; the console may say why.
#[track_caller]
fn see_it_fail(page: &Page, what: &str) {
    page.visit_without_app("?p=243");
    let seen = "const failed = document.getElementById('failed');
        return failed.offsetHeight > 0 ? failed.innerText : ''";
    let mut said = String::new();
    wait_until(&format!("it says that it could not start: {what}"), || {
        said = page.ask(seen);
        !said.is_empty()
    });
    assert!(said.contains("could not start") && said.contains("kon niet starten"), "{said}");
    let men: u8 = page.ask(
        "return [...document.querySelectorAll('.man')].filter(man =>
            getComputedStyle(man).visibility === 'visible' && man.getBoundingClientRect().width > 9).length",
    );
    assert_eq!(men, 32, "{what}: the board of 518 is to be seen, which is the one it speaks of");
    let number: String = page.ask("return document.getElementById('number').value");
    assert_eq!(number, "518");
    let _ = page.console();
}

fn name_of(end: &str) -> &'static String {
    let own = |name: &&String| name.starts_with("chess960-") && name.ends_with(end);
    DIST.keys().find(own).unwrap()
}

fn with(name: &str, change: impl FnOnce(&mut Vec<u8>)) -> Files {
    let mut files = DIST.clone();
    change(files.get_mut(name).unwrap());
    files
}

#[test]
fn web_assembly_that_is_blocked_or_too_old() {
    for script in [
        "delete window.WebAssembly",
        "for (const name of ['instantiate', 'instantiateStreaming', 'compile'])
            WebAssembly[name] = async () => { throw new WebAssembly.CompileError('unknown opcode'); }",
    ] {
        let page = Page::blank();
        page.before_load(script);
        see_it_fail(&page, script);
    }
}

#[test]
fn a_file_that_is_damaged() {
    let start = DIST.keys().find(|name| name.starts_with("start-")).unwrap();
    for name in [name_of(".wasm"), name_of(".js"), start] {
        // One that is whole would be kept, so a host of its own for each.
        let page = Page::blank();
        page.server().serve(with(name, |bytes| *bytes.last_mut().unwrap() ^= 1));
        see_it_fail(&page, name);
    }
}

/// A browser that does not know the words of the script once showed nothing at all.
#[test]
fn a_script_that_is_not_understood() {
    let page = Page::blank();
    let start = DIST.keys().find(|name| name.starts_with("start-")).unwrap();
    let mut files = with(start, |bytes| bytes.splice(0..0, *b"future syntax;").for_each(drop));
    let html = String::from_utf8(files["index.html"].clone()).unwrap();
    files.insert("index.html".into(), html.replace(" integrity=", " data-was=").into());
    page.server().serve(files);
    see_it_fail(&page, "syntax");
}

#[test]
fn a_policy_that_forbids_wasm() {
    let page = Page::blank();
    let html = String::from_utf8(DIST["index.html"].clone()).unwrap();
    assert!(html.contains(" 'wasm-unsafe-eval'"));
    let mut files = DIST.clone();
    files.insert("index.html".into(), html.replace(" 'wasm-unsafe-eval'", "").into());
    page.server().serve(files);
    see_it_fail(&page, "policy");
}

/// What comes later may not come: that is said, and it is asked for again.
#[test]
fn code_of_other_views_that_is_damaged() {
    let page = Page::blank();
    let later = DIST.keys().find(|name| name.starts_with("later-")).unwrap();
    page.server().serve(with(later, |bytes| *bytes.last_mut().unwrap() ^= 1));
    page.visit("?p=243");
    page.go(EN.view_names[5]);
    let said = "return document.querySelector('.waiting p')?.textContent ?? ''";
    wait_for("it is said", &EN.did_not_arrive.to_owned(), || page.ask(said));
    page.server().serve(DIST.clone());
    page.press(EN.try_again);
    wait_until("the rules are there", || {
        page.ask("return document.querySelectorAll('#rules .board').length > 10")
    });
    page.go(EN.view_names[0]);
    page.shows(number(243));
    let _ = page.console();
}
