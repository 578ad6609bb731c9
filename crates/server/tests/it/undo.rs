//! Taking back, by the policy of the table; never erasing.

use crate::house::{House, expect, table_of_two, whole_log};
use load::Client;
use serde_json::{Value, json};
use storage::throwaway::on_both;

const NONE: Value = Value::Null;

async fn bid(visitor: &Client, table: &str, after: i64, amount: i64) -> Value {
    let action = json!({ "type": "bid", "amount": amount });
    let sent = json!({ "after": after, "id": format!("bid{after}"), "action": action });
    expect(visitor, 200, "POST", &format!("/tables/{table}/moves"), sent).await
}

fn ask(after: i64) -> Value {
    json!({ "after": after, "id": format!("undo{after}") })
}

#[tokio::test(flavor = "multi_thread")]
async fn own_moves_can_be_taken_back_until_another_moves() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({ "undo": "own", "options": ["open_treasuries"] })).await;
        let undo = format!("/tables/{id}/undo");
        let before = expect(&ann, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
        bid(&ann, &id, 0, 5).await;
        expect(&ben, 403, "POST", &undo, json!({ "after": 1, "id": "u", "to": 0 })).await;
        let undone = expect(&ann, 200, "POST", &undo, ask(1)).await;
        assert_eq!(undone["entry"]["kind"], "undo");
        assert_eq!(undone["entry"]["digest"], before["digest"]);
        // Sent again it is done once; the log keeps both.
        assert_eq!(expect(&ann, 200, "POST", &undo, ask(1)).await["entry"], undone["entry"]);
        let log = whole_log(&ben, &id).await;
        assert_eq!(log["entries"].as_array().unwrap().len(), 2);
        let redo = expect(&ann, 200, "POST", &format!("/tables/{id}/redo"), ask(2)).await;
        assert_eq!(redo["entry"]["position"], 1);
        bid(&ben, &id, 3, 10).await;
        expect(&ann, 403, "POST", &undo, ask(4)).await;
        // The state after any entry is still there.
        let past = expect(&ben, 200, "GET", &format!("/tables/{id}/state?at=2"), NONE).await;
        assert_eq!(past["digest"], before["digest"]);
        for nowhere in [9, -1, i64::MIN, i64::MAX] {
            expect(&ben, 404, "GET", &format!("/tables/{id}/state?at={nowhere}"), NONE).await;
            expect(&ben, 404, "GET", &format!("/tables/{id}/export?at={nowhere}"), NONE).await;
            expect(&ben, 200, "GET", &format!("/tables/{id}/log?after={nowhere}&to={nowhere}"), NONE).await;
        }
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everyone_whose_move_goes_must_agree() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({ "undo": "consent" })).await;
        bid(&ann, &id, 0, 5).await;
        bid(&ben, &id, 1, 10).await;
        let (undo, answer) = (format!("/tables/{id}/undo"), format!("/tables/{id}/undo/answer"));
        let asked = expect(&ann, 200, "POST", &undo, ask(2)).await;
        assert_eq!(asked["entry"], NONE);
        assert_eq!(asked["table"]["undo_request"]["waiting"], json!([1]));
        expect(&ben, 200, "POST", &answer, json!({ "accept": false })).await;
        expect(&ben, 409, "POST", &answer, json!({ "accept": true })).await;
        expect(&ann, 200, "POST", &undo, ask(2)).await;
        let done = expect(&ben, 200, "POST", &answer, json!({ "accept": true })).await;
        assert_eq!(done["entry"]["position"], 0);
        assert_eq!(done["table"]["undo_request"], NONE);
        // A move ends a request that was not answered.
        bid(&ann, &id, 3, 5).await;
        bid(&ben, &id, 4, 10).await;
        expect(&ann, 200, "POST", &undo, ask(5)).await;
        bid(&ann, &id, 5, 15).await;
        expect(&ben, 409, "POST", &answer, json!({ "accept": true })).await;
        house.running.stop().await.unwrap();
    })
    .await;
}
