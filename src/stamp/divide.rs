//! The page's wasm in two: what the first view runs, and what only the other views run.
//!
//! Where it is cut is said by an attribute in src/components/later.rs. Trunk knows nothing of it:
//! what it has made of the undivided wasm is replaced, under the names that it gave.

use std::fs;
use std::path::Path;
use std::process::Command;

use wasm_split_cli_support::{Options, transform};

use super::later::{LATER, joined};
use super::site::Site;
use super::sum::short;
use super::wasm::without_custom_sections;

/// The name of the package, and of what cargo makes of it.
const NAME: &str = "chess960";

/// Divides the wasm that cargo has made, and puts both parts and their script into the site.
pub fn divide(site: &mut Site, wasm: &Path) -> Result<(), String> {
    let said = |error: std::io::Error| format!("{}: {error}", wasm.display());
    let parts = wasm.with_file_name("parts");
    if parts.exists() {
        fs::remove_dir_all(&parts).map_err(said)?;
    }
    let whole = fs::read(wasm).map_err(said)?;
    let main = parts.join(NAME).with_extension("wasm");
    let script = ["./", NAME, ".js"].concat();
    let mut options = Options::new(&whole);
    options.output_dir = &parts;
    options.main_out_path = &main;
    options.main_module = &script;
    transform(options).map_err(|error| format!("the wasm cannot be divided: {error:#}"))?;
    bind(&main, &parts)?;

    let read = |name: &str| fs::read(parts.join(name)).map_err(said);
    let text = |name: &str| String::from_utf8(read(name)?).map_err(|error| error.to_string());
    let later = without_custom_sections(&read(&["split_", LATER, ".wasm"].concat())?)?;
    let later_name = format!("{LATER}-{}.wasm", short(&later));
    let script = joined(
        &text("bound/chess960.js")?,
        &text("__wasm_split.js")?,
        &later_name,
        &super::sum::integrity(&later),
    )?;
    let first = without_custom_sections(&read("bound/chess960_bg.wasm")?)?;

    let stem = site.files().keys().find_map(|name| name.strip_suffix("_bg.wasm"));
    let stem = stem.ok_or("there is no wasm in the page")?.to_owned();
    site.put(&[&stem, ".js"].concat(), script);
    site.put(&[&stem, "_bg.wasm"].concat(), first);
    site.put(&later_name, later);
    Ok(())
}

/// Lets wasm-bindgen write the script for the part that comes first.
///
/// The part that comes later uses the table of functions, an export that would be left out.
fn bind(main: &Path, parts: &Path) -> Result<(), String> {
    let done = Command::new("wasm-bindgen")
        .args(["--target", "web", "--no-typescript", "--keep-lld-exports", "--out-dir"])
        .args([&parts.join("bound"), main])
        .status()
        .map_err(|error| format!("wasm-bindgen: {error}"))?;
    if done.success() { Ok(()) } else { Err(format!("wasm-bindgen: {done}")) }
}
