//! Reads FENs on standard input and prints, for the side to move, whether it may castle.
//!
//! A line is `g-side<TAB>c-side`, each `legal` or reasons in the words of data/castling.tsv
//! (`no-right`, `blocked:f1,g1`, `in-check:e8`, `through-check:f1`, `into-check:g1`, joined by `;`),
//! or it is `error: ...`. Notices go to standard error.

mod shell;

use std::process::ExitCode;

use chess960::position::Side;

fn main() -> ExitCode {
    let written = shell::answer_each_fen(|reading| {
        Side::ALL.map(|side| reading.judge(reading.setup.turn, side).to_string()).join("\t")
    });
    shell::end("judge", written)
}
