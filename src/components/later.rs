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

/// What the view that is open shows by code that comes later, once that and its words are there.
pub(super) fn later_view(state: AppState, model: &Model) -> Option<Tag> {
    if !model.has_later() {
        return None;
    }
    // Once the code is there, its future has nothing to wait for.
    match pin!(draw(state, model)).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(Ok(view)) => Some(view),
        _ => None,
    }
}

#[wasm_split(later, wasm_split_path = ::leptos::wasm_split, preload(load), fallible)]
#[allow(clippy::unnecessary_wraps, reason = "the attribute adds what can fail")]
fn draw(state: AppState, model: &Model) -> Result<Tag, SplitLoaderError> {
    Ok(match model.view {
        View::Position => unfolded(state, model),
        View::ByHand => by_hand_view(state, model),
        View::Numbers => numbers_view(state, model),
        View::Judge => judge_view(state, model),
        View::All => all_view(state, model),
        View::Rules => rules_view(state, model),
    })
}
