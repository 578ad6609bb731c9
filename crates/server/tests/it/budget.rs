//! How much people may store.

use crate::house::{House, config, expect, play, table_of_two};
use load::Client;
use serde_json::{Value, json};
use server::Config;
use storage::throwaway::on_both;
use storage::{Batch, Storage};

const NONE: Value = Value::Null;

async fn write(url: &str, sql: &'static str) {
    let storage = Storage::open(url).await.unwrap();
    storage.commit(Batch::of(sql, Vec::new())).await.unwrap();
    storage.backend().close().await;
}

/// What the database says of something, and what a count of its rows says.
async fn counted(url: &str, sql: &'static str) -> Vec<(i64, i64)> {
    let storage = Storage::open_to_read(url).await.unwrap();
    let rows = storage.backend().fetch(sql, Vec::new()).await.unwrap();
    storage.backend().close().await;
    rows.into_iter().map(|mut row| (row.int().unwrap(), row.int().unwrap())).collect()
}

async fn refused(visitor: &Client, method: &str, path: &str, body: Value) {
    let refused = expect(visitor, 409, method, path, body).await;
    assert_eq!(refused["error"]["code"], "storage-full", "{method} {path}");
}

fn new_table() -> Value {
    json!({ "name": "x", "title": "1860", "seats": [{ "kind": "mine" }, { "kind": "hot", "name": "Aunt" }] })
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_are_counted_as_they_are_stored() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let table = ann.hot_table(2).await.unwrap();
        play(&[&ann], &table, 70, 4).await;
        let undo = json!({ "after": 70, "id": "back", "to": 60 });
        expect(&ann, 200, "POST", &format!("/tables/{table}/undo"), undo).await;
        play(&[&ann], &table, 10, 5).await;
        let analysis = expect(&ann, 201, "POST", &format!("/tables/{table}/analyses"), json!({})).await;
        let analysis = format!("/analyses/{}", analysis["id"].as_str().unwrap());
        let think = json!({ "computer": "random" });
        for after in 0..6 {
            expect(&ann, 200, "POST", &format!("{analysis}/moves/{after}/computer"), think.clone()).await;
        }
        expect(&ann, 200, "PATCH", &format!("{analysis}/moves/2"), json!({ "name": "a", "note": "bcd" })).await;
        let copy = expect(&ann, 201, "POST", &format!("{analysis}/copy"), NONE).await;
        expect(&ann, 204, "DELETE", &format!("{analysis}/moves/5"), NONE).await;
        house.running.stop().await.unwrap();
        let tables = counted(
            &url,
            "SELECT bytes, CAST((SELECT SUM(LENGTH(COALESCE(action, '')) + LENGTH(events) + 200) FROM log) \
             + (SELECT SUM(LENGTH(state) + 200) FROM snapshots) AS BIGINT) FROM tables",
        )
        .await;
        assert!(tables.len() == 1 && tables[0].0 > 20_000 && tables[0].0 == tables[0].1, "{tables:?}");
        let analyses = counted(
            &url,
            "SELECT bytes, CAST(COALESCE((SELECT SUM(LENGTH(action) + LENGTH(events) + LENGTH(name) + LENGTH(note) + 200) \
             FROM analysis_moves WHERE analysis = a.id), 0) + COALESCE((SELECT SUM(LENGTH(action) + LENGTH(events) \
             + LENGTH(name) + LENGTH(note) + 200) FROM copied_moves WHERE copy = a.copy), 0) AS BIGINT) FROM analyses a \
             ORDER BY bytes",
        )
        .await;
        assert!(analyses.len() == 2 && analyses.iter().all(|(bytes, count)| bytes == count), "{analyses:?}");
        assert!(analyses[0].0 < analyses[1].0 && copy["moves"].as_array().unwrap().len() == 6);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn owners_delete_tables_at_which_nobody_else_has_played() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let alone = ann.hot_table(2).await.unwrap();
        play(&[&ann], &alone, 40, 1).await;
        let fork = expect(&ann, 201, "POST", &format!("/tables/{alone}/fork"), json!({})).await;
        let fork = format!("/tables/{}", fork["id"].as_str().unwrap());
        let together = format!("/tables/{}", table_of_two(&ann, &ben, json!({})).await);
        expect(&ben, 403, "DELETE", &together, NONE).await;
        assert_eq!(expect(&ann, 409, "DELETE", &together, NONE).await["error"]["code"], "others-here");
        expect(&ann, 200, "POST", &format!("{together}/end"), json!({ "finished": true })).await;
        expect(&ann, 409, "DELETE", &together, NONE).await;
        // Somebody else thinks about the game.
        let alone = format!("/tables/{alone}");
        expect(&ann, 200, "PATCH", &alone, json!({ "listed": true })).await;
        let board = expect(&ben, 201, "POST", &format!("{alone}/analyses"), json!({})).await;
        expect(&ann, 201, "POST", &format!("{alone}/analyses"), json!({})).await;
        expect(&ann, 409, "DELETE", &alone, NONE).await;
        expect(&ben, 204, "DELETE", &format!("/analyses/{}", board["id"].as_str().unwrap()), NONE).await;
        expect(&ann, 204, "DELETE", &alone, NONE).await;
        expect(&ann, 404, "GET", &alone, NONE).await;
        assert_eq!(expect(&ann, 200, "GET", "/analyses", NONE).await, json!([]));
        assert_eq!(expect(&ann, 200, "GET", &format!("{fork}/state"), NONE).await["number"], 40);
        expect(&ann, 204, "DELETE", &fork, NONE).await;
        house.running.stop().await.unwrap();
        assert_eq!(
            counted(&url, "SELECT COUNT(*), (SELECT COUNT(*) FROM log WHERE kind = 'move') FROM tables")
                .await,
            [(1, 0)]
        );
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_stored_too_much_makes_nothing_new() {
    on_both(|url| async move {
        let small = || Config { stored_mb: 1, ..config(&url) };
        let house = House::with(small()).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let alone = ann.hot_table(2).await.unwrap();
        play(&[&ann], &alone, 40, 1).await;
        let file = expect(&ann, 200, "GET", &format!("/tables/{alone}/export"), NONE).await;
        let together = table_of_two(&ann, &ben, json!({})).await;
        let analysis = expect(&ann, 201, "POST", &format!("/tables/{alone}/analyses"), json!({})).await;
        let analysis = format!("/analyses/{}", analysis["id"].as_str().unwrap());
        house.running.stop().await.unwrap();
        // The analysis takes a megabyte.
        write(&url, "UPDATE analyses SET bytes = 1000000").await;
        let house = House::with(small()).await;
        let (ann, ben) = (ann.at(&house.base), ben.at(&house.base));
        refused(&ann, "POST", "/tables", new_table()).await;
        refused(&ann, "POST", "/imports", file.clone()).await;
        refused(&ann, "POST", &format!("/tables/{alone}/fork"), json!({})).await;
        refused(&ann, "POST", &format!("/tables/{alone}/analyses"), json!({})).await;
        refused(&ann, "POST", &format!("{analysis}/copy"), NONE).await;
        refused(&ann, "POST", &format!("{analysis}/moves/0/computer"), json!({ "computer": "random" })).await;
        // A game alone goes on to the next check; one with another person goes on.
        play(&[&ann], &alone, 23, 2).await;
        let state = expect(&ann, 200, "GET", &format!("/tables/{alone}/state"), NONE).await;
        let action = ann.any_move(&alone, &state, &mut load::Dice(3)).await.unwrap();
        let sent = json!({ "after": 63, "id": "64", "action": action });
        refused(&ann, "POST", &format!("/tables/{alone}/moves"), sent).await;
        refused(&ann, "POST", &format!("/tables/{alone}/undo"), json!({ "after": 63, "id": "back" })).await;
        play(&[&ann, &ben], &together, 40, 3).await;
        let after = expect(&ben, 200, "GET", &format!("/tables/{together}"), NONE).await;
        assert_eq!(after["number"], 40);
        // Others are not concerned, and there is room again when something is deleted.
        expect(&ben, 201, "POST", "/imports", file).await;
        expect(&ann, 204, "DELETE", &analysis, NONE).await;
        expect(&ann, 201, "POST", "/tables", new_table()).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

/// Asks from an address behind our proxy.
async fn from(house: &House, visitor: &Client, address: &str) -> u16 {
    let request = reqwest::Client::new().post(format!("{}/api/v1/tables", house.base));
    let request = request.header("cookie", visitor.cookie().unwrap()).header("x-forwarded-for", address);
    request.json(&new_table()).send().await.unwrap().status().as_u16()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_of_one_address_store_eight_times_as_much_together() {
    on_both(|url| async move {
        let small = || Config { stored_mb: 1, behind_proxy: true, ..config(&url) };
        let house = House::with(small()).await;
        let mut people = Vec::new();
        for _ in 0..10 {
            people.push(house.guest("Ann").await);
        }
        for visitor in &people[..8] {
            assert_eq!(from(&house, visitor, "198.51.100.7").await, 201);
        }
        house.running.stop().await.unwrap();
        write(&url, "UPDATE tables SET bytes = 999999").await;
        let networks = "SELECT COUNT(DISTINCT network), SUM(CASE WHEN network LIKE '%198%51%' THEN 1 ELSE 0 END) FROM tables";
        assert_eq!(counted(&url, networks).await, [(1, 0)], "no address is stored");
        let house = House::with(small()).await;
        let at = |index: usize| people[index].at(&house.base);
        assert_eq!(from(&house, &at(8), "198.51.100.7").await, 201, "a little is left");
        house.running.stop().await.unwrap();
        write(&url, "UPDATE tables SET bytes = 1000000 WHERE bytes > 0").await;
        let house = House::with(small()).await;
        let at = |index: usize| people[index].at(&house.base);
        assert_eq!(from(&house, &at(9), "198.51.100.7").await, 409);
        assert_eq!(from(&house, &at(9), "198.51.100.8").await, 201, "from elsewhere");
        house.running.stop().await.unwrap();
    })
    .await;
}
