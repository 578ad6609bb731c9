//! Moves the server makes: computer seats, programmed moves.

use crate::house::{House, config, expect, table_of_two, whole_log};
use load::Client;
use serde_json::{Value, json};
use server::Config;
use std::time::Duration;
use storage::throwaway::{on_both, on_sqlite};

const NONE: Value = Value::Null;

async fn until(visitor: &Client, table: &str, done: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..600 {
        let table = expect(visitor, 200, "GET", &format!("/tables/{table}"), NONE).await;
        if done(&table) {
            return table;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("it did not come to that");
}

async fn act(visitor: &Client, table: &str, action: Value) -> Value {
    let number = expect(visitor, 200, "GET", &format!("/tables/{table}"), NONE).await["number"].clone();
    let sent = json!({ "after": number, "id": format!("at {number}"), "action": action });
    expect(visitor, 200, "POST", &format!("/tables/{table}/moves"), sent).await
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_play_their_seats_and_wait_for_people() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let computer = json!({ "kind": "computer", "computer": "random" });
        let named = json!({ "kind": "computer", "computer": "random", "name": "Brunel" });
        let new =
            json!({ "name": "robots", "title": "1860", "seats": [computer, { "kind": "mine" }, named] });
        let id = expect(&ann, 201, "POST", "/tables", new).await["id"].as_str().unwrap().to_owned();
        expect(&ann, 200, "POST", &format!("/tables/{id}/start"), NONE).await;
        let table = until(&ann, &id, |table| table["your_turn"] == true).await;
        assert_eq!(table["awaited"], json!([1]));
        assert_eq!(table["seats"][0]["name"], "random (computer)");
        assert_eq!(table["seats"][2]["name"], "Brunel");
        let log = whole_log(&ann, &id).await;
        assert_eq!(log["entries"][0]["origin"], "computer");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_sets_the_pace_of_computers_while_they_play() {
    on_both(|url| async move {
        // A minute for every move, if nobody says otherwise.
        let house = House::with(server::Config { pace_ms: 60_000, ..config(&url) }).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let computer = json!({ "kind": "computer", "computer": "random" });
        let new = json!({ "name": "robots", "title": "1860", "listed": true, "pace": "slow",
            "seats": [computer, { "kind": "mine" }, computer] });
        let made = expect(&ann, 201, "POST", "/tables", new).await;
        assert_eq!(made["settings"]["pace"], "slow");
        let path = format!("/tables/{}", made["id"].as_str().unwrap());
        expect(&ann, 200, "POST", &format!("{path}/start"), NONE).await;
        tokio::time::sleep(Duration::from_millis(200)).await;
        assert_eq!(expect(&ann, 200, "GET", &path, NONE).await["number"], 0);
        expect(&ben, 403, "PATCH", &path, json!({ "pace": "at-once" })).await;
        expect(&ann, 400, "PATCH", &path, json!({ "pace": "never" })).await;
        // The computer that waits already waits no longer.
        expect(&ann, 200, "PATCH", &path, json!({ "pace": "at-once" })).await;
        until(&ann, made["id"].as_str().unwrap(), |table| table["your_turn"] == true).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bid_goes_up_to_its_limit_and_then_passes() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({})).await;
        let programs = format!("/tables/{id}/programs");
        expect(&ben, 200, "PUT", &programs, json!({ "program": { "type": "bid", "up_to": 14 } })).await;
        act(&ann, &id, json!({ "type": "bid", "amount": 5 })).await;
        until(&ann, &id, |table| table["number"] == 2).await;
        let log = whole_log(&ann, &id).await;
        assert_eq!(log["entries"][1]["action"], json!({ "type": "bid", "amount": 10 }));
        assert_eq!(log["entries"][1]["origin"], "program");
        act(&ann, &id, json!({ "type": "bid", "amount": 15 })).await;
        until(&ann, &id, |table| table["number"].as_i64().unwrap() >= 4).await;
        let mine = expect(&ben, 200, "GET", &programs, NONE).await;
        assert_eq!(mine[0]["stopped"], "outbid");
        let log = whole_log(&ann, &id).await;
        assert_eq!(log["entries"][3]["action"]["type"], "pass");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn passing_stops_when_the_auction_is_over() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({})).await;
        let programs = format!("/tables/{id}/programs");
        expect(&ben, 200, "PUT", &programs, json!({ "program": { "type": "pass" } })).await;
        act(&ann, &id, json!({ "type": "bid", "amount": 5 })).await;
        // Ben's pass comes by itself; Ann has won and takes what she likes.
        until(&ann, &id, |table| table["your_turn"] == true && table["number"] == 2).await;
        let state = expect(&ann, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
        let take = load::choose(&state["choices"].as_array().unwrap()[..1], None, &mut load::Dice(1));
        act(&ann, &id, take).await;
        // The next auction is another matter: Ben is asked himself.
        until(&ben, &id, |table| table["your_turn"] == true).await;
        tokio::time::sleep(Duration::from_millis(200)).await;
        assert_eq!(expect(&ben, 200, "GET", &programs, NONE).await[0]["stopped"], "auction-over");
        assert_eq!(expect(&ben, 200, "GET", &format!("/tables/{id}"), NONE).await["number"], 3);
        expect(&ben, 200, "PUT", &programs, json!({})).await;
        assert_eq!(expect(&ben, 200, "GET", &programs, NONE).await, json!([]));
        let wrong = json!({ "program": { "type": "cheat" } });
        expect(&ben, 400, "PUT", &programs, wrong).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

/// Makes the first choice of a type; false if there is none.
async fn first(ann: &Client, table: &str, kind: &str) -> bool {
    let state = expect(ann, 200, "GET", &format!("/tables/{table}/state"), NONE).await;
    let choices = state["choices"].as_array().cloned().unwrap_or_default();
    let Some(choice) = choices.into_iter().find(|choice| choice["type"] == kind) else { return false };
    let action = load::choose(&[choice], None, &mut load::Dice(0));
    act(ann, table, action).await;
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn shares_are_bought_until_the_company_floats() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let id = ann.hot_table(2).await.unwrap();
        let state = || async { expect(&ann, 200, "GET", &format!("/tables/{id}/state"), NONE).await };
        // Nobody bids, so whoever passes first chooses: to the first stock round.
        loop {
            let step = state().await["turn"]["step"].clone();
            let moved = match step.as_str() {
                Some("trading") => break,
                Some("choosing") => first(&ann, &id, "take-private").await || first(&ann, &id, "start").await,
                _ => first(&ann, &id, "pass").await,
            };
            assert!(moved, "nothing can be done in step {step}");
        }
        let seat = state().await["turn"]["players"][0]["seat"].as_u64().unwrap();
        let company = "C&N";
        let program = json!({ "type": "buy-shares", "company": company, "until_floated": true });
        let programs = format!("/tables/{id}/programs");
        expect(&ann, 200, "PUT", &programs, json!({ "seat": seat, "program": program })).await;
        for _ in 0..200 {
            let mine = expect(&ann, 200, "GET", &programs, NONE).await;
            if mine[0]["stopped"].is_string() {
                break;
            }
            let turn = state().await["turn"].clone();
            if turn["step"] == "home-tile" {
                first(&ann, &id, "lay-tile").await;
            } else if turn["players"][0]["seat"].as_u64() != Some(seat) {
                first(&ann, &id, "pass").await;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let log = whole_log(&ann, &id).await;
        let entries = log["entries"].as_array().unwrap();
        let bought =
            entries.iter().filter(|it| it["origin"] == "program" && it["action"]["type"] == "buy-share");
        assert!(bought.count() > 0);
        let stopped = expect(&ann, 200, "GET", &programs, NONE).await[0]["stopped"].clone();
        assert!(["floated", "not-on-offer"].contains(&stopped.as_str().unwrap()), "{stopped}");
        house.running.stop().await.unwrap();
    })
    .await;
}

/// A table of 1822, where Ann is first.
async fn boxes_of_two(ann: &Client, ben: &Client) -> String {
    let id = table_of_two(ann, ben, json!({ "title": "1822" })).await;
    let table = expect(ann, 200, "GET", &format!("/tables/{id}"), NONE).await;
    assert_eq!(table["awaited"], json!([0]));
    id
}

async fn minor_in_a_box(visitor: &Client, table: &str) -> String {
    let state = expect(visitor, 200, "GET", &format!("/tables/{table}/state"), NONE).await;
    let minor =
        state["choices"].as_array().unwrap().iter().find_map(|choice| choice["card"]["company"].as_str());
    minor.expect("a minor in a box").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_is_bid_for_up_to_its_limit_and_passed_while_it_is_led() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = boxes_of_two(&ann, &ben).await;
        let minor = minor_in_a_box(&ann, &id).await;
        let bid = |amount: i32| json!({ "type": "bid-for", "card": { "company": minor }, "amount": amount });
        let program = json!({ "type": "bid-for", "bids": [{ "card": minor, "up_to": 115 }] });
        expect(&ben, 200, "PUT", &format!("/tables/{id}/programs"), json!({ "program": program })).await;
        act(&ann, &id, bid(100)).await;
        act(&ann, &id, json!({ "type": "pass" })).await;
        // Ben bids 105 and, leading, passes.
        until(&ann, &id, |table| table["number"] == 4).await;
        act(&ann, &id, bid(110)).await;
        act(&ann, &id, json!({ "type": "pass" })).await;
        until(&ann, &id, |table| table["number"] == 8).await;
        act(&ann, &id, bid(120)).await;
        act(&ann, &id, json!({ "type": "pass" })).await;
        let programs = until(&ben, &id, |table| table["your_turn"] == true).await;
        assert_eq!(programs["number"], 10);
        let told = expect(&ben, 200, "GET", &format!("/tables/{id}/programs"), NONE).await;
        assert_eq!(told[0]["stopped"], "outbid", "{told}");
        let log = whole_log(&ann, &id).await;
        assert_eq!(log["entries"][2]["action"], bid(105));
        assert_eq!(log["entries"][3]["action"], json!({ "type": "pass" }));
        assert_eq!(log["entries"][6]["action"], bid(115));
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn passing_stops_when_somebody_outbids_me() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = boxes_of_two(&ann, &ben).await;
        let minor = minor_in_a_box(&ann, &id).await;
        let bid = |amount: i32| json!({ "type": "bid-for", "card": { "company": minor }, "amount": amount });
        act(&ann, &id, bid(100)).await;
        act(&ann, &id, json!({ "type": "pass" })).await;
        expect(&ann, 200, "PUT", &format!("/tables/{id}/programs"), json!({ "program": { "type": "pass" } }))
            .await;
        act(&ben, &id, bid(105)).await;
        act(&ben, &id, json!({ "type": "pass" })).await;
        let table = until(&ann, &id, |table| table["your_turn"] == true).await;
        assert_eq!(table["number"], 4, "Ann's pass was not made");
        let told = expect(&ann, 200, "GET", &format!("/tables/{id}/programs"), NONE).await;
        assert_eq!(told[0]["stopped"], "outbid", "{told}");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_play_alone_at_ten_tables_of_one_person_at_most() {
    on_both(|url| async move {
        // They pause for a minute, so that no game ends meanwhile.
        let house = House::with(Config { pace_ms: 60_000, ..config(&url) }).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let computer = json!({ "kind": "computer", "computer": "random" });
        let founded = async |visitor: &Client, seats: Value| {
            let new = json!({ "name": "x", "title": "1860", "seats": seats });
            let id = expect(visitor, 201, "POST", "/tables", new).await["id"].clone();
            format!("/tables/{}", id.as_str().unwrap())
        };
        let alone = json!([computer, computer]);
        for _ in 0..10 {
            let path = founded(&ann, alone.clone()).await;
            expect(&ann, 200, "POST", &format!("{path}/start"), Value::Null).await;
        }
        let path = founded(&ann, alone.clone()).await;
        let refused = expect(&ann, 409, "POST", &format!("{path}/start"), Value::Null).await;
        assert_eq!(refused["error"]["code"], "too-many-computer-tables");
        // Handing over the only seat of a person makes it such a table too.
        let with_her = founded(&ann, json!([{ "kind": "mine" }, computer])).await;
        expect(&ann, 200, "POST", &format!("{with_her}/start"), Value::Null).await;
        let handed = json!({ "computer": "random" });
        expect(&ann, 409, "PUT", &format!("{with_her}/stand-in"), handed).await;
        let other = founded(&ben, alone).await;
        expect(&ben, 200, "POST", &format!("{other}/start"), Value::Null).await;
        house.running.stop().await.unwrap();
    })
    .await;
}
