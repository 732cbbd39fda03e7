//! What the examples share: FENs come in line by line, an answer goes out for each.

use std::io::{self, BufRead, BufWriter, Write};
use std::process::ExitCode;

use chess960::position::{Reading, Setup};

/// Ends a program by what became of its writing.
pub fn end(program: &str, written: io::Result<()>) -> ExitCode {
    match written {
        // Whoever reads may stop early (`| head`); that is no error.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("{program}: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

/// Answers each FEN on standard input, or says `error: ...`; notices go to standard error.
#[allow(dead_code, reason = "one of the examples reads nothing")]
pub fn answer_each_fen(answer: impl Fn(&Reading) -> String) -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    // Lines as bytes: one that is no UTF-8 is refused like any other bad line.
    for (number, line) in (1..).zip(io::stdin().lock().split(b'\n')) {
        match Setup::read(&String::from_utf8_lossy(&line?)) {
            Ok(reading) => {
                for notice in &reading.notices {
                    eprintln!("line {number}: {notice}");
                }
                writeln!(out, "{}", answer(&reading))?;
            }
            Err(error) => writeln!(out, "error: {error}")?,
        }
    }
    out.flush()
}
