//! Who holds what.

use super::Scene;
use rules::{Certificates, CompanyId, Game, Holder};

/// A game whose shares a scene can read.
pub trait HasShares: Game {
    fn shares(&self, company: CompanyId) -> &Certificates;
}

impl<G: HasShares> Scene<G> {
    /// Shares that a player holds of a company.
    pub fn held(&self, player: &str, company: &str) -> u8 {
        self.game.shares(self.company_id(company)).held_by(self.player_id(player))
    }

    /// Shares of a company in its treasury.
    pub fn own(&self, company: &str) -> u8 {
        let id = self.company_id(company);
        self.game.shares(id).held(Holder::Company(id))
    }

    /// Shares of a company in the pool.
    pub fn pool(&self, company: &str) -> u8 {
        self.game.shares(self.company_id(company)).held(Holder::Pool)
    }
}
