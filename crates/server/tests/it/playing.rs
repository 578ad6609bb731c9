//! Moves: made once, never stale, never by another, never lost.

use crate::house::{House, expect, play, table_of_two};
use load::{Client, Dice};
use serde_json::{Value, json};
use storage::throwaway::{on_both, on_sqlite};

const NONE: Value = Value::Null;

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_and_everything_is_there_afterwards() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({ "undo": "consent", "options": ["open_treasuries"] })).await;
        let last = play(&[&ann, &ben], &id, 40, 7).await;
        house.running.stop().await.unwrap();
        let again = House::on(&url).await;
        let state =
            expect(&ann.at(&again.base), 200, "GET", &format!("/tables/{id}/state"), Value::Null).await;
        assert_eq!(state["number"], last["number"]);
        assert!(state["digest"].is_string());
        assert_eq!(state["digest"], last["entry"]["digest"]);
        again.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_sent_twice_is_made_once() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({})).await;
        let moves = format!("/tables/{id}/moves");
        let bid = json!({ "after": 0, "id": "first", "action": { "type": "bid", "amount": 5 } });
        let first = expect(&ann, 200, "POST", &moves, bid.clone()).await;
        let again = expect(&ann, 200, "POST", &moves, bid.clone()).await;
        assert_eq!(first["entry"], again["entry"]);
        // Nor is another move made under an id that was used, whatever its sender has seen meanwhile.
        let used = json!({ "after": 1, "id": "first", "action": { "type": "bid", "amount": 5 } });
        expect(&ben, 200, "POST", &moves, json!({ "after": 1, "id": "b", "action": { "type": "pass" } }))
            .await;
        assert_eq!(expect(&ann, 200, "POST", &moves, used).await["entry"], first["entry"]);
        // The same id of another person is another move, and that one is stale.
        let stale = expect(&ben, 409, "POST", &moves, bid).await;
        assert_eq!(stale["error"]["code"], "stale");
        assert_eq!(stale["error"]["details"]["entries"][0]["action"]["amount"], 5);
        house.running.stop().await.unwrap();
    })
    .await;
}

/// Plays as people do who want to run trains, until a company must.
async fn play_until_running(ann: &Client, id: &str) {
    const LIKED: [&str; 7] =
        ["take-private", "start", "buy-share", "lay-tile", "buy-train", "pass", "dividend"];
    for number in 0..300 {
        let mut state = expect(ann, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
        if state["turn"]["step"] == "running" {
            return;
        }
        let choices = state["choices"].as_array().unwrap();
        let bidding = state["turn"]["step"] == "bidding";
        let of = |kind: &&str| choices.iter().find(|choice| choice["type"] == **kind);
        let liked = if bidding { of(&"pass") } else { LIKED.iter().find_map(of) };
        state["choices"] = json!([liked.unwrap_or(&choices[0])]);
        let action = ann.any_move(id, &state, &mut Dice(number)).await.unwrap();
        let sent = json!({ "after": state["number"], "id": format!("m{number}"), "action": action });
        expect(ann, 200, "POST", &format!("/tables/{id}/moves"), sent).await;
    }
    panic!("no company comes to run");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_best_runs_are_found_for_every_aim_and_half_drawn_ones_are_completed() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = ann.hot_table(2).await.unwrap();
        play_until_running(&ann, &id).await;
        let best = expect(&ann, 200, "GET", &format!("/tables/{id}/runs"), NONE).await;
        let run = &best["runs"][0];
        for aim in ["dividend", "total", "besides"] {
            let found = expect(&ann, 200, "GET", &format!("/tables/{id}/runs?aim={aim}"), NONE).await;
            let action = json!({ "type": "run", "runs": found["runs"] });
            let checked =
                expect(&ann, 200, "POST", &format!("/tables/{id}/check"), json!({ "actions": [action] }))
                    .await;
            assert_eq!(checked[0].get("refusal"), None, "{aim}: {checked}");
        }
        expect(&ann, 400, "GET", &format!("/tables/{id}/runs?aim=glory"), NONE).await;
        // A run through where the best one ends can be no better than it; with one train it is the same.
        let complete = format!("/tables/{id}/runs");
        let end = run["legs"].as_array().unwrap().last().unwrap()["to"].clone();
        let draft = json!({ "draft": { "train": run["train"], "through": [end] } });
        let done = expect(&ann, 200, "POST", &complete, draft.clone()).await;
        assert_eq!(&done["run"], run);
        expect(&ben, 404, "POST", &complete, draft).await;
        let nowhere = json!({ "draft": { "train": run["train"], "through": ["Z99"] } });
        expect(&ann, 400, "POST", &complete, nowhere).await;
        house.running.stop().await.unwrap();
    })
    .await;
}
