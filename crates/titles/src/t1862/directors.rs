//! 6.3 *Directorships*: who directs a company after a purchase or a sale.

use super::Game1862;
use super::state::DIRECTOR;
use rules::{CompanyId, Event, Holder, PlayerId, shares};

impl Game1862 {
    /// Another player who holds more shares than the director becomes director; if the certificate lies in the pool,
    /// whoever has three shares or more does, and the most.
    pub(super) fn director_after_purchase(&mut self, company: CompanyId, buyer: PlayerId) {
        let held = self.state.shares(company);
        if let Some(player) = shares::director_after_purchase(held, buyer, DIRECTOR) {
            self.appoint(company, player);
        }
    }

    /// The player takes the director's certificate for three ordinary ones.
    pub(super) fn appoint(&mut self, company: CompanyId, player: PlayerId) {
        shares::exchange_director(self.state.shares_mut(company), player);
        self.say(Event::NewDirector { company, player });
    }

    /// Who would direct the company if its director kept `kept` shares: whoever else then has more, and three at least; of
    /// several the nearest to the left (6.3; A15, G1).
    pub(super) fn successor(&self, company: CompanyId, director: PlayerId, kept: u8) -> Option<PlayerId> {
        let shares = self.state.shares(company);
        let others = self.circle().others(director);
        let most = others.clone().map(|player| shares.held_by(player)).max()?;
        if most < DIRECTOR || most <= kept {
            return None;
        }
        let mut largest = others.filter(|player| shares.held_by(*player) == most);
        if kept < DIRECTOR && self.options.departures.sale_tie_by_acquisition {
            return largest.min_by_key(|player| {
                shares.in_order().position(|(_, holder)| holder == Holder::Player(*player))
            });
        }
        largest.next()
    }

    /// Who acts for a company without a director: "the majority shareholder, with ties broken clockwise from the holder of the
    /// priority deal card" (8.0).
    pub(super) fn majority_holder(&self, company: CompanyId) -> PlayerId {
        let shares = self.state.shares(company);
        let most = self.seats().map(|player| shares.held_by(player)).max().unwrap_or_default();
        let mut order = self.order_of_play();
        order.find(|player| shares.held_by(*player) == most).unwrap_or(self.state.first)
    }

    /// Who decides for a company.
    pub(super) fn acts_for(&self, company: CompanyId) -> PlayerId {
        self.state.director(company).unwrap_or_else(|| self.majority_holder(company))
    }
}
