//! The contract between a title and everybody who plays it.

use crate::RulesVersion;
use crate::action::{Action, Run};
use crate::choice::{Choices, Turn};
use crate::fact::Fact;
use crate::ids::{CompanyId, PlayerId, TrainId};
use crate::info::TitleInfo;
use crate::message::Names;
use crate::money::Money;
use crate::refusal::Refusal;
use crate::view::{View, Viewer};
use board::StopAt;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What makes one set of runs better than another for a director.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Aim {
    /// The highest dividend.
    #[default]
    Dividend,
    /// The highest dividend and what the runs bring the company besides, together.
    Total,
    /// The most that the runs can bring the company besides, with the share price where the highest dividend would
    /// bring it.
    Besides,
}

impl Aim {
    /// All of them.
    pub const ALL: [Aim; 3] = [Aim::Dividend, Aim::Total, Aim::Besides];
}

/// A run that is half drawn: some stops it shall go through, in any order, beside the runs of other trains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The train.
    pub train: TrainId,
    /// Where it shall go through.
    pub through: Vec<StopAt>,
    /// What the other trains run.
    pub others: Vec<Run>,
}

/// A run and what it brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaidRun {
    /// The run.
    pub run: Run,
    /// What it earns.
    pub revenue: Money,
    /// What it brings the company besides.
    pub besides: Money,
}

/// A set of runs and what it brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunSet {
    /// The runs.
    pub runs: Vec<PaidRun>,
    /// What they earn together.
    pub revenue: Money,
    /// What they bring the company besides.
    pub besides: Money,
    /// Whether there is nothing better.
    pub certainty: Certainty,
}

/// What is known about sets of runs that were not found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// None is better.
    Best,
    /// The search gave up before the end; none brings more than this.
    AtMost(Money),
    /// It was not asked.
    Unasked,
}

impl RunSet {
    /// The runs alone, as an action takes them.
    pub fn runs(&self) -> Vec<Run> {
        self.runs.iter().map(|paid| paid.run.clone()).collect()
    }
}

/// Something thought through without doing it.
#[derive(Clone, Debug, PartialEq)]
pub struct Supposed {
    /// What would happen, in order.
    pub events: Vec<Fact>,
    /// The game afterwards, as everybody may see it.
    pub after: View,
}

/// A game in progress: a value. The same specification and actions give the same value, on every machine.
pub trait Game: Names {
    /// Makes a move and tells what happened. On refusal the game is as it was.
    fn apply(&mut self, by: PlayerId, action: &Action) -> Result<Vec<Fact>, Refusal>;

    /// Who must act now.
    fn turn(&self) -> Turn;

    /// Everything allowed now.
    fn choices(&self) -> Choices;

    /// The best legal set of runs for the company that must run now, searched for so many steps at most; `None` if
    /// none must run.
    fn best_runs(&self, aim: Aim, steps: Option<u64>) -> Option<RunSet>;

    /// The best run that goes where a draft shall go, for the company that must run now; `None` if there is none.
    fn complete_run(&self, draft: &Draft, aim: Aim) -> Option<PaidRun>;

    /// What a set of runs would bring the company that must run now.
    fn reckon_runs(&self, runs: &[Run]) -> Result<RunSet, Refusal>;

    /// What a merger of a company with another would be, if one of them survived; whoever can pay to keep a share does. `None`
    /// if companies do not merge in this title, or these cannot.
    fn suppose_merger(
        &self,
        company: CompanyId,
        partner: CompanyId,
        survivor: CompanyId,
    ) -> Option<Supposed> {
        let _ = (company, partner, survivor);
        None
    }

    /// The game as one viewer may see it.
    fn view(&self, viewer: Viewer) -> View;

    /// What is printed and never changes.
    fn info(&self) -> TitleInfo;

    /// Whether there is anything that some player may not know.
    fn has_secrets(&self) -> bool;

    /// The version of the rules it is played under. A title adds a version whenever a correction could make a stored game
    /// replay differently.
    fn rules_version(&self) -> RulesVersion;

    /// What breaks the laws of the game (money, certificates, trains, tiles), if anything does.
    fn broken_law(&self) -> Option<String>;

    /// A number that differs (almost surely) between different states (see [`crate::digest`]).
    fn digest(&self) -> u64;
}
