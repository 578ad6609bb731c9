//! The measures of the things drawn on a tile, all in the units of [`HEX_SIZE`](crate::HEX_SIZE).

use board::StopKind;

/// The radius of a slot for a token.
pub const SLOT: f64 = 27.0;
/// The radius of a token, which leaves a rim of its slot to be seen.
pub const TOKEN: f64 = 24.0;
/// The width of the rails.
pub(crate) const RAIL: f64 = 11.0;
/// The width of the rails with the light casing around them.
pub(crate) const CASING: f64 = 18.0;
/// The margin of the box around several slots.
pub(crate) const BOX: f64 = 4.0;
/// The radius of the disc of a wayside stop.
pub(crate) const WAYSIDE: f64 = 15.0;
/// The radius of the dot of a small station where more than two tracks meet.
pub(crate) const DOT: f64 = 12.0;
/// Half the length of the bar of a small station across its track.
pub(crate) const BAR: f64 = 18.0;
/// The radius of the dot of a village without track.
pub(crate) const VILLAGE: f64 = 9.0;
/// The radius of the circle around a value.
pub(crate) const VALUE: f64 = 16.0;

/// How much room a stop with one slot or none takes.
pub(crate) fn stop_radius(kind: StopKind) -> f64 {
    match kind {
        StopKind::City => SLOT + 2.0,
        StopKind::OffBoard => RAIL,
        StopKind::Town => BAR,
        StopKind::Wayside => WAYSIDE,
        StopKind::Village => VILLAGE,
    }
}
