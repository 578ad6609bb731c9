//! Lines and columns of text.

use crate::paint::{Paint, Painter};

/// Breaks a paragraph into lines of at most `width` characters; all but the first are indented by `hang`.
pub(crate) fn wrap(paragraph: &str, width: usize, hang: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in paragraph.split_whitespace() {
        let indent = if lines.is_empty() { 0 } else { hang };
        let used = line.chars().count();
        if used > indent && used + 1 + word.chars().count() > width {
            lines.push(std::mem::take(&mut line));
            line = " ".repeat(hang);
        } else if used > indent {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}

/// Lays out a text of the rules reference: blank lines part paragraphs, `- ` begins a list item.
pub(crate) fn lay_out(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for block in text.split("\n\n") {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        let mut parts: Vec<String> = Vec::new();
        for line in block.lines().map(str::trim) {
            match parts.last_mut() {
                Some(part) if !line.starts_with("- ") => *part += &format!(" {line}"),
                _ => parts.push(line.to_owned()),
            }
        }
        for part in parts {
            let hang = if part.starts_with("- ") { 2 } else { 0 };
            lines.extend(wrap(&part, width, hang));
        }
    }
    lines
}

/// A table of words and figures.
#[derive(Default)]
pub(crate) struct Columns {
    rows: Vec<Vec<Field>>,
}

/// One field of a table.
#[derive(Clone, Default)]
pub(crate) struct Field {
    text: String,
    paint: Paint,
    right: bool,
}

impl Field {
    /// Words, at the left of their column.
    pub(crate) fn words(text: impl Into<String>) -> Field {
        Field { text: text.into(), ..Field::default() }
    }

    /// A figure, at the right of its column.
    pub(crate) fn figure(text: impl ToString) -> Field {
        Field { text: text.to_string(), right: true, ..Field::default() }
    }

    /// The same, painted.
    pub(crate) fn painted(self, paint: Paint) -> Field {
        Field { paint, ..self }
    }
}

impl Columns {
    /// Adds a row.
    pub(crate) fn row(&mut self, fields: Vec<Field>) {
        self.rows.push(fields);
    }

    /// The lines, indented by two; columns without any text are left out.
    pub(crate) fn lines(&self, painter: Painter) -> Vec<String> {
        let count = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let widths: Vec<usize> = (0..count)
            .map(|column| {
                let fields = self.rows.iter().filter_map(|row| row.get(column));
                fields.map(|field| field.text.chars().count()).max().unwrap_or(0)
            })
            .collect();
        self.rows.iter().map(|row| line(row, &widths, painter)).collect()
    }
}

fn line(row: &[Field], widths: &[usize], painter: Painter) -> String {
    let mut line = String::new();
    let filled = row.iter().zip(widths).filter(|(_, width)| **width > 0);
    for (field, column) in filled {
        let gap = " ".repeat(column.saturating_sub(field.text.chars().count()));
        let painted = painter.paint(field.paint, &field.text);
        line.push_str("  ");
        line.push_str(&if field.right { format!("{gap}{painted}") } else { format!("{painted}{gap}") });
    }
    line.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_break_between_words() {
        assert_eq!(wrap("one two three four", 9, 2), ["one two", "  three", "  four"]);
        assert_eq!(wrap("", 9, 0), [""]);
        assert_eq!(wrap("unbreakably", 4, 0), ["unbreakably"]);
    }

    #[test]
    fn lists_and_paragraphs_keep_apart() {
        let text = "A town\nis large.\n\n- one item\n  that goes on\n- two\n\nThe end.";
        assert_eq!(
            lay_out(text, 14),
            ["A town is", "large.", "", "- one item", "  that goes on", "- two", "", "The end."]
        );
    }

    #[test]
    fn columns_line_up() {
        let mut columns = Columns::default();
        columns.row(vec![Field::words("name"), Field::words(""), Field::figure("cash")]);
        columns.row(vec![Field::words("Żaneta"), Field::words(""), Field::figure(1000)]);
        columns.row(vec![Field::words("Al"), Field::words(""), Field::figure(5)]);
        assert_eq!(
            columns.lines(Painter::new(false)),
            ["  name    cash", "  Żaneta  1000", "  Al         5"]
        );
    }
}
