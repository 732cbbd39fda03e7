//! How long a FEN takes to be read and written, and a castling to be judged.

use chess960::position::{Dialect, Setup, Side, judge};
use divan::{Bencher, counter::ItemsCount};

fn main() {
    divan::main();
}

/// The 2,500 positions of the tests, so that no branch learns one answer.
fn fens() -> Vec<&'static str> {
    let lines = include_str!("../tests/data/castling.tsv").lines();
    let lines = lines.filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split('\t').next()).collect()
}

fn setups() -> Vec<Setup> {
    fens().into_iter().filter_map(|fen| Some(Setup::read(fen).ok()?.setup)).collect()
}

#[divan::bench]
fn read_fen(bencher: Bencher) {
    let fens = fens();
    bencher.counter(ItemsCount::new(fens.len())).bench_local(|| {
        for fen in &fens {
            let _ = divan::black_box(Setup::read(divan::black_box(fen)));
        }
    });
}

#[divan::bench]
fn write_fen(bencher: Bencher) {
    let setups = setups();
    bencher.counter(ItemsCount::new(setups.len())).bench_local(|| {
        for setup in &setups {
            divan::black_box(divan::black_box(setup).fen(Dialect::XFen));
        }
    });
}

/// Both sides of the side to move: two verdicts a position.
#[divan::bench]
fn verdict(bencher: Bencher) {
    let setups = setups();
    bencher.counter(ItemsCount::new(setups.len() * 2)).bench_local(|| {
        for setup in &setups {
            for side in Side::ALL {
                divan::black_box(judge(divan::black_box(setup), setup.turn, side));
            }
        }
    });
}
