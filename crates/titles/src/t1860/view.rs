//! The game as one viewer may see it. *Miscellaneous*: shareholders may know a company's treasury, everybody that of
//! a company in receivership or bankrupt; all other things are open.

mod imagined;
mod info;
#[cfg(test)]
mod tests;

use super::Game1860;
use super::dividends::Dividend;
use super::state::{Auction, Operating, OperatingStep, PrivateOwner, Round, Stock};
use super::words;
use board::HexId;
use rules::view::{
    AuctionView, BidView, BoardView, CompanyView, Holding, Lot, MarkerView, OperatingView, PhaseView,
    PlaceView, PlayerView, PrivateState, PrivateView, QuestionView, RoundKind, RoundView, Standing,
    TrainCard, TrainStock, View, Viewer, standings,
};
use rules::{
    Cell, CompanyId, Fact, Game, Holder, Message, Money, Names, PlayerId, PrivateId, Purse, TrainKind,
};

pub use info::card;

impl Game1860 {
    /// Everything the viewer may see.
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
            order: self.order_of_play().collect(),
            operating_order: match self.state.operating() {
                Some(operating) => operating.order.to_vec(),
                None => self.running_companies().to_vec(),
            },
            players: self.seats().map(|player| self.player_view(player)).collect(),
            companies: self.companies().map(|company| self.company_view(company, viewer)).collect(),
            privates: self.privates().map(|private| self.private_view(private)).collect(),
            trains: TrainKind::first(self.data.trains.len()).map(|kind| self.train_stock(kind)).collect(),
            board: BoardView::of(self, |company| self.state.company(company).bankrupt),
            auction: match &self.state.round {
                Round::Auction(auction) => Some(self.auction_view(auction)),
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

    /// *Miscellaneous*: whether the viewer may know what a company has in its treasury. That a company which has
    /// not floated has nothing is no secret.
    pub fn treasury_is_open(&self, company: CompanyId, viewer: Viewer) -> bool {
        let state = self.state.company(company);
        let to_all = self.options.open_treasuries
            || !state.floated
            || state.bankrupt
            || self.state.in_receivership(company);
        to_all
            || match viewer {
                Viewer::Player(player) => self.state.shares(company).held_by(player) > 0,
                Viewer::Spectator => false,
                Viewer::Referee => true,
            }
    }

    fn round_view(&self) -> RoundView {
        let (kind, number) = match self.state.round {
            Round::Auction(_) => (RoundKind::Auction, 0),
            Round::Stock(_) => (RoundKind::Stock, 0),
            Round::Operating(_) => (RoundKind::Operating, self.state.round_number),
            Round::Over => (RoundKind::Over, self.state.round_number),
        };
        let coming = matches!(kind, RoundKind::Auction | RoundKind::Stock);
        RoundView {
            kind,
            turn: self.state.turn,
            number,
            rounds_in_set: if coming {
                self.data.phase(self.state.phase).rounds
            } else {
                self.state.rounds_in_set
            },
            badges: self.said([
                (words::Badge::Nationalised, self.state.nationalised),
                (words::Badge::BuildingEnded, self.state.building_ended),
            ]),
        }
    }

    fn phase_view(&self) -> PhaseView {
        PhaseView {
            name: self.state.phase.to_string(),
            tiles: self.newest_tiles(),
            train_limit: self.train_limit(),
            certificate_limit: self.certificate_limit(),
        }
    }

    fn stock_round(&self) -> Option<&Stock> {
        match &self.state.round {
            Round::Stock(stock) => Some(stock),
            _ => None,
        }
    }

    fn player_view(&self, player: PlayerId) -> PlayerView {
        let seat = player.index();
        let stock = self.stock_round();
        let sold =
            |company: &CompanyId| stock.is_some_and(|stock| stock.sold[seat].contains(company.index()));
        let sold_private = |private: &PrivateId| {
            stock.is_some_and(|stock| stock.sold_privates[seat].contains(private.index()))
        };
        PlayerView {
            id: player,
            name: self.player(player),
            cash: self.state.cash.player(player),
            bound: Money::ZERO,
            worth: self.worth(player),
            certificates: self.certificate_count(player),
            certificate_limit: self.certificate_limit(),
            shares: self.companies().filter_map(|company| self.holding(player, company)).collect(),
            privates: self
                .privates()
                .filter(|private| private_place(self.state.privates[private.index()].owner).1 == Some(player))
                .collect(),
            passed: stock.is_some_and(|stock| stock.passes.last_of(player)),
            sold: self.companies().filter(sold).collect(),
            sold_privates: self.privates().filter(sold_private).collect(),
        }
    }

    fn holding(&self, player: PlayerId, company: CompanyId) -> Option<Holding> {
        let worth = self.holding_worth(player, company);
        Holding::of(self, company, self.state.shares(company), player, worth)
    }

    /// *Variant: Destinations*.
    fn destinations_ahead(&self, company: CompanyId) -> Vec<HexId> {
        if !self.options.destinations {
            return Vec::new();
        }
        let reached = self.state.company(company).reached;
        let wanted = self.data.company(company).destinations.iter().enumerate();
        wanted.filter(|(index, _)| reached >> index & 1 == 0).map(|(_, wanted)| wanted.hex).collect()
    }

    fn company_view(&self, company: CompanyId, viewer: Viewer) -> CompanyView {
        let printed = self.data.company(company);
        let state = self.state.company(company);
        let shares = self.state.shares(company);
        let started = state.par.is_some();
        CompanyView {
            id: company,
            symbol: printed.symbol.clone(),
            name: printed.name.clone(),
            colours: printed.colours.clone(),
            started,
            floated: state.floated,
            operated: state.operated,
            closed: state.closed,
            badges: self.company_badges(company),
            facts: self.company_facts(company),
            startable: self.is_startable(company),
            pars: if started { Vec::new() } else { self.par_cells(company) },
            director: self.state.director(company),
            par: state.par,
            price: self.price(company),
            marker: MarkerView::of(&self.state.markers, company),
            sale_price: self.sale_price(company).filter(|price| self.price(company) != Some(*price)),
            treasury: self.treasury_is_open(company, viewer).then(|| self.state.cash.company(company)),
            trains: TrainCard::all(self, &state.trains),
            tokens_left: state.bases_left,
            next_token_cost: (state.bases_left > 0).then(|| self.base_cost(company)),
            tokens: PlaceView::tokens_of(self, company),
            home: PlaceView::of(self, printed.home),
            home_fixed: true,
            destinations_ahead: self.destinations_ahead(company),
            offer: shares.held(Holder::Offer),
            pool: shares.held(Holder::Pool),
            own: 0,
            reserved_for: printed.reserved_for.filter(|_| self.has_reserved_share(company)),
            last_revenue: state.last_revenue,
            last_dividend: state.last_dividend.map(Dividend::word),
        }
    }

    /// Those of some words that hold.
    fn said<const N: usize>(&self, words: [(words::Badge, bool); N]) -> Vec<Message> {
        let holding = words.into_iter().filter(|(_, holds)| *holds);
        holding.map(|(word, _)| Fact::from(word).message(self)).collect()
    }

    fn company_badges(&self, company: CompanyId) -> Vec<Message> {
        let state = self.state.company(company);
        self.said([
            (words::Badge::Bankrupt, state.bankrupt),
            (words::Badge::Insolvent, state.insolvent),
            (words::Badge::Receivership, self.state.in_receivership(company)),
        ])
    }

    fn company_facts(&self, company: CompanyId) -> Vec<Message> {
        let layer = words::Told::Layer { layer: self.data.company(company).layer };
        vec![Fact::from(layer).message(self)]
    }

    fn par_cells(&self, company: CompanyId) -> Vec<Cell> {
        self.pars(company).into_iter().filter_map(|par| self.data.cell(par)).collect()
    }

    /// Whether the company can be started: by the winner of an auction, or in this or the next stock round.
    fn is_startable(&self, company: CompanyId) -> bool {
        match self.state.round {
            Round::Auction(_) => self.directors_on_offer().any(|on_offer| on_offer == company),
            Round::Over => false,
            _ => {
                let layer_open =
                    self.options.ignore_layers || self.data.company(company).layer <= self.open_layer();
                layer_open && self.check_startable(company).is_ok()
            }
        }
    }

    fn private_view(&self, private: PrivateId) -> PrivateView {
        let printed = self.data.private(private);
        let now = self.state.privates[private.index()];
        let (state, owner) = private_place(now.owner);
        PrivateView {
            id: private,
            name: printed.name.clone(),
            state,
            owner,
            company: None,
            value: printed.value,
            income: now.income,
            exchange: printed.exchange,
            waits_for: None,
            badges: match now.owner {
                PrivateOwner::TurnedOver(player) => self.said([(words::Badge::TurnedOver { player }, true)]),
                _ => Vec::new(),
            },
        }
    }

    fn train_stock(&self, kind: TrainKind) -> TrainStock {
        let printed = self.data.train(kind);
        let phase = self.state.phase;
        let cards = self.state.bank_trains(self.data).into_iter().filter(|train| train.kind == kind);
        TrainStock {
            kind,
            name: printed.name.clone(),
            price: printed.price,
            left: self.state.depot.left(kind),
            available: cards.map(|train| TrainCard::of(self, train)).collect(),
            rusted: self.data.trains.iter().any(|later| later.rusts == Some(kind) && later.phase <= phase),
            first_purchase: (printed.phase > phase).then(|| self.phase_effect(kind)),
        }
    }

    fn auction_view(&self, auction: &Auction) -> AuctionView {
        let bid = |player: PlayerId| {
            let bid = auction.bids[player.index()];
            BidView { player, bid: bid.filter(|bid| *bid > Money::ZERO), in_auction: bid.is_some() }
        };
        let bids: Vec<BidView> = self.seats().map(bid).collect();
        AuctionView {
            lots: self
                .privates_on_offer()
                .map(Lot::Private)
                .chain(self.directors_on_offer().map(Lot::Company))
                .collect(),
            highest: bids.iter().filter_map(|bid| bid.bid).max(),
            bids,
            winner: auction.choosing.then_some(auction.turn),
        }
    }

    fn question_view(&self) -> Option<QuestionView> {
        let operating = self.state.operating()?;
        let offer = operating.offer?;
        Some(QuestionView {
            question: self.question(operating.company()?, offer).message(self),
            asked: self.state.director(offer.seller),
        })
    }

    fn operating_view(&self, operating: &Operating) -> Option<OperatingView> {
        let awaiting = operating.step == OperatingStep::Dividend;
        let paid = |company: CompanyId| (company, operating.paid[company.index()]);
        let company = operating.company()?;
        let leased = operating.lease.map(|train| words::Badge::Leases { train });
        let trains = match operating.lease {
            Some(train) => vec![TrainCard::of(self, train)],
            None => TrainCard::all(self, &self.state.company(company).trains),
        };
        Some(OperatingView {
            company,
            tiles_laid: operating.tiles_laid,
            upgraded: operating.upgraded,
            trains,
            badges: leased.map(|word| Fact::from(word).message(self)).into_iter().collect(),
            revenue: awaiting.then_some(operating.revenue),
            besides: awaiting.then_some(operating.subsidy),
            paid: self.companies().map(paid).filter(|(_, amount)| *amount > Money::ZERO).collect(),
        })
    }

    fn standings(&self) -> Vec<Standing> {
        standings(self.seats().map(|player| (player, self.player(player), self.worth(player))))
    }
}

/// Where a private company is, and the player who has it.
fn private_place(owner: PrivateOwner) -> (PrivateState, Option<PlayerId>) {
    match owner {
        PrivateOwner::Waiting => (PrivateState::Waiting, None),
        PrivateOwner::Bank => (PrivateState::ForSale, None),
        PrivateOwner::Player(player) => (PrivateState::Owned, Some(player)),
        PrivateOwner::TurnedOver(player) => (PrivateState::Owned, Some(player)),
        PrivateOwner::Closed => (PrivateState::Closed, None),
    }
}
