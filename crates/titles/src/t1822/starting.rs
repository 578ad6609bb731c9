//! Section 3, *Starting a major*.

use super::data::MajorData;
use super::sections::{CONVERSION, PURCHASE, STARTING};
use super::state::{CardOwner, Stage};
use super::words::{self, Event as Own};
use super::{Game1822, Refused, no};
use rules::choice::ParChoice;
use rules::{Cell, Choice, CompanyId, Event, Holder, Money, PlayerId, Purse, Reason};

/// What the bank adds to a converted concession (3.2).
const CONCESSION: Money = Money(100);
/// Shares that must be sold for a purchased major to float (3.3).
const FLOATS_AT: u8 = 5;

impl Game1822 {
    /// Whether concessions are converted in this phase; from phase 5 on majors are bought.
    pub(super) fn converts(&self) -> bool {
        (2..=4).contains(&self.state.phase)
    }

    /// What the player pays for a start at a price.
    fn start_cost(&self, major: &MajorData, price: Money) -> Money {
        let certificate = price * i32::from(major.director);
        if !self.converts() {
            certificate
        } else if major.director == 1 {
            Money::ZERO
        } else {
            certificate - CONCESSION
        }
    }

    fn check_start(
        &self,
        player: PlayerId,
        company: CompanyId,
        par: Cell,
    ) -> Result<(&MajorData, Money), Refused> {
        let price = self.data.price(par);
        let Some(major) = self.data.major(company) else {
            return no(STARTING, Reason::NotOnOffer { company });
        };
        let certificates = self.check_may_deal(player)?;
        self.check_no_bids_yet()?;
        if self.state.company(company).stage != Stage::Waiting {
            return no(STARTING, Reason::AlreadyStarted { company });
        }
        if self.state.phase == 1 {
            return no(STARTING, words::Reason::TooEarly { phase: 2 });
        }
        if !self.data.zone(par).major {
            return no(STARTING, Reason::ParNotAllowed { company, par: price });
        }
        let cost = self.start_cost(major, price);
        if self.converts() {
            if self.state.private(major.concession).owner != CardOwner::Player(player) {
                return no(CONVERSION, words::Reason::NoConcession { company });
            }
            let available = if self.options.departures.conversion_ignores_bids {
                self.state.cash.player(player)
            } else {
                self.free_cash(player)
            };
            if cost > available {
                return no(CONVERSION, Reason::TooPoor { needed: cost, available });
            }
        } else {
            self.check_certificate_limit(player, company, certificates)?;
            self.afford_free(player, cost, PURCHASE)?;
        }
        Ok((major, cost))
    }

    pub(super) fn start(&mut self, player: PlayerId, company: CompanyId, par: Cell) -> Result<(), Refused> {
        let (major, cost) = self.check_start(player, company, par)?;
        let (major, price) = (*major, self.data.price(par));
        self.state.markers.place(company, par);
        self.state.shares_mut(company).lay(0, Holder::Player(player));
        self.state.company_mut(company).stage = Stage::Started;
        self.say(Event::CompanyStarted { player, company, par: price, price: cost });
        if self.converts() {
            self.state.private_mut(major.concession).owner = CardOwner::Closed;
            self.state.cash.transfer(Purse::Player(player), Purse::Company(company), cost);
            let capital = price * i32::from(major.director);
            self.bank_pays(Purse::Company(company), capital - cost);
            self.state.company_mut(company).stage = Stage::Floated;
            self.say(Event::Floated { company, capital });
        } else {
            // 3.5, 3.6: into the treasury in phase 5, to the bank later.
            let to = if self.state.phase == 5 { Purse::Company(company) } else { Purse::Bank };
            self.state.cash.transfer(Purse::Player(player), to, cost);
        }
        self.stock_mut().acted = true;
        self.end_stock_turn();
        Ok(())
    }

    /// 3.3, 3.6: a purchased major floats when half of it is sold.
    pub(super) fn float_if_sold(&mut self, company: CompanyId) {
        let unsold = self.state.shares(company).held(Holder::Company(company));
        if self.state.company(company).stage != Stage::Started || 10 - unsold < FLOATS_AT {
            return;
        }
        self.state.company_mut(company).stage = Stage::Floated;
        if self.state.phase == 5 {
            let capital = self.state.cash.company(company);
            self.say(Event::Floated { company, capital });
            return;
        }
        let collected = self.state.cash.company(company);
        self.pay_bank(Purse::Company(company), collected);
        let capital = self.price(company).unwrap_or_default() * 10;
        self.bank_pays(Purse::Company(company), capital);
        for certificate in self.state.shares(company).ordinary(Holder::Company(company)) {
            self.state.shares_mut(company).lay(certificate, Holder::Pool);
        }
        self.say(Event::Floated { company, capital });
        self.say(Own::UnsoldToPool { company, shares: unsold });
    }

    pub(super) fn start_choices(&self, player: PlayerId) -> Vec<Choice> {
        let mut choices = Vec::new();
        for company in self.companies().filter(|company| self.data.is_major(*company)) {
            let cells = self.data.chart.spaces().filter(|(cell, _)| self.data.zone(*cell).major);
            let mut pars: Vec<ParChoice> = cells
                .filter_map(|(par, price)| {
                    let (_, cost) = self.check_start(player, company, par).ok()?;
                    Some(ParChoice { par, price, cost })
                })
                .collect();
            if !pars.is_empty() {
                pars.sort_by_key(|open| open.price);
                choices.push(Choice::Start { company, pars });
            }
        }
        choices
    }
}
