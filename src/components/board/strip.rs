//! White's first rank alone, with its files; squares may be free.

use super::drawing;
use crate::position::{File, Role};

/// The eight squares as markup, with what stands on them and `more` drawn over them.
///
/// `name` says the same. A square is 100 wide and high, the a-file at 0.
pub(in crate::components) fn strip(name: &str, rank: [Option<Role>; 8], more: &str) -> String {
    // The a-file's square is dark.
    let mut svg = [
        "<svg class=\"strip\" viewBox=\"-2 -2 804 152\" role=\"img\" aria-label=\"",
        name,
        "\"><path class=\"light\" d=\"M0 0h800v100H0z\"/><path class=\"dark\" d=\"",
        "M0 0h100v100H0zM200 0h100v100H200zM400 0h100v100H400zM600 0h100v100H600z\"/>",
        "<path class=\"edge\" d=\"M-1-1h802v102H-1z\"/>",
    ]
    .concat();
    for (file, role) in File::ALL.into_iter().zip(rank) {
        svg.push_str(&moved_to(file));
        if let Some(role) = role {
            svg.push_str(&drawing::piece(role.letter()));
        }
        svg.extend([
            "<text aria-hidden=\"true\" x=\"50\" y=\"140\">",
            &file.to_string(),
            "</text></g>",
        ]);
    }
    svg.extend([more, "</svg>"]);
    svg
}

/// The opening of a group whose origin is the corner of this file's square.
pub(in crate::components) fn moved_to(file: File) -> String {
    ["<g transform=\"translate(", &(file.index() * 100).to_string(), ")\">"].concat()
}
