//! The state of a game of 1860 in the words of a recorded trace.

use super::super::trace::Trace;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use titles::t1860::state::{Ending, PrivateOwner, Round};
use titles::t1860::{Dividend, Game1860};

use rules::{CompanyId, Game, Holder, Money, PlayerId, PrivateId, Purse};

/// The state of a game as a trace has it. `ids` are the players' numbers by seat.
pub fn snapshot(game: &Game1860, ids: &[i64]) -> Trace {
    let mut writer = Writer { game, ids, keys: BTreeMap::new() };
    writer.general();
    writer.turn();
    writer.auction();
    game.seats().for_each(|player| writer.player(player));
    CompanyId::first(game.data().companies.len()).for_each(|company| writer.company(company));
    PrivateId::first(game.data().privates.len()).for_each(|private| writer.private(private));
    writer.board();
    writer.keys
}

struct Writer<'a> {
    game: &'a Game1860,
    ids: &'a [i64],
    keys: Trace,
}

impl Writer<'_> {
    fn set(&mut self, key: impl Into<String>, value: Value) {
        if !value.is_null() {
            self.keys.insert(key.into(), value);
        }
    }

    fn flag(&mut self, key: impl Into<String>, on: bool) {
        if on {
            self.keys.insert(key.into(), Value::Bool(true));
        }
    }

    fn id(&self, player: PlayerId) -> i64 {
        self.ids[player.index()]
    }

    fn symbol(&self, company: CompanyId) -> &'static str {
        &self.game.data().company(company).recorded
    }

    fn general(&mut self) {
        let (game, state) = (self.game, self.game.state());
        let data = game.data();
        let round = match state.round {
            Round::Auction(_) => "ISR",
            Round::Stock(_) => "SR",
            Round::Over if state.ending == Some(Ending::TurnLimit) => "SR",
            Round::Operating(_) | Round::Over => "OR",
        };
        self.set("round", json!(round));
        self.set("turn", json!(state.turn));
        self.set("round_num", json!(state.round_number));
        self.set("phase", json!(state.phase.to_string()));
        self.set("finished", json!(matches!(state.round, Round::Over)));
        let bank = state.cash.of(Purse::Bank);
        self.set("bank", json!((bank + state.cash.of(Purse::CompanyStock)).0));
        self.set("bank_left", json!(bank.0));
        self.set("layer", json!(game.open_layer()));
        self.set("cert_limit", json!(game.certificate_limit().map_or(999, i32::from)));
        self.set("train_limit", json!(data.phase(state.phase).limit));
        self.set("ors_in_set", json!(state.rounds_in_set));
        let seats: Vec<i64> = game.order_of_play().map(|player| self.id(player)).collect();
        self.set("seats", json!(seats));
        self.flag("no_sale_drop", state.phase >= 8);
        self.flag("southern_formed", state.southern_formed());
        self.flag("after_southern", state.building_ended);
        self.flag("nationalisation", state.nationalised);
        let reason = match state.ending {
            None => Value::Null,
            Some(Ending::Bank) => json!("bank"),
            Some(Ending::StockMarket) => json!("stock_market"),
            Some(Ending::Nationalisation) => json!("nationalization"),
            Some(Ending::Standstill) => json!("standstill"),
            Some(Ending::TurnLimit) => json!("dnf"),
        };
        if matches!(state.round, Round::Over) {
            self.set("end_reason", reason.clone());
        }
        if state.ending != Some(Ending::TurnLimit) {
            self.set("end_trigger", reason);
        }
        self.trains();
    }

    fn trains(&mut self) {
        let (data, depot) = (self.game.data(), &self.game.state().depot);
        let new: Vec<String> = depot
            .kinds()
            .map(|kind| (data.train(kind), depot.left(kind).unwrap_or(1)))
            .filter(|(_, left)| *left > 0)
            .map(|(train, left)| format!("{}x{left}", train.name))
            .collect();
        self.set("depot", json!(new));
        if !depot.returned().is_empty() {
            let names: Vec<&str> =
                depot.returned().iter().map(|train| data.train(train.kind).name.as_str()).collect();
            self.set("discarded", json!(names));
        }
    }

    fn turn(&mut self) {
        let turn = self.game.turn();
        let acting: Vec<i64> = turn.players.iter().map(|player| self.id(*player)).collect();
        let current = match (turn.company, turn.players.first()) {
            (Some(company), _) => json!(format!("corporation:{}", self.symbol(company))),
            (None, Some(player)) => json!(format!("player:{}", self.id(*player))),
            (None, None) => Value::Null,
        };
        self.set("acting", json!(acting));
        self.set("current", current);
        match &self.game.state().round {
            Round::Operating(operating) => {
                let order: Vec<&str> = operating.order.iter().map(|company| self.symbol(*company)).collect();
                self.set("order", json!(order));
                if operating.tiles_laid > 0 {
                    self.set("tiles_laid", json!(operating.tiles_laid));
                }
                self.flag("upgraded", operating.upgraded);
                let leaser =
                    operating.company().filter(|company| self.game.state().company(*company).insolvent);
                if leaser.is_some()
                    && let Some(train) = self.game.state().bank_trains(self.game.data()).first()
                {
                    self.set("lease", json!(self.game.data().train(train.kind).name));
                }
            }
            Round::Stock(stock) => {
                if let Some(company) = stock.home_tile {
                    self.set("home_track", json!([self.symbol(company)]));
                }
            }
            _ => {}
        }
    }

    fn auction(&mut self) {
        let game = self.game;
        let Round::Auction(auction) = &game.state().round else { return };
        let privates = game.privates_on_offer().map(|private| game.data().private(private).recorded.as_str());
        let directors = game.directors_on_offer().map(|company| self.symbol(company));
        let offer: Vec<&str> = privates.chain(directors).collect();
        self.set("auction.offer", json!(offer));
        if !auction.choosing {
            let mut bids = Map::new();
            for player in game.seats() {
                if let Some(bid) = auction.bids[player.index()] {
                    bids.insert(self.id(player).to_string(), json!(bid.0));
                }
            }
            self.set("auction.bids", Value::Object(bids));
        }
    }

    fn player(&mut self, player: PlayerId) {
        let (game, state) = (self.game, self.game.state());
        let key = |name: &str| format!("player.{}.{name}", self.ids[player.index()]);
        self.set(key("cash"), json!(state.cash.player(player).0));
        self.set(key("value"), json!(game.worth(player).0));
        self.set(key("certs"), json!(game.certificate_count(player)));
        let mut companies: Vec<&str> = PrivateId::first(5)
            .filter(|private| state.private_owner(*private) == Some(player))
            .map(|private| game.data().private(private).recorded.as_str())
            .collect();
        companies.sort();
        self.set(key("companies"), json!(companies));
        for company in CompanyId::first(8) {
            let held = state.shares(company).held_by(player);
            if held > 0 {
                self.set(key(&format!("share.{}", self.symbol(company))), json!(held * 10));
            }
        }
        if let Round::Stock(stock) = &state.round {
            self.flag(key("passed"), stock.passes.last_of(player));
            let shares = CompanyId::first(8)
                .filter(|company| stock.sold[player.index()].contains(company.index()))
                .map(|company| self.symbol(company));
            let privates = PrivateId::first(5)
                .filter(|private| stock.sold_privates[player.index()].contains(private.index()))
                .map(|private| game.data().private(private).recorded.as_str());
            let mut sold: Vec<&str> = shares.chain(privates).collect();
            sold.sort();
            if !sold.is_empty() {
                self.set(key("sold"), json!(sold));
            }
        }
    }

    fn company(&mut self, company: CompanyId) {
        let (game, state) = (self.game, self.game.state());
        let own = state.company(company);
        let symbol = self.symbol(company);
        let key = |name: &str| format!("corp.{symbol}.{name}");
        self.set(key("cash"), json!(state.cash.company(company).0));
        self.set(key("owner"), state.director(company).map_or(Value::Null, |player| json!(self.id(player))));
        self.set(key("floated"), json!(own.floated));
        let trains: Vec<&str> =
            own.trains.iter().map(|train| game.data().train(train.kind).name.as_str()).collect();
        self.set(key("trains"), json!(trains));
        self.set(key("tokens_left"), json!(own.bases_left));
        self.set(key("ipo"), json!(state.shares(company).held(Holder::Offer) * 10));
        self.set(key("pool"), json!(state.shares(company).held(Holder::Pool) * 10));
        self.flag(key("operated"), own.operated);
        self.flag(key("insolvent"), own.insolvent);
        self.flag(key("bankrupt"), own.bankrupt);
        self.flag(key("nationalized"), own.closed);
        self.flag(key("receivership"), state.in_receivership(company));
        self.flag(key("reserved"), game.has_reserved_share(company));
        self.set(key("last_revenue"), own.last_revenue.map_or(Value::Null, |money| json!(money.0)));
        self.set(
            key("last_dividend"),
            own.last_dividend.map_or(Value::Null, |kind| match kind {
                Dividend::Pay => json!("payout"),
                Dividend::Retain => json!("withhold"),
            }),
        );
        self.bases(company);
        self.price(company);
    }

    fn bases(&mut self, company: CompanyId) {
        let (game, state) = (self.game, self.game.state());
        let symbol = self.symbol(company);
        let mut hexes: Vec<String> = state
            .layout
            .tokens()
            .iter()
            .filter(|token| token.owner.0 == company.0)
            .map(|token| game.data().map.hex(token.hex).at.to_string())
            .collect();
        hexes.sort();
        if state.company(company).bankrupt && !hexes.is_empty() {
            self.set(format!("corp.{symbol}.flipped"), json!(hexes));
        }
        self.set(format!("corp.{symbol}.tokens"), json!(hexes));
    }

    fn price(&mut self, company: CompanyId) {
        let (game, state) = (self.game, self.game.state());
        let symbol = self.symbol(company);
        if let (Some(cell), Some(depth)) = (state.markers.cell(company), state.markers.depth(company)) {
            self.set(format!("corp.{symbol}.price"), json!(game.data().price(cell).0));
            self.set(format!("corp.{symbol}.cell"), json!(format!("0,{}", cell.0)));
            self.set(format!("corp.{symbol}.stack"), json!(depth));
            self.flag(format!("corp.{symbol}.half_value"), game.sells_at_half(company));
        }
        match state.company(company).par {
            Some(par) => self.set(format!("corp.{symbol}.par"), json!(par.0)),
            None if game.data().company(company).layer <= game.open_layer() => {
                let pars: Vec<i32> = game.pars(company).into_iter().map(|Money(par)| par).collect();
                self.set(format!("corp.{symbol}.par_choices"), json!(pars));
            }
            None => {}
        }
    }

    fn private(&mut self, private: PrivateId) {
        let state = &self.game.state().privates[private.index()];
        let code = &self.game.data().private(private).recorded;
        let owner = match state.owner {
            PrivateOwner::Waiting => Value::Null,
            PrivateOwner::Bank => json!("bank"),
            PrivateOwner::Player(player) | PrivateOwner::TurnedOver(player) => {
                json!(format!("player:{}", self.id(player)))
            }
            PrivateOwner::Closed => json!("closed"),
        };
        self.set(format!("company.{code}.owner"), owner);
        self.set(format!("company.{code}.revenue"), json!(state.income.0));
    }

    fn board(&mut self) {
        let (game, state) = (self.game, self.game.state());
        let map = &game.data().map;
        for hex in map.hex_ids() {
            let (tile, rotation) = state.layout.tile(hex);
            let tile = map.tile(tile);
            let at = map.hex(hex).at;
            if !tile.printed {
                self.set(format!("hex.{at}"), json!(format!("{}/{}", tile.name, rotation.index())));
            }
        }
        for token in state.layout.tokens() {
            let at = map.hex(token.hex).at;
            let slots = map.tile(state.layout.tile(token.hex).0).stops[token.node.index()].slots;
            let mut circles = vec![Value::Null; usize::from(slots)];
            for other in state.layout.tokens_at(token.at()) {
                circles[usize::from(other.slot)] = json!(self.symbol(CompanyId(other.owner.0)));
            }
            self.set(format!("city.{at}.{}", token.node.0), Value::Array(circles));
        }
        for (id, tile) in map.tiles.boxed() {
            if let Some(left) = state.layout.supply(map, id) {
                self.set(format!("supply.{}", tile.name), json!(left));
            }
        }
    }
}
