//! Writing a game of 1822 or one of its scenarios as a recorded one.

use super::super::ExportError;
use super::super::export::{Copies, connections, file, name_actor, players};
use super::region_named;
use board::{HexId, StopAt};
use rules::{
    Action, Card, CompanyId, Game, History, Holder, Money, Move, Names, Place, PlayerId, PrivateId, Reply,
    Run, TableSpec, TrainId, Word,
};
use serde_json::{Value, json};
use titles::AnyGame;
use titles::t1822::Game1822;
use titles::t1822::state::{Dividend, OperatingStep, Request};

/// The game as a recorded file. Questions to other players are left out: recorded games take their consent for granted.
pub fn export(spec: &TableSpec, history: &History<AnyGame>) -> Result<Value, ExportError> {
    let no_table = || ExportError { number: 0, what: "the table" };
    let region = region_named(&spec.title).ok_or_else(no_table)?;
    let start = Game1822::new(region, spec).map_err(|_| no_table())?;
    let mut writer = Writer { game: start, tiles: Copies::default() };
    let mut actions: Vec<Value> = Vec::new();
    for (index, made) in history.moves().iter().enumerate() {
        let failed = |what| ExportError { number: index + 1, what };
        actions.extend(writer.written(made).map_err(failed)?);
    }
    Ok(file(spec, &spec.options, players(&writer.game, writer.game.seats()), actions))
}

struct Writer {
    game: Game1822,
    tiles: Copies,
}

impl Writer {
    /// Makes a move. What it is in a recorded game: nothing if somebody must agree to it first, and what was asked for when they
    /// do.
    fn written(&mut self, made: &Move) -> Result<Option<Value>, &'static str> {
        let before = self.game.clone();
        // A move in force was accepted when it was made.
        let _ = self.game.apply(made.by, &made.action);
        let asks = self.game.state().operating().is_some_and(|operating| operating.offer.is_some());
        let meant = match &made.action {
            Action::Answer { reply: Reply::Accept } => agreed(&before)?,
            Action::Answer { .. } => return Ok(None),
            _ if asks => return Ok(None),
            other => other.clone(),
        };
        let scribe = Scribe { game: &before, tiles: &mut self.tiles };
        scribe.action(made.by, &meant).map(Some)
    }
}

/// What another player has agreed to.
fn agreed(game: &Game1822) -> Result<Action, &'static str> {
    let offer = game.state().operating().and_then(|operating| operating.offer);
    Ok(match offer.ok_or("an answer without a question")?.request {
        Request::Train { train, price, .. } => Action::BuyTrain { train, price, side: None, extras: 0 },
        Request::Private { card } => Action::TakePrivate { private: card },
        Request::Minor { minor } => Action::Merge { company: minor },
        Request::Neighbour { powers, hex, tile, rotation } if powers.is_empty() => {
            Action::LayTile { hex, tile, rotation }
        }
        Request::Neighbour { powers, hex, tile, rotation } => {
            Action::LayByPower { powers: powers.cards().collect(), hex, tile, rotation }
        }
    })
}

/// Writes one action of a game as it is before it.
struct Scribe<'a> {
    game: &'a Game1822,
    tiles: &'a mut Copies,
}

impl Scribe<'_> {
    fn action(self, by: PlayerId, action: &Action) -> Result<Value, &'static str> {
        let company = self.acting_company();
        let game = self.game;
        let (mut written, actor) = match action {
            Action::Pass => {
                let half = game.state().operating().and_then(|operating| operating.half_used);
                if let Some(half) = half {
                    return Ok(self.by_card(half.card, json!({"type": "pass"})));
                }
                (json!({"type": "pass"}), company)
            }
            Action::BidFor { card, amount } => {
                (json!({"type": "bid", "company": self.card(*card), "price": amount}), None)
            }
            Action::Start { company, par } => {
                let price = game.cell(*par);
                (json!({"type": "par", "corporation": self.symbol(*company), "share_price": price}), None)
            }
            Action::BuyShare { company, from, certificate } => {
                let shares = game.state().shares(*company);
                let longest = || shares.longest_held(from.holder(*company));
                let index = certificate.or_else(longest).unwrap_or_default();
                (self.shares("buy_shares", *company, &[index]), None)
            }
            Action::SellShares { company, shares, certificates } => {
                let usual = game.state().shares(*company).ordinary(Holder::Player(by));
                let usual = &usual[..usual.len().min((*shares).into())];
                let named = certificates.as_deref().filter(|named| !named.is_empty()).unwrap_or(usual);
                let mut sale = self.shares("sell_shares", *company, named);
                sale["percent"] = json!(shares * 10);
                (sale, None)
            }
            Action::Repay { amount } => (self.repayment(by, *amount), None),
            Action::Choose { choice } => (json!({"type": "choose", "choice": chosen(*choice)}), company),
            Action::Couple { train } => {
                let trains = company.map(|company| game.pullman_trains(company)).unwrap_or_default();
                let place = trains.iter().position(|other| other == train).unwrap_or_default();
                (json!({"type": "choose", "choice": place.to_string()}), company)
            }
            Action::TakePrivate { private } => {
                (json!({"type": "acquire_company", "company": game.private(*private)}), company)
            }
            Action::LayTile { hex, tile, rotation } => {
                let copy = self.tiles.lay(*hex, &game.data().map.tile(*tile).name);
                let hex = self.hex(*hex);
                (json!({"type": "lay_tile", "hex": hex, "tile": copy, "rotation": rotation}), company)
            }
            Action::LayByPower { powers, hex, tile, rotation } => {
                let [first, others @ ..] = &powers[..] else { return Err("a power of nobody") };
                let copy = self.tiles.lay(*hex, &game.data().map.tile(*tile).name);
                let hex = self.hex(*hex);
                let lay = json!({"type": "lay_tile", "hex": hex, "tile": copy, "rotation": rotation});
                let mut lay = self.by_card(*first, lay);
                if !others.is_empty() {
                    let names: Vec<String> = others.iter().map(|other| game.private(*other)).collect();
                    lay["combo_entities"] = json!(names);
                }
                return Ok(lay);
            }
            Action::PlaceToken { at } if self.step() == Some(OperatingStep::Destination) => {
                let hex = self.hex(at.hex);
                (json!({"type": "hex_token", "hex": hex, "token_type": "destination"}), company)
            }
            Action::PlaceToken { at } => (self.token(*at), company),
            Action::PlaceByPower { private, at } => return Ok(self.by_card(*private, self.token(*at))),
            Action::UsePower { private, choice } => {
                return Ok(self.by_card(*private, json!({"type": "choose_ability", "choice": choice.0})));
            }
            Action::BuyOnto { private, company, from } => {
                let place = if *from == Place::Pool { "market" } else { "ipo" };
                let choice = format!("{}_{place}", self.symbol(*company));
                return Ok(self.by_card(*private, json!({"type": "choose_ability", "choice": choice})));
            }
            Action::MoveCard { private, card, to } => {
                let choice = format!("{}_{}", self.card(*card), to.0);
                return Ok(self.by_card(*private, json!({"type": "choose_ability", "choice": choice})));
            }
            Action::Run { runs } => (self.runs(runs)?, company),
            Action::Dividend { kind } => (json!({"type": "dividend", "kind": chosen(*kind)}), company),
            Action::BuyTrain { train, price, side, .. } => {
                (self.train_purchase(company, *train, *price, *side), company)
            }
            Action::DiscardTrain { train } => {
                (json!({"type": "discard_train", "train": self.train(*train)}), game.turn().company)
            }
            Action::Merge { company: minor } => {
                (json!({"type": "merge", "corporation": self.symbol(*minor)}), company)
            }
            Action::Issue { certificates } => {
                let of = company.ok_or("shares issued by nobody")?;
                let mut sale = self.shares("sell_shares", of, certificates);
                sale["share_price"] = json!(game.issue_price(of, certificates.len() as u8));
                (sale, company)
            }
            Action::RedeemShares { certificates } => {
                let of = company.ok_or("shares redeemed by nobody")?;
                (self.shares("buy_shares", of, certificates), company)
            }
            Action::Answer { .. }
            | Action::Bid { .. }
            | Action::OpenAuction { .. }
            | Action::BuyPrivate { .. }
            | Action::SellPrivate { .. }
            | Action::ClosePrivate { .. }
            | Action::Exchange { .. }
            | Action::Survive { .. }
            | Action::BuyTokens { .. }
            | Action::RemoveToken { .. }
            | Action::Redeem { .. } => return Err("a move of another title"),
        };
        name_actor(&mut written, actor.map(|company| self.symbol(company)), by);
        Ok(written)
    }

    /// The company whose turn it is, which is not always the one that must act.
    fn acting_company(&self) -> Option<CompanyId> {
        self.game.state().operating().and_then(|operating| operating.company())
    }

    fn step(&self) -> Option<OperatingStep> {
        self.game.state().operating().filter(|operating| operating.acquiring.is_none()).map(|it| it.step)
    }

    fn symbol(&self, company: CompanyId) -> &'static str {
        &self.game.data().company(company).symbol
    }

    fn hex(&self, hex: HexId) -> String {
        self.game.data().map.hex(hex).at.to_string()
    }

    fn train(&self, train: TrainId) -> String {
        format!("{}-{}", self.game.train(train.kind), train.copy)
    }

    /// A card that is bid for: `P8`, `C1`, `M24`.
    fn card(&self, card: Card) -> String {
        match card {
            Card::Private(private) => self.game.private(private),
            Card::Company(minor) => format!("M{}", self.symbol(minor)),
        }
    }

    fn by_card(&self, private: PrivateId, mut action: Value) -> Value {
        action["entity"] = json!(self.game.private(private));
        action["entity_type"] = json!("company");
        action
    }

    fn shares(&self, kind: &str, company: CompanyId, certificates: &[u8]) -> Value {
        let units = certificates.iter().map(|index| self.game.state().shares(company).units(*index));
        let percent = units.sum::<u8>() * 10;
        let names = certificates.iter().map(|index| format!("{}_{index}", self.symbol(company)));
        json!({"type": kind, "shares": names.collect::<Vec<_>>(), "percent": percent})
    }

    /// A whole debt has a word of its own.
    fn repayment(&self, by: PlayerId, amount: Money) -> Value {
        if amount == self.game.state().debts[by.index()] {
            json!({"type": "payoff_player_debt"})
        } else {
            json!({"type": "payoff_player_debt_partial", "amount": amount})
        }
    }

    fn token(&self, at: StopAt) -> Value {
        let map = &self.game.data().map;
        let slot = self.game.state().layout.free_slot(map, at).unwrap_or_default();
        let city = match self.tiles.on(at.hex) {
            Some(tile) => format!("{tile}-{}", at.node.0),
            None => format!("{}-0-{}", self.hex(at.hex), at.node.0),
        };
        json!({"type": "place_token", "city": city, "slot": slot})
    }

    fn train_purchase(
        &self,
        buyer: Option<CompanyId>,
        train: TrainId,
        price: Money,
        side: Option<Word>,
    ) -> Value {
        let owns = |company: CompanyId| self.game.state().company(company).trains.contains(&train);
        let mut purchase = json!({"type": "buy_train", "train": self.train(train), "price": price});
        if buyer.is_some_and(owns) {
            purchase["variant"] = json!("2");
            purchase["exchange"] = json!(self.train(train));
        } else if !self.game.companies().any(owns) {
            let side = side.map_or_else(|| self.game.train(train.kind), |side| side.0.to_owned());
            purchase["variant"] = json!(side);
        }
        purchase
    }

    fn runs(&self, runs: &[Run]) -> Result<Value, &'static str> {
        let Ok(earned) = self.game.reckon_runs(runs) else { return Err("runs that earn nothing known") };
        let routes: Vec<Value> = earned.runs.iter().map(|paid| self.route(&paid.run, paid.revenue)).collect();
        Ok(json!({
            "type": "run_routes",
            "routes": routes,
            "extra_revenue": 0,
            "subsidy": earned.besides,
        }))
    }

    fn route(&self, run: &Run, revenue: Money) -> Value {
        let hexes: Vec<String> = run.stops().map(|at| self.hex(at.hex)).collect();
        let nodes: Vec<String> =
            run.stops().map(|at| format!("{}-{}", self.hex(at.hex), at.node.0)).collect();
        let connections = match &run.legs[..] {
            [] => vec![vec!["local".to_owned(), self.hex(run.start.hex)]],
            _ => connections(&self.game.data().map, run),
        };
        // d.9: whether the run counts the destination is told by this text alone.
        let text = hexes.join("-");
        let counts = self.destination().is_none_or(|at| run.calls.contains(&at));
        let text = if counts { format!("{text} (£0)") } else { text };
        json!({
            "train": self.train(run.train),
            "connections": connections,
            "hexes": hexes,
            "nodes": nodes,
            "revenue": revenue,
            "revenue_str": text,
        })
    }

    fn destination(&self) -> Option<StopAt> {
        self.game.data().major(self.acting_company()?).map(|major| major.destination)
    }
}

/// What recorded games call a word.
fn chosen(word: Word) -> String {
    match Dividend::ALL.into_iter().find(|kind| kind.word() == word) {
        Some(Dividend::Pay) => "payout".to_owned(),
        Some(Dividend::Half) => "half".to_owned(),
        Some(Dividend::Retain) => "withhold".to_owned(),
        None => word.0.replace('-', "_"),
    }
}
