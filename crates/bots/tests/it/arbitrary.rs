//! Arbitrary actions with arbitrary ids, and legal runs bent out of shape, in positions of random games: never a
//! panic, and a refusal changes nothing.

use crate::walk::{Walk, spec};
use arbitrary::{Arbitrary, Unstructured};
use bots::rng::Dice;
use proptest::prelude::*;
use rules::{Action, Aim, Game, PlayerId, Run};
use std::collections::BTreeSet;
use std::sync::LazyLock;
use titles::AnyGame;

/// Positions of every kind of step.
static POSITIONS: LazyLock<Vec<AnyGame>> = LazyLock::new(|| {
    let tables = [
        ("second", &[][..]),
        ("first", &["variable_private_revenue", "accelerated_track"]),
        ("recorded", &["re_enter_hexes"]),
    ];
    let mut positions = Vec::new();
    for (seed, (edition, options)) in tables.into_iter().enumerate() {
        let mut walk = Walk::new(&spec(edition, options, 3), 40 + seed as u64);
        let mut actions = 0;
        while walk.step().is_some() {
            actions += 1;
            if actions % 5 == 0 {
                positions.push(walk.game.clone());
            }
        }
        positions.push(walk.game);
    }
    positions
});

/// Positions in which something must run, with the best runs.
static RUNNING: LazyLock<Vec<(AnyGame, Vec<Run>)>> = LazyLock::new(|| {
    let running =
        POSITIONS.iter().filter_map(|game| Some((game.clone(), game.best_runs(Aim::Dividend, None)?.runs())));
    running.filter(|(_, runs)| !runs.is_empty()).collect()
});

/// Whatever bytes make of a value.
fn drawn<T: for<'a> Arbitrary<'a> + std::fmt::Debug>() -> impl Strategy<Value = T> {
    prop::collection::vec(any::<u8>(), 0..400)
        .prop_filter_map("too few bytes", |bytes| T::arbitrary(&mut Unstructured::new(&bytes)).ok())
}

/// Applies an action; a refusal must change nothing, and an action must keep the laws.
fn apply(game: &mut AnyGame, by: PlayerId, action: &Action) -> Result<(), TestCaseError> {
    let before = game.digest();
    match game.apply(by, action) {
        Ok(_) => prop_assert_eq!(game.broken_law(), None),
        Err(_) => prop_assert_eq!(game.digest(), before),
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 250, ..ProptestConfig::default() })]

    #[test]
    fn arbitrary_actions(
        place in any::<prop::sample::Index>(),
        actions in proptest::collection::vec((prop::option::weighted(0.2, drawn()), drawn::<Action>()), 1..40),
    ) {
        let mut game = place.get(&POSITIONS).clone();
        for (stranger, action) in actions {
            let awaited = game.turn().players.first().copied();
            let by = stranger.or(awaited).unwrap_or(PlayerId(0));
            apply(&mut game, by, &action)?;
        }
    }

    #[test]
    fn bent_runs(
        place in any::<prop::sample::Index>(),
        bends in proptest::collection::vec((0..6u8, any::<prop::sample::Index>(), drawn::<Run>()), 1..4),
    ) {
        let (mut game, mut runs) = place.get(&RUNNING).clone();
        for (bend, at, other) in bends {
            let index = at.index(runs.len());
            match bend {
                0 => { runs[index].legs.pop(); }
                1 => { runs[index].calls.pop(); }
                2 => runs[index].train = other.train,
                3 => { let again = runs[index].clone(); runs.push(again); }
                4 => runs[index].legs.extend(other.legs),
                _ => runs[index].start = other.start,
            }
        }
        let by = *game.turn().players.first().unwrap();
        apply(&mut game, by, &Action::Run { runs })?;
    }
}

#[test]
fn every_kind_of_action_is_drawn() {
    let mut dice = Dice::new(3);
    let mut kinds = BTreeSet::new();
    for _ in 0..2000 {
        let bytes: Vec<u8> = (0..100).map(|_| dice.below(256) as u8).collect();
        let action = <Action>::arbitrary(&mut Unstructured::new(&bytes)).unwrap();
        kinds.insert(format!("{action:?}").split([' ', '{']).next().unwrap_or_default().to_owned());
    }
    assert_eq!(kinds.len(), 34, "{kinds:?}");
}
