//! What a player may not see never leaves the server for that player.

use crate::house::{House, expect, play, table_of_two};
use load::Client;
use serde_json::{Value, json};
use storage::throwaway::on_sqlite;

const NONE: Value = Value::Null;

/// The treasuries that a view shows to somebody who has no share in the company.
fn leaked(view: &Value, seat: Option<u64>) -> Vec<String> {
    let held = seat
        .and_then(|seat| view["players"][seat as usize]["shares"].as_array().cloned())
        .unwrap_or_default();
    let has_share = |company: &Value| held.iter().any(|holding| holding["symbol"] == company["symbol"]);
    // *Miscellaneous*: everybody may know the treasury of a company in receivership or bankrupt.
    let companies = view["companies"].as_array().unwrap().iter();
    companies
        .filter(|company| company["receivership"] == false && company["bankrupt"] == false)
        .filter(|company| company["floated"] == true && !company["treasury"].is_null() && !has_share(company))
        .map(|company| company["symbol"].to_string())
        .collect()
}

async fn views(visitor: &Client, table: &str, number: i64) -> Vec<Value> {
    let mut views = Vec::new();
    for path in [
        format!("/tables/{table}/state"),
        format!("/tables/{table}/state?at={}", number - 1),
        format!("/tables/{table}/updates?state=true"),
    ] {
        let mut answer = expect(visitor, 200, "GET", &path, NONE).await;
        let state = if answer["view"].is_object() { answer } else { answer["state"].take() };
        views.push(state);
    }
    views
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_treasuries_stay_closed_everywhere() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let nobody = house.nobody();
        let id = table_of_two(&ann, &ben, json!({})).await;
        let mut seen_closed = 0;
        for round in 0..25 {
            let last = play(&[&ann, &ben], &id, 8, round).await;
            let number = last["number"].as_i64().unwrap();
            for (visitor, seat) in [(&ann, Some(0)), (&ben, Some(1)), (&nobody, None)] {
                for state in views(visitor, &id, number).await {
                    assert_eq!(leaked(&state["view"], seat), Vec::<String>::new());
                    let companies = state["view"]["companies"].as_array().unwrap();
                    seen_closed += companies
                        .iter()
                        .filter(|it| it["floated"] == true && it["treasury"].is_null())
                        .count();
                    // Choices tell what somebody can pay: only those who choose see them.
                    let mine = state["turn"]["players"].as_array().unwrap().iter();
                    let acts = mine.into_iter().any(|player| player["seat"].as_u64() == seat);
                    assert!(acts || state["choices"].is_null());
                }
            }
        }
        assert!(seen_closed > 0, "the game came to a floated company");
        // Neither files nor the log carry a state, and nobody can go on alone to look into treasuries.
        let file = expect(&ben, 200, "GET", &format!("/tables/{id}/export?events=true"), NONE).await;
        assert!(!file.to_string().contains("treasury"));
        expect(&ben, 403, "POST", &format!("/tables/{id}/fork"), json!({})).await;
        // When the game is over, everything is open.
        expect(&ann, 200, "POST", &format!("/tables/{id}/end"), json!({ "finished": true })).await;
        let after = expect(&ben, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
        let companies = after["view"]["companies"].as_array().unwrap();
        assert!(companies.iter().all(|company| !company["treasury"].is_null()));
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn notes_and_programs_are_nobody_elses() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({})).await;
        let (notes, programs) = (format!("/tables/{id}/notes"), format!("/tables/{id}/programs"));
        expect(&ann, 204, "PUT", &notes, json!({ "text": "he bluffs" })).await;
        assert_eq!(expect(&ann, 200, "GET", &notes, NONE).await["text"], "he bluffs");
        assert_eq!(expect(&ben, 200, "GET", &notes, NONE).await["text"], "");
        let program = json!({ "program": { "type": "bid", "up_to": 50 } });
        assert_eq!(expect(&ben, 200, "PUT", &programs, program).await[0]["program"]["up_to"], 50);
        assert_eq!(expect(&ann, 200, "GET", &programs, NONE).await, json!([]));
        let update = expect(&ann, 200, "GET", &format!("/tables/{id}/updates"), NONE).await;
        assert_eq!(update["programs"], json!([]));
        house.running.stop().await.unwrap();
    })
    .await;
}
