//! How long it takes until what was asked for is painted, on a processor four times slower.
//!
//! `make bench` prints the tables; nothing here fails, for a busy machine is slow.

use serde_json::{Value, json};

use super::page::Page;

const RUNS: usize = 30;

/// What one frame lasts at 60 a second, in milliseconds: the aim for the work of the script.
const FRAME: f64 = 16.7;

/// Does something again and again; of each time, how long the script had work, and how long it
/// took until the frame after it was there.
const MEASURE: &str = "
    const [act, runs, done] = arguments;
    const run = new Function('index', act);
    // A task of its own, after everything that the event has set going.
    const task = () => new Promise(done => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(0);
    });
    const frame = () => new Promise(done => requestAnimationFrame(done));
    (async () => {
        const took = [];
        for (let index = -3; index < runs; index++) {
            await new Promise(done => setTimeout(done, 60));
            await frame();
            await task();
            const start = performance.now();
            run(index);
            await Promise.resolve();
            const scripted = performance.now() - start;
            document.body.offsetHeight;
            await frame();
            await task();
            if (index >= 0) took.push([scripted, performance.now() - start]); // the first ones warm up
        }
        done(took);
    })();";

fn measure(name: &str, address: &str, act: &str) {
    let page = Page::blank();
    page.system_prefers("light", true);
    page.open_view(address);
    page.tell("Emulation.setCPUThrottlingRate", json!({ "rate": 4 }));
    page.run(async { page.driver().set_script_timeout(std::time::Duration::from_mins(1)).await });
    let arguments = vec![json!(act), json!(RUNS)];
    let took = page.run(async { page.driver().execute_async(MEASURE, arguments).await });
    page.tell("Emulation.setCPUThrottlingRate", json!({ "rate": 1 }));
    let took: Vec<[f64; 2]> = took.convert().unwrap();
    let of = |part: usize| {
        let mut all: Vec<f64> = took.iter().map(|took| took[part]).collect();
        all.sort_by(f64::total_cmp);
        (all[RUNS / 2], all[RUNS * 95 / 100])
    };
    let ((script, script_95), (painted, painted_95)) = (of(0), of(1));
    let aim = if script <= FRAME { "" } else { "  over one frame" };
    eprintln!("{name:<34}{script:>8.1}{script_95:>8.1}{painted:>10.1}{painted_95:>8.1}{aim}");
}

#[test]
#[ignore = "prints figures and judges nothing"]
fn speed() {
    eprintln!("\nmilliseconds, processor slowed 4x    script (p95)   painted (p95)   of {RUNS}");
    measure("Roll", "", "document.querySelector('.roll').click()");
    let step = "[...document.querySelectorAll('.castling button')]
        .at(index % 6 === 0 ? 0 : -1).click()";
    measure("a step of castling", "", step);
    let key = "const field = document.getElementById('find');
        field.value = ['5', '51', '518', 'R', 'RN', 'RNB'][(index + 6) % 6];
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))";
    measure("a keystroke in Find", "#all", key);
    measure("a keystroke in Pattern", "#all", &key.replace("'find'", "'pattern'"));
    loading();
}

fn loading() {
    let page = Page::blank();
    page.tell("Emulation.setCPUThrottlingRate", json!({ "rate": 4 }));
    page.before_load(
        "addEventListener('DOMContentLoaded', () => {
            const root = document.documentElement;
            const look = () => root.hasAttribute('data-ready') && (window.readyAt ??= performance.now());
            new MutationObserver(look).observe(root, { attributes: true });
            look();
        });",
    );
    page.visit("");
    let seen: Value = page.ask(
        "const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
        return [paint, readyAt]",
    );
    page.tell("Emulation.setCPUThrottlingRate", json!({ "rate": 1 }));
    let requests = page.server().asked().len();
    eprintln!(
        "\nloading, slowed 4x: {requests} requests, first contentful paint {:.0} ms, Roll works after {:.0} ms",
        seen[0].as_f64().unwrap(),
        seen[1].as_f64().unwrap()
    );
    eprintln!("(bytes: see the size test)");
}
