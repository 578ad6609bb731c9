//! The rulebook's examples, its rules section by section, and each departure of recorded games on both sides.

mod departures_of_companies;
mod departures_of_running;
mod departures_of_shares;
mod departures_of_turns;
mod merging;
mod parliament;
mod routes;
mod set_up;
mod stock;
mod trains;
mod variants;

use super::words::Reason;
use crate::scene::Acted;
use rules::Fact;

/// The reason of a refusal.
fn why(acted: Acted) -> Fact {
    *acted.expect_err("a refusal").reason
}

/// Whether a refusal was for a reason of this id.
fn refused(acted: Acted, id: &str) -> bool {
    why(acted).id == id
}

/// A reason of 1862's own.
fn own(reason: Reason) -> Fact {
    reason.into()
}
