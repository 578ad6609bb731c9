//! The rulebooks of 1860 as tests: sections in their order with every worked example, the options, the rulings of
//! the notes (part c), and each departure of recorded games (part a) from both sides.

mod auction;
mod bankruptcy;
mod certificate_limit;
mod departures_a12_to_a23;
mod departures_a1_to_a11;
mod departures_a24_to_a25;
mod departures_a26_to_a31;
mod departures_a32;
mod departures_of_part_c;
mod flotation;
mod insolvency;
mod laws;
mod nationalisation;
mod operating;
mod options;
mod privates;
mod receivership;
mod running;
mod scenery;
mod share_price_movement;
mod shares;
mod track;
mod trains;
mod variants;
mod variants_of_first_edition;

use super::options::Departures;
use super::scene::Scene;
use rules::{Fact, Refusal};

/// Why something was refused.
fn why<T: std::fmt::Debug>(acted: Result<T, Refusal>) -> Fact {
    *acted.unwrap_err().reason
}

/// Whether something was told.
fn told(events: &[Fact], what: impl Into<Fact>) -> bool {
    events.contains(&what.into())
}

/// The second edition with one switch of recorded games, so that each is seen to work alone.
fn with(players: usize, switch: impl FnOnce(&mut Departures)) -> Scene {
    Scene::departing(&[], players, switch)
}
