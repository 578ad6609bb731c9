//! A computer that sits in for somebody, and the person who takes the seat back.

use crate::house::{House, config, expect, table_of_two, whole_log};
use load::Client;
use serde_json::{Value, json};
use std::time::Duration;
use storage::throwaway::on_both;
use storage::{Batch, Storage};

const NONE: Value = Value::Null;

async fn table(visitor: &Client, id: &str) -> Value {
    expect(visitor, 200, "GET", &format!("/tables/{id}"), NONE).await
}

async fn until(visitor: &Client, id: &str, done: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..600 {
        let now = table(visitor, id).await;
        if done(&now) {
            return now;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("it did not come to that");
}

async fn log(visitor: &Client, id: &str) -> Vec<Value> {
    let log = whole_log(visitor, id).await;
    log["entries"].as_array().unwrap().clone()
}

fn bid(after: i64, amount: i64) -> Value {
    json!({ "after": after, "id": format!("at {after}"), "action": { "type": "bid", "amount": amount } })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_handed_over_and_taken_back_and_outlives_the_server() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({})).await;
        let (stand_in, moves) = (format!("/tables/{id}/stand-in"), format!("/tables/{id}/moves"));
        // Nobody hands another's seat over, nor to somebody there is not.
        expect(&ben, 403, "PUT", &stand_in, json!({ "seat": 0, "computer": "guest" })).await;
        expect(&ann, 400, "PUT", &stand_in, json!({ "computer": "champion" })).await;
        expect(&house.guest("Cat").await, 403, "PUT", &stand_in, json!({ "computer": "guest" })).await;
        // Ben is next but one: his seat is handed over without anybody being answered by it.
        let handed = expect(&ben, 200, "PUT", &stand_in, json!({ "computer": "random" })).await;
        assert_eq!(
            (&handed["seats"][1]["kind"], &handed["seats"][1]["computer"]),
            (&json!("person"), &json!("random"))
        );
        assert_eq!((&handed["seats"][1]["yours"], &handed["awaited"]), (&json!(true), &json!([0])));
        expect(&ann, 200, "POST", &moves, bid(1, 5)).await;
        let moved = until(&ann, &id, |table| table["number"].as_i64() >= Some(3)).await;
        assert_ne!(moved["number"], 2);
        let entries = log(&ann, &id).await;
        assert_eq!(entries[0]["kind"], "hand-over");
        let told = json!({ "id": "page-log-hand-over", "args": { "player": "Ben", "computer": "random" } });
        assert_eq!(entries[0]["events"], json!([told]));
        assert_eq!((&entries[2]["seat"], &entries[2]["origin"]), (&json!(1), &json!("computer")));
        house.running.stop().await.unwrap();

        let house = House::on(&url).await;
        let (ann, ben) = (ann.at(&house.base), ben.at(&house.base));
        assert_eq!(table(&ann, &id).await["seats"][1]["computer"], "random");
        // Ben is not bothered, and cannot move beside it.
        let mine = expect(&ben, 200, "GET", "/tables?mine=true&my_turn=true", NONE).await;
        assert_eq!(mine["total"], 0);
        let taken = expect(&ben, 200, "PUT", &stand_in, json!({})).await;
        assert_eq!(taken["seats"][1]["computer"], NONE);
        assert_eq!(log(&ann, &id).await.last().unwrap()["kind"], "take-back");
        // Said again it is no news.
        let number = taken["number"].clone();
        assert_eq!(expect(&ben, 200, "PUT", &stand_in, json!({})).await["number"], number);
        house.running.stop().await.unwrap();
        assert!(server::audit(&url).await.unwrap().differences.is_empty());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_the_seat_back_while_the_computer_thinks_moves_alone() {
    on_both(|url| async move {
        let house = House::with(server::Config { pace_ms: 1_000, ..config(&url) }).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({})).await;
        let (stand_in, moves) = (format!("/tables/{id}/stand-in"), format!("/tables/{id}/moves"));
        let handed = expect(&ann, 200, "PUT", &stand_in, json!({ "computer": "random" })).await;
        assert_eq!((&handed["your_turn"], &handed["awaited"]), (&json!(false), &json!([0])));
        let state = expect(&ann, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
        assert_eq!(state["choices"], NONE);
        let refused = expect(&ann, 409, "POST", &moves, bid(1, 5)).await;
        assert_eq!(refused["error"]["code"], "handed-over");
        let taken = expect(&ann, 200, "PUT", &stand_in, json!({})).await;
        assert_eq!((&taken["your_turn"], &taken["number"]), (&json!(true), &json!(2)));
        tokio::time::sleep(Duration::from_millis(1_500)).await;
        assert_eq!(table(&ann, &id).await["number"], 2, "the computer's thought is forgotten");
        expect(&ann, 200, "POST", &moves, bid(2, 5)).await;
        // Handed over again at a turn of hers that comes later, it is the computer that moves.
        expect(&ben, 200, "POST", &moves, bid(3, 10)).await;
        expect(&ann, 200, "PUT", &stand_in, json!({ "computer": "random" })).await;
        until(&ben, &id, |table| table["number"].as_i64() >= Some(6)).await;
        let made: Vec<String> = log(&ann, &id).await[..6]
            .iter()
            .map(|entry| format!("{} {}", entry["kind"].as_str().unwrap(), entry["origin"].as_str().unwrap()))
            .collect();
        let person = |kind: &str| format!("{kind} person");
        let expected = ["hand-over", "take-back", "move", "move", "hand-over"].map(person);
        assert_eq!((&made[..5], made[5].as_str()), (&expected[..], "move computer"));
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_hidden_stays_hidden_from_those_who_play_on() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({})).await;
        expect(&ben, 200, "PUT", &format!("/tables/{id}/stand-in"), json!({ "computer": "random" })).await;
        let state = expect(&ann, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
        assert_eq!(state["view"]["viewer"], json!({ "player": 0 }), "Ben is still there");
        let refused = expect(&ann, 403, "GET", &format!("/tables/{id}/export"), NONE).await;
        assert_eq!(refused["error"]["code"], "treasuries-closed");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_back_is_replaced_no_more() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let people = [house.guest("Ann").await, house.guest("Ben").await, house.guest("Cat").await];
        let seats = json!([{ "kind": "mine" }, { "kind": "person" }, { "kind": "person" }]);
        let new = json!({ "name": "x", "title": "1860", "listed": true, "seats": seats });
        let id = expect(&people[0], 201, "POST", "/tables", new).await["id"].as_str().unwrap().to_owned();
        for other in &people[1..] {
            expect(other, 200, "POST", &format!("/tables/{id}/seats"), json!({})).await;
        }
        expect(&people[0], 200, "POST", &format!("/tables/{id}/start"), NONE).await;
        house.running.stop().await.unwrap();
        let storage = Storage::open(&url).await.unwrap();
        let sql = "UPDATE tables SET changed_at = changed_at - 700000000";
        storage.commit(Batch::of(sql, Vec::new())).await.unwrap();
        storage.backend().close().await;
        let house = House::on(&url).await;
        let [ann, ben, _] = people.map(|person| person.at(&house.base));
        let replace = json!({ "seat": 0, "computer": "guest" });
        let asked = expect(&ben, 200, "POST", &format!("/tables/{id}/replacement"), replace).await;
        assert_eq!(asked["settings"]["replacement"]["agreed"], json!([1]));
        expect(&ann, 200, "POST", &format!("/tables/{id}/moves"), bid(0, 5)).await;
        assert_eq!(table(&ben, &id).await["settings"]["replacement"], NONE);
        house.running.stop().await.unwrap();
        let house = House::on(&url).await;
        assert_eq!(table(&ben.at(&house.base), &id).await["settings"]["replacement"], NONE, "nor later");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_that_stands_in_agrees_to_its_own_moves_only() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({ "undo": "consent" })).await;
        let (moves, undo) = (format!("/tables/{id}/moves"), format!("/tables/{id}/undo"));
        expect(&ann, 200, "POST", &moves, bid(0, 5)).await;
        expect(&ben, 200, "POST", &moves, bid(1, 10)).await;
        expect(&ann, 200, "POST", &moves, bid(2, 15)).await;
        expect(&ben, 200, "PUT", &format!("/tables/{id}/stand-in"), json!({ "computer": "random" })).await;
        until(&ann, &id, |table| table["awaited"] == json!([0])).await;
        // The computer's move goes with Ann's own: nobody is asked.
        let number = table(&ann, &id).await["number"].clone();
        let back = json!({ "after": number, "id": "own", "to": 2 });
        let undone = expect(&ann, 200, "POST", &undo, back).await;
        assert!(undone["entry"].is_object() && undone["table"]["undo_request"].is_null(), "{undone}");
        // Ben's move is Ben's, whoever plays for him now.
        let back = json!({ "after": undone["table"]["number"], "id": "all", "to": 0 });
        let asked = expect(&ann, 200, "POST", &undo, back).await;
        assert_eq!((&asked["entry"], &asked["table"]["undo_request"]["waiting"]), (&NONE, &json!([1])));
        let agreed = json!({ "accept": true });
        let undone = expect(&ben, 200, "POST", &format!("{undo}/answer"), agreed).await;
        assert!(undone["entry"].is_object(), "{undone}");
        house.running.stop().await.unwrap();
    })
    .await;
}
