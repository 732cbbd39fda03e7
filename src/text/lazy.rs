//! The words of the views that are not there at first: they come when such a view is opened.
//!
//! The Position view is what most people want, and it should not wait for pages of explanation in
//! two languages. So the wasm has only its words; those of the other views are in a file for each
//! language, a string a line, which the build writes from the same statics in en.rs and nl.rs. A
//! missing sentence does not compile, and a file that does not fit is not taken.

use std::sync::OnceLock;

use super::Language;
use super::words::Words;

/// Whether the words of all views are compiled in, as they are on the host.
const AT_HAND: bool = cfg!(not(target_family = "wasm"));

/// Something made of strings, in an order.
pub(super) trait Strings: Copy {
    /// The same without any word.
    const EMPTY: Self;

    /// Visits its strings one by one.
    fn each(&mut self, visit: &mut dyn FnMut(&mut &'static str));
}

impl Strings for &'static str {
    const EMPTY: Self = "";

    fn each(&mut self, visit: &mut dyn FnMut(&mut &'static str)) {
        visit(self);
    }
}

impl<T: Strings, const N: usize> Strings for [T; N] {
    const EMPTY: Self = [T::EMPTY; N];

    fn each(&mut self, visit: &mut dyn FnMut(&mut &'static str)) {
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

            fn each(&mut self, visit: &mut dyn FnMut(&mut &'static str)) {
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
    /// Its words; those of the views other than Position only once they have arrived.
    #[must_use]
    pub fn words(self) -> &'static Words {
        ARRIVED[self as usize].get().unwrap_or(self.compiled_words())
    }

    /// Whether the words of all views are there.
    #[must_use]
    pub fn is_complete(self) -> bool {
        AT_HAND || ARRIVED[self as usize].get().is_some()
    }

    /// The file that has the words of the other views.
    #[must_use]
    pub fn file(self) -> String {
        ["words.", self.code(), ".txt"].concat()
    }

    /// Takes the file's words; says whether they fit.
    #[must_use]
    pub fn take(self, file: String) -> bool {
        let read = self.read(file);
        read.is_some_and(|words| ARRIVED[self as usize].set(words).is_ok())
    }

    fn read(self, file: String) -> Option<Words> {
        // What is in the words lives as long as the page.
        let mut lines = String::leak(file).lines();
        let mut words = *self.compiled_words();
        let mut ran_out = false;
        words.each_of_views(&mut |string| match lines.next() {
            Some(line) => *string = line,
            None => ran_out = true,
        });
        (!ran_out && lines.next().is_none()).then_some(words)
    }

    /// What the file has to say, for the build to write.
    #[must_use]
    pub fn to_file(self) -> String {
        let mut words = *self.compiled_words();
        let mut file = String::new();
        words.each_of_views(&mut |string| file.extend([*string, "\n"]));
        file
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
            let mut words = language.read(file.clone()).expect("no string has a line end in it");
            let mut again = String::new();
            words.each_of_views(&mut |string| again.extend([*string, "\n"]));
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
        assert!(Language::Dutch.take(file));
    }
}
