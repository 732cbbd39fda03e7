//! Dice of many sides, digits, coins and cards give all 960 positions equally often.

mod even;

use chess960::position::by_hand::{Draw, Drawn, Method, Outcome, Ratio, cards, digits};
use chess960::position::{Derivation, Number};
use even::{chi_square, seeded};

/// A number as a fraction tells it, to compare without building one.
fn parts(ratio: Ratio) -> (u32, u32) {
    (ratio.numerator(), ratio.denominator())
}

/// Every whole draw of a method, field by field.
fn each_draw(draw: Draw, visit: &mut impl FnMut(Draw)) {
    let Some(field) = draw.next_field() else { return visit(draw) };
    assert_eq!(draw.outcome(), None, "half a draw is no number");
    let (drawn, _) = draw.entries().nth(field).unwrap();
    for face in drawn.faces() {
        each_draw(draw.with(field, face).unwrap(), visit);
    }
}

#[test]
fn every_other_method_gives_each_number_once() {
    let expected = [
        (Method::Polyhedral, 960, 0),
        (Method::Digits, 1000, 40),
        (Method::Coins, 1024, 64),
        (Method::Cards, 960, 0),
    ];
    assert_eq!(expected.map(|(method, ..)| method), Method::ALL);
    for (method, outcomes, repeats) in expected {
        assert_eq!((method.outcomes(), method.repeats()), (outcomes, repeats));
        let mut counts = [0; 960];
        let mut repeated = Vec::new();
        each_draw(Draw::new(method), &mut |draw| match draw.outcome().unwrap() {
            Outcome::Number(number) => {
                counts[usize::from(number.get())] += 1;
                assert_eq!(Draw::of(method, number), draw);
            }
            Outcome::Repeat(sum) => repeated.push(sum),
        });
        assert!(counts.iter().all(|&count| count == 1), "{method:?}");
        repeated.sort_unstable();
        assert_eq!(repeated, (960..960 + repeats).collect::<Vec<_>>(), "{method:?}");
    }
}

fn draw(method: Method, faces: &[u8]) -> Option<Outcome> {
    let entered = faces.iter().enumerate();
    let draw = entered.fold(Draw::new(method), |draw, (at, &face)| draw.with(at, face).unwrap());
    draw.outcome()
}

#[test]
fn draws_that_people_know() {
    let standard = Some(Outcome::Number(Number::STANDARD));
    // 518 = ((5 x 6 + 2) x 4 + 1) x 4 + 2, and every face but the ten-sided die's counts from 1.
    assert_eq!(draw(Method::Polyhedral, &[3, 2, 3, 5]), standard);
    assert_eq!(draw(Method::Cards, &[3, 2, 3, 6]), standard);
    assert_eq!(draw(Method::Digits, &[5, 1, 8]), standard);
    assert_eq!(draw(Method::Coins, &[1, 0, 0, 0, 0, 0, 0, 1, 1, 0]), standard); // 512 + 4 + 2
    assert_eq!(
        draw(Method::Coins, &[1, 1, 1, 0, 1, 1, 1, 1, 1, 1]),
        Some(Outcome::Number(Number::LAST))
    );
    assert_eq!(draw(Method::Coins, &[1, 1, 1, 1, 0, 0, 0, 0, 0, 0]), Some(Outcome::Repeat(960)));
    assert_eq!(draw(Method::Coins, &[1; 10]), Some(Outcome::Repeat(1023)));
    assert_eq!(draw(Method::Digits, &[9, 5, 9]), Some(Outcome::Number(Number::LAST)));
    assert_eq!(draw(Method::Digits, &[9, 6, 0]), Some(Outcome::Repeat(960)));
    assert_eq!(draw(Method::Digits, &[9, 9, 9]), Some(Outcome::Repeat(999)));
    assert_eq!(draw(Method::Digits, &[0, 0, 0]), Some(Outcome::Number(Number::FIRST)));
}

#[test]
fn dice_and_cards_are_the_digits_of_the_derivation() {
    for method in [Method::Polyhedral, Method::Cards] {
        for number in Number::all() {
            let way = Derivation::of(number);
            let digits = [way.light_bishop(), way.dark_bishop(), way.queen(), way.knights()];
            let draw = Draw::of(method, number);
            let drawn = draw.entries().map(|(field, face)| field.digit(face.unwrap()).unwrap());
            assert!(drawn.map(usize::from).eq(digits), "{method:?} {number}");
        }
        let sides = method.fields().iter().map(|field| field.count());
        assert!(sides.eq([4, 4, 6, 10]));
    }
    assert_eq!(cards::SUITS.len(), Method::Cards.fields().len());
}

#[test]
fn a_draw_can_be_entered_in_any_order_and_mended() {
    let draw = Draw::new(Method::Digits).with(2, 8).unwrap();
    assert_eq!((draw.next_field(), draw.sum(), draw.outcome()), (Some(0), 8, None));
    let draw = draw.with(0, 9).unwrap().with(1, 6).unwrap();
    assert_eq!((draw.next_field(), draw.outcome()), (None, Some(Outcome::Repeat(968))));
    let draw = draw.without(1);
    assert_eq!((draw.next_field(), draw.sum(), draw.outcome()), (Some(1), 908, None));
    let draw = draw.with(1, 1).unwrap().with(0, 5).unwrap();
    assert_eq!(draw.outcome(), Some(Outcome::Number(Number::STANDARD)));
    assert_eq!(draw.method(), Method::Digits);
    assert_eq!(draw.without(3).without(usize::MAX), draw);
}

#[test]
fn there_is_no_field_and_no_face_but_those_of_the_method() {
    for method in Method::ALL {
        let draw = Draw::new(method);
        let fields = method.fields();
        for (at, field) in fields.iter().enumerate() {
            for face in 0..=u8::MAX {
                let known = field.faces().contains(&face);
                assert_eq!(draw.with(at, face).is_some(), known, "{method:?} {at} {face}");
                assert_eq!(field.digit(face).is_some(), known);
                assert_eq!(
                    field.worth(face),
                    field.digit(face).map(|d| d * field.meaning().weight())
                );
            }
        }
        for beyond in [fields.len(), 10, usize::MAX] {
            assert_eq!(draw.with(beyond, 1), None, "{method:?}");
        }
    }
}

#[test]
fn each_method_draws_evenly_for_the_user() {
    for method in Method::ALL {
        let mut source = seeded();
        let mut counts = [0; 960];
        let mut repeated = 0_u32;
        for _ in 0..48_000 {
            let Ok(Drawn { repeated: before, last, number }) = method.draw(&mut source);
            assert_eq!(last.outcome(), Some(Outcome::Number(number)));
            for draw in before {
                assert!(matches!(draw.outcome(), Some(Outcome::Repeat(960..))));
                repeated += 1;
            }
            counts[usize::from(number.get())] += 1;
        }
        let even = chi_square(&counts);
        assert!(even < 1182.0, "{method:?} {even}");
        // 48,000 numbers come after 50 repeated draws a repeated outcome, give or take.
        assert!(repeated.abs_diff(50 * u32::from(method.repeats())) < 300, "{method:?} {repeated}");
    }
}

#[test]
fn a_repeated_draw_is_kept_and_all_of_it_is_drawn_again() {
    let mut words = [9, 15, 6, 0, 5, 1, 8].into_iter(); // 15 is more than a digit, and refused
    let drawn = Method::Digits.draw(|| words.next().ok_or("used up")).unwrap();
    assert_eq!(drawn.number, Number::STANDARD);
    assert_eq!(drawn.repeated.len(), 1);
    assert_eq!(drawn.repeated[0].outcome(), Some(Outcome::Repeat(960)));
    let mut words = [9, 6, 0, 5].into_iter();
    assert_eq!(Method::Digits.draw(|| words.next().ok_or("used up")), Err("used up"));
}

#[test]
fn to_draw_only_the_tens_again_favours_900_to_959() {
    assert_eq!(parts(digits::favour_if_only_tens_repeat()), (5, 3));
    assert_eq!(digits::favour_if_only_tens_repeat().in_hundredths(), 167);

    // All chances over one denominator: they make a whole, as those of a real way to draw do.
    let mut sum = 0;
    for number in Number::all() {
        let (numerator, denominator) = parts(digits::chance_if_only_tens_repeat(number));
        assert_eq!((numerator, denominator), (1, if number.get() < 900 { 1000 } else { 600 }));
        sum += 3000 / denominator;
    }
    assert_eq!(sum, 3000);
}

/// The same by following the unfair way itself, draw by draw.
#[test]
fn the_unfair_way_followed_for_many_draws() {
    const DRAWS: u32 = 15;
    // In units of 10 to the power of minus DRAWS, for fixed hundreds and units.
    let mut counts = [0_u64; 960];
    for hundreds in 0..10 {
        for units in 0..10 {
            let mut undecided = 10_u64.pow(DRAWS);
            for _ in 0..DRAWS {
                let share = undecided / 10;
                for tens in 0..10 {
                    if let Some(count) = counts.get_mut(hundreds * 100 + tens * 10 + units) {
                        *count += share;
                        undecided -= share;
                    }
                }
            }
        }
    }
    for number in Number::all() {
        let expected = digits::chance_if_only_tens_repeat(number);
        // A pair of hundreds and units is one of 100; what is undecided after so many draws is
        // a part in a million.
        let whole = 100 * 10_u64.pow(DRAWS) / u64::from(expected.denominator());
        assert!(counts[usize::from(number.get())].abs_diff(whole) <= whole / 500_000, "{number}");
    }
}
