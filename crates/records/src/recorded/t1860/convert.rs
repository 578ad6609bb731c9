//! Recorded actions of 1860 in the words of our engine.

use super::super::format::RecordedGame;
use super::super::importer::{ImportError, Recording, Tiles, acting_for, acting_player, names, senseless};
use super::super::trace::Trace;
use super::certificates::{certificate, company, train};
use super::runs;
use super::trace::snapshot;
use rules::{
    Action, CertificateId, CompanyId, Game, Holder, Money, Place, PlayerId, PrivateId, Run, TableSpec,
};
use serde_json::Value;
use titles::t1860::{Dividend, Game1860};

/// A recorded game of 1860, being followed under the edition `recorded`.
#[derive(Clone)]
struct Recorded1860 {
    game: Game1860,
    ids: Vec<i64>,
    tiles: Tiles,
}

/// Sets up the table of a recorded game.
pub fn follow(recorded: &RecordedGame) -> Result<Box<dyn Recording>, ImportError> {
    let game = Game1860::new(&spec(recorded))?;
    let ids = recorded.players.iter().map(|player| player.id).collect();
    Ok(Box::new(Recorded1860 { game, ids, tiles: Tiles::default() }))
}

impl Recording for Recorded1860 {
    fn game(&self) -> &dyn Game {
        &self.game
    }

    fn with_rulebook_runs(&self) -> Box<dyn Game> {
        Box::new(self.game.clone())
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
        snapshot(&self.game, &self.ids)
    }

    fn copy(&self) -> Box<dyn Recording> {
        Box::new(self.clone())
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
            "lay_tile" => self.tiles.tile_lay(&self.game.data().map, recorded)?,
            "place_token" => {
                Action::PlaceToken { at: self.tiles.station(&self.game.data().map, text("city"))? }
            }
            "run_routes" => Action::Run { runs: self.runs(recorded)? },
            "dividend" => match text("kind") {
                "payout" => Action::Dividend { kind: Dividend::Pay.word() },
                "withhold" => Action::Dividend { kind: Dividend::Retain.word() },
                other => return senseless(format!("no dividend '{other}'")),
            },
            "buy_train" => Action::BuyTrain {
                train: self.train(text("train"))?,
                price: money("price"),
                side: None,
                extras: 0,
            },
            "discard_train" => Action::DiscardTrain { train: self.train(text("train"))? },
            other => return senseless(format!("unknown action '{other}'")),
        };
        Ok((self.actor(recorded)?, action))
    }

    fn runs(&self, recorded: &Value) -> Result<Vec<Run>, ImportError> {
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

impl Recorded1860 {
    /// Who acts: the player named, for nobody else; the director of the company named, which must be the one
    /// acting now; the owner of the private company named, which can only be exchanged.
    fn actor(&self, recorded: &Value) -> Result<PlayerId, ImportError> {
        let entity = &recorded["entity"];
        match recorded["entity_type"].as_str() {
            Some("player") => acting_player(&self.game, &self.ids, entity),
            Some("corporation") => acting_for(&self.game, self.company(entity.as_str().unwrap_or_default())?),
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
}

/// The table of a recorded game. What it calls `two_player_map` is our `original_map`.
pub fn spec(recorded: &RecordedGame) -> TableSpec {
    let options = recorded.options().map(|option| match option {
        "two_player_map" => "original_map".to_owned(),
        other => other.to_owned(),
    });
    TableSpec {
        title: recorded.title.clone(),
        edition: Some("recorded".to_owned()),
        options: options.collect(),
        players: names(recorded),
        seed: 0,
        rules: None,
    }
}
