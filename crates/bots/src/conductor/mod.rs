//! A conductor at the elbow of somebody who is new to the game: what matters in a decision, with its figures, what a guest
//! would do, and what speaks against moves that are costly slips. It is led by the choices there are and by what the seat
//! sees, never by a script, so it holds wherever a game goes. What is decided in each step is a text of the title
//! (`conductor-STEP` in its words); titles add points of their own ([`Figures::tips`]).

mod points;
mod rust;
mod warnings;

pub use points::Point;
pub use warnings::Caution;

use crate::lookahead::{self, Figures};
use crate::player::{Advice, Seat};
use crate::rng::mix;
use rules::{Action, Fact, Money};

/// More points than these are not read.
const MOST_POINTS: usize = 3;

/// That what a seat holds stands lower, among the reasons of a director.
const PAPERS_FALL: &str = "advice-papers-fall";

/// What a conductor says of a decision.
#[derive(Clone, Debug, Default)]
pub struct Lesson {
    /// The two or three things that matter, the most important first. What they name is what one should look at.
    pub points: Vec<Fact>,
    /// What a guest would do, and what would follow within a round.
    pub suggestion: Option<Advice>,
    /// Moves to beware of.
    pub warnings: Vec<Warning>,
    /// The highest bid that is sensible, where one can bid more.
    pub dearest: Option<Money>,
}

/// A move to beware of.
#[derive(Clone, Debug)]
pub struct Warning {
    /// The move. It stands for the same tile turned otherwise and for the same shares on other certificates too.
    pub action: Action,
    /// What speaks against it.
    pub reasons: Vec<Fact>,
}

/// What a title's own conductor adds.
#[derive(Clone, Debug, Default)]
pub struct Tips {
    /// Points of the title, before those that hold in all titles.
    pub points: Vec<Fact>,
    /// The highest bid that is sensible.
    pub dearest: Option<Money>,
}

/// What a conductor says to a seat that must act.
pub(crate) fn lesson(seat: &Seat<'_>, figures: &Figures, character: u64) -> Lesson {
    let mut guest = (figures.guest)(mix(character, 0));
    let ideas = guest.ideas(seat);
    let Tips { mut points, dearest } = (figures.tips)(seat);
    points.extend(points::of(seat, &ideas));
    points.truncate(MOST_POINTS);
    let suggested = ideas.into_iter().next();
    let warnings = warnings::of(seat, suggested.as_ref());
    let reasons = |action: &Action| {
        let mut reasons = lookahead::consequences(seat, figures, character, action);
        // What is new counts for less than it cost for a while: that says nothing of a move to somebody who learns.
        reasons.retain(|reason| reason.id != PAPERS_FALL);
        reasons
    };
    let suggestion = suggested.map(|action| Advice { reasons: reasons(&action), lead: 0, action });
    Lesson { points, suggestion, warnings, dearest }
}
