//! The past of a game: the state after every entry of its log, however it was reached, and what opening a table needs.

use crate::house::{House, expect, play, whole_log};
use load::Client;
use serde_json::{Value, json};
use storage::throwaway::on_both;
use storage::{Batch, Storage};

const NONE: Value = Value::Null;

/// Goes to a place of the line and says how many entries there are then.
async fn go(visitor: &Client, id: &str, way: &str, to: i64) -> i64 {
    let after = expect(visitor, 200, "GET", &format!("/tables/{id}"), NONE).await["number"].as_i64().unwrap();
    let body = json!({ "after": after, "id": format!("{way}{after}"), "to": to });
    expect(visitor, 200, "POST", &format!("/tables/{id}/{way}"), body).await;
    after + 1
}

/// Whether the state after every entry is the one the entry tells of.
async fn all_states_are_there(visitor: &Client, id: &str) {
    let log = whole_log(visitor, id).await;
    let entries = log["entries"].as_array().unwrap();
    assert_eq!(entries.len() as i64, log["number"].as_i64().unwrap());
    for (index, entry) in entries.iter().enumerate() {
        let number = index + 1;
        assert!(entry["number"] == number && entry["digest"].is_string());
        let state = expect(visitor, 200, "GET", &format!("/tables/{id}/state?at={number}"), NONE).await;
        assert_eq!(
            (&state["number"], &state["position"], &state["digest"]),
            (&entry["number"], &entry["position"], &entry["digest"]),
            "after entry {number}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_state_after_every_entry_is_there_however_often_moves_were_taken_back() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let id = ann.hot_table(3).await.unwrap();
        play(&[&ann], &id, 70, 4).await;
        go(&ann, &id, "undo", 30).await;
        go(&ann, &id, "redo", 66).await;
        go(&ann, &id, "undo", 20).await;
        play(&[&ann], &id, 50, 5).await;
        go(&ann, &id, "undo", 63).await;
        go(&ann, &id, "redo", 65).await;
        let number = go(&ann, &id, "undo", 64).await;
        let too_far = json!({ "after": number, "id": "far", "to": 71 });
        let refused = expect(&ann, 409, "POST", &format!("/tables/{id}/redo"), too_far).await;
        assert_eq!(refused["error"]["code"], "nothing-to-redo", "{refused}");
        play(&[&ann], &id, 4, 6).await;
        all_states_are_there(&ann, &id).await;
        let state = format!("/tables/{id}/state");
        let now = expect(&ann, 200, "GET", &state, NONE).await;
        assert_eq!((now["position"].as_i64(), now["undone"].as_i64()), (Some(68), Some(0)));
        let file = expect(&ann, 200, "GET", &format!("/tables/{id}/export"), NONE).await;
        assert_eq!(file["moves"].as_array().unwrap().len(), 68);
        // A server that has never seen the table finds it as it was.
        house.running.stop().await.unwrap();
        let house = House::on(&url).await;
        let cold = expect(&ann.at(&house.base), 200, "GET", &state, NONE).await;
        assert_eq!(cold, now);
        all_states_are_there(&ann.at(&house.base), &id).await;
        house.running.stop().await.unwrap();
        assert!(server::audit(&url).await.unwrap().differences.is_empty());
    })
    .await;
}

/// A database with a table of a hundred moves, which no server has open; gives the guest, the address of the table's
/// state and what it is.
async fn a_hundred_moves(url: &str) -> (Client, String, Value) {
    let house = House::on(url).await;
    let ann = house.guest("Ann").await;
    let id = ann.hot_table(3).await.unwrap();
    play(&[&ann], &id, 100, 4).await;
    let path = format!("/tables/{id}/state");
    let now = expect(&ann, 200, "GET", &path, NONE).await;
    house.running.stop().await.unwrap();
    (ann, path, now)
}

/// Does something to the database.
async fn harm(url: &str, sql: &'static str) {
    Storage::open(url).await.unwrap().commit(Batch::of(sql, Vec::new())).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn opening_a_table_reads_only_the_end_of_its_log() {
    on_both(|url| async move {
        let (ann, state, now) = a_hundred_moves(&url).await;
        // Whoever read the first ninety-six entries now would stumble.
        harm(&url, "UPDATE log SET action = 'spoilt' WHERE number <= 96").await;
        let house = House::on(&url).await;
        assert_eq!(expect(&ann.at(&house.base), 200, "GET", &state, NONE).await, now);
        expect(&ann.at(&house.base), 500, "GET", &format!("{state}?at=95"), NONE).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn snapshots_that_are_lost_or_garbled_are_not_missed() {
    on_both(|url| async move {
        let (ann, state, now) = a_hundred_moves(&url).await;
        for sql in [
            "UPDATE snapshots SET state = '{' WHERE position = 96",
            "UPDATE snapshots SET state = REPLACE(state, '\"phase\":2', '\"phase\":3')",
            "DELETE FROM snapshots",
        ] {
            harm(&url, sql).await;
            let house = House::on(&url).await;
            assert_eq!(expect(&ann.at(&house.base), 200, "GET", &state, NONE).await, now, "{sql}");
            house.running.stop().await.unwrap();
        }
    })
    .await;
}
