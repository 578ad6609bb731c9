//! *The End of the Game*: what ends it, and what everybody is worth.

use super::Game1860;
use super::state::{Ending, PrivateOwner, Round};
use rules::{CompanyId, Event, Holder, Money, PlayerId, Purse};

impl Game1860 {
    /// "The bank runs out of money." Recorded games want it below zero (A16). After nationalisation the bank is
    /// infinite.
    pub(super) fn test_bank(&mut self) {
        let left = self.state.cash.of(Purse::Bank);
        let below_zero = self.options.departures.bank_breaks_below_zero;
        let broken = if below_zero { left < Money::ZERO } else { left <= Money::ZERO };
        if broken && !self.state.nationalised && self.state.ending.is_none() {
            self.state.ending = Some(Ending::Bank);
            self.say(Event::BankBroken);
        }
    }

    /// "A railway company's marker reaches the top value on the stockmarket."
    pub(super) fn reach_top(&mut self, company: CompanyId) {
        if self.state.ending.is_none() {
            self.state.ending = Some(Ending::StockMarket);
            self.say(Event::TopOfMarket { company });
        }
    }

    pub(super) fn end_game(&mut self) {
        self.state.round = Round::Over;
        let reason = self.state.ending.map_or("", Ending::id);
        self.say(Event::GameOver { reason });
    }

    /// A player's wealth: money, private companies at face value, shares at the market price, or half of it,
    /// fractions down, if the company has no train.
    pub fn worth(&self, player: PlayerId) -> Money {
        let privates: Money = self
            .privates()
            .filter(|private| {
                let owner = self.state.privates[private.index()].owner;
                owner == PrivateOwner::Player(player) || owner == PrivateOwner::TurnedOver(player)
            })
            .map(|private| self.data.private(private).value)
            .sum();
        let shares: Money = self.companies().map(|company| self.holding_worth(player, company)).sum();
        self.state.cash.player(player) + privates + shares
    }

    /// What a player's shares of one company are worth. Recorded games halve each certificate, so that the
    /// director's loses no fraction (A17).
    pub fn holding_worth(&self, player: PlayerId, company: CompanyId) -> Money {
        let Some(price) = self.price(company) else { return Money::ZERO };
        let held = self.state.shares(company).held_by(player);
        if !self.counts_half(company) {
            return price * i32::from(held);
        }
        let directs = self.state.shares(company).holder(0) == Some(Holder::Player(player));
        if directs && self.options.departures.halved_by_certificate {
            price.halved() * i32::from(held - 2) + (price * 2).halved()
        } else {
            price.halved() * i32::from(held)
        }
    }

    /// Whether a company's shares count half for its lack of a train.
    fn counts_half(&self, company: CompanyId) -> bool {
        if self.options.departures.full_value_counts_as_wealth {
            self.sells_at_half(company)
        } else {
            self.state.company(company).trains.is_empty()
        }
    }
}
