//! The number field and its buttons: what they take.

use chess960::position::{Number, read_number};
use serde_json::Value;
use thirtyfour::Key;

use super::page::{EN, Page, number};
use super::text::announce;
use super::wait::{wait_for, wait_until};

/// The cases of the number field in data/cases.json: what is typed, and the number if it is one.
pub fn cases() -> Vec<(String, Option<u16>)> {
    let file: Value = serde_json::from_str(include_str!("../data/cases.json")).unwrap();
    let all = file["cases"].as_array().unwrap().iter();
    let of_field = all.filter(|case| case["kind"] == "ui" && case["input"]["field"] == "number");
    let case = |case: &Value| {
        let number = case["expect"]["number"].as_u64().map(|number| number.try_into().unwrap());
        (case["input"]["text"].as_str().unwrap().to_owned(), number)
    };
    let cases: Vec<_> = of_field.map(case).collect();
    assert_eq!(cases.len(), 11);
    cases
}

#[test]
fn it_takes_what_people_type() {
    let page = Page::open("?p=1");
    let named = [
        "518",
        " 518 ",
        "0518",
        "#518",
        "SP518",
        "sp 243",
        "٥١٨",
        "۵۱۸",
        "५१८",
        "５１８",
        "0",
        "959",
    ];
    let of_cases = cases().into_iter().filter(|case| case.1.is_some());
    let named = named.into_iter().map(|text| (text.to_owned(), None));
    for (text, expected) in named.chain(of_cases) {
        page.enter_number("1");
        page.shows(number(1));
        page.enter_number(&text);
        let shown = read_number(&text).unwrap();
        assert_eq!(shown.get(), expected.unwrap_or(shown.get()));
        page.shows(shown);
        assert_eq!(
            page.field(),
            shown.to_string(),
            "the field shows the number itself, not {text:?}"
        );
        assert_eq!((page.complaint(), page.address()), (String::new(), format!("?p={shown}")));
        assert_eq!(page.focused(), "Position number", "the focus stays");
    }
}

#[test]
fn it_comes_by_itself_when_typing_pauses() {
    let page = Page::blank();
    page.before_load(super::devtools::STOPPED_CLOCK);
    page.visit("?p=7");
    page.type_number("51");
    page.pass_time(300);
    page.keys("8");
    page.pass_time(500);
    page.shows(number(7));
    page.pass_time(500);
    page.shows(number(518));
    assert_eq!((page.field(), page.address()), ("518".into(), "?p=518".into()));
    assert_eq!(page.focused(), "Position number");
    page.type_number("243");
    page.pass_time(1000);
    page.shows(number(243));
    page.back();
    page.shows(number(7));
}

#[test]
fn it_comes_when_the_field_is_left() {
    let page = Page::blank();
    page.before_load(super::devtools::STOPPED_CLOCK);
    page.visit("?p=7");
    page.type_number("SP 243");
    page.shows(number(7));
    page.key(Key::Tab);
    page.shows(number(243));
    assert_eq!((page.field(), page.address()), ("243".into(), "?p=243".into()));
    assert_eq!(page.focused(), EN.next_position);
}

#[test]
fn it_comes_in_real_time_too() {
    let page = Page::open("?p=7");
    page.type_number("243");
    page.shows(number(243));
    assert_eq!(page.field(), "243");
}

#[test]
fn what_is_pasted_counts_as_typed() {
    let page = Page::open("?p=7");
    page.clipboard_is_allowed(true);
    page.type_number("");
    page.put_on_clipboard("\u{a0} #0243\n");
    page.chord(Key::Control, 'v');
    page.shows(number(243));
}

#[test]
fn next_and_previous_go_one_on_and_say_so() {
    let page = Page::open("?p=242");
    for (button, shown) in
        [("Next position", 243), ("Next position", 244), ("Previous position", 243)]
    {
        page.press(button);
        page.shows(number(shown));
        wait_for("it is read out", &announce(EN, number(shown)), || page.status());
        assert_eq!((page.field(), page.address()), (shown.to_string(), format!("?p={shown}")));
        assert_eq!(page.focused(), button, "the focus stays");
    }
}

#[test]
fn the_ends_are_ends() {
    let page = Page::blank();
    for (near, button, end, said) in [
        (1, "Previous position", Number::FIRST, EN.first_reached),
        (958, "Next position", Number::LAST, EN.last_reached),
    ] {
        page.visit(&format!("?p={near}"));
        let off = || {
            let script = "return document.querySelector(`[aria-label='${arguments[0]}']`).ariaDisabled === 'true'";
            page.script(script, vec![button.into()]) == true
        };
        assert!(!off());
        page.press(button);
        page.shows(end);
        wait_until("the button says that it does nothing", off);
        page.press(button);
        wait_for("the end is read out", &said.to_owned(), || page.status());
        page.shows(end);
        assert_eq!((page.focused(), page.address()), (button.into(), format!("?p={end}")));
    }
}

#[test]
fn a_run_of_steps_is_one_step_back() {
    let page = Page::open("?p=10");
    (11..=13).for_each(|shown| {
        page.press("Next position");
        page.shows(number(shown));
    });
    page.back();
    page.shows(number(10));
    assert_eq!((page.field(), page.address()), ("10".into(), "?p=10".into()));
    page.forward();
    page.shows(number(13));
}
