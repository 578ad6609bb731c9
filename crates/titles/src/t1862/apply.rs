//! The one door: every action comes in here, is given to the rule it is about, or refused.

use super::forced::{BANKRUPTCY, REFINANCE, SELL_STOCK};
use super::sections::{ACTIONS, END, MERGING, OBLIGATIONS, OPERATING, PROPOSALS};
use super::state::{Dividend, MergeStage, Merging, OperatingStep, Round, Type};
use super::swapping::{REDEEM, RELINQUISH};
use super::{Game1862, Refused, no};
use rules::naming::{Check, Known};
use rules::{Action, CompanyId, Fact, Place, PlayerId, Reason};

/// More stretches than any run has.
const LONGEST_RUN: usize = 64;
/// More runs than any company has.
const MOST_RUNS: usize = 32;

/// Every word that an action may name.
pub(super) const WORDS: &[&str] = &[
    Dividend::Pay.word().0,
    Dividend::Retain.word().0,
    Dividend::Hudson.word().0,
    Type::Express.word().0,
    Type::Freight.word().0,
    Type::Local.word().0,
    SELL_STOCK.0,
    REFINANCE.0,
    BANKRUPTCY.0,
    REDEEM.0,
    RELINQUISH.0,
];

impl Game1862 {
    pub(super) fn carry_out(&mut self, by: PlayerId, action: &Action) -> Result<Vec<Fact>, Refused> {
        self.check_named_things(action)?;
        self.check_turn(by)?;
        self.events.clear();
        self.decided = None;
        match &self.state.round {
            Round::Parliament(_) => self.parliament_action(by, action)?,
            Round::Stock(_) => self.stock_action(by, action)?,
            Round::Operating(_) => self.operating_action(action)?,
            Round::Over => return no(END, Reason::GameOver),
        }
        self.note_lner_ending();
        self.advance();
        Ok(std::mem::take(&mut self.events))
    }

    fn check_turn(&self, by: PlayerId) -> Result<(), Refused> {
        if by.index() >= self.players.len() {
            return no(OPERATING, Reason::NoSuchPlayer { player: by.0 });
        }
        let awaited = self.turn_now().players;
        if awaited.is_empty() {
            return no(END, Reason::GameOver);
        }
        if awaited.contains(&by) {
            return Ok(());
        }
        let section = match self.state.round {
            Round::Parliament(_) => PROPOSALS,
            Round::Stock(_) => ACTIONS,
            _ => OPERATING,
        };
        no(section, Reason::NotYourTurn { player: by, awaited: awaited.to_vec() })
    }

    /// Whether everything an action names is there; beyond this point ids can be trusted.
    fn check_named_things(&self, action: &Action) -> Result<(), Refused> {
        let known = Known {
            players: self.players.len(),
            companies: self.data.companies.len(),
            privates: 0,
            trains: self.data.bands.len(),
            hexes: self.data.map.hexes.len(),
            tiles: self.data.map.tiles.len(),
            cells: self.data.chart.spaces().len(),
        };
        if let Err(thing) = action.rename(&Check(&known)) {
            return no(OPERATING, Reason::NoSuchThing { thing });
        }
        match action {
            Action::Run { runs }
                if runs.len() > MOST_RUNS || runs.iter().any(|run| run.legs.len() >= LONGEST_RUN) =>
            {
                no(OPERATING, Reason::NoSuchThing { thing: "run" })
            }
            _ => Ok(()),
        }
    }

    fn parliament_action(&mut self, by: PlayerId, action: &Action) -> Result<(), Refused> {
        match action {
            Action::OpenAuction { company, amount } => self.open_auction(by, *company, *amount),
            Action::Bid { amount } => self.raise_bid(by, *amount),
            Action::Start { company, par } => self.start_chartered(by, *company, *par),
            Action::BuyShare { company, from: Place::Offer, certificate } => {
                self.winner_buys(by, *company, *certificate)
            }
            Action::Pass => self.pass_parliament(by),
            _ => self.wrong_step(PROPOSALS),
        }
    }

    fn stock_action(&mut self, by: PlayerId, action: &Action) -> Result<(), Refused> {
        let stock = self.stock();
        if stock.markers.is_some() {
            let Action::BuyTokens { count } = action else { return self.wrong_step(ACTIONS) };
            return self.buy_markers(*count);
        }
        match action {
            Action::SellShares { company, shares, certificates } => {
                self.sell_shares(by, *company, *shares, certificates.as_deref())
            }
            // Whoever is fined pays before anything else happens.
            _ if stock.closed => self.wrong_step(OBLIGATIONS),
            Action::BuyShare { company, from, certificate } => {
                self.buy_share(by, *company, *from, *certificate)
            }
            Action::Start { company, par } => self.start_unchartered(by, *company, *par),
            Action::Pass => self.pass_stock_turn(by),
            _ => self.wrong_step(ACTIONS),
        }
    }

    fn operating_action(&mut self, action: &Action) -> Result<(), Refused> {
        let operating = self.operating();
        let Some(company) = operating.company() else { return self.wrong_step(OPERATING) };
        if let Some(offer) = operating.offer {
            let Action::Answer { reply } = action else { return self.wrong_step(OPERATING) };
            self.answer_offer(company, offer, *reply);
            return Ok(());
        }
        if let Some(merging) = operating.merging {
            return self.merging_action(merging, action);
        }
        self.step_action(company, operating.step, action)
    }

    pub(super) fn merging_action(&mut self, merging: Merging, action: &Action) -> Result<(), Refused> {
        match (merging.stage, action) {
            (MergeStage::Survivor, Action::Survive { company }) => self.choose_survivor(merging, *company),
            (MergeStage::Survivor, Action::Pass) if !self.options.departures.consent_is_taken_for_granted => {
                self.withdraw_merger();
                Ok(())
            }
            (MergeStage::Consent, Action::Answer { reply }) => {
                self.answer_merger(merging, *reply);
                Ok(())
            }
            (MergeStage::Holder { .. }, Action::Choose { choice }) => self.choose_option(merging, *choice),
            (MergeStage::Markers { .. }, Action::RemoveToken { at }) => self.remove_marker(merging, *at),
            _ => self.wrong_step(MERGING),
        }
    }

    fn step_action(
        &mut self,
        company: CompanyId,
        step: OperatingStep,
        action: &Action,
    ) -> Result<(), Refused> {
        match (step, action) {
            (OperatingStep::Home, Action::LayTile { hex, tile, rotation }) => {
                self.upgrade_home(company, *hex, *tile, *rotation)
            }
            (OperatingStep::Merge | OperatingStep::Acquire, Action::Merge { company: partner }) => {
                self.merge(company, *partner)
            }
            (OperatingStep::Merge | OperatingStep::Acquire, Action::Pass) => {
                self.pass_merger(company, step);
                Ok(())
            }
            (OperatingStep::Track, Action::LayTile { hex, tile, rotation }) => {
                self.lay_tile(company, *hex, *tile, *rotation)
            }
            (OperatingStep::Track, Action::Pass) => self.pass_track(company),
            (OperatingStep::Marker, Action::PlaceToken { at }) => self.place_marker(company, *at),
            (OperatingStep::Marker, Action::Pass) => {
                self.pass_step(company, rules::Step::TOKEN, OperatingStep::Run);
                Ok(())
            }
            (OperatingStep::Run, Action::Run { runs }) => self.run(company, runs),
            (OperatingStep::Dividend, Action::Dividend { kind }) => self.decide_dividend(company, *kind),
            (OperatingStep::Trains, Action::BuyTrain { train, price, side, extras }) => {
                self.buy_train(company, *train, *price, *side, *extras)
            }
            (OperatingStep::Trains, Action::Choose { choice }) => self.choose_raising(company, *choice),
            (OperatingStep::Trains, Action::Pass) => self.pass_trains(company),
            (OperatingStep::Redeem, Action::Redeem { certificate }) => self.redeem(company, *certificate),
            (OperatingStep::Redeem, Action::Pass) => {
                self.pass_step(company, super::choices::REDEEMING, OperatingStep::Acquire);
                Ok(())
            }
            _ => self.wrong_step(OPERATING),
        }
    }

    pub(super) fn wrong_step<T>(&self, section: &'static str) -> Result<T, Refused> {
        no(section, Reason::WrongStep { awaited: self.turn_now().step.id() })
    }
}
