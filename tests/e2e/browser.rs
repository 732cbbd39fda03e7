//! A browser and its driver: started when a test wants them, at most two at a time whatever the
//! number of threads, handed on from test to test, and ended with the last one.

use std::fmt::Display;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use thirtyfour::WebDriver;
use tokio::runtime::Runtime;

use super::engine::{Driver, ENGINE};

/// How many browsers run at once: as many as the smallest machine that we test on has cores.
const BROWSERS: usize = 2;

/// One browser with a fresh profile, and the driver that started it.
pub struct Browser {
    /// What sends commands to it.
    pub driver: WebDriver,
    runtime: Runtime,
    // Dropped in this order: the driver's process, then the profile that it wrote to.
    _process: Driver,
    _profile: Folder,
}

impl Browser {
    fn start() -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        let profile = Folder::new();
        let process = Driver::start(*ENGINE);
        let url = format!("http://127.0.0.1:{}", process.port);
        let start = WebDriver::new(url, ENGINE.capabilities(&profile.0));
        let driver = runtime.block_on(start).expect("the browser starts");
        Self { driver, runtime, _process: process, _profile: profile }
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
        // A browser ends with its session; should it hang, it ends with its driver.
        let _ = self.runtime.block_on(self.driver.clone().quit());
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
