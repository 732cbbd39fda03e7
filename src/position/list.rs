//! Lists of start positions as files that other programs take.

use super::fen::{Dialect, Setup};
use super::number::Number;
use super::pattern::Pattern;
use super::pgn::pgn_tags;

/// What a file has of each position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum List {
    /// Its number, a line each.
    Numbers,
    /// Its rank, a line each.
    Ranks,
    /// Its FEN, a line each.
    Fen(Dialect),
    /// The four fields of an EPD and its number as the operation `id`, a line each.
    Epd(Dialect),
    /// A game without moves that starts from it, with the seven tags that PGN wants of each
    /// game, and those that name variant and start.
    Pgn,
}

impl List {
    /// All kinds of file.
    pub const ALL: [Self; 7] = [
        Self::Numbers,
        Self::Ranks,
        Self::Fen(Dialect::XFen),
        Self::Fen(Dialect::Shredder),
        Self::Epd(Dialect::XFen),
        Self::Epd(Dialect::Shredder),
        Self::Pgn,
    ];

    /// A name that says how many positions are in the file, which, and in what form.
    ///
    /// A pattern is written with `_` for any piece; that other things narrowed the list down is
    /// told by the count.
    ///
    /// ```
    /// use chess960::position::{Dialect, List, Pattern};
    /// let all = List::Epd(Dialect::Shredder).file_name(960, Pattern::ANY);
    /// assert_eq!(all, "chess960-all-960-shredder.epd");
    /// let some = List::Ranks.file_name(18, "R...K..R".parse().unwrap());
    /// assert_eq!(some, "chess960-R___K__R-18-of-960-ranks.txt");
    /// ```
    #[must_use]
    pub fn file_name(self, count: usize, pattern: Pattern) -> String {
        let of = if count == usize::from(Number::COUNT) {
            "all-960".to_owned()
        } else {
            [&count.to_string(), "-of-960"].concat()
        };
        let pattern = match pattern {
            Pattern::ANY => String::new(),
            pattern => [&pattern.to_string().replace('.', "_"), "-"].concat(),
        };
        let form = match self {
            Self::Numbers => "numbers.txt",
            Self::Ranks => "ranks.txt",
            Self::Fen(Dialect::XFen) => "x-fen.txt",
            Self::Fen(Dialect::Shredder) => "shredder-fen.txt",
            Self::Epd(Dialect::XFen) => "x-fen.epd",
            Self::Epd(Dialect::Shredder) => "shredder.epd",
            Self::Pgn => "games.pgn",
        };
        ["chess960-", &pattern, &of, "-", form].concat()
    }

    /// The file, in the order of the numbers.
    #[must_use]
    pub fn write(self, numbers: impl IntoIterator<Item = Number>) -> String {
        let mut file = String::new();
        for number in numbers {
            self.push(number, &mut file);
        }
        file
    }

    fn push(self, number: Number, file: &mut String) {
        let rank = number.back_rank();
        let start = Setup::start(rank);
        let name = number.to_string();
        match self {
            Self::Numbers => file.push_str(&name),
            Self::Ranks => file.push_str(&rank.to_string()),
            Self::Fen(dialect) => file.push_str(&start.fen(dialect)),
            Self::Epd(dialect) => {
                // Without the two counters, which every start has alike.
                let fen = start.fen(dialect);
                let fields = fen.strip_suffix(" 0 1").unwrap_or(&fen);
                file.extend([fields, " id \"", &name, "\";"]);
            }
            Self::Pgn => file.extend([
                "[Event \"Chess960 position ",
                &name,
                "\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n",
                &pgn_tags(&start),
                "\n\n*\n",
            ]),
        }
        file.push('\n');
    }
}
