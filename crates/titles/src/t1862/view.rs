//! The game as anybody may see it: everything is open in 1862.

mod info;

use super::Game1862;
use super::data::Limit;
use super::state::{Group, Lner, Operating, OperatingStep, Parliament, Round, Stock, Train};
use super::words;
use rules::view::{
    AuctionView, BidView, BoardView, CompanyView, Holding, Lot, MarkerView, OperatingView, PhaseView,
    PlaceView, PlayerView, QuestionView, RoundKind, RoundView, Standing, TrainCard, TrainStock, View, Viewer,
    standings,
};
use rules::{Cell, CompanyId, Fact, Game, Holder, Message, Money, Names, PlayerId, Purse, TrainKind};

pub use info::card;

impl Game1862 {
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        View {
            title: super::TITLE.to_owned(),
            edition: self.options.edition.id().to_owned(),
            options: self.rules_in_force(),
            viewer,
            round: self.round_view(),
            phase: self.phase_view(),
            turn: self.turn(),
            bank: self.state.cash.of(Purse::Bank),
            order: self.circle().clockwise_from(self.priority()).collect(),
            operating_order: match self.state.operating() {
                Some(operating) => operating.order.to_vec(),
                None => self.running_companies().to_vec(),
            },
            players: self.seats().map(|player| self.player_view(player)).collect(),
            companies: self.companies().map(|company| self.company_view(company)).collect(),
            privates: Vec::new(),
            trains: TrainKind::first(self.data.bands.len()).map(|kind| self.train_stock(kind)).collect(),
            board: BoardView::of(self, |_| false),
            auction: match &self.state.round {
                Round::Parliament(parliament) => Some(self.auction_view(parliament)),
                _ => None,
            },
            boxes: Vec::new(),
            stacks: Vec::new(),
            question: self.question_view(),
            operating: self.state.operating().and_then(|operating| self.operating_view(operating)),
            ending: self.state.ending.map(|ending| ending.fact().message(self)),
            standings: matches!(self.state.round, Round::Over).then(|| self.standings()),
        }
    }

    fn round_view(&self) -> RoundView {
        let (kind, number) = match self.state.round {
            Round::Parliament(_) => (RoundKind::Auction, 0),
            Round::Stock(_) => (RoundKind::Stock, 0),
            Round::Operating(_) => (RoundKind::Operating, self.state.round_number),
            Round::Over => (RoundKind::Over, self.state.round_number),
        };
        let coming = matches!(kind, RoundKind::Auction | RoundKind::Stock);
        let rounds_in_set = if coming { self.phase().rounds } else { self.state.rounds_in_set };
        let fines = self.stock_round().into_iter().flat_map(|stock| &stock.fines);
        let fines = fines.map(|(player, amount)| words::Badge::Fine { player: *player, amount: *amount });
        let mut badges: Vec<Message> = fines.map(|badge| Fact::from(badge).message(self)).collect();
        badges.extend(self.said([
            (words::Badge::LnerFormed, self.state.lner == Lner::Formed),
            (words::Badge::LnerComes, self.state.lner == Lner::Triggered),
            (words::Badge::Parliament, kind == RoundKind::Auction),
        ]));
        RoundView { kind, turn: self.state.turn, number, rounds_in_set, badges }
    }

    fn phase_view(&self) -> PhaseView {
        let (Limit::EachType(limit) | Limit::Total(limit)) = self.train_limit();
        PhaseView {
            name: self.phase().name.clone(),
            tiles: self.newest_tiles(),
            train_limit: Some(limit),
            certificate_limit: Some(self.certificate_limit()),
        }
    }

    fn stock_round(&self) -> Option<&Stock> {
        match &self.state.round {
            Round::Stock(stock) => Some(stock),
            _ => None,
        }
    }

    fn player_view(&self, player: PlayerId) -> PlayerView {
        let stock = self.stock_round();
        PlayerView {
            id: player,
            name: self.player(player),
            cash: self.state.cash.player(player),
            bound: Money::ZERO,
            worth: self.worth(player),
            certificates: self.certificate_count(player),
            certificate_limit: Some(self.certificate_limit()),
            shares: self.companies().filter_map(|company| self.holding(player, company)).collect(),
            privates: Vec::new(),
            passed: stock.is_some_and(|stock| stock.passes.last_of(player)),
            sold: stock.map(|stock| stock.sold[player.index()].iter().collect()).unwrap_or_default(),
            sold_privates: Vec::new(),
        }
    }

    fn holding(&self, player: PlayerId, company: CompanyId) -> Option<Holding> {
        let worth = self.holding_worth(player, company);
        Holding::of(self, company, self.state.shares(company), player, worth)
    }

    /// A train as it is called at the table, such as `2/3E`, with a star for every warranty.
    pub fn train_name(&self, train: Train) -> String {
        let band = self.data.band(train.card.kind);
        let length = match train.kind {
            super::state::Type::Freight => band.freight.to_string(),
            _ if band.scored < band.visited => format!("{}/{}", band.scored, band.visited),
            _ => band.scored.to_string(),
        };
        format!("{length}{}{}", train.kind.letter(), "*".repeat(train.warranties.into()))
    }

    fn train_card(&self, train: &Train) -> TrainCard {
        TrainCard {
            name: self.train_name(*train),
            side: Some(train.kind.word()),
            ..TrainCard::of(self, train.card)
        }
    }

    fn company_view(&self, company: CompanyId) -> CompanyView {
        let printed = self.data.company(company);
        let state = self.state.company(company);
        let shares = self.state.shares(company);
        let started = state.is_started();
        CompanyView {
            id: company,
            symbol: printed.symbol.clone(),
            name: printed.name.clone(),
            colours: printed.colours.clone(),
            started,
            floated: state.floated,
            operated: state.operated,
            closed: state.group == Group::Out,
            badges: self.company_badges(company),
            facts: self.company_facts(company),
            startable: self.is_startable(company),
            pars: if started { Vec::new() } else { self.par_cells() },
            director: self.state.director(company),
            par: state.par,
            price: self.price(company),
            marker: MarkerView::of(&self.state.markers, company),
            sale_price: self.sale_price(company).filter(|price| self.price(company) != Some(*price)),
            treasury: Some(self.state.cash.company(company)),
            trains: state.trains.iter().map(|train| self.train_card(train)).collect(),
            tokens_left: state.markers_left,
            next_token_cost: None,
            tokens: PlaceView::tokens_of(self, company),
            home: PlaceView::of(self, printed.home),
            home_fixed: true,
            destinations_ahead: Vec::new(),
            offer: shares.held(Holder::Offer),
            pool: shares.held(Holder::Pool),
            own: shares.held(Holder::Company(company)),
            reserved_for: None,
            last_revenue: state.last_revenue,
            last_dividend: state.last_dividend.map(|dividend| dividend.word()),
        }
    }

    /// Those of some words that hold.
    fn said<const N: usize>(&self, words: [(words::Badge, bool); N]) -> Vec<Message> {
        let holding = words.into_iter().filter(|(_, holds)| *holds);
        holding.map(|(word, _)| Fact::from(word).message(self)).collect()
    }

    fn company_badges(&self, company: CompanyId) -> Vec<Message> {
        let state = self.state.company(company);
        let obliged = state.obligation.map(|player| words::Badge::Obligation { player });
        let mut badges = self.said([
            (words::Badge::Receivership, self.state.in_receivership(company)),
            (words::Badge::Chartered, state.chartered),
            (words::Badge::Out, state.group == Group::Out),
        ]);
        badges.extend(obliged.map(|badge| Fact::from(badge).message(self)));
        badges
    }

    fn company_facts(&self, company: CompanyId) -> Vec<Message> {
        let state = self.state.company(company);
        let mut facts: Vec<Fact> = Vec::new();
        if state.group != Group::Out {
            facts.push(words::Told::Group { group: state.group.id() }.into());
        }
        facts.extend(state.permits.iter().map(|kind| words::Told::Permit { kind: kind.word().0 }.into()));
        if self.has_london(company) {
            facts.push(words::Told::London.into());
        }
        if let Some(par) = state.par {
            facts.push(words::Told::Par { par }.into());
        }
        facts.iter().map(|fact| fact.message(self)).collect()
    }

    /// Where companies can be started now: by a charter on the par chart only.
    fn par_cells(&self) -> Vec<Cell> {
        let spaces = self.data.chart.spaces();
        let chartered = matches!(self.state.round, Round::Parliament(_));
        let open = spaces.filter(|(_, price)| match chartered {
            true => self.data.pars.contains(price),
            false => (self.data.pars[0]..=self.data.zones.highest_start).contains(price),
        });
        open.map(|(cell, _)| cell).collect()
    }

    fn train_stock(&self, kind: TrainKind) -> TrainStock {
        let band = self.data.band(kind);
        let front = self.state.depot.front().filter(|card| card.kind == kind);
        TrainStock {
            kind,
            name: band.name.clone(),
            price: band.price,
            left: self.state.depot.left(kind),
            available: front.map(|card| TrainCard::of(self, card)).into_iter().collect(),
            rusted: self.is_obsolete(kind),
            first_purchase: (kind.0 > self.state.phase).then(|| self.phase_effect(kind)),
        }
    }

    fn auction_view(&self, parliament: &Parliament) -> AuctionView {
        let auction = parliament.auction;
        let bid = |player: PlayerId| BidView {
            player,
            bid: auction.filter(|auction| auction.leader == player).map(|auction| auction.price),
            in_auction: auction.is_some_and(|auction| auction.bidders.contains(player)),
        };
        let lots: Vec<CompanyId> = match (auction, parliament.starting) {
            (Some(auction), _) => vec![auction.company],
            (None, Some(starting)) => vec![starting.company],
            (None, None) => self.companies().filter(|company| self.is_startable(*company)).collect(),
        };
        AuctionView {
            lots: lots.into_iter().map(Lot::Company).collect(),
            highest: auction.map(|auction| auction.price),
            bids: self.seats().map(bid).collect(),
            winner: parliament.starting.map(|starting| starting.player),
        }
    }

    fn question_view(&self) -> Option<QuestionView> {
        let question = self.question()?.message(self);
        Some(QuestionView { question, asked: self.turn_now().players.first().copied() })
    }

    fn operating_view(&self, operating: &Operating) -> Option<OperatingView> {
        let awaiting = operating.step == OperatingStep::Dividend;
        let company = operating.company()?;
        Some(OperatingView {
            company,
            tiles_laid: operating.tiles_laid,
            upgraded: operating.upgraded,
            trains: self.running_trains(company).iter().map(|train| self.train_card(train)).collect(),
            badges: self.said([(words::Badge::MustBuyFromBank, operating.raised)]),
            revenue: awaiting.then(|| self.revenue()),
            besides: awaiting.then_some(operating.subsidy),
            paid: Vec::new(),
        })
    }

    fn standings(&self) -> Vec<Standing> {
        let worth: Vec<(PlayerId, String, Money)> =
            self.seats().map(|player| (player, self.player(player), self.worth(player))).collect();
        standings(worth.into_iter())
    }
}
