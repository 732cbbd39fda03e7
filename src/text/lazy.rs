//! The words that are not there at first: they come when they are needed.
//!
//! Most people want the Position view, and want it at once, not pages of explanation in two
//! languages. So the wasm has only the English words of that view. The others are in a file for
//! each language, a string a line, which the build writes from the same statics in en.rs and
//! nl.rs: a missing sentence does not compile, and a file of another build is not taken.

use std::str::Lines;
use std::sync::OnceLock;

use super::Language;
use super::words::Words;

/// Whether the words of all views are compiled in, as they are on the host.
const AT_HAND: bool = cfg!(not(target_family = "wasm"));

/// The words of this build as one number, which stands in the first line of their files.
///
/// FNV-1a over the sources, worked out by the compiler, so that nothing of them is in the page. The
/// files' names are the same in every build; a page that is still open when another build takes
/// its place must not read that one's words.
const BUILD: u32 = {
    let sources: [&[u8]; 10] = [
        include_bytes!("en.rs"),
        include_bytes!("nl.rs"),
        include_bytes!("words.rs"),
        include_bytes!("words/all.rs"),
        include_bytes!("words/by_hand.rs"),
        include_bytes!("words/judge.rs"),
        include_bytes!("words/numbers.rs"),
        include_bytes!("words/rules.rs"),
        include_bytes!("words/take.rs"),
        include_bytes!("../position/edge.rs"),
    ];
    let (mut sum, mut at) = (0x811c_9dc5_u32, 0);
    while at < sources.len() {
        let mut byte = 0;
        while byte < sources[at].len() {
            sum = (sum ^ sources[at][byte] as u32).wrapping_mul(0x0100_0193);
            byte += 1;
        }
        at += 1;
    }
    sum
};

/// What is done with strings one after the other.
///
/// A type of its own rather than a closure: for each of hundreds of strings there is a call, and a
/// direct one is smaller.
pub(super) enum Visit {
    /// Each takes the next line.
    Read {
        /// The lines that are left.
        lines: Lines<'static>,
        /// Whether there were too few.
        ran_out: bool,
    },
    /// Each adds a line.
    Write(String),
}

impl Visit {
    #[inline(never)]
    fn at(&mut self, string: &mut &'static str) {
        match self {
            Self::Read { lines, ran_out } => match lines.next() {
                Some(line) => *string = line,
                None => *ran_out = true,
            },
            Self::Write(file) => file.extend([*string, "\n"]),
        }
    }
}

/// Something made of strings, in an order.
pub(super) trait Strings: Copy {
    /// The same without any word.
    const EMPTY: Self;

    /// Visits its strings one by one.
    fn each(&mut self, visit: &mut Visit);
}

impl Strings for &'static str {
    const EMPTY: Self = "";

    fn each(&mut self, visit: &mut Visit) {
        visit.at(self);
    }
}

impl<T: Strings, const N: usize> Strings for [T; N] {
    const EMPTY: Self = [T::EMPTY; N];

    fn each(&mut self, visit: &mut Visit) {
        for one in self {
            one.each(visit);
        }
    }
}

/// Makes a struct of words one that can come later.
macro_rules! lazy_words {
    ($(#[$about:meta])* pub struct $name:ident {
        $($(#[$doc:meta])* pub $field:ident: $kind:ty,)*
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy)]
        pub struct $name {
            $($(#[$doc])* pub $field: $kind,)*
        }

        impl $crate::text::lazy::Strings for $name {
            const EMPTY: Self = Self {
                $($field: <$kind as $crate::text::lazy::Strings>::EMPTY,)*
            };

            fn each(&mut self, visit: &mut $crate::text::lazy::Visit) {
                $($crate::text::lazy::Strings::each(&mut self.$field, visit);)*
            }
        }
    };
}
pub(super) use lazy_words;

/// Words that are compiled in on the host, and come later in a browser.
pub(super) const fn later<T: Strings>(words: T) -> T {
    if AT_HAND { words } else { T::EMPTY }
}

static ARRIVED: [OnceLock<Words>; 2] = [const { OnceLock::new() }; 2];

impl Language {
    /// Its words; English ones until it has any, and empty ones of the views until they come.
    #[must_use]
    pub fn words(self) -> &'static Words {
        let compiled = if self.is_readable() { self } else { Self::English };
        ARRIVED[self as usize].get().unwrap_or(compiled.compiled_words())
    }

    /// Whether it has the words of the Position view.
    #[must_use]
    pub fn is_readable(self) -> bool {
        self == Self::English || self.is_complete()
    }

    /// Whether it has the words of all views.
    #[must_use]
    pub fn is_complete(self) -> bool {
        AT_HAND || ARRIVED[self as usize].get().is_some()
    }

    /// The file that has the words which are not compiled in.
    #[must_use]
    pub fn file(self) -> String {
        ["words.", self.code(), ".txt"].concat()
    }

    /// Takes the file's words; says whether they fit, or are there already.
    #[must_use]
    pub fn take(self, file: String) -> bool {
        ARRIVED[self as usize].get().is_some()
            || self.read(file).is_some_and(|words| ARRIVED[self as usize].set(words).is_ok())
    }

    // What the file of a language has: everything, but for what is compiled in.
    fn each_that_comes(self, words: &mut Words, visit: &mut Visit) {
        match self {
            Self::English => words.each_of_views(visit),
            Self::Dutch => words.each(visit),
        }
    }

    fn read(self, file: String) -> Option<Words> {
        // What is in the words lives as long as the page.
        let mut lines = String::leak(file).lines();
        if lines.next() != Some(&*BUILD.to_string()) {
            return None;
        }
        let mut visit = Visit::Read { lines, ran_out: false };
        let mut words = *self.compiled_words();
        self.each_that_comes(&mut words, &mut visit);
        match visit {
            Visit::Read { mut lines, ran_out: false } => lines.next().is_none().then_some(words),
            _ => None,
        }
    }

    /// What the file has to say, for the build to write.
    #[must_use]
    pub fn to_file(self) -> String {
        self.write(*self.compiled_words())
    }

    fn write(self, mut words: Words) -> String {
        let mut visit = Visit::Write(BUILD.to_string() + "\n");
        self.each_that_comes(&mut words, &mut visit);
        match visit {
            Visit::Write(file) => file,
            Visit::Read { .. } => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_file_says_is_what_is_compiled() {
        for language in Language::ALL {
            let file = language.to_file();
            assert!(file.lines().count() > 100);
            let words = language.read(file.clone()).expect("no string has a line end in it");
            let again = language.write(words);
            assert_eq!(again, file);
        }
    }

    #[test]
    fn a_file_of_another_build_is_not_taken() {
        let file = Language::Dutch.to_file();
        let (cut, _) = file.trim_end().rsplit_once('\n').unwrap();
        assert!(!Language::Dutch.take(cut.to_owned()));
        assert!(!Language::Dutch.take(file.clone() + "one more\n"));
        assert!(!Language::Dutch.take(String::new()));
        // One with as many lines was once taken, though its lines were others.
        let (_, lines) = file.split_once('\n').unwrap();
        for build in ["", "0", "x"] {
            assert!(!Language::Dutch.take([build, "\n", lines].concat()));
        }
        assert!(Language::Dutch.take(file.clone()));
        // Words that had been asked for twice were once said not to have come.
        assert!(Language::Dutch.take(file));
    }
}
