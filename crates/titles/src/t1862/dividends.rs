//! 7.8.5 *Dividend Payments*, 7.8.6 *The George Hudson Manoeuvre*, and the use of warranties (7.10).

use super::sections::{DIVIDENDS, HUDSON, NEW_PLAYERS};
use super::state::{Dividend, OperatingStep, Train};
use super::words::{self, Event as Own};
use super::{Game1862, Refused, no};
use rules::chart::Direction;
use rules::{Cell, Choice, CompanyId, Event, Holder, Money, Purse, Reason, Word};

/// The most steps a dividend moves the share price.
const MOST_STEPS: i32 = 4;
/// Revenue is a multiple of this.
const TEN: i32 = 10;

impl Game1862 {
    /// 7.8.6: what must be added for the revenue to reach the share price, in tens. `None` if the manoeuvre is not open.
    fn hudson_needs(&self, company: CompanyId) -> Option<Money> {
        let (revenue, price) = (self.revenue(), self.price(company)?);
        let least = if self.options.departures.hudson_needs_more_than_ten { TEN + 1 } else { TEN };
        if self.options.new_players || revenue.0 < least || revenue >= price {
            return None;
        }
        let needed = Money((price.0 - revenue.0 + TEN - 1) / TEN * TEN);
        (needed <= self.purse_with_subsidy(company)).then_some(needed)
    }

    /// The share price after a dividend: one space right for each whole time it covers the price, one space left if nothing is
    /// paid. The rulebook's text ("greater than twice") and its bands ("at least twice") differ by a hair; the bands hold.
    fn cell_after(&self, company: CompanyId, paid: Money) -> Option<Cell> {
        let cell = self.state.markers.cell(company)?;
        if paid == Money::ZERO {
            return Some(self.data.chart.step(cell, Direction::Left, 1));
        }
        let steps = (paid.0 / self.data.price(cell).0.max(1)).min(MOST_STEPS);
        Some(self.data.chart.step(cell, Direction::Right, steps as u8))
    }

    pub(super) fn waits_for_dividend(&mut self, company: CompanyId) -> bool {
        if self.revenue() > Money::ZERO && !self.state.in_receivership(company) {
            return true;
        }
        self.settle(company, Dividend::Retain);
        if self.options.departures.bankrupt_turn_earns_nothing && !self.state.company(company).is_started() {
            self.note_dividend(company, Dividend::Retain, Money::ZERO);
        }
        false
    }

    pub(super) fn decide_dividend(&mut self, company: CompanyId, word: Word) -> Result<(), Refused> {
        let Some(kind) = Dividend::ALL.into_iter().find(|kind| kind.word() == word) else {
            return no(DIVIDENDS, Reason::NoSuchThing { thing: "dividend" });
        };
        if kind == Dividend::Hudson && self.hudson_needs(company).is_none() {
            let section = if self.options.new_players { NEW_PLAYERS } else { HUDSON };
            return no(section, words::Reason::NoHudson { company });
        }
        self.decided = Some(kind);
        self.settle(company, kind);
        Ok(())
    }

    fn settle(&mut self, company: CompanyId, kind: Dividend) {
        let treasury = Purse::Company(company);
        let (earned, subsidy) = (self.revenue(), self.operating().subsidy);
        let added = if kind == Dividend::Hudson {
            self.hudson_needs(company).unwrap_or_default()
        } else {
            Money::ZERO
        };
        self.bank_pays(treasury, subsidy);
        if added > Money::ZERO {
            self.pay_bank(treasury, added);
            self.say(Own::Hudson { company, amount: added });
        }
        let revenue = earned + added;
        self.note_dividend(company, kind, revenue);
        if revenue > Money::ZERO {
            self.say(Event::DividendDecided { company, kind: kind.word(), revenue });
        }
        let paid = if kind == Dividend::Retain { Money::ZERO } else { revenue };
        let after = self.cell_after(company, paid);
        match kind {
            Dividend::Retain => self.bank_pays(treasury, revenue),
            Dividend::Pay | Dividend::Hudson => self.pay_out(company, revenue),
        }
        self.use_warranties(company);
        let operating = self.operating_mut();
        operating.revenue.clear();
        operating.subsidy = Money::ZERO;
        operating.step = OperatingStep::Trains;
        if let Some(cell) = after {
            self.move_after_dividend(company, cell);
        }
    }

    /// F35: recorded games copy the last dividend decided to a company that earns nothing within the same action.
    fn note_dividend(&mut self, company: CompanyId, kind: Dividend, revenue: Money) {
        let noted = if revenue > Money::ZERO || self.state.in_receivership(company) {
            Some(kind)
        } else {
            self.decided.filter(|_| self.options.departures.last_dividend_is_copied)
        };
        let state = self.state.company_mut(company);
        state.operated = true;
        state.last_revenue = Some(revenue);
        state.last_dividend = noted;
    }

    /// "10% of the revenue earned to each owner of 10% of the company's shares, including the company itself"; shares in the
    /// bank pool and the offer earn nothing.
    fn pay_out(&mut self, company: CompanyId, revenue: Money) {
        let per_share = Money(revenue.0 / TEN);
        for player in self.order_of_play() {
            let shares = self.state.shares(company).held_by(player);
            if shares > 0 {
                let amount = per_share * i32::from(shares);
                self.bank_pays(Purse::Player(player), amount);
                self.say(Event::DividendPaid { company, player, shares, amount });
            }
        }
        let own = self.state.shares(company).held(Holder::Company(company));
        self.bank_pays(Purse::Company(company), per_share * i32::from(own));
    }

    /// "The marker is placed at the bottom of any stack it moves to", and of its own if it does not move (A9: not in recorded
    /// games).
    fn move_after_dividend(&mut self, company: CompanyId, cell: Cell) {
        let before = self.state.markers.cell(company);
        if before != Some(cell) {
            self.move_marker(company, cell);
            if cell == self.data.chart.top() {
                self.reach_top(company);
            }
            if self.bankrupt_at_bottom(company) {
                self.operating_mut().step = OperatingStep::Done;
            }
        } else {
            if !self.options.departures.marker_keeps_its_place {
                self.state.markers.place(company, cell);
            }
            self.say(Event::PriceStayed { company, price: self.data.price(cell) });
        }
    }

    /// 7.10: "After a company's train running phase, a Warranty token is removed from each train it has"; a train whose time has
    /// come rusts with its last one.
    fn use_warranties(&mut self, company: CompanyId) {
        let mut rusted = Vec::new();
        for index in 0..self.state.company(company).trains.len() {
            let train = &mut self.state.company_mut(company).trains[index];
            if train.warranties > 0 {
                train.warranties -= 1;
                let train = *train;
                if train.warranties == 0 && self.is_obsolete(train.card.kind) {
                    rusted.push(train);
                }
            }
        }
        for Train { card, kind, .. } in rusted {
            self.state.company_mut(company).trains.retain(|train| train.card != card);
            self.say(Own::WarrantyEnds { company, train: card, side: kind.word() });
        }
    }

    pub(super) fn dividend_choices(&self, company: CompanyId) -> Vec<Choice> {
        let revenue = self.revenue();
        let own = i32::from(self.state.shares(company).held(Holder::Company(company)));
        let one = |kind: Dividend| {
            let added = match kind {
                Dividend::Hudson => self.hudson_needs(company)?,
                _ => Money::ZERO,
            };
            let paid = if kind == Dividend::Retain { Money::ZERO } else { revenue + added };
            let per_share = Money(paid.0 / TEN);
            let to_company = if kind == Dividend::Retain { revenue } else { per_share * own - added };
            let price_after = self.cell_after(company, paid).map(|cell| self.data.price(cell))?;
            Some(Choice::Dividend { kind: kind.word(), per_share, to_company, price_after })
        };
        Dividend::ALL.into_iter().filter_map(one).collect()
    }
}
