//! The castling stepper: which castling, its seven steps in words, and the controls.

use crate::components::board::mark_sample;
use crate::components::controls::{button, icon_button};
use crate::components::icon::Icon;
use crate::platform::{Tag, tag};
use crate::position::{Board, Colour, Mark, Picture, STEP_COUNT, Side};
use crate::state::{AppState, Event, Model};
use crate::text::{self, Words};

/// The stepper for the position on the board.
pub(super) fn castling(state: AppState, model: &Model) -> Tag {
    let (words, route, step) = (model.words(), model.route(), model.step());
    let possible = route.possible_at_once(&Board::start(model.rank()));
    let first_move = if possible { words.at_once } else { words.not_at_once };
    tag("section")
        .class("castling")
        .with(tag("h2").text(words.castling))
        .with(choices(state, model))
        .with(tag("h3").text(text::kind(words, route.kind())))
        .with(tag("p").class("aside").text(&[&text::ways(words, route), ". ", first_move].concat()))
        .with(
            tag("p")
                .class("caption")
                .with(
                    tag("b")
                        .attr("aria-hidden", "true")
                        .text(&(model.stepper.step + 1).to_string()),
                )
                .with(tag("span").class("unseen").text(&(model.step_count() + ": ")))
                .text(&text::caption(words, &step.caption)),
        )
        .with(controls(state, model))
        .with(key(words, &step.picture))
}

/// Whose castling, and which way.
fn choices(state: AppState, model: &Model) -> Tag {
    let (words, stepper) = (model.words(), model.stepper);
    let colours = Colour::ALL.map(|colour| {
        let label = words.colours[colour as usize];
        choice(state, "colour", label, stepper.colour == colour, Event::Colour(colour))
    });
    let sides = Side::ALL
        .map(|side| choice(state, "side", side.prose(), stepper.side == side, Event::Side(side)));
    let group =
        |name| tag("div").class("choice").attr("role", "radiogroup").attr("aria-label", name);
    tag("div")
        .class("choices")
        .with(group(words.side_to_castle).with_all(colours.into()))
        .with(group(words.castling).with_all(sides.into()))
}

fn choice(state: AppState, group: &str, label: &str, chosen: bool, event: Event) -> Tag {
    let radio = tag("input")
        .attr("type", "radio")
        .attr("name", group)
        .checked(chosen)
        .on("change", move |_| state.change(|model| model.happen(event)))
        .on("focus", move |_| state.change(|model| model.happen(Event::Look)));
    tag("label").with(radio).with(tag("span").text(label))
}

/// Play, one step either way, start again, and how far it has come.
fn controls(state: AppState, model: &Model) -> Tag {
    let (words, stepper) = (model.words(), model.stepper);
    let (label, play) =
        if stepper.playing { (words.pause, Event::Pause) } else { (words.play, Event::Play) };
    let happen = move |event| move || state.change(|model| model.happen(event));
    let control = |icon, name, off, event| icon_button("", icon, name, off, happen(event));
    let dots: String = (0..STEP_COUNT)
        .map(|index| if index == stepper.step { "<i class=\"now\"></i>" } else { "<i></i>" })
        .collect();
    let (at_start, at_end) = (stepper.step == 0, stepper.at_end());
    tag("div")
        .class("controls")
        .with(control(Icon::Restart, words.start_again, at_start, Event::Restart))
        .with(control(Icon::Back, words.step_back, at_start, Event::Back))
        .with(button("play", label, happen(play)))
        .with(control(Icon::Forward, words.step_forward, at_end, Event::Forward))
        .with(tag("span").class("dots").attr("aria-hidden", "true").markup(dots))
}

/// What the marks on the board mean, for those that are there now.
fn key(words: &Words, picture: &Picture) -> Tag {
    let mut kinds: Vec<Mark> = Vec::new();
    for &(_, mark) in &picture.marks {
        if !kinds.contains(&mark) {
            kinds.push(mark);
        }
    }
    let items = kinds
        .into_iter()
        .map(|mark| ["<li>", &mark_sample(mark), text::mark(words, mark), "</li>"].concat())
        .collect();
    tag("ul").class("key").attr("aria-label", words.key).markup(items)
}
