//! The page in a real browser: the built `dist/` in headless Chromium, Firefox or `WebKitGTK`, driven
//! as a user would.
//!
//! `cargo test --features e2e --test e2e` after `make build`. What the page shows is compared with
//! what `chess960::position` says and with the page's own words, never with typed-in answers.
//!
//! | file | what it has |
//! |---|---|
//! | `engine` | the three browsers, and how each is started; `E2E_BROWSER` says which it is |
//! | `browser` | a browser and its driver: at most two at a time, ended with the last test |
//! | `server` | `dist/` under a sub-path, with a record of every request |
//! | `page` | what a user does and sees; every page must end without a console message |
//! | `behind` | its scripts, its console, its host |
//! | `states` | every view in every state worth looking at |
//! | `devtools` | what only the browser's own tools can do: themes, sizes, scripts before the page's |
//! | `scene`, `pixels`, `wait` | the board as one value, as colours on the screen; waiting |
//! | the others | one subject of the page each |

use chess960::position;

// The page's words, by which it is compiled in the browser; here without anything else of the page.
#[allow(dead_code, unused_imports)]
#[path = "../../src/text/mod.rs"]
mod text;

// The sums of files, as the build writes them.
#[allow(dead_code)]
#[path = "../../src/stamp/sum.rs"]
mod sum;

mod behind;
mod browser;
mod devtools;
mod engine;
mod page;
mod pixels;
mod scene;
mod server;
mod states;
mod wait;

mod access;
mod all;
mod axe;
mod big;
mod by_hand;
mod castling;
mod contrast;
mod copy;
mod double;
mod early;
mod find;
mod hostile;
mod judge;
mod keyboard;
mod keystroke;
mod number;
mod numbers;
mod offline;
mod opening;
mod painted;
mod play;
mod preferences;
mod print;
mod reflow;
mod refusals;
mod roll;
mod rules;
mod screenshots;
mod size;
mod speed;
mod spoken;
mod start;
mod take;
