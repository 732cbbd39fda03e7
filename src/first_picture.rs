//! Writes what index.html and the app need of the page's own making, into a folder.
//!
//! `first-picture.html` is the page as it first opens; Trunk puts it into index.html, so that a
//! board is seen before the wasm has come, and without it too. `words.en.txt` and `words.nl.txt`
//! are the words that come when a view is opened. `style.css` is all of style/ in one file, which
//! is 3 kB less to load than one by one. Trunk runs this before it builds (Trunk.toml).

use std::path::Path;
use std::process::ExitCode;
use std::{fs, io};

use chess960::components::{App, AppProps};
use chess960::state::{AppState, Start};
use chess960::text::Language;
use leptos::prelude::*;

/// The style files, in the order in which later ones may build on earlier ones.
const STYLES: [&str; 17] = [
    "tokens", "base", "layout", "table", "board", "controls", "picker", "castling", "copy",
    "by_hand", "numbers", "judge", "all", "rules", "large", "big", "print",
];

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
    let html =
        Owner::new().with(|| App(AppProps { state: AppState::new(Start::default()) }).to_html());
    fs::write(folder.join("first-picture.html"), html)?;
    let mut style = String::new();
    for name in STYLES {
        style += &fs::read_to_string(format!("style/{name}.css"))?;
    }
    fs::write(folder.join("style.css"), style)?;
    for language in Language::ALL {
        fs::write(folder.join(language.file()), language.to_file())?;
    }
    Ok(())
}
