//! Chromium and its driver: started when a test wants them, at most two at a time whatever the
//! number of threads, handed on from test to test, and ended with the last one.

use std::fmt::Display;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use serde_json::json;
use thirtyfour::{Capabilities, WebDriver};
use tokio::runtime::Runtime;

/// How many browsers run at once: as many as the smallest machine that we test on has cores.
const BROWSERS: usize = 2;

/// One headless Chromium with a fresh profile, and the driver that started it.
pub struct Browser {
    /// What sends commands to it.
    pub driver: WebDriver,
    runtime: Runtime,
    // Dropped in this order: the driver's process, then the profile that it wrote to.
    _chromedriver: Chromedriver,
    _profile: Folder,
}

impl Browser {
    fn start() -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let profile = Folder::new();
        let (chromedriver, port) = Chromedriver::start();
        let start = WebDriver::new(format!("http://127.0.0.1:{port}"), capabilities(&profile.0));
        let driver = runtime.block_on(start).expect("Chromium starts");
        Self { driver, runtime, _chromedriver: chromedriver, _profile: profile }
    }

    /// Does something in the browser to its end.
    #[track_caller]
    pub fn run<T, E: Display>(&self, work: impl Future<Output = Result<T, E>>) -> T {
        match self.runtime.block_on(work) {
            Ok(done) => done,
            Err(error) => panic!("the browser says: {error}"),
        }
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Chromium ends with its session; should it hang, it ends with its driver.
        let _ = self.runtime.block_on(self.driver.clone().quit());
    }
}

fn capabilities(profile: &Path) -> Capabilities {
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
    let mut capabilities = serde_json::Map::new();
    capabilities.insert("browserName".into(), json!("chrome"));
    capabilities.insert("goog:chromeOptions".into(), json!({ "args": flags }));
    let logs = json!({ "browser": "ALL", "performance": "ALL" });
    capabilities.insert("goog:loggingPrefs".into(), logs);
    capabilities.insert("timeouts".into(), json!({ "pageLoad": 20_000, "script": 10_000 }));
    capabilities.into()
}

// Without a call into libc, which would be unsafe: a process belongs to whoever started it.
fn runs_as_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0)
}

/// The process of chromedriver, which ends with this value.
struct Chromedriver(Child);

impl Chromedriver {
    fn start() -> (Self, u16) {
        let start = |program| {
            Command::new(program)
                .arg("--port=0")
                .stdin(Stdio::null())
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
        };
        let mut child = start("chromedriver")
            .or_else(|_| start("/usr/bin/chromedriver"))
            .expect("chromedriver is in the PATH (on Debian: apt-get install chromium-driver)");
        let said = BufReader::new(child.stdout.take().unwrap());
        let chromedriver = Self(child);
        let mut lines = said.lines().map_while(Result::ok);
        let port = lines
            .find_map(|line| {
                line.split_once("successfully on port ")?.1.trim_end_matches('.').parse().ok()
            })
            .expect("chromedriver says which port it took");
        // What it says later has to go somewhere, or it would stop for a full pipe.
        thread::spawn(move || lines.for_each(drop));
        (chromedriver, port)
    }
}

impl Drop for Chromedriver {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A folder of our own, gone with this value.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("chess960-e2e-{}-{count}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Chromium's last process may still write when its session has ended.
        for _ in 0..100 {
            if std::fs::remove_dir_all(&self.0).is_ok() || !self.0.exists() {
                return;
            }
            thread::sleep(std::time::Duration::from_millis(20));
        }
    }
}

/// A browser for as long as a test holds it.
pub struct Lease(Option<Browser>);

struct Pool {
    idle: Vec<Browser>,
    /// How many tests have a browser.
    running: usize,
    /// How many have one or wait for one.
    wanted: usize,
}

static POOL: Mutex<Pool> = Mutex::new(Pool { idle: Vec::new(), running: 0, wanted: 0 });
static FREED: Condvar = Condvar::new();

fn pool() -> MutexGuard<'static, Pool> {
    POOL.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Lease {
    /// Waits for a browser, or starts one.
    pub fn take() -> Self {
        let mut pool = pool();
        pool.wanted += 1;
        while pool.running == BROWSERS {
            pool = FREED.wait(pool).unwrap_or_else(PoisonError::into_inner);
        }
        pool.running += 1;
        let idle = pool.idle.pop();
        drop(pool);
        let mut lease = Self(idle);
        lease.0.get_or_insert_with(Browser::start);
        lease
    }

    /// The browser.
    pub fn browser(&self) -> &Browser {
        self.0.as_ref().expect("it is there until the lease ends")
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        // One in which a test has failed may be in any state: nobody gets it after that.
        let reusable = self.0.take().filter(|_| !thread::panicking());
        let mut pool = pool();
        pool.running -= 1;
        pool.wanted -= 1;
        pool.idle.extend(reusable);
        let ended = if pool.wanted == 0 { std::mem::take(&mut pool.idle) } else { Vec::new() };
        drop(pool);
        FREED.notify_one();
        drop(ended);
    }
}
