//! *Buying Trains*: from the bank in ascending order, from other companies by agreement; phases, rusting, limits.

use super::data::FISHBOURNE;
use super::sections::{NATIONALISATION, RECEIVERSHIP, TRAINS};
use super::state::{Offer, OperatingStep, PrivateOwner};
use super::words;
use super::{Game1860, Refused, no};
use rules::{
    Choice, CompanyId, Event, Fact, Money, PlayerId, Purse, Range, Reason, Reply, TrainId, TrainKind,
};

/// Whose train it is that is asked for.
enum Seller {
    Bank { price: Money },
    Company(CompanyId),
}

impl Game1860 {
    /// How many trains a company may have; `None` is any number.
    pub fn train_limit(&self) -> Option<u8> {
        (!self.options.no_train_limit).then(|| self.data.phase(self.state.phase).limit)
    }

    pub(super) fn trains_above_limit(&self, company: CompanyId) -> bool {
        let owned = self.state.company(company).trains.len();
        self.train_limit().is_some_and(|limit| owned > usize::from(limit))
    }

    fn check_room(&self, company: CompanyId) -> Result<(), Refused> {
        match self.train_limit() {
            Some(limit) if self.state.company(company).trains.len() >= usize::from(limit) => {
                no(TRAINS, Reason::TrainLimit { limit })
            }
            _ => Ok(()),
        }
    }

    /// Whose train it is, if it may be sold to this company at all.
    fn check_seller(&self, buyer: CompanyId, train: TrainId) -> Result<Seller, Refused> {
        if train.kind.index() >= self.data.trains.len() {
            return no(TRAINS, Reason::NoSuchThing { thing: "train" });
        }
        if self.state.bank_trains(self.data).contains(&train) {
            return Ok(Seller::Bank { price: self.data.train(train.kind).price });
        }
        let owner = self.companies().find(|company| self.state.company(*company).trains.contains(&train));
        match owner {
            Some(seller) if seller != buyer => {
                self.check_trade(buyer, seller)?;
                if self.operating().declined(train).is_some_and(|declined| declined.further) {
                    return no(TRAINS, Reason::OffersDeclined { seller });
                }
                Ok(Seller::Company(seller))
            }
            None if self.state.depot.next(train.kind).is_some() => {
                no(TRAINS, Reason::EarlierTrainsFirst { kind: train.kind })
            }
            _ => no(TRAINS, Reason::TrainNotForSale { train }),
        }
    }

    /// "You can't sell a company's only train unless the buying company doesn't have a train"; nobody agrees to a
    /// price for a company without a director, and a bankrupt one keeps its trains; after nationalisation trains come from the bank.
    fn check_trade(&self, buyer: CompanyId, seller: CompanyId) -> Result<(), Refused> {
        if self.operating().nationalised {
            return no(NATIONALISATION, words::Reason::BankTrainsOnly);
        }
        for company in [buyer, seller] {
            if self.state.director(company).is_none() || self.state.company(company).bankrupt {
                return no(RECEIVERSHIP, Reason::CannotTrade { company });
            }
        }
        let has = |company: CompanyId| self.state.company(company).trains.len();
        if has(seller) == 1 && has(buyer) > 0 {
            return no(TRAINS, Reason::LastTrain { seller });
        }
        Ok(())
    }

    /// The prices that can be offered for another company's train.
    fn trade_prices(&self, buyer: CompanyId) -> Range {
        let step = self.data.costs.train_price_step;
        let most = self.state.cash.company(buyer);
        Range { min: step, max: Money(most.0 / step.0 * step.0), step }
    }

    /// The player whose agreement is needed, if it is not the buyer's own.
    fn consent_needed(&self, buyer: CompanyId, seller: CompanyId) -> Option<PlayerId> {
        let other = self.state.director(seller).filter(|_| !self.options.departures.consent_assumed);
        other.filter(|other| self.state.director(buyer) != Some(*other))
    }

    pub(super) fn buy_train(
        &mut self,
        company: CompanyId,
        train: TrainId,
        price: Money,
    ) -> Result<(), Refused> {
        self.check_room(company)?;
        match self.check_seller(company, train)? {
            Seller::Bank { price: asked } => {
                if price != asked {
                    return no(TRAINS, Reason::BankPriceFixed { price: asked });
                }
                self.company_affords(company, price, TRAINS)?;
                self.buy_from_bank(company, train, price);
            }
            Seller::Company(seller) => {
                self.check_trade_price(company, price)?;
                match self.consent_needed(company, seller) {
                    None => self.trade_train(company, seller, train, price),
                    Some(_) => {
                        self.operating_mut().offer = Some(Offer { train, seller, price });
                        self.say(Event::TrainOffer { buyer: company, seller, train, price });
                    }
                }
            }
        }
        Ok(())
    }

    fn check_trade_price(&self, buyer: CompanyId, price: Money) -> Result<(), Refused> {
        let step = self.data.costs.train_price_step;
        if price.0 % step.0 != 0 {
            return no(TRAINS, Reason::PriceNotMultiple { multiple: step });
        }
        let range = self.trade_prices(buyer);
        if price < range.min || price > range.max {
            return no(TRAINS, Reason::PriceOutOfRange { least: range.min, most: range.max });
        }
        Ok(())
    }

    pub(super) fn buy_from_bank(&mut self, company: CompanyId, train: TrainId, price: Money) {
        self.company_pays(company, price);
        self.state.depot.sell(train);
        self.say(Event::TrainBought { company, train, price });
        self.receive_train(company, train);
        if self.data.train(train.kind).phase > self.state.phase {
            self.begin_phase(train.kind);
        }
    }

    fn trade_train(&mut self, buyer: CompanyId, seller: CompanyId, train: TrainId, price: Money) {
        self.state.cash.transfer(Purse::Company(buyer), Purse::Company(seller), price);
        self.state.company_mut(seller).trains.retain(|owned| *owned != train);
        self.say(Event::TrainTraded { buyer, seller, train, price });
        self.receive_train(buyer, train);
    }

    /// "An insolvent company stops being insolvent as soon as it buys a train"; in recorded games the mark goes
    /// at the end of the turn.
    fn receive_train(&mut self, company: CompanyId, train: TrainId) {
        self.state.company_mut(company).trains.push(train);
        if self.state.company(company).insolvent && !self.options.departures.solvent_at_end_of_turn {
            self.become_solvent(company);
        }
    }

    /// What the other director is asked.
    pub(super) fn question(&self, buyer: CompanyId, offer: Offer) -> Fact {
        let Offer { train, seller, price } = offer;
        words::Question::SellTrain { train, buyer, seller, price }.into()
    }

    /// The other director's answer. The rulebook sets no bar to asking again; so that it does not become a nuisance,
    /// who declines may decline everything more that is offered for the train this turn.
    pub(super) fn answer_offer(&mut self, buyer: CompanyId, offer: Offer, reply: Reply) {
        let Offer { train, seller, price } = offer;
        let operating = self.operating_mut();
        operating.offer = None;
        match reply {
            Reply::Accept => self.trade_train(buyer, seller, train, price),
            Reply::Decline => {
                operating.decline(train, price, false);
                self.say(Event::TrainOfferDeclined { buyer, seller, train });
            }
            Reply::DeclineAll => {
                operating.decline(train, price, true);
                self.say(Event::TrainOffersDeclined { buyer, seller, train });
            }
        }
    }

    /// "Each further phase starts when a company buys the first train of a new type."
    fn begin_phase(&mut self, kind: TrainKind) {
        let train = self.data.train(kind);
        self.state.phase = train.phase;
        self.say(Event::PhaseBegins { phase: train.phase.into() });
        if let Some(rusting) = train.rusts {
            self.rust(rusting);
        }
        match train.phase {
            6 => {
                self.state.privates[FISHBOURNE.index()].owner = PrivateOwner::Bank;
                self.say(Event::PrivateAvailable { private: FISHBOURNE });
            }
            8 => self.say(words::Event::SalesNoLongerLowerPrices),
            9 => self.say(words::Event::SouthernForms),
            _ => {}
        }
    }

    /// Obsolete trains leave the game at once, wherever they are.
    fn rust(&mut self, kind: TrainKind) {
        let mut losers = Vec::new();
        for company in self.companies() {
            let trains = &mut self.state.company_mut(company).trains;
            let before = trains.len();
            trains.retain(|train| train.kind != kind);
            if trains.len() < before {
                losers.push(company);
            }
        }
        self.state.depot.rust(kind);
        self.say(Event::TrainsRusted { kind, companies: losers });
    }

    /// "Excess trains must be returned to the bank at the start of the owning company's next operating turn."
    pub(super) fn discard_train(&mut self, company: CompanyId, train: TrainId) -> Result<(), Refused> {
        if !self.state.company(company).trains.contains(&train) {
            return no(TRAINS, Reason::NotItsTrain { train });
        }
        self.return_train(company, train);
        Ok(())
    }

    pub(super) fn return_train(&mut self, company: CompanyId, train: TrainId) {
        self.state.company_mut(company).trains.retain(|owned| *owned != train);
        self.state.depot.put_back(train);
        self.say(Event::TrainDiscarded { company, train });
    }

    /// "If a company doesn't have any trains at the end of its turn, then it MUST buy one if it can afford one":
    /// one of the bank's. Recorded games want more than the price (A2).
    pub(super) fn must_buy_train(&self, company: CompanyId) -> bool {
        let cash = self.state.cash.company(company);
        self.state.company(company).trains.is_empty()
            && self.cheapest_train().is_some_and(|(_, price)| {
                if self.options.departures.purchase_forced_above_price { cash > price } else { cash >= price }
            })
    }

    pub(super) fn pass_trains(&mut self, company: CompanyId) -> Result<(), Refused> {
        if self.must_buy_train(company) {
            return no(TRAINS, Reason::MustBuyTrain { company });
        }
        self.say(Event::CompanyPassed { company, step: "trains" });
        self.operating_mut().step = OperatingStep::Done;
        Ok(())
    }

    /// Every train the company may buy now.
    pub(super) fn train_options(&self, company: CompanyId) -> impl Iterator<Item = Choice> + '_ {
        let room = self.check_room(company).is_ok();
        let cash = self.state.cash.company(company);
        let bank = self.state.bank_trains(self.data).into_iter().filter_map(move |train| {
            let price = self.data.train(train.kind).price;
            (price <= cash).then_some(Choice::BuyTrain {
                train,
                seller: None,
                price: Range::exactly(price),
                consent: None,
                declined: None,
                side: None,
                extras: 0,
                extra_cost: Money::ZERO,
            })
        });
        let sellers = self.companies().filter(move |seller| {
            *seller != company
                && !self.state.company(*seller).trains.is_empty()
                && self.check_trade(company, *seller).is_ok()
        });
        let traded = sellers.flat_map(move |seller| {
            let consent = self.consent_needed(company, seller);
            let price = self.trade_prices(company);
            self.state.company(seller).trains.iter().filter_map(move |&train| {
                let declined = self.operating().declined(train);
                let open = price.min <= price.max && declined.is_none_or(|declined| !declined.further);
                let declined = declined.map(|declined| declined.price);
                open.then_some(Choice::BuyTrain {
                    train,
                    seller: Some(seller),
                    price,
                    consent,
                    declined,
                    side: None,
                    extras: 0,
                    extra_cost: Money::ZERO,
                })
            })
        });
        bank.chain(traded).take(if room { usize::MAX } else { 0 })
    }
}
