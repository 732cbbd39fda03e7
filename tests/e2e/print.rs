//! On paper: the sheet of a position, and several positions six to a page.

use chess960::position::{Dialect, Setup, read_numbers};
use serde_json::json;
use thirtyfour::Key;

use super::page::{EN, NL, Page, number};
use super::text::fill;
use super::wait::{wait_for, wait_until};

/// Counts instead of opening the browser's dialog.
const COUNTED: &str = "window.prints = 0; window.print = () => { window.prints += 1; };";

impl Page {
    /// The pages of the PDF that printing gives, with no backgrounds.
    #[track_caller]
    fn pages(&self) -> usize {
        let pdf = self.tell("Page.printToPDF", json!({ "printBackground": false }));
        let count = self.script(
            "return atob(arguments[0]).match(/\\/Type \\/Page\\b/g).length",
            vec![pdf["data"].clone()],
        );
        usize::try_from(count.as_u64().unwrap()).unwrap()
    }

    /// What is put in the page when printing begins, as its text, diagram by diagram.
    #[track_caller]
    fn printed(&self) -> Vec<String> {
        self.ask(
            "dispatchEvent(new Event('beforeprint'));
            const parts = document.querySelectorAll('.sheet figure');
            const found = [...(parts.length ? parts : document.querySelectorAll('.sheet'))];
            const texts = found.map(e => e.textContent);
            dispatchEvent(new Event('afterprint'));
            if (document.querySelector('.sheet')) texts.push('the sheet is still there');
            return texts;",
        )
    }
}

#[test]
fn the_position_is_printed_on_one_sheet() {
    let page = Page::blank();
    page.before_load(COUNTED);
    page.visit("?p=243");
    page.unfold();
    page.press(EN.take.ways[4]);
    assert_eq!(page.ask::<u64>("return window.prints"), 1);
    // Half-way through a castling the sheet is still of the start.
    page.press(EN.step_forward);
    assert_eq!(page.pages(), 1);
    let printed = page.printed();
    assert_eq!(printed.len(), 1);
    let start = Setup::start(number(243).back_rank());
    for dialect in [Dialect::XFen, Dialect::Shredder] {
        assert!(printed[0].contains(&start.fen(dialect)), "{}", printed[0]);
    }
    page.go("Rules");
    assert_eq!(page.printed(), [""; 0], "other views are printed as they are");
}

#[test]
fn several_positions_are_printed_six_to_a_page() {
    let page = Page::blank();
    page.before_load(COUNTED);
    page.visit("");
    page.go_to_all();
    let note = || page.ask::<String>("return document.getElementById('sheet-note').textContent");
    let field = || page.ask::<String>("return document.getElementById('sheet').value");
    let prints = || page.ask::<u64>("return window.prints");

    page.focus_on("sheet");
    page.keys("518, 0 959 534 1 243 960");
    page.press(EN.take.print_sheet);
    wait_until("it says what is wrong", || note().contains("“960”") && page.status() == note());
    assert_eq!(prints(), 0);
    page.focus_on("sheet");
    page.key(Key::Backspace);
    page.key(Key::Backspace);
    let counted = |count: usize, pages: usize| {
        fill(EN.take.sheet_pages, &[("count", &count), ("pages", &pages)])
    };
    wait_for("they are counted", &counted(7, 2), note);
    page.press(EN.take.print_sheet);
    wait_until("it prints", || prints() == 1);
    assert_eq!(page.pages(), 2);
    let ranks = [518, 0, 959, 534, 1, 243, 9].map(|of| number(of).back_rank().to_string());
    let printed = page.printed();
    assert_eq!(printed.len(), 7);
    assert!(printed.iter().zip(&ranks).all(|(text, rank)| text.contains(rank)), "{printed:?}");

    page.press(EN.take.roll_six);
    wait_for("six are rolled", &counted(6, 1), note);
    let rolled = read_numbers(&field(), 6).unwrap();
    assert!((1..6).all(|i| !rolled[..i].contains(&rolled[i])), "{rolled:?}");
    wait_for("they are said", &field(), || page.status());
    assert_eq!(page.pages(), 1);

    page.focus_on("pattern");
    page.keys("R...K..R");
    page.counts(18);
    page.press(EN.take.from_list);
    wait_for("the list is there", &counted(18, 3), note);
    assert_eq!(page.pages(), 3);
}

/// The words of Dutch are longer; sixty positions fill ten pages in it all the same.
#[test]
fn as_many_as_there_is_room_for_take_ten_pages_in_either_language() {
    for (address, words) in [("", EN), ("?lang=nl", NL)] {
        let page = Page::open(address);
        page.go(words.view_names[4]);
        page.press(words.take.from_list);
        let counted = fill(words.take.sheet_pages, &[("count", &60), ("pages", &10)]);
        wait_for("the sheet is full", &counted, || {
            page.ask("return document.getElementById('sheet-note').textContent")
        });
        assert_eq!(page.pages(), 10);
    }
}
