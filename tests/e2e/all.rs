//! All 960: patterns, properties, the list by keys, and its files.

use std::path::PathBuf;

use chess960::position::{
    Filter, Header, List, Number, Pattern, Properties, Property, find, read_number,
};
use serde_json::json;
use thirtyfour::Key;

use super::page::{EN, Page, number};
use super::text::{count, property, row_name};
use super::wait::{wait_for, wait_until};

impl Page {
    /// The view, from the link in the bar.
    #[track_caller]
    pub fn open_all() -> Self {
        let page = Self::open("");
        page.go_to_all();
        page
    }

    #[track_caller]
    pub fn go_to_all(&self) {
        let link = self.named("nav a", EN.view_names[view()]);
        self.run(async { link.click().await });
        self.counts(960);
    }

    /// Waits until the total is this.
    #[track_caller]
    pub fn counts(&self, total: usize) {
        wait_for("the total", &(total.to_string(), count(EN, total)), || {
            self.ask("const e = document.querySelector('[data-count]'); return [e?.dataset.count ?? '', e?.textContent ?? '']")
        });
    }

    /// Puts a text into Find at once, as pasting does.
    #[track_caller]
    pub fn paste(&self, text: &str) {
        let script = "
            const field = document.getElementById('find');
            field.value = arguments[0];
            field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));";
        self.script(script, vec![json!(text)]);
    }

    #[track_caller]
    pub fn answer(&self) -> String {
        self.ask("return document.querySelector('#find-answer p').textContent")
    }

    /// The numbers of the rows that are seen.
    #[track_caller]
    fn rows(&self) -> Vec<String> {
        self.ask(
            "const list = document.getElementById('list').getBoundingClientRect();
            return [...document.querySelectorAll('[role=option]')].filter(e => {
                const r = e.getBoundingClientRect();
                return r.top > list.top - r.height && r.bottom < list.bottom + r.height;
            }).map(e => e.querySelector('b').textContent)",
        )
    }

    #[track_caller]
    pub fn focus_on(&self, id: &str) {
        self.script("document.getElementById(arguments[0]).focus()", vec![json!(id)]);
    }

    /// The name of the row that assistive technology is told of.
    #[track_caller]
    fn active_row(&self) -> String {
        self.ask(
            "const id = document.getElementById('list').getAttribute('aria-activedescendant');
            return document.getElementById(id)?.querySelector('.unseen').textContent ?? ''",
        )
    }
}

/// The place of the view in the bar.
fn view() -> usize {
    EN.view_names.iter().position(|name| *name == "All 960").unwrap()
}

#[test]
fn a_pattern_by_the_keyboard() {
    let page = Page::open_all();
    page.focus_on("place-a");
    page.keys("r");
    page.key(Key::Right);
    page.key(Key::Right);
    page.key(Key::Right);
    page.keys("kd");
    let value = || page.ask::<String>("return document.getElementById('pattern').value");
    let pattern = "R...KQ..";
    wait_for("the places write the pattern", &pattern.to_owned(), value);
    let filter = |text: &str| Filter { pattern: text.parse().unwrap(), ..Filter::default() };
    page.counts(filter(pattern).numbers().count());
    assert_eq!(page.focused(), "g: any piece");
    page.key(Key::Backspace);
    wait_for("the last is gone", &"R...K...".to_owned(), value);

    page.focus_on("pattern");
    page.chord(Key::Control, 'a');
    page.keys("R..[bn]K..r");
    page.counts(filter("R..[BN]K..R").numbers().count());
    page.key(Key::Tab);
    wait_for("it is tidied", &"R..[BN]K..R".to_owned(), value);
    page.focus_on("place-d");
    assert_eq!(page.focused(), "d: bishop or knight", "the field writes the places");

    page.focus_on("pattern");
    page.chord(Key::Control, 'a');
    page.keys("R..X");
    wait_until("it is told", || page.status().contains("Place 4"));
    page.counts(filter("R.......").numbers().count());
}

/// Places and pieces are pressed where they are drawn, by mouse and by finger.
#[test]
fn pieces_by_pointer_and_by_touch() {
    let page = Page::open_all();
    let middle = |selector: &str| -> (f64, f64) {
        let script = "
            const e = document.querySelector(arguments[0]);
            e.scrollIntoView({ block: 'center' });
            const r = e.getBoundingClientRect();
            return [r.x + r.width / 2, r.y + r.height / 2]";
        serde_json::from_value(page.script(script, vec![json!(selector)])).unwrap()
    };
    let click = |selector: &str| {
        let (x, y) = middle(selector);
        for kind in ["mousePressed", "mouseReleased"] {
            page.tell(
                "Input.dispatchMouseEvent",
                json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 }),
            );
        }
    };
    let touch = |selector: &str| {
        let (x, y) = middle(selector);
        let start = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
        page.tell("Input.dispatchTouchEvent", start);
        page.tell("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] }));
    };
    page.tell("Emulation.setTouchEmulationEnabled", json!({ "enabled": true }));
    for (press, file) in [(&click as &dyn Fn(&str), 'h'), (&touch, 'a')] {
        press(&format!("[data-file={file}]"));
        wait_for("the place is chosen", &format!("place-{file}"), || {
            page.ask("return document.querySelector('[name=place]:checked').id")
        });
        press(".pieces [aria-label=bishop]");
        press(".pieces [aria-label=knight]");
        let text = if file == 'h' { ".......[BN]" } else { "[BN]......." };
        wait_for("both", &text.to_owned(), || {
            page.ask("return document.getElementById('pattern').value")
        });
        let pattern: Pattern = text.parse().unwrap();
        page.counts(Filter { pattern, ..Filter::default() }.numbers().count());
        page.press(EN.all.clear);
        page.counts(960);
    }
}

#[test]
fn properties_combine_and_their_counts_are_live() {
    let page = Page::open_all();
    page.script("document.querySelector('details').open = true", vec![]);
    let choose = |wanted: Property| {
        let place = Property::ALL.iter().position(|of| *of == wanted).unwrap();
        page.script(
            "document.querySelectorAll('[type=checkbox]')[arguments[0]].click()",
            vec![json!(place)],
        );
    };
    let counts = || -> Vec<String> {
        page.ask(
            "return [...document.querySelectorAll('.properties label')].map(e => e.textContent)",
        )
    };
    let expected = |filter: &Filter| -> Vec<String> {
        let counts = filter.counts();
        Property::ALL
            .iter()
            .map(|&of| format!("{} {}", property(EN, of), counts.with(of)))
            .collect()
    };
    let mut filter = Filter::default();
    assert_eq!(counts(), expected(&filter));
    choose(Property::CastlesAtOnce(None));
    page.counts(162);
    filter.properties = Properties::EMPTY.with(Property::CastlesAtOnce(None));
    assert_eq!(counts(), expected(&filter));
    choose(Property::BishopsAdjacent);
    filter.properties = filter.properties.with(Property::BishopsAdjacent);
    page.counts(filter.numbers().count());
    assert_eq!(counts(), expected(&filter));
    wait_for("it is read out", &count(EN, filter.numbers().count()), || page.status());

    let link = page.named("nav a", EN.view_names[0]);
    page.run(async { link.click().await });
    page.shows(Number::STANDARD);
    let link = page.named("nav a", EN.view_names[view()]);
    page.run(async { link.click().await });
    page.counts(filter.numbers().count());
}

/// In `WebKit` the list's last scroll came when the list was gone, and was an error in the console.
#[test]
fn the_list_is_one_stop_with_keys_and_opens_a_position() {
    let page = Page::open_all();
    page.focus_on("list");
    for (keys, row) in [
        (Key::Down, 1),
        (Key::PageDown, 11),
        (Key::End, 959),
        (Key::Up, 958),
        (Key::PageUp, 948),
        (Key::Home, 0),
        (Key::End, 959),
    ] {
        page.key(keys);
        let row = number(row);
        wait_for("the row is named", &row_name(EN, row), || page.active_row());
        wait_until("it is seen", || page.rows().contains(&row.to_string()));
    }
    page.key(Key::Enter);
    page.shows(number(959));
    assert_eq!(page.address(), "?p=959");
    let focus = "return document.activeElement.tagName";
    wait_for("the focus goes along", &"MAIN".to_owned(), || page.ask(focus));
    page.back();
    wait_until("back is where one was", || page.rows().contains(&"959".to_owned()));
    page.named(".columns button", EN.all.columns[1]);
    page.press(EN.all.columns[1]);
    let mut numbers: Vec<Number> = Number::all().collect();
    numbers.sort_by_key(|number| number.edge());
    wait_until("the lowest edge is first", || page.rows().first() == Some(&numbers[0].to_string()));
    let row = format!("[aria-posinset='{}']", 3);
    page.script("document.querySelector(arguments[0]).click()", vec![json!(row)]);
    page.shows(numbers[2]);
}

#[test]
fn scrolling_draws_what_is_seen() {
    let page = Page::open_all();
    for share in [0.5, 0.25, 1.0, 0.0] {
        page.script(
            "const list = document.getElementById('list');
            list.scrollTop = (list.scrollHeight - list.clientHeight) * arguments[0];",
            vec![json!(share)],
        );
        wait_until("the window is full of rows", || {
            page.ask(
                "const list = document.getElementById('list').getBoundingClientRect();
                const rows = [...document.querySelectorAll('[role=option]')].map(e => e.getBoundingClientRect());
                return rows[0].top <= list.top + 1 && rows.at(-1).bottom >= list.bottom - 2",
            )
        });
    }
    let drawn: usize = page.ask("return document.querySelectorAll('[role=option]').length");
    assert!(drawn < 60);
}

#[test]
fn files_are_saved_and_read_back() {
    let page = Page::open_all();
    let folder = std::env::temp_dir().join(format!("chess960-files-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let downloads = json!({ "behavior": "allow", "downloadPath": folder });
    page.tell("Browser.setDownloadBehavior", downloads);
    page.focus_on("pattern");
    page.keys("R...K..R");
    let pattern: Pattern = "R...K..R".parse().unwrap();
    let numbers: Vec<Number> = Filter { pattern, ..Filter::default() }.numbers().collect();
    page.counts(numbers.len());
    for (list, name) in List::ALL.into_iter().zip(EN.all.files) {
        page.press(&super::text::fill(EN.all.download, &[("what", &name)]));
        let file: PathBuf = folder.join(list.file_name(numbers.len(), pattern));
        let mut text = String::new();
        wait_until(&format!("{} is there", file.display()), || {
            text = std::fs::read_to_string(&file).unwrap_or_default();
            text == list.write(numbers.iter().copied())
        });
        let read: Vec<Number> = match list {
            List::Numbers => text.lines().map(|line| read_number(line).unwrap()).collect(),
            List::Pgn => text
                .split_terminator("\n\n*\n\n")
                .map(|game| find(&Header::read(game).unwrap().fen.unwrap()).unwrap().number)
                .collect(),
            _ => text.lines().map(|line| find(line).unwrap().number).collect(),
        };
        assert_eq!(read, numbers, "{name}");
    }
    let _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn from_the_board_to_its_mirror_and_along_the_list() {
    let page = Page::open("?p=518");
    page.press(&super::text::fill(EN.mirror, &[("number", &534)]));
    page.shows(number(534));
    page.go_to_all();
    page.focus_on("pattern");
    page.keys("R...K..R");
    page.counts(18);
    page.paste("518");
    page.press("Show position 518");
    page.shows(number(518));
    let pattern: Pattern = "R...K..R".parse().unwrap();
    let numbers: Vec<Number> = Filter { pattern, ..Filter::default() }.numbers().collect();
    let place = numbers.iter().position(|n| *n == Number::STANDARD).unwrap();
    page.press(EN.after_in_list);
    page.shows(numbers[place + 1]);
    page.press(EN.before_in_list);
    page.shows(numbers[place]);
}
