//! Makes the folder that Trunk has built ready to be served: the last step of a build.
//!
//! Trunk runs it when everything else is there (Trunk.toml). A folder that was built for
//! development is only divided: it has no worker, and is never read offline.
//!
//! - [`divide`]: the wasm in two, of which the second comes when it is needed;
//! - [`slim`]: the script that wasm-bindgen writes, without its comments and indentation;
//! - [`imports`]: the names between that script and the wasm, short;
//! - [`names`]: the hash in a file's name is that of what is in it, so that a name is one content;
//! - [`page`]: index.html says what it expects of each file that it names (`integrity`), and where
//!   the page will live, if that is known;
//! - [`worker`]: sw.js with the list of the files and their sums;
//! - [`headers`]: `_headers`, for the hosts that read such a file.

mod divide;
mod headers;
mod imports;
mod later;
mod names;
mod page;
mod site;
mod slim;
mod sum;
mod wasm;
mod worker;

use std::env;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use site::Site;

/// Where the page will live, such as `https://example.org/chess960/`: pictures that other sites
/// show of it have to be named in full.
const ADDRESS: &str = "CHESS960_ADDRESS";

fn main() -> ExitCode {
    let folder = env::args_os().nth(1).or_else(|| env::var_os("TRUNK_STAGING_DIR"));
    let Some(folder) = folder.map(PathBuf::from) else {
        eprintln!("usage: stamp FOLDER");
        return ExitCode::from(2);
    };
    match stamp(&folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("stamp: {}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}

fn stamp(folder: &Path) -> Result<(), String> {
    let template = slim::slimmed(include_str!("../../assets/sw.js"));
    let released = env::var("TRUNK_PROFILE").is_ok_and(|profile| profile == "release");
    let mut site = Site::read(folder)?;
    divide::divide(&mut site, &wasm(released)?)?;
    if !released {
        return site.write(folder);
    }
    slim::slim(&mut site)?;
    imports::shorten(&mut site)?;
    names::rename(&mut site)?;
    page::stamp(&mut site, env::var(ADDRESS).ok().as_deref())?;
    site.put("sw.js", worker::worker(site.files(), &template));
    let headers = headers::headers(&site)?;
    site.put("_headers", headers);
    site.write(folder)
}

/// Where cargo has put the page's wasm: beside what it has made for the host, which this program is.
fn wasm(released: bool) -> Result<PathBuf, String> {
    let program = env::current_exe().map_err(|error| error.to_string())?;
    let target = program.ancestors().nth(2).ok_or("the program is in no folder of cargo's")?;
    let profile = if released { "release" } else { "debug" };
    Ok(target.join("wasm32-unknown-unknown").join(profile).join("chess960.wasm"))
}
