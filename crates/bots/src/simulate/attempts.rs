//! Moves that are tried on the way and are mostly not allowed, so that a simulation meets refusals: what was allowed earlier, what
//! is allowed with one thing changed, and moves of others.

use crate::random;
use crate::rng::Dice;
use board::{HexId, NodeId, Rotation, StopAt, TileId};
use rules::naming::{ById, Rename};
use rules::{
    Action, Cell, Choices, CompanyId, Leg, Money, Names, PlayerId, PrivateId, Reply, Run, TitleInfo, TrainId,
    TrainKind, Word,
};
use std::cell::RefCell;

/// Moves of earlier positions that are kept.
const KEPT: usize = 300;

/// Moves of a position that are kept.
const KEPT_OF_ONE: usize = 2;

/// Moves that are tried in a position.
const TRIED: usize = 4;

/// How often, in hundred times, a thing that a move names is replaced by another.
const CHANGED: usize = 25;

/// Makes moves to try.
pub(super) struct Attempts {
    dice: RefCell<Dice>,
    kept: Vec<Action>,
}

impl Attempts {
    pub fn new(seed: u64) -> Attempts {
        Attempts { dice: RefCell::new(Dice::new(!seed)), kept: Vec::new() }
    }

    /// Moves to try in a position in which somebody will make this move.
    pub fn of(
        &mut self,
        names: &dyn Names,
        info: &TitleInfo,
        choices: &Choices,
        (by, made): (PlayerId, &Action),
    ) -> Vec<(PlayerId, Action)> {
        self.keep(choices, made);
        let players = choices.turn.players.len().max(1) + 1;
        let changer = Changer { dice: &self.dice, names, info };
        let mut tried = Vec::new();
        for _ in 0..TRIED {
            let running = matches!(made, Action::Run { .. });
            let action = match self.dice.borrow_mut().below(12) {
                0..6 if running => Some(made.clone()),
                0 | 1 => Some(made.clone()),
                2 => Some(Action::Pass),
                3 => Some(Action::Answer { reply: Reply::Accept }),
                _ => None,
            };
            let pick = || self.dice.borrow_mut().pick(&self.kept).cloned();
            let Some(action) = action.or_else(pick) else { continue };
            let action = if self.dice.borrow_mut().percent(70) { changer.changed(&action) } else { action };
            let stranger = self.dice.borrow_mut().percent(3);
            let by = if stranger { PlayerId(self.dice.borrow_mut().below(players + 6) as u8) } else { by };
            tried.push((by, action));
        }
        tried
    }

    fn keep(&mut self, choices: &Choices, made: &Action) {
        let dice = self.dice.get_mut();
        let offered = (0..KEPT_OF_ONE).filter_map(|_| random::choose(choices, || None, dice));
        for action in offered.collect::<Vec<_>>().into_iter().chain([made.clone()]) {
            if self.kept.len() < KEPT {
                self.kept.push(action);
            } else {
                self.kept[dice.below(KEPT)] = action;
            }
        }
    }
}

/// Changes some of the things that a move names.
struct Changer<'a> {
    dice: &'a RefCell<Dice>,
    names: &'a dyn Names,
    info: &'a TitleInfo,
}

impl Changer<'_> {
    fn below(&self, bound: usize) -> usize {
        self.dice.borrow_mut().below(bound)
    }

    /// Whether the next thing is to be replaced.
    fn hits(&self) -> bool {
        self.dice.borrow_mut().percent(CHANGED)
    }

    /// A number of a thing, as it is or another one: now and then one beyond the last.
    fn other(&self, number: usize, count: usize) -> usize {
        if self.hits() { self.below(count + usize::from(self.below(20) == 0)) } else { number }
    }

    fn amount(&self, amount: Money) -> Money {
        match self.below(8) {
            0 => amount + Money(1),
            1 => amount - Money(5),
            2 => amount + Money(10),
            3 => Money(5000),
            4 => Money::ZERO,
            _ => amount,
        }
    }

    fn few(&self, number: u8) -> u8 {
        if self.hits() { self.below(11) as u8 } else { number }
    }

    fn certificate(&self, certificate: Option<u8>) -> Option<u8> {
        if self.hits() { Some(self.below(11) as u8).filter(|_| self.below(2) == 0) } else { certificate }
    }

    fn changed(&self, action: &Action) -> Action {
        if let Action::Run { runs } = action {
            let mut runs = runs.clone();
            self.bend(&mut runs);
            return Action::Run { runs };
        }
        let Ok(mut action) = action.rename(self);
        match &mut action {
            Action::Bid { amount }
            | Action::OpenAuction { amount, .. }
            | Action::BidFor { amount, .. }
            | Action::Repay { amount } => *amount = self.amount(*amount),
            Action::BuyTrain { price, side, extras, .. } => {
                *price = self.amount(*price);
                if self.hits() {
                    *side = self.dice.borrow_mut().pick(self.names.words()).map(|word| Word(word));
                }
                *extras = self.few(*extras);
            }
            Action::SellShares { shares, certificates, .. } => {
                *shares = self.few(*shares);
                if self.hits() {
                    *certificates = None;
                }
            }
            Action::BuyShare { certificate, .. }
            | Action::Exchange { certificate, .. }
            | Action::Redeem { certificate } => *certificate = self.certificate(*certificate),
            Action::Issue { certificates } | Action::RedeemShares { certificates } if self.hits() => {
                certificates.push(self.below(11) as u8);
            }
            Action::LayTile { rotation, .. } | Action::LayByPower { rotation, .. } if self.hits() => {
                *rotation = Rotation::ALL[self.below(6)];
            }
            Action::BuyTokens { count } => *count = self.few(*count),
            _ => {}
        }
        action
    }

    /// Bends a set of runs: shorter, longer, with other calls, twice.
    fn bend(&self, runs: &mut Vec<Run>) {
        if runs.is_empty() {
            return;
        }
        let place = self.below(runs.len());
        let other = runs[self.below(runs.len())].clone();
        let run = &mut runs[place];
        match self.below(10) {
            0 => drop(run.legs.pop()),
            1 => drop(run.calls.pop()),
            2 => run.calls.clear(),
            3 => runs.push(other),
            4 => run.train = other.train,
            // Back over the last stretch of track.
            5 => {
                if let Some(last) = run.legs.last().cloned() {
                    let before = run.legs.iter().rev().nth(1).map_or(run.start, |leg| leg.to);
                    let hexes = last.hexes.iter().rev().copied().collect();
                    run.legs.push(Leg { to: before, hexes });
                }
            }
            6 => {
                run.legs.extend(other.legs);
                run.calls.extend(other.calls);
            }
            7 => drop(runs.remove(place)),
            8 => {
                let Ok(renamed) = run.rename(self);
                *run = renamed;
            }
            _ => *run = run.reversed(),
        }
    }
}

impl Rename<ById, ById> for Changer<'_> {
    type Error = std::convert::Infallible;

    fn player(&self, player: &PlayerId) -> Result<PlayerId, Self::Error> {
        Ok(*player)
    }
    fn company(&self, company: &CompanyId) -> Result<CompanyId, Self::Error> {
        Ok(CompanyId(self.other(company.index(), self.info.companies.len()) as u8))
    }
    fn private(&self, private: &PrivateId) -> Result<PrivateId, Self::Error> {
        Ok(PrivateId(self.other(private.index(), self.info.privates.len()) as u8))
    }
    fn train(&self, train: &TrainId) -> Result<TrainId, Self::Error> {
        let kind = TrainKind(self.other(train.kind.index(), self.info.trains.len()) as u8);
        Ok(TrainId { kind, copy: if self.hits() { self.below(6) as u8 } else { train.copy } })
    }
    fn hex(&self, hex: &HexId) -> Result<HexId, Self::Error> {
        Ok(HexId(self.other(hex.index(), self.info.map.hexes.len()) as u8))
    }
    fn stop(&self, stop: &StopAt) -> Result<StopAt, Self::Error> {
        let node = NodeId(self.other(stop.node.index(), 3) as u8);
        Ok(StopAt { hex: self.hex(&stop.hex)?, node })
    }
    fn tile(&self, tile: &TileId) -> Result<TileId, Self::Error> {
        Ok(TileId(self.other(tile.index(), self.info.tiles.len()) as u16))
    }
    fn cell(&self, cell: &Cell) -> Result<Cell, Self::Error> {
        Ok(Cell(self.other(cell.0.into(), self.info.chart.len()) as u8))
    }
    fn word(&self, word: &Word) -> Result<Word, Self::Error> {
        let other = self.hits().then(|| self.dice.borrow_mut().pick(self.names.words()).copied());
        Ok(other.flatten().map_or(*word, Word))
    }
}
