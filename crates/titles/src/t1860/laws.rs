//! What must hold after every action: nothing is created or lost. Also the state's digest.

use super::Game1860;
use super::state::State;
use rules::{Holder, Money, PlayerId, Purse, TrainKind};

impl Game1860 {
    pub(super) fn check_laws(&self) -> Result<(), String> {
        self.check_money()?;
        self.check_certificates()?;
        self.check_trains()?;
        self.check_bases()?;
        self.check_tiles()
    }

    fn check_money(&self) -> Result<(), String> {
        let (pounds, credits) = self.data.bank;
        let total = self.state.cash.total();
        if total != pounds + credits {
            return Err(format!("money: {} in all purses, not {}", total.0, (pounds + credits).0));
        }
        let players: Money = self.seats().map(|player| self.state.cash.player(player)).sum();
        if self.state.cash.of(Purse::Bank) + players != pounds {
            return Err("money: pounds have become company credits".to_owned());
        }
        for player in self.seats() {
            if self.state.cash.player(player) < Money::ZERO {
                return Err(format!("money: player {} owes", player.0));
            }
        }
        for company in self.companies() {
            if self.state.cash.company(company) < Money::ZERO {
                return Err(format!("money: company {} owes", company.0));
            }
        }
        Ok(())
    }

    fn check_certificates(&self) -> Result<(), String> {
        for company in self.companies() {
            let shares = self.state.shares(company);
            let players: u8 = self.seats().map(|player| shares.held_by(player)).sum();
            let total = players + shares.held(Holder::Offer) + shares.held(Holder::Pool);
            if total != shares.total_units() {
                return Err(format!("certificates: company {} has {total} shares", company.0));
            }
            let state = self.state.company(company);
            if let Some(director) = self.state.director(company) {
                let more = |player: PlayerId| shares.held_by(player) > shares.held_by(director);
                if self.seats().any(more) {
                    return Err(format!("certificates: company {} is directed by a minority", company.0));
                }
            }
            if state.par.is_some() != self.state.markers.cell(company).is_some() {
                return Err(format!("market: company {} has a par or a marker, not both", company.0));
            }
            if state.floated && state.par.is_none() {
                return Err(format!("company {} floats without a par", company.0));
            }
        }
        Ok(())
    }

    fn check_trains(&self) -> Result<(), String> {
        let owned = self.companies().flat_map(|company| self.state.company(company).trains.clone());
        let mut all: Vec<_> = owned.chain(self.state.depot.returned().iter().copied()).collect();
        let count = all.len();
        all.sort();
        all.dedup();
        if all.len() != count {
            return Err("trains: one card is in two places".to_owned());
        }
        let unsold = all.iter().find(|train| train.copy >= self.state.depot.sold(train.kind));
        if let Some(train) = unsold {
            return Err(format!(
                "trains: {} {} was never sold",
                self.data.train(train.kind).name,
                train.copy
            ));
        }
        let phase = self.data.phase(self.state.phase);
        let obsolete = |kind: TrainKind| {
            self.data.trains.iter().any(|train| train.rusts == Some(kind) && train.phase <= phase.phase)
        };
        match all.iter().find(|train| obsolete(train.kind)) {
            Some(train) => Err(format!("trains: a {} has not rusted", self.data.train(train.kind).name)),
            None => Ok(()),
        }
    }

    fn check_bases(&self) -> Result<(), String> {
        let layout = &self.state.layout;
        for company in self.companies() {
            let owner = State::owner_token(company);
            let placed = layout.tokens().iter().filter(|token| token.owner == owner).count();
            let left = usize::from(self.state.company(company).bases_left);
            if placed + left != usize::from(self.data.company(company).bases) {
                return Err(format!("bases: company {} has {placed} placed and {left} left", company.0));
            }
        }
        for (place, token) in layout.tokens().iter().enumerate() {
            let slots =
                self.state.network.stop(token.at()).map(|stop| self.state.network.stops[stop.index()].slots);
            if slots.is_none_or(|slots| token.slot >= slots) {
                return Err(format!(
                    "bases: no circle {} at {}",
                    token.slot,
                    self.data.map.hex(token.hex).at
                ));
            }
            let same = |other: &board::Token| other.at() == token.at() && other.slot == token.slot;
            if layout.tokens()[..place].iter().any(same) {
                return Err(format!("bases: two in one circle at {}", self.data.map.hex(token.hex).at));
            }
        }
        Ok(())
    }

    fn check_tiles(&self) -> Result<(), String> {
        for (id, tile) in self.data.map.tiles.boxed() {
            let laid = self.data.map.hex_ids().filter(|hex| self.state.layout.tile(*hex).0 == id).count();
            let board::Count::Limited(count) = tile.count else { continue };
            let left = self.state.layout.supply(&self.data.map, id).unwrap_or(0);
            if laid + usize::from(left) != usize::from(count) {
                return Err(format!("tiles: {laid} of {} laid and {left} left", tile.name));
            }
        }
        Ok(())
    }
}
