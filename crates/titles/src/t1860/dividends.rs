//! *Dividends and the Share Price*.

use super::sections::{DIVIDENDS, INSOLVENCY, NATIONALISATION, RECEIVERSHIP};
use super::state::OperatingStep;
use super::words;
use super::{Game1860, Refused, no};
use rules::chart::Direction;
use rules::{Cell, Choice, CompanyId, Event, Holder, Money, Reason, Word};
use serde::{Deserialize, Serialize};

/// What is done with revenue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Dividend {
    /// Paid to the shareholders.
    Pay,
    /// Kept by the company.
    Retain,
}

impl Dividend {
    /// Both ways.
    pub const ALL: [Dividend; 2] = [Dividend::Pay, Dividend::Retain];

    /// Its name in actions and messages.
    pub const fn word(self) -> Word {
        match self {
            Dividend::Pay => Word("pay"),
            Dividend::Retain => Word("retain"),
        }
    }
}

impl Game1860 {
    /// What must be done with the revenue, where there is no choice, and the section that says so. No revenue is
    /// no dividend.
    pub(super) fn forced_dividend(&self, company: CompanyId) -> Option<(Dividend, &'static str)> {
        let operating = self.operating();
        if operating.revenue == Money::ZERO {
            Some((Dividend::Retain, DIVIDENDS))
        } else if self.state.in_receivership(company) {
            Some((Dividend::Retain, RECEIVERSHIP))
        } else if operating.nationalised {
            Some((Dividend::Pay, NATIONALISATION))
        } else if operating.lease.is_some() {
            Some((Dividend::Retain, INSOLVENCY))
        } else {
            None
        }
    }

    /// The space the marker moves to: one left if nothing is paid; right one space for each time the dividend
    /// reaches the price, up to four.
    fn cell_after_dividend(&self, cell: Cell, kind: Dividend, revenue: Money) -> Cell {
        let chart = &self.data.chart;
        match kind {
            Dividend::Retain => chart.step(cell, Direction::Left, 1),
            Dividend::Pay => {
                let steps = (revenue.0 / chart.price(cell).0.max(1)).clamp(0, 4) as u8;
                chart.step(cell, Direction::Right, steps)
            }
        }
    }

    /// The least revenue whose dividend moves the marker as far as this one. It is never nothing: that is no
    /// dividend.
    pub(super) fn least_dividend_like(&self, company: CompanyId, revenue: Money) -> Money {
        let Some(cell) = self.state.markers.cell(company) else { return revenue };
        let after = |revenue| self.cell_after_dividend(cell, Dividend::Pay, revenue);
        let steps = (0..=4).map(|times| Money((times * self.data.price(cell).0).max(1)));
        let mut enough = steps.filter(|least| *least <= revenue && after(*least) == after(revenue));
        enough.next().unwrap_or(revenue)
    }

    pub(super) fn dividend_choices(&self, company: CompanyId) -> Vec<Choice> {
        let operating = self.operating();
        let Some(cell) = self.state.markers.cell(company) else { return Vec::new() };
        Dividend::ALL
            .into_iter()
            .map(|kind| {
                let paid = kind == Dividend::Pay;
                let revenue = operating.revenue;
                Choice::Dividend {
                    kind: kind.word(),
                    per_share: if paid { Money(revenue.0 / 10) } else { Money::ZERO },
                    to_company: operating.subsidy + if paid { Money::ZERO } else { revenue },
                    price_after: self.data.price(self.cell_after_dividend(cell, kind, revenue)),
                }
            })
            .collect()
    }

    pub(super) fn decide_dividend(&mut self, company: CompanyId, kind: Word) -> Result<(), Refused> {
        let Some(kind) = Dividend::ALL.into_iter().find(|known| known.word() == kind) else {
            return no(DIVIDENDS, Reason::NoSuchThing { thing: "dividend" });
        };
        if let Some((forced, section)) = self.forced_dividend(company)
            && forced != kind
        {
            return no(section, Reason::DividendForced { company });
        }
        self.settle_dividend(company, kind);
        Ok(())
    }

    /// Pays or retains, pays the subsidy, moves the marker; a marker at 0 ends the turn at once.
    pub(super) fn settle_dividend(&mut self, company: CompanyId, kind: Dividend) {
        let operating = self.operating_mut();
        operating.step = OperatingStep::Trains;
        let (revenue, subsidy) = (operating.revenue, operating.subsidy);
        if revenue > Money::ZERO {
            self.say(Event::DividendDecided { company, kind: kind.word(), revenue });
        }
        if subsidy > Money::ZERO {
            self.company_receives(company, subsidy);
            self.say(words::Event::Subsidy { company, amount: subsidy });
        }
        match kind {
            Dividend::Pay => self.pay_shareholders(company, revenue),
            Dividend::Retain => self.company_receives(company, revenue),
        }
        let state = self.state.company_mut(company);
        state.operated = true;
        state.last_revenue = Some(revenue);
        state.last_dividend = Some(kind);
        self.move_after_dividend(company, kind, revenue);
        self.test_bank();
        if self.state.markers.cell(company) == Some(self.data.chart.bottom()) {
            self.go_bankrupt(company);
            self.operating_mut().step = OperatingStep::Done;
        }
    }

    /// "Players receive 10% of the run's revenue in cash for every 10% stake"; offer and pool receive nothing.
    fn pay_shareholders(&mut self, company: CompanyId, revenue: Money) {
        self.operating_mut().paid[company.index()] = revenue;
        let per_share = Money(revenue.0 / 10);
        for player in self.seats() {
            let shares = self.state.shares(company).held(Holder::Player(player));
            if shares > 0 {
                let amount = per_share * i32::from(shares);
                self.bank_pays(player, amount);
                self.say(Event::DividendPaid { company, player, shares, amount });
            }
        }
    }

    /// A marker that stays where it is goes beneath the others of its space; not in recorded games (A1).
    fn move_after_dividend(&mut self, company: CompanyId, kind: Dividend, revenue: Money) {
        let Some(from) = self.state.markers.cell(company) else { return };
        let to = self.cell_after_dividend(from, kind, revenue);
        if to != from {
            self.state.markers.place(company, to);
            self.say(Event::PriceMoved { company, from: self.data.price(from), to: self.data.price(to) });
        } else {
            if !self.options.departures.unmoved_marker_keeps_place {
                self.state.markers.place(company, to);
            }
            self.say(Event::PriceStayed { company, price: self.data.price(to) });
        }
        if to == self.data.chart.top() {
            self.reach_top(company);
        }
    }
}
