//! The position as other programs and people take it: FEN, PGN tags, a link, Lichess.

use crate::components::copy_box::copy_box;
use crate::platform::{Tag, tag};
use crate::position::{Dialect, LichessPage, Setup, lichess, pgn_tags};
use crate::state::{AppState, Model};

/// The texts to copy and the links out.
pub(super) fn write_down(state: AppState, model: &Model) -> Tag {
    let (words, number) = (model.words(), model.number());
    let start = Setup::start(number.back_rank());
    let shredder_fen = start.fen(Dialect::Shredder);
    let boxes = [
        ("x-fen", (words.x_fen, words.x_fen_for), start.fen(Dialect::XFen), "2"),
        ("shredder-fen", (words.shredder_fen, words.shredder_fen_for), shredder_fen, "2"),
        ("pgn-tags", (words.pgn_tags, words.pgn_tags_for), pgn_tags(&start), "4"),
        ("link", (words.link, words.link_for), model.link(), "1"),
    ];
    let out = |page, label| {
        tag("a").attr("href", &lichess(page, number)).attr("rel", "noopener").text(label)
    };
    tag("section")
        .class("write-down")
        .with(tag("h2").text(words.write_down))
        .with_all(
            boxes.map(|(id, name, text, rows)| copy_box(state, model, id, name, text, rows)).into(),
        )
        .with(
            tag("p")
                .class("out")
                .with(out(LichessPage::Analysis, words.lichess_analysis))
                .with(out(LichessPage::Editor, words.lichess_editor)),
        )
}
