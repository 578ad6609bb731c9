//! 1822 against its reference, its facts, and itself.

mod departures_a14_to_b4;
mod departures_a1_to_a13;
mod departures_as_recorded;
mod london;
mod naming;
mod offered;
mod playing;
mod powers;
mod printed;
mod questions_of_operating;
mod questions_of_shares;
mod set_up;
mod trains_and_runs;

use crate::scene::Acted;
use rules::Fact;

/// The reason of a refusal.
fn why(acted: Acted) -> Fact {
    *acted.expect_err("a refusal").reason
}

/// Whether a refusal was for a reason of this id.
fn refused(acted: Acted, id: &str) -> bool {
    let reason = why(acted);
    if reason.id != id {
        eprintln!("refused for {reason:?}");
    }
    reason.id == id
}
