//! White's edge against the table that the engine's run left.

use chess960::position::Number;

#[test]
fn all_960_are_as_the_engine_said() {
    let lines = include_str!("data/edge.tsv").lines().filter(|line| !line.starts_with('#'));
    let mut read = 0;
    for (number, line) in Number::all().zip(lines) {
        let fields: Vec<&str> = line.split('\t').collect();
        assert_eq!(fields[0], number.to_string());
        assert_eq!(fields[1], number.back_rank().to_string());
        assert_eq!(fields[2], number.edge().to_string(), "{number}");
        read += 1;
    }
    assert_eq!(read, 960);
}

#[test]
fn what_is_said_about_all_of_them() {
    let edges = || Number::all().map(Number::edge);
    assert_eq!((edges().min(), edges().max()), (Some(3), Some(82)));
    assert_eq!(edges().map(u32::from).sum::<u32>(), 34_727); // 36.2 on average
}
