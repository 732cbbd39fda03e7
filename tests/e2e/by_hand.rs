//! By hand: faces and draws that a user enters lead to the number that `position` says.

use chess960::position::by_hand::{Draw, Face, Method, OneDie};

use super::page::{EN, NL, Page, number};
use super::text::{die_count, die_says, drawn_face};
use super::wait::wait_for;

fn opened() -> Page {
    let page = Page::open("?p=7");
    page.go(EN.view_names[1]);
    page
}

fn press_face(page: &Page, face: Face) {
    let element = page.named(".face", &face.to_string());
    page.run(async { element.click().await });
}

fn says(page: &Page) -> String {
    page.ask("return document.querySelector('.says').textContent")
}

#[test]
fn faces_with_a_roll_again_and_an_undo_lead_to_the_board() {
    let (page, standard) = (opened(), number(518));
    let mut die = OneDie::default();
    let [way, _] = OneDie::ways_to(standard);
    let six = Face::ALL[5];
    press_face(&page, six);
    die = die.after(six);
    wait_for("it is rolled again", &die_says(EN, &die), || says(&page));
    for face in way {
        press_face(&page, face);
        die = die.after(face);
        if die.task().is_some() {
            press_face(&page, face);
            page.press(EN.by_hand.undo);
        }
        wait_for("the rank fills", &die_says(EN, &die), || says(&page));
    }
    let count =
        "return document.querySelector('.by-hand .aside:not([aria-hidden])')?.textContent ?? ''";
    assert_eq!(page.ask::<String>(count), die_count(EN, &die));

    page.press(NL.language);
    wait_for("the rolls stay in Dutch", &die_count(NL, &die), || page.ask(count));
    page.press(EN.language);
    page.press(EN.by_hand.show);
    page.shows(standard);
    assert_eq!(page.address(), "?p=518&lang=en");
    page.back();
    wait_for("the rolls are still there", &die_says(EN, &die), || says(&page));
    page.press(EN.start_again);
    wait_for("nothing is rolled", &die_says(EN, &OneDie::default()), || says(&page));
}

#[test]
fn every_other_method_leads_to_the_board() {
    let page = opened();
    for (method, words) in Method::ALL.into_iter().zip(&EN.by_hand.methods) {
        let (wanted, title) = (number(243), words.title);
        let press = |what: &str| page.press(&format!("{what} ({title})"));
        for (field, face) in Draw::of(method, wanted).entries() {
            press(&drawn_face(&EN.by_hand, field, face.unwrap()));
        }
        press(EN.by_hand.show);
        page.shows(wanted);
        page.back();
        press(EN.by_hand.draw_for_me);
        let drawn = "return [...document.querySelectorAll('.result b')].map(e => e.textContent)";
        let drawn: Vec<String> = page.ask(drawn);
        let drawn = drawn[1 + method as usize].parse().expect("a number is drawn");
        press(EN.by_hand.show);
        page.shows(number(drawn));
        page.back();
    }
}

#[test]
fn the_page_rolls_one_or_all() {
    let page = opened();
    page.press(EN.by_hand.roll_die);
    page.press(EN.by_hand.roll_all);
    let drawn = "return document.querySelector('.result b').textContent";
    let drawn: u16 = page.ask::<String>(drawn).parse().expect("a number is rolled");
    page.press(EN.by_hand.show);
    page.shows(number(drawn));
}
