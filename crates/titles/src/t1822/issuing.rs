//! Section 18, *Issue or redeem*.

use super::powers::MOVING;
use super::sections::ISSUING;
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

    fn check_issue(&self, company: CompanyId, certificates: &[u8]) -> Result<u8, Refused> {
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
        self.move_marker(company, Direction::Down, count);
        let price = self.price(company).unwrap_or_default();
        for index in certificates {
            self.state.shares_mut(company).lay(*index, Holder::Pool);
        }
        self.bank_pays(Purse::Company(company), price * i32::from(count));
        self.say(Own::Issued { company, shares: count, amount: price * i32::from(count) });
        self.examine_directorship(company);
        self.operating_mut().step = OperatingStep::Done;
        Ok(())
    }

    fn check_redeem(&self, company: CompanyId, certificates: &[u8]) -> Result<Money, Refused> {
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

    /// The blocks that can be issued and redeemed: so many of those that have lain longest.
    fn deals(&self, company: CompanyId) -> (Vec<Sale>, Vec<Choice>) {
        let own = self.state.shares(company).ordinary(Holder::Company(company));
        let pool = self.state.shares(company).ordinary(Holder::Pool);
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
        let back = (1..=pool.len()).filter_map(|count| {
            let price = self.check_redeem(company, &pool[..count]).ok()?;
            Some(Choice::RedeemShares { certificates: SmallVec::from_slice(&pool[..count]), price })
        });
        (sales.collect(), back.collect())
    }

    pub(super) fn waits_for_issue(&mut self, company: CompanyId) -> bool {
        if !self.data.is_major(company) {
            return self.go_to_step(OperatingStep::Done);
        }
        let (sales, back) = self.deals(company);
        if !sales.is_empty() || !back.is_empty() || self.state.has_card(company, MOVING) {
            return true;
        }
        self.go_to_step(OperatingStep::Done)
    }

    pub(super) fn issue_choices(&self, company: CompanyId) -> Vec<Choice> {
        let (sales, mut choices) = self.deals(company);
        if !sales.is_empty() {
            choices.push(Choice::Issue { sales });
        }
        choices.extend(self.moves_of_cards(company));
        choices.push(Choice::Pass);
        choices
    }
}
