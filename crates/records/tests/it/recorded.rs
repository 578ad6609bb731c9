//! The recorded games in `../shared`: every one replays exactly, every refusal agrees, and every one survives being
//! written as a file of ours and as a recorded game again.

use records::file::GameFile;
use records::recorded::{
    Importer, RecordedGame, VerifyError, export, import, import_game, read_text, spec, verify,
};
use rules::{Action, Game, Step};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

fn games(title: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/games").join(title);
    let entries = std::fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("the recorded games are absent: {}: {error}", folder.display()));
    let mut games: Vec<PathBuf> = entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.to_string_lossy().ends_with(".game.json"))
        .collect();
    games.sort();
    assert!(!games.is_empty(), "no recorded game in {}", folder.display());
    games
}

/// The trace of a game, and the moves that must be refused in it.
fn beside(path: &Path) -> (String, String) {
    let stem = path.to_string_lossy().trim_end_matches(".game.json").to_owned();
    let trace = read_text(Path::new(&format!("{stem}.trace.jsonl"))).unwrap();
    (trace, read_text(Path::new(&format!("{stem}.rejected.jsonl"))).unwrap_or_default())
}

fn all_are_identical(titles: &[&str]) {
    let mut failures = Vec::new();
    let mut refused = 0;
    for path in titles.iter().flat_map(|title| games(title)) {
        let (trace, rejected) = beside(&path);
        let game = RecordedGame::read(&path).unwrap();
        let report = verify(&game, Some(&trace), &rejected, |event, _| format!("{event:?}")).unwrap();
        refused += report.refusals.refused;
        if !report.identical() || !report.refusals.accepted.is_empty() {
            failures.push((path, report.difference, report.refusals.accepted));
        }
    }
    assert!(failures.is_empty(), "{failures:#?}");
    assert!(refused > 500, "only {refused} moves were refused");
}

#[test]
fn every_recorded_game_of_1860_is_identical() {
    all_are_identical(&["1860"]);
}

#[test]
fn every_recorded_game_of_1862_is_identical() {
    all_are_identical(&["1862"]);
}

#[test]
fn every_recorded_game_of_1822_is_identical() {
    all_are_identical(&["1822"]);
}

#[test]
fn every_recorded_game_of_its_scenarios_is_identical() {
    all_are_identical(&["1822mrs", "1822nrs"]);
}

#[test]
fn a_changed_figure_is_noticed() {
    let path = &games("1860")[0];
    let (trace, _) = beside(path);
    let changed = trace.replacen("\"bank\":18015", "\"bank\":18016", 1);
    assert_ne!(trace, changed);
    let game = RecordedGame::read(path).unwrap();
    let report = verify(&game, Some(&changed), "", |event, _| format!("{event:?}")).unwrap();
    let difference = report.difference.unwrap();
    assert_eq!((difference.action, difference.key.as_str()), (4, "bank"));
}

#[test]
fn without_a_trace_a_game_is_not_called_identical() {
    let game = RecordedGame::read(&games("1860")[0]).unwrap();
    let report = verify(&game, None, "", |event, _| format!("{event:?}")).unwrap();
    assert!(!report.traced && !report.identical() && report.difference.is_none());
}

#[test]
fn a_trace_longer_than_the_game_is_noticed() {
    let path = &games("1860")[0];
    let (trace, _) = beside(path);
    let longer = format!("{}\n{{\"n\":9999,\"set\":{{}}}}\n", trace.trim_end());
    let game = RecordedGame::read(path).unwrap();
    let report = verify(&game, Some(&longer), "", |event, _| format!("{event:?}")).unwrap();
    assert_eq!(report.difference.unwrap().key, "trace");
}

#[test]
fn an_unreadable_line_of_refused_moves_is_an_error() {
    let game = RecordedGame::read(&games("1860")[0]).unwrap();
    let good = r#"{"after":0,"action":{"type":"dividend","kind":"payout"}}"#;
    for bad in ["{", "[]", r#"{"action":{}}"#, r#"{"after":0}"#] {
        let refused = verify(&game, None, &format!("{good}\n{bad}\n"), |event, _| format!("{event:?}"));
        assert!(matches!(refused, Err(VerifyError::Refusal { line: 2, .. })), "{bad}");
    }
}

fn all_survive_both_files(title: &str) {
    for path in games(title) {
        let imported = import_game(&RecordedGame::read(&path).unwrap()).unwrap();
        let digest = imported.history.game().digest();
        let ours = GameFile::of(&imported.spec, &imported.history, false);
        let read = GameFile::read(ours.to_text().as_bytes()).unwrap().replay().unwrap();
        assert_eq!(read.game().digest(), digest, "{} as a file of ours", path.display());
        let recorded = export(&imported.spec, &imported.history).unwrap();
        let again = import(&recorded.to_string(), "exported").unwrap();
        assert_eq!(again.history.game().digest(), digest, "{} as a recorded game again", path.display());
    }
}

#[test]
fn imported_games_of_1860_survive_both_files() {
    all_survive_both_files("1860");
}

#[test]
fn imported_games_of_1862_survive_both_files() {
    all_survive_both_files("1862");
}

#[test]
fn imported_games_of_1822_survive_both_files() {
    ["1822", "1822mrs", "1822nrs"].into_iter().for_each(all_survive_both_files);
}

/// What is written of an imported game is what was recorded, but for the numbers of tiles' copies.
#[test]
fn games_of_1862_are_written_as_they_were_recorded() {
    let mut compared = 0;
    for path in games("1862").into_iter().filter(|path| path.to_string_lossy().contains("gen-")) {
        let game = RecordedGame::read(&path).unwrap();
        let imported = import_game(&game).unwrap();
        let written = export(&imported.spec, &imported.history).unwrap();
        let written = written["actions"].as_array().unwrap();
        let recorded = game.effective_actions();
        assert_eq!(written.len(), recorded.len(), "{}", path.display());
        for (written, recorded) in written.iter().zip(recorded) {
            let fields = recorded.as_object().unwrap().iter();
            for (field, value) in
                fields.filter(|(field, _)| !["n", "tile", "city", "routes"].contains(&field.as_str()))
            {
                assert_eq!(&written[field], value, "{field} of {recorded} in {}", path.display());
                compared += 1;
            }
            for field in ["tile", "city"] {
                let name = |action: &Value| {
                    action[field].as_str().and_then(|id| id.split('-').next()).map(str::to_owned)
                };
                assert_eq!(name(written), name(recorded), "{field} of {recorded} in {}", path.display());
            }
            let routes = |action: &Value| action["routes"].as_array().cloned().unwrap_or_default();
            for (written, recorded) in routes(written).iter().zip(routes(recorded)) {
                for field in ["train", "revenue", "subsidy"] {
                    assert_eq!(
                        written[field],
                        recorded[field],
                        "{field} of {recorded} in {}",
                        path.display()
                    );
                }
                assert_eq!(stretches(written), stretches(&recorded), "in {}", path.display());
            }
        }
    }
    assert!(compared > 10_000, "{compared}");
}

/// The hexes of each stretch of a route, whichever way it is written.
fn stretches(route: &Value) -> Vec<Vec<String>> {
    let connections = route["connections"].as_array().unwrap().iter();
    let hexes = connections.map(|hexes| hexes.as_array().unwrap().iter().map(Value::to_string));
    hexes.map(|hexes| hexes.clone().collect::<Vec<_>>().min(hexes.rev().collect())).collect()
}

/// The README of the recordings names the runs: those in which the older count gives less (A1).
#[test]
fn the_older_count_of_freight_hexes_is_taken_where_it_was_played() {
    let path = games("1862").into_iter().find(|path| path.to_string_lossy().contains("real-46925")).unwrap();
    let game = RecordedGame::read(&path).unwrap();
    assert_eq!(spec(&game).unwrap().edition.as_deref(), Some("recorded-2021"));
    let mut importer = Importer::new(&game).unwrap();
    let mut older = Vec::new();
    for (number, action) in (1..).zip(game.effective_actions()) {
        if importer.by_older_rule(action) {
            older.push(number);
        }
        importer.apply(action).unwrap();
    }
    assert_eq!(older, [104, 129, 139, 208, 248, 339, 384, 400, 468, 516, 522]);
    let other = RecordedGame::read(&games("1862")[0]).unwrap();
    assert_eq!(spec(&other).unwrap().edition.as_deref(), Some("recorded"));
}

/// E: without a seed, the first digits of the game's id.
#[test]
fn the_set_up_is_drawn_from_the_seed_or_from_the_id() {
    let text = |more: &str| format!(r#"{{"title":"1862","players":[],"actions":[]{more}}}"#);
    let seed = |more: &str| RecordedGame::parse(&text(more), "seed.json").unwrap().seed();
    assert_eq!(seed(r#","seed":7,"id":3"#), 7);
    assert_eq!(seed(r#","settings":{"seed":8},"id":3"#), 8);
    assert_eq!(seed(r#","id":46925"#), 46925);
    assert_eq!(seed(r#","id":"hs_12ab_34""#), 12);
    assert_eq!(seed(""), 0);
}

/// A company passes in its own name, and nobody but a company passes for it.
#[test]
fn a_player_does_not_act_for_a_company() {
    let game = RecordedGame::read(&games("1860")[0]).unwrap();
    let mut importer = Importer::new(&game).unwrap();
    let mut tried = 0;
    for action in game.effective_actions() {
        let turn = importer.game().turn();
        if let (Step::TRACK | Step::TOKEN, Some(director)) = (turn.step, turn.players.first()) {
            let id = importer.ids()[director.index()];
            let pass = json!({"type": "pass", "entity": id, "entity_type": "player"});
            assert!(importer.clone().apply(&pass).is_err(), "a player passed in {:?}", turn.step);
            tried += 1;
        }
        importer.apply(action).unwrap();
    }
    assert!(tried > 100);
}

/// "`end_game` (manual end)": what was played stands and can be continued.
#[test]
fn a_game_ended_by_hand_is_taken_over_as_it_stood() {
    let text = r#"{"title":"1860","players":[{"id":7,"name":"A"},{"id":3,"name":"B"}],"actions":[
        {"type":"bid","entity":7,"entity_type":"player","price":5,"id":1},
        {"type":"message","entity":3,"entity_type":"player","message":"hello","id":2},
        {"type":"end_game","entity":3,"entity_type":"player","id":3}]}"#;
    let mut imported = import(text, "ended.json").unwrap();
    assert_eq!(imported.history.moves().len(), 1);
    let next = imported.history.game().turn().players[0];
    imported.history.apply(next, Action::Pass).unwrap();
}

#[test]
fn unfinished_and_senseless_files_are_refused() {
    for text in ["", "{", "[]", "{\"title\":\"1860\"}", "{\"title\":\"1817\",\"players\":[],\"actions\":[]}"]
    {
        assert!(import(text, "bad.json").is_err(), "{text}");
    }
    let text = r#"{"title":"1860","players":[{"id":1,"name":"A"},{"id":2,"name":"B"}],
                   "actions":[{"type":"bid","entity":2,"entity_type":"player","price":5}]}"#;
    let error = import(text, "bad.json").err().unwrap().to_string();
    assert!(error.starts_with("action 1:"), "{error}");
}
