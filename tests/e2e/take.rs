//! Taking a position away: pictures saved, measured and copied, sharing, UCI.

use std::path::PathBuf;

use chess960::position::{DoubleStart, Setup, picture_name, uci};
use serde_json::json;

use super::page::{EN, NL, Page, number, pieces_of};
use super::text::{fill, rank_sentence};
use super::wait::{wait_for, wait_until};

/// What a picture is, drawn by the browser: its width and height, and of each square from the upper
/// left corner how much of it is nearly black and how much differs from the square's own colour.
const MEASURE: &str = "
    const [address, left, side, done] = arguments;
    const image = new Image();
    image.onerror = () => done(null);
    image.onload = () => {
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d', { willReadFrequently: true });
        context.drawImage(image, 0, 0);
        const squares = [];
        for (let i = 0; i < 64; i += 1) {
            const [x, y] = [left[0] + (i % 8) * side, left[1] + (i >> 3) * side];
            const { data } = context.getImageData(Math.ceil(x) + 2, Math.ceil(y) + 2, Math.floor(side) - 4, Math.floor(side) - 4);
            let dark = 0, other = 0;
            for (let j = 0; j < data.length; j += 4) {
                const sum = data[j] + data[j + 1] + data[j + 2];
                if (sum < 150) dark += 1;
                if (Math.abs(sum - data[0] - data[1] - data[2]) > 40) other += 1;
            }
            squares.push([dark * 4 / data.length, other * 4 / data.length]);
        }
        done([image.naturalWidth, image.naturalHeight, squares]);
    };
    image.src = address;";

type Measured = (u32, u32, Vec<(f64, f64)>);

impl Page {
    #[track_caller]
    pub fn unfold(&self) {
        self.press(EN.take_away);
        self.named(".ways button", EN.take.ways[0]);
    }

    /// Lets files be saved, and says where.
    #[track_caller]
    fn downloads(&self, name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("chess960-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let downloads = json!({ "behavior": "allow", "downloadPath": folder });
        self.tell("Browser.setDownloadBehavior", downloads);
        folder
    }

    /// Measures a picture; the board's edge lies `margin` units within its field of `field` units.
    #[track_caller]
    fn measure(&self, address: &str, bare: bool) -> Measured {
        let (left, field) = if bare { (4.0, 808.0) } else { (48.0, 852.0) };
        let scale = 1000.0 / field;
        let corner = [left * scale, 4.0 * scale];
        let arguments = vec![json!(address), json!(corner), json!(100.0 * scale)];
        let measured = self.run(async { self.driver().execute_async(MEASURE, arguments).await });
        measured.convert().unwrap_or_else(|_| panic!("no picture: {}", measured.json()))
    }
}

/// Whether a picture of a thousand dots has men where they should be, Black's darker than White's.
#[track_caller]
fn assert_shows(measured: &Measured, shown: u16, flipped: bool) {
    let (width, height, squares) = measured;
    assert_eq!((*width, *height), (1000, 1000));
    let pieces = pieces_of(number(shown));
    for (index, (dark, other)) in squares.iter().enumerate() {
        let index = if flipped { 63 - index } else { index };
        let (column, row) = (index % 8, index / 8);
        let name = format!("{}{}", char::from(b"abcdefgh"[column]), 8 - row);
        assert_eq!(pieces.contains_key(&name), *other > 0.05, "{name}: {other}");
        if row < 2 {
            // The same piece of White's stands opposite.
            let opposite = squares
                [if flipped { 63 - ((7 - row) * 8 + column) } else { (7 - row) * 8 + column }];
            assert!(*dark > opposite.0 * 1.2, "{name}: {dark}, opposite {}", opposite.0);
        }
    }
}

/// By base64, since the browser reads no file.
fn address_of(kind: &str, bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut address = format!("data:image/{kind};base64,");
    for three in bytes.chunks(3) {
        let bits = (0..3).fold(0, |bits, i| bits << 8 | usize::from(*three.get(i).unwrap_or(&0)));
        let digits = [18, 12, 6, 0].map(|shift| char::from(DIGITS[bits >> shift & 63]));
        address.extend(&digits[..=three.len()]);
        address.push_str(&["=", ""].repeat(3 - three.len()).concat());
    }
    address
}

#[track_caller]
fn saved(folder: &std::path::Path, flipped: bool, ending: &str) -> Vec<u8> {
    let file = folder.join(picture_name(DoubleStart::from(number(243)), flipped, ending));
    let mut bytes = Vec::new();
    wait_until(&format!("{} is there", file.display()), || {
        bytes = std::fs::read(&file).unwrap_or_default();
        !bytes.is_empty()
    });
    std::fs::remove_file(&file).unwrap();
    bytes
}

#[test]
fn the_diagram_is_saved_and_stands_alone() {
    let page = Page::open("?p=243");
    let folder = page.downloads("pictures");
    page.unfold();
    for (flipped, bare) in [(false, false), (false, true), (true, true), (true, false)] {
        if page.ask::<bool>("return document.querySelector('.board.flipped') !== null") != flipped {
            page.press(EN.flip_board);
        }
        if page.ask::<bool>("return !document.querySelector('.ways input').checked") != bare {
            page.script("document.querySelector('.ways input').click()", vec![]);
        }
        page.press(EN.take.ways[0]);
        let svg = String::from_utf8(saved(&folder, flipped, ".svg")).unwrap();
        assert_shows(&page.measure(&address_of("svg+xml", svg.as_bytes()), bare), 243, flipped);
        // Everything that it refers to is in it, and it has no style but its own.
        let read = page.script(
            "const file = new DOMParser().parseFromString(arguments[0], 'image/svg+xml');
            const uses = [...file.querySelectorAll('use')];
            return {
                wrong: file.querySelectorAll('parsererror, script, style, [style], image').length,
                uses: uses.length,
                lost: uses.filter(e => !file.querySelector(e.getAttribute('href'))).length,
                labels: file.querySelectorAll('text').length,
                title: file.querySelector('title').textContent,
                fen: file.querySelector('desc').textContent,
            };",
            vec![json!(svg)],
        );
        let labels = if bare { 0 } else { 16 };
        assert_eq!(
            [&read["wrong"], &read["uses"], &read["lost"], &read["labels"]],
            [0, 48, 0, labels]
        );
        assert_eq!(read["title"], fill(EN.board, &[("number", &243)]));
        let fen = Setup::read(read["fen"].as_str().unwrap()).unwrap().setup;
        assert_eq!(fen, Setup::start(number(243).back_rank()));
        assert!(
            !svg.replace("http://www.w3.org/2000/svg", "").contains("//"),
            "it asks for nothing"
        );

        page.press(EN.take.ways[1]);
        let png = saved(&folder, flipped, ".png");
        assert_shows(&page.measure(&address_of("png", &png), bare), 243, flipped);
    }
    let _ = std::fs::remove_dir_all(&folder);
}

const READ_PICTURE: &str = "
    const done = arguments[0];
    navigator.clipboard.read().then(async items => {
        const blob = await items[0].getType('image/png');
        const reader = new FileReader();
        reader.onload = () => done(reader.result);
        reader.readAsDataURL(blob);
    }).catch(e => done('cannot read: ' + e));";

#[test]
fn the_picture_is_copied() {
    let page = Page::blank();
    page.clipboard_is_allowed(true);
    page.visit("?p=0");
    page.unfold();
    page.put_on_clipboard("something else");
    page.press(EN.take.ways[2]);
    wait_for("it says so", &EN.copied.to_owned(), || page.status());
    assert_eq!(page.focused(), EN.take.ways[2]);
    let read = page.run(async { page.driver().execute_async(READ_PICTURE, vec![]).await });
    assert_shows(&page.measure(read.json().as_str().unwrap(), false), 0, false);
}

#[test]
fn where_the_picture_is_refused_it_says_what_else_there_is() {
    let page = Page::blank();
    page.before_load("navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));");
    page.visit("?p=0");
    page.unfold();
    page.press(EN.take.ways[2]);
    wait_for("it says so", &EN.take.no_picture.to_owned(), || page.status());
    assert_eq!(
        page.ask::<String>("return document.querySelector('.ways .note').textContent"),
        EN.take.no_picture
    );
}

/// As where a browser does not let canvases be read, against tracking.
#[test]
fn where_no_picture_can_be_made_it_says_so() {
    let page = Page::blank();
    page.before_load("HTMLCanvasElement.prototype.toBlob = call => setTimeout(() => call(null));");
    page.visit("?p=0");
    page.unfold();
    page.press(EN.take.ways[1]);
    wait_for("it says so", &EN.take.no_picture.to_owned(), || page.status());
}

#[track_caller]
fn offered(page: &Page) -> Vec<String> {
    page.ask("return [...document.querySelectorAll('.ways button')].map(e => e.textContent)")
}

#[test]
fn what_the_device_cannot_do_is_not_offered() {
    let page = Page::blank();
    page.before_load("delete window.ClipboardItem; delete Navigator.prototype.share;");
    page.visit("?p=0");
    page.unfold();
    let [svg, png, _, _, print] = EN.take.ways;
    assert_eq!(offered(&page), [svg, png, print]);
}

/// A menu that was closed again was once an error on the console.
#[test]
fn sharing_hands_over_title_words_and_link() {
    let page = Page::blank();
    page.before_load(
        "window.shared = [];
        Navigator.prototype.share = function (data) {
            shared.push([data.title, data.text, data.url]);
            return Promise.reject(new DOMException('closed', 'AbortError'));
        };",
    );
    page.visit("?p=243");
    page.unfold();
    assert_eq!(offered(&page), EN.take.ways);
    page.press(EN.take.ways[3]);
    let words = rank_sentence(EN, number(243).back_rank());
    let link = format!("{}?p=243", page.server().base());
    wait_for("it is handed over", &json!([["Position 243", words, link]]), || {
        page.script("return window.shared", vec![])
    });
}

#[test]
fn an_engine_is_told_and_in_dutch_too() {
    let page = Page::blank();
    page.clipboard_is_allowed(true);
    for (address, words) in [("?p=243", EN), ("?p=243&lang=nl", NL)] {
        page.visit(address);
        wait_until("the words are there", || page.words().take_away == words.take_away);
        page.press(words.take_away);
        page.press(&fill(words.copy_named, &[("what", &words.take.uci)]));
        let said = fill(words.copied_named, &[("what", &words.take.uci)]);
        wait_for("it is copied", &said, || page.status());
        assert_eq!(page.clipboard(), uci(&Setup::start(number(243).back_rank())));
    }
}

#[test]
fn without_a_network_the_links_to_lichess_say_so() {
    let page = Page::open("?p=243");
    let said = || page.ask::<String>("return document.querySelector('.out small').textContent");
    assert_eq!(said(), "");
    let network = |offline| json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    page.tell("Network.enable", json!({}));
    page.tell("Network.emulateNetworkConditions", network(true));
    wait_for("it is said", &EN.lichess_offline.to_owned(), said);
    page.tell("Network.emulateNetworkConditions", network(false));
    wait_for("no longer", &String::new(), said);
}
