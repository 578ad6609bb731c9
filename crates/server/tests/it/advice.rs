//! Asking a computer what it would do.

use crate::house::{House, expect, table_of_two};
use serde_json::{Value, json};
use storage::throwaway::{on_both, on_sqlite};

const NONE: Value = Value::Null;

#[tokio::test(flavor = "multi_thread")]
async fn against_computers_one_is_told_moves_with_reasons_and_can_make_them() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        for title in ["1860", "1862", "1822MRS"] {
            let guest = json!({ "kind": "computer", "computer": "guest" });
            let new = json!({ "name": "x", "title": title, "seed": 7, "seats": [{ "kind": "mine" }, guest, guest] });
            let id = expect(&ann, 201, "POST", "/tables", new).await["id"].as_str().unwrap().to_owned();
            let path = |what: &str| format!("/tables/{id}/{what}");
            expect(&ann, 200, "POST", &path("start"), NONE).await;
            let mut reasons = 0;
            for _ in 0..16 {
                let state = expect(&ann, 200, "GET", &path("state"), NONE).await;
                if state["choices"].is_null() {
                    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
                    continue;
                }
                let told = expect(&ann, 200, "GET", &path("advice"), NONE).await;
                assert_eq!((&told["number"], &told["seat"]), (&state["number"], &json!(0)));
                let moves = told["moves"].as_array().unwrap();
                assert!(!moves.is_empty(), "{title}: {state}");
                let leads: Vec<i64> = moves.iter().map(|one| one["lead"].as_i64().unwrap()).collect();
                assert!(leads[0] == 0 && leads.iter().all(|lead| *lead <= 0), "{leads:?}");
                let actions: Vec<&Value> = moves.iter().map(|one| &one["action"]).collect();
                let tried = expect(&ann, 200, "POST", &path("check"), json!({ "actions": actions })).await;
                for (tried, one) in tried.as_array().unwrap().iter().zip(moves) {
                    assert!(tried["events"].is_array(), "{one}: {tried}");
                    let said: rules::Message = serde_json::from_value(one["label"].clone()).unwrap();
                    let words = messages::say(messages::Language::En, title, &said);
                    assert!(words != said.id && !words.contains('{'), "{words}");
                    reasons += one["reasons"].as_array().unwrap().len();
                }
                // The same question has the same answer, and asking changes nothing.
                assert_eq!(expect(&ann, 200, "GET", &path("advice"), NONE).await, told);
                let sent = json!({ "after": state["number"], "id": state["number"].to_string(), "action": actions[0] });
                expect(&ann, 200, "POST", &path("moves"), sent).await;
            }
            assert!(reasons > 5, "{title}: {reasons} reasons");
        }
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn among_people_advice_is_agreed_on_before_the_start_or_refused() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({})).await;
        let refused = expect(&ann, 403, "GET", &format!("/tables/{id}/advice"), NONE).await;
        assert_eq!(refused["error"]["code"], "advice-not-allowed");
        let late = expect(&ann, 409, "PATCH", &format!("/tables/{id}"), json!({ "advice": true })).await;
        assert_eq!(late["error"]["code"], "started");
        // A seat that is handed over is still a person's.
        expect(&ben, 200, "PUT", &format!("/tables/{id}/stand-in"), json!({ "computer": "random" })).await;
        expect(&ann, 403, "GET", &format!("/tables/{id}/advice"), NONE).await;

        let id = table_of_two(&ann, &ben, json!({ "advice": true })).await;
        let shown = expect(&ben, 200, "GET", &format!("/tables/{id}"), NONE).await;
        assert_eq!(shown["settings"]["advice"], true);
        let told = expect(&ann, 200, "GET", &format!("/tables/{id}/advice"), NONE).await;
        assert!(told["moves"].as_array().unwrap().len() > 1);
        let other = expect(&ben, 403, "GET", &format!("/tables/{id}/advice"), NONE).await;
        assert_eq!(other["error"]["code"], "not-your-turn");
        house.running.stop().await.unwrap();
    })
    .await;
}
