//! What runs have left on the table: every set that was run, held against the best there was.

use super::Made;
use rules::{Action, Aim, Certainty, CompanyId, Game, Money};

/// How far the search for the best set goes, in steps: first for each run, and then, as long as some of the second are left in all, for
/// those that are not certain. That is enough for almost all runs of games that people have played, and bounds the time for any.
const STEPS_EACH: u64 = 15_000;
const STEPS_MORE: u64 = 150_000;
const STEPS_IN_ALL: u64 = 1_500_000;

/// A set of runs that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ran {
    /// Which of the moves.
    pub index: usize,
    /// The company.
    pub company: CompanyId,
    /// What they brought.
    pub revenue: Money,
    /// What the best set would have brought, as far as it was found; never less.
    pub best: Money,
    /// Whether nothing is better for certain.
    pub certain: bool,
}

/// All sets of runs of a game; nothing if nobody waits for them any more.
pub fn runs(moves: &[Made], still: &dyn Fn() -> bool) -> Option<Vec<Ran>> {
    let mut left = STEPS_IN_ALL;
    let mut found = Vec::new();
    for (index, made) in moves.iter().enumerate() {
        let Action::Run { runs } = &made.action else { continue };
        if !still() {
            return None;
        }
        let Some(company) = made.before.turn().company else { continue };
        let Ok(set) = made.before.reckon_runs(runs) else { continue };
        let (mut best, mut certain) = searched(made, set.revenue, STEPS_EACH);
        if !certain && left >= STEPS_MORE {
            left -= STEPS_MORE;
            (best, certain) = searched(made, set.revenue, STEPS_MORE);
        }
        found.push(Ran { index, company, revenue: set.revenue, best, certain });
    }
    Some(found)
}

/// The best that was found with so many steps, and whether it is for certain.
fn searched(made: &Made, ran: Money, steps: u64) -> (Money, bool) {
    let Some(set) = made.before.best_runs(Aim::Dividend, Some(steps)) else { return (ran, true) };
    let best = set.revenue.max(ran);
    (best, !matches!(set.certainty, Certainty::AtMost(most) if most > best))
}
