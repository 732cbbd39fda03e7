//! The SHA-256 of a content, in the two ways in which the page writes it.

use sha2::{Digest, Sha256};

const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The sum as the attribute `integrity` has it.
pub fn integrity(content: &[u8]) -> String {
    let mut text = "sha256-".to_owned();
    for three in Sha256::digest(content).chunks(3) {
        let byte = |at| u32::from(three.get(at).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for at in 0..4 {
            let digit = DIGITS[(bits >> (18 - 6 * at)) as usize & 63];
            text.push(if at > three.len() { '=' } else { char::from(digit) });
        }
    }
    text
}

/// The first eight bytes of the sum in hexadecimal: enough to tell any two builds apart.
pub fn short(content: &[u8]) -> String {
    let sum = Sha256::digest(content);
    let first = sum.iter().take(8).fold(0_u64, |number, &byte| number << 8 | u64::from(byte));
    format!("{first:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_of_a_known_text() {
        // From FIPS 180-2, appendix B.1: ba7816bf 8f01cfea ... f20015ad.
        assert_eq!(short(b"abc"), "ba7816bf8f01cfea");
        assert_eq!(integrity(b"abc"), "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
    }
}
