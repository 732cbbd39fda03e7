//! The browsers that the tests know, and how each is started.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use thirtyfour::Capabilities;

/// A browser by what draws the page in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Chromium, the only one with the tools of `devtools`.
    Chromium,
    /// Firefox.
    Firefox,
    /// `WebKitGTK`, whose engine is Safari's.
    WebKit,
}

/// The one that this run is about: `E2E_BROWSER`, or Chromium.
pub static ENGINE: LazyLock<Engine> = LazyLock::new(|| {
    let name = std::env::var("E2E_BROWSER").unwrap_or_default();
    match &*name {
        "" | "chromium" => Engine::Chromium,
        "firefox" => Engine::Firefox,
        "webkit" => Engine::WebKit,
        _ => panic!("E2E_BROWSER is {name:?}: it may be chromium, firefox or webkit"),
    }
});

/// Whether this run is in Chromium.
pub fn is_chromium() -> bool {
    *ENGINE == Engine::Chromium
}

impl Engine {
    /// What to ask its driver for; the profile is a fresh folder.
    pub fn capabilities(self, profile: &Path) -> Capabilities {
        let mut capabilities = match self {
            Self::Chromium => chromium(profile),
            Self::Firefox => json!({ "browserName": "firefox", "moz:firefoxOptions": {
                "args": ["-headless", "--width=1280", "--height=986"],
                "prefs": {
                    // Nothing is asked before the clipboard is read, and nobody else is.
                    "dom.events.testing.asyncClipboard": true,
                    "network.captive-portal-service.enabled": false,
                    "network.connectivity-service.enabled": false,
                    // Space is for the page; nothing pops up over it.
                    "app.update.disabledForTesting": true,
                },
            } }),
            Self::WebKit => json!({ "webkitgtk:browserOptions": {
                "binary": mini_browser(),
                "args": ["--automation"],
            } }),
        };
        capabilities["timeouts"] = json!({ "pageLoad": 20_000, "script": 10_000 });
        let Value::Object(map) = capabilities else { unreachable!("it was written as one") };
        map.into()
    }

    const fn programs(self) -> &'static [&'static str] {
        match self {
            Self::Chromium => &["chromedriver", "/usr/bin/chromedriver"],
            Self::Firefox => &["geckodriver"],
            Self::WebKit => &["WebKitWebDriver", "/usr/bin/WebKitWebDriver"],
        }
    }
}

fn chromium(profile: &Path) -> Value {
    let mut flags = vec![
        "--headless=new".to_owned(),
        "--disable-gpu".to_owned(),
        "--disable-background-networking".to_owned(),
        "--disable-component-update".to_owned(),
        "--disable-sync".to_owned(),
        "--no-first-run".to_owned(),
        // A name that is no `localhost`, as another machine would have for it.
        "--host-resolver-rules=MAP plain.test 127.0.0.1".to_owned(),
        "--disable-dev-shm-usage".to_owned(),
        "--lang=en-US".to_owned(),
        "--window-size=1280,900".to_owned(),
        format!("--user-data-dir={}", profile.display()),
    ];
    if runs_as_root() {
        flags.push("--no-sandbox".to_owned());
    }
    json!({
        "browserName": "chrome",
        "goog:chromeOptions": { "args": flags },
        "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
    })
}

// Without a call into libc, which would be unsafe: a process belongs to whoever started it.
fn runs_as_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

/// `WebKitGTK`'s own small browser, which Debian puts beside the library.
fn mini_browser() -> PathBuf {
    let folders = |of: &Path| -> Vec<PathBuf> {
        std::fs::read_dir(of).into_iter().flatten().flatten().map(|entry| entry.path()).collect()
    };
    let libraries = folders(Path::new("/usr/lib"));
    let beside =
        libraries.iter().flat_map(|of| folders(of)).chain(folders("/usr/libexec".as_ref()));
    let mut found: Vec<_> =
        beside.map(|of| of.join("MiniBrowser")).filter(|file| file.is_file()).collect();
    found.sort();
    found
        .pop()
        .expect("WebKitGTK's MiniBrowser is there (on Debian: apt-get install webkit2gtk-driver)")
}

/// The process of a driver, and of the screen that its browser needs; they end with this value.
pub struct Driver {
    process: Child,
    screen: Option<Child>,
    /// Where it listens.
    pub port: u16,
}

static STARTING: Mutex<()> = Mutex::new(());

impl Driver {
    /// Starts the driver of this browser.
    pub fn start(engine: Engine) -> Self {
        // Only WebKitGTK's browser cannot do without a screen.
        let screen = (engine == Engine::WebKit).then(start_screen);
        // One at a time: a port is free until its driver listens, and two drivers once took the same.
        let _starting = STARTING.lock().unwrap_or_else(PoisonError::into_inner);
        let port = free_port();
        let start = |program: &&str| {
            let mut command = Command::new(program);
            if let Some((_, display)) = &screen {
                command.env("DISPLAY", display).env("GDK_BACKEND", "x11");
            }
            command
                .arg(format!("--port={port}"))
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .ok()
        };
        let programs = engine.programs();
        let process = programs.iter().find_map(start);
        let process = process.unwrap_or_else(|| panic!("{} is in the PATH", programs[0]));
        let driver = Self { process, screen: screen.map(|screen| screen.0), port };
        for _ in 0..500 {
            if TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok() {
                return driver;
            }
            thread::sleep(Duration::from_millis(20));
        }
        panic!("{} does not listen", programs[0]);
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        for process in [Some(&mut self.process), self.screen.as_mut()].into_iter().flatten() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

// WebKitWebDriver does not choose one and say which.
fn free_port() -> u16 {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port()
}

/// A screen that nobody sees, with a clipboard of its own, and its name.
fn start_screen() -> (Child, String) {
    let mut screen = Command::new("Xvfb")
        .args(["-displayfd", "1", "-screen", "0", "1400x1100x24", "-nolisten", "tcp"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("Xvfb is in the PATH (on Debian: apt-get install xvfb)");
    let mut number = String::new();
    let said = screen.stdout.take().unwrap();
    BufReader::new(said).read_line(&mut number).unwrap();
    (screen, format!(":{}", number.trim()))
}
