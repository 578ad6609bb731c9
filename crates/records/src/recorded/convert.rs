//! Recorded actions in the words of our engine.

use super::certificates::{certificate, company, train};
use super::format::RecordedGame;
use super::{clean, runs};
use board::{Coordinate, HexId, NodeId, Rotation, StopAt, TileId};
use rules::{
    Action, CertificateId, CompanyId, Fact, Game, Holder, Money, Place, PlayerId, PrivateId, Refusal, Run,
    TableSpec,
};
use serde_json::Value;
use std::collections::BTreeMap;
use thiserror::Error;
use titles::t1860::Dividend;
use titles::t1860::Game1860;
use titles::{SetupError, t1860};

/// Why a recorded action cannot be carried out.
#[derive(Debug, Error)]
pub enum ImportError {
    /// The table cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Only 1860 can be imported yet.
    #[error("games of '{0}' cannot be imported yet")]
    Title(String),
    /// The action is not one we know, or names what is not there.
    #[error("action makes no sense here: {what}")]
    Senseless {
        /// What is wrong with it.
        what: String,
    },
    /// The rules refuse it.
    #[error("refused by {} ({}): {:?}", .0.title, .0.section, .0.reason)]
    Refused(Refusal),
}

fn senseless<T>(what: impl Into<String>) -> Result<T, ImportError> {
    Err(ImportError::Senseless { what: what.into() })
}

/// Replays a recorded game, keeping track of names that only recorded games use.
#[derive(Clone)]
pub struct Importer {
    game: Game1860,
    /// Players' numbers, by seat.
    ids: Vec<i64>,
    /// Where each copy of a tile lies.
    tiles: BTreeMap<String, HexId>,
}

/// What a recorded action came to.
#[derive(Clone, Debug, Default)]
pub struct Made {
    /// The moves it is for us.
    pub moves: Vec<(PlayerId, Action)>,
    /// What happened.
    pub events: Vec<Fact>,
}

impl Importer {
    /// Sets up the table of a recorded game under the profile `recorded`.
    pub fn new(recorded: &RecordedGame) -> Result<Importer, ImportError> {
        if recorded.title != t1860::TITLE {
            return Err(ImportError::Title(recorded.title.clone()));
        }
        let game = Game1860::new(&spec(recorded))?;
        let ids = recorded.players.iter().map(|player| player.id).collect();
        Ok(Importer { game, ids, tiles: BTreeMap::new() })
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game1860 {
        &self.game
    }

    /// Players' numbers, by seat.
    pub fn ids(&self) -> &[i64] {
        &self.ids
    }

    /// Carries out a recorded action and the automatic ones inside it.
    pub fn apply(&mut self, recorded: &Value) -> Result<Made, ImportError> {
        let mut made = Made::default();
        self.apply_one(recorded, &mut made)?;
        for further in recorded["auto_actions"].as_array().into_iter().flatten() {
            self.apply_one(further, &mut made)?;
        }
        Ok(made)
    }

    fn apply_one(&mut self, recorded: &Value, made: &mut Made) -> Result<(), ImportError> {
        let kind = recorded["type"].as_str().unwrap_or_default();
        // Standing orders and remarks change nothing, and a game ended by hand can be continued here.
        if kind.starts_with("program_") || matches!(kind, "log" | "end_game") {
            return Ok(());
        }
        let (by, action) = self.convert(kind, recorded)?;
        made.events.extend(self.game.apply(by, &action).map_err(ImportError::Refused)?);
        if kind == "lay_tile" {
            self.note_tile(recorded);
        }
        made.moves.push((by, action));
        Ok(())
    }

    /// A copy of a tile is known by the hex it lies on, for the names of stations.
    fn note_tile(&mut self, recorded: &Value) {
        let hex = recorded["hex"].as_str().and_then(|hex| self.hex(hex).ok());
        if let (Some(tile), Some(hex)) = (recorded["tile"].as_str(), hex) {
            self.tiles.retain(|_, at| *at != hex);
            self.tiles.insert(tile.to_owned(), hex);
        }
    }

    fn convert(&self, kind: &str, recorded: &Value) -> Result<(PlayerId, Action), ImportError> {
        let text = |key: &str| recorded[key].as_str().unwrap_or_default();
        let money = |key: &str| Money(recorded[key].as_i64().unwrap_or(-1).clamp(-1, 1_000_000) as i32);
        let action = match kind {
            "pass" => Action::Pass,
            "bid" if recorded["company"].is_string() => {
                Action::TakePrivate { private: self.private(text("company"))? }
            }
            "bid" => Action::Bid { amount: money("price") },
            "par" => {
                let price = text("share_price").split(',').next().and_then(|price| price.parse().ok());
                match price.and_then(|price| self.game.data().cell(Money(price))) {
                    Some(par) => Action::Start { company: self.company(text("corporation"))?, par },
                    None => return senseless("no such price"),
                }
            }
            "buy_shares" if text("entity_type") == "company" => {
                let certificate = self.single_certificate(recorded)?;
                Action::Exchange {
                    private: self.private(text("entity"))?,
                    company: certificate.company,
                    certificate: Some(certificate.index),
                }
            }
            "buy_shares" => self.purchase(self.single_certificate(recorded)?)?,
            "sell_shares" => self.sale(recorded)?,
            "buy_company" => Action::BuyPrivate { private: self.private(text("company"))? },
            "sell_company" => Action::SellPrivate { private: self.private(text("company"))? },
            "lay_tile" => self.tile_lay(recorded)?,
            "place_token" => Action::PlaceToken { at: self.station(text("city"))? },
            "run_routes" => Action::Run { runs: self.runs(recorded)? },
            "dividend" => match text("kind") {
                "payout" => Action::Dividend { kind: Dividend::Pay.word() },
                "withhold" => Action::Dividend { kind: Dividend::Retain.word() },
                other => return senseless(format!("no dividend '{other}'")),
            },
            "buy_train" => Action::BuyTrain { train: self.train(text("train"))?, price: money("price") },
            "discard_train" => Action::DiscardTrain { train: self.train(text("train"))? },
            other => return senseless(format!("unknown action '{other}'")),
        };
        Ok((self.actor(recorded)?, action))
    }

    /// Who acts: the player named, for nobody else; the director of the company named, which must be the one
    /// acting now; the owner of the private company named, which can only be exchanged.
    fn actor(&self, recorded: &Value) -> Result<PlayerId, ImportError> {
        let entity = &recorded["entity"];
        match recorded["entity_type"].as_str() {
            Some("player") => {
                let id = entity.as_i64().or_else(|| entity.as_str().and_then(|id| id.parse().ok()));
                match self.ids.iter().position(|known| Some(*known) == id) {
                    Some(_) if self.game.turn().company.is_some() => {
                        senseless("it is the turn of a company, not of a player")
                    }
                    Some(seat) => Ok(PlayerId(seat as u8)),
                    None => senseless(format!("no player {entity}")),
                }
            }
            Some("corporation") => {
                let company = self.company(entity.as_str().unwrap_or_default())?;
                let turn = self.game.turn();
                match turn.players.first() {
                    Some(player) if turn.company == Some(company) => Ok(*player),
                    _ => senseless(format!("it is not the turn of {entity}")),
                }
            }
            Some("company") if recorded["type"] == "buy_shares" => {
                let private = self.private(entity.as_str().unwrap_or_default())?;
                match self.game.state().private_owner(private) {
                    Some(player) => Ok(player),
                    None => senseless(format!("nobody owns {entity}")),
                }
            }
            other => senseless(format!("no actor '{other:?}'")),
        }
    }

    fn private(&self, code: &str) -> Result<PrivateId, ImportError> {
        match self.game.data().privates.iter().position(|private| private.recorded == code) {
            Some(place) => Ok(PrivateId(place as u8)),
            None => senseless(format!("no private company '{code}'")),
        }
    }

    fn company(&self, symbol: &str) -> Result<CompanyId, ImportError> {
        company(self.game.data(), symbol).map_or_else(|| senseless(format!("no company '{symbol}'")), Ok)
    }

    fn train(&self, name: &str) -> Result<rules::TrainId, ImportError> {
        train(self.game.data(), name).map_or_else(|| senseless(format!("no train '{name}'")), Ok)
    }

    fn certificates(&self, recorded: &Value) -> Result<Vec<CertificateId>, ImportError> {
        let names = recorded["shares"].as_array().into_iter().flatten();
        names
            .map(|name| {
                let name = name.as_str().unwrap_or_default();
                certificate(self.game.data(), name)
                    .map_or_else(|| senseless(format!("no certificate '{name}'")), Ok)
            })
            .collect()
    }

    fn single_certificate(&self, recorded: &Value) -> Result<CertificateId, ImportError> {
        match self.certificates(recorded)?[..] {
            [certificate] => Ok(certificate),
            _ => senseless("one certificate at a time"),
        }
    }

    /// A certificate is bought from where it lies.
    fn purchase(&self, certificate: CertificateId) -> Result<Action, ImportError> {
        let CertificateId { company, index } = certificate;
        let from = match self.game.state().shares(company).holder(index) {
            Some(Holder::Offer) => Place::Offer,
            Some(Holder::Pool) => Place::Pool,
            _ => return senseless("the certificate is not for sale"),
        };
        Ok(Action::BuyShare { company, from, certificate: Some(index) })
    }

    fn sale(&self, recorded: &Value) -> Result<Action, ImportError> {
        let certificates = self.certificates(recorded)?;
        let Some(first) = certificates.first() else { return senseless("nothing is sold") };
        if certificates.iter().any(|certificate| certificate.company != first.company) {
            return senseless("certificates of several companies");
        }
        let percent = recorded["percent"].as_u64().unwrap_or(0);
        Ok(Action::SellShares {
            company: first.company,
            shares: (percent / 10).min(255) as u8,
            certificates: Some(certificates.iter().map(|certificate| certificate.index).collect()),
        })
    }

    fn hex(&self, name: &str) -> Result<HexId, ImportError> {
        let found = name.parse::<Coordinate>().ok().and_then(|at| self.game.data().map.find(at));
        found.map_or_else(|| senseless(format!("no hex '{name}'")), Ok)
    }

    fn tile(&self, id: &str) -> Result<TileId, ImportError> {
        let name = id.rsplit_once('-').map_or(id, |(name, _)| name);
        self.game.data().map.tile_named(name).map_or_else(|| senseless(format!("no tile '{id}'")), Ok)
    }

    fn tile_lay(&self, recorded: &Value) -> Result<Action, ImportError> {
        let id = recorded["tile"].as_str().unwrap_or_default();
        if self.tiles.contains_key(id) {
            return senseless(format!("tile {id} is in use"));
        }
        let sixths = recorded["rotation"].as_u64().and_then(|sixths| u8::try_from(sixths).ok());
        let rotation = sixths.and_then(Rotation::new);
        let Some(rotation) = rotation else { return senseless("no such rotation") };
        Ok(Action::LayTile {
            hex: self.hex(recorded["hex"].as_str().unwrap_or_default())?,
            tile: self.tile(id)?,
            rotation,
        })
    }

    /// "TILE-copy-station", or "HEX-number-station" for a printed hex.
    fn station(&self, name: &str) -> Result<StopAt, ImportError> {
        let Some((tile, node)) = name.rsplit_once('-') else {
            return senseless(format!("no station '{name}'"));
        };
        let Ok(node) = node.parse() else { return senseless(format!("no station '{name}'")) };
        let hex = match self.tiles.get(tile) {
            Some(hex) => *hex,
            None => self.hex(tile.split('-').next().unwrap_or_default())?,
        };
        Ok(StopAt { hex, node: NodeId(node) })
    }

    /// The runs of a `run_routes` action.
    pub fn runs(&self, recorded: &Value) -> Result<Vec<Run>, ImportError> {
        let company = self.company(recorded["entity"].as_str().unwrap_or_default())?;
        let mut found = Vec::new();
        for route in recorded["routes"].as_array().into_iter().flatten() {
            let train = self.train(route["train"].as_str().unwrap_or_default())?;
            match runs::read(&self.game, company, train, route) {
                Some(run) => found.push(run),
                None => return senseless("there is no such track"),
            }
        }
        Ok(found)
    }
}

/// The table of a recorded game. What it calls `two_player_map` is our `original_map`.
pub fn spec(recorded: &RecordedGame) -> TableSpec {
    let options = recorded.options().map(|option| match option {
        "two_player_map" => "original_map".to_owned(),
        other => other.to_owned(),
    });
    let mut players: Vec<String> = Vec::new();
    for player in &recorded.players {
        let taken = players.contains(&player.name) || player.name.trim().is_empty();
        players.push(if taken { format!("{} {}", player.name, player.id) } else { player.name.clone() });
    }
    TableSpec {
        title: recorded.title.clone(),
        edition: Some("recorded".to_owned()),
        options: options.collect(),
        players,
        seed: 0,
    }
}

impl RecordedGame {
    /// The actions in force, cleaned of chat and of what was undone.
    pub fn effective_actions(&self) -> Vec<&Value> {
        clean::in_force(&self.actions)
    }
}
