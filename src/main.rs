//! Mounts the page.

use chess960::components::App;
use chess960::platform;

fn main() {
    platform::report_panics();
    let start = chess960::components::start();
    platform::mount("app", move || leptos::prelude::view! { <App start/> });
}
