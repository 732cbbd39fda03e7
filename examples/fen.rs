//! Reads FENs on standard input and prints `x-fen<TAB>shredder-fen`, or `error: ...`, a line each.
//!
//! What was assumed or dropped goes to standard error, with the number of the line.

use std::io::{self, BufRead, BufWriter, Write};
use std::process::ExitCode;

use chess960::position::{Dialect, Setup};

fn main() -> ExitCode {
    match run(&mut io::stdin().lock(), &mut io::stdout().lock()) {
        // Whoever reads may stop early (`| head`); that is no error.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("fen: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

fn run(input: &mut impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let mut out = BufWriter::new(out);
    // Lines as bytes: one that is no UTF-8 is refused like any other bad line.
    for (number, line) in (1..).zip(input.split(b'\n')) {
        match Setup::read(&String::from_utf8_lossy(&line?)) {
            Ok(reading) => {
                for notice in &reading.notices {
                    eprintln!("line {number}: {notice}");
                }
                let fen = |dialect| reading.setup.fen(dialect);
                writeln!(out, "{}\t{}", fen(Dialect::XFen), fen(Dialect::Shredder))?;
            }
            Err(error) => writeln!(out, "error: {error}")?,
        }
    }
    out.flush()
}
