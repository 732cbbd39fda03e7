//! The whole page.

use leptos::prelude::*;

use super::header::header;
use super::outside::connect;
use super::position::position_view;
use crate::state::{AppState, Start};

/// The page, from what the browser says of address, language and theme.
#[component]
pub fn App(start: Start) -> impl IntoView {
    let state = AppState::new(start);
    connect(state);
    move || page(state)
}

fn page(state: AppState) -> impl IntoView {
    let model = state.model();
    view! {
        <a class="skip" href="#position">{model.words().skip}</a>
        {header(state, &model)}
        <main id="position">{position_view(state, &model)}</main>
        <footer>
            <p>{model.words().other_names}</p>
        </footer>
        <p class="unseen" role="status">{model.status.text()}</p>
    }
}
