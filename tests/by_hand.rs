//! Every way to draw by hand gives all 960 positions equally often.

use std::convert::Infallible;

use chess960::position::by_hand::{
    Draw, Drawn, Face, Method, OneDie, Outcome, Ratio, Roll, RollOutcome, Task, cards, digits,
};
use chess960::position::{BackRank, Derivation, File, Number, Role};

fn face(face: u8) -> Face {
    Face::new(face).unwrap()
}

fn rolled(faces: &[u8]) -> OneDie {
    faces.iter().fold(OneDie::default(), |die, &showing| die.after(face(showing)))
}

/// A number as a fraction tells it, to compare without building one.
fn parts(ratio: Ratio) -> (u32, u32) {
    (ratio.numerator(), ratio.denominator())
}

/// Every state that faces which count can lead to, and what comes of the last ones.
fn each_state(die: &OneDie, visit: &mut impl FnMut(&OneDie)) {
    visit(die);
    for (showing, _) in die.choices() {
        each_state(&die.after(showing), visit);
    }
}

/// A small generator with a seed, so that the test is the same each time (Marsaglia's xorshift).
fn seeded() -> impl FnMut() -> Result<u16, Infallible> {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let [_, _, _, _, low, high, ..] = state.to_le_bytes();
        Ok(u16::from_le_bytes([low, high]))
    }
}

/// Chi-square of counts against all being equal; 959 degrees of freedom pass 1182 once in a million.
fn chi_square(counts: &[u32]) -> f64 {
    let mean =
        f64::from(counts.iter().sum::<u32>()) / f64::from(u16::try_from(counts.len()).unwrap());
    counts.iter().map(|&n| (f64::from(n) - mean).powi(2) / mean).sum()
}

#[test]
fn a_die_has_six_faces() {
    assert_eq!(Face::new(0), None);
    assert_eq!(Face::new(7), None);
    assert_eq!(Face::new(u8::MAX), None);
    assert_eq!((1..=6).map(face).collect::<Vec<_>>(), Face::ALL);
    assert_eq!(Face::ALL.map(|face| face.to_string()).concat(), "123456");
}

#[test]
fn the_1920_outcomes_of_the_die_give_each_position_twice() {
    let mut counts = [0; 960];
    each_state(&OneDie::default(), &mut |die| {
        if let Some(rank) = die.result() {
            assert_eq!((die.rolls().len(), die.repeated()), (5, 0));
            assert_eq!(BackRank::new(rank.roles()), Ok(rank));
            counts[usize::from(rank.number().get())] += 1;
        }
    });
    assert_eq!(counts.iter().sum::<u32>(), 1920);
    assert!(counts.iter().all(|&count| count == 2));
}

#[test]
fn the_two_ways_to_roll_each_number() {
    for number in Number::all() {
        let ways = OneDie::ways_to(number);
        assert_ne!(ways[0], ways[1]);
        for way in ways {
            let die = way.into_iter().fold(OneDie::default(), |die, face| die.after(face));
            assert_eq!(die.result(), Some(number.back_rank()));
        }
    }
    let standard = OneDie::ways_to(Number::STANDARD).map(|way| way.map(Face::get));
    assert_eq!(standard, [[2, 3, 3, 2, 3], [2, 3, 3, 4, 2]]);
}

#[test]
fn a_face_without_a_square_is_rolled_again() {
    let last_that_counts = [4, 4, 6, 5, 4];
    assert_eq!(Task::ALL.map(Task::faces), last_that_counts);
    let mut checked = 0;
    each_state(&OneDie::default(), &mut |die| {
        let Some(task) = die.task() else { return };
        assert_eq!(task, Task::ALL[die.rolls().len()]);
        assert_eq!(die.choices().count(), usize::from(task.faces()), "{task:?}");
        for showing in Face::ALL {
            let after = die.after(showing);
            let roll = die.meaning(showing).unwrap();
            assert_eq!(after.rolls().last(), Some(&roll));
            assert_eq!((roll.task, roll.face), (task, showing));
            if showing.get() > task.faces() {
                assert_eq!(roll.outcome, RollOutcome::Again);
                assert_eq!((after.task(), after.rank()), (Some(task), die.rank()));
                assert_eq!(after.repeated(), 1);
                assert_eq!(after.rolls().len(), die.rolls().len() + 1);
                checked += 1;
            } else {
                let (_, file) = die.choices().find(|&(face, _)| face == showing).unwrap();
                assert_eq!(roll.outcome, RollOutcome::Placed(file));
                assert_eq!(die.rank()[file.index()], None);
                assert_eq!(after.rank()[file.index()], Some(task.role()));
                assert_ne!(after.task(), Some(task));
            }
        }
    });
    // Two at the start; two for each of 4 bishops; none for a queen; one after each of 96
    // queens; two after each of 480 knights.
    assert_eq!(checked, 2 + 4 * 2 + 96 + 480 * 2);
}

#[test]
fn the_faces_mean_the_squares_from_the_left() {
    let files = |die: &OneDie| die.choices().map(|(_, file)| file.letter()).collect::<String>();
    let mut die = OneDie::default();
    assert_eq!(files(&die), "aceg");
    die = die.after(face(2)); // c
    assert_eq!(files(&die), "bdfh");
    die = die.after(face(3)); // f
    assert_eq!(files(&die), "abdegh");
    die = die.after(face(3)); // d
    assert_eq!(files(&die), "abegh");
    die = die.after(face(2)); // b
    assert_eq!(files(&die), "aegh");
    assert_eq!(die.choices().last(), Some((face(4), File::H)));
    assert_eq!(die.rank().iter().flatten().count(), 4, "the rest waits for the second knight");
    assert_eq!(die.result(), None);
    die = die.after(face(3)); // g
    assert_eq!(files(&die), "");
    assert_eq!(die.result(), Some(BackRank::STANDARD));
    assert_eq!(die.rank(), BackRank::STANDARD.roles().map(Some));
}

#[test]
fn a_complete_rank_takes_no_more_rolls() {
    let die = rolled(&[2, 3, 3, 2, 3]);
    assert_eq!(die.task(), None);
    for showing in Face::ALL {
        assert_eq!(die.meaning(showing), None);
        assert_eq!(die.after(showing), die);
    }
}

#[test]
fn undo_takes_back_one_roll_at_every_point() {
    let mut checked = 0;
    each_state(&OneDie::default(), &mut |die| {
        if die.task().is_some() {
            for showing in Face::ALL {
                assert_eq!(die.after(showing).undo(), *die);
                // A roll that is rolled again is a roll of its own.
                assert_eq!(die.after(face(6)).after(showing).undo(), die.after(face(6)));
                checked += 1;
            }
        }
    });
    assert_eq!(checked, 6 * (1 + 4 + 16 + 96 + 480));
    assert_eq!(OneDie::default().undo(), OneDie::default());

    let mut die = rolled(&[5, 2, 6, 3, 3, 6, 2, 5, 3]);
    assert_eq!((die.rolls().len(), die.repeated()), (9, 4));
    assert_eq!(die.result(), Some(BackRank::STANDARD));
    for left in (0..9).rev() {
        die = die.undo();
        assert_eq!(die.rolls().len(), left);
        assert_eq!(die.result(), None, "the rest is taken back with the second knight");
    }
    assert_eq!(die, OneDie::default());
}

#[test]
fn every_roll_is_told_with_what_came_of_it() {
    let die = rolled(&[6, 1, 4, 6]);
    let told = die.rolls().iter().map(|&Roll { task, face, outcome }| (task, face.get(), outcome));
    let expected = [
        (Task::DarkBishop, 6, RollOutcome::Again),
        (Task::DarkBishop, 1, RollOutcome::Placed(File::A)),
        (Task::LightBishop, 4, RollOutcome::Placed(File::H)),
        (Task::Queen, 6, RollOutcome::Placed(File::G)),
    ];
    assert_eq!(told.collect::<Vec<_>>(), expected);
    let bishop = Some(Role::Bishop);
    let queen = Some(Role::Queen);
    assert_eq!(die.rank(), [bishop, None, None, None, None, None, queen, bishop]);
}

#[test]
fn the_die_takes_six_rolls_and_seven_tenths_on_average() {
    let averages = Task::ALL.map(|task| parts(task.average()));
    assert_eq!(averages, [(3, 2), (3, 2), (1, 1), (6, 5), (3, 2)]);
    assert_eq!(parts(OneDie::average()), (67, 10));
    assert_eq!(OneDie::average().in_hundredths(), 670);

    // And as it turns out, within four standard errors (the deviation of one is about 1.6).
    let mut source = seeded();
    let mut rolls = 0;
    for _ in 0..20_000 {
        let Ok(die) = OneDie::default().roll_all(&mut source);
        rolls += die.rolls().len();
    }
    assert!((133_100..=134_900).contains(&rolls), "{rolls}");
}

#[test]
fn the_page_rolls_a_fair_die() {
    let mut counts = [0; 6];
    for word in 0..=u16::MAX {
        // A source that has this word and no other: a refused word ends it.
        let mut words = Some(word).into_iter();
        if let Ok(face) = Face::roll(|| words.next().ok_or(())) {
            counts[usize::from(face.get()) - 1] += 1;
        }
    }
    assert_eq!(counts, [8192; 6]);
}

#[test]
fn the_die_rolls_on_from_where_it_is() {
    let mut words = [0, 7, 2, 1].into_iter(); // 7 is refused, and is no roll
    let die = rolled(&[2, 3, 3]);
    let done = die.roll_all(|| words.next().ok_or("used up"));
    assert_eq!(done.clone().map(|die| die.rolls().len()), Ok(5));
    assert_eq!(done.unwrap().rolls()[..3], *die.rolls());
    assert_eq!(die.roll_all(|| Err::<u16, _>("no source")), Err("no source"));
    let complete = rolled(&[2, 3, 3, 2, 3]);
    assert_eq!(complete.roll_all(|| Err("not asked")), Ok(complete));
}

/// RND-013 to RND-016 of data/cases.json: the one die.
#[test]
fn dice_cases() {
    let file: serde_json::Value = serde_json::from_str(include_str!("data/cases.json")).unwrap();
    let mut checked = 0;
    for case in file["cases"].as_array().unwrap() {
        let Some(rolls) = case["input"]["dice_rolls"].as_array() else { continue };
        let rolls: Vec<u8> =
            rolls.iter().map(|roll| u8::try_from(roll.as_u64().unwrap()).unwrap()).collect();
        let rank = rolled(&rolls).result().unwrap();
        assert_eq!(rank.to_string(), case["expect"]["row"].as_str().unwrap(), "{case}");
        assert_eq!(u64::from(rank.number().get()), case["expect"]["number"], "{case}");
        checked += 1;
    }
    assert_eq!(checked, 3);
    let counted = file["cases"].as_array().unwrap().iter().find(|case| case["id"] == "RND-013");
    // The count itself is `the_1920_outcomes_of_the_die_give_each_position_twice`.
    assert_eq!(counted.unwrap()["expect"]["multiplicity"], "each array exactly 2 of 1920");
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
