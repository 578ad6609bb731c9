//! Looking back at games that are over.

use crate::house::{House, expect, play, whole_log};
use load::Client;
use serde_json::{Value, json};
use std::path::Path;
use storage::throwaway::{on_both, on_sqlite};

const NONE: Value = Value::Null;

/// How far a seat is ahead of the best of the others.
fn lead(worths: &Value, seat: usize) -> i64 {
    let worths: Vec<i64> = worths.as_array().unwrap().iter().map(|worth| worth.as_i64().unwrap()).collect();
    let others = worths.iter().enumerate().filter(|(other, _)| *other != seat);
    worths[seat] - others.map(|(_, worth)| *worth).max().unwrap()
}

/// Whether the costly moves are those of their makers, with the falls that the moments tell, the worst first.
fn check(review: &Value, log: &Value) {
    let moments = review["moments"].as_array().unwrap();
    let costly = review["costly"].as_array().unwrap();
    assert!(costly.len() <= 12);
    let falls: Vec<i64> = costly.iter().map(|one| one["fall"].as_i64().unwrap()).collect();
    assert!(falls.iter().all(|fall| *fall > 0) && falls.is_sorted_by(|one, other| one >= other), "{falls:?}");
    for one in costly {
        let at = moments.iter().position(|moment| moment["number"] == one["number"]).unwrap();
        let seat = one["seat"].as_u64().unwrap() as usize;
        let fall = lead(&moments[at - 1]["worths"], seat) - lead(&moments[at]["worths"], seat);
        assert_eq!(one["fall"], fall);
        let entry = &log["entries"][one["number"].as_u64().unwrap() as usize - 1];
        assert_eq!(entry["seat"], one["seat"]);
        let (label, kind) = (one["label"]["id"].as_str().unwrap(), entry["action"]["type"].as_str().unwrap());
        assert!(label.starts_with(&format!("choice-{kind}")), "{label} of {}", entry["action"]);
    }
}

/// Whether runs and dealings are those that the log tells of, and the best runs are those that a search finds.
async fn check_runs_and_dealings(visitor: &Client, table: &str, review: &Value, log: &Value) {
    let entry = |one: &Value| log["entries"][one["number"].as_u64().unwrap() as usize - 1].clone();
    let told = |entry: &Value, id: &str| -> Vec<Value> {
        let events = entry["events"].as_array().unwrap().iter();
        events.filter(|event| event["id"].as_str().unwrap().starts_with(id)).cloned().collect()
    };
    for (index, ran) in review["runs"].as_array().unwrap().iter().enumerate() {
        let made = entry(ran);
        assert_eq!((&made["action"]["type"], &made["seat"]), (&json!("run"), &ran["seat"]));
        assert!(ran["best"].as_i64() >= ran["revenue"].as_i64());
        let before = ran["number"].as_i64().unwrap() - 1;
        if index % 9 == 0 && ran["certain"] == true {
            let best = expect(visitor, 200, "GET", &format!("/tables/{table}/runs?at={before}"), NONE).await;
            // Recorded games may allow more than the search knows of; then what was run was the best.
            assert_eq!(best["revenue"].as_i64().max(ran["revenue"].as_i64()), ran["best"].as_i64(), "{ran}");
        }
    }
    for deal in review["dealings"].as_array().unwrap() {
        let (made, sold) = (entry(deal), deal["shares"].as_i64().unwrap() < 0);
        let events = match sold {
            true => told(&made, "event-shares-sold"),
            false => [told(&made, "event-share-bought"), told(&made, "event-company-started")].concat(),
        };
        let matches = |event: &Value| {
            let price = event["args"]["price"].as_i64().unwrap();
            let money = if sold { -price * deal["shares"].as_i64().unwrap() } else { -price };
            event["args"]["company"] == deal["company"] && deal["money"] == money
        };
        assert!(events.iter().any(matches), "{deal} of {events:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_is_looked_back_at_and_one_that_is_on_is_not() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let id = ann.hot_table(3).await.unwrap();
        let path = |what: &str| format!("/tables/{id}/{what}");
        play(&[&ann], &id, 40, 4).await;
        expect(&ann, 200, "POST", &path("undo"), json!({ "after": 40, "id": "back", "to": 38 })).await;
        play(&[&ann], &id, 150, 5).await;
        let early = expect(&ann, 409, "GET", &path("review"), NONE).await;
        assert_eq!(early["error"]["code"], "not-over");
        expect(&ann, 409, "GET", &path("review/7"), NONE).await;
        expect(&ann, 200, "POST", &path("end"), json!({ "finished": true })).await;
        let review = expect(&ann, 200, "GET", &path("review"), NONE).await;
        let log = expect(&ann, 200, "GET", &path("log"), NONE).await;
        // Moves 39 and 40 were taken back by entry 41.
        let numbers: Vec<i64> =
            review["moments"].as_array().unwrap().iter().map(|it| it["number"].as_i64().unwrap()).collect();
        assert_eq!(numbers, (0..=38).chain(42..=191).collect::<Vec<i64>>());
        check(&review, &log);
        let costly = review["costly"].as_array().unwrap();
        assert!(!costly.is_empty(), "play by chance costs something");
        let mut better = 0;
        for one in costly.iter().take(6) {
            let told = expect(&ann, 200, "GET", &path(&format!("review/{}", one["number"])), NONE).await;
            assert!(told["gain"].as_i64().unwrap() >= 0);
            let entry = &log["entries"][one["number"].as_u64().unwrap() as usize - 1];
            assert_ne!(told["instead"]["action"], entry["action"]);
            better += usize::from(told["gain"].as_i64().unwrap() > 0);
        }
        assert!(better > 0);
        for number in [0, 41, 999, i64::MIN] {
            expect(&ann, 404, "GET", &path(&format!("review/{number}")), NONE).await;
        }
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_the_end_everybody_has_what_the_reckoning_says() {
    for title in ["1860", "1862", "1822mrs"] {
        let file = format!("../../../shared/games/{title}/gen-001.game.json");
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
        if !file.exists() {
            assert!(
                std::env::var_os("CI").is_none(),
                "the recorded games are needed here: {}",
                file.display()
            );
            eprintln!("SKIPPED: no recorded games at {}", file.display());
            return;
        }
        on_sqlite(|url| {
            let file = file.clone();
            async move {
                let house = House::on(&url).await;
                let ann = house.guest("Ann").await;
                let recorded: Value = serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap();
                let imported = expect(&ann, 201, "POST", "/imports", recorded).await;
                let id = imported["table"]["id"].as_str().unwrap();
                if imported["table"]["state"] != "finished" {
                    expect(&ann, 200, "POST", &format!("/tables/{id}/end"), json!({ "finished": true }))
                        .await;
                }
                let state = expect(&ann, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
                let review = expect(&ann, 200, "GET", &format!("/tables/{id}/review"), NONE).await;
                let moments = review["moments"].as_array().unwrap();
                let log = whole_log(&ann, id).await;
                check(&review, &log);
                assert!(!review["runs"].as_array().unwrap().is_empty());
                assert!(!review["dealings"].as_array().unwrap().is_empty());
                check_runs_and_dealings(&ann, id, &review, &log).await;
                assert_eq!(moments.len() as i64, imported["moves"].as_i64().unwrap() + 1);
                if !state["view"]["standings"].is_null() {
                    let players = state["view"]["players"].as_array().unwrap();
                    let worths: Vec<Value> = players.iter().map(|player| player["worth"].clone()).collect();
                    assert_eq!(moments.last().unwrap()["worths"], Value::Array(worths));
                }
                house.running.stop().await.unwrap();
            }
        })
        .await;
    }
}
