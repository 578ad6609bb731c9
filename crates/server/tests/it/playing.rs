//! Moves: made once, never stale, never by another, never lost.

use crate::house::{House, expect, on_both, play, table_of_two};
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_and_everything_is_there_afterwards() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({ "undo": "consent" })).await;
        let last = play(&[&ann, &ben], &id, 40, 7).await;
        house.running.stop().await.unwrap();
        let again = House::on(&url).await;
        let state =
            expect(&ann.at(&again.base), 200, "GET", &format!("/tables/{id}/state"), Value::Null).await;
        assert_eq!(state["number"], last["number"]);
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
        // The same id of another person is another move, and that one is stale.
        let stale = expect(&ben, 409, "POST", &moves, bid).await;
        assert_eq!(stale["error"]["code"], "stale");
        assert_eq!(stale["error"]["details"]["entries"][0]["action"]["amount"], 5);
        house.running.stop().await.unwrap();
    })
    .await;
}
