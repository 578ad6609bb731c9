//! What a stop is worth: a figure in a circle, or a little chart where it changes during the game.

use board::Value;

use crate::crowd::Body;
use crate::lettering::{Face, width};
use crate::svg::Svg;
use crate::{Point, measure};

/// The room it takes; none for a stop that is worth nothing.
pub(crate) fn body(value: Value) -> Option<Body> {
    match value {
        Value::Fixed(0) => None,
        Value::Fixed(value) => Some(Body::disc(radius(value))),
        Value::ByColour { .. } => {
            let width = steps(value).len() as f64 * STEP;
            Some(Body::text(width, HEIGHT))
        }
    }
}

/// Draws it at a place.
pub(crate) fn draw(svg: &mut Svg, value: Value, at: Point) {
    let figure = match value {
        Value::Fixed(figure) => figure,
        Value::ByColour { .. } => return draw_chart(svg, value, at),
    };
    svg.circle("value", at, radius(figure));
    svg.text("figure", at, 20.0, &figure.to_string());
}

fn radius(value: u16) -> f64 {
    let width = width(&value.to_string(), Face::Bold, 20.0);
    measure::VALUE.max(width / 2.0 + 4.0)
}

const STEP: f64 = 36.0;
const HEIGHT: f64 = 28.0;

/// The figures of a chart with their classes; the last colour only if it differs from the one before.
fn steps(value: Value) -> Vec<(&'static str, u16)> {
    let Value::ByColour { yellow, green, russet, grey } = value else { return Vec::new() };
    let mut steps = vec![("yellow", yellow), ("green", green), ("russet", russet)];
    if grey != russet {
        steps.push(("grey", grey));
    }
    steps
}

fn draw_chart(svg: &mut Svg, value: Value, at: Point) {
    let steps = steps(value);
    let left = at.x - STEP * (steps.len() as f64 - 1.0) / 2.0;
    for (index, (class, figure)) in steps.into_iter().enumerate() {
        let middle = Point::new(left + STEP * index as f64, at.y);
        svg.rect(&format!("chart {class}"), middle, STEP, HEIGHT);
        svg.text("figure", middle, 20.0, &figure.to_string());
    }
}
