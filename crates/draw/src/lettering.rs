//! Lettering: how wide a text will be, and names set as on an engraved map: towns in capitals and small capitals,
//! villages in italics. The widths are those of the bundled face, Besley, cut for a foundry whose type the
//! railways were printed with; the faces named after it in the stylesheet are about as wide.

use crate::svg::{escaped, number};

/// The three faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Face {
    Regular,
    Bold,
    Italic,
}

/// How much smaller small capitals are.
const SMALL: f64 = 0.75;

/// How wide a text will be at a size.
pub(crate) fn width(text: &str, face: Face, size: f64) -> f64 {
    text.chars().map(|character| advance(character, face)).sum::<f64>() * size
}

/// How wide a text will be in capitals and small capitals.
pub(crate) fn small_caps_width(text: &str, face: Face, size: f64) -> f64 {
    let set = |(character, small): (char, bool)| {
        let size = if small { SMALL * size } else { size };
        character.to_uppercase().map(|capital| advance(capital, face)).sum::<f64>() * size
    };
    text.chars().map(|character| set((character, character.is_lowercase()))).sum()
}

/// A text in capitals and small capitals, as markup. Written out as smaller capitals, because not every
/// renderer has small capitals of its own.
pub(crate) fn small_caps(text: &str, size: f64) -> String {
    let mut markup = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let small = first.is_lowercase();
        let end = rest.find(|other: char| other.is_lowercase() != small).unwrap_or(rest.len());
        let (run, after) = rest.split_at(end);
        let run_markup = escaped(&run.to_uppercase());
        match small {
            true => markup += &format!(r#"<tspan font-size="{}">{run_markup}</tspan>"#, number(SMALL * size)),
            false => markup += &run_markup,
        }
        rest = after;
    }
    markup
}

fn advance(character: char, face: Face) -> f64 {
    let table = match face {
        Face::Regular => &REGULAR,
        Face::Bold => &BOLD,
        Face::Italic => &ITALIC,
    };
    let index = (character as usize).wrapping_sub(32);
    f64::from(*table.get(index).unwrap_or(&650)) / 1000.0
}

/// Advance widths in thousandths of the size, from the space to the tilde.
#[rustfmt::skip]
const REGULAR: [u16; 95] = [
    300, 319, 375, 660, 660, 1000, 870, 200, 445, 445, 635, 530, 254, 460, 235, 520, 590, 525, 570,
    530, 540, 515, 550, 524, 530, 550, 235, 254, 560, 560, 560, 550, 1060, 860, 748, 810, 822, 758,
    722, 870, 885, 415, 588, 872, 728, 1035, 875, 830, 690, 830, 772, 672, 775, 840, 860, 1180, 870,
    785, 755, 325, 520, 325, 545, 560, 395, 556, 640, 543, 640, 548, 391, 600, 658, 332, 292, 611,
    312, 920, 672, 568, 638, 628, 480, 502, 355, 658, 579, 860, 582, 618, 540, 272, 300, 272, 688,
];

/// Advance widths in thousandths of the size, from the space to the tilde.
#[rustfmt::skip]
const BOLD: [u16; 95] = [
    300, 359, 477, 660, 692, 1100, 895, 250, 475, 475, 635, 530, 303, 460, 278, 520, 636, 562, 642,
    574, 598, 582, 608, 563, 588, 608, 235, 254, 560, 560, 560, 568, 1105, 905, 799, 830, 872, 798,
    768, 908, 948, 488, 652, 922, 754, 1120, 915, 870, 745, 870, 862, 706, 792, 888, 905, 1235, 895,
    835, 782, 365, 520, 365, 545, 560, 395, 626, 688, 584, 688, 588, 426, 644, 705, 382, 346, 698,
    374, 1006, 725, 608, 687, 676, 570, 542, 420, 715, 629, 902, 653, 666, 564, 322, 300, 312, 688,
];

/// Advance widths in thousandths of the size, from the space to the tilde.
#[rustfmt::skip]
const ITALIC: [u16; 95] = [
    300, 319, 375, 660, 660, 1000, 870, 199, 445, 445, 635, 530, 254, 460, 200, 520, 590, 525, 570,
    530, 540, 515, 550, 524, 530, 550, 198, 215, 560, 560, 560, 550, 1060, 900, 742, 797, 818, 729,
    719, 867, 897, 398, 596, 864, 716, 1023, 898, 830, 687, 830, 774, 649, 739, 832, 845, 1169, 870,
    780, 735, 325, 520, 325, 545, 560, 395, 636, 574, 540, 648, 530, 375, 539, 618, 309, 300, 592,
    299, 880, 633, 568, 600, 574, 473, 481, 365, 685, 511, 882, 574, 675, 520, 272, 300, 272, 688,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_capitals_are_smaller_capitals() {
        assert_eq!(small_caps("St. A", 20.0), r#"S<tspan font-size="15">T</tspan>. A"#);
        assert!(small_caps_width("Cowes", Face::Bold, 20.0) < width("COWES", Face::Bold, 20.0));
    }

    #[test]
    fn wide_letters_are_wide() {
        assert!(width("W", Face::Regular, 10.0) > 2.0 * width("i", Face::Regular, 10.0));
        assert_eq!(width("ł", Face::Italic, 10.0), 6.5);
    }
}
