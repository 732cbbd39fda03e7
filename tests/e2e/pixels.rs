//! What is really painted, by the colours of a screenshot.

use serde_json::json;

use super::page::Page;

/// A part of the window, in CSS pixels: left, top, width, height.
pub type Part = [f64; 4];

// The browser itself takes its screenshot apart, so that no reader of PNG is needed here.
const COUNT: &str = "
    const [picture, parts, done] = arguments;
    const image = new Image();
    image.onerror = () => done('the screenshot cannot be read');
    image.onload = () => {
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext('2d', { willReadFrequently: true });
        context.drawImage(image, 0, 0);
        done(parts.map(([x, y, width, height]) => {
            const { data } = context.getImageData(x, y, Math.max(width, 1), Math.max(height, 1));
            const ground = [data[0], data[1], data[2]];
            let dark = 0, other = 0;
            for (let i = 0; i < data.length; i += 4) {
                const [r, g, b] = [data[i], data[i + 1], data[i + 2]];
                if (r + g + b < 150) dark += 1;
                if (Math.abs(r - ground[0]) + Math.abs(g - ground[1]) + Math.abs(b - ground[2]) > 60) other += 1;
            }
            return [dark, other].map(count => count * 4 / data.length);
        }));
    };
    image.src = 'data:image/png;base64,' + picture;";

impl Page {
    /// For each part of the window, how much of it is nearly black, and how much differs from its
    /// upper left corner; 0 to 1.
    #[track_caller]
    pub fn painted(&self, parts: &[Part]) -> Vec<(f64, f64)> {
        let driver = self.driver();
        let picture = self.run(async { driver.screenshot_as_png_base64().await });
        let arguments = vec![json!(picture), json!(parts)];
        let counted = self.run(async { driver.execute_async(COUNT, arguments).await });
        counted.convert().unwrap_or_else(|_| panic!("{}", counted.json()))
    }

    /// The 64 squares with their names, as parts of the window, by the edge of the board.
    #[track_caller]
    pub fn squares(&self, flipped: bool) -> Vec<(String, Part)> {
        let [x, y, width, height]: Part = self.ask(
            "const { x, y, width, height } = document.querySelector('svg[role=img] .light').getBoundingClientRect();
            return [x, y, width, height]",
        );
        let (width, height) = (width / 8.0, height / 8.0);
        let place = |index: u8| f64::from(if flipped { 7 - index } else { index });
        (0..64)
            .map(|index| {
                let (column, row) = (index % 8, index / 8);
                let name = format!("{}{}", char::from(b'a' + column), 8 - row);
                // Within the lines between the squares.
                let part = [x + place(column) * width + 2.0, y + place(row) * height + 2.0];
                (name, [part[0], part[1], width - 4.0, height - 4.0])
            })
            .collect()
    }
}
