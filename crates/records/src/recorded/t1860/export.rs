//! Writing a game of 1860 as a recorded one.

use super::super::ExportError;
use super::super::export::{Copies, connections, file, name_actor, players};
use board::{HexId, StopAt, StopKind};
use rules::{Action, CompanyId, Game, History, Holder, Move, PlayerId, Reply, Run, TableSpec};
use serde_json::{Value, json};
use titles::AnyGame;
use titles::t1860::{Dividend, Game1860};

/// The game as a recorded file. Agreements between directors are left out: recorded games take them for granted.
pub fn export(spec: &TableSpec, history: &History<AnyGame>) -> Result<Value, ExportError> {
    let start = Game1860::new(spec).map_err(|_| ExportError { number: 0, what: "the table" })?;
    let mut writer = Writer { game: start, tiles: Copies::default() };
    let mut actions: Vec<Value> = Vec::new();
    for (index, made) in history.moves().iter().enumerate() {
        let failed = |what| ExportError { number: index + 1, what };
        actions.extend(writer.action(made).map_err(failed)?);
        // A move in force was accepted when it was made.
        let _ = writer.game.apply(made.by, &made.action);
    }
    let options: Vec<&str> = spec
        .options
        .iter()
        .map(|option| if option == "original_map" { "two_player_map" } else { option.as_str() })
        .collect();
    Ok(file(spec, options, players(&writer.game, writer.game.seats()), actions))
}

struct Writer {
    game: Game1860,
    tiles: Copies,
}

impl Writer {
    fn action(&mut self, made: &Move) -> Result<Option<Value>, &'static str> {
        let data = self.game.data();
        let mut action = match &made.action {
            Action::Pass => json!({"type": "pass"}),
            Action::Bid { amount } => json!({"type": "bid", "price": amount}),
            Action::TakePrivate { private } => {
                let private = data.private(*private);
                json!({"type": "bid", "company": private.recorded, "price": private.value})
            }
            Action::Start { company, par } => {
                let share_price = format!("{},0,{}", data.price(*par).0, par.0);
                json!({"type": "par", "corporation": data.company(*company).recorded, "share_price": share_price})
            }
            Action::BuyShare { company, from, certificate } => {
                self.purchase(*company, from.holder(*company), *certificate)
            }
            Action::Exchange { private, company, certificate } => {
                let mut action = self.purchase(*company, Holder::Offer, *certificate);
                action["entity"] = json!(data.private(*private).recorded);
                action["entity_type"] = json!("company");
                action
            }
            Action::SellShares { company, shares, certificates } => {
                self.sale(made.by, *company, *shares, certificates.as_deref())
            }
            Action::BuyPrivate { private } => {
                let private = data.private(*private);
                json!({"type": "buy_company", "company": private.recorded, "price": private.value})
            }
            Action::SellPrivate { private } => {
                let private = data.private(*private);
                let price = private.value - data.costs.private_sale_fee;
                json!({"type": "sell_company", "company": private.recorded, "price": price})
            }
            Action::LayTile { hex, tile, rotation } => {
                let copy = self.tiles.lay(*hex, &data.map.tile(*tile).name);
                let at = data.map.hex(*hex).at.to_string();
                json!({"type": "lay_tile", "hex": at, "tile": copy, "rotation": rotation})
            }
            Action::PlaceToken { at } => {
                json!({"type": "place_token", "city": self.station(*at), "slot": 0})
            }
            Action::Run { runs } => {
                let routes: Vec<Value> = runs.iter().map(|run| self.route(run)).collect();
                json!({"type": "run_routes", "routes": routes})
            }
            Action::Dividend { kind } => {
                json!({"type": "dividend", "kind": if *kind == Dividend::Pay.word() { "payout" } else { "withhold" }})
            }
            Action::BuyTrain { train, price, .. } => {
                if self.game.choices().options.iter().any(|choice| asks(choice, *train)) {
                    return Ok(None);
                }
                let kind = data.train(train.kind).name.as_str();
                json!({"type": "buy_train", "train": format!("{kind}-{}", train.copy), "price": price, "variant": kind})
            }
            Action::DiscardTrain { train } => {
                let name = format!("{}-{}", data.train(train.kind).name, train.copy);
                json!({"type": "discard_train", "train": name})
            }
            Action::Answer { reply: Reply::Accept } => return self.agreed_trade(),
            Action::Answer { .. } => return Ok(None),
            Action::ClosePrivate { .. } => return Err("closing a private company"),
            Action::OpenAuction { .. }
            | Action::Choose { .. }
            | Action::Merge { .. }
            | Action::Survive { .. }
            | Action::BuyTokens { .. }
            | Action::RemoveToken { .. }
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
            | Action::Redeem { .. } => return Err("a move of another title"),
        };
        if action["entity"].is_null() {
            let company = self.game.turn().company.map(|company| data.company(company).recorded.as_str());
            name_actor(&mut action, company, made.by);
        }
        Ok(Some(action))
    }

    /// An offer is written when it is accepted, as the purchase it then is.
    fn agreed_trade(&self) -> Result<Option<Value>, &'static str> {
        let operating = self.game.state().operating();
        let Some((offer, company)) = operating.and_then(|round| round.offer.zip(round.company())) else {
            return Err("an answer without an offer");
        };
        let kind = self.game.data().train(offer.train.kind).name.as_str();
        Ok(Some(json!({
            "type": "buy_train",
            "entity": self.game.data().company(company).recorded,
            "entity_type": "corporation",
            "train": format!("{kind}-{}", offer.train.copy),
            "price": offer.price,
            "variant": kind,
        })))
    }

    fn certificate(&self, company: CompanyId, index: u8) -> String {
        format!("{}_{index}", self.game.data().company(company).recorded)
    }

    fn purchase(&self, company: CompanyId, place: Holder, certificate: Option<u8>) -> Value {
        let shares = self.game.state().shares(company);
        let index = certificate.or_else(|| shares.ordinary(place).first().copied()).unwrap_or_default();
        let percent = shares.units(index) * 10;
        let name = self.certificate(company, index);
        json!({"type": "buy_shares", "shares": [name], "percent": percent})
    }

    fn sale(&self, by: PlayerId, company: CompanyId, shares: u8, certificates: Option<&[u8]>) -> Value {
        let usual = self.game.usual_block(by, company, shares);
        let certificates = certificates.unwrap_or(&usual);
        let names: Vec<String> = certificates.iter().map(|index| self.certificate(company, *index)).collect();
        let mut action = json!({"type": "sell_shares", "shares": names, "percent": shares * 10});
        if self.game.sells_at_half(company) {
            action["share_price"] = json!(self.game.sale_price(company));
        }
        action
    }

    fn station(&self, at: StopAt) -> String {
        match self.tiles.on(at.hex) {
            Some(tile) => format!("{tile}-{}", at.node.0),
            None => format!("{}-0-{}", self.game.data().map.hex(at.hex).at, at.node.0),
        }
    }

    fn route(&self, run: &Run) -> Value {
        let data = self.game.data();
        let hex = |hex: HexId| data.map.hex(hex).at.to_string();
        let stops: Vec<StopAt> = run.stops().collect();
        let network = &self.game.state().network;
        let is_halt = |at: &&StopAt| {
            network.stop(**at).is_some_and(|stop| network.stops[stop.index()].kind == StopKind::Wayside)
        };
        let name = format!("{}-{}", data.train(run.train.kind).name, run.train.copy);
        let nodes: Vec<String> = stops.iter().map(|at| format!("{}-{}", hex(at.hex), at.node.0)).collect();
        json!({
            "train": name,
            "connections": connections(&data.map, run),
            "hexes": stops.iter().map(|at| hex(at.hex)).collect::<Vec<_>>(),
            "nodes": nodes,
            "halts": run.calls.iter().filter(is_halt).count(),
        })
    }
}

/// Whether buying this train needs another director's consent, so that it is only an offer.
fn asks(choice: &rules::Choice, wanted: rules::TrainId) -> bool {
    matches!(choice, rules::Choice::BuyTrain { train, consent: Some(_), .. } if *train == wanted)
}
