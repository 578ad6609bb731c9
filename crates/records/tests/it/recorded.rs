//! The recorded games of 1860 in `../shared`: every one replays exactly, every refusal agrees, and every one survives
//! being written as a file of ours and as a recorded game again.

use records::file::GameFile;
use records::recorded::{
    Importer, RecordedGame, VerifyError, export, import, import_game, read_text, verify,
};
use rules::{Action, Game, Step};
use serde_json::json;
use std::path::{Path, PathBuf};

fn games() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/games/1860");
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

#[test]
fn every_recorded_game_is_identical() {
    let mut failures = Vec::new();
    for path in games() {
        let stem = path.to_string_lossy().trim_end_matches(".game.json").to_owned();
        let trace = read_text(Path::new(&format!("{stem}.trace.jsonl"))).unwrap();
        let rejected = read_text(Path::new(&format!("{stem}.rejected.jsonl"))).unwrap_or_default();
        let game = RecordedGame::read(&path).unwrap();
        let report = verify(&game, Some(&trace), &rejected, |event, _| format!("{event:?}")).unwrap();
        if !report.identical() || !report.refusals.accepted.is_empty() {
            failures.push((path, report.difference, report.refusals.accepted));
        }
    }
    assert!(failures.is_empty(), "{failures:#?}");
}

#[test]
fn a_changed_figure_is_noticed() {
    let path = &games()[0];
    let stem = path.to_string_lossy().trim_end_matches(".game.json").to_owned();
    let trace = read_text(Path::new(&format!("{stem}.trace.jsonl"))).unwrap();
    let changed = trace.replacen("\"bank\":18015", "\"bank\":18016", 1);
    assert_ne!(trace, changed);
    let game = RecordedGame::read(path).unwrap();
    let report = verify(&game, Some(&changed), "", |event, _| format!("{event:?}")).unwrap();
    let difference = report.difference.unwrap();
    assert_eq!((difference.action, difference.key.as_str()), (4, "bank"));
}

#[test]
fn without_a_trace_a_game_is_not_called_identical() {
    let game = RecordedGame::read(&games()[0]).unwrap();
    let report = verify(&game, None, "", |event, _| format!("{event:?}")).unwrap();
    assert!(!report.traced && !report.identical() && report.difference.is_none());
}

#[test]
fn a_trace_longer_than_the_game_is_noticed() {
    let path = &games()[0];
    let stem = path.to_string_lossy().trim_end_matches(".game.json").to_owned();
    let trace = read_text(Path::new(&format!("{stem}.trace.jsonl"))).unwrap();
    let longer = format!("{}\n{{\"n\":9999,\"set\":{{}}}}\n", trace.trim_end());
    let game = RecordedGame::read(path).unwrap();
    let report = verify(&game, Some(&longer), "", |event, _| format!("{event:?}")).unwrap();
    assert_eq!(report.difference.unwrap().key, "trace");
}

#[test]
fn an_unreadable_line_of_refused_moves_is_an_error() {
    let game = RecordedGame::read(&games()[0]).unwrap();
    let good = r#"{"after":0,"action":{"type":"dividend","kind":"payout"}}"#;
    for bad in ["{", "[]", r#"{"action":{}}"#, r#"{"after":0}"#] {
        let refused = verify(&game, None, &format!("{good}\n{bad}\n"), |event, _| format!("{event:?}"));
        assert!(matches!(refused, Err(VerifyError::Refusal { line: 2, .. })), "{bad}");
    }
}

#[test]
fn imported_games_survive_both_files() {
    for path in games() {
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

/// A company passes in its own name, and nobody but a company passes for it.
#[test]
fn a_player_does_not_act_for_a_company() {
    let game = RecordedGame::read(&games()[0]).unwrap();
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
