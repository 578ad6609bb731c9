//! Random games to their end, with every law checked after every action.

use crate::rng::Dice;
use crate::wander::{self, Mood};
use rules::{Aim, Event, Game, TableSpec};
use std::collections::BTreeMap;
use titles::{AnyGame, SetupError};

/// More actions than any game takes.
const MOST_ACTIONS: usize = 20_000;

/// How a game went.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// Actions taken.
    pub actions: usize,
    /// What ended it.
    pub ending: String,
    /// What was met on the way, and how often.
    pub met: BTreeMap<&'static str, usize>,
}

/// Why a game went wrong: a defect of the rules.
#[derive(Clone, Debug)]
pub struct Failure {
    /// After how many actions.
    pub actions: usize,
    /// What is wrong.
    pub what: String,
}

/// Plays one game at random.
pub fn play(spec: &TableSpec, seed: u64) -> Result<Result<Outcome, Failure>, SetupError> {
    let mut game = AnyGame::new(spec)?;
    let mut dice = Dice::new(seed);
    let mood = Mood::drawn(&mut dice);
    let mut outcome = Outcome::default();
    loop {
        let choices = game.choices();
        let fail = |what: String| Failure { actions: outcome.actions, what };
        let Some(&player) = choices.turn.players.first() else { return Ok(Ok(outcome)) };
        if choices.options.is_empty() {
            return Ok(Err(fail(format!("nothing is allowed in step {}", choices.turn.step.id()))));
        }
        let Some(action) = wander::choose(&choices, || game.best_runs(Aim::Dividend), &mood, &mut dice)
        else {
            return Ok(Err(fail(format!("no move found in step {}", choices.turn.step.id()))));
        };
        match game.apply(player, &action) {
            Ok(events) => note(&mut outcome, &events),
            Err(refusal) => return Ok(Err(fail(format!("{action:?} was offered and refused: {refusal:?}")))),
        }
        outcome.actions += 1;
        if let Some(broken) = game.broken_law() {
            return Ok(Err(Failure { actions: outcome.actions, what: format!("{broken} after {action:?}") }));
        }
        if outcome.actions > MOST_ACTIONS {
            let what = format!("no end after {MOST_ACTIONS} actions");
            return Ok(Err(Failure { actions: outcome.actions, what }));
        }
    }
}

fn note(outcome: &mut Outcome, events: &[Event]) {
    for event in events {
        let name = match event {
            Event::Insolvent { .. } => "insolvency",
            Event::RanLeased { .. } => "leased run",
            Event::Bankrupt { .. } => "bankruptcy",
            Event::StockRoundBroken => "broken stock round",
            Event::Refloated { .. } => "refloat",
            Event::Receivership { .. } => "receivership",
            Event::Nationalised => "nationalisation",
            Event::CompanyClosed { .. } => "closing",
            Event::TrainOffer { .. } => "train offer",
            Event::TrainOfferDeclined { .. } | Event::TrainOffersDeclined { .. } => "declined offer",
            Event::TrainDiscarded { .. } => "discarded train",
            Event::DirectorsCertificateSplit { .. } => "split director's certificate",
            Event::NewDirector { .. } => "new director",
            Event::PrivateExchanged { .. } => "exchange",
            Event::PrivateSold { .. } => "private sold",
            Event::PrivateTurnedOver { .. } => "private turned over",
            Event::AuctionPassedOut { .. } => "passed-out auction",
            Event::NoHomeTile { .. } => "no home tile",
            Event::DestinationReached { .. } => "destination",
            Event::SouthernForms => "Southern Railway",
            Event::GameOver { reason } => {
                outcome.ending = (*reason).to_owned();
                continue;
            }
            _ => continue,
        };
        *outcome.met.entry(name).or_default() += 1;
    }
}
