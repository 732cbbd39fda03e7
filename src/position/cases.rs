//! Ten positions on which castling is often judged wrongly.

/// A FEN each; which castling it is about, and why, is what the judge says of it.
pub const CASES: [&str; 10] = [
    // The rook leaves the line of an attacker, and the king stays on it.
    "4k3/8/8/8/8/8/8/qRK5 w Q - 0 1",
    // The rook is attacked, which forbids nothing.
    "4k3/1b6/8/8/8/8/8/4K2R w K - 0 1",
    // The rook crosses an attacked square, which forbids nothing.
    "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
    // The inner of two rooks has the right.
    "2nkn3/2p1p3/8/8/8/6r1/7r/RR3K2 w B - 0 1",
    // The player's other rook stands where the king should land.
    "4k3/8/8/8/8/8/8/RKR5 w KQ - 0 1",
    // The king is in check.
    "4r1k1/8/8/8/8/8/8/4K2R w K - 0 1",
    // The king would cross an attacked square.
    "3k1r2/8/8/8/8/8/8/4K2R w K - 0 1",
    // The king would land on an attacked square.
    "3k2r1/8/8/8/8/8/8/4K2R w K - 0 1",
    // Something stands beyond the king's way, where the rook should land.
    "4k3/8/8/8/8/8/8/RK1N3R w KQ - 0 1",
    // One rook has moved, the other has not.
    "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1",
];
