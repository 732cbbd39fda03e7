//! Taking the position away: as a picture, on paper, to another app, to an engine.

mod diagram;
mod sheet;

use super::app::waiting;
use super::controls::button;
use super::copy_box::copy_box;
use super::later::later_view;
use crate::platform::{self, PICTURE_SIZE, Tag, tag};
use crate::position::{Dialect, DoubleStart, picture_name, uci};
use crate::state::{AppState, Model, Take};
use crate::text::{fill, start_name, start_sentence};
use diagram::Diagram;
pub(super) use sheet::sheet;

/// What can be done by pressing a button.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Svg,
    Png,
    Copy,
    Share,
    Print,
}

/// All of it, folded away until it is wanted; its words come when it is opened.
pub(super) fn take(state: AppState, model: &Model) -> Tag {
    let (words, take) = (model.words(), &model.take);
    let fold = button("quiet", words.take_away, move || {
        state.change(|model| model.take.open = !model.take.open);
    })
    .attr("aria-expanded", if take.open { "true" } else { "false" });
    let section = tag("section").class("take-away").with(tag("h2").with(fold));
    if !take.open {
        return section;
    }
    let unfolded = later_view(state, model).unwrap_or_else(|| waiting(state, model));
    section.with(unfolded)
}

/// What there is when it is unfolded, which comes later as other views do.
pub(super) fn unfolded(state: AppState, model: &Model) -> Tag {
    let own = &model.words().take;
    let above = [own.uci, own.uci_for];
    let uci = uci(&model.start().setup());
    tag("div").with(buttons(state, model)).with(copy_box(state, model, "uci", own.uci, above, uci))
}

fn buttons(state: AppState, model: &Model) -> Tag {
    let (words, device) = (&model.words().take, model.take.device);
    let ways = [
        (Way::Svg, true),
        (Way::Png, true),
        (Way::Copy, device.copies_pictures),
        (Way::Share, device.shares),
        (Way::Print, true),
    ];
    let edge = tag("label")
        .with(
            tag("input")
                .attr("type", "checkbox")
                .checked(!model.take.bare)
                .on("change", move |_| state.change(|model| model.take.bare = !model.take.bare)),
        )
        .with(tag("span").text(words.coordinates));
    let note = match model.status.copied {
        Some((PICTURE, true)) => model.words().copied,
        Some((PICTURE, false)) => words.no_picture,
        _ => "",
    };
    let mut row = tag("div").class("ways").with(edge);
    for ((way, offered), name) in ways.into_iter().zip(words.ways) {
        if offered {
            row = row.with(button("", name, move || go(state, way)));
        }
    }
    row.with(tag("span").class("note").attr("aria-hidden", "true").text(note))
}

const PICTURE: &str = "picture";

fn go(state: AppState, way: Way) {
    // It asks when it is pressed: no drawing is made that nobody wants.
    state.change_if(|model| {
        let start = model.start();
        let name = |ending| picture_name(start, model.preferences.flipped, ending);
        // What is saved is seen to be saved; what fails, and what is copied, is said.
        let tell = move |done: bool| {
            if !done || way == Way::Copy {
                state.change(|model| model.tell_picture(PICTURE, done));
            }
        };
        match way {
            Way::Svg => platform::download(&name(".svg"), &file(model, start)),
            Way::Png => platform::save_png(name(".png"), &file(model, start), tell),
            Way::Copy => platform::copy_picture(&file(model, start), tell),
            Way::Share => {
                let words = model.words();
                let title = title(model);
                platform::share(&title, &start_sentence(words, model.start()), &model.link());
            }
            Way::Print => platform::print(),
        }
        false
    });
}

fn title(model: &Model) -> String {
    let words = model.words();
    fill(words.board, &[("number", &start_name(words, model.start()))])
}

/// The diagram as a file of its own, which says what it shows as number and as FEN.
fn file(model: &Model, start: DoubleStart) -> String {
    let head = [
        "<title>",
        &title(model),
        "</title><desc>",
        &start.setup().fen(Dialect::XFen),
        "</desc>",
        &platform::outlines(),
    ]
    .concat();
    let size = [" width=\"", PICTURE_SIZE, "\" height=\"", PICTURE_SIZE, "\""].concat();
    let Take { bare, .. } = model.take;
    let flipped = model.preferences.flipped;
    Diagram { board: &start.board(), flipped, bare }.svg(&size, &head)
}
