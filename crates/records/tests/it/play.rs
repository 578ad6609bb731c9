//! Random play, for tests that want real games.

use rules::{Action, Choice, Game, PlayerId, TableSpec};
use titles::AnyGame;

/// A small generator of numbers, the same everywhere.
pub struct Dice(pub u64);

impl Dice {
    /// A number below `sides`.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % sides
    }

    /// One of these.
    fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.roll(from.len())]
    }
}

pub fn spec(players: usize, edition: Option<&str>) -> TableSpec {
    TableSpec {
        title: "1860".to_owned(),
        edition: edition.map(str::to_owned),
        players: ["Ann", "Ben", "Cat", "Dan"][..players].iter().map(|name| (*name).to_owned()).collect(),
        ..TableSpec::default()
    }
}

/// Something the game offers, by whom; nothing when it is over. Bids stay low and sales are rare, so that there is
/// money for a game.
pub fn random_action(game: &AnyGame, dice: &mut Dice) -> Option<(PlayerId, Action)> {
    let choices = game.choices();
    let by = *choices.turn.players.first()?;
    let mut choice = dice.pick(&choices.options);
    for _ in 0..3 {
        if matches!(choice, Choice::SellShares { .. } | Choice::SellPrivate { .. }) {
            choice = dice.pick(&choices.options);
        }
    }
    let action = match choice {
        Choice::Run { .. } => Action::Run { runs: game.best_runs()? },
        Choice::Bid(range) => Action::Bid { amount: range.min },
        other => dice.pick(&other.actions()).clone(),
    };
    Some((by, action))
}

/// Plays up to `most` random moves, showing each to `watch` before it is made.
pub fn play(
    spec: &TableSpec,
    seed: u64,
    most: usize,
    mut watch: impl FnMut(&AnyGame, PlayerId, &Action),
) -> AnyGame {
    let mut game = AnyGame::new(spec).unwrap();
    let mut dice = Dice(seed);
    for _ in 0..most {
        let Some((by, action)) = random_action(&game, &mut dice) else { break };
        watch(&game, by, &action);
        // What a title refuses of its own choices is for its own tests to find.
        if game.apply(by, &action).is_err() {
            break;
        }
    }
    game
}
