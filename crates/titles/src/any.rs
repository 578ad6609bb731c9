//! A game of whatever title: the one place that knows which there are.

use crate::setup::{RestoreError, SetupError};
use crate::t1822::data::Region;
use crate::t1822::{self, Game1822};
use crate::t1860::{self, Game1860};
use crate::t1862::{self, Game1862};
use crate::words::Words;
use board::{HexId, Layout, Map, Rotation, TileId};
use rules::{
    Action, Aim, Cell, Choices, CompanyId, Draft, Fact, Game, Names, PaidRun, PlayerId, PrivateId, Refusal,
    RulesVersion, Run, RunSet, Supposed, TableSpec, TitleCard, TitleInfo, TrainId, TrainKind, Turn, View,
    Viewer,
};
use serde::{Deserialize, Serialize};

/// A game of one of our titles.
#[derive(Clone)]
pub enum AnyGame {
    /// 1860: Railways on the Isle of Wight.
    T1860(Box<Game1860>),
    /// 1862: Railway Mania in the Eastern Counties.
    T1862(Box<Game1862>),
    /// 1822, MRS or NRS.
    T1822(Box<Game1822>),
}

/// The state of a game, to be kept outside and taken up again by the same version of the program: a cache.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Snapshot {
    /// Of 1860.
    #[serde(rename = "1860")]
    T1860(Box<t1860::state::State>),
    /// Of 1862.
    #[serde(rename = "1862")]
    T1862(Box<t1862::state::State>),
    /// 1822, MRS or NRS.
    #[serde(rename = "1822")]
    T1822(Box<t1822::state::State>),
}

/// A title as the house meets it from outside: one line of registration each.
struct Title {
    id: &'static str,
    card: fn() -> TitleCard,
    new: fn(&TableSpec) -> Result<AnyGame, SetupError>,
    words: Words,
}

const TITLES: &[Title] = &[
    Title {
        id: t1860::TITLE,
        card: t1860::view::card,
        new: |spec| Ok(AnyGame::T1860(Box::new(Game1860::new(spec)?))),
        words: t1860::words::WORDS,
    },
    Title {
        id: t1862::TITLE,
        card: t1862::view::card,
        new: |spec| Ok(AnyGame::T1862(Box::new(Game1862::new(spec)?))),
        words: t1862::words::WORDS,
    },
    Title {
        id: Region::GreatBritain.title(),
        card: || t1822::view::card(Region::GreatBritain),
        new: |spec| Ok(AnyGame::T1822(Box::new(Game1822::new(Region::GreatBritain, spec)?))),
        words: t1822::words::WORDS,
    },
    Title {
        id: Region::Medium.title(),
        card: || t1822::view::card(Region::Medium),
        new: |spec| Ok(AnyGame::T1822(Box::new(Game1822::new(Region::Medium, spec)?))),
        words: t1822::words::WORDS_OF_MEDIUM,
    },
    Title {
        id: Region::Northern.title(),
        card: || t1822::view::card(Region::Northern),
        new: |spec| Ok(AnyGame::T1822(Box::new(Game1822::new(Region::Northern, spec)?))),
        words: t1822::words::WORDS_OF_NORTHERN,
    },
];

/// Every title we have, with what can be chosen for it.
pub fn catalogue() -> Vec<TitleCard> {
    TITLES.iter().map(|title| (title.card)()).collect()
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

/// What a title says; `None` if we do not have it.
pub fn words(title: &str) -> Option<&'static Words> {
    TITLES.iter().find(|known| known.id == title).map(|known| &known.words)
}

impl AnyGame {
    /// Sets up a table.
    pub fn new(spec: &TableSpec) -> Result<AnyGame, SetupError> {
        match TITLES.iter().find(|title| title.id == spec.title) {
            Some(title) => (title.new)(spec),
            None => Err(SetupError::UnknownTitle(spec.title.clone())),
        }
    }

    /// The game behind it.
    pub fn as_game(&self) -> &dyn Game {
        match self {
            AnyGame::T1860(game) => game.as_ref(),
            AnyGame::T1862(game) => game.as_ref(),
            AnyGame::T1822(game) => game.as_ref(),
        }
    }

    /// The game behind it, to be played.
    pub fn as_game_mut(&mut self) -> &mut dyn Game {
        match self {
            AnyGame::T1860(game) => game.as_mut(),
            AnyGame::T1862(game) => game.as_mut(),
            AnyGame::T1822(game) => game.as_mut(),
        }
    }

    /// The game as if this company were about to run, with other trains or more tiles if any are given. `None` if
    /// there is no such company. Nothing is checked: it is a thought, not a move.
    pub fn supposing(
        &self,
        company: CompanyId,
        trains: Option<&[TrainKind]>,
        tiles: &[(HexId, TileId, Rotation)],
    ) -> Option<AnyGame> {
        match self {
            AnyGame::T1860(game) => {
                game.supposing(company, trains, tiles).map(|game| AnyGame::T1860(Box::new(game)))
            }
            AnyGame::T1862(game) => {
                game.supposing(company, trains, tiles).map(|game| AnyGame::T1862(Box::new(game)))
            }
            AnyGame::T1822(game) => {
                game.supposing(company, trains, tiles).map(|game| AnyGame::T1822(Box::new(game)))
            }
        }
    }

    /// A game to think with: as it is, but what a player may not know is replaced by a guess.
    pub fn as_imagined_by(&self, player: PlayerId) -> AnyGame {
        match self {
            AnyGame::T1860(game) => AnyGame::T1860(Box::new(game.as_imagined_by(player))),
            open @ (AnyGame::T1862(_) | AnyGame::T1822(_)) => open.clone(),
        }
    }

    /// The game as it may be shown to somebody who goes on with it alone: what they may not know is replaced by a guess that does not
    /// depend on it.
    pub fn without_secrets_from(&self, viewer: Viewer) -> AnyGame {
        match self {
            AnyGame::T1860(game) => AnyGame::T1860(Box::new(game.without_secrets_from(viewer))),
            open @ (AnyGame::T1862(_) | AnyGame::T1822(_)) => open.clone(),
        }
    }

    /// The game as it is now, without what was agreed and what is printed.
    pub fn snapshot(&self) -> Snapshot {
        match self {
            AnyGame::T1860(game) => Snapshot::T1860(Box::new(game.state().clone())),
            AnyGame::T1862(game) => Snapshot::T1862(Box::new(game.state().clone())),
            AnyGame::T1822(game) => Snapshot::T1822(Box::new(game.state().clone())),
        }
    }

    /// Takes up a game where a snapshot left it; the digest is that of the game when it was made.
    pub fn restore(spec: &TableSpec, snapshot: Snapshot, digest: u64) -> Result<AnyGame, RestoreError> {
        match snapshot {
            Snapshot::T1860(state) if spec.title == t1860::TITLE => {
                Ok(AnyGame::T1860(Box::new(Game1860::restore(spec, *state, digest)?)))
            }
            Snapshot::T1862(state) if spec.title == t1862::TITLE => {
                Ok(AnyGame::T1862(Box::new(Game1862::restore(spec, *state, digest)?)))
            }
            Snapshot::T1822(state) => {
                let regions = [Region::GreatBritain, Region::Medium, Region::Northern];
                match regions.into_iter().find(|region| region.title() == spec.title) {
                    Some(region) => {
                        Ok(AnyGame::T1822(Box::new(Game1822::restore(region, spec, *state, digest)?)))
                    }
                    None => Err(RestoreError::Title),
                }
            }
            Snapshot::T1860(_) | Snapshot::T1862(_) => Err(RestoreError::Title),
        }
    }
}

impl Names for AnyGame {
    fn player(&self, player: PlayerId) -> String {
        self.as_game().player(player)
    }
    fn company(&self, company: CompanyId) -> String {
        self.as_game().company(company)
    }
    fn private(&self, private: PrivateId) -> String {
        self.as_game().private(private)
    }
    fn train(&self, kind: TrainKind) -> String {
        self.as_game().train(kind)
    }
    fn shown(&self, train: TrainId) -> String {
        self.as_game().shown(train)
    }
    fn cell(&self, cell: Cell) -> String {
        self.as_game().cell(cell)
    }
    fn words(&self) -> &'static [&'static str] {
        self.as_game().words()
    }
    fn map(&self) -> &Map {
        self.as_game().map()
    }
    fn layout(&self) -> &Layout {
        self.as_game().layout()
    }
}

impl Game for AnyGame {
    fn apply(&mut self, by: PlayerId, action: &Action) -> Result<Vec<Fact>, Refusal> {
        self.as_game_mut().apply(by, action)
    }
    fn turn(&self) -> Turn {
        self.as_game().turn()
    }
    fn choices(&self) -> Choices {
        self.as_game().choices()
    }
    fn best_runs(&self, aim: Aim, steps: Option<u64>) -> Option<RunSet> {
        self.as_game().best_runs(aim, steps)
    }
    fn complete_run(&self, draft: &Draft, aim: Aim) -> Option<PaidRun> {
        self.as_game().complete_run(draft, aim)
    }
    fn reckon_runs(&self, runs: &[Run]) -> Result<RunSet, Refusal> {
        self.as_game().reckon_runs(runs)
    }
    fn suppose_merger(
        &self,
        company: CompanyId,
        partner: CompanyId,
        survivor: CompanyId,
    ) -> Option<Supposed> {
        self.as_game().suppose_merger(company, partner, survivor)
    }
    fn view(&self, viewer: Viewer) -> View {
        self.as_game().view(viewer)
    }
    fn info(&self) -> TitleInfo {
        self.as_game().info()
    }
    fn has_secrets(&self) -> bool {
        self.as_game().has_secrets()
    }
    fn rules_version(&self) -> RulesVersion {
        self.as_game().rules_version()
    }
    fn broken_law(&self) -> Option<String> {
        self.as_game().broken_law()
    }
    fn digest(&self) -> u64 {
        self.as_game().digest()
    }
}
