//! Recorded actions of 1822 in the words of our engine.

use super::super::format::RecordedGame;
use super::super::importer::{
    ImportError, Importer, Recording, Tiles, acting_for, acting_player, hex, names as player_names, player,
    senseless,
};
use super::super::trace::Trace;
use super::super::ways;
use super::region_named;
use super::trace::snapshot;
use board::{NodeId, StopAt};
use rules::{
    Action, Card, Cell, CompanyId, Game, Holder, Money, Names, Place, PlayerId, PrivateId, Run, TableSpec,
    TrainId, TrainKind, Word,
};
use serde_json::Value;
use smallvec::SmallVec;
use titles::t1822::Game1822;
use titles::t1822::data::{Region, concession, private};
use titles::t1822::options::Edition;
use titles::t1822::state::{CARDS, CardOwner, OperatingStep, Round, State};

/// A recorded game, being followed.
#[derive(Clone)]
struct Recorded1822 {
    game: Game1822,
    ids: Vec<i64>,
    tiles: Tiles,
    ended_by_hand: bool,
}

/// Sets up the table of a recorded game.
pub fn follow(recorded: &RecordedGame) -> Result<Box<dyn Recording>, ImportError> {
    let region = region_of(recorded)?;
    Ok(Box::new(set_up(region, recorded, &spec(recorded))?))
}

fn set_up(region: Region, recorded: &RecordedGame, table: &TableSpec) -> Result<Recorded1822, ImportError> {
    let game = Game1822::new(region, table)?;
    let ids = recorded.players.iter().map(|player| player.id).collect();
    Ok(Recorded1822 { game, ids, tiles: Tiles::default(), ended_by_hand: false })
}

/// The table of a recorded game.
pub fn spec(recorded: &RecordedGame) -> TableSpec {
    spec_of(recorded, if counts_twice(recorded) { Edition::RecordedTwice } else { Edition::Recorded })
}

fn region_of(recorded: &RecordedGame) -> Result<Region, ImportError> {
    region_named(&recorded.title).ok_or_else(|| ImportError::Title(recorded.title.clone()))
}

/// d.9: whether an E and another train both counted the destination. Files do not say so, but what runs brought: it is so if
/// the first turn that the two counts score differently has the figure of both.
fn counts_twice(recorded: &RecordedGame) -> bool {
    let table = region_of(recorded)
        .and_then(|region| set_up(region, recorded, &spec_of(recorded, Edition::RecordedTwice)));
    let Ok(table) = table else { return false };
    let mut table = Importer::of(table);
    for action in recorded.effective_actions() {
        if table.by_older_rule(action) {
            let routes = action["routes"].as_array().into_iter().flatten();
            let figures: Option<i64> = routes.map(|route| route["revenue"].as_i64()).sum();
            let runs = table.runs(action).unwrap_or_default();
            let earned = table.game().reckon_runs(&runs).ok().map(|set| i64::from(set.revenue.0));
            return figures.is_some() && figures == earned;
        }
        if table.apply(action).is_err() {
            return false;
        }
    }
    false
}

fn spec_of(recorded: &RecordedGame, edition: Edition) -> TableSpec {
    TableSpec {
        title: recorded.title.clone(),
        edition: Some(edition.id().to_owned()),
        options: recorded.options().map(str::to_owned).collect(),
        players: player_names(recorded),
        seed: recorded.seed(),
        rules: None,
    }
}

impl Recording for Recorded1822 {
    fn game(&self) -> &dyn Game {
        &self.game
    }

    fn with_rulebook_runs(&self) -> Box<dyn Game> {
        Box::new(self.game.with_rulebook_runs())
    }

    fn game_mut(&mut self) -> &mut dyn Game {
        &mut self.game
    }

    fn ids(&self) -> &[i64] {
        &self.ids
    }

    fn tiles_mut(&mut self) -> &mut Tiles {
        &mut self.tiles
    }

    fn trace(&self) -> Trace {
        let mut trace = snapshot(&self.game, &self.ids);
        if self.ended_by_hand {
            end(&mut trace);
        }
        trace
    }

    fn end_by_hand(&mut self) {
        self.ended_by_hand = true;
    }

    /// d.9: an E and another train both count the destination.
    fn by_older_rule(&self, recorded: &Value) -> bool {
        if self.game.options().edition != Edition::RecordedTwice || recorded["type"] != "run_routes" {
            return false;
        }
        let Ok(runs) = self.runs(recorded) else { return false };
        let revenue = |game: &Game1822| game.reckon_runs(&runs).ok().map(|set| set.revenue);
        revenue(&self.game) != revenue(&self.game.under(Edition::Recorded))
    }

    fn copy(&self) -> Box<dyn Recording> {
        Box::new(self.clone())
    }

    fn convert(&self, kind: &str, recorded: &Value) -> Result<(PlayerId, Action), ImportError> {
        let by = self.actor(recorded)?;
        let entity = recorded["entity_type"].as_str().unwrap_or_default();
        Ok((by, self.action(kind, entity, recorded)?))
    }

    fn runs(&self, recorded: &Value) -> Result<Vec<Run>, ImportError> {
        let routes = recorded["routes"].as_array().map(Vec::as_slice).unwrap_or_default();
        routes.iter().map(|route| self.run(route)).collect()
    }
}

impl Recorded1822 {
    fn text<'a>(recorded: &'a Value, key: &str) -> &'a str {
        recorded[key].as_str().unwrap_or_default()
    }

    /// Who acts: a player, the director of a company, or whoever may use a card.
    fn actor(&self, recorded: &Value) -> Result<PlayerId, ImportError> {
        let entity = &recorded["entity"];
        match Recorded1822::text(recorded, "entity_type") {
            "corporation" => {
                if let Some(operating) = self.game.state().operating()
                    && operating.half_used.is_some()
                {
                    return senseless("a card is half used");
                }
                acting_for(&self.game, self.company(entity.as_str().unwrap_or_default())?)
            }
            "company" => self.user_of(self.card_id(entity.as_str().unwrap_or_default())?),
            _ if self.sells_in_emergency(recorded) => player(&self.ids, entity),
            _ => acting_player(&self.game, &self.ids, entity),
        }
    }

    fn sells_in_emergency(&self, recorded: &Value) -> bool {
        let step = self.game.state().operating().map(|operating| operating.step);
        recorded["type"] == "sell_shares" && step == Some(OperatingStep::Trains)
    }

    fn user_of(&self, card: PrivateId) -> Result<PlayerId, ImportError> {
        let turn = self.game.turn();
        let owner = self.game.state().private(card).owner;
        match (owner, turn.company, turn.players.first()) {
            (CardOwner::Player(player), None, _) => Ok(player),
            (CardOwner::Company(company), Some(acting), Some(player)) if company == acting => Ok(*player),
            _ => senseless("the card cannot be used now"),
        }
    }

    fn action(&self, kind: &str, entity: &str, recorded: &Value) -> Result<Action, ImportError> {
        let text = |key: &str| Recorded1822::text(recorded, key);
        let by_company = entity == "corporation";
        let by_card = entity == "company";
        let money = || Money(recorded["price"].as_i64().unwrap_or_default() as i32);
        Ok(match kind {
            "pass" => Action::Pass,
            "bid" => Action::BidFor { card: self.card(text("company"))?, amount: money() },
            "par" => Action::Start {
                company: self.company(text("corporation"))?,
                par: self.cell(text("share_price"))?,
            },
            "buy_shares" if by_company => {
                Action::RedeemShares { certificates: self.own_certificates(recorded)?.1 }
            }
            "buy_shares" => self.purchase(recorded)?,
            "sell_shares" if by_company => Action::Issue { certificates: self.issued(recorded)? },
            "sell_shares" => self.sale(recorded)?,
            "payoff_player_debt" => self.payoff(recorded)?,
            "payoff_player_debt_partial" => {
                Action::Repay { amount: Money(recorded["amount"].as_i64().unwrap_or_default() as i32) }
            }
            "choose" => self.choice(&recorded["choice"])?,
            "choose_ability" => self.ability(text("entity"), text("choice"))?,
            "buy_train" => self.train_purchase(recorded)?,
            "discard_train" => Action::DiscardTrain { train: self.train(text("train"))? },
            "acquire_company" => Action::TakePrivate { private: self.card_id(text("company"))? },
            "lay_tile" if by_card => self.lay_by_card(recorded)?,
            "lay_tile" => self.tiles.tile_lay(&self.game.data().map, recorded)?,
            "place_token" if by_card => Action::PlaceByPower {
                private: self.card_id(text("entity"))?,
                at: self.station(text("city"))?,
            },
            "place_token" => Action::PlaceToken { at: self.station(text("city"))? },
            "hex_token" => {
                let hex = hex(&self.game.data().map, text("hex"))?;
                Action::PlaceToken { at: StopAt { hex, node: NodeId(0) } }
            }
            "run_routes" => Action::Run { runs: self.runs(recorded)? },
            "dividend" => Action::Dividend { kind: dividend(text("kind"))? },
            "merge" => Action::Merge { company: self.company(text("corporation"))? },
            other => return senseless(format!("no action '{other}'")),
        })
    }

    fn company(&self, symbol: &str) -> Result<CompanyId, ImportError> {
        let found = self.game.data().named(symbol);
        found.map_or_else(|| senseless(format!("no company '{symbol}'")), Ok)
    }

    /// A card that is bid for: `P8`, `C1`, `M24`.
    fn card(&self, id: &str) -> Result<Card, ImportError> {
        match id.strip_prefix('M') {
            Some(minor) => Ok(Card::Company(self.company(minor)?)),
            None => Ok(Card::Private(self.card_id(id)?)),
        }
    }

    fn card_id(&self, id: &str) -> Result<PrivateId, ImportError> {
        let number = |rest: &str| rest.parse::<u8>().ok().filter(|number| *number > 0);
        let card = match (id.strip_prefix('P').and_then(number), id.strip_prefix('C').and_then(number)) {
            (Some(number), _) if number <= 21 => private(number),
            (_, Some(number)) if number <= 10 => concession(number),
            _ => return senseless(format!("no card '{id}'")),
        };
        if card.index() < CARDS { Ok(card) } else { senseless(format!("no card '{id}'")) }
    }

    fn cell(&self, name: &str) -> Result<Cell, ImportError> {
        let cells = (0..=u8::MAX).map(Cell);
        let mut known = cells.take_while(|cell| !self.game.cell(*cell).is_empty());
        known.find(|cell| self.game.cell(*cell) == name).map_or_else(|| senseless("no such price"), Ok)
    }

    fn train(&self, id: &str) -> Result<TrainId, ImportError> {
        let found = id.rsplit_once('-').and_then(|(name, copy)| {
            let kind = TrainKind::first(10).find(|kind| self.game.train(*kind) == name)?;
            Some(TrainId { kind, copy: copy.parse().ok()? })
        });
        found.map_or_else(|| senseless(format!("no train '{id}'")), Ok)
    }

    /// A certificate by its recorded id, such as `GWR_0`.
    fn certificate(&self, id: &str) -> Result<(CompanyId, u8), ImportError> {
        let Some((company, index)) = id.rsplit_once('_') else {
            return senseless(format!("no certificate '{id}'"));
        };
        let company = self.company(company)?;
        let index =
            index.parse().ok().filter(|index| self.game.state().shares(company).holder(*index).is_some());
        index.map_or_else(|| senseless(format!("no certificate '{id}'")), |index| Ok((company, index)))
    }

    fn certificates(&self, recorded: &Value) -> Result<(CompanyId, SmallVec<[u8; 10]>), ImportError> {
        let ids = recorded["shares"].as_array().map(Vec::as_slice).unwrap_or_default();
        let mut all = SmallVec::new();
        let mut of = None;
        for id in ids {
            let (company, index) = self.certificate(id.as_str().unwrap_or_default())?;
            if of.is_some_and(|of| of != company) {
                return senseless("certificates of two companies");
            }
            of = Some(company);
            all.push(index);
        }
        of.map_or_else(|| senseless("no certificates"), |of| Ok((of, all)))
    }

    fn own_certificates(&self, recorded: &Value) -> Result<(CompanyId, SmallVec<[u8; 10]>), ImportError> {
        let (company, certificates) = self.certificates(recorded)?;
        if self.company(Recorded1822::text(recorded, "entity"))? != company {
            return senseless("certificates of another company");
        }
        Ok((company, certificates))
    }

    fn issued(&self, recorded: &Value) -> Result<SmallVec<[u8; 10]>, ImportError> {
        Ok(self.own_certificates(recorded)?.1)
    }

    fn purchase(&self, recorded: &Value) -> Result<Action, ImportError> {
        let (company, certificates) = self.certificates(recorded)?;
        let [certificate] = certificates[..] else { return senseless("one certificate at a time") };
        let from = match self.game.state().shares(company).holder(certificate) {
            Some(Holder::Pool) => Place::Pool,
            Some(Holder::Company(owner)) if owner == company => Place::Treasury,
            _ => return senseless("the certificate is not for sale"),
        };
        Ok(Action::BuyShare { company, from, certificate: Some(certificate) })
    }

    fn sale(&self, recorded: &Value) -> Result<Action, ImportError> {
        let (company, certificates) = self.certificates(recorded)?;
        let Some(percent) = recorded["percent"].as_u64() else { return senseless("no percentage") };
        Ok(Action::SellShares { company, shares: (percent / 10) as u8, certificates: Some(certificates) })
    }

    fn payoff(&self, recorded: &Value) -> Result<Action, ImportError> {
        let player = player(&self.ids, &recorded["entity"])?;
        let state = self.game.state();
        Ok(Action::Repay { amount: state.debts[player.index()].min(state.cash.player(player)) })
    }

    /// What a recorded answer means depends on what is asked.
    fn choice(&self, choice: &Value) -> Result<Action, ImportError> {
        let text = choice.as_str().unwrap_or_default();
        let Round::Operating(operating) = &self.game.state().round else {
            return match text {
                "double" => Ok(Action::Choose { choice: Word("double") }),
                other => senseless(format!("no choice '{other}'")),
            };
        };
        if operating.step == OperatingStep::Run && operating.acquiring.is_none() {
            let number = text.parse::<usize>().ok().or(choice.as_u64().map(|number| number as usize));
            let trains =
                operating.company().map(|company| self.game.pullman_trains(company)).unwrap_or_default();
            let train = number.and_then(|number| trains.get(number).copied());
            return train.map_or_else(|| senseless("no such train"), |train| Ok(Action::Couple { train }));
        }
        if operating.step == OperatingStep::Dividend {
            return Ok(Action::Choose { choice: dividend(text)? });
        }
        let known = ["token", "discount", "money", "replace", "exchange", "remove"];
        let word = match text {
            "one_share" => "one-share",
            "two_shares" => "two-shares",
            other => match known.into_iter().find(|known| *known == other) {
                Some(word) => word,
                None => return senseless(format!("no choice '{other}'")),
            },
        };
        Ok(Action::Choose { choice: Word(word) })
    }

    fn ability(&self, entity: &str, choice: &str) -> Result<Action, ImportError> {
        let private = self.card_id(entity)?;
        let Some((what, place)) = choice.rsplit_once('_') else {
            return match choice {
                "exchange" => Ok(Action::UsePower { private, choice: Word("exchange") }),
                "available" => Ok(Action::UsePower { private, choice: Word("available") }),
                other => senseless(format!("no choice '{other}'")),
            };
        };
        match place {
            "ipo" => Ok(Action::BuyOnto { private, company: self.company(what)?, from: Place::Treasury }),
            "market" => Ok(Action::BuyOnto { private, company: self.company(what)?, from: Place::Pool }),
            "top" => Ok(Action::MoveCard { private, card: self.card(what)?, to: Word("top") }),
            "bottom" => Ok(Action::MoveCard { private, card: self.card(what)?, to: Word("bottom") }),
            other => senseless(format!("no choice '{other}'")),
        }
    }

    fn train_purchase(&self, recorded: &Value) -> Result<Action, ImportError> {
        let named = self.train(Recorded1822::text(recorded, "train"))?;
        // At the start of a first turn older files name any L for the one in front.
        let step = self.game.state().operating().map(|operating| operating.step);
        let front = self.game.state().depot.front().filter(|front| front.kind == named.kind);
        let train = match front {
            Some(front) if step == Some(OperatingStep::FirstTrain) => front,
            _ => named,
        };
        let price = Money(recorded["price"].as_i64().unwrap_or_default() as i32);
        let two_sided = ["L", "2", "7", "E"];
        let variant = recorded["variant"].as_str();
        let named = variant.and_then(|name| two_sided.into_iter().find(|side| *side == name));
        let owned =
            self.game.companies().any(|company| self.game.state().company(company).trains.contains(&train));
        let exchanged = recorded["exchange"].is_string();
        let side = match (exchanged, owned) {
            (true, _) => Some(Word("2")),
            (false, true) => None,
            (false, false) => match (variant, named) {
                (Some(variant), None) if variant != self.game.train(train.kind) => {
                    return senseless(format!("no train '{variant}'"));
                }
                _ => named.map(Word),
            },
        };
        Ok(Action::BuyTrain { train, price, side, extras: 0 })
    }

    fn lay_by_card(&self, recorded: &Value) -> Result<Action, ImportError> {
        let Action::LayTile { hex, tile, rotation } = self.tiles.tile_lay(&self.game.data().map, recorded)?
        else {
            return senseless("no tile");
        };
        let mut powers = SmallVec::new();
        powers.push(self.card_id(Recorded1822::text(recorded, "entity"))?);
        for joined in recorded["combo_entities"].as_array().into_iter().flatten() {
            powers.push(self.card_id(joined.as_str().unwrap_or_default())?);
        }
        Ok(Action::LayByPower { powers, hex, tile, rotation })
    }

    /// A city by its recorded id. On one hex of NRS its number counts a piece of track too (`log_index`).
    fn station(&self, city: &str) -> Result<StopAt, ImportError> {
        let map = &self.game.data().map;
        Ok(self.by_log_index(self.tiles.station(map, city)?))
    }

    fn by_log_index(&self, at: StopAt) -> StopAt {
        let stops = self.game.data().map.tile(self.game.layout().tile(at.hex).0).stops.len();
        let last = (stops as u8).saturating_sub(1);
        StopAt { node: NodeId(at.node.0.min(last)), ..at }
    }

    /// Where the acting company's destination token goes.
    fn destination(&self) -> Option<StopAt> {
        let company = self.game.state().operating().and_then(|operating| operating.company())?;
        Some(self.game.data().major(company)?.destination)
    }

    fn has_own_token(&self, at: StopAt) -> bool {
        let company = self.game.state().operating().and_then(|operating| operating.company());
        let owns = |owner| company.is_some_and(|company| State::owner(company) == owner);
        self.game.layout().owners_at(at).any(owns)
    }

    fn run(&self, route: &Value) -> Result<Run, ImportError> {
        let train = self.train(Recorded1822::text(route, "train"))?;
        let map = &self.game.data().map;
        let network = &self.game.state().network;
        let connections = route["connections"].as_array().map(Vec::as_slice).unwrap_or_default();
        let alone = match (connections.first(), route["hexes"].as_array()) {
            (Some(first), _) => first[0].as_str().filter(|word| *word == "local").and(first[1].as_str()),
            (None, Some(hexes)) if hexes.len() == 1 => hexes[0].as_str(),
            _ => None,
        };
        if let Some(name) = alone {
            let hex = hex(map, name)?;
            let stops = network.stops_of(hex).map(|stop| network.stops[stop.index()].at);
            let start = stops.into_iter().find(|at| self.has_own_token(*at));
            let Some(start) = start else { return senseless("no token there") };
            return Ok(Run { train, start, legs: Vec::new(), calls: vec![start] });
        }
        let nodes = ways::wanted_nodes(map, &route["nodes"]).filter(|nodes| !nodes.is_empty());
        let nodes: Option<Vec<StopAt>> =
            nodes.map(|nodes| nodes.into_iter().map(|at| self.by_log_index(at)).collect());
        let trail = ways::find(map, network, route, nodes.as_deref(), |at| self.has_own_token(at));
        match trail {
            Some(trail) => {
                let mut stops = trail.stops(network);
                // d.9: the text of a run says whether it counted the destination once more.
                let counted = route["revenue_str"].as_str().is_none_or(|text| text.contains("(£"));
                stops.retain(|stop| counted || Some(network.stops[stop.index()].at) != self.destination());
                Ok(trail.run(network, train, &stops))
            }
            None => senseless("no such track"),
        }
    }
}

/// What a trace tells of a game that was ended by hand.
fn end(trace: &mut Trace) {
    trace.insert("finished".to_owned(), Value::Bool(true));
    trace.insert("acting".to_owned(), Value::Array(Vec::new()));
    for gone in ["current", "order", "choices", "crowded"] {
        trace.remove(gone);
    }
    trace.retain(|key, _| !key.starts_with("track."));
}

fn dividend(kind: &str) -> Result<Word, ImportError> {
    match kind {
        "payout" => Ok(Word("pay")),
        "half" => Ok(Word("half")),
        "withhold" => Ok(Word("retain")),
        other => senseless(format!("no dividend '{other}'")),
    }
}
