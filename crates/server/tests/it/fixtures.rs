//! What was stored by earlier versions still opens: for every version of the formats a game file, an SQLite database and
//! a dump of a PostgreSQL database are kept in `tests/fixtures/N`. They are never changed; a new version of a format gets
//! a folder of its own, made by `BRADSHAW_UPDATE=1 cargo test -p server --test it fixtures`.

use crate::house::{House, expect, play};
use records::file::{FORMAT, GameFile};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use storage::throwaway;

const NONE: Value = Value::Null;

/// How many moves each of the kept games has.
const MOVES: usize = 120;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures")
}

/// Plays a game with an undo in it at a table everybody may see; gives the table.
async fn fill(url: &str) -> String {
    let house = House::on(url).await;
    let ann = house.guest("Ann").await;
    let seats: Vec<Value> = ["Ann", "Ben", "Cat"].map(|name| json!({ "kind": "hot", "name": name })).to_vec();
    let new =
        json!({ "name": "Kept", "title": "1860", "listed": true, "seats": seats, "undo": "free", "seed": 7 });
    let table = expect(&ann, 201, "POST", "/tables", new).await;
    let id = table["id"].as_str().unwrap().to_owned();
    expect(&ann, 200, "POST", &format!("/tables/{id}/start"), NONE).await;
    play(&[&ann], &id, 10, 3).await;
    let undo = json!({ "after": 10, "id": "u1", "to": 6 });
    expect(&ann, 200, "POST", &format!("/tables/{id}/undo"), undo).await;
    play(&[&ann], &id, MOVES - 6, 4).await;
    house.running.stop().await.unwrap();
    id
}

/// Whether the database opens, all its games come out as they were played, and the server shows them.
async fn holds(url: &str) {
    let audit = server::audit(url).await.unwrap();
    assert!(audit.games > 0 && audit.entries > MOVES, "{audit:?}");
    assert!(audit.differences.is_empty(), "{:?}", audit.differences);
    let house = House::on(url).await;
    let somebody = house.nobody();
    let listed = expect(&somebody, 200, "GET", "/tables", NONE).await;
    let id = listed["tables"][0]["id"].as_str().unwrap_or_else(|| panic!("no table: {listed}")).to_owned();
    let state = expect(&somebody, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
    assert_eq!(state["position"], MOVES);
    expect(&somebody, 200, "GET", &format!("/tables/{id}/state?at=5"), NONE).await;
    house.running.stop().await.unwrap();
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
    let id = fill(&url).await;
    let house = House::on(&url).await;
    let file = expect(&house.nobody(), 200, "GET", &format!("/tables/{id}/export"), NONE).await;
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
    let newest = folder().join(FORMAT.to_string());
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
