//! 6.5 *Buying a Share*, and starting a non-chartered company.

use super::flotation::FEWEST_MARKERS;
use super::sections::{BUYING, NEW_PLAYERS, STARTING};
use super::state::{COMPANIES, Company};
use super::words;
use super::{Game1862, Refused, no};
use rules::{Cell, Choice, CompanyId, Event, Holder, Money, ParChoice, Place, PlayerId, Purse, Reason};

/// Where shares are bought (6.5.1).
const PLACES: [Place; 3] = [Place::Offer, Place::Pool, Place::Treasury];

impl Game1862 {
    /// What a share costs where it lies, and who is paid: par for one of the offer, the market price otherwise.
    fn share_cost(&self, company: CompanyId, from: Place) -> Option<(Money, Purse)> {
        match from {
            Place::Offer => Some((self.state.company(company).par?, Purse::Bank)),
            Place::Pool => Some((self.price(company)?, Purse::Bank)),
            Place::Treasury => Some((self.price(company)?, Purse::Company(company))),
        }
    }

    fn check_buyable(&self, player: PlayerId, company: CompanyId) -> Result<(), Refused> {
        if !self.state.company(company).is_started() {
            return no(BUYING, Reason::NotStarted { company });
        }
        if self.stock().sold[player.index()].contains(company) {
            return no(BUYING, Reason::SoldThisRound { company });
        }
        Ok(())
    }

    /// What the share would cost, if the player may buy it.
    fn check_purchase(&self, player: PlayerId, company: CompanyId, from: Place) -> Result<Money, Refused> {
        self.check_buyable(player, company)?;
        let lies = self.state.shares(company).longest_held(from.holder(company)).is_some();
        match self.share_cost(company, from) {
            Some((price, _)) if lies => {
                self.afford(player, price, BUYING)?;
                Ok(price)
            }
            _ => no(BUYING, Reason::CertificateNotForSale { company }),
        }
    }

    pub(super) fn buy_share(
        &mut self,
        player: PlayerId,
        company: CompanyId,
        from: Place,
        certificate: Option<u8>,
    ) -> Result<(), Refused> {
        self.check_may_trade(player)?;
        let price = self.check_purchase(player, company, from)?;
        let holder = from.holder(company);
        let shares = self.state.shares(company);
        let certificate = certificate.or_else(|| shares.longest_held(holder));
        let lies = |certificate: &u8| *certificate > 0 && shares.holder(*certificate) == Some(holder);
        let (Some(certificate), Some((_, paid))) = (certificate.filter(lies), self.share_cost(company, from))
        else {
            return no(BUYING, Reason::CertificateNotForSale { company });
        };
        self.state.cash.transfer(Purse::Player(player), paid, price);
        self.state.shares_mut(company).lay(certificate, Holder::Player(player));
        self.say(Event::ShareBought { player, company, from: holder, price });
        self.note_purchase(player, company, 1);
        self.director_after_purchase(company, player);
        self.float_if_bought(company);
        self.end_stock_turn(player);
        Ok(())
    }

    fn note_purchase(&mut self, player: PlayerId, company: CompanyId, shares: u8) {
        let stock = self.stock_mut();
        stock.bought[player.index()][company.index()] += shares;
        stock.acted = true;
        stock.last_to_act = Some(player);
    }

    fn check_may_start(&self, player: PlayerId, company: CompanyId) -> Result<(), Refused> {
        if self.options.new_players {
            return no(NEW_PLAYERS, words::Reason::ParliamentOnly);
        }
        self.check_startable(company)?;
        if self.stock().sold[player.index()].contains(company) {
            return no(BUYING, Reason::SoldThisRound { company });
        }
        Ok(())
    }

    fn is_start_price(&self, price: Money) -> bool {
        (self.data.pars[0]..=self.data.zones.highest_start).contains(&price)
    }

    /// 6.5.3: the director's certificate is paid for to the company, the other certificates go onto its charter.
    pub(super) fn start_unchartered(
        &mut self,
        player: PlayerId,
        company: CompanyId,
        cell: Cell,
    ) -> Result<(), Refused> {
        self.check_may_trade(player)?;
        self.check_may_start(player, company)?;
        let price = self.data.price(cell);
        if !self.is_start_price(price) {
            return no(STARTING, words::Reason::NotAStartPrice { price });
        }
        let cost = price * 3;
        self.afford(player, cost, STARTING)?;
        self.state.cash.transfer(Purse::Player(player), Purse::Company(company), cost);
        let par = self.data.par_at_most(price);
        let state: &mut Company = self.state.company_mut(company);
        state.par = Some(par);
        state.markers_left = FEWEST_MARKERS;
        let shares = self.state.shares_mut(company);
        for certificate in shares.ordinary(Holder::Offer) {
            shares.lay(certificate, Holder::Company(company));
        }
        shares.lay(0, Holder::Player(player));
        self.state.markers.place(company, cell);
        self.say(Event::CompanyStarted { player, company, par: price, price: cost });
        self.note_purchase(player, company, super::state::DIRECTOR);
        self.end_stock_turn(player);
        Ok(())
    }

    /// Whether there is anything to buy or to start for a player.
    pub(super) fn can_buy_or_start(&self, player: PlayerId) -> bool {
        if self.at_limit(player) {
            return false;
        }
        let buys = |company: CompanyId| {
            PLACES.iter().any(|from| self.check_purchase(player, company, *from).is_ok())
        };
        if self.options.departures.stock_turns_are_judged_loosely {
            return self.companies().any(|company| buys(company) || self.seems_open(player, company));
        }
        let starts = |company: CompanyId| self.check_may_start(player, company).is_ok();
        let rich = self.state.cash.player(player) >= self.data.cheapest_director();
        self.companies().any(|company| buys(company) || (rich && starts(company)))
    }

    /// F1: an unstarted company counts whether it can be started or not, and a lone director's certificate in the pool
    /// counts though it cannot be bought.
    fn seems_open(&self, player: PlayerId, company: CompanyId) -> bool {
        if self.stock().sold[player.index()].contains(company) {
            return false;
        }
        let cash = self.state.cash.player(player);
        let state = self.state.company(company);
        if !state.is_started() {
            let in_play =
                state.group != super::state::Group::Out && self.state.lner != super::state::Lner::Formed;
            return in_play && cash >= self.data.cheapest_director();
        }
        let shares = self.state.shares(company);
        let lone = shares.director() == Holder::Pool && shares.longest_held(Holder::Pool).is_none();
        lone && self.price(company).is_some_and(|price| price * 3 <= cash)
    }

    pub(super) fn purchase_choices(&self, player: PlayerId) -> Vec<Choice> {
        if self.check_may_trade(player).is_err() {
            return Vec::new();
        }
        let companies = CompanyId::first(COMPANIES);
        let places = companies.flat_map(|company| PLACES.map(|from| (company, from)));
        let buy = |(company, from)| {
            let price = self.check_purchase(player, company, from).ok()?;
            Some(Choice::BuyShare { company, from, certificate: None, price })
        };
        places.filter_map(buy).collect()
    }

    pub(super) fn start_choices(&self, player: PlayerId) -> Vec<Choice> {
        let cash = self.state.cash.player(player);
        if self.check_may_trade(player).is_err() || cash < self.data.cheapest_director() {
            return Vec::new();
        }
        let spaces = self.data.chart.spaces();
        let open = spaces.filter(|(_, price)| self.is_start_price(*price) && *price * 3 <= cash);
        let pars: Vec<ParChoice> =
            open.map(|(par, price)| ParChoice { par, price, cost: price * 3 }).collect();
        let startable = self.companies().filter(|company| self.check_may_start(player, *company).is_ok());
        startable.map(|company| Choice::Start { company, pars: pars.clone() }).collect()
    }
}
