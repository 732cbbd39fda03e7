//! The position as other programs and people take it: FEN, PGN tags, a link, Lichess.

use crate::components::controls::button;
use crate::components::copy_box::copy_box;
use crate::components::later::{Work, work};
use crate::platform::{Tag, tag};
use crate::position::{Dialect, LichessPage, lichess, pgn_tags};
use crate::state::{AppState, Model};

/// The texts to copy and the links out.
pub(super) fn write_down(state: AppState, model: &Model) -> Tag {
    let (words, both) = (model.words(), model.start());
    let start = both.setup();
    let copy = |id, name, above, text| copy_box(state, model, id, name, above, text);
    let boxes = vec![
        copy("x-fen", words.x_fen, [words.x_fen, words.x_fen_for], start.fen(Dialect::XFen)),
        copy(
            "shredder-fen",
            words.shredder_fen,
            [words.shredder_fen, words.shredder_fen_for],
            start.fen(Dialect::Shredder),
        ),
        copy("pgn-tags", words.pgn_tags, [words.pgn_tags, words.pgn_tags_for], pgn_tags(&start)),
        copy("link", words.link, [words.link_field, words.link_for], model.link()),
    ];
    let out = |page, label| {
        tag("a").attr("href", &lichess(page, both)).attr("rel", "noopener").text(label)
    };
    let offline = model.take.device.offline;
    let judge_this = button("", words.judge_this, move || {
        // One step for "back", where the code is there already.
        state.change(|model| {
            model.judge_start();
            work(model, Work::Attend);
        });
    });
    tag("section").class("write-down").with(tag("h2").text(words.write_down)).with_all(boxes).with(
        tag("p")
            .class("out")
            .with(out(LichessPage::Analysis, words.lichess_analysis))
            .with(out(LichessPage::Editor, words.lichess_editor))
            .with(judge_this)
            .with(tag("small").text(if offline { words.lichess_offline } else { "" })),
    )
}
