//! Mounts the page.

use chess960::components::{App, connect, start};
use chess960::platform;
use chess960::state::AppState;

fn main() {
    platform::report_panics();
    let state = AppState::new(start());
    platform::mount("app", move || leptos::prelude::view! { <App state /> });
    connect(state);
}
