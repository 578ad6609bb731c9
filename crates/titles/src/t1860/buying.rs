//! *Buying and Selling Shares*: starting a company, and buying a certificate from the offer or the pool.

use super::data::RESERVED;
use super::sections::{COMPANIES, IGNORING_ORDER, RECEIVERSHIP, SHARES};
use super::state::{HeldOpen, PrivateOwner};
use super::words;
use super::{Game1860, Refused, no};
use rules::{
    CertificateId, Choice, CompanyId, Event, Holder, Money, ParChoice, Place, PlayerId, PrivateId, Reason,
};

/// A certificate that can be bought, and how.
struct Purchase {
    price: Money,
    from: Holder,
}

impl Game1860 {
    /// The par prices open to a company: those of its range, or, after a bankruptcy, every price from 40 up to
    /// its highest par (*Bankrupt Companies*).
    pub fn pars(&self, company: CompanyId) -> Vec<Money> {
        self.open_pars(company).collect()
    }

    /// The lowest of them.
    pub(super) fn lowest_par(&self, company: CompanyId) -> Option<Money> {
        self.open_pars(company).next()
    }

    fn open_pars(&self, company: CompanyId) -> impl Iterator<Item = Money> + '_ {
        let (least, most) = self.data.company(company).par;
        let refloats = self.state.company(company).bankrupt;
        let least = if refloats { self.data.refloat_par } else { least };
        let either = |these: bool| if these { usize::MAX } else { 0 };
        let all = self.data.chart.spaces().map(|(_, price)| price).take(either(refloats));
        let marked = self.data.pars.iter().copied().take(either(!refloats));
        all.chain(marked).filter(move |par| (least..=most).contains(par))
    }

    /// *Major Companies*: the highest layer whose companies may be started: one below the lowest of a company
    /// that has operated or whose shares have all left the initial offer.
    pub fn open_layer(&self) -> u8 {
        let opened = self.companies().filter(|company| {
            self.state.company(*company).operated || self.state.shares(*company).held(Holder::Offer) == 0
        });
        let deepest = opened.map(|company| self.data.company(company).layer).max().unwrap_or(0);
        (deepest + 1).min(4)
    }

    /// Whether a certificate of the company is still kept for the owner of its private company.
    pub fn has_reserved_share(&self, company: CompanyId) -> bool {
        self.reserving_private(company).is_some()
    }

    fn reserving_private(&self, company: CompanyId) -> Option<PrivateId> {
        let private = self.data.company(company).reserved_for?;
        let open = !matches!(
            self.state.privates[private.index()].owner,
            PrivateOwner::Closed | PrivateOwner::TurnedOver(_)
        );
        open.then_some(private)
    }

    pub(super) fn check_par(&self, company: CompanyId, par: Money) -> Result<(), Refused> {
        let known = self.data.pars.contains(&par) && self.options.departures.start_unchecked;
        if known || self.pars(company).contains(&par) {
            Ok(())
        } else {
            no(COMPANIES, Reason::ParNotAllowed { company, par })
        }
    }

    /// Whether a company is open to be started in a stock round, whatever its price.
    pub fn check_startable(&self, company: CompanyId) -> Result<(), Refused> {
        if self.state.company(company).par.is_some() {
            return no(SHARES, Reason::AlreadyStarted { company });
        }
        if self.options.ignore_layers {
            return self.check_free_order(company);
        }
        let layer = self.data.company(company).layer;
        let open = self.open_layer();
        if layer > open && !self.options.departures.start_unchecked {
            return no(COMPANIES, words::Reason::LayerClosed { company, layer, open });
        }
        Ok(())
    }

    /// "Unless all but one of the other companies which have been started have operated at least once, or
    /// unless no shares in companies which have been started are available for purchase from the IPO."
    fn check_free_order(&self, company: CompanyId) -> Result<(), Refused> {
        let started = || self.companies().filter(|other| self.state.company(*other).par.is_some());
        let waiting = started().filter(|other| !self.state.company(*other).operated).count();
        let in_offer = started().any(|other| {
            let offered = self.state.shares(other).ordinary(Holder::Offer);
            offered.iter().any(|&index| index != RESERVED || !self.has_reserved_share(other))
        });
        if waiting > 1 && in_offer {
            no(IGNORING_ORDER, words::Reason::TooManyUnoperated { company })
        } else {
            Ok(())
        }
    }

    fn check_start(&self, player: PlayerId, company: CompanyId, par: Money) -> Result<(), Refused> {
        self.check_may_buy(player)?;
        self.check_startable(company)?;
        self.check_not_sold(player, company)?;
        self.check_par(company, par)?;
        self.afford(player, par * 2, SHARES)
    }

    fn check_not_sold(&self, player: PlayerId, company: CompanyId) -> Result<(), Refused> {
        if self.stock().sold[player.index()].contains(company.index()) {
            no(SHARES, Reason::SoldThisRound { company })
        } else {
            Ok(())
        }
    }

    pub(super) fn start(&mut self, player: PlayerId, company: CompanyId, par: Money) -> Result<(), Refused> {
        self.check_start(player, company, par)?;
        self.start_company(player, company, par, par * 2);
        if let Some(private) = self.data.company(company).reserved_for {
            self.hold_turn_open(HeldOpen::WhileOwned(private));
        }
        self.after_purchase();
        Ok(())
    }

    /// The first buyer takes the director's certificate and sets the par. The par counts as market price from
    /// now on, though the marker's place among others is settled when the company floats.
    pub(super) fn start_company(&mut self, player: PlayerId, company: CompanyId, par: Money, price: Money) {
        self.pay_bank(player, price);
        self.state.company_mut(company).par = Some(par);
        if let Some(cell) = self.data.cell(par) {
            self.state.markers.place(company, cell);
        }
        self.state.shares_mut(company).lay(0, Holder::Player(player));
        self.say(Event::CompanyStarted { player, company, par, price });
    }

    fn check_purchase(&self, player: PlayerId, certificate: CertificateId) -> Result<Purchase, Refused> {
        self.check_may_buy(player)?;
        self.check_for_sale(player, certificate)
    }

    /// Whether somebody who may buy may buy this certificate.
    fn check_for_sale(&self, player: PlayerId, certificate: CertificateId) -> Result<Purchase, Refused> {
        let company = certificate.company;
        let (Some(par), Some(price)) = (self.state.company(company).par, self.price(company)) else {
            return no(SHARES, Reason::NotStarted { company });
        };
        self.check_not_sold(player, company)?;
        let purchase = match self.state.shares(company).holder(certificate.index) {
            Some(Holder::Offer) => {
                if let (RESERVED, Some(private)) = (certificate.index, self.reserving_private(company)) {
                    return no(SHARES, Reason::Reserved { company, private });
                }
                Purchase { price: par, from: Holder::Offer }
            }
            Some(Holder::Pool) => {
                if certificate.index == 0 {
                    self.check_directors_certificate_purchase(player, company)?;
                }
                Purchase { price, from: Holder::Pool }
            }
            _ => return no(SHARES, Reason::CertificateNotForSale { company }),
        };
        self.afford(player, purchase.price, SHARES)?;
        Ok(purchase)
    }

    /// "Players may not buy the director's share from the bank pool." Recorded games let a player who holds a
    /// share name it: for the price of one share, and giving one back.
    fn check_directors_certificate_purchase(
        &self,
        player: PlayerId,
        company: CompanyId,
    ) -> Result<(), Refused> {
        if !self.options.departures.directors_certificate_for_sale {
            return no(RECEIVERSHIP, Reason::CertificateNotForSale { company });
        }
        if self.state.shares(company).ordinary(Holder::Player(player)).is_empty() {
            return no(RECEIVERSHIP, words::Reason::DirectorsCertificateNeedsShare { company });
        }
        Ok(())
    }

    pub(super) fn buy_certificate(
        &mut self,
        player: PlayerId,
        certificate: CertificateId,
    ) -> Result<(), Refused> {
        let purchase = self.check_purchase(player, certificate)?;
        let company = certificate.company;
        self.pay_bank(player, purchase.price);
        self.say(Event::ShareBought { player, company, from: purchase.from, price: purchase.price });
        let shares = self.state.shares_mut(company);
        shares.lay(certificate.index, Holder::Player(player));
        if certificate.index == 0 {
            let given = shares.ordinary(Holder::Player(player))[0];
            shares.lay(given, Holder::Pool);
            self.say(Event::NewDirector { company, player });
        }
        self.settle_director_after_purchase(company, player);
        self.float_if_due(company);
        self.after_purchase();
        Ok(())
    }

    /// Everything the player may buy: certificates, companies to start, private companies.
    pub(super) fn purchase_options(&self, player: PlayerId) -> impl Iterator<Item = Choice> + '_ {
        let may_buy = self.check_may_buy(player).is_ok();
        let all = if may_buy { usize::MAX } else { 0 };
        let certificates = self.certificates_for_sale(player).filter_map(purchase_choice);
        let starts = self.startable(player).filter_map(move |company| self.start_option(player, company));
        let privates = self
            .privates_for_sale(player)
            .map(|private| Choice::BuyPrivate { private, price: self.data.private(private).value });
        certificates.take(all).chain(starts.take(all)).chain(privates.take(all))
    }

    /// Whether the player may buy anything, without listing it.
    pub(super) fn can_buy(&self, player: PlayerId) -> bool {
        self.check_may_buy(player).is_ok()
            && (self.certificates_for_sale(player).next().is_some()
                || self.startable(player).next().is_some()
                || self.privates_for_sale(player).next().is_some())
    }

    /// The certificates that somebody who may buy may buy: of each company the top one in the offer and in the pool, and
    /// the director's certificate of one in receivership, which recorded games let a player name.
    fn certificates_for_sale(
        &self,
        player: PlayerId,
    ) -> impl Iterator<Item = (CertificateId, Purchase)> + '_ {
        let started = self.companies().filter(|company| self.state.company(*company).par.is_some());
        started.flat_map(move |company| {
            let shares = self.state.shares(company);
            let tops = [Holder::Offer, Holder::Pool].into_iter();
            let tops = tops.filter_map(|from| shares.longest_held(from));
            let numbers = tops.chain((shares.director() == Holder::Pool).then_some(0));
            numbers.filter_map(move |index| {
                let certificate = CertificateId { company, index };
                Some((certificate, self.check_for_sale(player, certificate).ok()?))
            })
        })
    }

    /// The companies that somebody who may buy may start and pay for.
    fn startable(&self, player: PlayerId) -> impl Iterator<Item = CompanyId> + '_ {
        let layer = if self.options.ignore_layers { u8::MAX } else { self.open_layer() };
        let cash = self.state.cash.player(player);
        self.companies().filter(move |company| {
            self.state.company(*company).par.is_none()
                && self.data.company(*company).layer <= layer
                && self.lowest_par(*company).is_some_and(|par| par * 2 <= cash)
                && self.check_not_sold(player, *company).is_ok()
                && self.check_startable(*company).is_ok()
        })
    }

    fn privates_for_sale(&self, player: PlayerId) -> impl Iterator<Item = PrivateId> + '_ {
        self.privates().filter(move |private| self.check_private_purchase(player, *private).is_ok())
    }

    fn start_option(&self, player: PlayerId, company: CompanyId) -> Option<Choice> {
        let cash = self.state.cash.player(player);
        self.start_choice(company, |par| Some(par * 2).filter(|cost| *cost <= cash))
    }

    /// The pars at which a company can be started, given what each costs if it can be paid.
    pub(super) fn start_choice(
        &self,
        company: CompanyId,
        cost: impl Fn(Money) -> Option<Money>,
    ) -> Option<Choice> {
        let open = |price: Money| Some(ParChoice { par: self.data.cell(price)?, price, cost: cost(price)? });
        let pars: Vec<ParChoice> = self.open_pars(company).filter_map(open).collect();
        (!pars.is_empty()).then_some(Choice::Start { company, pars })
    }
}

/// The choice to buy a certificate; the director's is named.
fn purchase_choice((certificate, purchase): (CertificateId, Purchase)) -> Option<Choice> {
    let from = match purchase.from {
        Holder::Offer => Place::Offer,
        Holder::Pool => Place::Pool,
        Holder::Player(_) | Holder::Company(_) | Holder::Card(_) => return None,
    };
    let named = (certificate.index == 0).then_some(0);
    Some(Choice::BuyShare { company: certificate.company, from, certificate: named, price: purchase.price })
}
