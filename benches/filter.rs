//! How long it takes to narrow the 960 down: one keystroke in All 960.

use chess960::position::{Filter, Number, Properties, Property};
use divan::Bencher;

fn main() {
    divan::main();
}

/// Filters from the cheapest to the dearest.
const FILTERS: [&str; 3] = ["pattern", "property", "both"];

fn filter(name: &str) -> Filter {
    let mut filter = Filter::default();
    if name != "property" {
        filter.pattern = "R..[KQ]....".parse().expect("it is a pattern");
    }
    if name != "pattern" {
        filter.properties = Properties::EMPTY
            .with(Property::CastlesAtOnce(None))
            .with(Property::UndefendedPawns(1));
    }
    filter
}

/// The list of numbers that match, all 960 asked.
#[divan::bench(args = FILTERS)]
fn numbers(bencher: Bencher, name: &str) {
    let filter = filter(name);
    bencher.bench_local(|| divan::black_box(&filter).numbers().collect::<Vec<Number>>());
}

/// What each property would list.
#[divan::bench(args = FILTERS)]
fn counts(bencher: Bencher, name: &str) {
    let filter = filter(name);
    bencher.bench_local(|| divan::black_box(&filter).counts());
}
