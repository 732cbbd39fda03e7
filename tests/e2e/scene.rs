//! Board and castling stepper as one value: as the page shows them, and as `position` has them.

use std::collections::{BTreeMap, BTreeSet};

use chess960::position::{Board, Mark, Place, Route, STEP_COUNT, Step, steps};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::page::{Page, Pieces};
use super::text::{Words, board_text, caption, fill};

/// All that can be seen of one step of castling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// What stands where, by what each piece says of itself.
    pub standing: Pieces,
    /// What stands where, by where it is drawn.
    pub drawn: Pieces,
    /// What is held off the board, beside which file.
    pub lifted: Vec<(String, String)>,
    /// Square and mark.
    pub marks: BTreeSet<(String, String)>,
    /// The marks, by where they are drawn.
    pub marked: BTreeSet<(String, String)>,
    /// What is said about the step.
    pub caption: String,
    /// Where everything stands, for those who do not see it.
    pub in_words: String,
    /// Which of the dots is filled, of how many.
    pub dot: (usize, usize),
    /// Whether "Start again", "Step back" and "Step forward" say that they do nothing.
    pub off: [bool; 3],
}

/// The seven scenes of a castling from a start position, marks and all, as `position` has them.
pub fn scenes_of(start: &Board, route: Route, words: &Words) -> Vec<Scene> {
    let steps = steps(start, route);
    steps.iter().enumerate().map(|(index, step)| scene_of(index, step, words)).collect()
}

fn scene_of(index: usize, step: &Step, words: &Words) -> Scene {
    let (mut standing, mut lifted) = (BTreeMap::new(), Vec::new());
    for man in &step.picture.men {
        let letter = man.piece.letter().to_string();
        match man.place {
            Place::On(square) => drop(standing.insert(square.to_string(), letter)),
            Place::Lifted(square) => lifted.push((letter, square.file().to_string())),
            Place::Gone(_) => {}
        }
    }
    let marks: BTreeSet<_> = step
        .picture
        .marks
        .iter()
        .map(|(at, mark)| (at.to_string(), name(*mark).to_owned()))
        .collect();
    let count = fill(words.step, &[("step", &(index + 1)), ("of", &STEP_COUNT)]);
    Scene {
        drawn: standing.clone(),
        standing,
        lifted,
        marked: marks.clone(),
        marks,
        caption: format!("{}{count}: {}", index + 1, caption(words, &step.caption)),
        in_words: board_text(words, &step.picture),
        dot: (index, STEP_COUNT),
        off: [index == 0, index == 0, index + 1 == STEP_COUNT],
    }
}

// The names that the page gives its marks, for the style sheet and for tests.
const fn name(mark: Mark) -> &'static str {
    match mark {
        Mark::King => "king",
        Mark::Rook => "rook",
        Mark::KingTo => "king-to",
        Mark::RookTo => "rook-to",
        Mark::MustBeEmpty => "must-be-empty",
        Mark::MustBeSafe => "must-be-safe",
        Mark::Occupied => "occupied",
        Mark::Attacked => "attacked",
        Mark::Attacker => "attacker",
        Mark::Named => "named",
    }
}

/// Looks at the board with Black or White at the bottom, whatever the page says of itself.
const LOOK: &str = "
    const [flipped, words] = arguments;
    const all = selector => [...document.querySelectorAll(selector)];
    const board = document.querySelector('svg[role=img]');
    const edge = board.querySelector('.light').getBoundingClientRect();
    const place = at => {
        let x = Math.floor((at.x - edge.x) / edge.width * 8);
        let y = Math.floor((at.y - edge.y) / edge.height * 8);
        if (flipped) { x = 7 - x; y = 7 - y; }
        return { file: 'abcdefgh'[x], on: x >= 0 && x < 8 && y >= 0 && y < 8, rank: 8 - y };
    };
    // Firefox has another rectangle for what is drawn by use; a man's own middle is the same in all.
    const middle = man => new DOMPoint(50, 50).matrixTransform(man.getScreenCTM());
    // What has left may be seen faintly; it stands nowhere.
    const men = [...board.querySelectorAll('[data-piece]')].filter(e => Number(getComputedStyle(e).opacity) > 0.9);
    const off = name => all('button').find(e => e.getAttribute('aria-label') === name)?.ariaDisabled === 'true';
    const dots = all('.dots i');
    const square = at => { const { file, rank } = place(at); return file + rank; };
    // A diamond or a block stands in a corner of its square, not in the middle.
    const squareOf = e => {
        const r = e.querySelector('path').getBoundingClientRect();
        return square({ x: r.x + r.width / 2, y: r.y + r.height / 2 });
    };
    return {
        standing: all('svg [data-square][data-piece]').map(e => [e.dataset.square, e.dataset.piece]),
        drawn: men.filter(e => place(middle(e)).on).map(e => [square(middle(e)), e.dataset.piece]),
        lifted: men.filter(e => !place(middle(e)).on).map(e => [e.dataset.piece, place(middle(e)).file]),
        marks: all('svg [data-mark][data-at]').map(e => [e.dataset.at, e.dataset.mark]),
        marked: all('svg [data-mark][data-at]').map(e => [squareOf(e), e.dataset.mark]),
        caption: document.querySelector('.caption').textContent,
        in_words: document.getElementById(board.getAttribute('aria-describedby')).textContent,
        dot: dots.findIndex(e => e.className === 'now'),
        dots: dots.length,
        off: words.map(off),
    };";

impl Page {
    /// Board and stepper as they are seen, with White at the bottom.
    #[track_caller]
    pub fn scene(&self) -> Scene {
        self.scene_from(false)
    }

    /// Board and stepper as they are seen, with Black at the bottom if `flipped`.
    #[track_caller]
    pub fn scene_from(&self, flipped: bool) -> Scene {
        self.wait_until_still();
        let words = self.words();
        let names = [words.start_again, words.step_back, words.step_forward];
        let mut seen = self.script(LOOK, vec![flipped.into(), names.as_slice().into()]);
        Scene {
            standing: take(&mut seen, "standing"),
            drawn: take(&mut seen, "drawn"),
            lifted: take(&mut seen, "lifted"),
            marks: take(&mut seen, "marks"),
            marked: take(&mut seen, "marked"),
            caption: take(&mut seen, "caption"),
            in_words: take(&mut seen, "in_words"),
            dot: (take(&mut seen, "dot"), take(&mut seen, "dots")),
            off: take(&mut seen, "off"),
        }
    }
}

// Pairs become a map, and a pair too many is not lost but told.
fn take<T: DeserializeOwned>(seen: &mut Value, key: &str) -> T {
    let mut value = seen[key].take();
    if matches!(key, "standing" | "drawn") {
        let mut map = serde_json::Map::new();
        for pair in value.as_array().unwrap() {
            let square = pair[0].as_str().unwrap().to_owned();
            let before = map.insert(square, pair[1].clone());
            assert_eq!(before, None, "two pieces at {}", pair[0]);
        }
        value = map.into();
    }
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{key} {value}: {error}"))
}
