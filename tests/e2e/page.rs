//! The page as a user has it: what there is to do, and what is to be seen.

use std::collections::BTreeMap;
use std::time::Duration;

use chess960::position::{Board, Number};
use serde_json::json;
use thirtyfour::{Key, WebElement, WindowHandle};

use super::behind::TELL_THE_SERVER;
use super::browser::Lease;
use super::engine::is_chromium;
use super::server::Server;
use super::text::{Language, Words};
use super::wait::wait_until;

const NO_TIME: Option<Duration> = Some(Duration::ZERO);

/// Square to FEN letter.
pub type Pieces = BTreeMap<String, String>;

/// English, the default of the page and of the browser here.
pub const EN: &Words = Language::English.compiled_words();
/// Dutch.
pub const NL: &Words = Language::Dutch.compiled_words();

/// The pieces of a start position, as `position` has them.
pub fn pieces_of(number: Number) -> Pieces {
    let board = Board::start(number.back_rank());
    board.pieces().map(|(square, piece)| (square.to_string(), piece.letter().to_string())).collect()
}

/// A number that a test knows to be one.
pub fn number(number: u16) -> Number {
    Number::new(number).unwrap()
}

/// A tab of its own, with a host of the page of its own.
pub struct Page {
    pub(super) lease: Lease,
    pub server: Server,
}

/// Opening.
impl Page {
    /// An empty tab, for tests that have something to do before the page comes.
    #[track_caller]
    pub fn blank() -> Self {
        let page = Self { lease: Lease::take(), server: Server::start() };
        let driver = page.driver();
        let tab = page.new_tab();
        page.run(async {
            driver.close_window().await?;
            driver.switch_to_window(tab).await
        });
        page.resize(1280, 900);
        if is_chromium() {
            page.console();
            page.tell("Emulation.setFocusEmulationEnabled", json!({ "enabled": true }));
        } else {
            page.before_load(TELL_THE_SERVER);
        }
        page
    }

    #[track_caller]
    fn new_tab(&self) -> WindowHandle {
        if is_chromium() {
            // Not WebDriver's own way, which opens Chromium's page for new tabs first.
            let tab = self.tell("Target.createTarget", json!({ "url": "about:blank" }));
            return WindowHandle::from(tab["targetId"].as_str().unwrap().to_owned());
        }
        self.run(async { self.driver().new_tab().await })
    }

    /// The page at an address such as `?p=243`.
    #[track_caller]
    pub fn open(address: &str) -> Self {
        let page = Self::blank();
        page.visit(address);
        page
    }

    /// Goes to an address, as from a link elsewhere.
    #[track_caller]
    pub fn visit(&self, address: &str) {
        let url = self.server.base() + address;
        self.run(async { self.driver().goto(url).await });
        self.wait_for_board();
    }

    /// Presses the browser's button for reloading.
    #[track_caller]
    pub fn reload(&self) {
        self.run(async { self.driver().refresh().await });
        self.wait_for_board();
    }

    /// Presses the browser's back button.
    #[track_caller]
    pub fn back(&self) {
        self.run(async { self.driver().back().await });
    }

    /// Presses the browser's forward button.
    #[track_caller]
    pub fn forward(&self) {
        self.run(async { self.driver().forward().await });
    }

    #[track_caller]
    pub fn wait_for_board(&self) {
        // The first picture has pieces too, before there is anything to press.
        let script = "return document.documentElement.hasAttribute('data-ready') ? \
                      document.querySelectorAll('[data-square][data-piece]').length : 0";
        wait_until("the page shows 32 pieces", || self.script(script, vec![]) == 32);
    }
}

/// Doing.
impl Page {
    /// Presses the button of this name.
    #[track_caller]
    pub fn press(&self, button: &str) {
        let element = self.named("button", button);
        self.run(async { element.click().await });
    }

    /// Opens the view of this name from the bar.
    #[track_caller]
    pub fn go(&self, view: &str) {
        let link = self.named("nav a", view);
        self.run(async { link.click().await });
    }

    /// Presses Roll.
    #[track_caller]
    pub fn roll(&self) {
        self.press(EN.roll);
    }

    /// Chooses the radio button of this name.
    #[track_caller]
    pub fn choose(&self, name: &str) {
        let element = self.named("label:has([type=radio])", name);
        self.run(async { element.click().await });
    }

    /// Puts a text into the number field in the place of what is there, key by key, without Enter.
    #[track_caller]
    pub fn type_number(&self, text: &str) {
        let field = self.number_field();
        let all = format!("{}a{}", '\u{e009}', '\u{e000}'); // Ctrl+A
        self.run(async {
            field.click().await?;
            field.send_keys(all).await?;
            field
                .send_keys(if text.is_empty() {
                    Key::Delete.value().to_string()
                } else {
                    text.to_owned()
                })
                .await
        });
    }

    /// Types a number and presses Enter.
    #[track_caller]
    pub fn enter_number(&self, text: &str) {
        self.type_number(text);
        self.key(Key::Enter);
    }

    /// Presses a key where the focus is.
    #[track_caller]
    pub fn key(&self, key: impl Into<char>) {
        self.keys(&key.into().to_string());
    }

    /// Presses keys where the focus is.
    #[track_caller]
    pub fn keys(&self, keys: &str) {
        self.run(async {
            self.driver().action_chain_with_delay(NO_TIME, NO_TIME).send_keys(keys).perform().await
        });
    }

    /// Presses a key while another one is held.
    #[track_caller]
    pub fn chord(&self, held: Key, key: impl Into<char>) {
        let chain = self.driver().action_chain_with_delay(NO_TIME, NO_TIME);
        let key = key.into();
        let chord = chain.key_down(held.clone()).key_down(key).key_up(key).key_up(held);
        self.run(async { chord.perform().await });
    }

    #[track_caller]
    fn number_field(&self) -> WebElement {
        self.run(async { self.driver().find(thirtyfour::By::Css("input[type=text]")).await })
    }

    /// The one element of a selector that is called so.
    #[track_caller]
    pub fn named(&self, selector: &str, name: &str) -> WebElement {
        let script = "
            const name = e => (e.getAttribute('aria-label') ?? e.textContent).trim();
            const found = [...document.querySelectorAll(arguments[0])].filter(e => name(e) === arguments[1]);
            return found.length === 1 ? found[0] : null;";
        let found = || {
            let arguments = vec![json!(selector), json!(name)];
            self.run(async { self.driver().execute(script, arguments).await }).element().ok()
        };
        let mut element = found();
        wait_until(&format!("there is one {selector} {name:?}"), || {
            element = element.take().or_else(found);
            element.is_some()
        });
        element.unwrap()
    }
}

/// Seeing.
impl Page {
    /// What stands on the board, by what each piece says of itself.
    #[track_caller]
    pub fn board(&self) -> Pieces {
        let script = "return [...document.querySelectorAll('svg [data-square][data-piece]')]
            .map(e => [e.dataset.square, e.dataset.piece])";
        let pairs: Vec<(String, String)> = self.ask(script);
        let count = pairs.len();
        let pieces: Pieces = pairs.into_iter().collect();
        assert_eq!(pieces.len(), count, "two pieces on one square");
        pieces
    }

    /// What the number field holds.
    #[track_caller]
    pub fn field(&self) -> String {
        self.ask("return document.querySelector('input[type=text]').value")
    }

    /// What is said beside the number field; the field must point to it, and be marked as wrong
    /// exactly when something is said.
    #[track_caller]
    pub fn complaint(&self) -> String {
        let script = "
            const field = document.querySelector('input[type=text]');
            const ids = field.getAttribute('aria-describedby').split(' ');
            const told = ids.map(id => document.getElementById(id)).filter(e => e.tagName === 'P');
            return [field.getAttribute('aria-invalid') === 'true', told.map(e => e.textContent).join()]";
        let (invalid, said): (bool, String) = self.ask(script);
        assert_eq!(invalid, !said.is_empty(), "aria-invalid, beside {said:?}");
        said
    }

    /// What the one status element says.
    #[track_caller]
    pub fn status(&self) -> String {
        let said: Vec<String> = self
            .ask("return [...document.querySelectorAll('[role=status]')].map(e => e.textContent)");
        assert_eq!(said.len(), 1, "one role=status");
        said[0].trim().to_owned()
    }

    /// The query and the hash of the address.
    #[track_caller]
    pub fn address(&self) -> String {
        self.ask("return location.search + location.hash")
    }

    /// The name of what has the focus.
    #[track_caller]
    pub fn focused(&self) -> String {
        self.ask(
            "const e = document.activeElement, text = e => e?.textContent.trim();
            return e.getAttribute('aria-label') ?? text(e.labels?.[0]) ?? text(e)",
        )
    }

    /// The number that the page shows; field, board, name and title of the page must agree on it.
    #[track_caller]
    pub fn shows(&self, number: Number) {
        let words = self.words();
        let what = format!("the page shows {number}");
        let expected = (
            pieces_of(number),
            crate::text::fill(words.board, &[("number", &number)]),
            crate::text::fill(words.title, &[("number", &number)]),
        );
        super::wait::wait_for(&what, &expected, || {
            let names: (String, String) = self.ask(
                "return [document.querySelector('svg[role=img]').getAttribute('aria-label'), document.title]",
            );
            (self.board(), names.0, names.1)
        });
    }

    /// The words of the language that the page says it is in.
    #[track_caller]
    pub fn words(&self) -> &'static Words {
        let code: String = self.ask("return document.documentElement.lang");
        Language::from_code(&code).unwrap_or_else(|| panic!("no language {code:?}")).words()
    }

    /// Waits until nothing moves.
    #[track_caller]
    pub fn wait_until_still(&self) {
        let moving = "return document.getAnimations().length";
        wait_until("nothing moves", || self.script(moving, vec![]) == 0);
    }
}
