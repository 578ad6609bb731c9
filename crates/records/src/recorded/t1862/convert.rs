//! Recorded actions of 1862 in the words of our engine.

use super::super::format::RecordedGame;
use super::super::importer::{
    ImportError, Importer, Recording, Tiles, acting_for, acting_player, names as player_names, senseless,
};
use super::super::trace::Trace;
use super::super::ways;
use super::names;
use super::trace::snapshot;
use board::{NodeId, StopAt};
use rules::{
    Action, CertificateId, Choice, CompanyId, Game, Holder, Money, Place, PlayerId, Run, Step, TableSpec,
    TrainId, Word,
};
use serde_json::Value;
use titles::t1862::options::Edition;
use titles::t1862::state::{Dividend, Round, State, Type};
use titles::t1862::{Game1862, REDEEM, REFINANCE, RELINQUISH, SELL_STOCK};

/// A recorded game of 1862, being followed.
#[derive(Clone)]
struct Recorded1862 {
    game: Game1862,
    ids: Vec<i64>,
    tiles: Tiles,
}

/// Sets up the table of a recorded game.
pub fn follow(recorded: &RecordedGame) -> Result<Box<dyn Recording>, ImportError> {
    Ok(Box::new(set_up(recorded, &spec(recorded))?))
}

fn set_up(recorded: &RecordedGame, table: &TableSpec) -> Result<Recorded1862, ImportError> {
    let game = Game1862::new(table)?;
    let ids = recorded.players.iter().map(|player| player.id).collect();
    Ok(Recorded1862 { game, ids, tiles: Tiles::default() })
}

/// The table of a recorded game.
pub fn spec(recorded: &RecordedGame) -> TableSpec {
    spec_of(recorded, if counts_as_before(recorded) { Edition::Recorded2021 } else { Edition::Recorded })
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

/// A1: whether freight runs were counted in the older way. Files do not say when they were played, but what runs brought:
/// it is so if the first run that the two counts score differently has the older figure.
fn counts_as_before(recorded: &RecordedGame) -> bool {
    let Ok(table) = set_up(recorded, &spec_of(recorded, Edition::Recorded2021)) else { return false };
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

impl Recording for Recorded1862 {
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
        snapshot(&self.game, &self.ids)
    }

    /// A1: the older count of the hexes of freight runs.
    fn by_older_rule(&self, recorded: &Value) -> bool {
        if self.game.options().edition != Edition::Recorded2021 || recorded["type"] != "run_routes" {
            return false;
        }
        let Ok(runs) = self.runs(recorded) else { return false };
        let revenue = |game: &Game1862| game.reckon_runs(&runs).ok().map(|set| set.revenue);
        revenue(&self.game) != revenue(&self.game.under(Edition::Recorded))
    }

    fn copy(&self) -> Box<dyn Recording> {
        Box::new(self.clone())
    }

    fn convert(&self, kind: &str, recorded: &Value) -> Result<(PlayerId, Action), ImportError> {
        let text = |key: &str| recorded[key].as_str().unwrap_or_default();
        let by_company = text("entity_type") == "corporation";
        let action = match kind {
            "pass" => self.pass(),
            "bid" => self.bid(self.company(text("corporation"))?, money(recorded))?,
            "par" => {
                let price = text("share_price").split(',').next().and_then(|price| price.parse().ok());
                match price.and_then(|price| self.game.data().cell(Money(price))) {
                    Some(par) => Action::Start { company: self.company(text("corporation"))?, par },
                    None => return senseless("no such price"),
                }
            }
            "buy_shares" if by_company => self.redemption(self.company(text("entity"))?, recorded)?,
            "buy_shares" => self.purchase(self.single_certificate(recorded)?)?,
            "sell_shares" => self.sale(recorded)?,
            "choose" => self.choice(&recorded["choice"])?,
            "merge" => Action::Merge { company: self.company(text("corporation"))? },
            "remove_token" => self.removal(text("city"), recorded["slot"].as_u64())?,
            "lay_tile" => self.tiles.tile_lay(&self.game.data().map, recorded)?,
            "place_token" => Action::PlaceToken { at: self.station(text("city"))? },
            "run_routes" => Action::Run { runs: self.runs(recorded)? },
            "dividend" => match text("kind") {
                "payout" => Action::Dividend { kind: Dividend::Pay.word() },
                "withhold" => Action::Dividend { kind: Dividend::Retain.word() },
                "hudson" => Action::Dividend { kind: Dividend::Hudson.word() },
                other => return senseless(format!("no dividend '{other}'")),
            },
            "buy_train" => Action::BuyTrain {
                train: self.train(text("train"))?,
                price: money(recorded),
                side: self.side(self.train(text("train"))?, recorded["variant"].as_str())?,
                extras: recorded["warranties"].as_u64().unwrap_or_default().min(255) as u8,
            },
            "convert" => self.conversion()?,
            other => return senseless(format!("unknown action '{other}'")),
        };
        let entity = &recorded["entity"];
        let by = match text("entity_type") {
            "player" => acting_player(&self.game, &self.ids, entity)?,
            "corporation" => acting_for(&self.game, self.company(text("entity"))?)?,
            other => return senseless(format!("no actor '{other}'")),
        };
        Ok((by, action))
    }

    /// Which stops are not scored is left to the game (A5).
    fn runs(&self, recorded: &Value) -> Result<Vec<Run>, ImportError> {
        let company = self.company(recorded["entity"].as_str().unwrap_or_default())?;
        let (data, state) = (self.game.data(), self.game.state());
        let mut found = Vec::new();
        for route in recorded["routes"].as_array().into_iter().flatten() {
            let train = self.train(route["train"].as_str().unwrap_or_default())?;
            let owner = State::owner(company);
            let tokened = |at: StopAt| state.layout.tokens_at(at).any(|token| token.owner == owner);
            match ways::find(&data.map, &state.network, route, None, tokened) {
                Some(way) => found.push(way.run(&state.network, train, &[])),
                None => return senseless("there is no such track"),
            }
        }
        Ok(found)
    }
}

fn money(recorded: &Value) -> Money {
    Money(recorded["price"].as_i64().unwrap_or(-1).clamp(-1, 1_000_000) as i32)
}

impl Recorded1862 {
    fn company(&self, symbol: &str) -> Result<CompanyId, ImportError> {
        let found = names::company(self.game.data(), symbol);
        found.map_or_else(|| senseless(format!("no company '{symbol}'")), Ok)
    }

    fn train(&self, name: &str) -> Result<TrainId, ImportError> {
        let found = names::train(self.game.data(), name);
        found.map_or_else(|| senseless(format!("no train '{name}'")), Ok)
    }

    /// The ways to raise money for a train that are open: stock, refinancing, bankruptcy.
    fn ways_to_raise(&self) -> Vec<Word> {
        let choices = self.game.choices();
        let words = choices.options.iter().filter_map(|choice| match choice {
            Choice::Choose { choice, .. } => Some(*choice),
            _ => None,
        });
        if choices.turn.step == Step::TRAINS { words.collect() } else { Vec::new() }
    }

    /// A company without a train that passes raises money: it sells stock if that will do, or else refinances, or else is
    /// bankrupt (D).
    fn pass(&self) -> Action {
        self.ways_to_raise().first().map_or(Action::Pass, |way| Action::Choose { choice: *way })
    }

    /// Refinancing instead of selling stock: recorded only where both would do (F25).
    fn conversion(&self) -> Result<Action, ImportError> {
        match self.ways_to_raise()[..] {
            [SELL_STOCK, REFINANCE] => Ok(Action::Choose { choice: REFINANCE }),
            _ => senseless("there is no choice between stock and refinancing"),
        }
    }

    /// The first bid on a company opens its auction; later ones must be on the same.
    fn bid(&self, company: CompanyId, amount: Money) -> Result<Action, ImportError> {
        let auction = match &self.game.state().round {
            Round::Parliament(parliament) => parliament.auction,
            _ => None,
        };
        match auction {
            None => Ok(Action::OpenAuction { company, amount }),
            Some(auction) if auction.company == company => Ok(Action::Bid { amount }),
            Some(_) => senseless("another company is being auctioned"),
        }
    }

    fn certificates(&self, recorded: &Value) -> Result<Vec<CertificateId>, ImportError> {
        let names = recorded["shares"].as_array().into_iter().flatten();
        names
            .map(|name| {
                let name = name.as_str().unwrap_or_default();
                names::certificate(self.game.data(), name)
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
            Some(Holder::Company(owner)) if owner == company => Place::Treasury,
            _ => return senseless("the certificate is not for sale"),
        };
        Ok(Action::BuyShare { company, from, certificate: Some(index) })
    }

    fn redemption(&self, company: CompanyId, recorded: &Value) -> Result<Action, ImportError> {
        let certificate = self.single_certificate(recorded)?;
        if certificate.company != company {
            return senseless("a share of another company");
        }
        Ok(Action::Redeem { certificate: Some(certificate.index) })
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

    /// Markers of a company that has floated, the survivor of a merger, or an option share.
    fn choice(&self, choice: &Value) -> Result<Action, ImportError> {
        if let Some(count) = choice.as_u64() {
            return Ok(Action::BuyTokens { count: count.min(255) as u8 });
        }
        let merging = self.game.state().operating().and_then(|operating| operating.merging);
        match (choice.as_str(), merging) {
            (Some("first"), Some(merging)) => Ok(Action::Survive { company: merging.active }),
            (Some("last"), Some(merging)) => Ok(Action::Survive { company: merging.partner }),
            (Some("redeem"), _) => Ok(Action::Choose { choice: REDEEM }),
            (Some("sell"), _) => Ok(Action::Choose { choice: RELINQUISH }),
            _ => senseless(format!("no choice {choice}")),
        }
    }

    /// "TILE-copy-0", or "HEX-0-number" in London: no hex has two stations with circles.
    fn station(&self, name: &str) -> Result<StopAt, ImportError> {
        let at = self.tiles.station(&self.game.data().map, name)?;
        Ok(StopAt { node: NodeId(0), ..at })
    }

    /// The marker in this circle, which must be one of the companies that merge.
    fn removal(&self, city: &str, slot: Option<u64>) -> Result<Action, ImportError> {
        let at = self.station(city)?;
        let merging = self.game.state().operating().and_then(|operating| operating.merging);
        let mut tokens = self.game.state().layout.tokens_at(at);
        let token = tokens.find(|token| Some(u64::from(token.slot)) == slot);
        let merges = |company: CompanyId| {
            merging.is_some_and(|merging| [merging.active, merging.partner].contains(&company))
        };
        match token {
            Some(token) if merges(CompanyId(token.owner.0)) => Ok(Action::RemoveToken { at }),
            _ => senseless("no marker of the companies that merge"),
        }
    }

    /// Which of the trains on a card is bought; a train of another company is what it is.
    fn side(&self, card: TrainId, variant: Option<&str>) -> Result<Option<Word>, ImportError> {
        let Some(variant) = variant else { return Ok(None) };
        let mut kinds = Type::ALL.into_iter();
        match kinds.find(|kind| names::variant(&self.game, card, *kind) == variant) {
            Some(kind) => Ok(Some(kind.word())),
            None => senseless(format!("no train '{variant}'")),
        }
    }
}
