//! Short names between the wasm and the script that serves it.
//!
//! What the app asks of a browser has names such as `__wbg_getElementById_a1b2c3d4e5f60718` in both
//! files, with a hash that no packing makes smaller. Nobody but the two files reads them, so each
//! becomes a letter or two in both. If anything is not just as expected, all names stay.

use super::site::Site;
use super::wasm::{HEADER, bytes, number, write, write_number};

/// The section of a wasm file that lists what it imports.
const IMPORTS: u8 = 2;
/// The kind of import that is a function.
const FUNCTION: u8 = 0;

/// Shortens the names in the one wasm and the one script that serves it.
pub fn shorten(site: &mut Site) -> Result<(), String> {
    let find = |end: &str| {
        let mut names = site.files().keys().filter(|name| name.ends_with(end));
        names.next().cloned().filter(|_| names.next().is_none())
    };
    let Some(wasm) = find("_bg.wasm") else { return Err("there is not one wasm".to_owned()) };
    let script = wasm.replace("_bg.wasm", ".js");
    if let Some((short_wasm, short_script)) = both(&site.files()[&wasm], site.text(&script)?) {
        site.put(&wasm, short_wasm);
        site.put(&script, short_script);
    }
    Ok(())
}

fn both(wasm: &[u8], script: &str) -> Option<(Vec<u8>, String)> {
    let mut script = script.to_owned();
    let mut short = 0;
    let mut rest = wasm.get(HEADER..)?;
    let mut out = wasm[..HEADER].to_vec();
    while let Some((&id, after)) = rest.split_first() {
        rest = after;
        let content = bytes(&mut rest)?;
        out.push(id);
        if id != IMPORTS {
            write(&mut out, content);
            continue;
        }
        let mut section = Vec::new();
        let mut imports = content;
        let count = number(&mut imports)?;
        write_number(&mut section, count);
        for _ in 0..count {
            write(&mut section, bytes(&mut imports)?);
            let name = std::str::from_utf8(bytes(&mut imports)?).ok()?;
            // A method of the object that the script hands to the wasm, on a line of its own.
            let (before, after) = script.split_once(&format!("\n{name}: "))?;
            let other = letters(short);
            short += 1;
            script = format!("{before}\n{other}: {after}");
            write(&mut section, other.as_bytes());
            // Only functions: what follows one is the number of its type.
            let (&FUNCTION, after) = imports.split_first()? else { return None };
            imports = after;
            section.push(FUNCTION);
            let kind = number(&mut imports)?;
            write_number(&mut section, kind);
        }
        write(&mut out, &section);
    }
    Some((out, script))
}

/// `a` to `z`, then `aa` and so on: names of methods, which may be words of the language too.
fn letters(mut number: usize) -> String {
    let mut name = String::new();
    loop {
        name.insert(0, char::from(b'a' + u8::try_from(number % 26).unwrap_or_default()));
        if number < 26 {
            return name;
        }
        number = number / 26 - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &[u8] = b"\0asm\x01\0\0\0";

    fn wasm(kind: u8) -> Vec<u8> {
        let imports =
            [&b"\x02\x01m\x06__wb_a"[..], &[kind, 3], b"\x01m\x06__wb_b\0\x81\x01"].concat();
        let mut wasm = HEAD.to_vec();
        for (id, section) in [(1, &b"types"[..]), (2, &imports), (3, &[0; 200])] {
            wasm.push(id);
            write(&mut wasm, section);
        }
        wasm
    }

    #[test]
    fn each_name_is_another_one_in_both_files() {
        let script = "{\n__wb_b: function() { x.__wb_a() },\n__wb_a: function() {}\n}";
        let (short, script) = both(&wasm(FUNCTION), script).unwrap();
        assert_eq!(script, "{\nb: function() { x.__wb_a() },\na: function() {}\n}");
        let mut expected =
            [HEAD, b"\x01\x05types\x02\x0e\x02\x01m\x01a\0\x03\x01m\x01b\0\x81\x01"].concat();
        expected.extend([3, 200, 1]);
        expected.extend([0; 200]);
        assert_eq!(short, expected);
    }

    #[test]
    fn what_is_not_as_expected_stays() {
        let script = "{\n__wb_b: function() {},\n__wb_a: function() {}\n}";
        assert_eq!(both(&wasm(3), script), None, "no function");
        assert_eq!(both(&wasm(FUNCTION), "{\n__wb_a: function() {}\n}"), None, "another script");
        assert_eq!(both(&wasm(FUNCTION)[..30], script), None, "cut short");
    }

    #[test]
    fn no_two_names_are_the_same() {
        let names: std::collections::BTreeSet<_> = (0..2000).map(letters).collect();
        assert_eq!(names.len(), 2000);
        assert_eq!(
            ["a", "z", "aa", "zz", "aaa"],
            [0, 25, 26, 701, 702].map(letters).each_ref().map(|s| &**s)
        );
    }
}
