//! The parts of a castling stepper: what is said about the step, the controls, the key to the marks.

use super::board::mark_sample;
use super::controls::{button, icon_button};
use super::icon::Icon;
use crate::platform::{Tag, tag};
use crate::position::{Caption, Mark, Picture, STEP_COUNT};
use crate::state::{Event, Stepper};
use crate::text::{self, Words, step_count};

/// What is said about the step that is shown; the key to its marks may follow in the same room.
pub(super) fn caption(words: &Words, stepper: Stepper, caption: &Caption) -> Tag {
    let text = tag("p")
        .class("caption")
        .with(tag("b").attr("aria-hidden", "true").text(&(stepper.step + 1).to_string()))
        .with(tag("span").class("unseen").text(&(step_count(words, stepper.step) + ": ")))
        .text(&text::caption(words, caption));
    tag("div").class("said").with(text)
}

/// Play, one step either way, start again, and how far it has come.
pub(super) fn controls(
    words: &Words,
    stepper: Stepper,
    happen: impl Fn(Event) + Copy + Send + 'static,
) -> Tag {
    let (label, play) =
        if stepper.playing { (words.pause, Event::Pause) } else { (words.play, Event::Play) };
    let control = |icon, name, off, event| icon_button("", icon, name, off, move || happen(event));
    let dots: String = (0..STEP_COUNT)
        .map(|index| if index == stepper.step { "<i class=\"now\"></i>" } else { "<i></i>" })
        .collect();
    let (at_start, at_end) = (stepper.step == 0, stepper.at_end());
    tag("div")
        .class("controls")
        .with(control(Icon::Restart, words.start_again, at_start, Event::Restart))
        .with(control(Icon::Back, words.step_back, at_start, Event::Back))
        .with(button("play", label, move || happen(play)))
        .with(control(Icon::Forward, words.step_forward, at_end, Event::Forward))
        .with(tag("span").class("dots").attr("aria-hidden", "true").markup(dots))
}

/// What the marks on the board mean, for those that are there now.
pub(super) fn key(words: &Words, picture: &Picture) -> Tag {
    let mut kinds: Vec<Mark> = Vec::new();
    for &(_, mark) in &picture.marks {
        if !kinds.contains(&mark) {
            kinds.push(mark);
        }
    }
    // Without marks there is nothing to hear of.
    let none = kinds.is_empty().then_some("true");
    let items = kinds
        .into_iter()
        .map(|mark| ["<li>", &mark_sample(mark), text::mark(words, mark), "</li>"].concat())
        .collect();
    tag("ul").class("key").attr("aria-label", words.key).maybe("aria-hidden", none).markup(items)
}
