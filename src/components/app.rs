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
    view! {
        {move || view! { <a class="skip" href="#position">{state.words().skip}</a> }}
        {move || header(state)}
        <main id="position">{position_view(state)}</main>
        {move || view! { <footer><p>{state.words().other_names}</p></footer> }}
        {move || view! { <p class="unseen" role="status">{state.status().text()}</p> }}
    }
}
