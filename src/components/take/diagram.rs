//! A board as a picture of its own: no style sheet, no animation, colours that print.

use crate::components::board::{dark_squares, piece};
use crate::position::{Board, File, Rank, Square};

/// A board to be drawn.
pub(super) struct Diagram<'a> {
    /// What stands where.
    pub(super) board: &'a Board,
    /// Whether Black is at the bottom.
    pub(super) flipped: bool,
    /// Whether the edge has no letters and digits.
    pub(super) bare: bool,
}

impl Diagram<'_> {
    /// The picture as SVG text; `attributes` follow the name, `head` comes before the drawing.
    ///
    /// The outlines of the men are referred to as the page's symbols. A file that is to stand
    /// alone needs them in its head.
    pub(super) fn svg(&self, attributes: &str, head: &str) -> String {
        let field = if self.bare { "-4 -4 808 808" } else { "-48 -4 852 852" };
        let mut svg = [
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"",
            field,
            "\"",
            attributes,
            ">",
            head,
            "<path fill=\"#fff\" d=\"M-48-4h852v852H-48z\"/><path fill=\"#d6c9ac\" d=\"",
        ]
        .concat();
        // Half a turn leaves a dark square where a dark square was.
        dark_squares(&mut svg);
        svg.push_str(
            "\"/><path fill=\"none\" stroke=\"#15120d\" stroke-width=\"3\" d=\"M-1-1h802v802H-1z\"/><g fill=\"#15120d\">",
        );
        for (square, man) in self.board.pieces() {
            let (x, y) = self.place(square);
            push_place(&mut svg, "<g transform=\"translate(", x * 100, " ", y * 100, ")\">");
            svg.extend([&piece(man.letter()), "</g>"]);
        }
        svg.push_str("</g>");
        if !self.bare {
            self.push_labels(&mut svg);
        }
        svg.push_str("</svg>");
        svg
    }

    // In squares, from the upper left corner.
    fn place(&self, square: Square) -> (usize, usize) {
        let (x, y) = (square.file().index(), square.rank().index());
        if self.flipped { (7 - x, y) } else { (x, 7 - y) }
    }

    fn push_labels(&self, svg: &mut String) {
        svg.push_str(
            "<g fill=\"#3a352c\" font-family=\"Palatino,Georgia,serif\" font-size=\"30\" text-anchor=\"middle\">",
        );
        for (file, rank) in File::ALL.into_iter().zip(Rank::ALL) {
            let (x, y) = self.place(Square::new(file, rank));
            push_place(svg, "<text x=\"", x * 100 + 50, "\" y=\"", 838, "\">");
            svg.extend([&file.to_string(), "</text>"]);
            push_place(
                svg,
                "<text x=\"-25\" y=\"",
                y * 100 + 60,
                "\">",
                rank.index() + 1,
                "</text>",
            );
        }
        svg.push_str("</g>");
    }
}

fn push_place(svg: &mut String, before: &str, x: usize, between: &str, y: usize, after: &str) {
    svg.extend([before, &x.to_string(), between, &y.to_string(), after]);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::{Number, Piece};

    /// What stands where, read from the places in the picture, its upper left corner first.
    fn read(svg: &str) -> Vec<((usize, usize), char)> {
        let men = svg.split("translate(").skip(1).map(|rest| {
            let (place, rest) = rest.split_once(')').unwrap();
            let (x, y) = place.split_once(' ').unwrap();
            let symbol = rest.split("href=\"#").nth(1).unwrap().split('"').next().unwrap();
            let (how, letter) = symbol.split_once('-').unwrap();
            let letter: char = letter.parse().unwrap();
            let letter = if how == "fill" { letter.to_ascii_uppercase() } else { letter };
            ((x.parse().unwrap(), y.parse().unwrap()), letter)
        });
        men.collect()
    }

    #[test]
    fn every_position_stands_as_it_should_from_either_side() {
        for number in Number::all() {
            let board = Board::start(number.back_rank());
            for flipped in [false, true] {
                let svg = Diagram { board: &board, flipped, bare: true }.svg("", "");
                let mut drawn = Board::EMPTY;
                for ((x, y), letter) in read(&svg) {
                    let (x, y) = (x / 100, y / 100);
                    let (file, rank) = if flipped { (7 - x, y) } else { (x, 7 - y) };
                    let square = Square::new(File::ALL[file], Rank::ALL[rank]);
                    drawn.set(square, Piece::from_letter(letter));
                }
                assert_eq!(drawn, board, "{number}");
                assert!(!svg.contains("<text"));
            }
        }
    }

    #[test]
    fn the_edge_is_turned_with_the_board() {
        let board = Board::start(Number::STANDARD.back_rank());
        let svg = Diagram { board: &board, flipped: false, bare: false }.svg("", "");
        assert!(svg.contains("x=\"50\" y=\"838\">a<") && svg.contains("y=\"760\">1<"));
        let svg = Diagram { board: &board, flipped: true, bare: false }.svg("", "");
        assert!(svg.contains("x=\"50\" y=\"838\">h<") && svg.contains("y=\"760\">8<"));
        assert_eq!(svg.matches("<text").count(), 16);
    }
}
