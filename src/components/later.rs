//! The views that come later: all but the Position view, in a wasm of their own.
//!
//! Most people want the Position view, and want it at once. So what only the other views run is
//! taken out of the first wasm by the last step of the build, along the attribute below, and
//! fetched when one of them is opened. On the host it is one program.

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
use crate::platform::Tag;
use crate::state::{AppState, Model, View};

/// Fetches the code of the other views, and tells whether it came.
pub(super) fn fetch_code(done: impl FnOnce(bool) + 'static) {
    spawn_local(async move { done(load().await.is_ok()) });
}

/// The view that is open, if it is another than the Position view and its code is there.
pub(super) fn later_view(state: AppState, model: &Model) -> Option<Tag> {
    // Once the code is there, its future has nothing to wait for.
    match pin!(draw(state, model)).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(Ok(view)) => view,
        _ => None,
    }
}

#[wasm_split(later, wasm_split_path = ::leptos::wasm_split, preload(load), fallible)]
#[allow(clippy::unnecessary_wraps, reason = "the attribute adds what can fail")]
fn draw(state: AppState, model: &Model) -> Result<Option<Tag>, SplitLoaderError> {
    Ok(match model.view {
        View::Position => None,
        View::ByHand => Some(by_hand_view(state, model)),
        View::Numbers => Some(numbers_view(state, model)),
        View::Judge => Some(judge_view(state, model)),
        View::All => Some(all_view(state, model)),
        View::Rules => Some(rules_view(state, model)),
    })
}
