//! 2.8: who directs a company after shares have moved, and the exchange of the director's certificate.

use super::Game1822;
use rules::shares::exchange_director;
use rules::{CompanyId, Event, Holder, PlayerId};

impl Game1822 {
    /// Who would direct a company if the present director kept so many shares: the one with the most, the first after the old
    /// director in order of play among equals, who must hold as many as the director's certificate has.
    pub(super) fn successor(&self, company: CompanyId, director: PlayerId, kept: u8) -> Option<PlayerId> {
        let shares = self.state.shares(company);
        let others = || self.after(director).filter(|player| *player != director);
        let most = others().map(|player| shares.held_by(player)).max()?;
        let candidate = others().find(|player| shares.held_by(*player) == most);
        candidate.filter(|_| most > kept && most >= shares.units(0))
    }

    /// f.9: looked at with every movement of shares except acquisition and tax haven.
    pub(super) fn examine_directorship(&mut self, company: CompanyId) {
        let shares = self.state.shares(company);
        let Holder::Player(director) = shares.director() else { return };
        if let Some(next) = self.successor(company, director, shares.held_by(director)) {
            self.change_director(company, next);
        }
    }

    /// f.7: the new director gives the certificates held longest for the director's, wherever that lies.
    pub(super) fn change_director(&mut self, company: CompanyId, player: PlayerId) {
        exchange_director(self.state.shares_mut(company), player);
        self.say(Event::NewDirector { company, player });
    }
}
