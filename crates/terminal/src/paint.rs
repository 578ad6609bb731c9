//! Colours on a terminal that has them.

use rules::view::CompanyView;

/// How something is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Paint {
    /// As it is.
    #[default]
    Plain,
    /// What matters.
    Bold,
    /// What matters less.
    Dim,
    /// What warns.
    Red,
    /// Letters on a ground, each in red, green and blue.
    Livery { ground: Rgb, letters: Rgb },
}

/// A colour.
pub(crate) type Rgb = [u8; 3];

impl Paint {
    /// Dark letters on the colour of a tile.
    pub(crate) fn tile(colour: board::Colour) -> Paint {
        let ground = match colour {
            board::Colour::Plain => return Paint::Plain,
            board::Colour::Yellow => [233, 205, 80],
            board::Colour::Green => [112, 166, 96],
            board::Colour::Russet => [181, 112, 70],
            board::Colour::Grey => [160, 160, 160],
        };
        Paint::Livery { ground, letters: [20, 20, 20] }
    }

    /// The colours of a company's tokens.
    pub(crate) fn company(company: &CompanyView) -> Paint {
        match (rgb(&company.colours.0), rgb(&company.colours.1)) {
            (Some(ground), Some(letters)) => Paint::Livery { ground, letters },
            _ => Paint::Bold,
        }
    }
}

/// Reads `#00BFFF`.
fn rgb(text: &str) -> Option<Rgb> {
    let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6 && digits.is_ascii())?;
    let part = |from: usize| u8::from_str_radix(&digits[from..from + 2], 16).ok();
    Some([part(0)?, part(2)?, part(4)?])
}

/// Puts colours round text, or leaves it alone.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Painter {
    colours: bool,
}

impl Painter {
    /// A painter that uses colours, or none.
    pub(crate) fn new(colours: bool) -> Painter {
        Painter { colours }
    }

    /// The text, painted.
    pub(crate) fn paint(self, paint: Paint, text: &str) -> String {
        if !self.colours || text.is_empty() {
            return text.to_owned();
        }
        match paint {
            Paint::Plain => text.to_owned(),
            Paint::Bold => format!("\x1b[1m{text}\x1b[0m"),
            Paint::Dim => format!("\x1b[2m{text}\x1b[0m"),
            Paint::Red => format!("\x1b[31m{text}\x1b[0m"),
            Paint::Livery { ground: [r, g, b], letters: [lr, lg, lb] } => {
                format!("\x1b[48;2;{r};{g};{b};38;2;{lr};{lg};{lb}m{text}\x1b[0m")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_colours_text_stays_text() {
        let painter = Painter::new(false);
        assert_eq!(painter.paint(Paint::Bold, "Cowes"), "Cowes");
        assert_eq!(Painter::new(true).paint(Paint::Bold, "Cowes"), "\x1b[1mCowes\x1b[0m");
    }

    #[test]
    fn liveries_are_read_from_the_data() {
        assert_eq!(rgb("#00BFFF"), Some([0, 0xBF, 0xFF]));
        for wrong in ["", "00BFFF", "#00BF", "#00BFFFF", "#00BFéF", "#zzzzzz"] {
            assert_eq!(rgb(wrong), None, "{wrong}");
        }
    }
}
