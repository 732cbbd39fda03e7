//! Contrast of everything that is read or pressed, in both themes, by what the browser paints.
//!
//! Text stands out by 4.5 to 1, large text by 3 to 1, and so do the edges of fields and buttons,
//! icons, the focus, pieces and marks on the squares (WCAG 2.2, 1.4.3 and 1.4.11). What is switched
//! off is exempt.

use serde_json::json;

use super::page::{EN, Page};
use super::pixels::Part;
use super::wait::wait_until;

/// What falls short, each as a line.
const SHORT: &str = r"
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const rgba = colour => {
        canvas.clearRect(0, 0, 1, 1);
        if (!CSS.supports('color', colour)) throw `no colour: ${colour}`;
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
    };
    const over = ([r, g, b, a], ground) => [r, g, b].map((v, i) => v * a + ground[i] * (1 - a));
    const light = c => c.map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
        .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
    const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
    const ground = e => {
        const all = [];
        for (let up = e; up; up = up.parentElement) all.push(rgba(getComputedStyle(up).backgroundColor));
        return all.reverse().reduce((under, colour) => over(colour, under), [255, 255, 255]);
    };
    const faded = e => { let a = 1; for (let up = e; up; up = up.parentElement) a *= getComputedStyle(up).opacity; return a; };
    const off = e => e.closest('[aria-disabled=true], :disabled, label:has(:disabled)');
    const seen = e => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.unseen, .skip, [aria-hidden=true].board, option');
    const short = [], name = e => `${e.tagName.toLowerCase()}.${e.getAttribute('class') ?? ''} “${(e.textContent || e.value || '').trim().slice(0, 30)}”`;
    let looked = 0;
    const need = (what, e, colour, on, least) => {
        looked += 1;
        const [r, g, b, a] = rgba(colour);
        const found = ratio(over([r, g, b, a * faded(e)], on), on);
        if (found < least) short.push(`${what} of ${name(e)}: ${found.toFixed(2)} of ${least}`);
    };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = new Set(document.querySelectorAll('input[type=text], textarea'));
    while (walk.nextNode()) if (walk.currentNode.data.trim()) texts.add(walk.currentNode.parentElement);
    for (const e of texts) {
        if (!seen(e) || off(e) || e.closest('noscript, script, svg .unseen')) continue;
        const style = getComputedStyle(e), px = parseFloat(style.fontSize);
        const large = px >= 24 || px >= 18.66 && style.fontWeight >= 700;
        const colour = e instanceof SVGElement ? style.fill : style.color;
        need('text', e, colour, ground(e.closest('svg')?.parentElement ?? e), large ? 3 : 4.5);
    }
    for (const e of document.querySelectorAll('button, input[type=text], textarea, .choice')) {
        if (!seen(e) || off(e)) continue;
        const style = getComputedStyle(e);
        // What has no edge is told by its word or its icon.
        if (style.borderBottomStyle !== 'none' && rgba(style.borderBottomColor)[3] > 0) {
            const filled = ratio(ground(e), ground(e.parentElement)) >= 3;
            if (!filled) need('edge', e, style.borderBottomColor, ground(e.parentElement), 3);
        }
    }
    for (const e of document.querySelectorAll('.icon, .figurine, .rank-drawing')) {
        if (!seen(e) || off(e)) continue;
        const style = getComputedStyle(e);
        need('icon', e, style.fill === 'none' ? style.stroke : style.fill, ground(e.parentElement), 3);
    }
    for (const svg of document.querySelectorAll('.board, .strip, .sample')) {
        if (!seen(svg)) continue;
        const get = (s, p) => [...svg.querySelectorAll(s)].map(e => [e, getComputedStyle(e)[p]]);
        const grounds = svg.matches('.sample') ? [getComputedStyle(svg).backgroundColor]
            : [get('.light', 'fill')[0][1], get('.dark', 'fill')[0][1]];
        for (const on of grounds.map(rgba).map(c => c.slice(0, 3))) {
            for (const [e, colour] of get('.mark path', 'stroke')) {
                const filled = getComputedStyle(e).fill;
                need('mark ' + e.parentElement.dataset.mark, svg, filled === 'none' ? colour : filled, on, 3);
            }
            for (const [, colour] of get('.man:not(.gone) .ink', 'fill')) need('piece', svg, colour, on, 3);
        }
    }
    const probe = document.body.appendChild(document.createElement('b'));
    probe.style.color = 'var(--accent)';
    need('focus', probe, getComputedStyle(probe).color, ground(document.body), 3);
    probe.remove();
    return [looked, [...new Set(short)]];";

#[track_caller]
fn assert_stands_out(page: &Page, when: &str) {
    let (looked, short): (usize, Vec<String>) = page.ask(SHORT);
    assert!(looked > 20, "{when}: only {looked} looked at");
    assert!(short.is_empty(), "{when}: {short:#?}");
}

fn each_theme(test: impl Fn(&Page, &str)) {
    for scheme in ["light", "dark"] {
        let page = Page::blank();
        page.system_prefers(scheme, true);
        test(&page, scheme);
    }
}

#[test]
fn in_every_view() {
    each_theme(|page, scheme| {
        page.visit("?p=243");
        for view in EN.view_names {
            page.go(view);
            let there = "return !document.querySelector('.waiting') && document.querySelector('[aria-current=page]').textContent";
            wait_until("the view is there", || page.script(there, vec![]) == view);
            assert_stands_out(page, &format!("{scheme}, {view}"));
        }
    });
}

#[test]
fn with_what_is_wrong_and_with_every_step_of_castling() {
    each_theme(|page, scheme| {
        page.visit("?p=243");
        page.enter_number("960");
        wait_until("it is refused", || !page.complaint().is_empty());
        assert_stands_out(page, &format!("{scheme}, a number refused"));
        page.visit("?p=243");
        for step in 2..=7 {
            page.press(EN.step_forward);
            assert_stands_out(page, &format!("{scheme}, step {step}"));
        }
        page.press(EN.big);
        assert_stands_out(page, &format!("{scheme}, the big screen"));
        for fen in ["4k3/8/8/8/8/8/8/qRK5_w_B_-_0_1", "r3k2r/8/8/8/1b6/8/8/RN2K2R_w_KQkq_-_0_1"] {
            page.open_anew(&format!("?fen={fen}#judge"));
            for castling in ["white-g", "white-c", "black-g", "black-c"] {
                let choose = "document.querySelector(`[data-castling=${arguments[0]}]`).click()";
                page.script(choose, vec![json!(castling)]);
                assert_stands_out(page, &format!("{scheme}, {fen}, {castling}"));
            }
        }
        page.open_anew("?fen=8/8#judge");
        assert_stands_out(page, &format!("{scheme}, no FEN"));
    });
}

/// The two colours that are seen most in each part of the window, and their contrast.
const PAINTED: &str = "
    const [picture, parts, done] = arguments;
    const image = new Image();
    image.onerror = () => done('the screenshot cannot be read');
    image.onload = () => {
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
        context.drawImage(image, 0, 0);
        const light = c => c.map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
            .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
        done(parts.map(part => {
            const { data } = context.getImageData(...part), seen = new Map();
            for (let i = 0; i < data.length; i += 4) {
                const key = data.slice(i, i + 3).join();
                seen.set(key, (seen.get(key) ?? 0) + 1);
            }
            const most = [...seen].sort((a, b) => b[1] - a[1]).slice(0, 8).map(([key]) => light(key.split(',').map(Number)));
            // The ground is what is seen most; what stands on it, the colour furthest from it.
            return Math.max(...most.map(l => (Math.max(l, most[0]) + 0.05) / (Math.min(l, most[0]) + 0.05)));
        }));
    };
    image.src = 'data:image/png;base64,' + picture;";

impl Page {
    /// For each part of the window, the contrast of what is painted there with its ground.
    #[track_caller]
    fn contrasts(&self, parts: &[Part]) -> Vec<f64> {
        let driver = self.driver();
        let picture = self.run(async { driver.screenshot_as_png_base64().await });
        let arguments = vec![json!(picture), json!(parts)];
        let found = self.run(async { driver.execute_async(PAINTED, arguments).await });
        found.convert().unwrap_or_else(|_| panic!("{}", found.json()))
    }
}

#[test]
fn what_is_painted_stands_out_too() {
    each_theme(|page, scheme| {
        page.visit("?p=243");
        page.press(EN.step_forward);
        let names: Vec<String>;
        let parts: Vec<Part>;
        (names, parts) = page.squares(false).into_iter().unzip();
        let stand: Vec<String> = page.ask(
            "return [...document.querySelectorAll('.man[data-square]')].map(e => e.dataset.square)",
        );
        for (square, contrast) in names.iter().zip(page.contrasts(&parts)) {
            if stand.contains(square) {
                assert!(contrast >= 3.0, "{scheme}: the piece on {square}: {contrast:.2}");
            }
        }
        let words: Vec<Part> = page.ask(
            "return ['.roll', '.caption', 'nav a', '#rank', '.copy-box textarea'].map(s => {
                const r = document.querySelector(s).getBoundingClientRect();
                return [r.x + 3, r.y + 3, r.width - 6, Math.min(r.height, innerHeight - r.y) - 6];
            })",
        );
        for (part, contrast) in words.iter().zip(page.contrasts(&words)) {
            assert!(contrast >= 4.5, "{scheme}: the words in {part:?}: {contrast:.2}");
        }
    });
}
