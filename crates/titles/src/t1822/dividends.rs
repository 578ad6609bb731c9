//! Section 15, *Dividends*.

use super::buying::HAVEN;
use super::sections::{DIVIDENDS, SEPARATE};
use super::state::{Dividend, OperatingStep};
use super::words::{self, Event as Own};
use super::{Game1822, Refused, no};
use rules::chart::Direction;
use rules::{Choice, CompanyId, Event, Holder, Money, Purse, Word};

/// How a revenue is divided.
#[derive(Clone, Copy)]
struct Division {
    /// What all ten shares receive.
    paid: Money,
    /// What the company keeps.
    kept: Money,
}

impl Game1822 {
    /// 15.2: half is what the company keeps rounded down to a multiple of ten.
    fn part(revenue: Money, kind: Dividend) -> Division {
        let kept = match kind {
            Dividend::Pay => Money::ZERO,
            Dividend::Half => Money(revenue.0 / 2 / 10 * 10),
            Dividend::Retain => revenue,
        };
        Division { paid: revenue - kept, kept }
    }

    /// 15.6: a 2P or LP may be decided on by itself; each part is halved by itself (f.72).
    fn division(&self, kind: Dividend) -> Division {
        let operating = self.operating_round();
        let Some(extra_kind) = operating.extra_kind else { return Game1822::part(operating.revenue, kind) };
        let main = Game1822::part(operating.revenue - operating.extra_revenue, kind);
        let extra = Game1822::part(operating.extra_revenue, extra_kind);
        Division { paid: main.paid + extra.paid, kept: main.kept + extra.kept }
    }

    /// 15.4, 15.5: steps to the right; `None` is one to the left.
    fn steps_right(&self, company: CompanyId, paid: Money) -> Option<u8> {
        if paid <= Money::ZERO {
            return None;
        }
        let major = self.data.is_major(company);
        if !major && self.options.departures.minors_rise_with_any_income {
            return Some(1);
        }
        let price = self.price(company).unwrap_or_default();
        let reached = |times: i32| match self.options.departures.price_moves_at_equality {
            true => paid >= price * times,
            false => paid > price * times,
        };
        Some(if major && reached(2) { 2 } else { u8::from(reached(1)) })
    }

    fn move_by_dividend(&mut self, company: CompanyId, paid: Money) {
        match self.steps_right(company, paid) {
            None => self.move_marker(company, Direction::Left, 1),
            Some(steps) => self.move_marker(company, Direction::Right, steps),
        }
    }

    /// 15.1: a minor always splits; a company without income keeps nothing and goes left.
    pub(super) fn waits_for_dividend(&mut self, company: CompanyId) -> bool {
        if self.data.is_major(company) {
            if self.operating_round().revenue > Money::ZERO {
                return true;
            }
            self.settle(company, Dividend::Retain);
        } else {
            self.settle_minor(company);
        }
        self.go_to_step(OperatingStep::Trains)
    }

    fn settle_minor(&mut self, company: CompanyId) {
        let revenue = self.operating_round().revenue;
        let kept = revenue.halved();
        let paid = revenue - kept;
        let kind = if revenue > Money::ZERO { Dividend::Half } else { Dividend::Retain };
        self.note_dividend(company, revenue, kind);
        if let Some(director) = self.state.director(company).filter(|_| revenue > Money::ZERO) {
            self.bank_pays(Purse::Player(director), paid);
            self.bank_pays(Purse::Company(company), kept);
            self.say(Event::DividendPaid { company, player: director, shares: 2, amount: paid });
        }
        self.move_by_dividend(company, paid);
    }

    fn note_dividend(&mut self, company: CompanyId, revenue: Money, kind: Dividend) {
        let state = self.state.company_mut(company);
        state.operated = state.operated.saturating_add(1);
        state.last_revenue = Some(revenue);
        state.last_dividend = Some(kind);
        self.say(Event::DividendDecided { company, kind: kind.word(), revenue });
    }

    pub(super) fn decide_dividend(&mut self, company: CompanyId, word: Word) -> Result<(), Refused> {
        let Some(kind) = Dividend::ALL.into_iter().find(|kind| kind.word() == word) else {
            return no(DIVIDENDS, words::Reason::NotAsked);
        };
        self.settle(company, kind);
        let operating = self.operating_mut();
        operating.extra_kind = None;
        operating.step = OperatingStep::Trains;
        Ok(())
    }

    /// 15.3: treasury shares pay the treasury, the tax haven's share the card, pool shares nobody.
    fn settle(&mut self, company: CompanyId, kind: Dividend) {
        let division = self.division(kind);
        let (revenue, mail) = (self.operating_round().revenue, self.operating_round().mail);
        self.note_dividend(company, revenue, kind);
        let per_share = Money(division.paid.0 / 10);
        let shares = self.state.shares(company).clone();
        for player in self.seats() {
            let held = shares.held_by(player);
            if held > 0 && per_share > Money::ZERO {
                let amount = per_share * i32::from(held);
                self.bank_pays(Purse::Player(player), amount);
                self.say(Event::DividendPaid { company, player, shares: held, amount });
            }
        }
        let sheltered = per_share * i32::from(shares.held(Holder::Card(HAVEN)));
        if sheltered > Money::ZERO {
            self.bank_pays(Purse::CompanyStock, sheltered);
            self.state.private_mut(HAVEN).credit += sheltered;
            self.say(Own::HavenPaid { company, amount: sheltered });
        }
        let own = per_share * i32::from(shares.held(Holder::Company(company)));
        let received = division.kept + own + mail;
        if received > Money::ZERO {
            self.bank_pays(Purse::Company(company), received);
            self.say(Own::CompanyReceives { company, amount: received });
        }
        self.move_by_dividend(company, division.paid);
    }

    /// Whether a 2P or LP is to be decided on by itself: once, if it earned something and not everything.
    pub fn extra_is_open(&self) -> bool {
        self.state.operating().is_some_and(|operating| {
            let extra = operating.extra_revenue;
            operating.step == OperatingStep::Dividend
                && operating.extra_kind.is_none()
                && extra > Money::ZERO
                && extra < operating.revenue
        })
    }

    pub(super) fn choose_extra(&mut self, company: CompanyId, word: Word) -> Result<(), Refused> {
        let kind = Dividend::ALL.into_iter().find(|kind| kind.word() == word);
        let Some(kind) = kind.filter(|_| self.extra_is_open()) else {
            return no(SEPARATE, words::Reason::NotAsked);
        };
        self.operating_mut().extra_kind = Some(kind);
        self.say(Own::ExtraDecided { company, kind: word });
        Ok(())
    }

    pub(super) fn dividend_choices(&self, company: CompanyId) -> Vec<Choice> {
        let own = self.state.shares(company).held(Holder::Company(company));
        let mut choices: Vec<Choice> = Dividend::ALL
            .into_iter()
            .map(|kind| {
                let division = self.division(kind);
                let per_share = Money(division.paid.0 / 10);
                let to_company = division.kept + per_share * i32::from(own) + self.operating_round().mail;
                let price_after = self.price_after(company, division.paid);
                Choice::Dividend { kind: kind.word(), per_share, to_company, price_after }
            })
            .collect();
        if self.extra_is_open() {
            let extra = Dividend::ALL.map(|kind| Choice::word(kind.word(), Money::ZERO, Money::ZERO));
            choices.extend(extra);
        }
        choices
    }

    fn price_after(&self, company: CompanyId, paid: Money) -> Money {
        let Some(cell) = self.state.markers.cell(company) else { return Money::ZERO };
        let to = match self.steps_right(company, paid) {
            None => self.data.chart.step(cell, Direction::Left, 1),
            Some(steps) => self.data.chart.step(cell, Direction::Right, steps),
        };
        self.data.price(to)
    }
}
