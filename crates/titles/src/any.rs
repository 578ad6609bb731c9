//! A game of whatever title.

use crate::setup::{RestoreError, SetupError};
use crate::t1860::{self, Game1860, state};
use board::{HexId, Layout, Map, StopAt, TileId};
use rules::{
    Action, Aim, Certificates, Choices, CompanyId, Draft, Event, Game, Names, PlayerId, PrivateId, Refusal,
    Run, TableSpec, TitleCard, TitleInfo, TrainKind, Turn, View, Viewer,
};
use serde::{Deserialize, Serialize};

/// A game of one of our titles.
#[derive(Clone)]
pub enum AnyGame {
    /// 1860: Railways on the Isle of Wight.
    T1860(Box<Game1860>),
}

/// The state of a game, to be kept outside and taken up again.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Snapshot {
    /// Of 1860.
    #[serde(rename = "1860")]
    T1860(Box<state::State>),
}

impl AnyGame {
    /// The game as it is now, without what was agreed and what is printed.
    pub fn snapshot(&self) -> Snapshot {
        let AnyGame::T1860(game) = self;
        Snapshot::T1860(Box::new(game.state().clone()))
    }

    /// Takes up a game where a snapshot left it; the digest is that of the game when it was made.
    pub fn restore(spec: &TableSpec, snapshot: Snapshot, digest: u64) -> Result<AnyGame, RestoreError> {
        let Snapshot::T1860(state) = snapshot;
        if spec.title != t1860::TITLE {
            return Err(RestoreError::Title);
        }
        Ok(AnyGame::T1860(Box::new(Game1860::restore(spec, *state, digest)?)))
    }

    /// Sets up a table.
    pub fn new(spec: &TableSpec) -> Result<AnyGame, SetupError> {
        match spec.title.as_str() {
            t1860::TITLE => Ok(AnyGame::T1860(Box::new(Game1860::new(spec)?))),
            other => Err(SetupError::UnknownTitle(other.to_owned())),
        }
    }
}

/// The version of our rules of 1860. It is raised whenever a change could make a stored game replay differently.
const RULES_OF_1860: &str = "1860/1";

/// Every title we have, with what can be chosen for it.
pub fn catalogue() -> Vec<TitleCard> {
    vec![t1860::view::card()]
}

/// Whether a new table can choose the edition it names. [`AnyGame::new`] does not ask: it also sets up the tables of
/// imported games.
pub fn check_offered(spec: &TableSpec) -> Result<(), SetupError> {
    let card = catalogue().into_iter().find(|card| card.title == spec.title);
    match (card, &spec.edition) {
        (Some(card), Some(edition)) if !card.editions.contains(edition) => {
            Err(SetupError::EditionNotOffered {
                title: card.title,
                edition: edition.clone(),
                offered: card.editions.join(", "),
            })
        }
        _ => Ok(()),
    }
}

impl AnyGame {
    /// The version of the rules it is played under, such as `1860/1`.
    pub fn rules_version(&self) -> &'static str {
        match self {
            AnyGame::T1860(_) => RULES_OF_1860,
        }
    }

    /// The board as printed.
    pub fn map(&self) -> &Map {
        let AnyGame::T1860(game) = self;
        &game.data().map
    }

    /// The certificates of a company, if there is such a company.
    pub fn certificates(&self, company: CompanyId) -> Option<&Certificates> {
        let AnyGame::T1860(game) = self;
        game.state().certificates.get(company.index())
    }

    /// What has been built on it.
    pub fn layout(&self) -> &Layout {
        let AnyGame::T1860(game) = self;
        &game.state().layout
    }
}

impl Names for AnyGame {
    fn player(&self, player: PlayerId) -> String {
        let AnyGame::T1860(game) = self;
        game.player(player)
    }
    fn company(&self, company: CompanyId) -> String {
        let AnyGame::T1860(game) = self;
        game.company(company)
    }
    fn private(&self, private: PrivateId) -> String {
        let AnyGame::T1860(game) = self;
        game.private(private)
    }
    fn hex(&self, hex: HexId) -> String {
        let AnyGame::T1860(game) = self;
        game.hex(hex)
    }
    fn stop(&self, stop: StopAt) -> String {
        let AnyGame::T1860(game) = self;
        game.stop(stop)
    }
    fn tile(&self, tile: TileId) -> String {
        let AnyGame::T1860(game) = self;
        game.tile(tile)
    }
    fn train(&self, kind: TrainKind) -> String {
        let AnyGame::T1860(game) = self;
        game.train(kind)
    }
}

impl Game for AnyGame {
    fn apply(&mut self, by: PlayerId, action: &Action) -> Result<Vec<Event>, Refusal> {
        let AnyGame::T1860(game) = self;
        game.apply(by, action)
    }
    fn turn(&self) -> Turn {
        let AnyGame::T1860(game) = self;
        game.turn()
    }
    fn choices(&self) -> Choices {
        let AnyGame::T1860(game) = self;
        game.choices()
    }
    fn best_runs(&self, aim: Aim) -> Option<Vec<Run>> {
        let AnyGame::T1860(game) = self;
        game.best_runs(aim)
    }
    fn complete_run(&self, draft: &Draft, aim: Aim) -> Option<Run> {
        let AnyGame::T1860(game) = self;
        game.complete_run(draft, aim)
    }
    fn view(&self, viewer: Viewer) -> View {
        let AnyGame::T1860(game) = self;
        game.view(viewer)
    }
    fn info(&self) -> TitleInfo {
        let AnyGame::T1860(game) = self;
        game.info()
    }
    fn broken_law(&self) -> Option<String> {
        let AnyGame::T1860(game) = self;
        game.broken_law()
    }
    fn digest(&self) -> u64 {
        let AnyGame::T1860(game) = self;
        game.digest()
    }
}
