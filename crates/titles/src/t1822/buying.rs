//! Section 2, *Buying*, and the tax haven P16.

use super::data::private;
use super::sections::{BUYING, CERTIFICATE_LIMIT, HOLDING_LIMIT, POWERS, SOLD_BEFORE};
use super::state::{CardOwner, Stage};
use super::words::{self, Event as Own};
use super::{Game1822, Refused, no};
use rules::{Choice, CompanyId, Event, Holder, Money, Place, PlayerId, PrivateId, Purse, Reason};

/// Most shares of a company that a player may buy up to (2.13).
const MOST_SHARES: u8 = 6;
/// The tax haven.
pub(super) const HAVEN: PrivateId = private(16);

impl Game1822 {
    /// The price of a major's shares.
    fn share_price(&self, company: CompanyId) -> Result<Money, Refused> {
        if !self.data.is_major(company) {
            return no(BUYING, Reason::NotOnOffer { company });
        }
        match self.price(company) {
            Some(price) => Ok(price),
            None => no(BUYING, Reason::NotOnOffer { company }),
        }
    }

    /// 2.14, f.2: leading bids count; companies in the yellow zone do not.
    pub(super) fn check_certificate_limit(
        &self,
        player: PlayerId,
        company: CompanyId,
        certificates: u8,
    ) -> Result<(), Refused> {
        if self.is_in_yellow(company) {
            return Ok(());
        }
        let led = self.state.stock().map_or(0, |stock| stock.led_by(player).0);
        if certificates + led >= self.certificate_limit() {
            return no(CERTIFICATE_LIMIT, Reason::CertificateLimit { limit: self.certificate_limit() });
        }
        Ok(())
    }

    fn check_purchase(
        &self,
        player: PlayerId,
        company: CompanyId,
        from: Place,
        certificate: Option<u8>,
    ) -> Result<(u8, Money), Refused> {
        let price = self.share_price(company)?;
        let certificates = self.check_may_deal(player)?;
        self.check_no_bids_yet()?;
        let holder = from.holder(company);
        let shares = self.state.shares(company);
        let lies = |index: &u8| *index > 0 && shares.holder(*index) == Some(holder);
        let found = match certificate {
            Some(index) => Some(index).filter(lies),
            None => shares.longest_held(holder),
        };
        let Some(certificate) = found.filter(|_| from != Place::Offer) else {
            return no(BUYING, Reason::NotOnOffer { company });
        };
        if self.has_sold(player, company) {
            return no(SOLD_BEFORE, Reason::SoldThisRound { company });
        }
        if shares.held_by(player) >= MOST_SHARES {
            return no(HOLDING_LIMIT, words::Reason::HoldsMost { company });
        }
        self.check_certificate_limit(player, company, certificates)?;
        self.afford_free(player, price, BUYING)?;
        Ok((certificate, price))
    }

    pub(super) fn buy_share(
        &mut self,
        player: PlayerId,
        company: CompanyId,
        from: Place,
        certificate: Option<u8>,
    ) -> Result<(), Refused> {
        let (certificate, price) = self.check_purchase(player, company, from, certificate)?;
        let to = self.paid_for_shares(company, from);
        self.state.cash.transfer(Purse::Player(player), to, price);
        self.state.shares_mut(company).lay(certificate, Holder::Player(player));
        self.say(Event::ShareBought { player, company, from: from.holder(company), price });
        self.examine_directorship(company);
        self.float_if_sold(company);
        self.stock_mut().acted = true;
        self.end_stock_turn();
        Ok(())
    }

    /// 2.11: treasury shares are paid to the company, except while one that will get full capital has not floated (3.6).
    fn paid_for_shares(&self, company: CompanyId, from: Place) -> Purse {
        let full_capital = self.state.phase >= 6 && self.state.company(company).stage == Stage::Started;
        if from == Place::Treasury && !full_capital { Purse::Company(company) } else { Purse::Bank }
    }

    pub(super) fn purchase_choices(&self, player: PlayerId) -> Vec<Choice> {
        let mut choices = Vec::new();
        for company in self.companies().filter(|company| self.data.is_major(*company)) {
            for from in [Place::Treasury, Place::Pool] {
                if let Ok((_, price)) = self.check_purchase(player, company, from, None) {
                    choices.push(Choice::BuyShare { company, from, certificate: None, price });
                }
            }
        }
        choices
    }

    fn check_haven(
        &self,
        player: PlayerId,
        haven: PrivateId,
        company: CompanyId,
        from: Place,
    ) -> Result<(u8, Money, bool), Refused> {
        if haven != HAVEN || self.state.private(haven).owner != CardOwner::Player(player) {
            return no(POWERS, words::Reason::NoSuchPower { card: haven });
        }
        self.check_may_deal(player)?;
        self.check_no_bids_yet()?;
        let price = self.share_price(company)?;
        let shares = self.state.shares(company);
        let used = self.haven_is_used();
        let again = self.options.tax_haven_multiple && !self.stock().sheltered;
        if (used && !again) || shares.held(Holder::Card(haven)) > 0 {
            return no(POWERS, words::Reason::HavenUsed);
        }
        if self.options.departures.haven_barred_by_sale && self.has_sold(player, company) {
            return no(POWERS, Reason::SoldThisRound { company });
        }
        let Some(certificate) = shares.longest_held(from.holder(company)).filter(|_| from != Place::Offer)
        else {
            return no(BUYING, Reason::NotOnOffer { company });
        };
        if used {
            // f.5: further shares are paid from the card alone.
            let available = self.state.private(haven).credit;
            if price > available {
                return no(POWERS, Reason::TooPoor { needed: price, available });
            }
        } else {
            self.afford_free(player, price, POWERS)?;
        }
        Ok((certificate, price, used))
    }

    /// Whether the tax haven holds a share or cash.
    fn haven_is_used(&self) -> bool {
        let holder = Holder::Card(HAVEN);
        self.state.private(HAVEN).credit > Money::ZERO
            || self.state.certificates.iter().any(|shares| shares.held(holder) > 0)
    }

    /// P16: one share onto the card, without effect on directorship and limits.
    pub(super) fn buy_onto(
        &mut self,
        player: PlayerId,
        haven: PrivateId,
        company: CompanyId,
        from: Place,
    ) -> Result<(), Refused> {
        let (certificate, price, from_card) = self.check_haven(player, haven, company, from)?;
        // f.4: a treasury share pays the company even where others pay the bank.
        let to = if from == Place::Treasury { Purse::Company(company) } else { Purse::Bank };
        if from_card {
            self.state.private_mut(haven).credit -= price;
            self.state.cash.transfer(Purse::CompanyStock, to, price);
        } else {
            self.state.cash.transfer(Purse::Player(player), to, price);
        }
        self.state.shares_mut(company).lay(certificate, Holder::Card(haven));
        self.say(Own::Sheltered { player, company, price });
        self.float_if_sold(company);
        let stock = self.stock_mut();
        stock.sheltered = true;
        stock.acted = true;
        self.end_stock_turn();
        Ok(())
    }

    pub(super) fn haven_choices(&self, player: PlayerId) -> Vec<Choice> {
        if self.state.private(HAVEN).owner != CardOwner::Player(player) {
            return Vec::new();
        }
        let mut choices = Vec::new();
        for company in self.companies().filter(|company| self.data.is_major(*company)) {
            for from in [Place::Treasury, Place::Pool] {
                if let Ok((_, price, _)) = self.check_haven(player, HAVEN, company, from) {
                    choices.push(Choice::BuyOnto { private: HAVEN, company, from, price });
                }
            }
        }
        choices
    }
}
