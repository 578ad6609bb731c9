//! The game as anybody may see it: everything is open in 1822.

mod info;
mod waiting;

use super::Game1822;
use super::closing::interest;
use super::data::{PRIVATES, kinds};
use super::state::{
    CARDS, CardOwner, EndTime, Ending, Operating, OperatingStep, Round, Stage, Stock, StoredCard,
};
use super::words::{Badge, Told};
use board::StopAt;
use rules::view::{
    AuctionView, BidView, BoardView, BoxBid, BoxView, CompanyView, Holding, Lot, MarkerView, OperatingView,
    PhaseView, PlaceView, PlayerView, PrivateState, PrivateView, QuestionView, RoundKind, RoundView,
    Standing, TrainCard, TrainStock, View, Viewer, standings,
};
use rules::{
    Card, CompanyId, Fact, Game, Holder, Message, Money, Names, PlayerId, PrivateId, Purse, TrainKind,
};

pub use info::card;

impl Game1822 {
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        View {
            title: self.data.region.title().to_owned(),
            edition: self.options.edition.id().to_owned(),
            options: self.rules_in_force(),
            viewer,
            round: self.round_view(),
            phase: self.phase_view(),
            turn: self.turn(),
            bank: self.state.cash.of(Purse::Bank),
            order: self.state.order.to_vec(),
            operating_order: match self.state.operating() {
                Some(operating) => operating.order.to_vec(),
                None => self.operating_order().to_vec(),
            },
            players: self.seats().map(|player| self.player_view(player)).collect(),
            companies: self.companies().map(|company| self.company_view(company)).collect(),
            privates: PrivateId::first(CARDS).map(|card| self.private_view(card)).collect(),
            trains: TrainKind::first(kinds::SOLD).map(|kind| self.train_stock(kind)).collect(),
            board: BoardView::of(self, |_| false),
            auction: self.state.stock().map(|stock| self.auction_view(stock)),
            boxes: self.box_views(),
            stacks: self.stack_views(),
            question: self.question_view(),
            operating: self.state.operating().and_then(|operating| self.operating_view(operating)),
            ending: self.state.ending.map(|ending| ending_told(ending).message(self)),
            standings: matches!(self.state.round, Round::Over).then(|| self.standings()),
        }
    }

    fn round_view(&self) -> RoundView {
        let kind = match self.state.round {
            Round::Stock(_) | Round::Doubling(_) => RoundKind::Stock,
            Round::Operating(_) => RoundKind::Operating,
            Round::Over => RoundKind::Over,
        };
        let stock = kind == RoundKind::Stock;
        let rounds_in_set = match (stock, self.state.phase) {
            (true, 1) => 1,
            (true, _) => 2,
            (false, _) => self.state.rounds_in_set,
        };
        let debts = self.seats().filter(|player| self.debt(*player) > Money::ZERO);
        let debts = debts.map(|player| {
            let amount = self.debt(player);
            Badge::Debt { player, amount, then: amount + interest(amount) }
        });
        let mut badges: Vec<Fact> = debts.map(Fact::from).collect();
        if let Some(stock) = self.state.stock() {
            badges.extend(self.seats().map(|player| {
                let tokens = self.bidding_tokens().saturating_sub(stock.tokens_used(player));
                Badge::Bound { player, amount: stock.led_by(player).1, tokens }.into()
            }));
        }
        let badges = badges.iter().map(|badge| badge.message(self)).collect();
        let number = if stock { 0 } else { self.state.round_number };
        RoundView { kind, turn: self.state.turn, number, rounds_in_set, badges }
    }

    fn phase_view(&self) -> PhaseView {
        let acting = self.state.operating().and_then(|operating| operating.company());
        let company = acting.unwrap_or(CompanyId(self.data.minors as u8));
        PhaseView {
            name: self.state.phase.to_string(),
            tiles: self.newest_tiles(),
            train_limit: Some(self.train_limit(company) as u8),
            certificate_limit: Some(self.certificate_limit()),
        }
    }

    fn player_view(&self, player: PlayerId) -> PlayerView {
        let stock = self.state.stock();
        let owned = PrivateId::first(CARDS);
        PlayerView {
            id: player,
            name: self.player(player),
            cash: self.state.cash.player(player),
            bound: self.state.cash.player(player) - self.free_cash(player),
            worth: self.worth(player),
            certificates: self.certificate_count(player),
            certificate_limit: Some(self.certificate_limit()),
            shares: self.companies().filter_map(|company| self.holding(player, company)).collect(),
            privates: owned
                .filter(|card| self.state.private(*card).owner == CardOwner::Player(player))
                .collect(),
            passed: stock.is_some_and(|stock| stock.passes.last_of(player)),
            sold: self.companies().filter(|company| self.has_sold(player, *company)).collect(),
            sold_privates: Vec::new(),
        }
    }

    fn holding(&self, player: PlayerId, company: CompanyId) -> Option<Holding> {
        let shares = self.state.shares(company);
        let worth = self.price(company).unwrap_or_default() * i32::from(shares.held_by(player));
        Holding::of(self, company, shares, player, worth)
    }

    /// Where a company's home is, or the first city it could choose.
    fn home_of(&self, company: CompanyId) -> StopAt {
        let printed = self.data.company(company).home;
        let home = printed.or_else(|| self.london_cities().next());
        home.unwrap_or(StopAt { hex: board::HexId(0), node: board::NodeId(0) })
    }

    fn company_view(&self, company: CompanyId) -> CompanyView {
        let printed = self.data.company(company);
        let state = self.state.company(company);
        let shares = self.state.shares(company);
        let major = self.data.is_major(company);
        CompanyView {
            id: company,
            symbol: printed.symbol.clone(),
            name: printed.name.clone(),
            colours: printed.colours.clone(),
            started: self.state.is_started(company),
            floated: self.state.is_floated(company),
            operated: state.operated > 0,
            closed: state.stage == Stage::Out,
            badges: self.company_badges(company),
            facts: self.company_facts(company),
            startable: major && state.stage == Stage::Waiting && self.state.phase > 1,
            pars: Vec::new(),
            director: self.state.director(company),
            par: None,
            price: self.price(company),
            marker: MarkerView::of(&self.state.markers, company),
            sale_price: None,
            treasury: Some(self.state.cash.company(company)),
            trains: state.trains.iter().map(|train| TrainCard::of(self, *train)).collect(),
            tokens_left: state.available,
            next_token_cost: (major && state.available > 0).then_some(Money(100)),
            tokens: PlaceView::tokens_of(self, company),
            home: PlaceView::of(self, self.home_of(company)),
            home_fixed: printed.home.is_some(),
            destinations_ahead: self.destination_ahead(company).map(|at| at.hex).into_iter().collect(),
            offer: shares.held(Holder::Offer),
            pool: shares.held(Holder::Pool),
            own: shares.held(Holder::Company(company)),
            reserved_for: None,
            last_revenue: state.last_revenue,
            last_dividend: state.last_dividend.map(|dividend| dividend.word()),
        }
    }

    fn company_badges(&self, company: CompanyId) -> Vec<Message> {
        let state = self.state.company(company);
        let boxed = self.state.minor_boxes().contains(&company);
        let badges = [
            (Badge::Out, state.stage == Stage::Out),
            (Badge::InBox, boxed),
            (Badge::Minor, !self.data.is_major(company)),
            (Badge::AtDestination, state.destination_placed),
        ];
        badges
            .into_iter()
            .filter(|(_, holds)| *holds)
            .map(|(badge, _)| Fact::from(badge).message(self))
            .collect()
    }

    fn company_facts(&self, company: CompanyId) -> Vec<Message> {
        let Some(major) = self.data.major(company) else { return Vec::new() };
        let state = self.state.company(company);
        let mut facts: Vec<Fact> = vec![Told::Destination { hex: major.destination.hex }.into()];
        match self.hexes_to_destination(company) {
            Some(0) => facts.push(Told::DestinationJoined.into()),
            Some(hexes) => facts.push(Told::DestinationAhead { hexes }.into()),
            None => {}
        }
        facts.push(Told::ExchangeTokens { count: state.exchange }.into());
        facts.iter().map(|fact| fact.message(self)).collect()
    }

    fn private_view(&self, card: PrivateId) -> PrivateView {
        let state = self.state.private(card);
        let boxed = self.cards_in_boxes().any(|other| other == Card::Private(card));
        let shown = match state.owner {
            CardOwner::Out | CardOwner::Closed => PrivateState::Closed,
            CardOwner::Stack if boxed => PrivateState::ForSale,
            CardOwner::Stack => PrivateState::Waiting,
            CardOwner::Player(_) | CardOwner::Company(_) => PrivateState::Owned,
        };
        let mut badges: Vec<Fact> = Vec::new();
        if let CardOwner::Company(company) = state.owner {
            badges.push(Badge::OwnedBy { company }.into());
        }
        if state.credit > Money::ZERO {
            badges.push(Badge::Savings { amount: state.credit }.into());
        }
        if state.uses > 0 {
            badges.push(Badge::Uses { count: state.uses }.into());
        }
        if let Some((player, amount)) =
            self.state.stock().and_then(|stock| stock.leading(StoredCard::Private(card)))
        {
            badges.push(Badge::Leading { player, amount }.into());
        }
        PrivateView {
            id: card,
            name: self.private(card),
            state: shown,
            owner: match state.owner {
                CardOwner::Player(player) => Some(player),
                _ => None,
            },
            company: match state.owner {
                CardOwner::Company(company) => Some(company),
                _ => None,
            },
            value: if card.index() >= PRIVATES { Money(100) } else { Money::ZERO },
            income: state.income,
            exchange: self.data.major_of(card),
            waits_for: self.power_waits_for(card).map(|told| Fact::from(told).message(self)),
            badges: badges.iter().map(|badge| badge.message(self)).collect(),
        }
    }

    fn train_stock(&self, kind: TrainKind) -> TrainStock {
        let depot = &self.state.depot;
        let front = depot.front().filter(|card| card.kind == kind);
        let returned = depot.returned().iter().copied().filter(|card| card.kind == kind);
        let gone = match kind {
            kinds::L => self.state.phase >= 4,
            kinds::THREE => self.state.phase >= 6,
            kinds::FOUR => self.state.phase >= 7,
            _ => false,
        };
        TrainStock {
            kind,
            name: self.data.train_name(kind, false).to_owned(),
            price: self.data.train_price(kind, false),
            left: depot.left(kind),
            available: front.into_iter().chain(returned).map(|card| TrainCard::of(self, card)).collect(),
            rusted: gone,
            first_purchase: (depot.sold(kind) == 0).then(|| self.phase_effect(kind)),
        }
    }

    fn auction_view(&self, stock: &Stock) -> AuctionView {
        let bid = |player: PlayerId| {
            let (led, amount) = stock.led_by(player);
            BidView { player, bid: (led > 0).then_some(amount), in_auction: true }
        };
        AuctionView {
            lots: self.cards_in_boxes().map(lot).collect(),
            bids: self.seats().map(bid).collect(),
            highest: None,
            winner: None,
        }
    }

    fn box_views(&self) -> Vec<BoxView> {
        let bids = |card: Card| {
            let bids = self.state.stock().and_then(|stock| stock.bids_for(StoredCard::from(card)));
            let offers = bids.into_iter().flat_map(|bids| bids.offers.iter());
            offers.map(|&(player, amount)| BoxBid { player, amount }).collect()
        };
        self.cards_in_boxes().map(|card| BoxView { lot: lot(card), bids: bids(card) }).collect()
    }

    /// Minors, concessions and private companies that do not lie in boxes yet.
    fn stack_views(&self) -> Vec<Vec<Lot>> {
        let boxed: Vec<Card> = self.cards_in_boxes().collect();
        let state = &self.state;
        let minors = state.minors.iter().map(|minor| Card::Company(*minor));
        let concessions = state.concessions.iter().map(|card| Card::Private(*card));
        let privates = state.stack.iter().map(|card| Card::Private(*card));
        let follow = |cards: &mut dyn Iterator<Item = Card>| {
            cards.filter(|card| !boxed.contains(card)).map(lot).collect::<Vec<Lot>>()
        };
        let stacks = [follow(&mut { minors }), follow(&mut { concessions }), follow(&mut { privates })];
        stacks.into_iter().filter(|stack| !stack.is_empty()).collect()
    }

    fn question_view(&self) -> Option<QuestionView> {
        let question = self.question()?.message(self);
        Some(QuestionView { question, asked: self.turn_now().players.first().copied() })
    }

    fn operating_view(&self, operating: &Operating) -> Option<OperatingView> {
        let awaiting = operating.step == OperatingStep::Dividend;
        let company = operating.company()?;
        let mut badges: Vec<Fact> = Vec::new();
        if let Some(train) = operating.pullman {
            badges.push(Badge::Pullman { train }.into());
        }
        if operating.mail > Money::ZERO {
            badges.push(Badge::MailDue { amount: operating.mail }.into());
        }
        Some(OperatingView {
            company,
            tiles_laid: operating.tiles_laid,
            upgraded: operating.upgraded,
            trains: self.running_trains(company).map(|train| TrainCard::of(self, train)).collect(),
            badges: badges.iter().map(|badge| badge.message(self)).collect(),
            revenue: awaiting.then_some(operating.revenue),
            besides: awaiting.then_some(operating.mail),
            paid: Vec::new(),
        })
    }

    fn standings(&self) -> Vec<Standing> {
        let worth: Vec<(PlayerId, String, Money)> =
            self.seats().map(|player| (player, self.player(player), self.worth(player))).collect();
        standings(worth.into_iter())
    }
}

fn ending_told(ending: Ending) -> Fact {
    let when = match ending.when {
        EndTime::Round => "round",
        EndTime::Set => "set",
        EndTime::Now => "now",
    };
    Told::Ending { reason: ending.reason.id(), when }.into()
}

fn lot(card: Card) -> Lot {
    match card {
        Card::Private(card) => Lot::Private(card),
        Card::Company(minor) => Lot::Company(minor),
    }
}
