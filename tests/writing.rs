//! FEN, PGN tags and links of all 960 start positions.

use chess960::position::{
    BackRank, Colour, Dialect, File, LichessPage, Number, Setup, Side, lichess, pgn_tags,
};

#[test]
fn every_start_in_both_dialects() {
    for rank in Number::all().map(Number::back_rank) {
        let setup = Setup::start(rank);
        let (white, black) = (rank.to_string(), rank.to_string().to_lowercase());
        let placement = format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{white}");
        assert_eq!(setup.fen(Dialect::XFen), format!("{placement} w KQkq - 0 1"));

        // The rooks' files read off the text: the last R is the g-side one.
        let letter =
            |index: Option<usize>| char::from(b'a' + u8::try_from(index.unwrap()).unwrap());
        let rooks: String = [letter(white.rfind('R')), letter(white.find('R'))].iter().collect();
        let rights = rooks.to_uppercase() + &rooks;
        assert_eq!(setup.fen(Dialect::Shredder), format!("{placement} w {rights} - 0 1"));
    }
}

#[test]
fn the_three_that_everyone_checks() {
    let rights = |number| {
        let fen = Setup::start(Number::new(number).unwrap().back_rank()).fen(Dialect::Shredder);
        fen.split(' ').nth(2).unwrap().to_owned()
    };
    assert_eq!([rights(0), rights(518), rights(959)], ["HFhf", "HAha", "CAca"]);
}

#[test]
fn an_inner_rook_is_named_by_its_file_in_x_fen() {
    let mut setup = Setup::start(BackRank::STANDARD);
    let knight = chess960::position::Square::new(File::G, chess960::position::Rank::First);
    let rook = setup.board.at(chess960::position::Square::new(File::H, knight.rank()));
    setup.board.set(knight, rook);
    setup.rights.set(Colour::White, Side::G, Some(File::G));
    assert!(setup.fen(Dialect::XFen).contains(" w GQkq "));
    assert!(setup.fen(Dialect::Shredder).contains(" w GAha "));
    for colour in Colour::ALL {
        for side in Side::ALL {
            setup.rights.set(colour, side, None);
        }
    }
    assert!(setup.fen(Dialect::XFen).ends_with(" w - - 0 1"));
}

#[test]
fn pgn_tags_of_every_start() {
    for number in Number::all() {
        let setup = Setup::start(number.back_rank());
        let fen = setup.fen(Dialect::XFen);
        let expected = format!("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]");
        assert_eq!(pgn_tags(&setup), expected);
    }
}

#[test]
fn links_need_no_percent_encoding() {
    for number in Number::all() {
        let fen = Setup::start(number.back_rank()).fen(Dialect::XFen).replace(' ', "_");
        let analysis = lichess(LichessPage::Analysis, number);
        let editor = lichess(LichessPage::Editor, number);
        assert_eq!(
            analysis,
            format!("https://lichess.org/analysis/chess960/{fen}?color=white&position={number}")
        );
        assert_eq!(
            editor,
            format!(
                "https://lichess.org/editor/{fen}?variant=chess960&color=white&position={number}"
            )
        );
        let plain = |c: char| c.is_ascii_alphanumeric() || "-_./:?&=".contains(c);
        assert!(analysis.chars().chain(editor.chars()).all(plain));
    }
}
