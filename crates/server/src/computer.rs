//! Computer seats. The server does not know how a computer player thinks: it shows it what its seat may see and
//! what it may do, and plays what it answers.

use rules::info::TitleInfo;
use rules::view::View;
use rules::{Action, Choice, Choices, PlayerId, Run};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What a computer player is shown.
pub struct Situation<'a> {
    /// Its seat.
    pub seat: PlayerId,
    /// What never changes in the game.
    pub info: &'a TitleInfo,
    /// The game, as the seat may see it.
    pub view: &'a View,
    /// Everything allowed.
    pub choices: &'a Choices,
    /// The best runs, when trains must run.
    pub best_runs: Option<&'a [Run]>,
    /// A number that differs from move to move and from table to table, for whoever needs chance.
    pub seed: u64,
}

/// A computer player.
pub trait Computer: Send + Sync {
    /// One line about it, for people who choose.
    fn about(&self) -> String;

    /// What it does.
    fn act(&self, situation: &Situation<'_>) -> Action;
}

/// The computer players people can choose from, by name.
#[derive(Clone)]
pub struct Computers {
    known: BTreeMap<String, Arc<dyn Computer>>,
}

impl Default for Computers {
    fn default() -> Computers {
        let mut computers = Computers { known: BTreeMap::new() };
        computers.add("chance", Arc::new(Chance));
        computers
    }
}

impl Computers {
    /// Adds one.
    pub fn add(&mut self, name: &str, computer: Arc<dyn Computer>) {
        self.known.insert(name.to_owned(), computer);
    }

    /// Whether there is one of that name.
    pub fn knows(&self, name: &str) -> bool {
        self.known.contains_key(name)
    }

    /// The one of that name; chance itself if it is gone.
    pub fn named(&self, name: &str) -> Arc<dyn Computer> {
        self.known.get(name).cloned().unwrap_or_else(|| Arc::new(Chance))
    }

    /// Their names and what they say about themselves.
    pub fn list(&self) -> impl Iterator<Item = (&str, String)> {
        self.known.iter().map(|(name, computer)| (name.as_str(), computer.about()))
    }
}

/// Does anything that is allowed; runs trains as well as can be.
pub struct Chance;

impl Computer for Chance {
    fn about(&self) -> String {
        "does anything that is allowed, by chance; runs its trains well".to_owned()
    }

    fn act(&self, situation: &Situation<'_>) -> Action {
        let mut chance = situation.seed;
        if let Some(runs) = situation.best_runs
            && situation.choices.options.iter().any(|choice| matches!(choice, Choice::Run { .. }))
        {
            return Action::Run { runs: runs.to_vec() };
        }
        let options: Vec<&Choice> = situation.choices.options.iter().collect();
        for _ in 0..8 {
            let Some(choice) = options.get(pick(&mut chance, options.len())) else { break };
            let actions = choice.actions();
            if let Some(action) = actions.get(pick(&mut chance, actions.len())) {
                return action.clone();
            }
        }
        options.iter().flat_map(|choice| choice.actions()).next().unwrap_or(Action::Pass)
    }
}

/// A place in a list, from a number that moves on.
fn pick(chance: &mut u64, count: usize) -> usize {
    *chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    if count == 0 { 0 } else { ((*chance >> 33) % count as u64) as usize }
}
