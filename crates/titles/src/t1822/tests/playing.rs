//! Games of players who choose at random: whatever is offered is accepted, nothing is made or lost, a refusal changes nothing,
//! and every game ends.

use super::super::Game1822;
use super::super::data::Region;
use super::super::running::Engine;
use rules::{Action, Choice, Game, Leg, Run, TableSpec};

/// A linear congruential generator.
struct Chance(u64);

impl Chance {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count.max(1)
    }
}

/// More moves than any game needs.
const MOST_MOVES: usize = 60_000;

fn table(region: Region, edition: &str, players: usize, options: &[&str], seed: u64) -> Game1822 {
    let spec = TableSpec {
        title: region.title().to_owned(),
        edition: Some(edition.to_owned()),
        options: options.iter().map(|id| (*id).to_owned()).collect(),
        players: (0..players).map(|seat| format!("Player {seat}")).collect(),
        seed,
    };
    Game1822::new(region, &spec).expect("a table")
}

/// A short run for every train that finds one.
fn some_runs(game: &Game1822) -> Vec<Run> {
    let Some(company) = game.turn().company else { return Vec::new() };
    let network = &game.state().network;
    let mut runs: Vec<Run> = Vec::new();
    for train in game.running_trains(company) {
        let tokens = game.state().layout.tokens().iter().filter(|token| token.owner.0 == company.0);
        for start in tokens.map(|token| token.at()) {
            let Some(stop) = network.stop(start) else { continue };
            let alone = Run { train, start, legs: Vec::new(), calls: vec![start] };
            let along = network.links_of(stop).iter().map(|link| {
                let link = network.link(*link);
                let to = network.stops[link.other(stop).index()].at;
                let mut hexes = link.hexes.clone();
                if link.a != stop {
                    hexes.reverse();
                }
                Run { train, start, legs: vec![Leg { to, hexes }], calls: vec![start, to] }
            });
            let local = game.engine(train) == Engine::Local;
            let found = along.chain(local.then_some(alone)).find(|run| {
                let mut trial = runs.clone();
                trial.push(run.clone());
                game.reckon_runs(&trial).is_ok()
            });
            if let Some(run) = found {
                runs.push(run);
                break;
            }
        }
    }
    runs
}

fn play(mut game: Game1822, seed: u64) -> usize {
    let mut chance = Chance(seed);
    for moves in 0..MOST_MOVES {
        let turn = game.turn();
        let Some(player) = turn.players.first().copied() else { return moves };
        let choices = game.choices().options;
        assert!(!choices.is_empty(), "nothing is offered in step {}", turn.step.id());
        let choice = &choices[chance.below(choices.len())];
        let action = match choice {
            Choice::Run { .. } => Action::Run { runs: some_runs(&game) },
            Choice::BidFor { card, amount } if chance.below(2) == 0 => {
                Action::BidFor { card: *card, amount: amount.min }
            }
            other => {
                let actions = other.actions();
                actions[chance.below(actions.len())].clone()
            }
        };
        if let Err(refusal) = game.apply(player, &action) {
            panic!("offered in step {} and refused: {action:?}: {refusal:?}", turn.step.id());
        }
        if let Some(broken) = game.broken_law() {
            panic!("after {action:?}: {broken}");
        }
    }
    panic!("the game goes on");
}

#[test]
fn random_games_of_every_region_and_edition_end_and_keep_the_laws() {
    let tables: [(Region, usize, &[&str]); 5] = [
        (Region::GreatBritain, 3, &[]),
        (Region::GreatBritain, 5, &["plus_expansion", "tax_haven_multiple"]),
        (Region::Medium, 2, &["advanced"]),
        (Region::Medium, 4, &["starter"]),
        (Region::Northern, 7, &[]),
    ];
    for (index, (region, players, options)) in tables.into_iter().enumerate() {
        for edition in ["summary", "online"] {
            play(table(region, edition, players, options, index as u64), 7 + index as u64);
        }
    }
}
