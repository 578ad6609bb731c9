//! Colours: paper and ink by day, the same by lamplight, or left to the page as custom properties. Fragments
//! name only classes; a stylesheet made here says what they look like.

/// Where the colours of a picture come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Palette {
    /// Paper and ink.
    #[default]
    Day,
    /// Lamplight.
    Night,
    /// Custom properties such as `--tile-yellow`, with the day's colours to fall back on.
    Css,
}

/// Every colour: its custom property, by day and by night.
const COLOURS: [(&str, &str, &str); 28] = [
    ("--sea", "#cfdcd8", "#16202a"),
    ("--shore", "#6f8f93", "#4f6a78"),
    ("--coast", "#6d6350", "#8d7c5c"),
    ("--beach", "#efe2bf", "#5a4b33"),
    ("--land", "#f6efdc", "#443a29"),
    ("--land-line", "#c9b998", "#67583f"),
    ("--tile-yellow", "#f7d14e", "#c39b37"),
    ("--tile-green", "#86bd6c", "#6c9452"),
    ("--tile-russet", "#c9774b", "#a8623b"),
    ("--tile-grey", "#bdb9b0", "#8d887e"),
    ("--tile-line", "#4a4132", "#241f18"),
    ("--track", "#17130f", "#0f0c09"),
    ("--track-casing", "#fffdf6", "#e9dab4"),
    ("--slot", "#fffdf6", "#efe3c4"),
    ("--slot-line", "#17130f", "#0f0c09"),
    ("--slot-ink", "#17130f", "#0f0c09"),
    ("--wayside", "#cfcac0", "#b9b09b"),
    ("--land-ink", "#241d14", "#ecdcb6"),
    ("--land-faint", "#9c8d70", "#8f8267"),
    ("--tile-ink", "#17130f", "#0f0c09"),
    ("--barrier", "#c22f26", "#d8564a"),
    ("--hill", "#a98758", "#a0855a"),
    ("--hill-shade", "#6f5432", "#5e4a2e"),
    ("--marsh", "#6f9a8c", "#6f9a8c"),
    ("--pier", "#e7d3c6", "#3d2f2c"),
    ("--paper", "#fbf6e9", "#1e1a14"),
    ("--frame", "#3a3124", "#b59d6d"),
    ("--ornament", "#5b4c36", "#b59d6d"),
];

/// The stylesheet for the fragments. It applies to everything inside an element of class `board`.
pub fn stylesheet(palette: Palette) -> String {
    let mut css = include_str!("board.css").to_owned();
    for (name, day, night) in COLOURS {
        let colour = match palette {
            Palette::Day => day.to_owned(),
            Palette::Night => night.to_owned(),
            Palette::Css => format!("var({name},{day})"),
        };
        css = css.replace(&format!("var({name})"), &colour);
    }
    css.split_inclusive('}').map(str::trim).collect()
}

/// The colours of a palette as declarations of custom properties, for the page to put under its own selectors.
pub fn custom_properties(palette: Palette) -> String {
    let declare = |(name, day, night)| match palette {
        Palette::Day | Palette::Css => format!("{name}:{day};"),
        Palette::Night => format!("{name}:{night};"),
    };
    COLOURS.into_iter().map(declare).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_literal_stylesheet_has_no_variables() {
        assert!(!stylesheet(Palette::Day).contains("var("));
        assert!(!stylesheet(Palette::Night).contains("var("));
    }

    #[test]
    fn every_colour_is_used_and_has_a_fallback() {
        let css = stylesheet(Palette::Css);
        for (name, day, _) in COLOURS {
            assert!(css.contains(&format!("var({name},{day})")), "{name}");
        }
        assert!(custom_properties(Palette::Night).contains("--sea:#16202a;"));
    }
}
