//! Whether many draws are even, for the tests of everything that draws.

use std::convert::Infallible;

/// A small generator with a seed, so that the test is the same each time (Marsaglia's xorshift).
#[allow(dead_code, reason = "not every test that draws uses both")]
pub fn seeded() -> impl FnMut() -> Result<u16, Infallible> {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let [_, _, _, _, high, low, ..] = state.to_le_bytes();
        Ok(u16::from_le_bytes([high, low]))
    }
}

/// Chi-square of counts against all being equal; 959 degrees of freedom pass 1182 once in a million.
#[allow(dead_code, reason = "not every test that draws uses both")]
pub fn chi_square(counts: &[u32]) -> f64 {
    let mean =
        f64::from(counts.iter().sum::<u32>()) / f64::from(u16::try_from(counts.len()).unwrap());
    counts.iter().map(|&n| (f64::from(n) - mean).powi(2) / mean).sum()
}
