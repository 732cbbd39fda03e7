//! Reads FENs on standard input and prints `x-fen<TAB>shredder-fen`, or `error: ...`, a line each.
//!
//! What was assumed or dropped goes to standard error, with the number of the line.

mod shell;

use std::process::ExitCode;

use chess960::position::Dialect;

fn main() -> ExitCode {
    let written = shell::answer_each_fen(|reading| {
        let fen = |dialect| reading.setup.fen(dialect);
        [fen(Dialect::XFen), fen(Dialect::Shredder)].join("\t")
    });
    shell::end("fen", written)
}
