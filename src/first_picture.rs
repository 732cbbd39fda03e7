//! Writes the page as it first opens, as HTML, for index.html.
//!
//! Trunk runs this before it builds (Trunk.toml) and puts what it writes into the page, so that a
//! board is seen before the wasm has come, and without it too.

use std::process::ExitCode;

use chess960::components::{App, AppProps};
use chess960::state::Start;
use leptos::prelude::*;

fn main() -> ExitCode {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("usage: first-picture FILE");
        return ExitCode::from(2);
    };
    let html = Owner::new().with(|| App(AppProps { start: Start::default() }).to_html());
    match std::fs::write(&path, html) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("first-picture: {path}: {error}");
            ExitCode::FAILURE
        }
    }
}
