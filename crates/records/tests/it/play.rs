//! Random play, for tests that want real games.

use bots::random;
use bots::rng::Dice;
use rules::{Action, Aim, Game, PlayerId, TableSpec};
use titles::AnyGame;

pub fn spec(players: usize, edition: Option<&str>) -> TableSpec {
    TableSpec {
        title: "1860".to_owned(),
        edition: edition.map(str::to_owned),
        players: ["Ann", "Ben", "Cat", "Dan"][..players].iter().map(|name| (*name).to_owned()).collect(),
        ..TableSpec::default()
    }
}

/// Plays up to `most` random moves, showing each to `watch` before it is made.
pub fn play(
    spec: &TableSpec,
    seed: u64,
    most: usize,
    mut watch: impl FnMut(&AnyGame, PlayerId, &Action),
) -> AnyGame {
    let mut game = AnyGame::new(spec).unwrap();
    let mut dice = Dice::new(seed);
    for _ in 0..most {
        let choices = game.choices();
        let Some(&by) = choices.turn.players.first() else { break };
        let action =
            random::choose(&choices, || game.best_runs(Aim::Dividend, None).map(|set| set.runs()), &mut dice)
                .expect("there is always a move");
        watch(&game, by, &action);
        game.apply(by, &action).expect("what is offered is accepted");
    }
    game
}
