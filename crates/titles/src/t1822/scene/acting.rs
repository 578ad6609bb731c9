//! What players do in a scene.

use super::super::buying::HAVEN;
use super::super::data::{kinds, private};
use super::Scene;
use crate::scene::Acted;
use board::Rotation;
use rules::{Action, Card, Game, Holder, Money, Place, PrivateId, Reply, Run, TrainId, Word};
use smallvec::SmallVec;

impl Scene {
    fn card_or_minor(&self, name: &str) -> Card {
        match name.as_bytes()[0] {
            b'P' | b'C' => Card::Private(self.card_id(name)),
            _ => Card::Company(self.company_id(name)),
        }
    }

    /// A player bids for a minor, a concession or a private company.
    pub fn bid(&mut self, player: &str, card: &str, amount: i32) -> Acted {
        let card = self.card_or_minor(card);
        self.act(player, &Action::BidFor { card, amount: Money(amount) })
    }

    /// Everybody passes until the stock round is over.
    pub fn end_stock_round(&mut self) {
        let turn = self.game.state.turn;
        while self.game.state.stock().is_some() && self.game.state.turn == turn {
            self.pass().expect("a pass");
        }
    }

    /// A player starts a major.
    pub fn start(&mut self, player: &str, company: &str, price: i32) -> Acted {
        let company = self.company_id(company);
        let data = self.game.data;
        let mut spaces = data.chart.spaces().filter(|(cell, _)| data.zone(*cell).minor);
        let par = spaces.find(|(_, at)| *at == Money(price)).map(|(cell, _)| cell).expect("a start space");
        self.act(player, &Action::Start { company, par })
    }

    /// A player buys a share of a treasury.
    pub fn buy_from_treasury(&mut self, player: &str, company: &str) -> Acted {
        let company = self.company_id(company);
        self.act(player, &Action::BuyShare { company, from: Place::Treasury, certificate: None })
    }

    /// A player puts a share into the tax haven.
    pub fn shelter(&mut self, player: &str, company: &str, from: Place) -> Acted {
        let (private, company) = (HAVEN, self.company_id(company));
        self.act(player, &Action::BuyOnto { private, company, from })
    }

    /// A player pays back a part of his debt.
    pub fn repay(&mut self, player: &str, amount: i32) -> Acted {
        self.act(player, &Action::Repay { amount: Money(amount) })
    }

    /// The acting company takes a private company.
    pub fn take(&mut self, card: &str) -> Acted {
        let private = self.card_id(card);
        self.next(&Action::TakePrivate { private })
    }

    /// The acting company lays a tile by powers: `"P2 P11"`.
    pub fn lay_by(&mut self, powers: &str, hex: &str, tile: &str, rotation: u8) -> Acted {
        let powers: SmallVec<[PrivateId; 2]> = powers.split(' ').map(|card| self.card_id(card)).collect();
        let (hex, tile) = (self.hex_id(hex), self.tile_id(tile));
        let rotation = Rotation::new(rotation).expect("a rotation below six");
        self.next(&Action::LayByPower { powers, hex, tile, rotation })
    }

    /// The acting company places a token.
    pub fn place(&mut self, at: &str) -> Acted {
        let at = self.stop_at(at);
        self.next(&Action::PlaceToken { at })
    }

    /// P5 places a token.
    pub fn place_by(&mut self, card: &str, at: &str) -> Acted {
        let (private, at) = (self.card_id(card), self.stop_at(at));
        self.next(&Action::PlaceByPower { private, at })
    }

    /// P5 or P18 turns a token.
    pub fn use_power(&mut self, card: &str, choice: &'static str) -> Acted {
        let private = self.card_id(card);
        self.next(&Action::UsePower { private, choice: Word(choice) })
    }

    /// P17 moves a card.
    pub fn move_card(&mut self, card: &str, to: &'static str) -> Acted {
        let card = self.card_or_minor(card);
        self.next(&Action::MoveCard { private: private(17), card, to: Word(to) })
    }

    /// Whoever must decide chooses by a word.
    pub fn choose(&mut self, word: &'static str) -> Acted {
        self.next(&Action::Choose { choice: Word(word) })
    }

    /// The acting company pays all, half or nothing.
    pub fn dividend(&mut self, kind: &'static str) -> Acted {
        self.next(&Action::Dividend { kind: Word(kind) })
    }

    /// Whoever is asked answers.
    pub fn answer(&mut self, reply: Reply) -> Acted {
        self.next(&Action::Answer { reply })
    }

    /// The acting company buys a train of the bank at its price.
    pub fn buy(&mut self, name: &'static str) -> Acted {
        let (base, turned) = match name {
            "2" => ("L", true),
            "E" => ("7", true),
            name => (name, false),
        };
        let kind = self.train_kind(base);
        let state = &self.game.state;
        let pool = state.depot.returned().iter().copied();
        let pool = pool.filter(|card| card.kind == kind && state.is_turned(*card) == turned);
        let front = state.depot.front().filter(|card| card.kind == kind);
        let train = front.into_iter().chain(pool).next().unwrap_or(TrainId { kind, copy: 0 });
        let two_sided = [kinds::L, kinds::SEVEN].contains(&kind);
        let price = self.game.data.train_price(kind, turned);
        let side = two_sided.then_some(Word(name));
        self.next(&Action::BuyTrain { train, price, side, extras: 0 })
    }

    /// The acting company buys a train of another one, or turns its own L.
    pub fn buy_of(&mut self, seller: &str, name: &str, price: i32) -> Acted {
        let id = self.company_id(seller);
        let own = self.game.turn().company == Some(id);
        let train = self.train_of(seller, name);
        let side = own.then_some(Word("2"));
        self.next(&Action::BuyTrain { train, price: Money(price), side, extras: 0 })
    }

    /// The first train of a company with a name.
    pub fn train_of(&self, company: &str, name: &str) -> TrainId {
        let trains = &self.company_state(company).trains;
        let found = trains.iter().find(|train| self.game.train_name(**train) == name);
        *found.unwrap_or_else(|| panic!("{company} has no {name}"))
    }

    /// A company gives up a train.
    pub fn discard(&mut self, company: &str, name: &str) -> Acted {
        let train = self.train_of(company, name);
        self.next(&Action::DiscardTrain { train })
    }

    /// The acting major sets about acquiring a minor.
    pub fn acquire(&mut self, minor: &str) -> Acted {
        let company = self.company_id(minor);
        self.next(&Action::Merge { company })
    }

    /// The acting major issues so many shares, those first that have lain longest.
    pub fn issue(&mut self, count: usize) -> Acted {
        let company = self.game.turn().company.expect("a company that acts");
        let own = self.game.state.shares(company).ordinary(Holder::Company(company));
        self.next(&Action::Issue { certificates: own.into_iter().take(count).collect() })
    }

    /// The acting major redeems so many shares.
    pub fn redeem(&mut self, count: usize) -> Acted {
        let company = self.game.turn().company.expect("a company that acts");
        let pool = self.game.state.shares(company).ordinary(Holder::Pool);
        self.next(&Action::RedeemShares { certificates: pool.into_iter().take(count).collect() })
    }

    /// A run of a company's train over stops; a single one is an L at its city alone.
    pub fn run_of(&self, company: &str, train: &str, stops: &str) -> Run {
        self.track(self.train_of(company, train), stops)
    }

    /// The acting company runs.
    pub fn run(&mut self, company: &str, runs: &[(&str, &str)]) -> Acted {
        let runs = runs.iter().map(|(train, stops)| self.run_of(company, train, stops)).collect();
        self.next(&Action::Run { runs })
    }

    /// What runs of a company would earn, and their mail; or why not.
    pub fn earn(&self, company: &str, runs: &[(&str, &str)]) -> Result<(i32, i32), rules::Refusal> {
        let runs: Vec<Run> = runs.iter().map(|(train, stops)| self.run_of(company, train, stops)).collect();
        let earned = self.game.check_runs(self.company_id(company), &runs)?;
        Ok((earned.revenue.0, earned.mail.0))
    }
}
