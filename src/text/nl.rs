//! The Dutch words.

use super::lists::{capital, list, squares, where_are};
use super::words::Words;
use crate::position::{
    BackRank, Caption, Colour, Kind, Mark, NumberTextError, Picture, Role, Square,
};

pub(super) static WORDS: Words = Words {
    language: "Nederlands",
    title: |number| format!("Stelling {number} · Chess960"),
    skip: "Naar de stelling",
    views: "Onderdelen",
    view_position: "Stelling",
    to_light: "Licht",
    to_dark: "Donker",
    other_names: "Chess960 heet ook Fischer Random of Freestyle Chess.",

    role,
    colour: |colour| match colour {
        Colour::White => "Wit",
        Colour::Black => "Zwart",
    },

    position_number: "Nummer van de stelling",
    number_hint: "0 tot en met 959",
    previous_position: "Vorige stelling",
    next_position: "Volgende stelling",
    first_reached: "0 is de eerste stelling.",
    last_reached: "959 is de laatste stelling.",
    roll: "Loot",
    no_entropy: "De browser gaf geen toevalsgetallen, er is dus niet geloot.",
    announce: |number| format!("Stelling {number}: {}.", row(number.back_rank())),
    number_error,
    address_error: |text, error| {
        format!("Het adres vraagt om stelling “{text}”. {} Dit is 518.", number_error(error))
    },

    board: |number| format!("Stelling {number}"),
    board_text,
    rank_row: row,
    rank_sentence: |rank| {
        format!("Wit, van a tot h: {}. Zwart staat ertegenover, stuk voor stuk.", row(rank))
    },
    ordinary: "De beginopstelling van het gewone schaak.",
    flip_board: "Bord draaien",

    castling: "Rokade",
    side_to_castle: "Wie rokeert",
    kind,
    ways: |king, rook| format!("{}, {}", way("koning", king), way("toren", rook)),
    at_once: "Kan al op de eerste zet.",
    not_at_once: "Kan niet op de eerste zet.",
    caption,
    mark: |mark| match mark {
        Mark::King => "koning die rokeert",
        Mark::Rook => "toren die rokeert",
        Mark::KingTo => "doelveld van de koning",
        Mark::RookTo => "doelveld van de toren",
        Mark::MustBeEmpty => "moet leeg zijn",
        Mark::MustBeSafe => "mag niet aangevallen zijn",
    },
    key: "Tekens op het bord",
    step: |step, of| format!("Stap {step} van {of}"),
    play: "Afspelen",
    pause: "Pauze",
    step_back: "Stap terug",
    step_forward: "Stap vooruit",
    start_again: "Opnieuw",

    write_down: "Noteren",
    x_fen: "X-FEN",
    x_fen_for: "Lichess, python-chess, cutechess",
    shredder_fen: "Shredder-FEN",
    shredder_fen_for: "Shredder, partijen van chess.com, enginetools",
    pgn_tags: "PGN-tags",
    pgn_tags_for: "de kop van een partijbestand",
    link: "Link",
    link_for: "opent deze pagina met deze stelling",
    rank: "rij",
    copy: "Kopieer",
    copy_named: |what| format!("Kopieer {what}"),
    copied: "Gekopieerd",
    copied_named: |what| format!("Gekopieerd: {what}."),
    press_to_copy: |apple| {
        if apple {
            "De browser laat de pagina niet kopiëren. De tekst is geselecteerd: druk op ⌘C."
        } else {
            "De browser laat de pagina niet kopiëren. De tekst is geselecteerd: druk op Ctrl+C."
        }
    },
    open_elsewhere: "Open op Lichess",
    lichess_analysis: "Lichess-analyse",
    lichess_editor: "Lichess-bordeditor",
};

fn role(role: Role) -> &'static str {
    match role {
        Role::King => "koning",
        Role::Queen => "dame",
        Role::Rook => "toren",
        Role::Bishop => "loper",
        Role::Knight => "paard",
        Role::Pawn => "pion",
    }
}

// With its article: only the knight is a neuter word.
fn the(role: Role, other: bool) -> String {
    let article = if role == Role::Knight { "het" } else { "de" };
    let other = if other { " andere" } else { "" };
    format!("{article}{other} {}", self::role(role))
}

fn plural(role: Role) -> &'static str {
    match role {
        Role::King => "koningen",
        Role::Queen => "dames",
        Role::Rook => "torens",
        Role::Bishop => "lopers",
        Role::Knight => "paarden",
        Role::Pawn => "pionnen",
    }
}

fn row(rank: BackRank) -> String {
    rank.roles().map(role).join(", ")
}

fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::DoubleMove => "Tweezetrokade",
        Kind::Transposition => "Verwisselingsrokade",
        Kind::KingMoveOnly => "Koningszetrokade",
        Kind::RookMoveOnly => "Torenzetrokade",
    }
}

fn way(who: &str, (from, to): (Square, Square)) -> String {
    if from == to { format!("{who} blijft op {to}") } else { format!("{who} {from} naar {to}") }
}

fn number_error(error: NumberTextError) -> String {
    match error {
        NumberTextError::Empty => "Typ een geheel getal van 0 tot en met 959.".into(),
        NumberTextError::NotADigit { found, place } => format!(
            "Teken {place}, “{found}”, is geen cijfer: typ een geheel getal van 0 tot en met 959."
        ),
        NumberTextError::MixedScripts { found, place } => format!(
            "Teken {place}, “{found}”, is een cijfer uit een ander schrift dan de cijfers ervoor: \
             typ een geheel getal van 0 tot en met 959 in één schrift."
        ),
        NumberTextError::NineSixty => "De nummers lopen van 0 tot en met 959. Lijsten die bij 1 \
             beginnen, geven stelling 0 het nummer 960."
            .into(),
        NumberTextError::TooLarge => {
            "Dat is te groot: typ een geheel getal van 0 tot en met 959.".into()
        }
    }
}

fn board_text(picture: &Picture) -> String {
    let side = |colour| {
        let roles = Role::ALL.into_iter().filter_map(|role| {
            let squares = where_are(picture, colour, role);
            let names: Vec<String> = squares.iter().map(Square::to_string).collect();
            let role = if names.len() > 1 { plural(role) } else { self::role(role) };
            (!names.is_empty()).then(|| format!("{role} {}", list(&names, "en")))
        });
        roles.collect::<Vec<_>>().join("; ")
    };
    format!("Wit: {}. Zwart: {}.", side(Colour::White), side(Colour::Black))
}

fn caption(caption: &Caption) -> String {
    match caption {
        Caption::Start { kind, king, rook } => start(*kind, *king, *rook),
        Caption::MustBeEmpty { squares: must, leaving, other_rook } => {
            if must.is_empty() {
                return "Koning en toren verwisselen van veld: geen ander veld hoeft leeg te zijn."
                    .into();
            }
            let names = squares(*must, "en");
            let whole = format!(
                "Elk veld waar koning of toren overheen gaat of op komt, moet leeg zijn, op die twee na: {names}."
            );
            if leaving.is_empty() {
                return whole;
            }
            let pieces: Vec<String> = leaving
                .iter()
                .map(|&(square, piece)| {
                    format!("{} op {square}", the(piece.role, *other_rook == Some(square)))
                })
                .collect();
            let must = if pieces.len() > 1 { "moeten" } else { "moet" };
            format!("{} {must} weg zijn. {whole}", capital(&list(&pieces, "en")))
        }
        Caption::MustBeSafe { from, crossed, to } => {
            let rook = "De toren mag aangevallen staan en over een aangevallen veld gaan.";
            if from == to {
                return format!(
                    "De koning blijft op {to}; dat veld mag niet aangevallen zijn, ervoor noch erna. {rook}"
                );
            }
            let crossed = match crossed.len() {
                0 => "gaat over geen enkel veld".to_owned(),
                _ => format!("gaat over {}", squares(*crossed, "en")),
            };
            format!(
                "De koning begint op {from}, {crossed} en komt op {to}: geen van die velden mag aangevallen zijn. {rook}"
            )
        }
        Caption::LiftKing { from, beside } if from == beside => format!(
            "Met de hand: neem de koning van {from} en houd hem naast het bord, bij {beside}."
        ),
        Caption::LiftKing { from, beside } => format!(
            "Met de hand: neem de koning van {from} en zet hem naast het bord, bij {beside}."
        ),
        Caption::PlaceRook { from, to } if from == to => format!("De toren blijft op {to}."),
        Caption::PlaceRook { from, to } => format!("Verplaats de toren van {from} naar {to}."),
        Caption::PlaceKing { from, to } if from == to => {
            format!("Zet de koning terug op {to}, waar hij vandaan kwam.")
        }
        Caption::PlaceKing { to, .. } => format!("Zet de koning op {to}."),
        Caption::Result { king, rook, notation, .. } => format!(
            "Koning {king}, toren {rook}, zoals na de rokade in het gewone schaak. Genoteerd als {}, in PGN {}, voor engines {} (koning slaat eigen toren).",
            notation.prose, notation.pgn, notation.uci
        ),
    }
}

fn start(kind: Kind, king: (Square, Square), rook: (Square, Square)) -> String {
    let name = self::kind(kind);
    match kind {
        Kind::DoubleMove => format!(
            "{name}: de koning gaat van {} naar {}, de toren van {} naar {}.",
            king.0, king.1, rook.0, rook.1
        ),
        Kind::Transposition => format!(
            "{name}: de koning op {} en de toren op {} verwisselen van veld.",
            king.0, rook.0
        ),
        Kind::KingMoveOnly => format!(
            "{name}: de koning gaat van {} naar {}, de toren blijft op {}.",
            king.0, king.1, rook.1
        ),
        Kind::RookMoveOnly => format!(
            "{name}: de koning blijft op {}, de toren gaat van {} naar {}.",
            king.1, rook.0, rook.1
        ),
    }
}
