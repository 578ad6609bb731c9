//! Games of players who choose at random: whatever is offered is accepted, nothing is made or lost, a refusal changes nothing,
//! and every game ends.

use super::super::Game1822;
use super::super::data::Region;
use super::super::running::Engine;
use rules::{Action, Choice, Game, Leg, Names, PlayerId, Run, TableSpec};

/// A linear congruential generator.
pub(super) struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count.max(1)
    }
}

/// More moves than any game needs.
const MOST_MOVES: usize = 60_000;

pub(super) fn table(region: Region, edition: &str, players: usize, options: &[&str], seed: u64) -> Game1822 {
    let spec = TableSpec {
        title: region.title().to_owned(),
        edition: Some(edition.to_owned()),
        options: options.iter().map(|id| (*id).to_owned()).collect(),
        players: (0..players).map(|seat| format!("Player {seat}")).collect(),
        seed,
        rules: None,
    };
    Game1822::new(region, &spec).expect("a table")
}

/// A short run for every train that finds one.
pub(super) fn some_runs(game: &Game1822) -> Vec<Run> {
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

/// What somebody does next, by chance; `None` when the game is over.
pub(super) fn chosen(game: &Game1822, chance: &mut Chance) -> Option<(PlayerId, Action)> {
    let turn = game.turn();
    let player = turn.players.first().copied()?;
    let mut choices = game.choices().options;
    assert!(!choices.is_empty(), "nothing is offered in step {}", turn.step.id());
    if game.state().turn == 1 && game.state().stock().is_some_and(|stock| stock.bids.is_empty()) {
        // 20.1: without a bid there would be no game.
        choices.retain(|choice| matches!(choice, Choice::BidFor { .. }));
    }
    let action = match &choices[chance.below(choices.len())] {
        Choice::Run { .. } => Action::Run { runs: some_runs(game) },
        Choice::BidFor { card, amount } if chance.below(2) == 0 => {
            Action::BidFor { card: *card, amount: amount.min }
        }
        other => {
            let actions = other.actions();
            actions[chance.below(actions.len())].clone()
        }
    };
    Some((player, action))
}

/// 13.3: a major has its tokens on the map, on its charter or among those to exchange; a minor has one.
fn check_tokens(game: &Game1822) {
    for company in game.companies().filter(|company| game.state().is_floated(*company)) {
        let state = game.state().company(company);
        let owner = super::super::state::State::owner(company);
        let placed = game.state().layout.tokens().iter().filter(|token| token.owner == owner).count();
        let major = game.data().major(company);
        let all = major.map_or(1, |major| 2 + major.exchange_tokens + u8::from(state.destination_placed));
        let kept = state.available + state.exchange;
        assert_eq!(placed + usize::from(kept), usize::from(all), "tokens of {}", game.company(company));
    }
}

/// Does what was chosen: it is accepted, and breaks no law.
pub(super) fn act(game: &mut Game1822, player: PlayerId, action: &Action) {
    let step = game.turn().step;
    if let Err(refusal) = game.apply(player, action) {
        panic!("offered in step {} and refused: {action:?}: {refusal:?}", step.id());
    }
    if let Some(broken) = game.broken_law() {
        panic!("after {action:?}: {broken}");
    }
    check_tokens(game);
}

fn play(mut game: Game1822, seed: u64) {
    let mut chance = Chance(seed);
    for _ in 0..MOST_MOVES {
        let Some((player, action)) = chosen(&game, &mut chance) else { return };
        act(&mut game, player, &action);
    }
    panic!("the game goes on");
}

/// Tables of every title with every option, by their numbers of players.
pub(super) const TABLES: [(Region, usize, &[&str]); 11] = [
    (Region::GreatBritain, 3, &[]),
    (Region::GreatBritain, 5, &["plus_expansion", "tax_haven_multiple"]),
    (Region::GreatBritain, 4, &["plus_expansion", "plus_expansion_no_removals"]),
    (Region::GreatBritain, 2, &["plus_expansion", "plus_expansion_single_stack"]),
    (Region::Medium, 2, &["advanced"]),
    (Region::Medium, 4, &["starter"]),
    (Region::Medium, 6, &["tax_haven_multiple"]),
    (Region::Medium, 2, &["sw_peninsula"]),
    (Region::Northern, 7, &[]),
    (Region::Northern, 2, &["tax_haven_multiple"]),
    (Region::GreatBritain, 7, &["tax_haven_multiple"]),
];

fn play_all(edition: &str) {
    for (index, (region, players, options)) in TABLES.into_iter().enumerate() {
        play(table(region, edition, players, options, index as u64), 7 + index as u64);
    }
}

#[test]
fn random_games_by_the_summary_end_and_keep_the_laws() {
    play_all("summary");
}

#[test]
fn random_games_as_played_elsewhere_end_and_keep_the_laws() {
    play_all("online");
}
