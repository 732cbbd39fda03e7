//! What comes later: all views but the Position view, and what is folded away in that, in a wasm of
//! their own.
//!
//! Most people want the Position view, and want it at once. So what only the others run is taken
//! out of the first wasm by the last step of the build, along the attribute below, and fetched when
//! one of them is opened. On the host it is one program.

use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::all::all_view;
use super::by_hand::by_hand_view;
use super::judge::judge_view;
use super::numbers::numbers_view;
use super::rules::rules_view;
use super::take::unfolded;
use crate::platform::Tag;
use crate::state::{AppState, Model, View};

/// Fetches the code, and tells whether it came.
pub(super) fn fetch_code(done: impl FnOnce(bool) + 'static) {
    spawn_local(async move { done(load().await.is_ok()) });
}

/// What only code that comes later can do to the model.
#[derive(Clone, Copy)]
pub(super) enum Work {
    /// What waited for it.
    Attend,
    /// Reads the field of the Judge.
    ReadFen,
    /// Reads out what has changed in All 960.
    TellAll,
    /// Passes a tick of the clock to the board that plays, in the Judge or in the rules.
    Tick,
}

/// Does such work, if the code and its words are there.
pub(super) fn work(model: &mut Model, work: Work) {
    if model.has_later() {
        at_once(Job::Work(model, work));
    }
}

/// What the page leaves for the version after it; nothing where nothing of it has been used.
pub(super) fn leave(model: &Model) -> Option<String> {
    match model.has_later().then(|| at_once(Job::Leave(model)))?? {
        Done::Left(left) => Some(left),
        _ => None,
    }
}

/// What the view that is open shows by code that comes later, once that and its words are there.
pub(super) fn later_view(state: AppState, model: &Model) -> Option<Tag> {
    match model.has_later().then(|| at_once(Job::Draw(state, model)))?? {
        Done::View(view) => Some(view),
        _ => None,
    }
}

// Once the code is there, its future has nothing to wait for.
fn at_once(job: Job) -> Option<Done> {
    match pin!(run(job)).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(Ok(done)) => Some(done),
        _ => None,
    }
}

/// All that is asked of it: one door, since each would be loaded for itself.
enum Job<'a> {
    Draw(AppState, &'a Model),
    Work(&'a mut Model, Work),
    Leave(&'a Model),
}

enum Done {
    View(Tag),
    Worked,
    Left(String),
}

#[wasm_split(later, wasm_split_path = ::leptos::wasm_split, preload(load), fallible)]
#[allow(clippy::unnecessary_wraps, reason = "the attribute adds what can fail")]
fn run(job: Job<'_>) -> Result<Done, SplitLoaderError> {
    Ok(match job {
        Job::Draw(state, model) => Done::View(draw(state, model)),
        Job::Leave(model) => Done::Left(model.leave()),
        Job::Work(model, work) => {
            match work {
                Work::Attend => model.attend(),
                Work::ReadFen => model.read_fen(),
                Work::TellAll => model.tell_all(),
                Work::Tick => model.tick(),
            }
            Done::Worked
        }
    })
}

fn draw(state: AppState, model: &Model) -> Tag {
    // What waits is done right after this drawing, and must look so now.
    let attended = model.waits().then(|| {
        let mut model = model.clone();
        model.attend();
        model
    });
    let model = attended.as_ref().unwrap_or(model);
    match model.view {
        View::Position => unfolded(state, model),
        View::ByHand => by_hand_view(state, model),
        View::Numbers => numbers_view(state, model),
        View::Judge => judge_view(state, model),
        View::All => all_view(state, model),
        View::Rules => rules_view(state, model),
    }
}
