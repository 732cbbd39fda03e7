//! The castling stepper: which castling, its seven steps in words, and the controls.

use leptos::ev::{Event as DomEvent, FocusEvent};
use leptos::prelude::*;

use crate::components::board::mark_sample;
use crate::components::controls::Button;
use crate::components::icon::Icon;
use crate::position::{Board, Colour, Mark, Picture, STEP_COUNT, Side};
use crate::state::{AppState, Event, Model, Stepper};
use crate::text::{self, Words};

/// The stepper for the position on the board.
pub(super) fn castling(state: AppState, model: &Model) -> impl IntoView + use<> {
    let (words, stepper, route) = (model.words(), model.stepper, model.route());
    let step = model.step();
    let possible = route.possible_at_once(&Board::start(model.rank()));
    let count = model.step_count() + ": ";
    let first_move = if possible { words.at_once } else { words.not_at_once };
    view! {
        <section class="castling">
            <h2>{words.castling}</h2>
            {choices(state, words, stepper)}
            <h3>{text::kind(words, route.kind())}</h3>
            <p class="aside">{[&text::ways(words, route), ". ", first_move].concat()}</p>
            <p class="caption">
                <b aria-hidden="true">{stepper.step + 1}</b>
                <span class="unseen">{count}</span>
                {text::caption(words, &step.caption)}
            </p>
            {controls(state, words, stepper)}
            {key(words, &step.picture)}
        </section>
    }
}

/// Whose castling, and which way.
fn choices(state: AppState, words: &'static Words, stepper: Stepper) -> impl IntoView {
    let colours = Colour::ALL.map(|colour| {
        let label = words.colours[colour as usize];
        choice(state, "colour", label, stepper.colour == colour, Event::Colour(colour))
    });
    let sides = Side::ALL
        .map(|side| choice(state, "side", side.prose(), stepper.side == side, Event::Side(side)));
    view! {
        <div class="choices">
            <div class="choice" role="radiogroup" aria-label=words.side_to_castle>
                {colours.into_iter().collect_view()}
            </div>
            <div class="choice" role="radiogroup" aria-label=words.castling>
                {sides.into_iter().collect_view()}
            </div>
        </div>
    }
}

fn choice(
    state: AppState,
    group: &'static str,
    label: &'static str,
    chosen: bool,
    event: Event,
) -> impl IntoView {
    view! {
        <label>
            <input
                type="radio"
                name=group
                checked=chosen
                prop:checked=chosen
                on:change=move |_: DomEvent| state.change(|model| model.happen(event))
                on:focus=move |_: FocusEvent| state.change(|model| model.happen(Event::Look))
            />
            <span>{label}</span>
        </label>
    }
}

/// Play, one step either way, start again, and how far it has come.
fn controls(state: AppState, words: &'static Words, stepper: Stepper) -> impl IntoView {
    let (label, play) = match stepper.playing {
        true => (words.pause, Event::Pause),
        false => (words.play, Event::Play),
    };
    let (at_start, at_end) = (stepper.step == 0, stepper.at_end());
    let control = |icon, name, at_limit, event| {
        Button::icon("", icon, name)
            .off(at_limit)
            .press(move || state.change(|model| model.happen(event)))
    };
    let dots: String = (0..STEP_COUNT)
        .map(|index| if index == stepper.step { "<i class=\"now\"></i>" } else { "<i></i>" })
        .collect();
    view! {
        <div class="controls">
            {control(Icon::Restart, words.start_again, at_start, Event::Restart)}
            {control(Icon::Back, words.step_back, at_start, Event::Back)}
            {Button::word("play", label).press(move || state.change(|model| model.happen(play)))}
            {control(Icon::Forward, words.step_forward, at_end, Event::Forward)}
            <span class="dots" aria-hidden="true" inner_html=dots></span>
        </div>
    }
}

/// What the marks on the board mean, for those that are there now.
fn key(words: &'static Words, picture: &Picture) -> impl IntoView + use<> {
    let mut kinds: Vec<Mark> = Vec::new();
    for &(_, mark) in &picture.marks {
        if !kinds.contains(&mark) {
            kinds.push(mark);
        }
    }
    let items: String = kinds
        .into_iter()
        .map(|mark| ["<li>", &mark_sample(mark), text::mark(words, mark), "</li>"].concat())
        .collect();
    view! { <ul class="key" aria-label=words.key inner_html=items></ul> }
}
