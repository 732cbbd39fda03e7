//! Small line drawings on buttons, as SVG text.

/// What an icon shows; the button around it has the name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Icon {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// An arrow to the left.
    Back,
    /// An arrow to the right.
    Forward,
    /// An arrow to the left against a wall.
    Restart,
    /// One arrow up, one down.
    Flip,
    /// Four corners.
    Big,
    /// A tick.
    Yes,
    /// A cross.
    No,
}

impl Icon {
    // On a field of 24 by 24.
    const fn path(self) -> &'static str {
        match self {
            Self::Left => "M15 5l-7 7 7 7",
            Self::Right => "M9 5l7 7-7 7",
            Self::Back => "M20 12H5m6-6-6 6 6 6",
            Self::Forward => "M4 12h15m-6-6 6 6-6 6",
            Self::Restart => "M21 12H8m6-6-6 6 6 6M4 5v14",
            Self::Flip => "M8 20V4m-4 4 4-4 4 4M16 4v16m-4-4 4 4 4-4",
            Self::Big => "M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5",
            Self::Yes => "M4 13l5 5L20 6",
            Self::No => "M6 6l12 12M18 6L6 18",
        }
    }

    /// The drawing.
    pub(super) fn svg(self) -> String {
        let (head, foot) = (
            "<svg class=\"icon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"",
            "\"/></svg>",
        );
        [head, self.path(), foot].concat()
    }
}
