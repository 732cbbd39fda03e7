//! What only the browser's own tools can do: another screen, another system, another browser.

use serde_json::{Value, json};

use super::engine::is_chromium;
use super::page::Page;

/// By commands of the browser's protocol for its developer tools.
impl Page {
    /// Sends a command, and gives its answer.
    #[track_caller]
    pub fn tell(&self, command: &str, parameters: Value) -> Value {
        assert!(is_chromium(), "only Chromium has {command}: name this test in chromium-only.txt");
        let tools = self.driver().cdp();
        self.run(async { tools.send_raw(command, parameters).await })
    }

    /// Runs a script before those of the page, on every load from now on.
    #[track_caller]
    pub fn before_load(&self, script: &str) {
        if !is_chromium() {
            return self.server().put_before(script);
        }
        self.tell("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }));
    }

    /// Gives the window this size, in CSS pixels.
    #[track_caller]
    pub fn resize(&self, width: u32, height: u32) {
        if !is_chromium() {
            return self.resize_window(width, height);
        }
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.tell("Emulation.setDeviceMetricsOverride", size);
        // The bars of a phone take no room.
        self.tell("Emulation.setScrollbarsHidden", json!({ "hidden": width < 700 }));
    }

    // A window has a frame, a bar with the address, and a least width.
    #[track_caller]
    fn resize_window(&self, width: u32, height: u32) {
        let inside = || -> [u32; 2] { self.ask("return [innerWidth, innerHeight]") };
        let (mut outer_width, mut outer_height) = (width, height);
        for _ in 0..3 {
            self.run(async {
                self.driver().set_window_rect(0, 0, outer_width, outer_height).await
            });
            std::thread::sleep(std::time::Duration::from_millis(50));
            let [now_width, now_height] = inside();
            if [now_width, now_height] == [width, height] {
                return;
            }
            outer_width = (outer_width + width).saturating_sub(now_width);
            outer_height = (outer_height + height).saturating_sub(now_height);
        }
        super::wait::wait_for("the window has its size", &[width, height], inside);
    }

    /// Makes the system prefer `dark` or `light`, and motion or less of it.
    #[track_caller]
    pub fn system_prefers(&self, scheme: &str, reduced_motion: bool) {
        if !is_chromium() && scheme == "light" {
            // As the machine is; whoever looks waits until nothing moves.
            return;
        }
        let motion = if reduced_motion { "reduce" } else { "no-preference" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        self.tell("Emulation.setEmulatedMedia", json!({ "features": features }));
    }

    /// Makes it a browser that asks for pages in this language.
    #[track_caller]
    pub fn browser_speaks(&self, language: &str) {
        let agent = self.script("return navigator.userAgent", vec![]);
        let speaks = json!({ "userAgent": agent, "acceptLanguage": language });
        self.tell("Emulation.setUserAgentOverride", speaks);
    }

    /// Lets the page use the clipboard, or refuses it as a user would.
    #[track_caller]
    pub fn clipboard_is_allowed(&self, write: bool) {
        if !is_chromium() {
            return; // each as it is: see `copy`
        }
        let setting = |allowed| if allowed { "granted" } else { "denied" };
        let permissions = [
            ("clipboard-read", true),
            ("clipboard-write", write),
            ("clipboard-sanitized-write", write),
        ];
        for (name, allowed) in permissions {
            let permission =
                json!({ "name": name, "allowWithoutSanitization": name == "clipboard-write" });
            let permission = if name == "clipboard-sanitized-write" {
                json!({ "name": "clipboard-write", "allowWithoutSanitization": false })
            } else {
                permission
            };
            self.tell(
                "Browser.setPermission",
                json!({ "permission": permission, "setting": setting(allowed), "origin": self.server().origin() }),
            );
        }
    }

    /// Role and name of everything that assistive technology is told of, in the page's order.
    #[track_caller]
    pub fn spoken(&self) -> Vec<(String, String)> {
        let tree = self.tell("Accessibility.getFullAXTree", json!({}));
        let text = |value: &Value| value["value"].as_str().unwrap_or_default().to_owned();
        let nodes = tree["nodes"].as_array().unwrap().iter();
        let heard = nodes.filter(|node| node["ignored"] == false);
        heard.map(|node| (text(&node["role"]), text(&node["name"]))).collect()
    }
}

/// A clock that stands still until [`Page::pass_time`].
pub const STOPPED_CLOCK: &str = "
    let now = 0, next = 1;
    const timers = new Map();
    const start = repeat => (call, wait = 0, ...args) => {
        timers.set(next, { at: now + wait, every: repeat ? wait : null, call: () => call(...args) });
        return next++;
    };
    window.setTimeout = start(false);
    window.setInterval = start(true);
    window.clearTimeout = window.clearInterval = id => { timers.delete(id); };
    window.passTime = wait => {
        const end = now + wait;
        for (;;) {
            const due = [...timers].filter(([, timer]) => timer.at <= end);
            if (due.length === 0) break;
            const [id, timer] = due.sort(([, a], [, b]) => a.at - b.at)[0];
            now = timer.at;
            if (timer.every === null) timers.delete(id); else timer.at += timer.every;
            timer.call();
        }
        now = end;
    };
    window.clocksRunning = () => [...timers.values()].filter(timer => timer.every !== null).length;
";

/// Time as [`STOPPED_CLOCK`] has it.
impl Page {
    /// Lets so many milliseconds pass at once.
    #[track_caller]
    pub fn pass_time(&self, milliseconds: u32) {
        self.script("passTime(arguments[0])", vec![milliseconds.into()]);
    }

    /// How many clocks tick again and again.
    #[track_caller]
    pub fn clocks_running(&self) -> u64 {
        self.script("return clocksRunning()", vec![]).as_u64().unwrap()
    }
}
