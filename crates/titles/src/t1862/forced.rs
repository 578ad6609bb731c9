//! 7.11 *Forced Train Purchases*: a company without a train that can afford none raises money by selling stock or by
//! refinancing.

use super::sections::FORCED;
use super::state::{Lner, MergeKind, MergeStage, Merging, OperatingStep};
use super::words::{self, Event as Own};
use super::{Game1862, Refused, no};
use rules::chart::Direction;
use rules::{Choice, CompanyId, Holder, Money, Purse, Word};

/// Selling company stock (7.11.1).
pub const SELL_STOCK: Word = Word("sell-stock");
/// Refinancing (7.11.2).
pub const REFINANCE: Word = Word("refinance");

impl Game1862 {
    /// The fewest shares whose sale, at full price, pays for the bank's next train; `None` if all are too few.
    fn stock_to_sell(&self, company: CompanyId) -> Option<(u8, Money)> {
        let price = self.price(company)?;
        let short = self.bank_price() - self.state.cash.company(company);
        if price <= Money::ZERO {
            return None;
        }
        let needed = (short.0 + price.0 - 1) / price.0;
        let held = self.state.shares(company).ordinary(Holder::Company(company)).len() as i32;
        (needed <= held).then_some((needed as u8, price * needed))
    }

    /// What refinancing brings: "10 x its current par price".
    pub(super) fn refinancing_brings(&self, company: CompanyId) -> Money {
        self.state.company(company).par.unwrap_or_default() * 10
    }

    /// What refinancing brings, if it is enough for the bank's next train.
    fn refinancing(&self, company: CompanyId) -> Option<Money> {
        let brings = self.refinancing_brings(company);
        (self.state.cash.company(company) + brings >= self.bank_price()).then_some(brings)
    }

    /// A company without a train: it must buy one if it can.
    pub(super) fn waits_for_first_train(&mut self, company: CompanyId) -> bool {
        if self.state.cash.company(company) >= self.bank_price()
            || self.trade_choices(company).next().is_some()
        {
            return true;
        }
        if self.stock_to_sell(company).is_some() && self.refinancing(company).is_some() {
            return true;
        }
        self.operating_mut().unasked = true;
        self.raise_somehow(company);
        false
    }

    /// Money may be raised if no train can be bought anywhere: one that needs another director's consent need not be had
    /// (A27: recorded games let it be raised beside any offer).
    fn may_raise(&self, company: CompanyId) -> bool {
        let free = |choice: Choice| matches!(choice, Choice::BuyTrain { consent: None, .. });
        self.lacks_train(company)
            && self.state.cash.company(company) < self.bank_price()
            && (self.options.departures.money_raised_beside_offers || !self.trade_choices(company).any(free))
    }

    /// The ways to raise money, as choices: which one, or that the only one, or bankruptcy, is taken.
    pub(super) fn raising_choices(&self, company: CompanyId) -> Vec<Choice> {
        if !self.may_raise(company) {
            return Vec::new();
        }
        match (self.stock_to_sell(company), self.refinancing(company)) {
            (Some((_, proceeds)), Some(brings)) => vec![
                Choice::Choose { choice: SELL_STOCK, cost: Money::ZERO, proceeds },
                Choice::Choose { choice: REFINANCE, cost: Money::ZERO, proceeds: brings },
            ],
            _ => vec![Choice::Pass],
        }
    }

    /// A pass by a company without a train: the only way to raise money is taken.
    pub(super) fn raise_money(&mut self, company: CompanyId) -> Result<(), Refused> {
        if !self.may_raise(company) {
            return no(FORCED, rules::Reason::MustBuyTrain { company });
        }
        if self.stock_to_sell(company).is_some() && self.refinancing(company).is_some() {
            return self.wrong_step(FORCED);
        }
        self.raise_somehow(company);
        Ok(())
    }

    pub(super) fn choose_raising(&mut self, company: CompanyId, choice: Word) -> Result<(), Refused> {
        let both = self.stock_to_sell(company).zip(self.refinancing(company));
        let Some(((count, _), _)) = both.filter(|_| self.may_raise(company)) else {
            return no(FORCED, words::Reason::NoNeedToRaise { company });
        };
        match choice {
            SELL_STOCK => self.sell_stock(company, count),
            REFINANCE => self.refinance(company),
            _ => return self.wrong_step(FORCED),
        }
        Ok(())
    }

    /// Stock is sold if that suffices, or else the company refinances, or else it is bankrupt.
    fn raise_somehow(&mut self, company: CompanyId) {
        if let Some((count, _)) = self.stock_to_sell(company) {
            self.sell_stock(company, count);
        } else if self.refinancing(company).is_some() {
            self.refinance(company);
        } else {
            self.bankrupt(company);
            self.operating_mut().step = OperatingStep::Done;
        }
    }

    /// "The company share price falls one place for each share sold in this way", as if its director sold them. After the
    /// formation of the LNER prices no longer fall (A12: in recorded games they do).
    fn sell_stock(&mut self, company: CompanyId, count: u8) {
        let amount = self.price(company).unwrap_or_default() * i32::from(count);
        let shares = self.state.shares_mut(company);
        for certificate in shares.ordinary(Holder::Company(company)).into_iter().take(count.into()) {
            shares.lay(certificate, Holder::Pool);
        }
        self.bank_pays(Purse::Company(company), amount);
        self.say(Own::StockSold { company, shares: count, amount });
        self.operating_mut().raised = true;
        let falls = self.state.lner != Lner::Formed || self.options.departures.company_sales_always_lower;
        if let Some(cell) = self.state.markers.cell(company).filter(|_| falls) {
            self.move_marker(company, self.data.chart.step(cell, Direction::Down, count));
            if self.bankrupt_at_bottom(company) {
                self.operating_mut().step = OperatingStep::Done;
            }
        }
    }

    /// 7.11.2: shares are exchanged 2:1, and the company receives ten times its par.
    fn refinance(&mut self, company: CompanyId) {
        let amount = self.refinancing(company).unwrap_or_default();
        self.say(Own::Refinances { company, amount });
        let merging = Merging {
            kind: MergeKind::Refinancing,
            active: company,
            partner: company,
            survivor: company,
            initiator: self.acts_for(company),
            other: self.acts_for(company),
            stage: MergeStage::Holder { place: 0, option: None },
        };
        self.operating_mut().merging = Some(merging);
        self.begin_swapping(&merging);
    }
}
