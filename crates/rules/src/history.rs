//! The action log of one game, with undo and redo to any point. States are kept every few actions, so going
//! anywhere costs the same whatever the length of the log.

use crate::action::Action;
use crate::fact::Fact;
use crate::game::Game;
use crate::ids::PlayerId;
use crate::refusal::Refusal;

/// One entry of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// Who acted.
    pub by: PlayerId,
    /// What they did.
    pub action: Action,
}

/// A game with its past, and with the future that was undone.
#[derive(Clone, Debug)]
pub struct History<G> {
    moves: Vec<Move>,
    /// `kept[i]` is the state before move `i * STRIDE`.
    kept: Vec<G>,
    now: G,
    /// How many moves are in force; those behind it can be redone.
    position: usize,
}

const STRIDE: usize = 32;

impl<G: Game + Clone> History<G> {
    /// A game before its first action.
    pub fn new(start: G) -> History<G> {
        History { moves: Vec::new(), kept: vec![start.clone()], now: start, position: 0 }
    }

    /// The state before the first action.
    pub fn start(&self) -> &G {
        &self.kept[0]
    }

    /// The state now.
    pub fn game(&self) -> &G {
        &self.now
    }

    /// How many moves are in force.
    pub fn position(&self) -> usize {
        self.position
    }

    /// The moves in force.
    pub fn moves(&self) -> &[Move] {
        &self.moves[..self.position]
    }

    /// How many undone moves could be redone.
    pub fn undone(&self) -> usize {
        self.moves.len() - self.position
    }

    /// Makes a move; what was undone is forgotten.
    pub fn apply(&mut self, by: PlayerId, action: Action) -> Result<Vec<Fact>, Refusal> {
        let events = self.now.apply(by, &action)?;
        self.moves.truncate(self.position);
        self.kept.truncate(self.position / STRIDE + 1);
        self.moves.push(Move { by, action });
        self.position += 1;
        if self.position.is_multiple_of(STRIDE) {
            self.kept.push(self.now.clone());
        }
        Ok(events)
    }

    /// Goes to the point after the first `position` moves, backwards or forwards; `false` if there is no such
    /// point.
    pub fn go_to(&mut self, position: usize) -> bool {
        let Some(game) = self.at(position) else { return false };
        self.now = game;
        self.position = position;
        true
    }

    /// The state after the first `position` moves.
    pub fn at(&self, position: usize) -> Option<G> {
        let start = (position / STRIDE).min(self.kept.len() - 1);
        let mut game = self.kept[start].clone();
        for made in self.moves.get(start * STRIDE..position)? {
            game.apply(made.by, &made.action).ok()?;
        }
        Some(game)
    }
}
