//! Section 18, *Issue or redeem*.

use super::powers::MOVING;
use super::sections::{EMERGENCY, ISSUING};
use super::state::OperatingStep;
use super::words::{self, Event as Own};
use super::{Game1822, Refused, no};
use rules::chart::Direction;
use rules::{Choice, CompanyId, Holder, Money, Purse, Reason, Sale, Step};
use smallvec::SmallVec;

/// The step of issuing and redeeming.
pub(super) const ISSUE_STEP: Step = Step::own("issue");
/// Most shares in the pool.
const POOL: u8 = 5;

impl Game1822 {
    /// What each of so many issued shares brings: the price after all the drops (18.2).
    pub fn issue_price(&self, company: CompanyId, count: u8) -> Money {
        match self.state.markers.cell(company) {
            Some(cell) => self.data.price(self.data.chart.step(cell, Direction::Down, count)),
            None => Money::ZERO,
        }
    }

    /// Whether certificates lie all in one place, each named once.
    fn check_lie(&self, company: CompanyId, certificates: &[u8], holder: Holder) -> Result<u8, Refused> {
        let shares = self.state.shares(company);
        let sound = certificates.iter().enumerate().all(|(place, index)| {
            *index > 0 && shares.holder(*index) == Some(holder) && !certificates[..place].contains(index)
        });
        if certificates.is_empty() || !sound {
            return no(ISSUING, Reason::CertificatesDoNotMatch { shares: certificates.len() as u8 });
        }
        Ok(certificates.len() as u8)
    }

    /// 18.1: once per turn.
    fn check_not_issued(&self, company: CompanyId) -> Result<(), Refused> {
        if self.operating_round().issued { no(ISSUING, words::Reason::HasIssued { company }) } else { Ok(()) }
    }

    fn check_issue(&self, company: CompanyId, certificates: &[u8]) -> Result<u8, Refused> {
        self.check_not_issued(company)?;
        let count = self.check_lie(company, certificates, Holder::Company(company))?;
        if self.state.company(company).operated < 2 {
            return no(ISSUING, words::Reason::FirstRound { company });
        }
        if self.state.shares(company).held(Holder::Pool) + count > POOL {
            return no(ISSUING, words::Reason::PoolFull { company });
        }
        Ok(count)
    }

    pub(super) fn issue(&mut self, company: CompanyId, certificates: &[u8]) -> Result<(), Refused> {
        let count = self.check_issue(company, certificates)?;
        self.carry_out_issue(company, certificates, count);
        self.examine_directorship(company);
        self.operating_mut().step = OperatingStep::Done;
        Ok(())
    }

    /// b.1: the company issues shares before its director pays for a train.
    pub(super) fn issue_in_emergency(
        &mut self,
        company: CompanyId,
        certificates: &[u8],
    ) -> Result<(), Refused> {
        let count = self.check_issue(company, certificates)?;
        let needed = self.emergency_need(company).unwrap_or_default();
        match self.block_due(company) {
            Some(due) if due.shares == count => {
                self.carry_out_issue(company, certificates, count);
                // The director of a company in an emergency does not change.
                if self.options.departures.director_changes_in_emergency {
                    self.examine_directorship(company);
                }
            }
            Some(due) if due.shares > count => return self.check_issued_first(company),
            Some(_) => return no(EMERGENCY, words::Reason::MoreThanNeeded { needed }),
            None => return no(ISSUING, Reason::WrongStep { awaited: Step::TRAINS.id() }),
        }
        self.operating_mut().issued = true;
        Ok(())
    }

    /// The shares that a company must issue before its director pays: the fewest that bring enough, else as many as can be
    /// issued (b.1).
    pub(super) fn block_due(&self, company: CompanyId) -> Option<Sale> {
        if self.options.departures.no_issue_in_emergency {
            return None;
        }
        let needed = self.emergency_need(company)?;
        let mut sales = self.issues(company);
        let enough = sales.iter().position(|sale| sale.proceeds >= needed);
        match enough {
            Some(place) => Some(sales.swap_remove(place)),
            None => sales.pop(),
        }
    }

    pub(super) fn check_issued_first(&self, company: CompanyId) -> Result<(), Refused> {
        match self.block_due(company) {
            Some(due) => no(EMERGENCY, words::Reason::MustIssue { company, shares: due.shares }),
            None => Ok(()),
        }
    }

    fn carry_out_issue(&mut self, company: CompanyId, certificates: &[u8], count: u8) {
        self.move_marker(company, Direction::Down, count);
        let price = self.price(company).unwrap_or_default();
        for index in certificates {
            self.state.shares_mut(company).lay(*index, Holder::Pool);
        }
        self.bank_pays(Purse::Company(company), price * i32::from(count));
        self.say(Own::Issued { company, shares: count, amount: price * i32::from(count) });
    }

    fn check_redeem(&self, company: CompanyId, certificates: &[u8]) -> Result<Money, Refused> {
        self.check_not_issued(company)?;
        let count = self.check_lie(company, certificates, Holder::Pool)?;
        let first = self.state.company(company).operated < 2;
        if first && !self.options.departures.redeeming_in_first_round {
            return no(ISSUING, words::Reason::FirstRound { company });
        }
        let cost = self.price(company).unwrap_or_default() * i32::from(count);
        self.company_affords(company, cost, ISSUING)?;
        Ok(cost)
    }

    pub(super) fn redeem(&mut self, company: CompanyId, certificates: &[u8]) -> Result<(), Refused> {
        let cost = self.check_redeem(company, certificates)?;
        self.pay_bank(Purse::Company(company), cost);
        for index in certificates {
            self.state.shares_mut(company).lay(*index, Holder::Company(company));
        }
        self.say(Own::Redeemed { company, shares: certificates.len() as u8, amount: cost });
        self.examine_directorship(company);
        self.operating_mut().step = OperatingStep::Done;
        Ok(())
    }

    /// The blocks that can be issued: so many of those that have lain longest.
    fn issues(&self, company: CompanyId) -> Vec<Sale> {
        let own = self.state.shares(company).ordinary(Holder::Company(company));
        let sales =
            (1..=own.len()).filter(|count| self.check_issue(company, &own[..*count]).is_ok()).map(|count| {
                let price = self.issue_price(company, count as u8);
                Sale {
                    shares: count as u8,
                    certificates: SmallVec::from_slice(&own[..count]),
                    proceeds: price * count as i32,
                    price_after: price,
                }
            });
        sales.collect()
    }

    /// The blocks that can be redeemed: so many of those that have lain longest.
    fn redemptions(&self, company: CompanyId) -> Vec<Choice> {
        let pool = self.state.shares(company).ordinary(Holder::Pool);
        let back = (1..=pool.len()).filter_map(|count| {
            let price = self.check_redeem(company, &pool[..count]).ok()?;
            Some(Choice::RedeemShares { certificates: SmallVec::from_slice(&pool[..count]), price })
        });
        back.collect()
    }

    pub(super) fn waits_for_issue(&mut self, company: CompanyId) -> bool {
        if !self.data.is_major(company) {
            return self.go_to_step(OperatingStep::Done);
        }
        // If several may be issued or redeemed, so may one.
        let shares = self.state.shares(company);
        let own = shares.longest_held(Holder::Company(company));
        let pool = shares.longest_held(Holder::Pool);
        let deals = own.is_some_and(|share| self.check_issue(company, &[share]).is_ok())
            || pool.is_some_and(|share| self.check_redeem(company, &[share]).is_ok());
        if deals || self.state.has_card(company, MOVING) {
            return true;
        }
        self.go_to_step(OperatingStep::Done)
    }

    pub(super) fn issue_choices(&self, company: CompanyId) -> Vec<Choice> {
        let (sales, mut choices) = (self.issues(company), self.redemptions(company));
        if !sales.is_empty() {
            choices.push(Choice::Issue { sales });
        }
        choices.extend(self.moves_of_cards(company));
        choices.push(Choice::Pass);
        choices
    }
}
