//! Prints all 960 start positions: `number<TAB>rank[<TAB>fen]` a line.

mod shell;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use chess960::position::{Dialect, Number, Setup};

const USAGE: &str = "usage: positions [--fen x-fen|shredder]";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let dialect = match arguments[..] {
        [] => None,
        ["--fen", "x-fen"] => Some(Dialect::XFen),
        ["--fen", "shredder"] => Some(Dialect::Shredder),
        ["--help"] => {
            println!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    shell::end("positions", print(dialect))
}

fn print(dialect: Option<Dialect>) -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    for number in Number::all() {
        let rank = number.back_rank();
        match dialect {
            None => writeln!(out, "{number}\t{rank}")?,
            Some(dialect) => {
                writeln!(out, "{number}\t{rank}\t{}", Setup::start(rank).fen(dialect))?;
            }
        }
    }
    out.flush()
}
