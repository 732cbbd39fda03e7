//! Reads FENs on standard input and prints, for the side to move, whether it may castle.
//!
//! A line is `g-side<TAB>c-side`, each `legal` or reasons in the words of data/castling.tsv
//! (`no-right`, `blocked:f1,g1`, `in-check:e8`, `through-check:f1`, `into-check:g1`, joined by `;`),
//! or it is `error: ...`. Notices go to standard error.

use std::io::{self, BufRead, BufWriter, Write};
use std::process::ExitCode;

use chess960::position::{Setup, Side};

fn main() -> ExitCode {
    match run(&mut io::stdin().lock(), &mut io::stdout().lock()) {
        // Whoever reads may stop early (`| head`); that is no error.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("judge: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

fn run(input: &mut impl BufRead, out: &mut impl Write) -> io::Result<()> {
    let mut out = BufWriter::new(out);
    for (number, line) in (1..).zip(input.split(b'\n')) {
        match Setup::read(&String::from_utf8_lossy(&line?)) {
            Ok(reading) => {
                for notice in &reading.notices {
                    eprintln!("line {number}: {notice}");
                }
                let verdict = |side| reading.judge(reading.setup.turn, side);
                writeln!(out, "{}\t{}", verdict(Side::G), verdict(Side::C))?;
            }
            Err(error) => writeln!(out, "error: {error}")?,
        }
    }
    out.flush()
}
