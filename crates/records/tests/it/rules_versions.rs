//! A correction of the rules never breaks a stored game. For every title there is a game of each older rules version with a
//! move that the newest version refuses, in `tests/rules_versions`. The files are never changed; for a new version,
//! `BRADSHAW_UPDATE=1 cargo test -p records --test it rules_versions` adds those that are missing.

use bots::player::good_runs;
use bots::rng::Dice;
use bots::wander::{self, Mood};
use records::file::{FileDigest, GameFile, ReplayError};
use rules::{Action, Game, History, Step, TableSpec};
use std::fs;
use std::path::{Path, PathBuf};
use titles::AnyGame;

const PLAYERS: [&str; 3] = ["Ann", "Ben", "Cat"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules_versions")
}

fn spec(title: &str, seed: u64, rules: Option<u32>) -> TableSpec {
    let players = PLAYERS.map(str::to_owned).to_vec();
    TableSpec { title: title.to_owned(), players, seed, rules, ..TableSpec::default() }
}

/// Plays at random.
fn play_on(history: &mut History<AnyGame>, dice: &mut Dice, moves: usize) {
    let mood = Mood::drawn(dice);
    for _ in 0..moves {
        let choices = history.game().choices();
        let Some(&by) = choices.turn.players.first() else { return };
        let action = wander::choose(&choices, || good_runs(history.game()), &mood, dice).unwrap();
        history.apply(by, action).unwrap();
    }
}

fn under_newest(file: &GameFile) -> GameFile {
    let mut file = file.clone();
    file.table.rules = None;
    file
}

/// A game of an older version up to the move that the newest version refuses.
fn game_with_a_move_that_is_now_refused(title: &str, version: u32) -> Option<GameFile> {
    (0..25).find_map(|seed| {
        let spec = spec(title, seed, Some(version));
        let mut history = History::new(AnyGame::new(&spec).unwrap());
        play_on(&mut history, &mut Dice::new(seed), 900);
        match under_newest(&GameFile::of(&spec, &history, false)).replay() {
            Err(ReplayError::Move(failed)) => {
                assert!(history.go_to(failed.number));
                Some(GameFile::of(&spec, &history, false))
            }
            _ => None,
        }
    })
}

/// Adds a file for every older version of every title that has none yet. Some corrections do not show in random play.
fn add_missing() {
    fs::create_dir_all(folder()).unwrap();
    for card in titles::catalogue() {
        let newest = AnyGame::new(&spec(&card.title, 0, None)).unwrap().rules_version().number;
        for version in 1..newest {
            let path = folder().join(format!("{}-{version}.json", card.title));
            if path.exists() {
                continue;
            }
            if let Some(file) = game_with_a_move_that_is_now_refused(&card.title, version) {
                file.save(&path).unwrap();
            }
        }
    }
}

#[test]
fn games_of_older_rules_versions_replay_and_go_on_under_them() {
    if std::env::var_os("BRADSHAW_UPDATE").is_some() {
        add_missing();
    }
    let mut replayed = 0;
    for entry in fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let file = GameFile::open(&path).unwrap();
        let mut history = file.replay().unwrap();
        assert_eq!(Some(FileDigest(history.game().digest())), file.digest);
        assert_eq!(history.game().rules_version().to_string(), file.rules);
        play_on(&mut history, &mut Dice::new(1), 60);
        let refused = under_newest(&file).replay();
        assert!(matches!(refused, Err(ReplayError::Move(_))), "{}: nothing is refused now", path.display());
        replayed += 1;
    }
    assert!(replayed > 0, "no file in {}", folder().display());
}

#[test]
fn a_file_of_unknown_rules_is_refused() {
    let mut file = GameFile::of(
        &spec("1860", 0, None),
        &History::new(AnyGame::new(&spec("1860", 0, None)).unwrap()),
        false,
    );
    file.rules = "1860/999".to_owned();
    let error = GameFile::read(file.to_text().as_bytes()).unwrap().replay().err().unwrap();
    assert!(error.to_string().contains("version 999"), "{error}");
    file.rules = "old".to_owned();
    let error = GameFile::read(file.to_text().as_bytes()).unwrap_err();
    assert!(error.to_string().contains("\"old\""), "{error}");
}

/// In version 1 a company without a train refinanced by a pass.
#[test]
fn a_stored_game_refinances_by_a_pass() {
    let file = GameFile::open(&folder().join("1862-1-refinancing.json")).unwrap();
    let mut game = AnyGame::new(&file.table).unwrap();
    let refinances = file.replay().unwrap().moves().iter().any(|made| {
        let buys_trains = game.turn().step == Step::TRAINS && made.action == Action::Pass;
        let events = game.apply(made.by, &made.action).unwrap();
        buys_trains && events.iter().any(|event| event.id == "event-refinances")
    });
    assert!(refinances);
}
