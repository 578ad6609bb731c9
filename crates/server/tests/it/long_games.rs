//! Games of many moves: what is imported of them, and how their log is read.

use crate::house::{House, config, expect};
use crate::live::Window;
use records::file::GameFile;
use rules::{Action, Game, History, TableSpec};
use serde_json::{Value, json};
use server::Config;
use storage::throwaway::on_both;
use titles::AnyGame;

const NONE: Value = Value::Null;

/// A game in which everybody passes, as a file of so many moves.
fn passed(moves: usize) -> Value {
    let players = vec!["Ann".to_owned(), "Ben".to_owned()];
    let spec = TableSpec { title: "1862".to_owned(), players, seed: 5, ..TableSpec::default() };
    let mut history = History::new(AnyGame::new(&spec).unwrap());
    for _ in 0..moves {
        let player = history.game().turn().players[0];
        history.apply(player, Action::Pass).unwrap();
    }
    serde_json::from_str(&GameFile::of(&spec, &history, false).to_text()).unwrap()
}

fn numbers(answer: &Value) -> Vec<i64> {
    let entries = answer["entries"].as_array().unwrap().iter();
    entries.map(|entry| entry["number"].as_i64().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn more_moves_than_are_allowed_are_not_imported() {
    on_both(|url| async move {
        let house = House::with(Config { imported_moves: 100, ..config(&url) }).await;
        let ann = house.guest("Ann").await;
        expect(&ann, 201, "POST", "/imports", passed(100)).await;
        let refused = expect(&ann, 400, "POST", "/imports", passed(101)).await;
        assert_eq!(refused["error"]["code"], "too-many-imported-moves");
        house.running.stop().await.unwrap();
        // A table that has grown longer is not copied either.
        let house = House::with(Config { imported_moves: 50, ..config(&url) }).await;
        let ann = ann.at(&house.base);
        let tables = expect(&ann, 200, "GET", "/tables?mine=true", NONE).await;
        let id = tables["tables"][0]["id"].as_str().unwrap().to_owned();
        let refused = expect(&ann, 400, "POST", &format!("/tables/{id}/fork"), json!({})).await;
        assert_eq!(refused["error"]["code"], "too-many-imported-moves");
        expect(&ann, 201, "POST", &format!("/tables/{id}/fork"), json!({ "number": 50 })).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_log_comes_in_pages() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let imported = expect(&ann, 201, "POST", "/imports", passed(1_200)).await;
        let path = format!("/tables/{}", imported["table"]["id"].as_str().unwrap());
        for what in ["log?", "updates?state=true&"] {
            let mut seen: Vec<i64> = Vec::new();
            while seen.len() < 1_200 {
                let after = seen.last().copied().unwrap_or(0);
                let page = expect(&ann, 200, "GET", &format!("{path}/{what}after={after}"), NONE).await;
                let told = numbers(&page);
                assert!(!told.is_empty() && told.len() <= 500, "{} entries", told.len());
                seen.extend(told);
                if what.starts_with("updates") {
                    assert_eq!(page["number"].as_i64(), seen.last().copied(), "where to go on");
                    assert_eq!(page["table"]["number"], 1_200);
                    assert_eq!(page["state"]["number"], 1_200, "the state is the present one");
                }
            }
            assert_eq!(seen, (1..=1_200).collect::<Vec<i64>>());
        }
        let id = imported["table"]["id"].as_str().unwrap();
        let mut window = Window::open(&house.base, &ann, id, "after=0&state=true").await.unwrap();
        let mut seen: Vec<i64> = Vec::new();
        for message in 0..3 {
            let update = window.next().await.unwrap();
            assert_eq!(
                update["state"].is_null(),
                message > 0,
                "the state comes once, with the first message"
            );
            assert!(numbers(&update).len() <= 500);
            seen.extend(numbers(&update));
        }
        assert_eq!(seen, (1..=1_200).collect::<Vec<i64>>());
        // Whoever moves without having seen anything is told a few entries, not all.
        let blind = json!({ "after": 0, "id": "blind", "action": { "type": "pass" } });
        let stale = expect(&ann, 409, "POST", &format!("{path}/moves"), blind).await;
        assert_eq!(stale["error"]["details"]["entries"].as_array().unwrap().len(), 50);
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reads_are_limited_by_bytes() {
    on_both(|url| async move {
        let house = House::with(Config { limits: true, ..config(&url) }).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let imported = expect(&ann, 201, "POST", "/imports", passed(1_200)).await;
        let id = imported["table"]["id"].as_str().unwrap();
        expect(&ann, 200, "PATCH", &format!("/tables/{id}"), json!({ "listed": true })).await;
        let log = format!("/tables/{id}/log");
        let mut bytes = 0;
        // The number of requests allows for 200 at once.
        let answers = 0..190;
        let mut refused = false;
        for _ in answers {
            let (status, answer) = ann.send("GET", &log, None).await.unwrap();
            bytes += answer.to_string().len();
            refused |= status == 429;
        }
        assert!(refused, "{bytes} bytes were read");
        expect(&ben, 200, "GET", &log, NONE).await;
        expect(&ann, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
        house.running.stop().await.unwrap();
    })
    .await;
}
