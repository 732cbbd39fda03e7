//! The two examples as a shell runs them: a bad line is one bad line.

use std::io::Write;
use std::process::{Command, Stdio};

/// Runs an example through cargo, which has built it already when all tests are run.
fn run(example: &str, input: &[u8]) -> (String, String) {
    let mut child = Command::new(env!("CARGO"))
        .args(["run", "-q", "--example", example])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr))
}

const INPUT: &[u8] = b"4k3/8/8/8/8/8/8/qRK5 w B - 0 1\r\n\
    \n\
    r\xff\xfe/8 w - - 0 1\n\
    4k3/8/8/8/8/8/8/4K2\xf0 w - - 0 1\n\
    \x00\n\
    4k3/8/8/8/8/8/8/4K1RR w GK - 0 1\n\
    rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1";

#[test]
fn fen_writes_both_dialects_a_line() {
    let (out, notices) = run("fen", INPUT);
    let expected = [
        "4k3/8/8/8/8/8/8/qRK5 w Q - 0 1\t4k3/8/8/8/8/8/8/qRK5 w B - 0 1",
        "error: there is no FEN: the text is empty",
        "error: placement: 8 ranks are needed, not 2",
        "error: placement: rank 1, character 4: '\u{fffd}' cannot stand here",
        "error: placement: 8 ranks are needed, not 1",
        "4k3/8/8/8/8/8/8/4K1RR w - - 0 1\t4k3/8/8/8/8/8/8/4K1RR w - - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1\t\
         rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b HAha - 0 1",
    ];
    assert_eq!(out.lines().collect::<Vec<_>>(), expected);
    let void = |letter| {
        format!(
            "line 6: castling rights: '{letter}' dropped, \
             rooks on g and h cannot both have the right of one side"
        )
    };
    assert_eq!(notices.lines().collect::<Vec<_>>(), [void('G'), void('K')]);
}

#[test]
fn judge_answers_for_the_side_to_move() {
    let (out, _) = run("judge", INPUT);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 7);
    assert_eq!(lines[0], "no-right\tinto-check:c1");
    assert!(lines[1..5].iter().all(|line| line.starts_with("error: ")));
    assert_eq!(lines[5], "no-right\tno-right");
    assert_eq!(lines[6], "blocked:f8,g8\tblocked:b8,c8,d8");
}
