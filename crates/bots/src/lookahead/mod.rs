//! `director` and `magnate`: players who try what seems good on copies of the game, let guests play on from there, and do what
//! leaves them best off. They differ in how much they think. Nothing here knows a title: who plays on and what a position is
//! worth comes from the title's [`Figures`].

mod candidates;
mod outlook;
mod thought;

pub use outlook::Prospect;
pub(crate) use thought::begins_a_round;

use crate::conductor::Tips;
use crate::model::Traits;
use crate::player::{Advice, Player, Seat, only_move};
use crate::rng::mix;
use rules::{Action, Fact, Step};
use thought::{End, Thought};

/// What the move of a guest is given above others, in pounds of twice its lead.
const BENEFIT_OF_DOUBT: f64 = 60.0;
/// How many standard errors a move must be better than that of a guest: every thought is full of chance.
const DOUBT: f64 = 0.7;
/// So many standard errors a move may be better than it seems.
const HOPE: f64 = 1.5;
/// So many candidates stay in thought to the end.
const FINALISTS: usize = 3;

/// What a title lends to players who look ahead.
#[derive(Clone, Copy)]
pub struct Figures {
    /// A guest of this seed, who plays on in thoughts.
    pub guest: fn(u64) -> Box<dyn Player>,
    /// What each seat is worth where a thought ends, in pounds at the end of the game.
    pub worths: fn(&Seat<'_>) -> Vec<i32>,
    /// The same by what was learned from games, for magnates, if directors go by rules of thumb.
    pub learned: Option<fn(&Seat<'_>) -> Vec<i32>>,
    /// What can be counted in a position, if what it is worth is learned from games.
    pub traits: Option<Traits>,
    /// What the title's own conductor says of a decision.
    pub tips: fn(&Seat<'_>) -> Tips,
    /// What it can say there: ids of messages with the names of their things.
    pub points: &'static [(&'static str, &'static [&'static str])],
    /// How much a director thinks: guests of some titles take longer for a move than others.
    pub director: Patience,
    /// How much a magnate thinks.
    pub magnate: Patience,
}

/// How much a player thinks, counted in moves that guests make in its thoughts.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// Moves in all thoughts about one decision.
    pub moves: u32,
    /// Moves in one thought at most.
    pub longest: u32,
    /// Candidates that are thought about at most.
    pub candidates: usize,
    /// Thoughts about the best of them.
    pub thoughts: u16,
    /// Rounds that a thought looks ahead at most: the first looks one ahead, each other one further than the one before.
    pub rounds: u16,
    /// Whether candidates are given up that are not likely to turn out better than what a guest would do. It decides the same in most
    /// cases, sooner.
    pub gives_up: bool,
}

/// A player who looks ahead.
pub struct Director {
    name: &'static str,
    seed: u64,
    patience: Patience,
    figures: Figures,
    /// Moves made in all thoughts so far.
    work: u64,
}

impl Director {
    /// A player of this name, with a character of its own.
    pub fn new(name: &'static str, seed: u64, patience: Patience, figures: Figures) -> Director {
        Director { name, seed, patience, figures, work: 0 }
    }

    /// The candidates, best first. They are thought about in turns: all of them a little, then the better half more, and so on while
    /// there is patience; what a guest would do, the first, always stays. Chance is the same for all in one turn, so that they can be
    /// compared.
    fn weigh(&mut self, seat: &Seat<'_>, candidates: Vec<Action>) -> Vec<Advice> {
        let mut left = i64::from(self.patience.moves);
        let mut rated: Vec<Rated> = candidates.into_iter().map(Rated::new).collect();
        let mut settled: Vec<Rated> = Vec::new();
        for turn in 1..=self.patience.thoughts {
            let thought = Thought {
                seat,
                figures: &self.figures,
                seed: mix(self.seed, u64::from(turn)),
                rounds: turn.min(self.patience.rounds),
                longest: self.patience.longest,
            };
            let mut guests = None;
            rated.retain_mut(|candidate| {
                let Some(end) = thought.through(&candidate.action) else { return false };
                left -= i64::from(end.moves);
                self.work += u64::from(end.moves);
                let beyond = end.lead - *guests.get_or_insert(end.lead);
                candidate.hear(end, beyond);
                true
            });
            if rated.len() <= 1 || left <= 0 {
                break;
            }
            if self.patience.gives_up {
                let given_up: Vec<Rated> = rated.extract_if(1.., |candidate| !candidate.has_hope()).collect();
                settled.splice(0..0, given_up);
                if rated.len() <= 1 {
                    break;
                }
            }
            rated[1..].sort_by(|one, other| other.promise().total_cmp(&one.promise()));
            if rated.len() > FINALISTS {
                let half = rated.len().div_ceil(2).max(FINALISTS);
                settled.splice(0..0, rated.split_off(half));
            }
        }
        let mut all: Vec<Rated> = rated.into_iter().chain(settled).collect();
        all.sort_by(|one, other| other.promise().total_cmp(&one.promise()));
        all.into_iter().map(Rated::into_advice).collect()
    }
}

/// What would follow a move within a round, if guests played on in all seats. Nothing for runs, which are told to everybody.
pub fn consequences(seat: &Seat<'_>, figures: &Figures, character: u64, action: &Action) -> Vec<Fact> {
    if seat.choices.turn.step == Step::RUNNING {
        return Vec::new();
    }
    let longest = figures.director.longest;
    let thought = Thought { seat, figures, seed: mix(character, 1), rounds: 1, longest };
    thought.through(action).map(|end| end.prospects).unwrap_or_default()
}

/// A candidate with what was thought about it.
struct Rated {
    action: Action,
    thoughts: f64,
    /// Sum of the leads that thoughts ended with.
    leads: f64,
    /// Sums of how far these were beyond those of what a guest would do, and of their squares.
    beyond: f64,
    squares: f64,
    reasons: Vec<Fact>,
}

impl Rated {
    fn new(action: Action) -> Rated {
        Rated { action, thoughts: 0.0, leads: 0.0, beyond: 0.0, squares: 0.0, reasons: Vec::new() }
    }

    fn hear(&mut self, end: End, beyond: i64) {
        self.thoughts += 1.0;
        self.leads += end.lead as f64;
        self.beyond += beyond as f64;
        self.squares += (beyond as f64).powi(2);
        self.reasons = end.prospects;
    }

    /// How much better than a guest's move this is for all one can say: the mean, less what it may owe to chance. Nothing for the
    /// guest's own.
    fn promise(&self) -> f64 {
        if self.squares == 0.0 {
            return 0.0;
        }
        let (mean, error) = self.estimate();
        mean - DOUBT * error - BENEFIT_OF_DOUBT
    }

    /// Whether more thoughts may well show that this is better than a guest's move.
    fn has_hope(&self) -> bool {
        let (mean, error) = self.estimate();
        self.thoughts <= 1.0 || mean + HOPE * error > BENEFIT_OF_DOUBT
    }

    /// How much better than a guest's move this was on average, and the standard error of that.
    fn estimate(&self) -> (f64, f64) {
        let mean = self.beyond / self.thoughts;
        let spread = (self.squares / self.thoughts - mean * mean).max(0.0) + mean * mean / self.thoughts;
        (mean, (spread / self.thoughts).sqrt())
    }

    fn into_advice(self) -> Advice {
        let lead = (self.leads / self.thoughts.max(1.0)) as i64;
        Advice { lead, action: self.action, reasons: self.reasons }
    }
}

impl Player for Director {
    fn name(&self) -> &'static str {
        self.name
    }

    fn act(&mut self, seat: &Seat<'_>) -> Option<Action> {
        self.advise(seat).into_iter().next().map(|advice| advice.action)
    }

    fn work(&self) -> u64 {
        self.work
    }

    fn advise(&mut self, seat: &Seat<'_>) -> Vec<Advice> {
        let unreasoned = |action| Advice { action, lead: 0, reasons: Vec::new() };
        if let Some(only) = only_move(&seat.choices.options) {
            return vec![unreasoned(only)];
        }
        let mut guest = (self.figures.guest)(mix(self.seed, 0));
        // The best runs are told to everybody.
        if seat.choices.turn.step == Step::RUNNING {
            return guest.act(seat).map(unreasoned).into_iter().collect();
        }
        let candidates = candidates::of(seat, &mut *guest, self.patience.candidates);
        if candidates.len() <= 1 {
            return candidates.into_iter().map(unreasoned).collect();
        }
        self.weigh(seat, candidates)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A candidate that thoughts found so much better than what a guest would do.
    fn heard(beyond: &[i64]) -> Rated {
        let mut rated = Rated::new(Action::Pass);
        for beyond in beyond {
            rated.hear(End { lead: 0, moves: 1, prospects: Vec::new() }, *beyond);
        }
        rated
    }

    #[test]
    fn hope_is_given_up_when_chance_does_not_explain_the_difference() {
        assert!(heard(&[-400]).has_hope(), "one thought proves nothing");
        assert!(heard(&[-400, 900, 300]).has_hope() && heard(&[250, 150]).has_hope());
        assert!(!heard(&[-400, -350, -500]).has_hope());
        assert!(!heard(&[0, 0]).has_hope(), "what comes to the same need not be thought about again");
    }

    #[test]
    fn what_is_done_instead_must_be_better_by_more_than_chance_explains() {
        assert!(heard(&[500, 450, 520]).promise() > 0.0);
        assert!(heard(&[900, -800, 200]).promise() < 0.0);
        assert_eq!(heard(&[0, 0, 0]).promise(), 0.0);
    }
}
