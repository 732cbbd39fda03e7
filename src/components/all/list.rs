//! The list: one tab stop, and no more rows in the page than are seen.

use super::relist;
use crate::components::controls::button;
use crate::platform::{self, Tag, tag};
use crate::position::Number;
use crate::state::{All, AppState, Model, Order};
use crate::text::{count, edge, row_name};

const ID: &str = "list";
const PLACE: &str = "aria-posinset";

/// How many there are, the list and how it is sorted, and how the edge was made.
pub(super) fn list(state: AppState, model: &Model) -> Tag {
    let (words, all) = (model.words(), &model.all);
    let listed = all.listed().len();
    let number = listed.to_string();
    let everything = listed == usize::from(Number::COUNT);
    let clear = button("quiet", words.all.clear, move || relist(state, All::clear))
        .maybe("hidden", everything.then_some(""));
    tag("section")
        .class("listing")
        .with(
            tag("div")
                .class("total")
                .with(tag("h2").attr("data-count", &number).text(&count(words, listed)))
                .with(clear),
        )
        .with(columns(state, model))
        .with(rows(state, model))
        .with(tag("p").class("aside").text(words.all.edge_note))
}

/// The heads of the columns, which sort.
fn columns(state: AppState, model: &Model) -> Tag {
    let (words, (order, descending)) = (&model.words().all, model.all.order());
    let column = |of: Order, name: &str| {
        let sorted = of == order;
        let sign = match (sorted, descending) {
            (false, _) => "",
            (true, false) => " ↑",
            (true, true) => " ↓",
        };
        let direction = words.directions[usize::from(descending)];
        let named = if sorted { [name, ", ", direction].concat() } else { name.to_owned() };
        button("quiet", &[name, sign].concat(), move || relist(state, |all| all.sort(of)))
            .attr("aria-label", &named)
            .attr("aria-pressed", if sorted { "true" } else { "false" })
    };
    let [number, edge] = words.columns;
    tag("div")
        .class("columns")
        .attr("role", "group")
        .attr("aria-label", words.sort)
        .with(column(Order::Number, number))
        .with(column(Order::Edge, edge))
}

/// The rows that are near the window, between two spaces as high as the rest.
fn unsaid(name: &'static str, text: &str) -> Tag {
    tag(name).attr("aria-hidden", "true").text(text)
}

fn rows(state: AppState, model: &Model) -> Tag {
    let (words, all) = (model.words(), &model.all);
    let count = all.listed().len();
    let drawn = all.drawn();
    let pointed = all.row().filter(|row| drawn.contains(row));
    // Letters: small drawings of the pieces take more than twice as long, on a slow phone too long.
    let row = |index: usize| {
        let number = all.listed()[index];
        let selected = if pointed == Some(index) { "true" } else { "false" };
        tag("div")
            .class("row")
            .attr("role", "option")
            .attr("id", &row_id(number))
            .attr("aria-selected", selected)
            .attr(PLACE, &(index + 1).to_string())
            .attr("aria-setsize", &count.to_string())
            // Figures to see, and words for who hears them: a label that hides figures which can be
            // read would keep a row from being called by them.
            .with(tag("p").class("unseen").text(&row_name(words, number)))
            .with(unsaid("b", &number.to_string()))
            .with(unsaid("span", &number.back_rank().to_string()))
            .with(unsaid("i", &edge(number).to_string()))
    };
    let active = pointed.map(|row| row_id(all.listed()[row]));
    let list = tag("div")
        .class("rows")
        .attr("id", ID)
        .attr("tabindex", "0")
        .attr("aria-label", words.all.list)
        .maybe("aria-activedescendant", active.as_deref())
        .on("scroll", move |_| {
            let seen = platform::first_seen(ID, count);
            // Most of these events move by less than a block of rows: then nothing is drawn.
            state.change_if(|model| model.all.scroll(seen));
        })
        .on("click", move |event| {
            let place = platform::at(&event, PLACE).and_then(|place| place.parse().ok());
            // Places count from 1.
            if let Some(row) = place.and_then(|place: usize| place.checked_sub(1)) {
                open(state, Some(row));
            }
        })
        .on("keydown", move |event| {
            let Some(key) = platform::key(&event) else { return };
            if key == "Enter" || key == " " {
                open(state, None);
            } else {
                let mut row = None;
                state.change(|model| row = model.all.press(&key));
                let Some(row) = row else { return };
                platform::reveal(ID, row, count);
            }
            event.prevent_default();
        });
    if count == 0 {
        // A list box without an option is none.
        return list
            .attr("role", "group")
            .with(tag("p").class("none-listed").text(words.all.nothing));
    }
    list.attr("role", "listbox")
        .with(space(drawn.start))
        .with_all(drawn.clone().map(row).collect())
        .with(space(count - drawn.end))
}

fn open(state: AppState, row: Option<usize>) {
    state.change(|model| {
        if let Some(row) = row {
            model.all.point(row);
        }
        if let Some(number) = model.all.pointed() {
            model.open(number);
        }
    });
}

fn row_id(number: Number) -> String {
    ["row-", &number.to_string()].concat()
}

// The style sheet makes an em of it a row. A strict policy forbids heights in a style attribute,
// and allows this one.
fn space(rows: usize) -> Tag {
    tag("svg")
        .class("space")
        .attr("width", "1")
        .attr("height", &[&rows.to_string(), "em"].concat())
        .attr("aria-hidden", "true")
}

/// Scrolls to the first row.
pub(super) fn to_first_row() {
    platform::reveal(ID, 0, Number::COUNT.into());
}

/// Scrolls to where one was, when the view is there again.
pub(in crate::components) fn return_to_row(state: AppState, row: usize, count: usize) {
    platform::reveal(ID, row, count);
    let seen = platform::first_seen(ID, count);
    state.change_if(|model| model.all.scroll(seen));
}
