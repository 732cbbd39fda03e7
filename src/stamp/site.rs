//! The files of the built page, by name; nothing of it is on the disk until it is written.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// The files of a folder.
#[derive(Default)]
pub struct Site {
    files: BTreeMap<String, Vec<u8>>,
    removed: Vec<String>,
}

impl Site {
    /// Reads a folder, which may have no folders in it: the worker's list would not have them.
    pub fn read(folder: &Path) -> Result<Self, String> {
        let said = |error: std::io::Error| error.to_string();
        let mut site = Self::default();
        for entry in fs::read_dir(folder).map_err(said)? {
            let entry = entry.map_err(said)?;
            let name =
                entry.file_name().into_string().map_err(|_| "a name is no text".to_owned())?;
            if !entry.file_type().map_err(said)?.is_file() {
                return Err(format!("{name} is a folder"));
            }
            site.files.insert(name, fs::read(entry.path()).map_err(said)?);
        }
        Ok(site)
    }

    /// Writes what has become of it into the folder that it was read from.
    pub fn write(&self, folder: &Path) -> Result<(), String> {
        let said = |error: std::io::Error| error.to_string();
        for name in &self.removed {
            fs::remove_file(folder.join(name)).map_err(said)?;
        }
        for (name, content) in &self.files {
            fs::write(folder.join(name), content).map_err(said)?;
        }
        Ok(())
    }

    /// Every file with its content, by name.
    pub const fn files(&self) -> &BTreeMap<String, Vec<u8>> {
        &self.files
    }

    /// The text of a file.
    pub fn text(&self, name: &str) -> Result<&str, String> {
        let content = self.files.get(name).ok_or_else(|| format!("there is no {name}"))?;
        std::str::from_utf8(content).map_err(|error| format!("{name}: {error}"))
    }

    /// Puts a file in, in the place of one of that name.
    pub fn put(&mut self, name: &str, content: impl Into<Vec<u8>>) {
        self.files.insert(name.to_owned(), content.into());
    }

    /// Gives a file another name.
    pub fn rename(&mut self, name: &str, other: &str) {
        if let Some(content) = self.files.remove(name) {
            self.files.insert(other.to_owned(), content);
            if name != other {
                self.removed.push(name.to_owned());
            }
        }
    }
}
