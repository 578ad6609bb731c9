//! The contract between a title and everybody who plays it.

use crate::action::{Action, Run};
use crate::choice::{Choices, Turn};
use crate::event::Event;
use crate::ids::PlayerId;
use crate::info::TitleInfo;
use crate::message::Names;
use crate::refusal::Refusal;
use crate::view::{View, Viewer};

/// A game in progress: a value. The same specification and actions give the same value, on every machine.
pub trait Game: Clone + Names {
    /// Makes a move. On refusal the game is as it was.
    fn apply(&mut self, by: PlayerId, action: &Action) -> Result<Vec<Event>, Refusal>;

    /// Who must act now.
    fn turn(&self) -> Turn;

    /// Everything allowed now.
    fn choices(&self) -> Choices;

    /// A legal set of runs for the company that must run now, the best for its revenue; `None` if none must run.
    fn best_runs(&self) -> Option<Vec<Run>>;

    /// The game as one viewer may see it.
    fn view(&self, viewer: Viewer) -> View;

    /// What is printed and never changes.
    fn info(&self) -> TitleInfo;

    /// What breaks the laws of the game (money, certificates, trains, tiles), if anything does.
    fn broken_law(&self) -> Option<String>;

    /// A number that differs (almost surely) between different states.
    fn digest(&self) -> u64;
}
