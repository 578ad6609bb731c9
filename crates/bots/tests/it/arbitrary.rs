//! Arbitrary actions with arbitrary ids, and legal runs bent out of shape, in positions of random games: never a
//! panic, and a refusal changes nothing.

use crate::walk::{Walk, spec};
use board::{HexId, NodeId, Rotation, StopAt, TileId};
use proptest::prelude::*;
use rules::{
    Action, Aim, Cell, CompanyId, Game, Leg, Money, Place, PlayerId, PrivateId, Reply, Run, TrainId,
    TrainKind, Word,
};
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

/// Small numbers mostly, which name something, and any number now and then.
fn id() -> impl Strategy<Value = u8> {
    prop_oneof![8 => 0..10u8, 1 => any::<u8>()]
}

fn money() -> impl Strategy<Value = Money> {
    prop_oneof![
        4 => (0..120i32).prop_map(|tens| Money(tens * 10)),
        2 => (0..400i32).prop_map(Money),
        1 => any::<i32>().prop_map(Money),
    ]
}

fn stop() -> impl Strategy<Value = StopAt> {
    let hex = prop_oneof![8 => 0..50u8, 1 => any::<u8>()];
    let node = prop_oneof![8 => 0..3u8, 1 => any::<u8>()];
    (hex, node).prop_map(|(hex, node)| StopAt { hex: HexId(hex), node: NodeId(node) })
}

fn train() -> impl Strategy<Value = TrainId> {
    (id(), id()).prop_map(|(kind, copy)| TrainId { kind: TrainKind(kind), copy })
}

fn certificate() -> impl Strategy<Value = Option<u8>> {
    prop::option::of(id())
}

fn run() -> impl Strategy<Value = Run> {
    let leg = (stop(), proptest::collection::vec(stop(), 0..5))
        .prop_map(|(to, stops)| Leg { to, hexes: stops.into_iter().map(|stop| stop.hex).collect() });
    let legs = proptest::collection::vec(leg, 0..70);
    (train(), stop(), legs, proptest::collection::vec(stop(), 0..6))
        .prop_map(|(train, start, legs, calls)| Run { train, start, legs, calls })
}

fn action() -> impl Strategy<Value = Action> {
    let private = || id().prop_map(PrivateId);
    let company = || id().prop_map(CompanyId);
    let tile = prop_oneof![8 => 0..120u16, 1 => any::<u16>()].prop_map(TileId);
    let rotation = (0..6u8).prop_map(|steps| Rotation::new(steps).unwrap());
    prop_oneof![
        Just(Action::Pass),
        money().prop_map(|amount| Action::Bid { amount }),
        private().prop_map(|private| Action::TakePrivate { private }),
        (company(), any::<u8>()).prop_map(|(company, par)| Action::Start { company, par: Cell(par) }),
        (company(), any::<bool>(), certificate()).prop_map(|(company, pool, certificate)| {
            let from = if pool { Place::Pool } else { Place::Offer };
            Action::BuyShare { company, from, certificate }
        }),
        private().prop_map(|private| Action::BuyPrivate { private }),
        (company(), id(), prop::option::of(proptest::collection::vec(id(), 0..14))).prop_map(
            |(company, shares, certificates)| {
                Action::SellShares { company, shares, certificates: certificates.map(Into::into) }
            }
        ),
        private().prop_map(|private| Action::SellPrivate { private }),
        private().prop_map(|private| Action::ClosePrivate { private }),
        (private(), company(), certificate()).prop_map(|(private, company, certificate)| Action::Exchange {
            private,
            company,
            certificate
        }),
        (stop(), tile, rotation).prop_map(|(at, tile, rotation)| Action::LayTile {
            hex: at.hex,
            tile,
            rotation
        }),
        stop().prop_map(|at| Action::PlaceToken { at }),
        proptest::collection::vec(run(), 0..4).prop_map(|runs| Action::Run { runs }),
        prop::sample::select(vec!["pay", "retain", "half"])
            .prop_map(|word| Action::Dividend { kind: Word(word) }),
        (train(), money()).prop_map(|(train, price)| Action::BuyTrain { train, price }),
        train().prop_map(|train| Action::DiscardTrain { train }),
        proptest::sample::select(&Reply::ALL[..]).prop_map(|reply| Action::Answer { reply }),
    ]
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
        actions in proptest::collection::vec((prop::option::weighted(0.2, id()), action()), 1..40),
    ) {
        let mut game = place.get(&POSITIONS).clone();
        for (stranger, action) in actions {
            let awaited = game.turn().players.first().copied();
            let by = stranger.map(PlayerId).or(awaited).unwrap_or(PlayerId(0));
            apply(&mut game, by, &action)?;
        }
    }

    #[test]
    fn bent_runs(
        place in any::<prop::sample::Index>(),
        bends in proptest::collection::vec((0..6u8, any::<prop::sample::Index>(), run()), 1..4),
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
