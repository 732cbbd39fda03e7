//! How long a number takes to become a rank, and a rank a number.

use chess960::position::{BackRank, Number};
use divan::{Bencher, counter::ItemsCount};

fn main() {
    divan::main();
}

/// All 960 in turn, so that no branch learns one answer; divan prints the rate as items a second.
#[divan::bench]
fn number_to_rank(bencher: Bencher) {
    bencher.counter(ItemsCount::new(960_usize)).bench_local(|| {
        for number in Number::all() {
            divan::black_box(divan::black_box(number).back_rank());
        }
    });
}

#[divan::bench]
fn rank_to_number(bencher: Bencher) {
    let ranks: Vec<BackRank> = Number::all().map(Number::back_rank).collect();
    bencher.counter(ItemsCount::new(960_usize)).bench_local(|| {
        for &rank in &ranks {
            divan::black_box(divan::black_box(rank).number());
        }
    });
}
