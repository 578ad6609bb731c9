//! A conductor at one's elbow: for whoever may ask for advice, and only about one's own decision.

use crate::house::{House, expect, table_of_two};
use serde_json::{Value, json};
use storage::throwaway::{on_both, on_sqlite};

const NONE: Value = Value::Null;

fn said(title: &str, message: &Value) -> String {
    let message: rules::Message = serde_json::from_value(message.clone()).unwrap();
    let words = messages::say(messages::Language::En, title, &message);
    assert!(words != message.id && !words.contains('{'), "{words}");
    words
}

#[tokio::test(flavor = "multi_thread")]
async fn against_computers_every_decision_is_explained_and_what_is_suggested_can_be_done() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        for title in ["1860", "1862", "1822NRS"] {
            let guest = json!({ "kind": "computer", "computer": "guest" });
            let new = json!({ "name": "x", "title": title, "seed": 7, "seats": [{ "kind": "mine" }, guest, guest] });
            let id = expect(&ann, 201, "POST", "/tables", new).await["id"].as_str().unwrap().to_owned();
            let path = |what: &str| format!("/tables/{id}/{what}");
            expect(&ann, 200, "POST", &path("start"), NONE).await;
            let (mut points, mut marked) = (0, 0);
            for _ in 0..40 {
                let state = expect(&ann, 200, "GET", &path("state"), NONE).await;
                if state["choices"].is_null() {
                    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
                    continue;
                }
                let told = expect(&ann, 200, "GET", &path("conductor"), NONE).await;
                assert_eq!((&told["number"], &told["seat"]), (&state["number"], &json!(0)));
                for point in told["points"].as_array().unwrap() {
                    said(title, &point["message"]);
                    points += 1;
                    marked += point["hexes"].as_array().unwrap().len() + point["companies"].as_array().unwrap().len();
                }
                for warning in told["warnings"].as_array().unwrap() {
                    warning["reasons"].as_array().unwrap().iter().for_each(|reason| drop(said(title, reason)));
                }
                said(title, &told["suggestion"]["label"]);
                let action = &told["suggestion"]["action"];
                let sent = json!({ "after": state["number"], "id": state["number"].to_string(), "action": action });
                expect(&ann, 200, "POST", &path("moves"), sent).await;
            }
            assert!(points > 5 && marked > 5, "{title}: {points} points, {marked} marks");
        }
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn among_people_a_conductor_speaks_only_where_advice_was_agreed_on() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({})).await;
        let refused = expect(&ann, 403, "GET", &format!("/tables/{id}/conductor"), NONE).await;
        assert_eq!(refused["error"]["code"], "advice-not-allowed");
        let id = table_of_two(&ann, &ben, json!({ "advice": true })).await;
        expect(&ann, 200, "GET", &format!("/tables/{id}/conductor"), NONE).await;
        let other = expect(&ben, 403, "GET", &format!("/tables/{id}/conductor"), NONE).await;
        assert_eq!(other["error"]["code"], "not-your-turn");
        house.running.stop().await.unwrap();
    })
    .await;
}
