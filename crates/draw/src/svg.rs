//! Writing SVG: elements of a fragment one after the other, with numbers kept short and text escaped. What a
//! thing looks like is said by its classes and the stylesheet, not here.

use std::fmt::{Display, Write};

use crate::Point;

/// A growing fragment.
#[derive(Default)]
pub(crate) struct Svg(String);

impl Svg {
    /// The finished fragment.
    pub fn finish(self) -> String {
        self.0
    }

    /// Adds a finished fragment.
    pub fn add(&mut self, fragment: &str) {
        self.0.push_str(fragment);
    }

    /// Adds a disc.
    pub fn circle(&mut self, class: &str, at: Point, radius: f64) {
        self.write(format_args!(
            r#"<circle class="{class}" cx="{}" cy="{}" r="{}"/>"#,
            number(at.x),
            number(at.y),
            number(radius)
        ));
    }

    /// Adds a path.
    pub fn path(&mut self, class: &str, data: &str) {
        self.write(format_args!(r#"<path class="{class}" d="{data}"/>"#));
    }

    /// Adds an upright rectangle around a point.
    pub fn rect(&mut self, class: &str, middle: Point, width: f64, height: f64) {
        self.write(format_args!(
            r#"<rect class="{class}" x="{}" y="{}" width="{}" height="{}"/>"#,
            number(middle.x - width / 2.0),
            number(middle.y - height / 2.0),
            number(width),
            number(height)
        ));
    }

    /// Adds a text, centred at a point unless its class says otherwise.
    pub fn text(&mut self, class: &str, at: Point, size: f64, text: &str) {
        self.marked_text(class, at, size, &escaped(text));
    }

    /// Adds a text that is already escaped and may hold spans.
    pub fn marked_text(&mut self, class: &str, at: Point, size: f64, markup: &str) {
        self.write(format_args!(
            r#"<text class="{class}" x="{}" y="{}" font-size="{}">{markup}</text>"#,
            number(at.x),
            number(at.y + 0.37 * size),
            number(size)
        ));
    }

    /// Opens a group that must be closed.
    pub fn open(&mut self, class: &str) {
        self.write(format_args!(r#"<g class="{class}">"#));
    }

    /// Opens a group moved to a point.
    pub fn open_at(&mut self, class: &str, at: Point) {
        self.write(format_args!(
            r#"<g class="{class}" transform="translate({} {})">"#,
            number(at.x),
            number(at.y)
        ));
    }

    /// Closes the last group.
    pub fn close(&mut self) {
        self.0.push_str("</g>");
    }

    /// Adds whatever is formatted.
    pub fn write(&mut self, text: impl Display) {
        write!(self.0, "{text}").expect("writing to a string does not fail");
    }
}

/// A number with at most two decimals.
pub(crate) fn number(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

/// A text that may stand in an element or in an attribute.
pub(crate) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            control if control.is_control() => escaped.push(' '),
            other => escaped.push(other),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!(number(50.0), "50");
        assert_eq!(number(-0.001), "0");
        assert_eq!(number(86.6025), "86.6");
        assert_eq!(number(100.0), "100");
    }

    #[test]
    fn markup_in_text_is_harmless() {
        assert_eq!(escaped("BHI&R"), "BHI&amp;R");
        assert_eq!(escaped("<a\"\u{1}>"), "&lt;a&quot; &gt;");
    }
}
