//! Without a network, and from one version to the next: nothing is lost, nobody is interrupted.

use serde_json::json;

use super::page::{EN, NL, Page, number};
use super::server::{DIST, Files};
use super::sum::integrity;
use super::text::Words;
use super::wait::{wait_for, wait_until};

const READY: usize = 0;
const NEW: usize = 1;
const NONE: usize = 2;

impl Page {
    /// Goes to an address by another name of the same host.
    #[track_caller]
    pub fn visit_as(&self, host: &str, address: &str) {
        let url = self.server().base().replace("127.0.0.1", host) + address;
        self.run(async { self.driver().goto(url).await });
        self.wait_for_board();
    }
}

/// The views by the ids that their content has.
const VIEWS: [&str; 6] = ["position", "by-hand", "numbers", "judge", "all", "rules"];

fn foot(page: &Page) -> String {
    page.ask("return document.querySelector('.offline').textContent.trim()")
}

#[track_caller]
fn wait_for_foot(page: &Page, words: &Words, place: usize) {
    wait_until(words.offline[place], || foot(page).starts_with(words.offline[place]));
}

/// How many versions of the page the browser keeps.
fn kept(page: &Page) -> usize {
    let names: Vec<String> = page.ask("return caches.keys()");
    names.len()
}

#[track_caller]
fn see_every_view(page: &Page, words: &Words) {
    for (name, id) in words.view_names.into_iter().zip(VIEWS) {
        page.go(name);
        let seen = "const main = document.querySelector('main');
            return main.querySelector('.waiting') ? '' : main.id";
        wait_for(name, &id.to_owned(), || page.ask(seen));
        let text: String = page.ask("return document.querySelector('main').textContent");
        assert!(text.len() > 200, "{name} is there: {text}");
    }
}

/// The same page as another build has it: with one more line in its head.
fn second_build() -> Files {
    let mut files = DIST.clone();
    let text = |name: &str| String::from_utf8(DIST[name].clone()).unwrap();
    let page = text("index.html").replacen("<title>", "<meta name=build content=2><title>", 1);
    let worker = text("sw.js")
        .replace(&integrity(&DIST["index.html"]), &integrity(page.as_bytes()))
        .replacen("const BUILD = \"", "const BUILD = \"2", 1);
    assert!(worker != text("sw.js") && worker.contains(&integrity(page.as_bytes())));
    files.insert("index.html".into(), page.into());
    files.insert("sw.js".into(), worker.into());
    files
}

#[test]
fn after_one_visit_all_of_it_is_there_without_a_network() {
    let mut page = Page::open("?p=243");
    wait_for_foot(&page, EN, READY);
    page.server.stop();
    page.reload();
    page.shows(number(243));
    wait_for_foot(&page, EN, READY);
    see_every_view(&page, EN);
    page.press(NL.language);
    wait_for("Dutch", &NL.language, || page.words().language);
    see_every_view(&page, NL);
    page.visit("?p=7&lang=nl");
    see_every_view(&page, NL);
    page.visit("index.html?p=9");
    page.shows(number(9));
}

/// A page that was opened and never loaded again once had no words when the network went.
#[test]
fn the_first_visit_itself_goes_on_without_a_network() {
    let mut page = Page::open("");
    wait_for_foot(&page, EN, READY);
    page.server.stop();
    see_every_view(&page, EN);
}

#[test]
fn it_is_ready_only_when_every_file_has_come_as_it_was_built() {
    let page = Page::blank();
    let mut files = DIST.clone();
    files.get_mut("words.nl.txt").unwrap().extend(b"one more\n");
    page.server().serve(files);
    page.visit("?p=243");
    wait_for_foot(&page, EN, NONE);
    assert_eq!(kept(&page), 0, "all or nothing");
    page.server().serve(DIST.clone());
    page.reload();
    wait_for_foot(&page, EN, READY);
    // A browser that needs room may throw away what it keeps.
    page.script(
        "return caches.keys().then(names => Promise.all(names.map(n => caches.delete(n))))",
        vec![],
    );
    page.reload();
    wait_for_foot(&page, EN, NONE);
}

const BUILD: &str = "return document.querySelectorAll('meta[name=build]').length";

#[track_caller]
fn bring_second_build(page: &Page) {
    page.server().serve(second_build());
    page.script("return navigator.serviceWorker.ready.then(r => r.update()).then(() => 0)", vec![]);
    wait_for_foot(page, EN, NEW);
}

#[test]
fn a_new_version_waits_until_it_is_asked_for() {
    let page = Page::open("?p=243");
    wait_for_foot(&page, EN, READY);
    bring_second_build(&page);
    assert_eq!(page.status(), EN.offline[NEW]);
    page.reload();
    wait_for_foot(&page, EN, NEW);
    assert_eq!(page.ask::<u8>(BUILD), 0, "to load it again is not to ask for it");
}

#[test]
fn a_new_version_that_is_taken_loses_nothing() {
    let page = Page::open("?p=243");
    wait_for_foot(&page, EN, READY);
    page.go("Judge");
    let judge = "const field = document.querySelector('main textarea, main input[type=text]');";
    wait_until("the Judge is there", || page.ask(&[judge, "return field !== null"].concat()));
    page.script(&[judge, "field.focus()"].concat(), vec![]);
    let fen = "4k3/8/8/8/8/8/8/qRK5 w B -";
    page.keys(fen);
    wait_until("the Judge has read it", || page.address().contains("_B_-"));
    page.go("Position");
    page.choose("Black");
    page.choose("0-0-0");
    (0..3).for_each(|_| page.press("Step forward"));
    page.press("Flip board");
    page.type_number("2x");
    wait_until("the number field has been read", || !page.complaint().is_empty());
    page.wait_until_still();
    let before = (page.scene_from(true), page.field(), page.address());
    bring_second_build(&page);
    let now = (page.scene_from(true), page.field(), page.address());
    assert_eq!((page.ask::<u8>(BUILD), &now), (0, &before), "undisturbed");

    page.press(EN.load_it);
    wait_until("the second build is there", || {
        page.ask::<bool>(
            "return document.documentElement.hasAttribute('data-ready')
                && document.querySelector('meta[name=build]') !== null",
        )
    });
    wait_for_foot(&page, EN, READY);
    wait_for("all is as it was", &before, || (page.scene_from(true), page.field(), page.address()));
    page.go("Judge");
    let text = [judge, "return field?.value ?? ''"].concat();
    wait_for("the Judge has what it had", &fen.to_owned(), || page.ask(&text));
    assert_eq!(kept(&page), 1, "the version before is gone");
    let left: bool = page.ask("return 'left' in sessionStorage");
    assert!(!left, "what was left is taken once");
}

#[test]
fn a_browser_that_refuses_the_worker_is_told_of_calmly() {
    let page = Page::blank();
    page.before_load(
        "Object.defineProperty(Navigator.prototype, 'serviceWorker', {
            get() { throw new DOMException('no', 'SecurityError'); } });",
    );
    page.visit("?p=243");
    wait_for_foot(&page, EN, NONE);
    assert_eq!(page.status(), "", "it is no news");
    see_every_view(&page, EN);
    page.press(NL.language);
    wait_for_foot(&page, NL, NONE);
}

/// As another machine of the same network sees it: the name is no `localhost`.
#[test]
fn on_plain_http_all_but_the_worker_works() {
    let page = Page::blank();
    // Chromium has one to say of a header that only https can keep.
    page.server().without_headers();
    page.visit_as("plain.test", "?p=243");
    let secure: bool = page.ask("return isSecureContext");
    assert!(!secure);
    page.shows(number(243));
    wait_for_foot(&page, EN, NONE);
    page.roll();
    page.press("Copy X-FEN");
    let copied = super::text::fill(EN.copied_named, &[("what", &EN.x_fen)]);
    wait_for("it is copied all the same", &copied, || page.status());
    see_every_view(&page, EN);
    page.press(NL.language);
    see_every_view(&page, NL);
}

/// What a browser needs in order to offer to install the page.
#[test]
fn it_can_be_installed() {
    let page = Page::open("");
    let manifest = page.tell("Page.getAppManifest", json!({}));
    assert_eq!(manifest["errors"], json!([]), "{manifest}");
    let data: serde_json::Value =
        serde_json::from_str(manifest["data"].as_str().unwrap()).expect("it is JSON");
    for icon in data["icons"].as_array().unwrap() {
        let (name, sizes) = (icon["src"].as_str().unwrap(), icon["sizes"].as_str().unwrap());
        assert_eq!(size_of(name), sizes, "{name}");
    }
    assert_eq!(size_of("apple-touch-icon.png"), "180x180");
    assert_eq!(size_of("card.png"), "1200x630");
    wait_for_foot(&page, EN, READY);
    let missing = page.tell("Page.getInstallabilityErrors", json!({}));
    assert_eq!(missing["installabilityErrors"], json!([]), "{missing}");
}

fn size_of(png: &str) -> String {
    let bytes = &DIST[png];
    assert_eq!(&bytes[1..4], b"PNG", "{png}");
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().unwrap());
    format!("{}x{}", number(16), number(20))
}
