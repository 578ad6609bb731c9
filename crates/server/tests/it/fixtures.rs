//! What was stored by earlier versions still opens: for every version of the formats a game file, an SQLite database and
//! a dump of a PostgreSQL database are kept in `tests/fixtures/N`. They are never changed; a new version of a format gets
//! a folder of its own, made by `BRADSHAW_UPDATE=1 cargo test -p server --test it fixtures`. Version 2 has copies.

use crate::house::{House, expect, play};
use load::Client;
use records::file::GameFile;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use storage::{Storage, throwaway};

const NONE: Value = Value::Null;

/// The version of what is stored now.
const NEWEST: &str = "2";

/// How many moves each of the kept games has.
const MOVES: usize = 120;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures")
}

/// Imports the game of the first version, whose rules stay as they are, to a table everybody may see; gives the table and its owner.
async fn fill(url: &str) -> (String, Client) {
    let house = House::on(url).await;
    let ann = house.guest("Ann").await;
    let file = serde_json::from_slice(&fs::read(folder().join("1/game.json")).unwrap()).unwrap();
    let imported = expect(&ann, 201, "POST", "/imports", file).await;
    let id = imported["table"]["id"].as_str().unwrap().to_owned();
    expect(&ann, 200, "PATCH", &format!("/tables/{id}"), json!({ "name": "Kept", "listed": true })).await;
    // A copy that goes on, and two analyses that share their moves.
    let copy = expect(&ann, 201, "POST", &format!("/tables/{id}/fork"), json!({ "number": 100 })).await;
    play(&[&ann], copy["id"].as_str().unwrap(), 5, 5).await;
    let analysis = expect(&ann, 201, "POST", &format!("/tables/{id}/analyses"), json!({})).await;
    let analysis = format!("/analyses/{}", analysis["id"].as_str().unwrap());
    expect(&ann, 200, "POST", &format!("{analysis}/moves/0/computer"), json!({ "computer": "random" })).await;
    expect(&ann, 201, "POST", &format!("{analysis}/copy"), NONE).await;
    house.running.stop().await.unwrap();
    (id, ann)
}

/// Whether the database opens, all its games come out as they were played, and the server shows them.
async fn holds(url: &str) {
    let audit = server::audit(url).await.unwrap();
    assert!(audit.games > 0 && audit.entries > MOVES, "{audit:?}");
    assert!(audit.differences.is_empty(), "{:?}", audit.differences);
    // The audit says so before the database is brought up to date.
    assert_eq!(audit.versions.keys().collect::<Vec<_>>(), ["1860/1"]);
    let house = House::on(url).await;
    let somebody = house.nobody();
    let listed = expect(&somebody, 200, "GET", "/tables", NONE).await;
    let id = listed["tables"][0]["id"].as_str().unwrap_or_else(|| panic!("no table: {listed}")).to_owned();
    let state = expect(&somebody, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
    assert_eq!(state["position"], MOVES);
    expect(&somebody, 200, "GET", &format!("/tables/{id}/state?at=5"), NONE).await;
    house.running.stop().await.unwrap();
    let storage = Storage::open(url).await.unwrap();
    // What it takes is known of every game, and every analysis has its moves.
    let uncounted = "SELECT COUNT(*) FROM tables WHERE number > 0 AND bytes < 20 * number";
    let mut count = storage.backend().fetch(uncounted, Vec::new()).await.unwrap().remove(0);
    assert_eq!(count.int().unwrap(), 0);
    let analyses = storage.backend().fetch("SELECT id, bytes FROM analyses", Vec::new()).await.unwrap();
    for mut row in analyses {
        let moves = storage.analysed(&row.text().unwrap()).await.unwrap();
        assert!(!moves.is_empty() && row.int().unwrap() > 200);
    }
    storage.backend().close().await;
}

fn versions() -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> =
        fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    found.sort();
    found
}

async fn make(kept: &Path) {
    fs::create_dir_all(kept).unwrap();
    let scratch = tempfile::tempdir().unwrap();
    let database = scratch.path().join("kept.db");
    let url = format!("sqlite:{}", database.display());
    let (id, ann) = fill(&url).await;
    let house = House::on(&url).await;
    let file = expect(&ann.at(&house.base), 200, "GET", &format!("/tables/{id}/export"), NONE).await;
    house.running.stop().await.unwrap();
    fs::write(kept.join("game.json"), GameFile::read(file.to_string().as_bytes()).unwrap().to_text())
        .unwrap();
    fs::copy(&database, kept.join("kept.sqlite")).unwrap();
    let url = throwaway::fresh().await.expect("a PostgreSQL to dump");
    fill(&url).await;
    let dump = Command::new("pg_dump").args(["--inserts", "--no-owner", "-d", &url]).output().unwrap();
    assert!(dump.status.success(), "{}", String::from_utf8_lossy(&dump.stderr));
    fs::write(kept.join("postgres.sql"), dump.stdout).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn every_version_that_was_ever_stored_opens_and_audits() {
    let newest = folder().join(NEWEST);
    if std::env::var_os("BRADSHAW_UPDATE").is_some() && !newest.exists() {
        make(&newest).await;
    }
    assert!(newest.exists(), "nothing is kept of the version we write: {}", newest.display());
    for kept in versions() {
        let file = GameFile::read(&fs::read(kept.join("game.json")).unwrap()).unwrap();
        assert_eq!(file.replay().unwrap().position(), MOVES, "{}", kept.display());
        let scratch = tempfile::tempdir().unwrap();
        let copy = scratch.path().join("kept.db");
        fs::copy(kept.join("kept.sqlite"), &copy).unwrap();
        holds(&format!("sqlite:{}", copy.display())).await;
        if let Some(url) = throwaway::fresh().await {
            let psql = Command::new("psql")
                .args(["-q", "-v", "ON_ERROR_STOP=1", "-d", &url, "-f"])
                .arg(kept.join("postgres.sql"))
                .output()
                .unwrap();
            assert!(psql.status.success(), "{}", String::from_utf8_lossy(&psql.stderr));
            holds(&url).await;
        }
    }
}
