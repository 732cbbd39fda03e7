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

/// Fetches the code of the other views, and tells whether it came.
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

/// Does such work, if the code is there.
pub(super) fn work(model: &mut Model, work: Work) {
    if model.has_later() {
        let _ = at_once(do_work(model, work));
    }
}

/// What the page leaves for the version after it; nothing where nothing of it has been used.
pub(super) fn leave(model: &Model) -> Option<String> {
    if model.has_later() { at_once(write_left(model)) } else { None }
}

/// What the view that is open shows by code that comes later, once that and its words are there.
pub(super) fn later_view(state: AppState, model: &Model) -> Option<Tag> {
    if model.has_later() { at_once(draw(state, model)) } else { None }
}

/// What a split function gives: once the code is there, its future has nothing to wait for.
fn at_once<T>(split: impl Future<Output = Result<T, SplitLoaderError>>) -> Option<T> {
    match pin!(split).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(Ok(given)) => Some(given),
        _ => None,
    }
}

#[wasm_split(later, wasm_split_path = ::leptos::wasm_split, preload(load), fallible)]
#[allow(clippy::unnecessary_wraps, reason = "the attribute adds what can fail")]
fn draw(state: AppState, model: &Model) -> Result<Tag, SplitLoaderError> {
    // What waits is done right after this drawing, and must look so now.
    let attended = model.waits().then(|| {
        let mut model = model.clone();
        model.attend();
        model
    });
    let model = attended.as_ref().unwrap_or(model);
    Ok(match model.view {
        View::Position => unfolded(state, model),
        View::ByHand => by_hand_view(state, model),
        View::Numbers => numbers_view(state, model),
        View::Judge => judge_view(state, model),
        View::All => all_view(state, model),
        View::Rules => rules_view(state, model),
    })
}

#[wasm_split(later, wasm_split_path = ::leptos::wasm_split, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "the attribute adds what can fail")]
fn do_work(model: &mut Model, work: Work) -> Result<(), SplitLoaderError> {
    match work {
        Work::Attend => model.attend(),
        Work::ReadFen => model.read_fen(),
        Work::TellAll => model.tell_all(),
        Work::Tick => model.tick(),
    }
    Ok(())
}

#[wasm_split(later, wasm_split_path = ::leptos::wasm_split, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "the attribute adds what can fail")]
fn write_left(model: &Model) -> Result<String, SplitLoaderError> {
    Ok(model.leave())
}
