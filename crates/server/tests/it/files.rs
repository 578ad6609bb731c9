//! Games as files, games that go on elsewhere, and the audit of all that is stored.

use crate::house::{House, config, expect, play};
use records::file::GameFile;
use serde_json::{Value, json};
use server::Config;
use std::path::Path;
use storage::throwaway::{on_both, on_sqlite};
use storage::{Batch, Expiry, Storage};

const NONE: Value = Value::Null;

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_out_as_a_file_and_comes_in_again() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = ann.hot_table(3).await.unwrap();
        play(&[&ann], &id, 60, 4).await;
        let state = expect(&ann, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
        let file = expect(&ann, 200, "GET", &format!("/tables/{id}/export"), NONE).await;
        let imported = expect(&ben, 201, "POST", "/imports", file.clone()).await;
        assert_eq!((&imported["report"], imported["moves"].as_i64()), (&NONE, Some(60)));
        let copy = imported["table"]["id"].as_str().unwrap();
        let seen = expect(&ben, 200, "GET", &format!("/tables/{copy}/state"), NONE).await;
        assert_eq!(seen["digest"], state["digest"]);
        expect(&ann, 404, "GET", &format!("/tables/{copy}"), NONE).await;
        // A file that does not replay: as far as it goes, with a report.
        let mut broken = file;
        broken["moves"][40]["action"] = json!({ "type": "bid", "amount": -7 });
        let imported = expect(&ben, 201, "POST", "/imports", broken).await;
        assert_eq!(imported["moves"], 40);
        assert!(imported["report"].as_str().unwrap().starts_with("move 41"));
        expect(&ben, 400, "POST", "/imports", json!({ "nonsense": 1 })).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

/// The files are those of the tests of `records`: each has a move that the newest rules refuse. Half of each game is imported, the rest is
/// played here.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_older_rules_is_stored_opened_and_played_on_under_them() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../records/tests/rules_versions");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    on_both(|url| {
        let files = files.clone();
        async move {
            let house = House::on(&url).await;
            let ann = house.guest("Ann").await;
            let mut tables = Vec::new();
            for file in &files {
                // As we would write it now.
                let game = GameFile::read(&std::fs::read(file).unwrap()).unwrap();
                let game: Value = serde_json::from_str(&game.to_text()).unwrap();
                let mut half = game.clone();
                let moves = half["moves"].as_array_mut().unwrap();
                let rest = moves.split_off(moves.len() / 2);
                let after = moves.len();
                half.as_object_mut().unwrap().remove("digest");
                let imported = expect(&ann, 201, "POST", "/imports", half).await;
                assert_eq!(imported["report"], NONE, "{}", file.display());
                let id = imported["table"]["id"].as_str().unwrap().to_owned();
                for (after, made) in (after..).zip(rest) {
                    let sent = json!({ "after": after, "id": format!("m{after}"), "seat": made["seat"], "action": made["action"] });
                    expect(&ann, 200, "POST", &format!("/tables/{id}/moves"), sent).await;
                }
                tables.push((id, game));
            }
            house.running.stop().await.unwrap();
            let versions = |audit: &server::Audit| {
                assert!(audit.differences.is_empty(), "{:?}", audit.differences);
                assert!(audit.versions.keys().all(|version| version.ends_with("/1")), "{:?}", audit.versions);
                audit.versions.values().sum::<usize>()
            };
            assert_eq!(versions(&server::audit(&url).await.unwrap()), files.len());
            // After a restart each game is where it was, and goes on; and again.
            for restart in 0..2 {
                let house = House::on(&url).await;
                let ann = ann.at(&house.base);
                for (id, game) in &tables {
                    let state = expect(&ann, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
                    let at = game["moves"].as_array().unwrap().len() + 2 * restart;
                    assert_eq!(state["number"], at);
                    if restart == 0 {
                        assert_eq!(state["digest"], game["digest"]);
                    }
                    for after in [at, at + 1] {
                        let advice = expect(&ann, 200, "GET", &format!("/tables/{id}/advice"), NONE).await;
                        let sent = json!({ "after": after, "id": format!("m{after}"), "seat": advice["seat"],
                            "action": advice["moves"][0]["action"] });
                        expect(&ann, 200, "POST", &format!("/tables/{id}/moves"), sent).await;
                    }
                    let file = expect(&ann, 200, "GET", &format!("/tables/{id}/export"), NONE).await;
                    assert_eq!(file["rules"], game["rules"]);
                }
                house.running.stop().await.unwrap();
            }
            assert_eq!(versions(&server::audit(&url).await.unwrap()), files.len());
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn any_point_of_a_game_can_be_analysed_apart() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let id = ann.hot_table(2).await.unwrap();
        play(&[&ann], &id, 30, 9).await;
        let past = expect(&ann, 200, "GET", &format!("/tables/{id}/state?at=12"), NONE).await;
        let fork = expect(&ann, 201, "POST", &format!("/tables/{id}/fork"), json!({ "number": 12 })).await;
        assert_eq!(fork["settings"]["source"], json!({ "kind": "fork", "table": id, "number": 12 }));
        let copy = fork["id"].as_str().unwrap();
        let state = expect(&ann, 200, "GET", &format!("/tables/{copy}/state"), NONE).await;
        assert_eq!(state["digest"], past["digest"]);
        play(&[&ann], copy, 5, 1).await;
        let now = expect(&ann, 200, "GET", &format!("/tables/{id}"), NONE).await;
        assert_eq!(now["number"], 30, "the game itself has not moved");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recorded_game_is_imported_whole() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/games/1860/gen-001.game.json");
    if !file.exists() {
        assert!(std::env::var_os("CI").is_none(), "the recorded games are needed here: {}", file.display());
        eprintln!("SKIPPED: no recorded games at {}", file.display());
        return;
    }
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let recorded: Value = serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap();
        let imported = expect(&ann, 201, "POST", "/imports", recorded).await;
        assert_eq!(imported["report"], NONE);
        assert!(imported["moves"].as_i64().unwrap() > 50);
        house.running.stop().await.unwrap();
        assert!(server::audit(&url).await.unwrap().differences.is_empty());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_audit_finds_a_game_that_comes_out_otherwise() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let (good, bad) = (ann.hot_table(2).await.unwrap(), ann.hot_table(2).await.unwrap());
        play(&[&ann], &good, 10, 1).await;
        play(&[&ann], &bad, 10, 2).await;
        house.running.stop().await.unwrap();
        let storage = Storage::open(&url).await.unwrap();
        let spoil = "UPDATE log SET digest = '0000000000000000' WHERE table_id = $1 AND number = 6";
        storage.commit(Batch::of(spoil, vec![bad.as_str().into()])).await.unwrap();
        let audit = server::audit(&url).await.unwrap();
        assert_eq!((audit.games, audit.entries), (2, 20));
        let found: Vec<(&str, i64)> = audit
            .differences
            .iter()
            .map(|difference| (difference.table.as_str(), difference.number))
            .collect();
        assert_eq!(found, [(bad.as_str(), 6)]);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_import_counts_as_a_new_table() {
    on_both(|url| async move {
        let house = House::with(Config { limits: true, ..config(&url) }).await;
        let ann = house.guest("Ann").await;
        let new = json!({ "name": "x", "title": "1860",
            "seats": [{ "kind": "mine" }, { "kind": "hot", "name": "Aunt" }] });
        let mut status = 201;
        for _ in 0..70 {
            status = ann.post("/tables", new.clone()).await.unwrap().0;
            if status != 201 {
                break;
            }
        }
        assert_eq!(status, 429);
        expect(&ann, 429, "POST", "/imports", json!({ "nonsense": 1 })).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_guests_import_is_deleted_when_nobody_comes_back_to_it() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let account = json!({ "login": "ben", "password": "all aboard" });
        expect(&ben, 201, "POST", "/accounts", account).await;
        let played = ann.hot_table(2).await.unwrap();
        play(&[&ann], &played, 5, 4).await;
        let file = expect(&ann, 200, "GET", &format!("/tables/{played}/export"), NONE).await;
        let imported = expect(&ann, 201, "POST", "/imports", file.clone()).await["table"]["id"].clone();
        expect(&ben, 201, "POST", "/imports", file).await;
        house.running.stop().await.unwrap();
        let storage = Storage::open(&url).await.unwrap();
        let later = storage::ids::now() + 1_000;
        let old = Expiry { waiting: 0, unplayed: 0, guests_copies: 0, guests: 0 };
        assert!(storage.expire(old, later).await.unwrap().0.is_empty(), "nothing is old enough");
        let old = Expiry { guests_copies: later, ..old };
        assert_eq!(storage.expire(old, later).await.unwrap().0, [imported.as_str().unwrap()]);
        storage.backend().close().await;
    })
    .await;
}
