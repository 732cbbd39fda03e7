//! Timers that end with whoever holds them.

use gloo_timers::callback::{Interval, Timeout};

/// A clock that ticks until it is dropped.
pub struct Ticker(#[expect(dead_code, reason = "held, so that it goes on")] Interval);

/// A call to come, unless it is dropped before.
pub struct Timer(#[expect(dead_code, reason = "held, so that it goes on")] Timeout);

/// Calls every so many milliseconds.
#[must_use]
pub fn every(milliseconds: u32, call: impl FnMut() + 'static) -> Ticker {
    Ticker(Interval::new(milliseconds, call))
}

/// Calls once, after so many milliseconds.
#[must_use]
pub fn after(milliseconds: u32, call: impl FnOnce() + 'static) -> Timer {
    Timer(Timeout::new(milliseconds, call))
}
