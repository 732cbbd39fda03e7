//! The sections of a wasm file, and the numbers in it.

/// The bytes before the first section: what it is, and the version.
pub const HEADER: usize = 8;
/// The section that says names and tools, and is never run.
const CUSTOM: u8 = 0;

/// A wasm without its custom sections.
pub fn without_custom_sections(wasm: &[u8]) -> Result<Vec<u8>, String> {
    sections(wasm).ok_or_else(|| "the wasm is cut off".to_owned())
}

fn sections(wasm: &[u8]) -> Option<Vec<u8>> {
    let mut kept = wasm.get(..HEADER)?.to_vec();
    let mut rest = &wasm[HEADER..];
    while let Some((&id, after)) = rest.split_first() {
        rest = after;
        let section = bytes(&mut rest)?;
        if id != CUSTOM {
            kept.push(id);
            write(&mut kept, section);
        }
    }
    Some(kept)
}

/// A number as wasm writes it: seven bits a byte, the lowest first.
pub fn number(rest: &mut &[u8]) -> Option<usize> {
    let mut value = 0;
    for shift in (0..35).step_by(7) {
        let (&byte, after) = rest.split_first()?;
        *rest = after;
        value |= usize::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Some(value);
        }
    }
    None
}

/// A length and as many bytes.
pub fn bytes<'a>(rest: &mut &'a [u8]) -> Option<&'a [u8]> {
    let length = number(rest)?;
    let (found, after) = rest.split_at_checked(length)?;
    *rest = after;
    Some(found)
}

/// Adds a number.
pub fn write_number(out: &mut Vec<u8>, mut value: usize) {
    while value >= 0x80 {
        out.push(u8::try_from(value & 0x7f).unwrap_or_default() | 0x80);
        value >>= 7;
    }
    out.push(u8::try_from(value).unwrap_or_default());
}

/// Adds a length and as many bytes.
pub fn write(out: &mut Vec<u8>, bytes: &[u8]) {
    write_number(out, bytes.len());
    out.extend(bytes);
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
