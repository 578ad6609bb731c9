//! Random games, one step at a time.

use bots::player::good_runs;
use bots::random;
use bots::rng::Dice;
use bots::wander::{self, Mood};
use rules::{Action, Choices, Fact, Game, PlayerId, TableSpec};
use titles::AnyGame;

/// Those who sit at the tables.
const PEOPLE: [&str; 8] = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gil", "Hal"];

/// A table of 1860.
pub fn spec(edition: &str, options: &[&str], players: usize) -> TableSpec {
    table("1860", edition, options, players)
}

/// A table of some title.
pub fn table(title: &str, edition: &str, options: &[&str], players: usize) -> TableSpec {
    TableSpec {
        title: title.to_owned(),
        edition: Some(edition.to_owned()),
        options: options.iter().map(|option| (*option).to_owned()).collect(),
        players: PEOPLE[..players].iter().map(|name| (*name).to_owned()).collect(),
        seed: 0,
        rules: None,
    }
}

/// A game played at random.
pub struct Walk {
    pub game: AnyGame,
    pub dice: Dice,
    mood: Mood,
}

/// One step of it.
pub struct Made {
    pub choices: Choices,
    pub by: PlayerId,
    pub action: Action,
    pub events: Vec<Fact>,
}

impl Walk {
    pub fn new(spec: &TableSpec, seed: u64) -> Walk {
        let mut dice = Dice::new(seed);
        let mood = Mood::drawn(&mut dice);
        Walk { game: AnyGame::new(spec).unwrap(), dice, mood }
    }

    /// Makes a move; `None` when the game is over.
    pub fn step(&mut self) -> Option<Made> {
        let choices = self.game.choices();
        let by = *choices.turn.players.first()?;
        let game = &self.game;
        let best_runs = || good_runs(game);
        let action = wander::choose(&choices, best_runs, &self.mood, &mut self.dice).unwrap();
        let action = random::turned_round(action, game, &mut self.dice);
        let events = self.game.apply(by, &action).unwrap();
        Some(Made { choices, by, action, events })
    }
}
