//! What the first load weighs.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::thread;

use super::page::Page;
use super::server::{DIST, FOLDER};

/// Everything that the first load fetches, each file as `gzip -9` has it, together.
const LIMIT: usize = 103_000;

#[test]
fn the_first_load_stays_within_its_limit() {
    let page = Page::blank();
    // What the worker keeps comes after the page is there; it is shown apart.
    page.before_load("delete Navigator.prototype.serviceWorker");
    page.visit("");
    let asked = page.server().asked();
    let mut files: BTreeSet<String> = asked.iter().map(|(url, _)| file_of(url)).collect();
    // Headless browsers show no icon, and so do not ask for it.
    let icon: String = page.ask("return document.querySelector('link[rel=icon]').href");
    files.insert(icon.rsplit('/').next().unwrap().to_owned());
    files.insert("manifest.webmanifest".to_owned());
    assert!(files.iter().any(|file| file.contains(".wasm")), "{files:?}");

    let mut table = format!("\n{:>9} {:>9}  first load\n", "bytes", "gzip -9");
    let (mut raw, mut packed) = (0, 0);
    for file in &files {
        let body = &DIST[file];
        let zipped = gzip(body);
        writeln!(table, "{:>9} {zipped:>9}  {file}", body.len()).unwrap();
        raw += body.len();
        packed += zipped;
    }
    writeln!(table, "{raw:>9} {packed:>9}  together, of {LIMIT} allowed").unwrap();
    let worker = String::from_utf8_lossy(&DIST["sw.js"]);
    let later = DIST.keys().filter(|name| worker.contains(&format!("[\"{name}\",")));
    let later: usize =
        later.filter(|name| !files.contains(*name)).map(|name| gzip(&DIST[name])).sum();
    writeln!(table, "{:>9} {later:>9}  and what is kept besides, when the page is there", "")
        .unwrap();
    // Past the test harness, which keeps what passing tests print to itself.
    let _ = std::io::stderr().write_all(table.as_bytes());
    assert!(packed <= LIMIT, "the first load is too heavy:{table}");
}

fn file_of(url: &str) -> String {
    let name = url.split('?').next().unwrap().strip_prefix(FOLDER).unwrap();
    if name.is_empty() { "index.html".to_owned() } else { name.to_owned() }
}

fn gzip(body: &[u8]) -> usize {
    let mut gzip = Command::new("gzip")
        .args(["-9", "-c"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("gzip is installed");
    let mut input = gzip.stdin.take().unwrap();
    let body = body.to_owned();
    let writer = thread::spawn(move || input.write_all(&body));
    let output = gzip.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    assert!(output.status.success());
    output.stdout.len()
}
