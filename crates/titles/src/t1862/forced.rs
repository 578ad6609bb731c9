//! 7.11 *Forced Train Purchases*: a company without a train that can afford none raises money by selling stock or by
//! refinancing.

use super::sections::FORCED;
use super::state::{Lner, MergeKind, MergeStage, Merging, OperatingStep};
use super::words::{self, Effect, Event as Own};
use super::{Game1862, Refused, no};
use rules::chart::Direction;
use rules::{Cell, Choice, CompanyId, Fact, Holder, Message, Money, Purse, Word};
use smallvec::{SmallVec, smallvec};

/// Selling company stock (7.11.1).
pub const SELL_STOCK: Word = Word("sell-stock");
/// Refinancing (7.11.2).
pub const REFINANCE: Word = Word("refinance");
/// Going bankrupt (7.12).
pub const BANKRUPTCY: Word = Word("bankruptcy");

/// What a company can do that must raise money.
#[derive(Clone, Copy)]
enum Raising {
    /// Sell so many shares, for so much.
    SellStock(u8, Money),
    /// Refinance, for so much.
    Refinance(Money),
    /// Go bankrupt: neither is enough.
    Bankruptcy,
}

impl Raising {
    fn word(self) -> Word {
        match self {
            Raising::SellStock(..) => SELL_STOCK,
            Raising::Refinance(_) => REFINANCE,
            Raising::Bankruptcy => BANKRUPTCY,
        }
    }

    fn proceeds(self) -> Money {
        match self {
            Raising::SellStock(_, amount) | Raising::Refinance(amount) => amount,
            Raising::Bankruptcy => Money::ZERO,
        }
    }
}

impl Game1862 {
    /// The fewest shares whose sale, at full price, pays for the bank's next train; `None` if all are too few.
    fn stock_to_sell(&self, company: CompanyId) -> Option<Raising> {
        let price = self.price(company)?;
        let short = self.bank_price() - self.state.cash.company(company);
        if price <= Money::ZERO {
            return None;
        }
        let needed = (short.0 + price.0 - 1) / price.0;
        let held = self.state.shares(company).ordinary(Holder::Company(company)).len() as i32;
        (needed <= held).then_some(Raising::SellStock(needed as u8, price * needed))
    }

    /// What refinancing brings: "10 x its current par price".
    pub(super) fn refinancing_brings(&self, company: CompanyId) -> Money {
        self.state.company(company).par.unwrap_or_default() * 10
    }

    /// Refinancing, if it is enough for the bank's next train.
    fn refinancing(&self, company: CompanyId) -> Option<Raising> {
        let brings = self.refinancing_brings(company);
        let enough = self.state.cash.company(company) + brings >= self.bank_price();
        enough.then_some(Raising::Refinance(brings))
    }

    /// The ways to raise enough money, stock first, or else bankruptcy.
    fn ways_to_raise(&self, company: CompanyId) -> SmallVec<[Raising; 2]> {
        let ways: SmallVec<[Raising; 2]> =
            self.stock_to_sell(company).into_iter().chain(self.refinancing(company)).collect();
        if ways.is_empty() { smallvec![Raising::Bankruptcy] } else { ways }
    }

    /// A company without a train: it must buy one if it can.
    pub(super) fn waits_for_first_train(&mut self, company: CompanyId) -> bool {
        if self.state.cash.company(company) >= self.bank_price()
            || self.trade_choices(company).next().is_some()
        {
            return true;
        }
        match self.ways_to_raise(company)[..] {
            [only] if self.is_unasked(only) => {
                self.operating_mut().unasked = true;
                self.raise(company, only);
                false
            }
            _ => true,
        }
    }

    /// Nobody is asked about bankruptcy; recorded games take the only way to raise money without asking, too.
    fn is_unasked(&self, only: Raising) -> bool {
        matches!(only, Raising::Bankruptcy) || self.options.departures.only_way_is_taken
    }

    /// Money may be raised if no train can be bought anywhere: one that needs another director's consent need not be had
    /// (A27: recorded games let it be raised beside any offer).
    fn may_raise(&self, company: CompanyId) -> bool {
        let free = |choice: Choice| matches!(choice, Choice::BuyTrain { consent: None, .. });
        self.lacks_train(company)
            && self.state.cash.company(company) < self.bank_price()
            && (self.options.departures.money_raised_beside_offers || !self.trade_choices(company).any(free))
    }

    /// The ways to raise money that are open now. In version 1 a company that has no choice passes instead.
    fn open_ways(&self, company: CompanyId) -> SmallVec<[Raising; 2]> {
        let ways = if self.may_raise(company) { self.ways_to_raise(company) } else { SmallVec::new() };
        let passes = self.options.departures.pass_raises_money && ways.len() < 2;
        if passes { SmallVec::new() } else { ways }
    }

    /// The ways to raise money, as choices that say what each would do.
    pub(super) fn raising_choices(&self, company: CompanyId) -> Vec<Choice> {
        let choice = |way: &Raising| Choice::Choose {
            choice: way.word(),
            cost: Money::ZERO,
            proceeds: way.proceeds(),
            effects: self.effects(company, *way),
        };
        let mut choices: Vec<Choice> = self.open_ways(company).iter().map(choice).collect();
        if self.options.departures.pass_raises_money && choices.is_empty() && self.may_raise(company) {
            choices.push(Choice::Pass);
        }
        choices
    }

    /// Version 1: a company without a train that passes takes the only way to raise money.
    pub(super) fn raise_by_pass(&mut self, company: CompanyId) -> Result<(), Refused> {
        if !self.options.departures.pass_raises_money || !self.may_raise(company) {
            return no(FORCED, rules::Reason::MustBuyTrain { company });
        }
        match self.ways_to_raise(company)[..] {
            [only] => self.raise(company, only),
            _ => return self.wrong_step(FORCED),
        }
        Ok(())
    }

    pub(super) fn choose_raising(&mut self, company: CompanyId, choice: Word) -> Result<(), Refused> {
        let ways = self.open_ways(company);
        if ways.is_empty() {
            return no(FORCED, words::Reason::NoNeedToRaise { company });
        }
        match ways.into_iter().find(|way| way.word() == choice) {
            Some(way) => self.raise(company, way),
            None => return no(FORCED, words::Reason::CannotRaise { company }),
        }
        Ok(())
    }

    fn raise(&mut self, company: CompanyId, way: Raising) {
        match way {
            Raising::SellStock(count, _) => self.sell_stock(company, count),
            Raising::Refinance(amount) => self.refinance(company, amount),
            Raising::Bankruptcy => {
                self.bankrupt(company);
                self.operating_mut().step = OperatingStep::Done;
            }
        }
    }

    /// What a way to raise money would do.
    fn effects(&self, company: CompanyId, way: Raising) -> Vec<Message> {
        let mut effects = Vec::new();
        if let Some((train, price)) = self.bank_train().filter(|_| way.proceeds() > Money::ZERO) {
            let treasury = self.state.cash.company(company) + way.proceeds();
            effects.push(Effect::Raised { company, treasury, train, price });
        }
        let price = self.price(company).unwrap_or_default();
        match way {
            Raising::SellStock(shares, _) => {
                let cell = self.cell_after_stock_sale(company, shares);
                let falls_to = cell.map_or(price, |cell| self.data.price(cell));
                effects.push(Effect::StockSold { shares, price, falls_to });
            }
            Raising::Refinance(_) => {
                effects.push(Effect::PriceStays { price });
                effects.extend(self.holdings_after_refinancing(company));
            }
            Raising::Bankruptcy => {
                let amount = self.sale_price(company).unwrap_or_default();
                effects.push(Effect::Compensation { company, amount });
            }
        }
        effects.into_iter().map(|effect| Fact::from(effect).message(self)).collect()
    }

    /// "The company share price falls one place for each share sold in this way", as if its director sold them. After the
    /// formation of the LNER prices no longer fall (A12: in recorded games they do).
    fn cell_after_stock_sale(&self, company: CompanyId, count: u8) -> Option<Cell> {
        let falls = self.state.lner != Lner::Formed || self.options.departures.company_sales_always_lower;
        let cell = self.state.markers.cell(company).filter(|_| falls)?;
        Some(self.data.chart.step(cell, Direction::Down, count))
    }

    fn sell_stock(&mut self, company: CompanyId, count: u8) {
        let amount = self.price(company).unwrap_or_default() * i32::from(count);
        let shares = self.state.shares_mut(company);
        for certificate in shares.ordinary(Holder::Company(company)).into_iter().take(count.into()) {
            shares.lay(certificate, Holder::Pool);
        }
        self.bank_pays(Purse::Company(company), amount);
        self.say(Own::StockSold { company, shares: count, amount });
        self.operating_mut().raised = true;
        if let Some(cell) = self.cell_after_stock_sale(company, count) {
            self.move_marker(company, cell);
            if self.bankrupt_at_bottom(company) {
                self.operating_mut().step = OperatingStep::Done;
            }
        }
    }

    /// 7.11.2: shares are exchanged 2:1, and the company receives ten times its par.
    pub(super) fn refinance(&mut self, company: CompanyId, amount: Money) {
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
