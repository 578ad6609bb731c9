//! Money set and read by hand.

use super::{PLAYERS, Scene};
use rules::{Cash, Game, Money, Purse};

/// A game whose money a scene can set.
pub trait HasCash: Game {
    /// Where the money of companies comes from.
    const COMPANIES_ARE_PAID_BY: Purse = Purse::Bank;

    fn cash(&self) -> &Cash;

    fn cash_mut(&mut self) -> &mut Cash;
}

impl<G: HasCash> Scene<G> {
    fn set(mut self, from: Purse, purse: Purse, amount: i32) -> Scene<G> {
        let more = Money(amount) - self.game.cash().of(purse);
        self.game.cash_mut().transfer(from, purse, more);
        self
    }

    /// A player has this much money.
    pub fn cash(self, player: &str, amount: i32) -> Scene<G> {
        let purse = Purse::Player(self.player_id(player));
        self.set(Purse::Bank, purse, amount)
    }

    /// A company has this much in its treasury.
    pub fn treasury(self, company: &str, amount: i32) -> Scene<G> {
        let purse = Purse::Company(self.company_id(company));
        self.set(G::COMPANIES_ARE_PAID_BY, purse, amount)
    }

    /// The bank has this much; the last player at the table has the rest.
    pub fn bank(self, amount: i32) -> Scene<G> {
        let last = PLAYERS[self.game.cash().players() - 1];
        let rest = Purse::Player(self.player_id(last));
        self.set(rest, Purse::Bank, amount)
    }

    /// A player's money.
    pub fn cash_of(&self, player: &str) -> i32 {
        self.game.cash().player(self.player_id(player)).0
    }

    /// What a company has in its treasury.
    pub fn treasury_of(&self, company: &str) -> i32 {
        self.game.cash().company(self.company_id(company)).0
    }

    /// What the bank has.
    pub fn bank_has(&self) -> i32 {
        self.game.cash().of(Purse::Bank).0
    }
}
