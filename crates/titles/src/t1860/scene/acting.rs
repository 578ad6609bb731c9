//! Acting in a scene as only 1860 does, and looking at what came of it.

use super::Scene;
use crate::scene::Acted;
use crate::t1860::dividends::Dividend;
use rules::{Action, Game, Holder, Money, Place, Refusal, Run, TrainId};

impl Scene {
    /// A player buys the director's certificate, from where it lies.
    pub fn buy_directors(&mut self, player: &str, company: &str) -> Acted {
        let company = self.company_id(company);
        let from = match self.game.state.shares(company).director() {
            Holder::Pool => Place::Pool,
            _ => Place::Offer,
        };
        self.act(player, &Action::BuyShare { company, from, certificate: Some(0) })
    }

    /// A player starts a company.
    pub fn start(&mut self, player: &str, company: &str, par: i32) -> Acted {
        let company = self.company_id(company);
        let par = self.game.data.cell(Money(par)).expect("a price of the chart");
        self.act(player, &Action::Start { company, par })
    }

    /// A player exchanges a private company for the top certificate of the offer.
    pub fn exchange(&mut self, player: &str, private: &str) -> Acted {
        let private = self.private_id(private);
        let company = self.game.data.private(private).exchange.expect("a company to exchange for");
        self.act(player, &Action::Exchange { private, company, certificate: None })
    }

    /// A player buys a private company of the bank.
    pub fn buy_private(&mut self, player: &str, private: &str) -> Acted {
        let private = self.private_id(private);
        self.act(player, &Action::BuyPrivate { private })
    }

    /// A player sells a private company to the bank.
    pub fn sell_private(&mut self, player: &str, private: &str) -> Acted {
        let private = self.private_id(private);
        self.act(player, &Action::SellPrivate { private })
    }

    /// A player turns a private company over.
    pub fn close_private(&mut self, player: &str, private: &str) -> Acted {
        let private = self.private_id(private);
        self.act(player, &Action::ClosePrivate { private })
    }

    /// Whoever must act places a base.
    pub fn place_base(&mut self, at: &str) -> Acted {
        let at = self.stop_at(at);
        self.next(&Action::PlaceToken { at })
    }

    /// A run: `"B6 B4 C5 (E5) G5"` follows the track from stop to stop and calls at those not in brackets.
    /// `train` is a type, or a card such as `"2+1-1"`.
    pub fn route(&self, train: &str, stops: &str) -> Run {
        self.track(self.card(train), stops)
    }

    /// A train card: `"2+1-1"`, or the first of its type that the acting company has, or leases.
    pub fn card(&self, train: &str) -> TrainId {
        if let Some((name, copy)) = train.split_once('-') {
            return TrainId { kind: self.train_kind(name), copy: copy.parse().expect("a number of a card") };
        }
        let kind = self.train_kind(train);
        let operating = self.game.state.operating();
        let company = operating.and_then(|operating| operating.company());
        let owned = company.into_iter().flat_map(|company| self.game.state.company(company).trains.clone());
        let leased = operating.and_then(|operating| operating.lease);
        let found = owned.chain(leased).find(|card| card.kind == kind);
        found.unwrap_or(TrainId { kind, copy: 0 })
    }

    /// The acting company runs.
    pub fn run(&mut self, routes: &[(&str, &str)]) -> Acted {
        let runs = routes.iter().map(|(train, stops)| self.route(train, stops)).collect();
        self.next(&Action::Run { runs })
    }

    /// What a set of runs of the acting company would earn: revenue and subsidy.
    pub fn earns(&self, routes: &[(&str, &str)]) -> Result<(i32, i32), Refusal> {
        let runs: Vec<Run> = routes.iter().map(|(train, stops)| self.route(train, stops)).collect();
        let company = self.game.turn().company.expect("an acting company");
        let earned = self.game.check_runs(company, &runs)?;
        Ok((earned.revenue.0, earned.subsidy.0))
    }

    /// The run that awaits its dividend brought this much.
    pub fn revenue_is(&mut self, amount: i32) {
        self.game.operating_mut().revenue = Money(amount);
    }

    /// The acting company pays out.
    pub fn pay(&mut self) -> Acted {
        self.next(&Action::Dividend { kind: Dividend::Pay.word() })
    }

    /// The acting company retains.
    pub fn retain(&mut self) -> Acted {
        self.next(&Action::Dividend { kind: Dividend::Retain.word() })
    }

    /// The acting company buys a train of the bank: the first of its type.
    pub fn buy_train(&mut self, train: &str) -> Acted {
        let kind = self.train_kind(train);
        let trains = self.game.state.bank_trains(self.game.data);
        let next = TrainId { kind, copy: self.game.state.depot.sold(kind) };
        let train = trains.into_iter().find(|card| card.kind == kind).unwrap_or(next);
        let price = self.game.data.train(kind).price;
        self.next(&Action::BuyTrain { train, price, side: None, extras: 0 })
    }

    /// The acting company buys another company's train, or offers to.
    pub fn buy_train_of(&mut self, seller: &str, train: &str, price: i32) -> Acted {
        let (seller, kind) = (self.company_id(seller), self.train_kind(train));
        let mut trains = self.game.state.company(seller).trains.iter();
        let train = *trains.find(|card| card.kind == kind).expect("such a train of the seller");
        self.next(&Action::BuyTrain { train, price: Money(price), side: None, extras: 0 })
    }

    /// The company that acts.
    pub fn acting(&self) -> Option<&str> {
        self.game.turn().company.map(|company| self.game.data.company(company).symbol.as_str())
    }

    /// A company's share price.
    pub fn price_of(&self, company: &str) -> i32 {
        self.game.price(self.company_id(company)).expect("a company that is started").0
    }

    /// The director of a company.
    pub fn director_of(&self, company: &str) -> Option<&str> {
        let director = self.game.state.director(self.company_id(company));
        director.map(|player| self.game.players[player.index()].as_str())
    }

    /// The trains of a company by name.
    pub fn trains_of(&self, company: &str) -> Vec<&str> {
        let trains = self.game.state.company(self.company_id(company)).trains.iter();
        trains.map(|card| self.game.data.train(card.kind).name.as_str()).collect()
    }

    /// A company's state.
    pub fn company_state(&self, company: &str) -> &crate::t1860::state::Company {
        self.game.state.company(self.company_id(company))
    }

    /// The player with the priority deal.
    pub fn first_player(&self) -> &str {
        &self.game.players[self.game.state.first.index()]
    }
}
