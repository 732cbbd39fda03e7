//! The position as other programs and people take it: FEN, PGN tags, a link, Lichess.

use leptos::prelude::*;

use crate::components::copy_box::CopyBox;
use crate::position::{Dialect, LichessPage, Setup, lichess, pgn_tags};
use crate::state::{app, word};

/// The texts to copy and the links out.
#[component]
pub(super) fn WriteDown() -> impl IntoView {
    let state = app();
    let fen = move |dialect| {
        Signal::derive(move || Setup::start(state.rank()).fen(dialect))
    };
    let tags = Signal::derive(move || pgn_tags(&Setup::start(state.rank())));
    let link = Signal::derive(move || state.link());
    let out = |page| move || lichess(page, state.number());
    view! {
        <section class="write-down">
            <h2>{word(|w| w.write_down)}</h2>
            <CopyBox
                id="x-fen"
                pick=|w| w.x_fen
                used_for=|w| w.x_fen_for
                text=fen(Dialect::XFen)
                rows="2"
            />
            <CopyBox
                id="shredder-fen"
                pick=|w| w.shredder_fen
                used_for=|w| w.shredder_fen_for
                text=fen(Dialect::Shredder)
                rows="2"
            />
            <CopyBox
                id="pgn-tags"
                pick=|w| w.pgn_tags
                used_for=|w| w.pgn_tags_for
                text=tags
                rows="4"
            />
            <CopyBox id="link" pick=|w| w.link used_for=|w| w.link_for text=link rows="1" />
            <p class="out">
                <a href=out(LichessPage::Analysis) rel="noopener">
                    {word(|w| w.lichess_analysis)}
                </a>
                <a href=out(LichessPage::Editor) rel="noopener">
                    {word(|w| w.lichess_editor)}
                </a>
            </p>
        </section>
    }
}
