//! Writing a game of 1862 as a recorded one.

use super::super::ExportError;
use super::super::export::{Copies, connections, file, name_actor, players};
use super::names::variant;
use board::{HexId, StopAt};
use rules::{
    Action, Choice, CompanyId, Game, History, Holder, Money, Move, PlayerId, Reply, Run, Step, TableSpec,
    TrainId, Word,
};
use serde_json::{Value, json};
use titles::AnyGame;
use titles::t1862::state::{Dividend, MergeStage, Merging, Round, State, Type};
use titles::t1862::{BANKRUPTCY, Game1862, REDEEM, REFINANCE, RELINQUISH, SELL_STOCK};

/// What recorded games call the circles of London: their numbers among all that is printed on the hex.
const LONDON: [(&str, u8); 2] = [("B15", 3), ("D15", 4)];

/// The game as a recorded file. Agreements between directors are left out: recorded games take them for granted.
pub fn export(spec: &TableSpec, history: &History<AnyGame>) -> Result<Value, ExportError> {
    let start = Game1862::new(spec).map_err(|_| ExportError { number: 0, what: "the table" })?;
    let mut writer = Writer { game: start, tiles: Copies::default() };
    let mut actions: Vec<Value> = Vec::new();
    for (index, made) in history.moves().iter().enumerate() {
        let failed = |what| ExportError { number: index + 1, what };
        actions.extend(writer.actions(made).map_err(failed)?);
        // A move in force was accepted when it was made.
        let _ = writer.game.apply(made.by, &made.action);
    }
    Ok(file(spec, &spec.options, players(&writer.game, writer.game.seats()), actions))
}

struct Writer {
    game: Game1862,
    tiles: Copies,
}

impl Writer {
    /// What a move is in a recorded game: mostly one action, none if it only makes an offer, two if it agrees to a merger.
    fn actions(&mut self, made: &Move) -> Result<Vec<Value>, &'static str> {
        let mut actions = match &made.action {
            Action::Merge { .. } | Action::Survive { .. } | Action::Pass if self.is_only_proposed(made) => {
                Vec::new()
            }
            Action::Answer { reply: Reply::Accept } => self.agreed()?,
            Action::Answer { .. } => Vec::new(),
            Action::BuyTrain { train, .. } if self.asks_for(*train) => Vec::new(),
            Action::Choose { .. } if self.is_only_way_to_raise() => Vec::new(),
            other => vec![self.action(made.by, other)?],
        };
        let company = self.game.turn().company.map(|company| self.symbol(company));
        for action in actions.iter_mut().filter(|action| action["entity"].is_null()) {
            name_actor(action, company, made.by);
        }
        Ok(actions)
    }

    fn merging(&self) -> Option<Merging> {
        self.game.state().operating().and_then(|operating| operating.merging)
    }

    /// Whether a move only prepares a merger that another director must agree to, or takes the proposal back.
    fn is_only_proposed(&self, made: &Move) -> bool {
        let merging = self.merging();
        let partner = match (&made.action, merging) {
            (Action::Merge { company }, _) => *company,
            (Action::Survive { .. }, Some(merging)) => merging.partner,
            (Action::Pass, Some(merging)) => return merging.stage == MergeStage::Survivor,
            _ => return false,
        };
        let state = self.game.state();
        let turn = self.game.turn();
        let other = state.director(partner) != turn.company.and_then(|company| state.director(company));
        other && !self.game.options().departures.consent_is_taken_for_granted
    }

    /// Whether buying this train needs another director's consent, so that it is only an offer.
    fn asks_for(&self, wanted: TrainId) -> bool {
        let asks = |choice: &Choice| matches!(choice, Choice::BuyTrain { train, consent: Some(_), .. } if *train == wanted);
        self.game.choices().options.iter().any(asks)
    }

    /// Whether a company can do nothing but raise money, in one way: recorded games do that without an action.
    fn is_only_way_to_raise(&self) -> bool {
        self.game.turn().step == Step::TRAINS && self.game.choices().options.len() == 1
    }

    fn chosen(&self, word: Word) -> Result<Value, &'static str> {
        match word {
            REDEEM => Ok(json!({"type": "choose", "choice": "redeem"})),
            RELINQUISH => Ok(json!({"type": "choose", "choice": "sell"})),
            SELL_STOCK | REFINANCE | BANKRUPTCY => Ok(self.raising(word)),
            _ => Err("a choice of another title"),
        }
    }

    /// A way to raise money: a pass takes the first of them.
    fn raising(&self, way: Word) -> Value {
        let first = self.game.choices().options.into_iter().find_map(|choice| match choice {
            Choice::Choose { choice, .. } => Some(choice),
            _ => None,
        });
        json!({"type": if first == Some(way) { "pass" } else { "convert" }})
    }

    /// What another director agrees to: the purchase of a train, or a merger with its survivor.
    fn agreed(&self) -> Result<Vec<Value>, &'static str> {
        let operating = self.game.state().operating();
        let Some((operating, company)) = operating.and_then(|round| Some((round, round.company()?))) else {
            return Err("an answer without an offer");
        };
        let mut actions = match (operating.offer, operating.merging) {
            (Some(offer), _) => vec![self.trade(offer.train, self.game.trade_price(offer.train))],
            (None, Some(merging)) => {
                vec![self.merger(merging.partner), survivor(&merging, merging.survivor)]
            }
            (None, None) => return Err("an answer without an offer"),
        };
        for action in &mut actions {
            action["entity"] = json!(self.symbol(company));
            action["entity_type"] = json!("corporation");
        }
        Ok(actions)
    }

    fn action(&mut self, by: PlayerId, action: &Action) -> Result<Value, &'static str> {
        let data = self.game.data();
        Ok(match action {
            Action::Pass => json!({"type": "pass"}),
            Action::OpenAuction { company, amount } => self.bid(*company, *amount),
            Action::Bid { amount } => match &self.game.state().round {
                Round::Parliament(round) if let Some(auction) = round.auction => {
                    self.bid(auction.company, *amount)
                }
                _ => return Err("a bid without an auction"),
            },
            Action::Start { company, par } => {
                let share_price = format!("{},0,{}", data.price(*par).0, par.0);
                json!({"type": "par", "corporation": self.symbol(*company), "share_price": share_price})
            }
            Action::BuyShare { company, from, certificate } => {
                self.purchase(*company, from.holder(*company), *certificate)
            }
            Action::Redeem { certificate } => match self.game.turn().company {
                Some(company) => self.purchase(company, Holder::Pool, *certificate),
                None => return Err("a share redeemed by nobody"),
            },
            Action::SellShares { company, shares, certificates } => {
                self.sale(by, *company, *shares, certificates.as_deref())
            }
            Action::BuyTokens { count } => json!({"type": "choose", "choice": count}),
            Action::Choose { choice } => self.chosen(*choice)?,
            Action::Merge { company } => self.merger(*company),
            Action::Survive { company } => match self.merging() {
                Some(merging) => survivor(&merging, *company),
                None => return Err("a survivor without a merger"),
            },
            Action::RemoveToken { at } => {
                json!({"type": "remove_token", "city": self.station(*at), "slot": self.slot_removed(*at)})
            }
            Action::LayTile { hex, tile, rotation } => {
                let copy = self.tiles.lay(*hex, &data.map.tile(*tile).name);
                json!({"type": "lay_tile", "hex": self.hex(*hex), "tile": copy, "rotation": rotation})
            }
            Action::PlaceToken { at } => {
                let slot = self.game.state().layout.free_slot(&data.map, *at).unwrap_or_default();
                json!({"type": "place_token", "city": self.station(*at), "slot": slot})
            }
            Action::Run { runs } => self.runs(runs)?,
            Action::Dividend { kind } => {
                let kind = match Dividend::ALL.into_iter().find(|known| known.word() == *kind) {
                    Some(Dividend::Pay) => "payout",
                    Some(Dividend::Retain) => "withhold",
                    Some(Dividend::Hudson) => "hudson",
                    None => return Err("a dividend of another title"),
                };
                json!({"type": "dividend", "kind": kind})
            }
            Action::BuyTrain { train, price, side: Some(side), extras } if self.is_new(*train) => {
                let Some(kind) = Type::named(*side) else { return Err("a train of another title") };
                json!({
                    "type": "buy_train",
                    "train": self.card(*train),
                    "price": price,
                    "variant": variant(&self.game, *train, kind),
                    "warranties": extras,
                })
            }
            Action::BuyTrain { train, price, .. } => self.trade(*train, *price),
            Action::Answer { .. }
            | Action::TakePrivate { .. }
            | Action::BuyPrivate { .. }
            | Action::SellPrivate { .. }
            | Action::ClosePrivate { .. }
            | Action::Exchange { .. }
            | Action::BidFor { .. }
            | Action::BuyOnto { .. }
            | Action::Repay { .. }
            | Action::LayByPower { .. }
            | Action::PlaceByPower { .. }
            | Action::UsePower { .. }
            | Action::MoveCard { .. }
            | Action::Couple { .. }
            | Action::Issue { .. }
            | Action::RedeemShares { .. }
            | Action::DiscardTrain { .. } => return Err("a move of another title"),
        })
    }

    fn symbol(&self, company: CompanyId) -> &'static str {
        &self.game.data().company(company).symbol
    }

    fn card(&self, train: TrainId) -> String {
        format!("{}-{}", self.game.data().band(train.kind).name, train.copy)
    }

    fn hex(&self, hex: HexId) -> String {
        self.game.data().map.hex(hex).at.to_string()
    }

    fn is_new(&self, train: TrainId) -> bool {
        self.game.state().depot.front() == Some(train)
    }

    fn bid(&self, company: CompanyId, amount: Money) -> Value {
        json!({"type": "bid", "corporation": self.symbol(company), "price": amount})
    }

    fn merger(&self, partner: CompanyId) -> Value {
        json!({"type": "merge", "corporation": self.symbol(partner)})
    }

    fn trade(&self, train: TrainId, price: Money) -> Value {
        json!({"type": "buy_train", "train": self.card(train), "price": price})
    }

    fn purchase(&self, company: CompanyId, place: Holder, certificate: Option<u8>) -> Value {
        let shares = self.game.state().shares(company);
        let index = certificate.or_else(|| shares.longest_held(place)).unwrap_or_default();
        let name = format!("{}_{index}", self.symbol(company));
        json!({"type": "buy_shares", "shares": [name], "percent": shares.units(index) * 10})
    }

    fn sale(&self, by: PlayerId, company: CompanyId, shares: u8, certificates: Option<&[u8]>) -> Value {
        let usual = self.game.usual_block(by, company, shares);
        let named = certificates.filter(|named| !named.is_empty()).unwrap_or(&usual);
        let names: Vec<String> =
            named.iter().map(|index| format!("{}_{index}", self.symbol(company))).collect();
        let mut action = json!({"type": "sell_shares", "shares": names, "percent": shares * 10});
        if self.game.sale_price(company) != self.game.price(company) {
            action["share_price"] = json!(self.game.sale_price(company));
        }
        action
    }

    fn station(&self, at: StopAt) -> String {
        if let Some(tile) = self.tiles.on(at.hex) {
            return format!("{tile}-{}", at.node.0);
        }
        let hex = self.hex(at.hex);
        let number = LONDON.iter().find(|(known, _)| *known == hex).map_or(at.node.0, |(_, number)| *number);
        format!("{hex}-0-{number}")
    }

    /// The circle of a marker of the companies that merge.
    fn slot_removed(&self, at: StopAt) -> u8 {
        let Some(merging) = self.merging() else { return 0 };
        let owners = [merging.active, merging.partner].map(State::owner);
        let mut tokens = self.game.state().layout.tokens_at(at);
        tokens.find(|token| owners.contains(&token.owner)).map_or(0, |token| token.slot)
    }

    /// `nodes` are left out, as in older files: recorded games number the stations of each tile in their own way, and the
    /// hexes are enough.
    fn runs(&self, runs: &[Run]) -> Result<Value, &'static str> {
        let Ok(earned) = self.game.reckon_runs(runs) else { return Err("runs that earn nothing known") };
        let routes: Vec<Value> = earned
            .runs
            .iter()
            .map(|paid| {
                let hexes: Vec<String> = paid.run.stops().map(|at| self.hex(at.hex)).collect();
                json!({
                    "train": self.card(paid.run.train),
                    "connections": connections(&self.game.data().map, &paid.run),
                    "hexes": hexes,
                    "revenue": paid.revenue,
                    "revenue_str": hexes.join("-"),
                    "subsidy": paid.besides,
                })
            })
            .collect();
        Ok(json!({"type": "run_routes", "routes": routes}))
    }
}

/// "first" is the operating company.
fn survivor(merging: &Merging, company: CompanyId) -> Value {
    json!({"type": "choose", "choice": if company == merging.active { "first" } else { "last" }})
}
