//! Writes each file of a folder that gains by it once more, packed: `.gz` and `.br` beside it.
//!
//! A server that has them at hand sends them without any work of its own, and smaller than what it
//! would pack in passing. `make build` runs this last; hosts that pack for themselves ignore them.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use flate2::Compression;
use flate2::write::GzEncoder;

/// What has been packed already, in a way of its own, or is no file of the page.
const AS_IT_IS: [&str; 4] = ["png", "gz", "br", "_headers"];

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1) else {
        eprintln!("usage: pack FOLDER");
        return ExitCode::from(2);
    };
    match pack(Path::new(&folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("pack: {}: {error}", folder.display());
            ExitCode::FAILURE
        }
    }
}

fn pack(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.to_string_lossy().into_owned();
        if AS_IT_IS.iter().any(|end| name.ends_with(end)) {
            continue;
        }
        let content = fs::read(&path)?;
        for (end, packed) in [("gz", gzip(&content)?), ("br", brotli(&content)?)] {
            fs::write([&name, ".", end].concat(), packed)?;
        }
    }
    Ok(())
}

fn gzip(content: &[u8]) -> io::Result<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(content)?;
    packer.finish()
}

fn brotli(content: &[u8]) -> io::Result<Vec<u8>> {
    let parameters = brotli::enc::BrotliEncoderParams { quality: 11, ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &content[..], &mut packed, &parameters)?;
    Ok(packed)
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn what_is_packed_comes_out_again() {
        let content = include_bytes!("../assets/pieces.svg");
        let mut out = Vec::new();
        let packed = gzip(content).unwrap();
        flate2::read::GzDecoder::new(&packed[..]).read_to_end(&mut out).unwrap();
        assert!(out == content && packed.len() * 2 < content.len());
        out.clear();
        let packed = brotli(content).unwrap();
        brotli::BrotliDecompress(&mut &packed[..], &mut out).unwrap();
        assert!(out == content && packed.len() * 2 < content.len());
    }
}
