//! One thought: a move, and guests who play on from there for some rounds.

use super::Figures;
use super::outlook::{Receipts, prospects};
use crate::player::{Effort, Player, Seat, only_move, runs_within};
use crate::rng::mix;
use rules::{Action, Choices, Fact, Game, PlayerId, Step, View, Viewer};
use std::cell::OnceCell;
use titles::AnyGame;

/// Guests in thoughts do not think long.
const HASTY: Effort = Effort { work: 200 };
/// Nor do they search long for runs.
const SEARCH: u64 = 4_000;

/// A thought about a decision.
pub struct Thought<'a> {
    pub seat: &'a Seat<'a>,
    pub figures: &'a Figures,
    pub seed: u64,
    /// How many rounds must have ended.
    pub rounds: u16,
    /// How many moves must have been made, if that is sooner.
    pub longest: u32,
}

/// Where a thought ended.
pub struct End {
    /// How far ahead of the others the seat is, in pounds.
    pub lead: i64,
    /// Moves that guests made.
    pub moves: u32,
    /// What differs from now.
    pub prospects: Vec<Fact>,
}

impl Thought<'_> {
    /// Thinks a move through; `None` if it is not allowed.
    pub fn through(&self, action: &Action) -> Option<End> {
        let player = self.seat.player;
        let mut game = self.seat.game.clone();
        let (mut receipts, mut rounds) = (Receipts::default(), 0);
        let mut note = |facts: &[Fact]| {
            receipts.note(facts, player);
            rounds += facts.iter().filter(|fact| begins_a_round(fact)).count() as u16;
            rounds >= self.rounds
        };
        let mut moves = 1;
        let mut enough = note(&game.apply(player, action).ok()?);
        let mut guests: Vec<_> = (0..self.seat.view().players.len())
            .map(|seat| (self.figures.guest)(mix(self.seed, seat as u64)))
            .collect();
        while !enough && moves < self.longest {
            let Some(&next) = game.turn().players.first() else { break };
            let seed = mix(self.seed, u64::from(moves));
            let Some(action) = self.play_on(&game, next, &mut *guests[next.index()], seed) else { break };
            let Ok(facts) = game.apply(next, &action) else { break };
            enough = note(&facts);
            moves += 1;
        }
        // In a thought nothing is a secret: it is imagined already.
        let view = game.view(Viewer::Referee);
        let prospects = prospects(self.seat.view(), &view, player, receipts, rounds);
        Some(End { lead: self.lead(&game, view), moves, prospects })
    }

    /// What a guest does at a moment of the thought.
    fn play_on(&self, game: &AnyGame, player: PlayerId, guest: &mut dyn Player, seed: u64) -> Option<Action> {
        let choices = game.choices();
        if let Some(only) = only_move(&choices.options) {
            return Some(only);
        }
        if choices.turn.step == Step::RUNNING {
            return runs_within(game, SEARCH).map(|runs| Action::Run { runs });
        }
        guest.act(&self.at(game, player, &choices, seed, OnceCell::new()))
    }

    fn at<'s>(
        &'s self,
        game: &'s AnyGame,
        player: PlayerId,
        choices: &'s Choices,
        seed: u64,
        view: OnceCell<View>,
    ) -> Seat<'s> {
        Seat { player, info: self.seat.info, choices, best_runs: None, game, effort: HASTY, seed, view }
    }

    fn lead(&self, game: &AnyGame, view: View) -> i64 {
        let player = self.seat.player;
        let worths = if view.standings.is_some() {
            view.players.iter().map(|player| player.worth.0).collect()
        } else {
            (self.figures.worths)(&self.at(game, player, &game.choices(), 0, view.into()))
        };
        lead(&worths, player)
    }
}

/// How far a seat is ahead: of the best of the others, and of all of them.
fn lead(worths: &[i32], player: PlayerId) -> i64 {
    let others = || {
        worths
            .iter()
            .enumerate()
            .filter(|(seat, _)| *seat != player.index())
            .map(|(_, worth)| i64::from(*worth))
    };
    let count = others().count().max(1) as i64;
    let (best, sum) = (others().max().unwrap_or(0), others().sum::<i64>());
    2 * i64::from(worths[player.index()]) - best - sum / count
}

/// Whether a fact tells that a round begins.
pub(crate) fn begins_a_round(fact: &Fact) -> bool {
    matches!(fact.id, "event-stock-round-begins" | "event-operating-round-begins")
}
