//! The position as other programs and people take it: FEN, PGN tags, a link, Lichess.

use leptos::prelude::*;

use crate::components::copy_box::copy_box;
use crate::position::{Dialect, LichessPage, Setup, lichess, pgn_tags};
use crate::state::{AppState, Model};

/// The texts to copy and the links out.
pub(super) fn write_down(state: AppState, model: &Model) -> impl IntoView + use<> {
    let (words, number) = (model.words(), model.number());
    let start = Setup::start(number.back_rank());
    let boxes = [
        ("x-fen", (words.x_fen, words.x_fen_for), start.fen(Dialect::XFen), "2"),
        (
            "shredder-fen",
            (words.shredder_fen, words.shredder_fen_for),
            start.fen(Dialect::Shredder),
            "2",
        ),
        ("pgn-tags", (words.pgn_tags, words.pgn_tags_for), pgn_tags(&start), "4"),
        ("link", (words.link, words.link_for), model.link(), "1"),
    ];
    let copy_box = |(id, name, text, rows)| copy_box(state, model, id, name, text, rows);
    let out = |page, label| view! { <a href=lichess(page, number) rel="noopener">{label}</a> };
    view! {
        <section class="write-down">
            <h2>{words.write_down}</h2>
            {boxes.map(copy_box).into_iter().collect_view()}
            <p class="out">
                {out(LichessPage::Analysis, words.lichess_analysis)}
                {out(LichessPage::Editor, words.lichess_editor)}
            </p>
        </section>
    }
}
