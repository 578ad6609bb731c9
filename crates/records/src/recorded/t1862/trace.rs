//! The state of a game of 1862 in the words of a recorded trace.

use super::super::trace::Trace;
use board::{Colour, StopKind};
use rules::{CompanyId, Game, Holder, PlayerId, Purse, TrainId};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use titles::t1862::Game1862;
use titles::t1862::state::{
    Dividend, Ending, Group, Lner, MergeKind, MergeStage, Merging, Operating, OperatingStep, Parliament,
    Round, Stock,
};

/// The state of a game as a trace has it. `ids` are the players' numbers by seat.
pub fn snapshot(game: &Game1862, ids: &[i64]) -> Trace {
    let mut writer = Writer { game, ids, keys: BTreeMap::new() };
    writer.general();
    writer.end();
    writer.turn();
    game.seats().for_each(|player| writer.player(player));
    game.companies().for_each(|company| writer.company(company));
    writer.board();
    writer.keys
}

struct Writer<'a> {
    game: &'a Game1862,
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
        &self.game.data().company(company).symbol
    }

    fn card(&self, train: TrainId) -> String {
        format!("{}-{}", self.game.data().band(train.kind).name, train.copy)
    }

    /// "kind:id".
    fn holder(&self, holder: Holder) -> Value {
        match holder {
            Holder::Offer => Value::Null,
            Holder::Pool => json!("pool"),
            Holder::Player(player) => json!(format!("player:{}", self.id(player))),
            Holder::Company(company) => json!(format!("corporation:{}", self.symbol(company))),
            Holder::Card(_) => Value::Null,
        }
    }

    /// Numbers of players, the smallest first.
    fn sorted(&self, players: impl Iterator<Item = PlayerId>) -> Vec<i64> {
        let mut ids: Vec<i64> = players.map(|player| self.id(player)).collect();
        ids.sort_unstable();
        ids
    }

    fn merging(&self) -> Option<Merging> {
        self.game.state().operating().and_then(|operating| operating.merging)
    }

    fn general(&mut self) {
        let (game, state) = (self.game, self.game.state());
        let round = match state.round {
            Round::Parliament(_) | Round::Stock(_) => "SR",
            Round::Over if state.ending == Some(Ending::TurnLimit) => "SR",
            Round::Operating(_) | Round::Over => "OR",
        };
        self.set("round", json!(round));
        self.set("turn", json!(state.turn));
        self.set("round_num", json!(state.round_number));
        self.set("phase", json!(game.data().bands[usize::from(state.phase)].name));
        self.set("bank", json!(state.cash.of(Purse::Bank).0));
        self.set("priority", json!(self.id(game.priority())));
        self.set("cert_limit", json!(game.certificate_limit()));
        let mut removed: Vec<&str> = game
            .companies()
            .filter(|company| state.company(*company).group == Group::Out)
            .map(|company| self.symbol(company))
            .collect();
        removed.sort_unstable();
        self.set("removed", json!(removed));
        let depot: Vec<String> = state
            .depot
            .kinds()
            .map(|kind| (&game.data().band(kind).name, state.depot.left(kind).unwrap_or(1)))
            .filter(|(_, left)| *left > 0)
            .map(|(name, left)| format!("{name}x{left}"))
            .collect();
        self.set("depot", json!(depot));
    }

    fn end(&mut self) {
        let state = self.game.state();
        self.set("finished", json!(matches!(state.round, Round::Over)));
        self.flag("lner_triggered", state.lner == Lner::Triggered);
        self.flag("lner", state.lner == Lner::Formed);
        self.flag("bank_broken", state.bank_broken);
        let game_end = match state.ending {
            Some(Ending::Bank) => json!(["bank", "full_or"]),
            Some(Ending::Lner) => json!(["lner", "full_or"]),
            Some(Ending::StockMarket) => json!(["stock_market", "current_or"]),
            Some(Ending::TurnLimit | Ending::Standstill) | None => Value::Null,
        };
        self.set("game_end", game_end);
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
            Round::Parliament(parliament) => self.parliament(parliament),
            Round::Stock(stock) => self.stock(stock),
            Round::Operating(operating) => self.operating(operating),
            Round::Over => {}
        }
    }

    fn parliament(&mut self, parliament: &Parliament) {
        self.flag("parliament", true);
        let won = self.sorted(parliament.won.iter());
        if !won.is_empty() {
            self.set("parliament.won", json!(won));
        }
        if let Some(auction) = parliament.auction {
            self.set("auction.corp", json!(self.symbol(auction.company)));
            self.set("auction.price", json!(auction.price.0));
            self.set("auction.leader", json!(self.id(auction.leader)));
            self.set("auction.bidders", json!(self.sorted(auction.bidders.iter())));
        }
        if let Some(starting) = parliament.starting {
            self.set("auction.corp", json!(self.symbol(starting.company)));
            let started = self.game.state().company(starting.company).is_started();
            self.set("auction.finish", if started { json!(["buy_shares", "pass"]) } else { json!(["par"]) });
        }
    }

    fn stock(&mut self, stock: &Stock) {
        if let Some(company) = stock.markers {
            self.set("buy_tokens", json!(self.symbol(company)));
        }
        if let Some((player, amount)) = stock.fines.first() {
            self.set("forced_sale.player", json!(self.id(*player)));
            self.set("forced_sale.amount", json!(amount.0));
        }
    }

    fn operating(&mut self, operating: &Operating) {
        let order: Vec<&str> = operating.order.iter().map(|company| self.symbol(*company)).collect();
        self.set("or.order", json!(order));
        self.set("or.index", json!(operating.index));
        if operating.tiles_laid > 0 {
            self.set("or.laid", json!(operating.tiles_laid));
        }
        self.flag("or.upgraded", operating.upgraded);
        self.flag("or.tokened", operating.tokened);
        let refinances = |merging: Merging| merging.kind == MergeKind::Refinancing;
        self.flag("or.emergency_buy", operating.raised || operating.merging.is_some_and(refinances));
        if let Some(company) = operating.company().filter(|_| operating.home_upgrade) {
            self.set("or.home_upgrade", json!([self.symbol(company)]));
        }
        if operating.step == OperatingStep::Dividend {
            let revenue: Vec<i32> = operating.revenue.iter().map(|money| money.0).collect();
            self.set("run.revenue", json!(revenue));
            self.set("run.subsidy", json!(operating.subsidy.0));
        }
        if let Some(merging) = operating.merging {
            self.merger(&merging);
        }
    }

    fn merger(&mut self, merging: &Merging) {
        match merging.stage {
            MergeStage::Survivor => {
                let both = [self.symbol(merging.active), self.symbol(merging.partner)];
                self.set("merging", json!(both));
            }
            MergeStage::Markers { count } => {
                self.set("removal.survivor", json!(self.symbol(merging.survivor)));
                let gone = merging.non_survivor().map(|gone| self.symbol(gone));
                self.set("removal.nonsurvivor", json!(gone));
                self.set("removal.count", json!(count));
            }
            MergeStage::Consent | MergeStage::Holder { .. } => {}
        }
        if let Some((option, redeem, sell)) = self.game.option_awaited() {
            self.set("option.entity", self.holder(option.holder));
            self.set("option.share", json!(self.symbol(option.company)));
            self.set("option.percent", json!(option.shares * 10));
            self.set("option.redeem", json!(redeem.0));
            self.set("option.sell", json!(sell.0));
        }
    }

    fn player(&mut self, player: PlayerId) {
        let (game, state) = (self.game, self.game.state());
        let key = |name: &str| format!("player.{}.{name}", self.ids[player.index()]);
        self.set(key("cash"), json!(state.cash.player(player).0));
        self.set(key("value"), json!(game.worth(player).0));
        self.set(key("certs"), json!(game.certificate_count(player)));
        let obliged = |company: &CompanyId| state.company(*company).obligation == Some(player);
        let mut companies: Vec<&str> =
            game.companies().filter(obliged).map(|company| self.symbol(company)).collect();
        companies.sort_unstable();
        self.set(key("companies"), json!(companies));
        for company in game.companies() {
            let held = state.shares(company).held_by(player);
            if held > 0 {
                self.set(key(&format!("share.{}", self.symbol(company))), json!(held * 10));
            }
        }
    }

    fn company(&mut self, company: CompanyId) {
        let own = self.game.state().company(company);
        let symbol = self.symbol(company);
        // Those that were dealt a permit were in the game at the start.
        if own.permit.is_some() {
            let owner = own.obligation.map_or(Value::Null, |player| self.holder(Holder::Player(player)));
            self.set(format!("company.{symbol}.owner"), owner);
            self.set(format!("company.{symbol}.revenue"), json!(0));
        }
        if own.group != Group::Out {
            self.charter(company);
            self.shares(company);
            self.price(company);
            self.trains(company);
            self.markers(company);
        }
    }

    fn charter(&mut self, company: CompanyId) {
        let (game, state) = (self.game, self.game.state());
        let own = state.company(company);
        let symbol = self.symbol(company);
        let key = |name: &str| format!("corp.{symbol}.{name}");
        self.set(key("cash"), json!(state.cash.company(company).0));
        self.set(key("owner"), state.director(company).map_or(Value::Null, |player| json!(self.id(player))));
        self.set(key("group"), json!(own.group.id()));
        self.flag(key("startable"), game.is_startable(company));
        self.flag(key("ipoed"), own.is_started());
        self.set(key("floated"), json!(own.floated));
        self.flag(key("chartered"), own.chartered && !self.is_merged_away(company));
        self.set(key("obligation"), own.obligation.map_or(Value::Null, |player| json!(self.id(player))));
        self.flag(key("receivership"), state.in_receivership(company));
        self.flag(key("operated"), own.operated);
        self.flag(key("skip"), state.skips.contains(company));
        let permits: Vec<&str> = own.permits.iter().map(|kind| kind.word().0).collect();
        self.set(key("permits"), json!(permits));
        self.set(key("last_revenue"), own.last_revenue.map_or(Value::Null, |money| json!(money.0)));
        let dividend = own.last_dividend.map(|kind| match kind {
            Dividend::Pay => "payout",
            Dividend::Retain => "withhold",
            Dividend::Hudson => "hudson",
        });
        self.set(key("last_dividend"), json!(dividend));
    }

    /// Whether the company has lost its charter to the survivor of a merger whose markers are still being removed.
    fn is_merged_away(&self, company: CompanyId) -> bool {
        self.merging().is_some_and(|merging| {
            matches!(merging.stage, MergeStage::Markers { .. }) && merging.non_survivor() == Some(company)
        })
    }

    /// F37: what a company that is not chartered holds of its own shares counts as its offer.
    fn shares(&mut self, company: CompanyId) {
        let (game, state) = (self.game, self.game.state());
        let own = state.company(company);
        let symbol = self.symbol(company);
        let key = |name: &str| format!("corp.{symbol}.{name}");
        let shares = state.shares(company);
        let percent = |holder: Holder| i32::from(shares.held(holder)) * 10;
        let held = percent(Holder::Company(company));
        if own.chartered || !own.is_started() {
            self.set(key("ipo"), json!(percent(Holder::Offer)));
            self.set(key("treasury"), json!(held));
        } else {
            self.set(key("ipo"), json!(held));
        }
        self.set(key("pool"), json!(percent(Holder::Pool)));
        if held > 0 {
            self.set(key("held"), json!(held));
        }
        self.set(key("director_cert"), self.holder(shares.director()));
        for other in game.companies().filter(|other| *other != company) {
            let held = state.shares(other).held(Holder::Company(company));
            if held > 0 {
                self.set(key(&format!("share.{}", self.symbol(other))), json!(held * 10));
            }
        }
    }

    /// F37: the par of a company that is not chartered is its share price.
    fn price(&mut self, company: CompanyId) {
        let (game, state) = (self.game, self.game.state());
        let symbol = self.symbol(company);
        let key = |name: &str| format!("corp.{symbol}.{name}");
        let own = state.company(company);
        let Some(par) = own.par else { return };
        self.set(key("original_par"), json!(par.0));
        if let (Some(cell), Some(depth)) = (state.markers.cell(company), state.markers.depth(company)) {
            let price = game.data().price(cell).0;
            self.set(key("price"), json!(price));
            self.set(key("cell"), json!(format!("0,{}", cell.0)));
            self.set(key("stack"), json!(depth));
            self.set(key("par"), json!(if own.chartered { par.0 } else { price }));
        }
    }

    fn trains(&mut self, company: CompanyId) {
        let game = self.game;
        let trains = &game.state().company(company).trains;
        let symbol = self.symbol(company);
        let names: Vec<String> = trains.iter().map(|train| game.train_name(*train)).collect();
        self.set(format!("corp.{symbol}.trains"), json!(names));
        if trains.is_empty() {
            return;
        }
        let cards: Vec<String> = trains.iter().map(|train| self.card(train.card)).collect();
        self.set(format!("corp.{symbol}.train_ids"), json!(cards));
        let warranties: Vec<u8> = trains.iter().map(|train| train.warranties).collect();
        self.set(format!("corp.{symbol}.warranties"), json!(warranties));
        let obsolete = trains.iter().filter(|train| game.is_obsolete(train.card.kind));
        let rusting: Vec<String> = obsolete.map(|train| self.card(train.card)).collect();
        if !rusting.is_empty() {
            self.set(format!("corp.{symbol}.rusting"), json!(rusting));
        }
    }

    fn markers(&mut self, company: CompanyId) {
        let (game, state) = (self.game, self.game.state());
        let symbol = self.symbol(company);
        let mut hexes: Vec<String> = state
            .layout
            .tokens()
            .iter()
            .filter(|token| token.owner.0 == company.0)
            .map(|token| game.data().map.hex(token.hex).at.to_string())
            .collect();
        hexes.sort_unstable();
        let left = state.company(company).markers_left;
        self.set(format!("corp.{symbol}.tokens_left"), json!(left));
        self.set(format!("corp.{symbol}.tokens_total"), json!(hexes.len() + usize::from(left)));
        self.set(format!("corp.{symbol}.tokens"), json!(hexes));
        self.flag(format!("corp.{symbol}.london"), game.has_london(company));
    }

    fn board(&mut self) {
        let (game, state) = (self.game, self.game.state());
        let map = &game.data().map;
        for hex in map.hex_ids() {
            let (tile, rotation) = state.layout.tile(hex);
            let tile = map.tile(tile);
            if tile.printed {
                continue;
            }
            let at = map.hex(hex).at;
            self.set(format!("hex.{at}"), json!(format!("{}/{}", tile.name, rotation.index())));
            let small = tile.stops.iter().filter(|stop| stop.kind == StopKind::Town).count();
            if small > 0 && tile.colour != Colour::Yellow {
                self.set(format!("stations.{at}"), json!(small));
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
    }
}
