//! One die gives all 960 positions equally often, by every rule of its procedure.

mod even;

use chess960::position::by_hand::{Face, OneDie, Ratio, Roll, RollOutcome, Task};
use chess960::position::{BackRank, File, Number, Role};
use even::seeded;

/// A number as a fraction tells it, to compare without building one.
fn parts(ratio: Ratio) -> (u32, u32) {
    (ratio.numerator(), ratio.denominator())
}

fn face(face: u8) -> Face {
    Face::new(face).unwrap()
}

fn rolled(faces: &[u8]) -> OneDie {
    faces.iter().fold(OneDie::default(), |die, &showing| die.after(face(showing)))
}

/// Every state that faces which count can lead to, and what comes of the last ones.
fn each_state(die: &OneDie, visit: &mut impl FnMut(&OneDie)) {
    visit(die);
    for (showing, _) in die.choices() {
        each_state(&die.after(showing), visit);
    }
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
