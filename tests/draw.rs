//! Every number is drawn equally often.

mod even;

use chess960::position::{Number, draw, fair_from_bits, fair_up_to, number_from_bits};
use even::{chi_square, seeded};

#[test]
fn each_number_comes_from_64_of_the_65536_words() {
    let mut words = [0; 960];
    let mut refused = 0;
    for word in 0..=u16::MAX {
        match number_from_bits(word) {
            Some(number) => words[usize::from(number.get())] += 1,
            None => refused += 1,
        }
    }
    assert!(words.iter().all(|&count| count == 64));
    assert_eq!(refused, 64 * 64);
}

#[test]
fn the_edges() {
    let get = |word| number_from_bits(word).map(Number::get);
    assert_eq!(get(0), Some(0));
    assert_eq!(get(959), Some(959));
    assert_eq!(get(960), None);
    assert_eq!(get(1023), None);
    assert_eq!(get(1024), Some(0));
    assert_eq!(get(u16::MAX), None);
}

#[test]
fn a_refused_word_is_followed_by_another() {
    let mut words = [960, 1023, u16::MAX, 518, 7].into_iter();
    let mut next = || words.next().ok_or("used up");
    assert_eq!(draw(&mut next), Ok(Number::STANDARD));
    assert_eq!(draw(&mut next).map(Number::get), Ok(7));
    assert_eq!(draw(&mut next), Err("used up"));
}

#[test]
fn ninety_six_thousand_draws_are_even() {
    let mut source = seeded();
    let mut counts = [0_u32; 960];
    let (mut repeats, mut last) = (0, None);
    for _ in 0..96_000 {
        let Ok(number) = draw(&mut source);
        counts[usize::from(number.get())] += 1;
        repeats += u32::from(last.replace(number) == Some(number));
    }
    let chi_square = chi_square(&counts);
    // 959 degrees of freedom: 1182 is passed once in a million fair sources.
    assert!(chi_square < 1182.0, "{chi_square}");
    assert!((55..=150).contains(&repeats), "about one in 960 repeats the last: {repeats}");
}

/// What some programs do: the remainder of a random word. The test above must be able to fail.
#[test]
fn a_remainder_would_not_pass() {
    let mut source = seeded();
    let mut counts = [0_u32; 960];
    for _ in 0..96_000 {
        let Ok(word) = source();
        counts[usize::from(word & 0x3FF) % 960] += 1;
    }
    let chi_square = chi_square(&counts);
    assert!(chi_square > 1182.0, "{chi_square}");
}

#[test]
fn any_range_is_drawn_evenly_and_by_few_words() {
    for last in [0, 1, 2, 3, 4, 5, 9, 12, 959, 999, 32_767, 32_768, u16::MAX - 1, u16::MAX] {
        let mut words = vec![0_u32; usize::from(last) + 1];
        for number in (0..=u16::MAX).filter_map(|word| fair_from_bits(last, word)) {
            words[usize::from(number)] += 1;
        }
        assert!(words.iter().all(|&count| count == words[0]), "{last}");
        assert!(words.iter().sum::<u32>() > 32_768, "{last}: more than half of all words serve");
    }
    let mut words = [6, 7, 13, 3].into_iter();
    let mut next = || words.next().ok_or("used up");
    assert_eq!(fair_up_to(5, &mut next), Ok(5)); // 13 is 5 in three bits
    assert_eq!(fair_up_to(2, &mut next), Err("used up")); // 3 is refused
}
