//! The castling stepper: which castling, its seven steps in words, and the controls.

use leptos::prelude::*;

use crate::components::board::MarkSample;
use crate::components::icon::Icon;
use crate::platform;
use crate::position::{Board, Colour, Mark, STEP_COUNT, Side};
use crate::state::{AppState, Event, app, word};
use crate::text::Words;

/// How long each step stays while it plays, in milliseconds: time to read its caption.
const STAY: u32 = 4000;

/// The stepper for the position on the board.
#[component]
pub(super) fn Castling() -> impl IntoView {
    let state = app();
    tick_while_playing(state);
    let at = move || state.stepper.with(|stepper| stepper.step);
    let kind = move || (state.words().kind)(state.route().kind());
    let ways = move || {
        let route = state.route();
        let king = (route.king_from(), route.king_to());
        (state.words().ways)(king, (route.rook_from(), route.rook_to()))
    };
    let first_move = move || {
        let words = state.words();
        let possible = state.route().possible_at_once(&Board::start(state.rank()));
        if possible { words.at_once } else { words.not_at_once }
    };
    view! {
        <section class="castling">
            <h2>{word(|w| w.castling)}</h2>
            <Choices />
            <h3>{kind}</h3>
            <p class="aside">{ways} ". " {first_move}</p>
            <p class="caption">
                <b aria-hidden="true">{move || at() + 1}</b>
                <span class="unseen">{move || (state.words().step)(at() + 1, STEP_COUNT)} ": "</span>
                {move || caption(state)}
            </p>
            <Controls />
            <Key />
        </section>
    }
}

fn caption(state: AppState) -> String {
    let step = state.stepper.with(|stepper| stepper.step);
    state.steps.with(|steps| (state.words().caption)(&steps[step].caption))
}

// Does what happened to the stepper, and reads out the caption when another step is shown.
fn happen(state: AppState, event: Event) {
    let before = state.stepper.get_untracked();
    let after = before.after(event);
    state.stepper.set(after);
    if before != after && !matches!(event, Event::Look | Event::Pause) {
        let step = (state.words_now().step)(after.step + 1, STEP_COUNT);
        state.say([&step, ": ", &untrack(move || caption(state))].concat());
    }
}

// The clock is the browser's, so an effect sets it; it is dropped with the component.
fn tick_while_playing(state: AppState) {
    let ticker = StoredValue::new_local(None);
    let playing = Memo::new(move |_| state.stepper.with(|stepper| stepper.playing));
    Effect::new(move |_| {
        let tick = move || happen(state, Event::Tick);
        ticker.set_value(playing.get().then(|| platform::every(STAY, tick)));
    });
}

/// Whose castling, and which way.
#[component]
fn Choices() -> impl IntoView {
    let state = app();
    let colours = Colour::ALL.map(|colour| {
        let chosen = Signal::derive(move || state.stepper.with(|s| s.colour == colour));
        let label = Signal::derive(move || (state.words().colour)(colour));
        choice("colour", chosen, label, Event::Colour(colour))
    });
    let sides = Side::ALL.map(|side| {
        let chosen = Signal::derive(move || state.stepper.with(|s| s.side == side));
        choice("side", chosen, Signal::stored(side.prose()), Event::Side(side))
    });
    view! {
        <div class="choices">
            <div class="choice" role="radiogroup" aria-label=word(|w| w.side_to_castle)>
                {colours}
            </div>
            <div class="choice" role="radiogroup" aria-label=word(|w| w.castling)>
                {sides}
            </div>
        </div>
    }
}

fn choice(
    group: &'static str,
    chosen: Signal<bool>,
    label: Signal<&'static str>,
    event: Event,
) -> impl IntoView {
    let state = app();
    view! {
        <label>
            <input
                type="radio"
                name=group
                prop:checked=chosen
                checked=chosen.get_untracked()
                on:change=move |_| happen(state, event)
                on:focus=move |_| happen(state, Event::Look)
            />
            <span>{label}</span>
        </label>
    }
}

/// Play, one step either way, start again, and how far it has come.
#[component]
fn Controls() -> impl IntoView {
    let state = app();
    let playing = move || state.stepper.with(|stepper| stepper.playing);
    let play = move |_| {
        let playing = state.stepper.with_untracked(|stepper| stepper.playing);
        happen(state, if playing { Event::Pause } else { Event::Play });
    };
    let play_label = move || {
        let words = state.words();
        if playing() { words.pause } else { words.play }
    };
    let dots = (0..STEP_COUNT).map(|index| {
        let now = move || state.stepper.with(|stepper| stepper.step == index);
        view! { <li class:now=now></li> }
    });
    let at_start = Signal::derive(move || state.stepper.with(|stepper| stepper.step == 0));
    let at_end = Signal::derive(move || state.stepper.get().at_end());
    view! {
        <div class="controls">
            {control(Icon::Restart, |w| w.start_again, at_start, Event::Restart)}
            {control(Icon::Back, |w| w.step_back, at_start, Event::Back)}
            <button type="button" class="play" on:click=play>
                {play_label}
            </button>
            {control(Icon::Forward, |w| w.step_forward, at_end, Event::Forward)}
            <ol class="dots" aria-hidden="true">
                {dots.collect_view()}
            </ol>
        </div>
    }
}

fn control(
    icon: Icon,
    name: fn(&Words) -> &'static str,
    at_limit: Signal<bool>,
    event: Event,
) -> impl IntoView {
    let state = app();
    view! {
        <button
            type="button"
            aria-label=word(name)
            aria-disabled=move || at_limit.get().then_some("true")
            on:click=move |_| happen(state, event)
        >
            {icon.draw()}
        </button>
    }
}

/// What the marks on the board mean, for those that are there now.
#[component]
fn Key() -> impl IntoView {
    let state = app();
    let marks = Memo::new(move |_| {
        let mut kinds: Vec<Mark> = Vec::new();
        for (_, mark) in state.picture().marks {
            if !kinds.contains(&mark) {
                kinds.push(mark);
            }
        }
        kinds
    });
    let items = move || {
        let item = |mark| view! { <li><MarkSample mark /> {move || (state.words().mark)(mark)}</li> };
        marks.get().into_iter().map(item).collect_view()
    };
    view! {
        <ul class="key" aria-label=word(|w| w.key)>
            {items}
        </ul>
    }
}
