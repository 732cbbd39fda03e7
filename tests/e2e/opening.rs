//! Opening the page: which position comes, and that it can be seen and heard.

use chess960::position::{Board, Number, NumberTextError, Picture, read_number};
use serde_json::json;

use super::page::{EN, NL, Page, number, pieces_of};
use super::text::{address_error, board_text, rank_sentence};

#[test]
fn without_a_number_it_is_518() {
    let page = Page::open("");
    page.shows(Number::STANDARD);
    assert_eq!(
        (page.field(), page.complaint(), page.address()),
        ("518".into(), String::new(), String::new())
    );
}

#[test]
fn a_link_opens_its_position() {
    let page = Page::blank();
    for (address, shown) in [
        ("?p=243", 243),
        ("?p=SP518", 518),
        ("?p=%D9%A5%D9%A1%D9%A8", 518), // ٥١٨
        ("?p=%20007%20", 7),
        ("?p=0#position", 0),
        ("?p=959#no-such-view", 959),
        ("?q=1&p=12&lang=xx", 12),
    ] {
        page.visit(address);
        page.shows(number(shown));
        assert_eq!(
            (page.field(), page.complaint()),
            (shown.to_string(), String::new()),
            "{address}"
        );
        assert_eq!(page.words().language, EN.language);
    }
}

#[test]
fn a_link_with_nonsense_says_so_and_shows_518() {
    let page = Page::blank();
    for (address, asked) in [
        ("?p=abc", "abc"),
        ("?p=960", "960"),
        ("?p=", ""),
        ("?p=-1&lang=en", "-1"),
        ("?p=1e2#position", "1e2"),
        ("?p=%3Cb%3E5", "<b>5"),
        ("?p=99999999999999999999", "99999999999999999999"),
    ] {
        page.visit(address);
        page.shows(Number::STANDARD);
        assert_eq!(page.field(), "518");
        let error: NumberTextError = read_number(asked).unwrap_err();
        assert_eq!(page.complaint(), address_error(EN, asked, error));
        assert_is_seen(&page, "#number-message");
    }
}

#[track_caller]
fn assert_is_seen(page: &Page, selector: &str) {
    let script = "const e = document.querySelector(arguments[0]), r = e.getBoundingClientRect();
        const top = document.elementFromPoint(r.x + 2, r.y + r.height / 2);
        return r.width > 0 && r.height > 0 && e.contains(top)";
    assert_eq!(page.script(script, vec![json!(selector)]), true, "{selector} is seen");
}

#[test]
fn a_link_opens_in_its_language() {
    let page = Page::open("?p=243&lang=nl");
    assert_eq!(page.words().language, NL.language);
    page.shows(number(243));
    page.visit("?p=abc&lang=nl");
    assert_eq!(page.complaint(), address_error(NL, "abc", read_number("abc").unwrap_err()));
}

#[test]
fn a_dutch_browser_gets_dutch_unless_the_link_says_otherwise() {
    let page = Page::blank();
    page.browser_speaks("nl-BE");
    page.visit("?p=7");
    assert_eq!(page.words().language, NL.language);
    page.visit("?p=7&lang=en");
    assert_eq!(page.words().language, EN.language);
}

/// A spread of forty numbers over all of them, with both ends.
fn spread() -> impl Iterator<Item = Number> {
    (0..39).map(|index| index * 24 + index % 24).chain([959]).map(number)
}

#[test]
fn every_number_shows_its_position_in_pieces_and_in_words() {
    let page = Page::open("");
    page.system_prefers("light", true);
    for shown in spread() {
        page.enter_number(&shown.to_string());
        page.shows(shown);
        let start = Board::start(shown.back_rank());
        let scene = page.scene();
        assert_eq!(scene.drawn, pieces_of(shown), "drawn where they stand");
        assert_eq!(scene.in_words, board_text(EN, &Picture::of(&start)));
        assert_eq!(page.address(), format!("?p={shown}"));
        let rank: String = page.ask("return document.getElementById('rank').textContent");
        assert_eq!(rank, rank_sentence(EN, shown.back_rank()));
    }
}

#[test]
fn names_stay_put_for_assistive_technology() {
    let page = Page::open("?p=243");
    let spoken = page.spoken();
    let count = |role: &str, name: &str| {
        spoken.iter().filter(|here| here.0 == role && here.1 == name).count()
    };
    for field in ["Position number", "X-FEN", "Shredder-FEN", "PGN tags"] {
        assert_eq!(count("textbox", field), 1, "text field {field}");
    }
    for button in [
        "Previous position",
        "Next position",
        "Roll",
        "Flip board",
        "Copy X-FEN",
        "Copy Shredder-FEN",
        "Copy PGN tags",
        "Copy link",
        "Play",
        "Step back",
        "Step forward",
        "Start again",
    ] {
        assert_eq!(count("button", button), 1, "button {button}");
    }
    for (group, choices) in [("Side to castle", ["White", "Black"]), ("Castling", ["0-0", "0-0-0"])]
    {
        assert_eq!(count("radiogroup", group), 1, "group {group}");
        for choice in choices {
            assert_eq!(count("radio", choice), 1, "radio {choice}");
        }
    }
    assert_eq!(count("image", "Position 243"), 1, "the board");
    assert_eq!(spoken.iter().filter(|here| here.0 == "status").count(), 1, "one status");
    let nameless = |here: &&(String, String)| {
        matches!(&*here.0, "button" | "textbox" | "radio" | "link" | "image" | "radiogroup")
            && here.1.is_empty()
    };
    assert_eq!(spoken.iter().find(nameless), None, "everything of use has a name");
    let king = pieces_of(number(243)).into_iter().find(|piece| piece.1 == "K").unwrap();
    let script = "return document.querySelector(`[data-square=${arguments[0]}]`).dataset.piece";
    assert_eq!(page.script(script, vec![json!(king.0)]), "K");
    page.press("Play");
    page.named("button", "Pause");
}

#[test]
fn nothing_is_asked_of_anyone_else() {
    let page = Page::blank();
    let requests = || page.run(async { page.driver().get_log("performance").await });
    requests(); // of the test before
    page.visit("?p=243");
    page.press(EN.roll);
    page.press(EN.play);
    page.press("Copy X-FEN");
    let asked = page.server().asked();
    assert!(asked.len() > 5, "page, styles, script and wasm: {asked:?}");
    assert!(
        asked.iter().all(|(url, status)| url.starts_with("/some/where/") && *status == 200),
        "{asked:?}"
    );
    let base = page.server().base();
    let mut urls = 0;
    for entry in requests() {
        let event: serde_json::Value = serde_json::from_str(&entry.message).unwrap();
        let message = &event["message"];
        let url = match message["method"].as_str().unwrap() {
            "Network.requestWillBeSent" => message["params"]["request"]["url"].as_str().unwrap(),
            "Network.webSocketCreated" | "Network.webTransportCreated" => {
                message["params"]["url"].as_str().unwrap()
            }
            _ => continue,
        };
        // Pages of the browser's own, such as that of its first tab, come from no network.
        if url.starts_with("chrome") {
            continue;
        }
        urls += 1;
        assert!(url.starts_with(&base) || url.starts_with("data:"), "asked for {url}");
    }
    assert!(urls > 5, "the record of requests is there");
    let cookies: String = page.ask("return document.cookie");
    assert_eq!(cookies, "");
}
