//! The sections of a wasm file.

/// The bytes before the first section: what it is, and the version.
const HEADER: usize = 8;

/// A wasm without its custom sections, which say names and tools and are never run.
pub fn without_custom_sections(wasm: &[u8]) -> Result<Vec<u8>, String> {
    let cut_off = || "the wasm is cut off".to_owned();
    let mut kept = wasm.get(..HEADER).ok_or_else(cut_off)?.to_vec();
    let mut rest = &wasm[HEADER..];
    while let Some((&id, after)) = rest.split_first() {
        let (size, body) = number(after).ok_or_else(cut_off)?;
        let end = rest.len() - body.len() + size;
        let section = rest.get(..end).ok_or_else(cut_off)?;
        if id != 0 {
            kept.extend_from_slice(section);
        }
        rest = &rest[end..];
    }
    Ok(kept)
}

/// A number in LEB128, and what follows it.
fn number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let mut number = 0;
    for (index, byte) in bytes.iter().enumerate().take(5) {
        number |= usize::from(byte & 0x7f) << (7 * index);
        if byte & 0x80 == 0 {
            return Some((number, &bytes[index + 1..]));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &[u8] = b"\0asm\x01\0\0\0";

    #[test]
    fn custom_sections_go_and_others_stay() {
        let long = [b"\x00\x82\x01".as_slice(), &[7; 130]].concat();
        let wasm = [START, b"\x00\x02ab", b"\x01\x03abc", &long, b"\x0a\x01x"].concat();
        let kept = [START, b"\x01\x03abc", b"\x0a\x01x"].concat();
        assert_eq!(without_custom_sections(&wasm), Ok(kept));
    }

    #[test]
    fn what_is_cut_off_is_an_error() {
        for wasm in [b"\0asm".as_slice(), b"\0asm\x01\0\0\0\x01\x03ab", b"\0asm\x01\0\0\0\x01\x80"]
        {
            assert!(without_custom_sections(wasm).is_err(), "{wasm:?}");
        }
    }
}
