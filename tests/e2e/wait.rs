//! Waiting for something to come true, and saying what it was when it does not.

use std::fmt::Debug;
use std::thread;
use std::time::{Duration, Instant};

const LONGEST: Duration = Duration::from_secs(10);
const BETWEEN: Duration = Duration::from_millis(15);

/// Asks again and again until the condition holds; fails with what it waited for.
#[track_caller]
pub fn wait_until(what: &str, mut condition: impl FnMut() -> bool) {
    let start = Instant::now();
    while !condition() {
        assert!(start.elapsed() < LONGEST, "waited {LONGEST:?} in vain until {what}");
        thread::sleep(BETWEEN);
    }
}

/// Asks again and again until the answer is the expected one; fails with the last answer.
#[track_caller]
pub fn wait_for<T: PartialEq + Debug>(what: &str, expected: &T, mut ask: impl FnMut() -> T) {
    let start = Instant::now();
    loop {
        let answer = ask();
        if answer == *expected {
            return;
        }
        if start.elapsed() >= LONGEST {
            assert_eq!(answer, *expected, "waited {LONGEST:?} in vain for: {what}");
        }
        thread::sleep(BETWEEN);
    }
}
