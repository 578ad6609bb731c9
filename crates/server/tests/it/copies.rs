//! Copies of games and analyses: their moves are stored once, and outlive what they were copied from.

use crate::house::{House, expect, play, whole_log};
use load::Client;
use serde_json::{Value, json};
use server::{AdminCommand, administer};
use storage::throwaway::{on_both, on_sqlite};
use storage::{Expiry, Storage};

const NONE: Value = Value::Null;

/// A number that the database gives.
async fn number(url: &str, sql: &'static str) -> i64 {
    let storage = Storage::open_to_read(url).await.unwrap();
    let found = storage.backend().fetch(sql, Vec::new()).await.unwrap().remove(0).int().unwrap();
    storage.backend().close().await;
    found
}

/// A table of one's own with a game of so many moves that is still on.
async fn long_game(visitor: &Client, moves: usize) -> String {
    for seed in 1..40 {
        let game = visitor.hot_table(3).await.unwrap();
        if play(&[visitor], &game, moves, seed).await["number"] == moves {
            return game;
        }
    }
    panic!("all games were over before");
}

async fn fork(visitor: &Client, table: &str, number: i64) -> String {
    let made =
        expect(visitor, 201, "POST", &format!("/tables/{table}/fork"), json!({ "number": number })).await;
    made["id"].as_str().unwrap().to_owned()
}

async fn digest_at(visitor: &Client, table: &str, number: i64) -> String {
    let state = expect(visitor, 200, "GET", &format!("/tables/{table}/state?at={number}"), NONE).await;
    state["digest"].as_str().unwrap().to_owned()
}

/// Whether a copy has the past of the game up to an entry, and its log.
async fn has_the_same_past(visitor: &Client, game: &str, copy: &str, to: i64) {
    for number in [0, 1, 127, 128, 129, 150, to] {
        let (seen, copied) = (digest_at(visitor, game, number).await, digest_at(visitor, copy, number).await);
        assert_eq!(seen, copied, "after {number}");
    }
    let (log, copied) = (whole_log(visitor, game).await, whole_log(visitor, copy).await);
    let entries = log["entries"].as_array().unwrap()[..to as usize].iter();
    for (entry, copied) in entries.zip(copied["entries"].as_array().unwrap()) {
        for field in ["number", "kind", "seat", "action", "events", "position", "digest"] {
            assert_eq!(entry[field], copied[field]);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn copies_of_a_game_store_its_moves_once() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let game = long_game(&ann, 180).await;
        let file = expect(&ann, 200, "GET", &format!("/tables/{game}/export?at=170"), NONE).await;
        let (one, other) = (fork(&ann, &game, 170).await, fork(&ann, &game, 160).await);
        let chunks = "SELECT COUNT(*) FROM copies";
        assert_eq!(number(&url, chunks).await, 3, "128, and 42 or 32 moves");
        for _ in 0..10 {
            fork(&ann, &game, 170).await;
            fork(&ann, &one, 160).await;
            expect(&ann, 201, "POST", "/imports", file.clone()).await;
        }
        assert_eq!(number(&url, chunks).await, 3, "all of them were there");
        let own = "SELECT COUNT(*) FROM log l JOIN copied_entries c ON c.table_id = l.table_id";
        assert_eq!(number(&url, own).await, 0, "no copy has entries of its own yet");
        let bytes = "SELECT MAX(bytes) FROM tables WHERE id IN (SELECT table_id FROM copied_entries)";
        assert!(number(&url, bytes).await < 20_000, "a copy takes kilobytes, also if it is the first");
        has_the_same_past(&ann, &game, &one, 170).await;
        has_the_same_past(&ann, &game, &other, 160).await;
        // It goes on, back behind where it was copied, and on again.
        play(&[&ann], &one, 4, 5).await;
        let go = async |way: &str, after: i64, to: i64| {
            let sent = json!({ "after": after, "id": format!("{way} {after}"), "to": to });
            expect(&ann, 200, "POST", &format!("/tables/{one}/{way}"), sent).await;
        };
        go("undo", 174, 90).await;
        assert_eq!(digest_at(&ann, &one, 175).await, digest_at(&ann, &game, 90).await);
        go("redo", 175, 174).await;
        assert_eq!(digest_at(&ann, &one, 176).await, digest_at(&ann, &one, 174).await);
        go("undo", 176, 90).await;
        play(&[&ann], &one, 50, 6).await;
        let now = expect(&ann, 200, "GET", &format!("/tables/{one}/state"), NONE).await;
        assert_eq!((&now["number"], &now["position"]), (&json!(227), &json!(140)));
        has_the_same_past(&ann, &game, &one, 170).await;
        let second = fork(&ann, &one, 227).await;
        let copied = expect(&ann, 200, "GET", &format!("/tables/{second}/state"), NONE).await;
        assert_eq!((&copied["digest"], &copied["number"]), (&now["digest"], &json!(140)));
        house.running.stop().await.unwrap();
        let audit = server::audit(&url).await.unwrap();
        assert!(audit.differences.is_empty(), "{:?}", audit.differences);
        assert!(audit.games >= 34);
        // The game goes; its copies stay.
        administer(&url, AdminCommand::Delete(game)).await.unwrap();
        let house = House::on(&url).await;
        let ann = ann.at(&house.base);
        has_the_same_past(&ann, &other, &one, 160).await;
        let state = expect(&ann, 200, "GET", &format!("/tables/{one}/state"), NONE).await;
        assert_eq!(state["digest"], now["digest"], "after a restart");
        play(&[&ann], &other, 3, 1).await;
        house.running.stop().await.unwrap();
        assert!(server::audit(&url).await.unwrap().differences.is_empty());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn copies_that_nothing_uses_are_deleted() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let game = ann.hot_table(2).await.unwrap();
        play(&[&ann], &game, 40, 4).await;
        let (one, two) = (fork(&ann, &game, 40).await, fork(&ann, &game, 40).await);
        house.running.stop().await.unwrap();
        let (old, hours) = (Expiry { waiting: 0, unplayed: 0, guests_copies: 0, guests: 0 }, 2 * 3_600_000);
        let copies = async || {
            let storage = Storage::open(&url).await.unwrap();
            storage.expire(old, storage::ids::now() + hours).await.unwrap();
            storage.backend().close().await;
            number(&url, "SELECT COUNT(*) FROM copies").await
        };
        administer(&url, AdminCommand::Delete(one)).await.unwrap();
        assert_eq!(copies().await, 1, "the other has it");
        administer(&url, AdminCommand::Delete(two)).await.unwrap();
        assert_eq!(copies().await, 0);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_has_the_copies() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let game = ann.hot_table(2).await.unwrap();
        play(&[&ann], &game, 150, 4).await;
        let copy = fork(&ann, &game, 150).await;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("copy.db");
        server::back_up(&url, &file).await.unwrap();
        house.running.stop().await.unwrap();
        let house = House::on(&format!("sqlite:{}", file.display())).await;
        let ann = ann.at(&house.base);
        assert_eq!(digest_at(&ann, &copy, 150).await, digest_at(&ann, &game, 150).await);
        house.running.stop().await.unwrap();
    })
    .await;
}

/// An analysis of a game by computers, some branches of many moves; gives its path.
async fn large_analysis(ann: &Client) -> String {
    let game = ann.hot_table(2).await.unwrap();
    play(&[ann], &game, 5, 4).await;
    let made = expect(ann, 201, "POST", &format!("/tables/{game}/analyses"), json!({})).await;
    let path = format!("/analyses/{}", made["id"].as_str().unwrap());
    expect(ann, 200, "PATCH", &path, json!({ "computers": ["random", "random"] })).await;
    let mut last = 0;
    for _ in 0..6 {
        let thought = expect(ann, 200, "POST", &format!("{path}/moves/{last}/computer"), json!({})).await;
        last = thought["moves"].as_array().unwrap().last().unwrap()["number"].as_i64().unwrap();
    }
    path
}

async fn moves(visitor: &Client, path: &str) -> Value {
    expect(visitor, 200, "GET", path, NONE).await["moves"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn copies_of_an_analysis_store_its_moves_once() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let original = large_analysis(&ann).await;
        let tree = moves(&ann, &original).await;
        let count = tree.as_array().unwrap().len() as i64;
        assert!(count > 50, "{count} moves");
        let copy = async |of: &str| {
            let copy = expect(&ben, 201, "POST", &format!("{of}/copy"), NONE).await;
            format!("/analyses/{}", copy["id"].as_str().unwrap())
        };
        let (one, two) = (copy(&original).await, copy(&original).await);
        let three = copy(&one).await;
        let stored = "SELECT (SELECT COUNT(*) FROM analysis_moves) + (SELECT COUNT(*) FROM copied_moves)";
        assert_eq!(number(&url, stored).await, count, "also those of the original");
        let last = count;
        for path in [&original, &one, &two, &three] {
            assert_eq!(moves(&ben, path).await, tree);
            expect(&ben, 200, "GET", &format!("{path}/moves/{last}"), NONE).await;
        }
        // Each goes on for itself, from shared moves.
        for (visitor, path) in [(&ann, &original), (&ben, &one)] {
            let ack = expect(
                visitor,
                200,
                "POST",
                &format!("{path}/moves/20/computer"),
                json!({ "computer": "guest" }),
            )
            .await;
            let first = &ack["moves"][0];
            assert_eq!(first["parent"], 20);
            expect(visitor, 200, "GET", &format!("{path}/moves/{}", first["number"]), NONE).await;
        }
        assert_eq!(moves(&ben, &two).await, tree);
        // What is changed of shared moves is one's own from then on.
        expect(&ann, 200, "PATCH", &format!("{original}/moves/3"), json!({ "note": "bold" })).await;
        expect(&ben, 204, "DELETE", &format!("{one}/moves/10"), NONE).await;
        assert_eq!(moves(&ann, &original).await[2]["note"], "bold");
        assert_eq!(moves(&ben, &one).await.as_array().unwrap().len(), 9);
        expect(&ben, 404, "GET", &format!("{one}/moves/{last}"), NONE).await;
        assert_eq!(moves(&ben, &two).await, tree);
        // A copy of a changed copy, and the end of the original.
        let four = copy(&original).await;
        assert_eq!(moves(&ben, &four).await, moves(&ann, &original).await);
        expect(&ann, 204, "DELETE", &original, NONE).await;
        for path in [&two, &three] {
            assert_eq!(moves(&ben, path).await, tree);
        }
        assert_eq!(moves(&ben, &four).await[2]["note"], "bold");
        house.running.stop().await.unwrap();
        let house = House::on(&url).await;
        let ben = ben.at(&house.base);
        assert_eq!(moves(&ben, &three).await, tree);
        expect(&ben, 200, "GET", &format!("{three}/moves/{last}"), NONE).await;
        house.running.stop().await.unwrap();
    })
    .await;
}
