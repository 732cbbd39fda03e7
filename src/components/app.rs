//! The whole page.

use leptos::prelude::*;

use super::header::Header;
use super::outside::connect;
use super::position::PositionView;
use crate::state::{AppState, Start, app, word};

/// The page, from what the browser says of address, language and theme.
#[component]
pub fn App(start: Start) -> impl IntoView {
    let state = AppState::new(start);
    provide_context(state);
    connect(state);
    view! {
        <a class="skip" href="#position">{word(|w| w.skip)}</a>
        <Header />
        <main id="position">
            <PositionView />
        </main>
        <footer>
            <p>{word(|w| w.other_names)}</p>
        </footer>
        <Status />
    }
}

/// The one line that is read out when something happens.
#[component]
fn Status() -> impl IntoView {
    let state = app();
    // A no-break space at the end of every other message: the same words twice are two messages.
    let message = move || {
        let (count, mut message) = state.status();
        if count % 2 == 1 {
            message.push('\u{a0}');
        }
        message
    };
    view! { <p class="unseen" role="status">{message}</p> }
}
