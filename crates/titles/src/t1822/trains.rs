//! Section 16, *Trains*.

use super::data::kinds;
use super::running::Engine;
use super::sections::{DUTY, EMERGENCY, FIRST_TRAIN, ONE_EXPRESS, TRADES, TRAIN_LIMIT, TRAINS};
use super::state::{Declined, OperatingStep, Request, Round};
use super::words::{self, Event as Own};
use super::{Game1822, Refused, no};
use rules::{Choice, CompanyId, Event, Money, PlayerId, Purse, Range, Reason, Step, TrainId, Word};
use smallvec::SmallVec;

/// The sides of two-sided cards, as actions name them.
pub(super) const SIDES: [Word; 4] = [Word("L"), Word("2"), Word("7"), Word("E")];

/// The step of buying an L at the start of a first turn.
pub(super) const FIRST_TRAIN_STEP: Step = Step::own("first-train");

/// What the bank can sell.
#[derive(Clone, Copy)]
struct BankCard {
    card: TrainId,
    turned: bool,
    price: Money,
}

impl Game1822 {
    /// Whether a train counts for the limit and for the duty to own one (16.1, 16.5).
    pub(super) fn counts(train: TrainId) -> bool {
        !matches!(train.kind, kinds::TWO_P | kinds::LP | kinds::PULLMAN)
    }

    pub(super) fn counted_trains(&self, company: CompanyId) -> usize {
        self.state.company(company).trains.iter().filter(|train| Game1822::counts(**train)).count()
    }

    fn has_room(&self, company: CompanyId) -> bool {
        self.counted_trains(company) < self.train_limit(company)
    }

    /// A train by the side it shows.
    pub fn train_name(&self, train: TrainId) -> &str {
        self.data.train_name(train.kind, self.state.is_turned(train))
    }

    fn side(&self, card: TrainId, turned: bool) -> Option<Word> {
        self.data.trains.get(card.kind.index())?.other.as_ref()?;
        let name = self.data.train_name(card.kind, turned);
        SIDES.into_iter().find(|side| side.0 == name)
    }

    /// 1.7: the front card, on each of its sides, and the cards in the pool, of equal ones the first (f.61).
    fn bank_cards(&self) -> SmallVec<[BankCard; 8]> {
        let mut cards: SmallVec<[BankCard; 8]> = SmallVec::new();
        if let Some(card) = self.state.depot.front() {
            let two_sided = self.data.trains[card.kind.index()].other.is_some();
            for turned in [false, true].into_iter().take(1 + usize::from(two_sided)) {
                cards.push(BankCard { card, turned, price: self.data.train_price(card.kind, turned) });
            }
        }
        for card in self.state.depot.returned().iter().copied() {
            let turned = self.state.is_turned(card);
            let same = |other: &BankCard| {
                (other.card.kind, other.turned) == (card.kind, turned)
                    && Some(other.card) != self.state.depot.front()
            };
            if !cards.iter().any(same) {
                cards.push(BankCard { card, turned, price: self.bank_price(card, turned) });
            }
        }
        cards
    }

    fn bank_price(&self, card: TrainId, turned: bool) -> Money {
        let kind = if card.kind == kinds::FIVE_P { kinds::FIVE } else { card.kind };
        self.data.train_price(kind, turned)
    }

    /// The cheapest train of the bank: the only one a director's money may buy (16.8, f.61).
    fn cheapest(&self) -> Option<BankCard> {
        self.bank_cards().into_iter().min_by_key(|card| card.price)
    }

    /// What the company and its director together must find for the cheapest train.
    pub(super) fn emergency_need(&self, company: CompanyId) -> Option<Money> {
        if self.counted_trains(company) > 0 {
            return None;
        }
        let lacks = self.cheapest()?.price - self.state.cash.company(company);
        (lacks > Money::ZERO).then_some(lacks)
    }

    /// Other companies' trains that may be bought, and by which companies.
    fn saleable(&self, buyer: CompanyId) -> impl Iterator<Item = (CompanyId, TrainId)> + '_ {
        let others = self.companies().filter(move |company| *company != buyer);
        others.flat_map(|seller| {
            let trains = self.state.company(seller).trains.iter();
            trains.filter(|train| Game1822::counts(**train)).map(move |train| (seller, *train))
        })
    }

    /// Turning an L: what it costs now.
    fn turning_cost(&self) -> Money {
        self.data.turning[usize::from(self.state.phase > 1)]
    }

    fn can_turn(&self, company: CompanyId) -> bool {
        let locals = self.state.company(company).trains.iter();
        let has_local =
            locals.into_iter().any(|train| train.kind == kinds::L && !self.state.is_turned(*train));
        has_local && self.state.cash.company(company) >= self.turning_cost()
    }

    /// f.62 and the table of d.7: duty, or room and money for the cheapest, or an L to turn.
    pub(super) fn waits_for_trains(&mut self, company: CompanyId) -> bool {
        if !self.options.departures.steps_as_recorded {
            let open = self.train_choices(company).iter().any(|choice| *choice != Choice::Pass);
            return open || self.go_to_step(OperatingStep::Acquire);
        }
        let any_other = self.saleable(company).next().is_some();
        let cheapest = if any_other { Some(Money(1)) } else { self.cheapest().map(|card| card.price) };
        let cash = self.state.cash.company(company);
        let buys = self.has_room(company) && cheapest.is_some_and(|price| cash >= price);
        if self.counted_trains(company) == 0 || buys || self.can_turn(company) {
            return true;
        }
        self.go_to_step(OperatingStep::Acquire)
    }

    pub(super) fn buy_train(
        &mut self,
        company: CompanyId,
        train: TrainId,
        price: Money,
        side: Option<Word>,
    ) -> Result<(), Refused> {
        if self.state.company(company).trains.contains(&train) {
            return self.turn_train(company, train, price, side);
        }
        if !self.has_room(company) {
            let limit = self.train_limit(company) as u8;
            return no(TRAIN_LIMIT, Reason::TrainLimit { limit });
        }
        let seller = self.companies().find(|other| self.state.company(*other).trains.contains(&train));
        match seller {
            Some(seller) => self.buy_from_company(company, seller, train, price),
            None => self.buy_from_bank(company, train, price, side),
        }
    }

    /// 16.2: an L becomes a 2.
    fn turn_train(
        &mut self,
        company: CompanyId,
        train: TrainId,
        price: Money,
        side: Option<Word>,
    ) -> Result<(), Refused> {
        let turns = train.kind == kinds::L && !self.state.is_turned(train) && side == Some(SIDES[1]);
        if !turns {
            return no(TRAINS, Reason::TrainNotForSale { train });
        }
        let cost = self.turning_cost();
        if price != cost {
            return no(TRAINS, Reason::BankPriceFixed { price: cost });
        }
        self.company_affords(company, cost, TRAINS)?;
        self.pay_bank(Purse::Company(company), cost);
        self.state.turn_card(train);
        self.say(Own::Turned { company, train, cost });
        self.phase_by_train(train, true);
        Ok(())
    }

    fn has_express(&self, company: CompanyId) -> bool {
        self.state.company(company).trains.iter().any(|train| self.engine(*train) == Engine::Express)
    }

    /// The card of the bank that is meant.
    fn check_bank_card(&self, train: TrainId, side: Option<Word>) -> Result<BankCard, Refused> {
        let cards = self.bank_cards();
        let same = |card: &&BankCard| card.card == train;
        let matches = |card: &&BankCard| side.is_none() || self.side(card.card, card.turned) == side;
        match cards.iter().filter(same).find(matches) {
            Some(card) => Ok(*card),
            None => no(TRAINS, Reason::TrainNotForSale { train }),
        }
    }

    fn buy_from_bank(
        &mut self,
        company: CompanyId,
        train: TrainId,
        price: Money,
        side: Option<Word>,
    ) -> Result<(), Refused> {
        let card = self.check_bank_card(train, side)?;
        if price != card.price {
            return no(TRAINS, Reason::BankPriceFixed { price: card.price });
        }
        if card.card.kind == kinds::SEVEN && card.turned && self.has_express(company) {
            return no(ONE_EXPRESS, words::Reason::OneExpress);
        }
        let cash = self.state.cash.company(company);
        if cash < card.price {
            self.director_pays(company, card, card.price - cash)?;
        }
        self.pay_bank(Purse::Company(company), card.price);
        let new = Some(card.card) == self.state.depot.front();
        self.state.depot.sell(card.card);
        if card.turned {
            self.state.turn_card(card.card);
        }
        self.state.company_mut(company).trains.push(card.card);
        self.note_crowded();
        self.say(Event::TrainBought { company, train, price: card.price });
        if new {
            self.phase_by_train(card.card, card.turned);
        }
        Ok(())
    }

    /// 16.8 to 16.11: the director pays the difference for the cheapest train, by a loan if nothing is left to sell.
    fn director_pays(&mut self, company: CompanyId, card: BankCard, lacks: Money) -> Result<(), Refused> {
        let available = self.state.cash.company(company);
        let too_poor = Reason::TooPoor { needed: card.price, available };
        if self.counted_trains(company) > 0 {
            return no(TRAINS, too_poor);
        }
        let cheapest = self.cheapest();
        let name = |card: &BankCard| self.data.train_name(card.card.kind, card.turned);
        if cheapest.is_none_or(|cheapest| name(&cheapest) != name(&card)) {
            return no(EMERGENCY, words::Reason::CheapestOnly);
        }
        self.check_issued_first(company)?;
        let Some(director) = self.state.director(company) else { return no(TRAINS, too_poor) };
        let has = self.state.cash.player(director);
        if has < lacks {
            if self.can_sell_in_emergency(director, company) {
                return no(EMERGENCY, words::Reason::SellBeforeLoan);
            }
            self.lend(director, lacks - has);
        }
        self.state.cash.transfer(Purse::Player(director), Purse::Company(company), lacks);
        self.say(Own::DirectorPays { player: director, company, amount: lacks });
        Ok(())
    }

    /// 16.4: from phase 3 on, for any price of at least 1, by consent.
    fn check_trade(&self, company: CompanyId, train: TrainId, price: Money) -> Result<(), Refused> {
        if self.state.phase < 3 {
            return no(TRADES, words::Reason::TooEarly { phase: 3 });
        }
        if !Game1822::counts(train) {
            return no(TRADES, Reason::TrainNotForSale { train });
        }
        let second = self.engine(train) == Engine::Express && self.has_express(company);
        if second && !self.options.departures.further_express_by_trade {
            return no(ONE_EXPRESS, words::Reason::OneExpress);
        }
        let most = self.most_for_trade(company);
        if price < Money(1) || price > most {
            return no(TRADES, Reason::PriceOutOfRange { least: Money(1), most });
        }
        Ok(())
    }

    /// What a company can pay another for a train: its own money; in an emergency its director's too (16.12, a.10).
    fn most_for_trade(&self, company: CompanyId) -> Money {
        let own = self.state.cash.company(company);
        let helps = !self.options.departures.director_pays_bank_only
            && self.emergency_need(company).is_some()
            && self.check_issued_first(company).is_ok();
        match self.state.director(company).filter(|_| helps) {
            Some(director) => own + self.state.cash.player(director),
            None => own,
        }
    }

    fn buy_from_company(
        &mut self,
        company: CompanyId,
        seller: CompanyId,
        train: TrainId,
        price: Money,
    ) -> Result<(), Refused> {
        self.check_trade(company, train, price)?;
        if let Some(asked) = self.seller_to_ask(company, seller) {
            let request = Request::Train { train, seller, price };
            if self.operating_round().agreed != Some(request) {
                if self.is_declined(Declined::Train(train)) {
                    return no(TRADES, Reason::OffersDeclined { seller });
                }
                self.say(Event::TrainOffer { buyer: company, seller, train, price });
                return self.ask(asked, request);
            }
        }
        self.trade(company, seller, train, price);
        Ok(())
    }

    /// The director who must agree to a sale.
    fn seller_to_ask(&self, company: CompanyId, seller: CompanyId) -> Option<PlayerId> {
        let director = self.state.director(seller)?;
        let asks = !self.options.departures.consent_is_taken_for_granted
            && self.state.director(company) != Some(director);
        asks.then_some(director)
    }

    pub(super) fn trade(&mut self, company: CompanyId, seller: CompanyId, train: TrainId, price: Money) {
        let lacks = price - self.state.cash.company(company);
        if let Some(director) = self.state.director(company).filter(|_| lacks > Money::ZERO) {
            self.state.cash.transfer(Purse::Player(director), Purse::Company(company), lacks);
            self.say(Own::DirectorPays { player: director, company, amount: lacks });
        }
        self.state.cash.transfer(Purse::Company(company), Purse::Company(seller), price);
        self.state.company_mut(seller).trains.retain(|other| *other != train);
        self.state.company_mut(company).trains.push(train);
        self.note_crowded();
        self.say(Event::TrainTraded { buyer: company, seller, train, price });
    }

    pub(super) fn pass_trains(&mut self, company: CompanyId) -> Result<(), Refused> {
        if self.counted_trains(company) == 0 {
            return no(DUTY, Reason::MustBuyTrain { company });
        }
        self.pass_step(company, Step::TRAINS, OperatingStep::Acquire);
        Ok(())
    }

    /// 8.4: an L at the start of a minor's first turn, from its own money.
    pub(super) fn buy_first_train(
        &mut self,
        company: CompanyId,
        train: TrainId,
        price: Money,
        side: Option<Word>,
    ) -> Result<(), Refused> {
        self.check_first_train(company)?;
        let card = self.check_bank_card(train, side)?;
        if card.card.kind != kinds::L || card.turned || Some(card.card) != self.state.depot.front() {
            return no(FIRST_TRAIN, words::Reason::LocalOnly);
        }
        self.company_affords(company, card.price, FIRST_TRAIN)?;
        self.buy_from_bank(company, train, price, side)?;
        self.operating_mut().step = OperatingStep::Privates;
        Ok(())
    }

    pub(super) fn first_train_choices(&self, _company: CompanyId) -> Vec<Choice> {
        let local = self.bank_cards().into_iter().find(|card| card.card.kind == kinds::L && !card.turned);
        let mut choices: Vec<Choice> = local.map(|card| self.bank_choice(card)).into_iter().collect();
        choices.push(Choice::Pass);
        choices
    }

    fn bank_choice(&self, card: BankCard) -> Choice {
        Choice::BuyTrain {
            train: card.card,
            seller: None,
            price: Range::exactly(card.price),
            consent: None,
            declined: None,
            side: self.side(card.card, card.turned),
            extras: 0,
            extra_cost: Money::ZERO,
        }
    }

    pub(super) fn train_choices(&self, company: CompanyId) -> Vec<Choice> {
        let mut choices = Vec::new();
        let cash = self.state.cash.company(company);
        if self.has_room(company) {
            for card in self.bank_cards() {
                let second = card.card.kind == kinds::SEVEN && card.turned && self.has_express(company);
                if !second && (cash >= card.price || self.may_be_helped(company, &card)) {
                    choices.push(self.bank_choice(card));
                }
            }
            let most = self.most_for_trade(company);
            for (seller, train) in self.saleable(company) {
                if self.is_declined(Declined::Train(train))
                    || self.check_trade(company, train, Money(1)).is_err()
                {
                    continue;
                }
                choices.push(Choice::BuyTrain {
                    train,
                    seller: Some(seller),
                    price: Range { min: Money(1), max: most, step: Money(1) },
                    consent: self.seller_to_ask(company, seller),
                    declined: None,
                    side: None,
                    extras: 0,
                    extra_cost: Money::ZERO,
                });
            }
        }
        if self.can_turn(company) {
            let locals = self.state.company(company).trains.iter();
            let locals = locals.filter(|train| train.kind == kinds::L && !self.state.is_turned(**train));
            choices.extend(locals.map(|train| Choice::BuyTrain {
                train: *train,
                seller: Some(company),
                price: Range::exactly(self.turning_cost()),
                consent: None,
                declined: None,
                side: Some(SIDES[1]),
                extras: 0,
                extra_cost: Money::ZERO,
            }));
        }
        choices.extend(self.emergency_choices(company));
        if self.counted_trains(company) > 0 {
            choices.push(Choice::Pass);
        }
        choices
    }

    /// Whether the director could pay the rest for a card now.
    fn may_be_helped(&self, company: CompanyId, card: &BankCard) -> bool {
        let name = |card: &BankCard| self.data.train_name(card.card.kind, card.turned).to_owned();
        let Some(director) = self.state.director(company) else { return false };
        let Some(need) = self.emergency_need(company) else { return false };
        let named = self.cheapest().is_some_and(|cheapest| name(&cheapest) == name(card));
        let issued = self.check_issued_first(company).is_ok();
        named
            && issued
            && (self.state.cash.player(director) >= need || !self.can_sell_in_emergency(director, company))
    }

    /// Companies that have too many trains, in listed order (f.60).
    pub fn crowded(&self) -> impl Iterator<Item = CompanyId> + '_ {
        // Every limit leaves at least one.
        let several = |company: &CompanyId| self.state.company(*company).trains.len() > 1;
        self.companies().filter(several).filter(|company| self.surplus(*company).next().is_some())
    }

    /// Trains have moved, or their limit has changed.
    pub(super) fn note_crowded(&mut self) {
        let first = self.crowded().next();
        self.state.crowded = first;
    }

    /// The trains of a company that it may give up now: of those beyond the limit, and of those it may have one of.
    pub(super) fn surplus(&self, company: CompanyId) -> impl Iterator<Item = TrainId> + '_ {
        let trains = self.state.company(company).trains.iter().copied();
        let too_many = self.counted_trains(company) > self.train_limit(company);
        let goes =
            move |train: TrainId| too_many && Game1822::counts(train) && self.may_go_first(company, train);
        trains.filter(move |train| goes(*train) || self.is_second(company, *train))
    }

    /// Whether a train is one of several of which a company may have one: 2P, with LP or not (a.12), P+, E (16.3, a.23).
    fn is_second(&self, company: CompanyId, train: TrainId) -> bool {
        let departures = &self.options.departures;
        let alike = |other: &&TrainId| match (train.kind, other.kind) {
            (kinds::TWO_P | kinds::LP, kinds::TWO_P | kinds::LP) => {
                departures.lp_counts_as_two_p || train.kind == other.kind
            }
            (kinds::PULLMAN, kinds::PULLMAN) => true,
            (kinds::SEVEN, kinds::SEVEN) => {
                let both = [train, **other].map(|train| self.engine(train) == Engine::Express);
                both == [true; 2] && !departures.further_express_by_trade
            }
            _ => false,
        };
        self.state.company(company).trains.iter().filter(alike).count() > 1
    }

    /// a.9: after an acquisition the first to go is one of the minor's; a second may be of either.
    fn may_go_first(&self, company: CompanyId, train: TrainId) -> bool {
        let Some(operating) = self.state.operating().filter(|round| round.company() == Some(company)) else {
            return true;
        };
        let acquired = &operating.acquired;
        self.options.departures.any_train_is_discarded || acquired.is_empty() || acquired.contains(&train)
    }

    /// 16.6: excess trains go to the pool; a surplus 2P, LP or P+ leaves the game (a.12).
    pub(super) fn discard_train(&mut self, company: CompanyId, train: TrainId) -> Result<(), Refused> {
        if !self.surplus(company).any(|surplus| surplus == train) {
            return no(TRAIN_LIMIT, Reason::NotItsTrain { train });
        }
        self.state.company_mut(company).trains.retain(|other| *other != train);
        if Game1822::counts(train) {
            self.state.depot.put_back(train);
        }
        if let Round::Operating(operating) = &mut self.state.round
            && operating.acquired.contains(&train)
        {
            operating.acquired.clear();
        }
        self.note_crowded();
        self.say(Event::TrainDiscarded { company, train });
        Ok(())
    }
}
