//! The English words.

use super::lists::{capital, list, squares, where_are};
use super::words::Words;
use crate::position::{
    BackRank, Caption, Colour, Kind, Mark, NumberTextError, Picture, Role, Square,
};

pub(super) static WORDS: Words = Words {
    language: "English",
    title: |number| format!("Position {number} · Chess960"),
    skip: "Skip to the position",
    views: "Views",
    view_position: "Position",
    to_light: "Light",
    to_dark: "Dark",
    other_names: "Chess960 is also called Fischer Random or Freestyle Chess.",

    role,
    colour: |colour| match colour {
        Colour::White => "White",
        Colour::Black => "Black",
    },

    position_number: "Position number",
    number_hint: "0 to 959",
    previous_position: "Previous position",
    next_position: "Next position",
    first_reached: "0 is the first position.",
    last_reached: "959 is the last position.",
    roll: "Roll",
    no_entropy: "The browser gave no random numbers, so nothing was rolled.",
    announce: |number| format!("Position {number}: {}.", row(number.back_rank())),
    number_error,
    address_error: |text, error| {
        format!("The address asks for position “{text}”. {} This is 518.", number_error(error))
    },

    board: |number| format!("Position {number}"),
    board_text,
    rank_row: row,
    rank_sentence: |rank| {
        format!("White, a to h: {}. Black stands opposite, piece for piece.", row(rank))
    },
    ordinary: "The start position of ordinary chess.",
    flip_board: "Flip board",

    castling: "Castling",
    side_to_castle: "Side to castle",
    kind,
    ways: |king, rook| format!("{}, {}", way("king", king), way("rook", rook)),
    at_once: "Possible on the very first move.",
    not_at_once: "Not possible on the first move.",
    caption,
    mark: |mark| match mark {
        Mark::King => "king that castles",
        Mark::Rook => "rook that castles",
        Mark::KingTo => "the king’s final square",
        Mark::RookTo => "the rook’s final square",
        Mark::MustBeEmpty => "must be empty",
        Mark::MustBeSafe => "may not be attacked",
    },
    key: "Marks on the board",
    step: |step, of| format!("Step {step} of {of}"),
    play: "Play",
    pause: "Pause",
    step_back: "Step back",
    step_forward: "Step forward",
    start_again: "Start again",

    write_down: "Write it down",
    x_fen: "X-FEN",
    x_fen_for: "Lichess, python-chess, cutechess",
    shredder_fen: "Shredder-FEN",
    shredder_fen_for: "Shredder, chess.com game files, engine tools",
    pgn_tags: "PGN tags",
    pgn_tags_for: "the head of a game file",
    link: "Link",
    link_for: "opens this page with this position",
    rank: "rank",
    copy: "Copy",
    copy_named: |what| format!("Copy {what}"),
    copied: "Copied",
    copied_named: |what| format!("Copied: {what}."),
    press_to_copy: |apple| {
        if apple {
            "The browser does not let the page copy. The text is selected: press ⌘C."
        } else {
            "The browser does not let the page copy. The text is selected: press Ctrl+C."
        }
    },
    open_elsewhere: "Open on Lichess",
    lichess_analysis: "Lichess analysis",
    lichess_editor: "Lichess editor",
};

fn role(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
    }
}

fn row(rank: BackRank) -> String {
    rank.roles().map(role).join(", ")
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::DoubleMove => "Double-move castling",
        Kind::Transposition => "Transposition castling",
        Kind::KingMoveOnly => "King-move-only castling",
        Kind::RookMoveOnly => "Rook-move-only castling",
    }
}

fn way(who: &str, (from, to): (Square, Square)) -> String {
    if from == to { format!("{who} stays on {to}") } else { format!("{who} {from} to {to}") }
}

fn number_error(error: NumberTextError) -> String {
    match error {
        NumberTextError::Empty => "Type a whole number from 0 to 959.".into(),
        NumberTextError::NotADigit { found, place } => format!(
            "Character {place}, “{found}”, is not a digit: type a whole number from 0 to 959."
        ),
        NumberTextError::MixedScripts { found, place } => format!(
            "Character {place}, “{found}”, is a digit of another script than those before it: \
             type a whole number from 0 to 959 in one script."
        ),
        NumberTextError::NineSixty => "The numbers go from 0 to 959. Lists that count from 1 \
             call position 0 number 960."
            .into(),
        NumberTextError::TooLarge => "That is too large: type a whole number from 0 to 959.".into(),
    }
}

fn board_text(picture: &Picture) -> String {
    let side = |colour| {
        let roles = Role::ALL.into_iter().filter_map(|role| {
            let squares = where_are(picture, colour, role);
            let names: Vec<String> = squares.iter().map(Square::to_string).collect();
            let plural = if names.len() > 1 { "s" } else { "" };
            let role = self::role(role);
            (!names.is_empty()).then(|| format!("{role}{plural} {}", list(&names, "and")))
        });
        roles.collect::<Vec<_>>().join("; ")
    };
    format!("White: {}. Black: {}.", side(Colour::White), side(Colour::Black))
}

fn caption(caption: &Caption) -> String {
    match caption {
        Caption::Start { kind, king, rook } => start(*kind, *king, *rook),
        Caption::MustBeEmpty { squares: must, leaving, other_rook } => {
            if must.is_empty() {
                return "King and rook exchange squares: no other square has to be empty.".into();
            }
            let names = squares(*must, "and");
            let whole = format!(
                "Every square that king or rook crosses or lands on must be empty but for those two: {names}."
            );
            if leaving.is_empty() {
                return whole;
            }
            let pieces: Vec<String> = leaving
                .iter()
                .map(|&(square, piece)| {
                    let other = if *other_rook == Some(square) { "other " } else { "" };
                    format!("the {other}{} on {square}", role(piece.role))
                })
                .collect();
            format!("{} must have left. {whole}", capital(&list(&pieces, "and")))
        }
        Caption::MustBeSafe { from, crossed, to } => {
            let rook = "The rook may be attacked, and may pass an attacked square.";
            if from == to {
                return format!(
                    "The king stays on {to}, which may not be attacked, before or after. {rook}"
                );
            }
            let crossed = match crossed.len() {
                0 => "crosses no square".to_owned(),
                _ => format!("crosses {}", squares(*crossed, "and")),
            };
            format!(
                "The king starts on {from}, {crossed} and lands on {to}: none of these may be attacked. {rook}"
            )
        }
        Caption::LiftKing { from, beside } if from == beside => {
            format!(
                "By hand: lift the king off {from} and hold it beside the board, next to {beside}."
            )
        }
        Caption::LiftKing { from, beside } => {
            format!(
                "By hand: lift the king off {from} and put it beside the board, next to {beside}."
            )
        }
        Caption::PlaceRook { from, to } if from == to => format!("The rook stays on {to}."),
        Caption::PlaceRook { from, to } => format!("Move the rook from {from} to {to}."),
        Caption::PlaceKing { from, to } if from == to => {
            format!("Put the king back on {to}, where it came from.")
        }
        Caption::PlaceKing { to, .. } => format!("Put the king on {to}."),
        Caption::Result { king, rook, notation, .. } => format!(
            "King {king}, rook {rook}, as after castling in ordinary chess. Written {}, in PGN {}, for engines {} (king takes own rook).",
            notation.prose, notation.pgn, notation.uci
        ),
    }
}

fn start(kind: Kind, king: (Square, Square), rook: (Square, Square)) -> String {
    let name = self::kind(kind);
    match kind {
        Kind::DoubleMove => format!(
            "{name}: the king goes from {} to {}, the rook from {} to {}.",
            king.0, king.1, rook.0, rook.1
        ),
        Kind::Transposition => {
            format!("{name}: the king on {} and the rook on {} exchange squares.", king.0, rook.0)
        }
        Kind::KingMoveOnly => format!(
            "{name}: the king goes from {} to {}, the rook stays on {}.",
            king.0, king.1, rook.1
        ),
        Kind::RookMoveOnly => format!(
            "{name}: the king stays on {}, the rook goes from {} to {}.",
            king.1, rook.0, rook.1
        ),
    }
}
