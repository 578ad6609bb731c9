//! 1822 against its reference, its facts, and itself.
//!
//! | of the notes and the reference | tests |
//! |---|---|
//! | (a), (b) | `departures_a1_to_a13` (with b.1, b.5, b.6), `departures_a14_to_b4`; b.7 in `set_up` |
//! | Q1 to Q10, Q27 to Q31, Q33 | `questions_of_shares` |
//! | Q11 to Q26, Q32 | `questions_of_operating` |
//! | (e) | `set_up` |
//! | (g), and what version 2 corrects | `corrections`; g.3 and a ruling in `london` |
//! | d.7, d.9, f.3, f.22, f.30, f.35 | `departures_as_recorded`; f.32, f.34 in `powers` and under Q20 |
//! | sections 2, 3, 20 | `questions_of_shares` |
//! | sections 8, 12, 13, 17 | `questions_of_operating` |
//! | sections 9, 10 | `powers` |
//! | 11.9 | `london` |
//! | sections 14 to 16 | `trains_and_runs` |
//! | what the view tells beside the rules | `shown` |
//! | everything that can be done | `playing`, `offered` |

mod corrections;
mod coupling;
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
mod shown;
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
