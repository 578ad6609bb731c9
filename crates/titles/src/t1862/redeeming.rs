//! 7.13 *Redeeming Stock*.

use super::sections::{LNER, NEW_PLAYERS, REDEEMING};
use super::state::{Lner, OperatingStep};
use super::words::{self, Event as Own};
use super::{Game1862, Refused, no};
use rules::{Choice, CompanyId, Holder, Money, Purse, Reason};

impl Game1862 {
    /// What a share in the pool would cost the company, if it may redeem one.
    pub(super) fn check_redeem(&self, company: CompanyId) -> Result<Money, Refused> {
        if self.options.new_players {
            return no(NEW_PLAYERS, words::Reason::NoRedemption);
        }
        if self.state.in_receivership(company) {
            return no(REDEEMING, words::Reason::InReceivership { company });
        }
        if self.state.lner == Lner::Formed && self.options.departures.lner_ends_redeeming {
            return no(LNER, words::Reason::AfterLner);
        }
        if self.state.shares(company).longest_held(Holder::Pool).is_none() {
            return no(REDEEMING, Reason::NoShareInPool { company });
        }
        let price = self.price(company).unwrap_or_default();
        self.company_affords(company, price, REDEEMING)?;
        Ok(price)
    }

    pub(super) fn waits_for_redemption(&mut self, company: CompanyId) -> bool {
        if !self.operating().redeem_lost && self.check_redeem(company).is_ok() {
            return true;
        }
        self.go_to_step(OperatingStep::Acquire)
    }

    pub(super) fn redeem(&mut self, company: CompanyId, certificate: Option<u8>) -> Result<(), Refused> {
        let price = self.check_redeem(company)?;
        let shares = self.state.shares(company);
        let certificate = certificate.or_else(|| shares.longest_held(Holder::Pool));
        let lies = |certificate: &u8| *certificate > 0 && shares.holder(*certificate) == Some(Holder::Pool);
        let Some(certificate) = certificate.filter(lies) else {
            return no(REDEEMING, Reason::CertificateNotForSale { company });
        };
        self.pay_bank(Purse::Company(company), price);
        self.state.shares_mut(company).lay(certificate, Holder::Company(company));
        self.say(Own::Redeemed { company, price });
        self.operating_mut().step = OperatingStep::Acquire;
        Ok(())
    }

    pub(super) fn redeem_choices(&self, company: CompanyId) -> Vec<Choice> {
        let redeem = self.check_redeem(company).ok().map(|price| Choice::Redeem { certificate: None, price });
        redeem.into_iter().chain([Choice::Pass]).collect()
    }
}
