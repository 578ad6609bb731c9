//! Tokens: a disc in the colours of its owner with the initials. On request the rim also carries a pattern of
//! its own, for those who cannot tell the colours apart; a token whose owner is out of business is turned over.

use crate::lettering::{Face, width};
use crate::svg::{Svg, escaped, number};
use crate::{Point, measure};

/// The colours an owner's tokens are drawn in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Livery {
    /// What is written on them.
    pub initials: String,
    /// Their colour, in any notation SVG knows.
    pub colour: String,
    /// The colour of the writing.
    pub text: String,
}

/// How a token is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// Turned over.
    pub flipped: bool,
    /// The number of the pattern on its rim, if there is to be one.
    pub pattern: Option<u8>,
}

/// A token, centred at the origin.
pub fn token(livery: &Livery, look: Look) -> String {
    let mut svg = Svg::default();
    let (colour, text) = (escaped(&livery.colour), escaped(&livery.text));
    svg.open(if look.flipped { "token flipped" } else { "token" });
    svg.circle("token-rim", Point::ORIGIN, measure::TOKEN);
    if look.flipped {
        draw_flipped(&mut svg, &colour);
    } else {
        draw_disc(&mut svg, &colour, measure::TOKEN - 1.5);
    }
    if let Some(pattern) = look.pattern {
        draw_pattern(&mut svg, pattern, if look.flipped { &colour } else { &text });
    }
    let room = if look.pattern.is_some() || look.flipped { 30.0 } else { 39.0 };
    draw_initials(&mut svg, "initials", livery, room, if look.flipped { None } else { Some(&text) });
    svg.close();
    svg.finish()
}

/// The initials of an owner whose home an empty slot is, centred at the origin.
pub fn home(livery: &Livery) -> String {
    let mut svg = Svg::default();
    draw_initials(&mut svg, "home", livery, 45.0, None);
    svg.finish()
}

fn draw_disc(svg: &mut Svg, colour: &str, radius: f64) {
    svg.write(format_args!(r#"<circle class="token-face" r="{}" fill="{colour}"/>"#, number(radius)));
}

/// The back of a token: bare, struck through in its colour.
fn draw_flipped(svg: &mut Svg, colour: &str) {
    svg.circle("token-back", Point::ORIGIN, measure::TOKEN - 1.5);
    svg.write(format_args!(r#"<path class="token-cross" d="M-15 15L15 -15" stroke="{colour}"/>"#));
    svg.write(format_args!(r#"<circle class="token-edge" r="{}" stroke="{colour}"/>"#, measure::TOKEN - 4.0));
}

/// Draws the pattern of a number on the rim: a ring cut into pieces, thick or thin, whole or with a dot.
fn draw_pattern(svg: &mut Svg, pattern: u8, colour: &str) {
    let radius = measure::TOKEN - 5.5;
    let round = 2.0 * std::f64::consts::PI * radius;
    let (pieces, filled, width) = match pattern % 20 {
        0 => (1.0, 1.0, 2.5),
        1 => (2.0, 0.5, 4.0),
        2 => (12.0, 0.5, 4.0),
        3 => (4.0, 0.5, 4.0),
        4 => (3.0, 0.25, 4.0),
        5 => (1.0, 1.0, 4.0),
        6 => (24.0, 0.4, 3.0),
        7 => (6.0, 0.75, 4.0),
        8 => (1.0, 0.5, 4.0),
        9 => (4.0, 0.2, 4.0),
        10 => (3.0, 0.75, 2.5),
        11 => (8.0, 0.3, 4.0),
        12 => (5.0, 0.5, 4.0),
        13 => (16.0, 0.5, 2.5),
        14 => (2.0, 0.8, 4.0),
        15 => (6.0, 0.3, 4.0),
        16 => (3.0, 0.5, 2.5),
        17 => (10.0, 0.7, 4.0),
        18 => (1.0, 0.75, 4.0),
        _ => (5.0, 0.2, 4.0),
    };
    let (dash, gap) = (round / pieces * filled, round / pieces * (1.0 - filled));
    let dashes = if gap > 0.0 {
        format!(r#" stroke-dasharray="{} {}""#, number(dash), number(gap))
    } else {
        String::new()
    };
    svg.write(format_args!(
        r#"<circle class="pattern" r="{}" stroke="{colour}" stroke-width="{width}"{dashes}/>"#,
        number(radius)
    ));
}

/// Writes the initials as large as there is room.
fn draw_initials(svg: &mut Svg, class: &str, livery: &Livery, room: f64, colour: Option<&str>) {
    let size = (room / width(&livery.initials, Face::Bold, 1.0)).clamp(7.0, 18.0);
    let fill = colour.map(|colour| format!(r#" fill="{colour}""#)).unwrap_or_default();
    svg.write(format_args!(
        r#"<text class="{class}" y="{}" font-size="{}"{fill}>{}</text>"#,
        number(0.37 * size),
        number(size),
        escaped(&livery.initials)
    ));
}
