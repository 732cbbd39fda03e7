//! What others write, in the browser itself: it is shown or refused, and the page lives on.

use serde_json::json;

use super::page::{EN, Page};
use super::wait::wait_until;

const EVIL: &str = "<img src=x onerror=window.evil=1><x-evil>";

#[track_caller]
fn assert_well(page: &Page, what: &str) {
    let evil: bool = page.ask("return !!window.evil || !!document.querySelector('x-evil, img')");
    assert!(!evil, "{what} has become markup");
    page.script("location.hash = 'position'", vec![]);
    page.roll();
    // The field shows what was rolled, which no hostile text is.
    wait_until("a roll is shown", || {
        page.field()
            .parse()
            .is_ok_and(|rolled: u16| page.address().contains(&format!("p={rolled}")))
    });
}

#[test]
fn hostile_addresses() {
    let page = Page::blank();
    let long = "9".repeat(20_000);
    let evil = "%3Cimg%20src%3Dx%20onerror%3Dwindow.evil%3D1%3E%3Cx-evil%3E";
    for address in [
        format!("?p={evil}"),
        format!("?p={evil}&lang={evil}&fen={evil}#{evil}"),
        format!("?p={long}"),
        format!("?fen={long}#judge"),
        format!("?fen={evil}#judge"),
        // A lone surrogate, a cut sequence, no hexadecimal digits, nothing, a null.
        "?p=%ED%A0%80&fen=%E2%82#judge".into(),
        "?p=%zz%&fen=%#%".into(),
        "?p=%00%1F%7F&lang=%00".into(),
        // Marks that turn or hide what stands beside them.
        "?p=%E2%80%AE815%E2%80%8B%EF%BB%BF&fen=%E2%81%A68/8".into(),
    ] {
        page.visit_without_app(&address);
        wait_until("the page is ready", || {
            page.ask("return document.documentElement.hasAttribute('data-ready')")
        });
        assert_well(&page, &address[..address.len().min(80)]);
    }
}

#[test]
fn hostile_texts_in_every_field() {
    let page = Page::open("");
    let long = "<x-evil>".repeat(12_000);
    let script = "
        const fields = [...document.querySelectorAll('main :is(input:not([type=radio], [type=checkbox]), textarea:not([readonly]))')];
        for (const field of fields) {
            field.focus();
            field.value = arguments[0];
            field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
            field.dispatchEvent(new Event('change', { bubbles: true }));
        }
        return fields.length;";
    for (view, fields) in [(0, 1), (3, 1), (4, 2)] {
        for text in [EVIL, &long, "\u{202E}\u{200B}\0\u{FEFF}", "\u{FFFD}'\"&lt;", "{number}"] {
            page.go(EN.view_names[view]);
            wait_until("the fields are there", || {
                page.script(script, vec![json!(text)]).as_u64() >= Some(fields)
            });
            // A lone half of a pair, which no text of Rust can be.
            page.script(&script.replace("arguments[0]", "'\\ud800x\\udc00'"), vec![]);
            assert_well(&page, text.get(..20).unwrap_or(text));
        }
    }
}

#[test]
fn hostile_storage() {
    let page = Page::open("");
    for value in [EVIL, "", "\u{202E}nl", "dark\0", &"x".repeat(100_000)] {
        page.script(
            "for (const key of ['theme', 'language']) localStorage[key] = arguments[0];
             sessionStorage.left = '0'.repeat(30) + '\\x1f' + arguments[0];",
            vec![json!(value)],
        );
        page.reload();
        assert_well(&page, value.get(..20).unwrap_or(value));
    }
    page.script("localStorage.clear()", vec![]);
}
