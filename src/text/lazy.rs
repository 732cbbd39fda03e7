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

    /// Takes its strings off the lines, or nothing where they run out.
    fn read(lines: &mut dyn Iterator<Item = &'static str>) -> Option<Self>;

    /// Adds its strings, a line each.
    fn write(&self, lines: &mut String);
}

impl Strings for &'static str {
    const EMPTY: Self = "";

    fn read(lines: &mut dyn Iterator<Item = &'static str>) -> Option<Self> {
        lines.next()
    }

    fn write(&self, lines: &mut String) {
        lines.push_str(self);
        lines.push('\n');
    }
}

impl<T: Strings, const N: usize> Strings for [T; N] {
    const EMPTY: Self = [T::EMPTY; N];

    fn read(lines: &mut dyn Iterator<Item = &'static str>) -> Option<Self> {
        let mut all = Self::EMPTY;
        for one in &mut all {
            *one = T::read(lines)?;
        }
        Some(all)
    }

    fn write(&self, lines: &mut String) {
        for one in self {
            one.write(lines);
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

            fn read(lines: &mut dyn Iterator<Item = &'static str>) -> Option<Self> {
                Some(Self { $($field: $crate::text::lazy::Strings::read(lines)?,)* })
            }

            fn write(&self, lines: &mut String) {
                $($crate::text::lazy::Strings::write(&self.$field, lines);)*
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
        // What is in the words lives as long as the page.
        let mut lines = String::leak(file).lines();
        let words = self.compiled_words().with_views(&mut lines);
        match words.filter(|_| lines.next().is_none()) {
            Some(words) => ARRIVED[self as usize].set(words).is_ok(),
            None => false,
        }
    }

    /// What the file has to say, for the build to write.
    #[must_use]
    pub fn to_file(self) -> String {
        let mut lines = String::new();
        self.compiled_words().write_views(&mut lines);
        lines
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
            let mut lines = String::leak(file.clone()).lines();
            let read = language.compiled_words().with_views(&mut lines).unwrap();
            assert_eq!(lines.next(), None, "no string has a line end in it");
            let mut again = String::new();
            read.write_views(&mut again);
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
