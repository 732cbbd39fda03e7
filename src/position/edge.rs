//! White's edge at the start of each position, by an engine.

use super::number::Number;

/// One character a number, 96 a line: its code less that of a blank is the edge in centipawns.
///
/// Stockfish 15.1, one thread, 256 MB of hash cleared before each, `UCI_Chess960`, up to 4,000,000
/// nodes a position, one run on 2026-11-29 (tests/data/edge.tsv). Differences of 10 centipawns are
/// noise.
///
/// The page has it among the words that come when they are needed, so that it is no part of the
/// first load: nothing smaller was found than its characters, 1.1 kB after gzip -9.
#[rustfmt::skip]
pub const EDGES: &str = "\
    .6;8JFNJN?HUHO:F@2K5L=?7\\B3DP$>CGH/EOT47B?A33EQ@NBRTMHAKOAR?EHZQR@3>ABWN@ILO3J7J`ZKG7:H?6MBI4S@J\
    <KA9V>>KNJ:H943dHBGABJ\\0REG76C>EUE5:H9@8N?B:=ROTB7EXEPH4=C=D?;LQGK5>B^W1=<=?+OHQ\\gT;8M*<J;>?HUPJ\
    0Q-3AO9JM=FB3==J?B,B?BW=Y1JF3?;IA)06FHTHJ2[<T=OT5D93JEH3LPB=GAOMJ'8:9KWIJCN9XD4BV5L4KK;SWJFF?<M2\
    IPU.9JGA=7e8)7XT8QB@IBQ6JGNK^Z808@@D6?1=W9I9faKNX?85JYTSH6:JR[K;NGQF7EbDG9?@3O[E`8G8K^;T/MNj6CE?\
    E9:8CC>EJ5<2@EYr93D?@>99d1;7ED:O;D2GDF>=D@IJ59C2;ICBM:3[B>=E.+@B;4P4EC]6>AHO=^2=?V94B7L)AOB7Y]C?\
    M461PD71?5PG@>;^B.3;-F=OPDNPD0@98B,9HI@=I4M?=8ED@6H1=RM6E?F?8J@-5;D??KE39AD>do4Ea5C7@S;;O<F8:ESJ\
    9Da3@/EIIK:1JD:UK(A3-<J<3@J/cbM8`A<8:B<:COZ:^TK5L@?;M>G3?MPGQFEGM1QA+IP375BC9:J;89P-0>%0;KOd-LKJ\
    J40+FGDDRfGQMB8D7K2J48\\CdQEC:#9;IDHGAALMMF?=DH?>:E88^:15ONKLM[PHM1;:LDB=R4J?M[=.Y@G6NFQIX99@OHJF\
    KSQ:Z@77]=H\\BJ>rVM5<GJJ0YE[88CFNG77XKG8NNMI3>CVCI><COOI5T<<6CAFR;1;3T?>P>>DK9EI;iO>Q6;HIGJ@ILHP=\
    S71Ii@QLSQ:WGSKZd8QR57[:JH@_M_.]LPWR_JONEL>;BJ=U?37ODVI6G@DKDJM@<EC5<DNgOAG-PaIAnGJEDKJLG98AWPX9";

impl Number {
    /// White's edge in centipawns, 3 to 82, as an engine judged it; differences of 10 are noise.
    #[must_use]
    pub fn edge(self) -> u8 {
        self.edge_in(EDGES)
    }

    /// The same, from the text of [`EDGES`]; 0 where it is not there.
    #[must_use]
    pub fn edge_in(self, edges: &str) -> u8 {
        edges.as_bytes().get(usize::from(self.get())).map_or(0, |code| code - b' ')
    }
}
