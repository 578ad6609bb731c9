//! The state of a game of 1822 in the words of a recorded trace.

use super::super::trace::Trace;
use rules::{Card, CompanyId, Game, Holder, Money, Names, PlayerId, PrivateId, Purse, TrainId};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use titles::t1822::Game1822;
use titles::t1822::data::private;
use titles::t1822::state::{
    CARDS, CardOwner, Dividend, EndReason, EndTime, Hill, Operating, OperatingStep, Round, Stage, Stock,
};

/// The tax haven.
const HAVEN: PrivateId = private(16);
/// The hills' card.
const HILLS: PrivateId = private(8);

/// Everything a trace tells of a state.
pub fn snapshot(game: &Game1822, ids: &[i64]) -> Trace {
    let mut writer = Writer { game, ids, keys: BTreeMap::new() };
    writer.general();
    writer.turn();
    game.seats().for_each(|player| writer.player(player));
    game.companies().for_each(|company| writer.company(company));
    PrivateId::first(CARDS).for_each(|card| writer.card(card));
    writer.haven();
    writer.stacks();
    writer.board();
    writer.keys
}

struct Writer<'a> {
    game: &'a Game1822,
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

    fn card_name(&self, card: Card) -> String {
        match card {
            Card::Private(card) => self.game.private(card),
            Card::Company(minor) => format!("M{}", self.symbol(minor)),
        }
    }

    fn in_stock_round(&self) -> bool {
        matches!(self.game.state().round, Round::Stock(_))
    }

    fn is_over(&self) -> bool {
        matches!(self.game.state().round, Round::Over)
    }

    fn general(&mut self) {
        let (game, state) = (self.game, self.game.state());
        let unplayed = state.ending.is_some_and(|ending| ending.reason == EndReason::NotPlayed);
        let round = match state.round {
            Round::Stock(_) => "SR",
            Round::Doubling(_) => "Choices",
            Round::Over if unplayed && state.turn == 1 => "SR",
            Round::Operating(_) | Round::Over => "OR",
        };
        self.set("round", json!(round));
        self.set("turn", json!(state.turn));
        self.set("round_num", json!(state.round_number));
        self.set("phase", json!(state.phase.to_string()));
        self.set("finished", json!(self.is_over()));
        self.set("bank", json!(state.cash.of(Purse::Bank).0));
        self.set("cert_limit", json!(game.certificate_limit()));
        let order: Vec<i64> = state.order.iter().map(|player| self.id(*player)).collect();
        self.set("player_order", json!(order));
        let depot: Vec<String> = state
            .depot
            .kinds()
            .map(|kind| (game.data().train_name(kind, false), state.depot.left(kind).unwrap_or(1)))
            .filter(|(_, left)| *left > 0)
            .map(|(name, left)| format!("{name}x{left}"))
            .collect();
        self.set("depot", json!(depot));
        let pool: Vec<&str> = state.depot.returned().iter().map(|train| game.train_name(*train)).collect();
        if !pool.is_empty() {
            self.set("discarded", json!(pool));
        }
        if let Some(ending) = state.ending {
            let reason = match ending.reason {
                EndReason::Bank => "bank",
                EndReason::StockMarket => "stock_market",
                EndReason::NotPlayed => "dnf",
            };
            let when = match ending.when {
                EndTime::Set => "full_or",
                EndTime::Round => "current_or",
                EndTime::Now => "immediate",
            };
            self.set("ending", json!(format!("{reason}/{when}")));
        }
        if let Some(edge) = state.fourteen {
            self.set("m14_exit", json!(edge.index()));
        }
        let crowded: Vec<&str> = game.crowded().map(|company| self.symbol(company)).collect();
        if !crowded.is_empty() && !self.is_over() {
            self.set("crowded", json!(crowded));
        }
    }

    fn turn(&mut self) {
        let turn = self.game.turn();
        let acting: Vec<i64> = turn.players.iter().map(|player| self.id(*player)).collect();
        let half = self.game.state().operating().and_then(|operating| operating.half_used);
        let current = match (half, turn.company, turn.players.first()) {
            (Some(half), ..) => json!(format!("company:{}", self.game.private(half.card))),
            (None, Some(company), _) => json!(format!("corporation:{}", self.symbol(company))),
            (None, None, Some(player)) => json!(format!("player:{}", self.id(*player))),
            (None, None, None) => Value::Null,
        };
        self.set("acting", json!(acting));
        self.set("current", current);
        match &self.game.state().round {
            Round::Stock(stock) => self.stock(stock),
            Round::Doubling(_) => self.set("choices", json!(["double"])),
            Round::Operating(operating) => self.operating(operating),
            Round::Over => {}
        }
    }

    fn stock(&mut self, stock: &Stock) {
        for bids in &stock.bids {
            let offers: Vec<Value> =
                bids.offers.iter().map(|(player, amount)| json!([self.id(*player), amount.0])).collect();
            self.set(format!("bid.{}", self.card_name(bids.card.into())), json!(offers));
        }
        if stock.bids_this_turn > 0 {
            self.set("bids_this_turn", json!(stock.bids_this_turn));
        }
        self.flag("tax_haven_bought", stock.sheltered);
        for player in self.game.seats() {
            let id = self.id(player);
            let tokens = self.game.bidding_tokens() - stock.tokens_used(player);
            self.set(format!("player.{id}.bid_tokens"), json!(tokens));
            self.set(format!("player.{id}.committed"), json!(stock.led_by(player).1.0));
        }
    }

    fn operating(&mut self, operating: &Operating) {
        let order: Vec<&str> = operating.order.iter().map(|company| self.symbol(*company)).collect();
        self.set("order", json!(order));
        if operating.tiles_laid > 0 {
            self.set("track.laid", json!(operating.tiles_laid));
        }
        self.flag("track.upgraded", operating.upgraded);
        if let Some(train) = operating.pullman {
            self.set("pullman_on", json!(train.card(self.game)));
        }
        if let Some(kind) = operating.extra_kind {
            self.set("extra_train_choice", json!(dividend(kind)));
        }
        let Some(company) = operating.company() else { return };
        if let Some(acquiring) = operating.acquiring.filter(|acquiring| !acquiring.placing) {
            self.set("acquiring", json!(self.symbol(acquiring.minor)));
        }
        let placing = operating.acquiring.is_some_and(|acquiring| acquiring.placing);
        let homeless = self.game.data().company(company).home.is_none();
        let home = operating.step == OperatingStep::Home
            && homeless
            && !self.game.state().company(company).home_placed;
        if placing || home {
            self.set("pending_tokens", json!([[self.symbol(company), ["M38"]]]));
        }
        self.choices(operating, company);
    }

    fn choices(&mut self, operating: &Operating, company: CompanyId) {
        let mut choices: Vec<String> = match operating.acquiring {
            Some(acquiring) if acquiring.placing => return,
            Some(_) => self.game.acquisition_words().iter().map(|word| word.replace('-', "_")).collect(),
            None if self.game.crowded().next().is_some() => return,
            None => match operating.step {
                OperatingStep::Hill => vec!["discount".to_owned(), "token".to_owned()],
                OperatingStep::Run => {
                    (0..self.game.pullman_trains(company).len()).map(|number| number.to_string()).collect()
                }
                OperatingStep::Dividend if self.game.extra_is_open() => {
                    ["half", "payout", "withhold"].map(str::to_owned).to_vec()
                }
                _ => return,
            },
        };
        choices.sort_unstable();
        if !choices.is_empty() {
            self.set("choices", json!(choices));
        }
    }

    fn player(&mut self, player: PlayerId) {
        let (game, state) = (self.game, self.game.state());
        let key = |name: &str| format!("player.{}.{name}", self.ids[player.index()]);
        self.set(key("cash"), json!(state.cash.player(player).0));
        self.set(key("value"), json!(game.worth(player).0));
        self.set(key("certs"), json!(game.certificate_count(player)));
        let debt = state.debts[player.index()];
        if debt > Money::ZERO {
            self.set(key("debt"), json!(debt.0));
        }
        let owned =
            PrivateId::first(CARDS).filter(|card| state.private(*card).owner == CardOwner::Player(player));
        let mut cards: Vec<String> = owned.map(|card| game.private(card)).collect();
        cards.sort_unstable();
        self.set(key("companies"), json!(cards));
        for company in game.companies() {
            let percent = self.percent(company, Holder::Player(player));
            if percent > 0 {
                self.set(key(&format!("share.{}", self.symbol(company))), json!(percent));
            }
        }
    }

    fn percent(&self, company: CompanyId, holder: Holder) -> i32 {
        let share = if self.game.data().is_major(company) { 10 } else { 50 };
        i32::from(self.game.state().shares(company).held(holder)) * share
    }

    fn company(&mut self, company: CompanyId) {
        let (game, state) = (self.game, self.game.state());
        let own = state.company(company);
        if own.stage == Stage::Out {
            return;
        }
        let symbol = self.symbol(company);
        let key = |name: &str| format!("corp.{symbol}.{name}");
        let major = game.data().is_major(company);
        self.set(key("type"), json!(if major { "major" } else { "minor" }));
        self.set(key("cash"), json!(state.cash.company(company).0));
        self.set(key("owner"), state.director(company).map_or(Value::Null, |player| json!(self.id(player))));
        self.set(key("floated"), json!(own.stage == Stage::Floated));
        self.flag(key("operated"), own.operated > 0);
        self.set(
            key("trains"),
            json!(own.trains.iter().map(|train| self.train_name(*train)).collect::<Vec<_>>()),
        );
        let mut tokens: Vec<String> = state
            .layout
            .tokens()
            .iter()
            .filter(|token| token.owner.0 == company.0)
            .map(|token| game.data().map.hex(token.hex).at.to_string())
            .collect();
        tokens.sort_unstable();
        self.set(key("tokens"), json!(tokens));
        let destination_left = major && !own.destination_placed;
        self.set(key("tokens_left"), json!(own.available + u8::from(destination_left)));
        let treasury = if major { Holder::Company(company) } else { Holder::Offer };
        self.set(key("ipo"), json!(self.percent(company, treasury)));
        self.set(key("pool"), json!(self.percent(company, Holder::Pool)));
        let mut cards: Vec<String> = PrivateId::first(CARDS)
            .filter(|card| state.has_card(company, *card))
            .map(|card| game.private(card))
            .collect();
        cards.sort_unstable();
        if !cards.is_empty() {
            self.set(key("companies"), json!(cards));
        }
        self.set(key("last_revenue"), own.last_revenue.map_or(Value::Null, |money| json!(money.0)));
        self.set(key("last_dividend"), json!(own.last_dividend.map(dividend)));
        if let (Some(cell), Some(depth)) = (state.markers.cell(company), state.markers.depth(company)) {
            let price = game.data().price(cell).0;
            let (row, column) = game.data().chart.position(cell);
            self.set(key("price"), json!(price));
            self.set(key("par"), json!(price));
            self.set(key("cell"), json!(format!("{row},{column}")));
            self.set(key("stack"), json!(depth));
        }
        if let Some(printed) = game.data().major(company) {
            self.set(key("exchange_tokens"), json!(own.exchange));
            self.set(key("available_tokens"), json!(own.available));
            if own.destination_placed {
                let at = game.data().map.hex(printed.destination.hex).at.to_string();
                self.set(key("destination"), json!(at));
            }
            if own.stage != Stage::Floated {
                let percent = if state.phase >= 5 { 50 } else { printed.director * 10 };
                self.set(key("float_percent"), json!(percent));
            }
        }
    }

    fn train_name(&self, train: TrainId) -> String {
        let name = self.game.train_name(train);
        let pullman = self.game.state().operating().and_then(|operating| operating.pullman);
        if pullman == Some(train) { format!("{name}+") } else { name.to_owned() }
    }

    fn card(&mut self, card: PrivateId) {
        let state = *self.game.state().private(card);
        let name = self.game.private(card);
        let key = |fact: &str| format!("company.{name}.{fact}");
        let boxed = self.game.cards_in_boxes().any(|other| other == Card::Private(card));
        let owner = match state.owner {
            CardOwner::Out => return,
            CardOwner::Stack if boxed && self.in_stock_round() => json!("bank"),
            CardOwner::Stack => Value::Null,
            CardOwner::Player(player) => json!(format!("player:{}", self.id(player))),
            CardOwner::Company(company) => json!(format!("corporation:{}", self.symbol(company))),
            CardOwner::Closed => json!("closed"),
        };
        self.set(key("owner"), owner);
        self.set(key("revenue"), json!(state.income.0));
        if state.credit > Money::ZERO && card != HAVEN {
            self.set(key("credit"), json!(state.credit.0));
        }
        if matches!(state.owner, CardOwner::Company(_)) {
            if state.uses > 0 {
                self.set(key("uses"), json!(state.uses));
            }
            if let Some(form) = state.hill.filter(|_| card == HILLS) {
                self.set(key("choice"), json!(if form == Hill::Token { "token" } else { "discount" }));
            }
        }
    }

    fn haven(&mut self) {
        let state = self.game.state();
        let credit = state.private(HAVEN).credit;
        if credit > Money::ZERO {
            self.set("tax_haven.cash", json!(credit.0));
        }
        for company in self.game.companies() {
            let percent = self.percent(company, Holder::Card(HAVEN));
            if percent > 0 {
                self.set(format!("tax_haven.share.{}", self.symbol(company)), json!(percent));
            }
        }
    }

    fn stacks(&mut self) {
        let (game, state) = (self.game, self.game.state());
        let minors = |cards: &[CompanyId]| -> Vec<String> {
            cards.iter().map(|minor| self.card_name(Card::Company(*minor))).collect()
        };
        let cards =
            |cards: &[PrivateId]| -> Vec<String> { cards.iter().map(|card| game.private(*card)).collect() };
        let all = [
            ("stack.minors", minors(&state.minors)),
            ("box.minors", minors(state.minor_boxes())),
            ("stack.concessions", cards(&state.concessions)),
            ("box.concessions", cards(state.concession_boxes())),
            ("stack.privates", cards(&state.stack)),
            ("box.privates", cards(&game.private_boxes())),
        ];
        for (key, list) in all {
            self.set(key, json!(list));
        }
        let boxed = self.in_stock_round();
        for minor in state.minors.clone() {
            let name = format!("M{}", self.symbol(minor));
            if boxed && state.minor_boxes().contains(&minor) {
                self.set(format!("company.{name}.owner"), json!("bank"));
            }
            self.set(format!("company.{name}.revenue"), json!(0));
        }
    }

    fn board(&mut self) {
        let (game, state) = (self.game, self.game.state());
        let map = &game.data().map;
        for hex in map.hex_ids() {
            let (tile, rotation) = state.layout.tile(hex);
            let tile = map.tile(tile);
            if !tile.printed {
                let at = map.hex(hex).at;
                self.set(format!("hex.{at}"), json!(format!("{}/{}", tile.name, rotation.index())));
            }
        }
        for token in state.layout.tokens() {
            let at = map.hex(token.hex).at;
            let mut slots = vec![Value::Null; usize::from(game.slots(token.at()))];
            for other in state.layout.tokens_at(token.at()) {
                slots[usize::from(other.slot)] = json!(self.symbol(CompanyId(other.owner.0)));
            }
            self.set(format!("city.{at}.{}", token.node.0), Value::Array(slots));
        }
        for (id, tile) in map.tiles.boxed() {
            let left = state.layout.supply(map, id);
            if let Some(left) = left.filter(|left| *left > 0) {
                self.set(format!("supply.{}", tile.name), json!(left));
            }
        }
    }
}

/// A dividend in recorded words.
fn dividend(kind: Dividend) -> &'static str {
    match kind {
        Dividend::Pay => "payout",
        Dividend::Half => "half",
        Dividend::Retain => "withhold",
    }
}
