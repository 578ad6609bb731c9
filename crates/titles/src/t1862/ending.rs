//! 10.0 *Game End*.

use super::Game1862;
use super::state::{Ending, Group, Lner, Round};
use super::words::Event as Own;
use rules::{CompanyId, Event, Holder, Money, PlayerId};

impl Game1862 {
    /// 10.2: the bank has run out of money. After the formation of the LNER that ends nothing.
    pub(super) fn break_bank(&mut self) {
        if !self.state.bank_broken {
            self.state.bank_broken = true;
            self.say(Event::BankBroken);
        }
        if self.state.ending.is_none() && self.state.lner != Lner::Formed {
            self.state.ending = Some(Ending::Bank);
        }
    }

    /// 10.1: a company has reached the top of the stock market; this operating round is the last.
    pub(super) fn reach_top(&mut self, company: CompanyId) {
        self.say(Event::TopOfMarket { company });
        self.state.ending = Some(Ending::StockMarket);
    }

    /// 10.3: the first H train has been sold (11.2: the first E train).
    pub(super) fn trigger_lner(&mut self) {
        self.state.lner = Lner::Triggered;
        self.say(Own::LnerTriggered);
    }

    /// 10.3: companies not started leave the game, shares of the offer go to the pool, the certificate limit is fixed.
    pub(super) fn form_lner(&mut self) {
        self.state.lner = Lner::Formed;
        for company in self.companies() {
            if !self.state.company(company).is_started() {
                self.state.company_mut(company).group = Group::Out;
                continue;
            }
            self.offer_to_pool(company);
        }
        let held =
            |player: PlayerId| self.state.certificates.iter().map(|shares| shares.held_by(player)).sum();
        let limit: u8 = self.seats().map(held).max().unwrap_or_default();
        self.state.lner_limit = Some(limit);
        self.say(Own::LnerForms { limit });
    }

    /// All shares of a company that lie in the offer go to the pool.
    pub(super) fn offer_to_pool(&mut self, company: CompanyId) {
        let shares = self.state.shares_mut(company);
        for certificate in shares.ordinary(Holder::Offer) {
            shares.lay(certificate, Holder::Pool);
        }
    }

    /// After the formation the game ends with the set of operating rounds (F40: it is noted with the next action).
    pub(super) fn note_lner_ending(&mut self) {
        if self.state.lner == Lner::Formed && self.state.ending.is_none() {
            self.state.ending = Some(Ending::Lner);
        }
    }

    pub(super) fn end_game(&mut self, ending: Ending) {
        self.state.ending = Some(ending);
        self.state.round = Round::Over;
        self.say(Event::GameOver { reason: ending.id() });
    }

    /// 10.4: cash and company shares.
    pub fn worth(&self, player: PlayerId) -> Money {
        let shares: Money = self.companies().map(|company| self.holding_worth(player, company)).sum();
        self.state.cash.player(player) + shares
    }

    /// What a player's shares of a company count at the end; in recorded games those of a company without a train half,
    /// each certificate by itself (A30).
    pub fn holding_worth(&self, player: PlayerId, company: CompanyId) -> Money {
        let shares = self.state.shares(company);
        let held = i32::from(shares.held_by(player));
        if held == 0 {
            return Money::ZERO;
        }
        let price = self.price(company).unwrap_or_default();
        if !self.options.departures.half_worth_without_train || !self.state.company(company).trains.is_empty()
        {
            return price * held;
        }
        let director = shares.directing_player() == Some(player);
        let singles = shares.ordinary(Holder::Player(player)).len() as i32;
        price.halved() * singles + if director { (price * 3).halved() } else { Money::ZERO }
    }
}
