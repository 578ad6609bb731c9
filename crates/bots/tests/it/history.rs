//! Undo, redo and the state at any action; snapshots; clones are independent; the same actions give the same game.

use crate::walk::{Made, Walk, spec};
use rules::{Game, History, TableSpec, Viewer};
use titles::{AnyGame, RestoreError};

/// The first moves of a random game, and the digest after each.
fn moves(count: usize, seed: u64) -> (AnyGame, Vec<Made>, Vec<u64>) {
    let mut walk = Walk::new(&spec("second", &[], 3), seed);
    let start = walk.game.clone();
    let mut digests = vec![start.digest()];
    let mut made = Vec::new();
    while made.len() < count {
        made.push(walk.step().expect("a longer game"));
        digests.push(walk.game.digest());
    }
    (start, made, digests)
}

fn written(start: &AnyGame, made: &[Made]) -> History<AnyGame> {
    let mut history = History::new(start.clone());
    for made in made {
        let events = history.apply(made.by, made.action.clone()).unwrap();
        assert_eq!(events, made.events, "the same action tells the same story");
    }
    history
}

#[test]
fn the_same_specification_and_actions_give_the_same_game() {
    let (start, made, digests) = moves(200, 3);
    let history = written(&start, &made);
    assert_eq!(history.game().digest(), digests[200]);
    let distinct: std::collections::BTreeSet<&u64> = digests.iter().collect();
    assert_eq!(distinct.len(), digests.len(), "and every action changes it");
}

#[test]
fn the_state_at_any_action() {
    let (start, made, digests) = moves(150, 4);
    let history = written(&start, &made);
    for (position, digest) in digests.iter().enumerate() {
        assert_eq!(history.at(position).map(|game| game.digest()), Some(*digest), "at {position}");
    }
    assert!(history.at(151).is_none());
}

#[test]
fn undo_and_redo_to_any_point() {
    let (start, made, digests) = moves(100, 5);
    let mut history = written(&start, &made);
    for position in [0, 31, 32, 33, 99, 64, 100, 1] {
        assert!(history.go_to(position));
        assert_eq!((history.position(), history.undone()), (position, 100 - position));
        assert_eq!(history.game().digest(), digests[position]);
    }
    assert!(!history.go_to(101));
    assert_eq!(history.position(), 1, "nowhere to go, nothing changed");
}

#[test]
fn a_new_move_forgets_what_was_undone() {
    let (start, made, digests) = moves(100, 6);
    let mut history = written(&start, &made);
    assert!(history.go_to(40));
    let refused = history.apply(made[40].by, rules::Action::DiscardTrain { train: no_train() });
    assert!(refused.is_err());
    assert_eq!(history.undone(), 60, "a refused move forgets nothing");
    for (place, made) in made.iter().enumerate().skip(40) {
        history.apply(made.by, made.action.clone()).unwrap();
        assert_eq!((history.position(), history.undone()), (place + 1, 0));
    }
    assert_eq!(history.game().digest(), digests[100]);
    assert_eq!(history.at(64).map(|game| game.digest()), Some(digests[64]));
}

fn no_train() -> rules::TrainId {
    rules::TrainId { kind: rules::TrainKind(99), copy: 0 }
}

#[test]
fn a_clone_goes_its_own_way() {
    let (_, _, digests) = moves(120, 7);
    let mut walk = Walk::new(&spec("second", &[], 3), 7);
    for digest in digests.iter().take(120) {
        let kept = walk.game.clone();
        assert_eq!(kept.digest(), *digest);
        walk.step().expect("a longer game");
        assert_eq!(kept.digest(), *digest, "the original moved on, the copy did not");
    }
}

#[test]
fn a_game_goes_on_from_a_snapshot_as_if_nothing_had_been() {
    let table = spec("first", &[], 4);
    let mut walk = Walk::new(&table, 8);
    while let Some(made) = walk.step() {
        let kept = serde_json::to_string(&walk.game.snapshot()).unwrap();
        let read = serde_json::from_str(&kept).unwrap();
        let game = AnyGame::restore(&table, read, walk.game.digest()).unwrap();
        assert_eq!(game.view(Viewer::Referee), walk.game.view(Viewer::Referee), "after {:?}", made.action);
        assert_eq!(game.choices(), walk.game.choices(), "after {:?}", made.action);
    }
}

#[test]
fn a_snapshot_that_is_not_what_it_should_be_is_refused() {
    let table = spec("second", &[], 3);
    let game = AnyGame::new(&table).unwrap();
    let restored =
        |text: &str, spec| AnyGame::restore(spec, serde_json::from_str(text).unwrap(), game.digest());
    let kept = serde_json::to_string(&game.snapshot()).unwrap();
    let garbled = kept.replacen("\"phase\":2", "\"phase\":3", 1);
    assert_ne!(kept, garbled);
    assert_eq!(restored(&garbled, &table).err(), Some(RestoreError::Digest));
    let nowhere = kept.replacen("\"hexes\":[[", "\"hexes\":[[9999,0],[", 1);
    assert_ne!(kept, nowhere);
    assert_eq!(
        restored(&nowhere, &table).err(),
        Some(RestoreError::Digest),
        "and nothing is looked up in it"
    );
    for (part, list) in [("layout", "hexes"), ("layout", "laid"), ("markers", "places"), ("cash", "players")]
    {
        let mut empty: serde_json::Value = serde_json::from_str(&kept).unwrap();
        assert!(empty["1860"][part][list].is_array(), "{part}.{list}");
        empty["1860"][part][list] = serde_json::json!([]);
        assert_eq!(restored(&empty.to_string(), &table).err(), Some(RestoreError::Digest), "{part}.{list}");
    }
    let other = TableSpec { title: "1817".to_owned(), ..table.clone() };
    assert_eq!(restored(&kept, &other).err(), Some(RestoreError::Title));
}
