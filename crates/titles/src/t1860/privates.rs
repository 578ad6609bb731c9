//! *Private companies*: Fishbourne, sale to the bank, repurchase, exchange for shares, income, and the first
//! edition's variable revenue.

use super::data::{FISHBOURNE, RESERVED};
use super::sections::{EXCHANGING, FISHBOURNE as FISHBOURNE_SECTION, SELLING_PRIVATES, VARIABLE_REVENUE};
use super::state::{HeldOpen, PrivateOwner};
use super::words;
use super::{Game1860, Refused, no};
use rules::{CertificateId, Choice, CompanyId, Event, Holder, Money, PlayerId, PrivateId, Reason};

impl Game1860 {
    /// What the bank pays for a private company: face value less £30.
    fn private_sale_price(&self, private: PrivateId) -> Money {
        self.data.private(private).value - self.data.costs.private_sale_fee
    }

    fn check_owned(
        &self,
        player: PlayerId,
        private: PrivateId,
        section: &'static str,
    ) -> Result<(), Refused> {
        if self.state.private_owner(private) == Some(player) {
            Ok(())
        } else {
            no(section, Reason::NotYourPrivate { private })
        }
    }

    fn check_variable_revenue_off(&self) -> Result<(), Refused> {
        if self.options.variable_private_revenue {
            no(VARIABLE_REVENUE, Reason::ForbiddenByOption { option: "variable_private_revenue" })
        } else {
            Ok(())
        }
    }

    /// "After the first stock round, private companies may be sold to the bank for face value minus £30", during the
    /// owner's turn, so after a purchase too; recorded games want it before (A14).
    fn check_private_sale(&self, player: PlayerId, private: PrivateId) -> Result<(), Refused> {
        self.check_owned(player, private, SELLING_PRIVATES)?;
        self.check_variable_revenue_off()?;
        if self.options.departures.private_sold_before_purchase {
            self.check_sale_before_purchase()?;
        }
        if self.state.turn < 2 {
            return no(SELLING_PRIVATES, words::Reason::TooEarlyToSellPrivate);
        }
        if self.must_sell_down(player) && self.options.departures.privates_not_sold_down {
            let limit = self.certificate_limit().unwrap_or_default();
            return no(SELLING_PRIVATES, Reason::MustSellDown { limit });
        }
        Ok(())
    }

    pub(super) fn sell_private(&mut self, player: PlayerId, private: PrivateId) -> Result<(), Refused> {
        self.check_private_sale(player, private)?;
        let price = self.private_sale_price(private);
        self.bank_pays(player, price);
        self.state.privates[private.index()].owner = PrivateOwner::Bank;
        self.stock_mut().sold_privates[player.index()].insert(private.index());
        self.say(Event::PrivateSold { player, private, price });
        self.test_bank();
        self.after_sale();
        Ok(())
    }

    /// A private company sold to the bank is for sale at face value; Fishbourne from the first 6+3 on.
    pub(super) fn check_private_purchase(&self, player: PlayerId, private: PrivateId) -> Result<(), Refused> {
        if self.state.privates[private.index()].owner != PrivateOwner::Bank {
            let section = if private == FISHBOURNE { FISHBOURNE_SECTION } else { SELLING_PRIVATES };
            return no(section, Reason::PrivateNotForSale { private });
        }
        self.check_may_buy(player)?;
        let sold = self.stock().sold_privates[player.index()].contains(private.index());
        if sold && self.options.departures.no_private_buyback {
            return no(SELLING_PRIVATES, Reason::SoldPrivateThisRound { private });
        }
        self.afford(player, self.data.private(private).value, SELLING_PRIVATES)
    }

    pub(super) fn buy_private(&mut self, player: PlayerId, private: PrivateId) -> Result<(), Refused> {
        self.check_private_purchase(player, private)?;
        let price = self.data.private(private).value;
        self.pay_bank(player, price);
        self.state.privates[private.index()].owner = PrivateOwner::Player(player);
        self.say(Event::PrivateBought { player, private, price });
        if private == FISHBOURNE {
            self.fishbourne_is_bought();
        } else {
            self.hold_turn_open(HeldOpen::UntilPass);
        }
        self.after_purchase();
        Ok(())
    }

    /// "When the Fishbourne Company is bought, all the other private companies immediately close." With variable
    /// revenue it closes none, but Ryde and Cowes earn half.
    fn fishbourne_is_bought(&mut self) {
        for private in self.privates().filter(|private| *private != FISHBOURNE) {
            if !self.options.variable_private_revenue {
                self.close_private(private);
            } else if matches!(self.data.private(private).recorded.as_str(), "RPSC" | "CMH") {
                let income = self.state.privates[private.index()].income.halved();
                self.change_income(private, income);
            }
        }
    }

    fn close_private(&mut self, private: PrivateId) {
        if self.state.privates[private.index()].owner != PrivateOwner::Closed {
            self.state.privates[private.index()].owner = PrivateOwner::Closed;
            self.say(Event::PrivateClosed { private });
        }
    }

    fn change_income(&mut self, private: PrivateId, income: Money) {
        self.state.privates[private.index()].income = income;
        self.say(words::Event::PrivateIncomeChanged { private, income });
    }

    /// With variable revenue, Brading earns double once the BHI&R floats.
    pub(super) fn private_income_on_flotation(&mut self, company: CompanyId) {
        let brading = PrivateId(0);
        let base = self.data.private(brading).income;
        let due =
            self.options.variable_private_revenue && self.data.private(brading).exchange == Some(company);
        if due && self.state.privates[brading.index()].income == base {
            self.change_income(brading, base * 2);
        }
    }

    /// With variable revenue, Yarmouth earns £5 more once the FYN has run from Yarmouth to Newport.
    pub(super) fn private_income_on_arrival(&mut self, company: CompanyId) {
        let yarmouth = PrivateId(1);
        let base = self.data.private(yarmouth).income;
        let due =
            self.options.variable_private_revenue && self.data.private(yarmouth).exchange == Some(company);
        if due && self.state.privates[yarmouth.index()].income == base {
            self.change_income(yarmouth, base + Money(5));
        }
    }

    /// Exchange: "as soon as the director's share in the corresponding company has been sold, and a par price
    /// set", for the top certificate of the initial offer; not while the company is bankrupt and not refloated.
    fn check_exchange(
        &self,
        player: PlayerId,
        private: PrivateId,
        certificate: CertificateId,
    ) -> Result<CompanyId, Refused> {
        self.check_owned(player, private, EXCHANGING)?;
        self.check_variable_revenue_off()?;
        let Some(company) = self.data.private(private).exchange else {
            return no(EXCHANGING, Reason::NotExchangeable { private });
        };
        let state = self.state.company(company);
        if state.par.is_none() {
            return no(EXCHANGING, Reason::NotStarted { company });
        }
        if state.bankrupt && !self.options.departures.exchange_before_refloat {
            return no(EXCHANGING, words::Reason::CompanyBankrupt { company });
        }
        let ordinary = certificate.index != 0 && certificate.company == company;
        if !ordinary || self.state.shares(company).holder(certificate.index) != Some(Holder::Offer) {
            return no(EXCHANGING, Reason::CertificateNotForSale { company });
        }
        Ok(company)
    }

    pub(super) fn exchange(
        &mut self,
        player: PlayerId,
        private: PrivateId,
        certificate: CertificateId,
    ) -> Result<(), Refused> {
        let company = self.check_exchange(player, private, certificate)?;
        self.state.shares_mut(company).lay(certificate.index, Holder::Player(player));
        self.say(Event::PrivateExchanged { player, private, company });
        self.close_private(private);
        self.settle_director_after_purchase(company, player);
        self.float_if_due(company);
        Ok(())
    }

    /// The first edition's variant: "private companies may be closed": turned over, without income, not
    /// counted as a certificate, worth face value at the end.
    pub(super) fn turn_private_over(&mut self, player: PlayerId, private: PrivateId) -> Result<(), Refused> {
        self.check_owned(player, private, VARIABLE_REVENUE)?;
        if !self.options.variable_private_revenue {
            return no(SELLING_PRIVATES, Reason::ForbiddenByOption { option: "variable_private_revenue" });
        }
        self.state.privates[private.index()].owner = PrivateOwner::TurnedOver(player);
        self.say(words::Event::PrivateTurnedOver { player, private });
        Ok(())
    }

    /// What the player on turn may do with private companies, besides buying them. In recorded games an
    /// exchange is offered beside the turn, so it keeps no turn open (A11).
    pub(super) fn private_options(&self, player: PlayerId) -> impl Iterator<Item = Choice> + '_ {
        let owned = self.privates().filter(move |private| self.state.private_owner(*private) == Some(player));
        owned.flat_map(move |private| {
            let sale = self
                .check_private_sale(player, private)
                .is_ok()
                .then(|| Choice::SellPrivate { private, proceeds: self.private_sale_price(private) });
            let exchange = (!self.options.departures.exchange_beside_turn)
                .then(|| self.exchange_option(player, private))
                .flatten();
            let close = self.options.variable_private_revenue.then_some(Choice::ClosePrivate { private });
            sale.into_iter().chain(exchange).chain(close)
        })
    }

    /// The exchange of a private company, if it is possible now.
    pub(super) fn exchange_option(&self, player: PlayerId, private: PrivateId) -> Option<Choice> {
        self.check_owned(player, private, EXCHANGING).ok()?;
        let company = self.data.private(private).exchange?;
        let index = self.state.shares(company).longest_held(Holder::Offer)?;
        let certificate = CertificateId { company, index };
        self.check_exchange(player, private, certificate).ok()?;
        Some(Choice::Exchange { private, company, certificate: None })
    }

    /// *Private companies* pay at the start of each operating round, to players only.
    pub(super) fn pay_private_income(&mut self) {
        for private in self.privates() {
            let Some(player) = self.state.private_owner(private) else { continue };
            let amount = self.state.privates[private.index()].income;
            self.bank_pays(player, amount);
            self.say(Event::PrivateIncome { player, private, amount });
        }
        if !self.options.departures.income_breaks_no_bank {
            self.test_bank();
        }
    }

    /// Whether the certificate kept for a private company is the only one left in the offer.
    pub fn only_reserved_left(&self, company: CompanyId) -> bool {
        self.has_reserved_share(company)
            && self.state.shares(company).ordinary(Holder::Offer)[..] == [RESERVED]
    }
}
