//! The cases of data/cases.json, made from public reports about other programs.

use chess960::position::{
    BackRank, Colour, Difference, Number, NumberTextError, Setup, Side, read_number,
};
use serde_json::Value;

fn cases(kind: &str) -> Vec<Value> {
    let file: Value = serde_json::from_str(include_str!("data/cases.json")).unwrap();
    let cases = file["cases"].as_array().unwrap().iter().filter(|case| case["kind"] == kind);
    cases.cloned().collect()
}

fn row(value: &Value) -> BackRank {
    value.as_str().unwrap().parse().unwrap()
}

#[test]
fn number_cases() {
    let mut checked = 0;
    for case in cases("number") {
        let (input, expect, id) = (&case["input"], &case["expect"], &case["id"]);
        if let Some(number) = input["number"].as_i64() {
            let number = u16::try_from(number).ok().and_then(Number::new);
            match expect["row"].as_str() {
                Some(expected) => {
                    assert_eq!(number.unwrap().back_rank().to_string(), expected, "{id}");
                }
                None => assert_eq!(number, None, "{id}"),
            }
            if let Some(wrong) = expect["wrong_if_bishops_swapped"].as_str() {
                assert_ne!(number.unwrap().back_rank().to_string(), wrong, "{id}");
            }
        } else if !input["row"].is_null() {
            assert_eq!(i64::from(row(&input["row"]).number().get()), expect["number"], "{id}");
        } else if let Some(number) = input["mirror_of"].as_i64() {
            let rank = Number::new(u16::try_from(number).unwrap()).unwrap().back_rank();
            assert_eq!(i64::from(rank.mirror().number().get()), expect["number"], "{id}");
        } else if input["all"] == true {
            let ranks: std::collections::HashSet<_> =
                Number::all().map(Number::back_rank).collect();
            assert_eq!(ranks.len(), 960, "{id}");
        } else {
            let setup = Setup::read(input["fen"].as_str().unwrap()).unwrap().setup;
            let array = setup.array().unwrap();
            assert_eq!(array.start().map(|n| i64::from(n.get())), expect["number"].as_i64());
            assert_eq!(i64::from(array.number.get()), expect["array_number"], "{id}");
            let difference = match id.as_str().unwrap() {
                "NUM-016" => Difference::BlackToMove,
                "NUM-017" => Difference::RightMissing(Colour::White, Side::C),
                "NUM-018" => Difference::Halfmoves(1),
                _ => panic!("{id} is new"),
            };
            assert_eq!(array.differences, [difference], "{id}");
        }
        checked += 1;
    }
    assert_eq!(checked, 18);
}

#[test]
fn what_the_number_field_takes_and_refuses() {
    let mut checked = 0;
    for case in cases("ui").iter().filter(|case| case["input"]["field"] == "number") {
        let read = read_number(case["input"]["text"].as_str().unwrap());
        match case["expect"]["number"].as_i64() {
            Some(number) => assert_eq!(i64::from(read.unwrap().get()), number, "{case}"),
            None => assert!(read.is_err(), "{case}"),
        }
        checked += 1;
    }
    assert_eq!(checked, 11);
}

#[test]
fn every_number_as_people_write_it() {
    for number in Number::all() {
        let n = number.get();
        let ways = [
            format!("{n}"),
            format!(" {n} "),
            format!("0{n}"),
            format!("{n:03}"),
            format!("#{n}"),
            format!("SP{n}"),
            format!("sp {n}"),
            format!("\u{a0}{n}\u{200f}\n"),
            n.to_string().chars().map(|c| char::from_u32(c as u32 + 0xFEE0).unwrap()).collect(),
        ];
        for text in ways {
            assert_eq!(read_number(&text), Ok(number), "{text:?}");
        }
    }
}

#[test]
fn what_is_refused_says_why() {
    use NumberTextError::*;
    let not = |found, place| NotADigit { found, place };
    let cases = [
        ("", Empty),
        (" \t\n", Empty),
        ("#", Empty),
        ("SP", Empty),
        ("960", NineSixty),
        ("٩٦٠", NineSixty),
        ("0960", NineSixty),
        ("961", TooLarge),
        ("65536", TooLarge),
        ("65538", TooLarge),
        ("4294967814", TooLarge), // 518 above 2^32
        ("99999999999999999999", TooLarge),
        ("-1", not('-', 1)),
        ("-0", not('-', 1)),
        ("−1", not('−', 1)),
        ("+518", not('+', 1)),
        ("1e2", not('e', 2)),
        ("518.0", not('.', 4)),
        ("518,0", not(',', 4)),
        ("0x206", not('x', 2)),
        ("5 18", not(' ', 2)),
        ("SP-1", not('-', 3)),
        ("##5", not('#', 2)),
        ("S518", not('S', 1)),
        ("½", not('½', 1)),
        ("²", not('²', 1)),
        ("Ⅴ", not('Ⅴ', 1)),
        ("five", not('f', 1)),
        ("5１8", MixedScripts { found: '１', place: 2 }),
        ("٥۱٨", MixedScripts { found: '۱', place: 2 }),
    ];
    for (text, error) in cases {
        assert_eq!(read_number(text), Err(error), "{text:?}");
        assert!(!error.to_string().is_empty());
    }
}
