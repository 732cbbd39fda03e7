//! Names by content: a name with a hash in it stands for one content, whatever made it.
//!
//! Trunk's hash is that of what it started from: of the wasm for the script that loads it, of a
//! style file before it was made smaller. Another version of a tool could then give the same name
//! to another content, which a browser that keeps such files for good would never see.

use std::ops::{Range, RangeInclusive};

use super::site::Site;
use super::sum::short;

/// How many digits a hash in a name has: Trunk writes no zeros before its own.
const DIGITS: RangeInclusive<usize> = 10..=16;

/// Gives every file with a hash in its name the hash of what is in it.
pub fn rename(site: &mut Site) -> Result<(), String> {
    let mut page = site.text("index.html")?.to_owned();
    let names: Vec<_> = site.files().keys().cloned().collect();
    for name in names {
        let Some(hash) = hash_in(&name) else { continue };
        let (before, after) = (&name[..hash.start], &name[hash.end..]);
        let other = [before, &short(&site.files()[&name]), after].concat();
        if other == name {
            continue;
        }
        if !page.contains(&name) {
            return Err(format!("index.html does not name {name}"));
        }
        page = page.replace(&name, &other);
        site.rename(&name, &other);
    }
    site.put("index.html", page);
    Ok(())
}

/// Where the hash in a name is, if it has one: `start-22dec9302364c072.js`.
pub fn hash_in(name: &str) -> Option<Range<usize>> {
    let start = name.rfind('-')? + 1;
    let digits = name[start..].bytes().take_while(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    Some(digits.count()).filter(|count| DIGITS.contains(count)).map(|count| start..start + count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_is_found_where_there_is_one() {
        assert_eq!(hash_in("start-22dec9302364c072.js"), Some(6..22));
        assert_eq!(hash_in("chess960-22dec9302364c072_bg.wasm"), Some(9..25));
        // Trunk's hash of 15 digits was once taken for a part of the name, and the file was not kept.
        assert_eq!(hash_in("style-6c65e654170ddf1.css"), Some(6..21));
        for name in ["index.html", "icon-192.png", "apple-touch-icon.png", "face-of-a-die.png"] {
            assert_eq!(hash_in(name), None, "{name}");
        }
    }

    /// Two scripts of the same wasm once had one name.
    #[test]
    fn another_content_is_another_name() {
        let named = |script: &str| {
            let mut site = Site::default();
            site.put("index.html", "<script src=./a-0000000000000000.js>");
            site.put("a-0000000000000000.js", script);
            rename(&mut site).unwrap();
            let page = site.text("index.html").unwrap().to_owned();
            let name = site.files().keys().next().unwrap().clone();
            assert!(page.contains(&name) && !page.contains("0000000000000000"), "{page}");
            name
        };
        assert_eq!(named("one"), named("one"));
        assert_ne!(named("one"), named("two"));
    }
}
