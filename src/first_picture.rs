//! Writes what index.html and the app need of the page's own making, into a folder.
//!
//! `first-picture.html` is the page as it first opens; Trunk puts it into index.html, so that a
//! board is seen before the wasm has come, and without it too. `words.en.txt` and `words.nl.txt`
//! are the words that come when a view is opened. Trunk runs this before it builds (Trunk.toml).

use std::path::Path;
use std::process::ExitCode;
use std::{fs, io};

use chess960::components::{App, AppProps};
use chess960::state::Start;
use chess960::text::Language;
use leptos::prelude::*;

fn main() -> ExitCode {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("usage: first-picture FOLDER");
        return ExitCode::from(2);
    };
    match write(Path::new(&folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("first-picture: {folder}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let html = Owner::new().with(|| App(AppProps { start: Start::default() }).to_html());
    fs::write(folder.join("first-picture.html"), html)?;
    for language in Language::ALL {
        fs::write(folder.join(language.file()), language.to_file())?;
    }
    Ok(())
}
