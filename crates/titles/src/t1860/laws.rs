//! What must hold after every action: nothing is created or lost.

use super::Game1860;
use super::state::Round;
use board::Network;
use rules::{Choice, Money, Names, Purse, TrainKind, laws};

impl Game1860 {
    pub(super) fn check_laws(&self) -> Result<(), String> {
        self.check_money()?;
        for company in self.companies() {
            let state = self.state.company(company);
            let name = self.company(company);
            laws::certificates(&name, self.state.shares(company), self.players.len())?;
            laws::directed_by_most(&name, self.state.shares(company), self.players.len())?;
            laws::tokens_of(self, company, state.bases_left, self.data.company(company).bases)?;
            if state.par.is_some() != self.state.markers.cell(company).is_some() {
                return Err(format!("market: {name} has a par or a marker, not both"));
            }
            if state.floated && state.par.is_none() {
                return Err(format!("{name} floats without a par"));
            }
        }
        self.check_trains()?;
        self.check_short_cuts()?;
        laws::circles(self, &self.state.network)?;
        laws::tiles(self)
    }

    /// Pounds are with the bank and the players, company credits with the companies and their stock.
    fn check_money(&self) -> Result<(), String> {
        let (pounds, credits) = self.data.bank;
        laws::money(self, &self.state.cash, pounds + credits)?;
        let players: Money = self.seats().map(|player| self.state.cash.player(player)).sum();
        if self.state.cash.of(Purse::Bank) + players != pounds {
            return Err("money: pounds have become company credits".to_owned());
        }
        Ok(())
    }

    /// What is kept or answered without doing it in full is the same as if it were done in full.
    fn check_short_cuts(&self) -> Result<(), String> {
        if *self.state.network != Network::of(&self.data.map, &self.state.layout) {
            return Err("board: the network is not that of the tiles".to_owned());
        }
        if let Round::Stock(stock) = &self.state.round {
            let listed = self.stock_choices().iter().any(|choice| *choice != Choice::Pass);
            if self.may_trade(stock.turn) != listed {
                return Err(
                    "stock round: a player may trade without a choice, or the other way round".to_owned()
                );
            }
        }
        Ok(())
    }

    fn check_trains(&self) -> Result<(), String> {
        let depot = &self.state.depot;
        let owned = self.state.companies.iter().flat_map(|company| company.trains.iter().copied());
        laws::cards(self, depot, owned.clone())?;
        let obsolete = |kind: TrainKind| {
            let mut begun = self.data.trains.iter().filter(|train| train.phase <= self.state.phase);
            begun.any(|train| train.rusts == Some(kind))
        };
        match owned.chain(depot.returned().iter().copied()).find(|train| obsolete(train.kind)) {
            Some(train) => Err(format!("trains: a {} has not rusted", self.train(train.kind))),
            None => Ok(()),
        }
    }
}
