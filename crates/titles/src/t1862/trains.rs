//! 7.9 *Purchasing Trains*, 7.10 *Train Warranties*, 9.0 *Phases*.

use super::data::Limit;
use super::options::Types;
use super::sections::{FORCED, LNER, NEW_PLAYERS, RECEIVERSHIP, TRAINS, WARRANTIES};
use super::state::{Declined, Lner, Offer, OperatingStep, Train, Type, types_in};
use super::words::{self, Event as Own};
use super::{Game1862, Refused, no};
use rules::{
    Choice, CompanyId, Event, Money, PlayerId, Purse, Range, Reason, Reply, Step, Thing, TrainId, TrainKind,
    Word,
};

/// The most warranties on a train.
const MOST_WARRANTIES: u8 = 3;
/// The band whose first train brings the LNER in the shorter game (11.2), and the one that then never rusts.
const SHORTER_TRIGGER: TrainKind = TrainKind(4);
const SHORTER_PERMANENT: TrainKind = TrainKind(3);

impl Game1862 {
    /// The types of trains in this game (11.1).
    pub fn types(&self) -> &'static [Type] {
        types_in(self.options.types)
    }

    /// The band with whose first train a band rusts (9.0; 11.2).
    pub(super) fn rusts_with(&self, kind: TrainKind) -> Option<TrainKind> {
        let permanent = self.options.shorter_game && kind == SHORTER_PERMANENT;
        self.data.band(kind).rusts_with.filter(|_| !permanent)
    }

    /// Whether only warranties keep trains of a band from rusting.
    pub fn is_obsolete(&self, kind: TrainKind) -> bool {
        self.rusts_with(kind).is_some_and(|with| with.0 <= self.state.phase)
    }

    /// The next train of the bank and its price.
    pub(super) fn bank_train(&self) -> Option<(TrainId, Money)> {
        let card = self.state.depot.front()?;
        Some((card, self.data.band(card.kind).price))
    }

    pub(super) fn bank_price(&self) -> Money {
        self.bank_train().map_or(Money::ZERO, |(_, price)| price)
    }

    /// "After the sale of any trains in a later band, a train from an earlier band is bought and sold at half face price."
    pub fn trade_price(&self, card: TrainId) -> Money {
        let price = self.data.band(card.kind).price;
        if card.kind.0 < self.state.phase { price.halved() } else { price }
    }

    /// Of what type a company's train is, as words choose by it.
    pub(super) fn side_of(&self, owner: CompanyId, card: TrainId) -> Word {
        let mut trains = self.state.company(owner).trains.iter();
        trains.find(|train| train.card == card).map_or(Word("none"), |train| train.kind.word())
    }

    /// 7.9, 11.1: whether the company may buy another train of a type.
    pub(super) fn has_room(&self, company: CompanyId, kind: Type) -> bool {
        let state = self.state.company(company);
        match self.train_limit() {
            Limit::EachType(most) => state.count(kind) < usize::from(most),
            Limit::Total(most) => state.trains.len() < usize::from(most),
        }
    }

    /// How many trains a company may have if it is to buy another.
    pub fn train_limit(&self) -> Limit {
        match self.options.types {
            Types::SimpleExpress | Types::SimpleFreight => Limit::Total(self.phase().simple_limit),
            _ => self.phase().limit,
        }
    }

    /// How many warranties may be bought with a train of the bank.
    fn most_extras(&self, card: TrainId) -> u8 {
        if self.options.new_players { 0 } else { MOST_WARRANTIES - self.data.band(card.kind).free_warranties }
    }

    fn affords_bank_train(&self, company: CompanyId) -> bool {
        self.state.cash.company(company) >= self.bank_price()
    }

    /// Whether money must be raised before a train can be bought from the bank.
    pub(super) fn lacks_train(&self, company: CompanyId) -> bool {
        self.state.company(company).trains.is_empty()
    }

    pub(super) fn waits_for_trains(&mut self, company: CompanyId) -> bool {
        if self.state.in_receivership(company) {
            self.buy_in_receivership(company);
            return false;
        }
        if self.lacks_train(company) {
            return self.waits_for_first_train(company);
        }
        let bank =
            self.affords_bank_train(company) && self.types().iter().any(|kind| self.has_room(company, *kind));
        if bank || self.trade_choices(company).next().is_some() {
            return true;
        }
        self.go_to_step(OperatingStep::Redeem)
    }

    /// Buys a train from the bank or from another company.
    pub(super) fn buy_train(
        &mut self,
        company: CompanyId,
        card: TrainId,
        price: Money,
        side: Option<Word>,
        extras: u8,
    ) -> Result<(), Refused> {
        match self.owner_of(card) {
            Some(seller) => self.offer_for_train(company, seller, card, price, side, extras),
            None => self.buy_from_bank(company, card, price, side, extras),
        }
    }

    fn owner_of(&self, card: TrainId) -> Option<CompanyId> {
        self.companies()
            .find(|company| self.state.company(*company).trains.iter().any(|train| train.card == card))
    }

    fn buy_from_bank(
        &mut self,
        company: CompanyId,
        card: TrainId,
        price: Money,
        side: Option<Word>,
        extras: u8,
    ) -> Result<(), Refused> {
        let Some((front, asked)) = self.bank_train().filter(|(front, _)| *front == card) else {
            let reason = match self.bank_train() {
                Some((front, _)) if card.kind > front.kind => Reason::EarlierTrainsFirst { kind: front.kind },
                _ => Reason::TrainNotForSale { train: card },
            };
            return no(TRAINS, reason);
        };
        if price != asked {
            return no(TRAINS, Reason::BankPriceFixed { price: asked });
        }
        let Some(side) = side else { return no(TRAINS, words::Reason::TypeNeeded) };
        let Some(kind) = Type::named(side).filter(|kind| self.types().contains(kind)) else {
            return no(TRAINS, words::Reason::NoSuchType);
        };
        let most = self.most_extras(front);
        if extras > most {
            let section = if self.options.new_players { NEW_PLAYERS } else { WARRANTIES };
            return no(section, words::Reason::TooManyWarranties { most });
        }
        if !self.has_room(company, kind) {
            return no(TRAINS, words::Reason::NoRoomForType { company });
        }
        let cost = asked + self.data.costs.warranty * i32::from(extras);
        self.company_affords(company, cost, TRAINS)?;
        self.take_from_bank(company, kind, extras);
        if self.operating().raised {
            self.operating_mut().raised = false;
        }
        Ok(())
    }

    /// The company gets the bank's next train as one of its types, with so many warranties besides its free ones.
    pub(super) fn take_from_bank(&mut self, company: CompanyId, kind: Type, extras: u8) {
        let Some((card, price)) = self.bank_train() else { return };
        let band = self.data.band(card.kind);
        let warranties = self.data.costs.warranty * i32::from(extras);
        self.pay_bank(Purse::Company(company), price + warranties);
        self.state.depot.sell(card);
        let train = Train { card, kind, warranties: band.free_warranties + extras };
        self.state.company_mut(company).trains.push(train);
        self.say(Own::TrainBought { company, train: card, side: kind.word(), price });
        if extras > 0 {
            let (count, cost, side) = (extras, warranties, kind.word());
            self.say(Own::Warranties { company, train: card, side, count, cost });
        }
        if card.kind.0 > self.state.phase {
            self.begin_phase(card.kind);
        }
    }

    /// 9.0: the first train of a band begins its phase at once.
    fn begin_phase(&mut self, kind: TrainKind) {
        self.state.phase = kind.0;
        self.say(Event::PhaseBegins { phase: Thing::TrainKind(kind) });
        for band in TrainKind::first(self.data.bands.len()) {
            if self.rusts_with(band) == Some(kind) {
                self.rust(band);
            }
        }
        let trigger =
            if self.options.shorter_game { SHORTER_TRIGGER.0 } else { self.data.bands.len() as u8 - 1 };
        if kind.0 == trigger && self.state.lner == Lner::No {
            self.trigger_lner();
        }
    }

    /// "Trains which are due to rust are returned to the box without compensation", but not those with a warranty.
    fn rust(&mut self, band: TrainKind) {
        let mut companies = Vec::new();
        for company in self.companies() {
            let trains = &mut self.state.company_mut(company).trains;
            let before = trains.len();
            trains.retain(|train| train.card.kind != band || train.warranties > 0);
            if trains.len() < before {
                companies.push(company);
            }
        }
        self.say(Event::TrainsRusted { kind: band, companies });
    }

    /// What stands against buying a train of another company.
    fn check_trade(
        &self,
        buyer: CompanyId,
        seller: CompanyId,
        card: TrainId,
    ) -> Result<(Train, Money), Refused> {
        let train = self.state.company(seller).trains.iter().find(|train| train.card == card);
        let Some(train) = train.filter(|_| seller != buyer) else {
            return no(TRAINS, Reason::TrainNotForSale { train: card });
        };
        if self.operating().raised {
            return no(FORCED, words::Reason::BankTrainsOnly);
        }
        if self.state.lner == Lner::Formed {
            return no(LNER, words::Reason::BankTrainsOnly);
        }
        if self.state.in_receivership(seller) {
            return no(RECEIVERSHIP, words::Reason::InReceivership { company: seller });
        }
        if !self.has_room(buyer, train.kind) {
            return no(TRAINS, words::Reason::NoRoomForType { company: buyer });
        }
        let price = self.trade_price(card);
        self.company_affords(buyer, price, TRAINS)?;
        Ok((*train, price))
    }

    /// The director who must agree to sell a train, if it is another than the buyer's.
    fn consent_of(&self, buyer: CompanyId, seller: CompanyId) -> Option<PlayerId> {
        let asked = self.state.director(seller).filter(|player| self.state.director(buyer) != Some(*player));
        asked.filter(|_| !self.options.departures.consent_is_taken_for_granted)
    }

    fn offer_for_train(
        &mut self,
        buyer: CompanyId,
        seller: CompanyId,
        card: TrainId,
        price: Money,
        side: Option<Word>,
        extras: u8,
    ) -> Result<(), Refused> {
        let (train, asked) = self.check_trade(buyer, seller, card)?;
        if side.is_some_and(|side| side != train.kind.word()) {
            return no(TRAINS, words::Reason::TypeIsFixed);
        }
        if extras > 0 {
            return no(WARRANTIES, words::Reason::TooManyWarranties { most: 0 });
        }
        if price != asked {
            return no(TRAINS, words::Reason::FixedPrice { price: asked });
        }
        if self.consent_of(buyer, seller).is_none() {
            self.trade(buyer, Offer { train: card, seller });
            return Ok(());
        }
        if self.operating().declined.contains(&Declined::Train(card)) {
            return no(TRAINS, words::Reason::Declined { company: seller });
        }
        self.say(Own::TrainOffer { buyer, seller, train: card, side: train.kind.word(), price });
        self.operating_mut().offer = Some(Offer { train: card, seller });
        Ok(())
    }

    pub(super) fn answer_offer(&mut self, buyer: CompanyId, offer: Offer, reply: Reply) {
        self.operating_mut().offer = None;
        if reply == Reply::Accept {
            return self.trade(buyer, offer);
        }
        let Offer { train, seller } = offer;
        self.operating_mut().declined.push(Declined::Train(train));
        let side = self.side_of(seller, train);
        self.say(Own::TrainOfferDeclined { buyer, seller, train, side });
    }

    /// Warranties remain with the train.
    fn trade(&mut self, buyer: CompanyId, offer: Offer) {
        let Offer { train: card, seller } = offer;
        let price = self.trade_price(card);
        let trains = &mut self.state.company_mut(seller).trains;
        let Some(place) = trains.iter().position(|train| train.card == card) else { return };
        let train = trains.remove(place);
        self.state.company_mut(buyer).trains.push(train);
        self.state.cash.transfer(Purse::Company(buyer), Purse::Company(seller), price);
        self.say(Own::TrainTraded { buyer, seller, train: card, side: train.kind.word(), price });
    }

    pub(super) fn pass_trains(&mut self, company: CompanyId) -> Result<(), Refused> {
        if self.lacks_train(company) {
            return self.raise_by_pass(company);
        }
        self.pass_step(company, Step::TRAINS, OperatingStep::Redeem);
        Ok(())
    }

    /// Trains of other companies that the company could buy now.
    pub(super) fn trade_choices(&self, company: CompanyId) -> impl Iterator<Item = Choice> + '_ {
        let sellers = self.companies().filter(move |seller| *seller != company);
        let trains = sellers.flat_map(|seller| {
            let trains = self.state.company(seller).trains.iter();
            trains.map(move |train| (seller, train.card))
        });
        trains.filter_map(move |(seller, card)| {
            let (train, price) = self.check_trade(company, seller, card).ok()?;
            let consent = self.consent_of(company, seller);
            let declined = consent.is_some() && self.operating().declined.contains(&Declined::Train(card));
            (!declined).then_some(Choice::BuyTrain {
                train: card,
                seller: Some(seller),
                price: Range::exactly(price),
                consent,
                declined: None,
                side: Some(train.kind.word()),
                extras: 0,
                extra_cost: Money::ZERO,
            })
        })
    }

    /// Trains of the bank that the company could buy now: the next card as each of its types.
    pub(super) fn bank_choices(&self, company: CompanyId) -> Vec<Choice> {
        let Some((train, price)) = self.bank_train() else { return Vec::new() };
        let cash = self.state.cash.company(company);
        if cash < price {
            return Vec::new();
        }
        let cost = self.data.costs.warranty;
        let affordable = ((cash - price).0 / cost.0).min(i32::from(MOST_WARRANTIES)) as u8;
        let kinds = self.types().iter().filter(|kind| self.has_room(company, **kind));
        kinds
            .map(|kind| Choice::BuyTrain {
                train,
                seller: None,
                price: Range::exactly(price),
                consent: None,
                declined: None,
                side: Some(kind.word()),
                extras: self.most_extras(train).min(affordable),
                extra_cost: cost,
            })
            .collect()
    }

    pub(super) fn train_choices(&self, company: CompanyId) -> Vec<Choice> {
        let mut choices = self.bank_choices(company);
        choices.extend(self.trade_choices(company));
        if !self.lacks_train(company) {
            choices.push(Choice::Pass);
        } else if choices.iter().all(|choice| !matches!(choice, Choice::BuyTrain { seller: None, .. })) {
            choices.extend(self.raising_choices(company));
        }
        choices
    }
}
