//! Clocks, with a time that the test moves: live and correspondence, each of the things that were agreed for when time is up, requests
//! to take moves back, restarts, the death of a node, and summer time.

use crate::faults::Child;
use crate::house::{House, config, expect, play, table_of_two, whole_log};
use load::Client;
use serde_json::{Value, json};
use server::{Config, Time};
use std::time::Duration;
use storage::throwaway::on_both;
use storage::{Storage, ids};

const NONE: Value = Value::Null;
const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;
/// A Wednesday in November 2026, 12:00 in London.
const NOON: i64 = 1_795_003_200_000;

pub fn live(bank_s: u32, increment_s: u32, more: Value) -> Value {
    clock(json!({ "kind": "live", "bank_s": bank_s, "increment_s": increment_s }), more)
}

pub fn days(days: u32, reserve_days: u32, more: Value) -> Value {
    clock(json!({ "kind": "correspondence", "days": days, "reserve_days": reserve_days }), more)
}

fn clock(allowance: Value, more: Value) -> Value {
    let mut clock = json!({ "allowance": allowance });
    for (key, value) in more.as_object().into_iter().flatten() {
        clock[key] = value.clone();
    }
    json!({ "clock": clock, "undo": "consent", "options": ["open_treasuries"] })
}

/// A server whose time is moved by hand.
pub async fn house_at(url: &str, time: &Time) -> House {
    House::with(Config { time: time.clone(), ..config(url) }).await
}

pub fn advance(time: &Time, ms: i64) {
    time.advance(Duration::from_millis(ms as u64));
}

pub async fn table(visitor: &Client, id: &str) -> Value {
    expect(visitor, 200, "GET", &format!("/tables/{id}"), NONE).await
}

async fn until(visitor: &Client, id: &str, done: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..800 {
        let now = table(visitor, id).await;
        if done(&now) {
            return now;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("it did not come to that: {}", table(visitor, id).await);
}

pub async fn log(visitor: &Client, id: &str) -> Vec<Value> {
    let log = whole_log(visitor, id).await;
    log["entries"].as_array().unwrap().clone()
}

async fn bid(visitor: &Client, id: &str, amount: i64) -> Value {
    act(visitor, id, json!({ "type": "bid", "amount": amount })).await
}

async fn act(visitor: &Client, id: &str, action: Value) -> Value {
    let after = table(visitor, id).await["number"].clone();
    let sent = json!({ "after": after, "id": format!("at {after}"), "action": action });
    expect(visitor, 200, "POST", &format!("/tables/{id}/moves"), sent).await
}

/// What a seat has left of the bank or the reserve, and of its turn.
fn left(table: &Value, seat: usize) -> (i64, i64) {
    let clock = &table["clocks"]["seats"][seat];
    (clock["left_ms"].as_i64().unwrap(), clock["turn_ms"].as_i64().unwrap())
}

fn due(table: &Value, seat: usize) -> Option<i64> {
    table["clocks"]["seats"][seat]["due_at"].as_i64()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_keep_hours_of_their_own() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let own = json!({ "zone": "Europe/Warsaw", "from": "18:00", "to": "01:00",
            "days": ["monday", "friday"], "holidays": [{ "first": "2026-12-24", "last": "2026-12-31" }] });
        assert_eq!(expect(&ann, 200, "GET", "/me/hours", NONE).await, json!({ "hours": NONE }));
        expect(&house.nobody(), 401, "GET", "/me/hours", NONE).await;
        expect(&house.nobody(), 401, "PUT", "/me/hours", json!({ "hours": own })).await;
        expect(&ann, 200, "PUT", "/me/hours", json!({ "hours": own })).await;
        assert_eq!(expect(&ann, 200, "GET", "/me/hours", NONE).await["hours"], own);
        assert_eq!(expect(&ben, 200, "GET", "/me/hours", NONE).await["hours"], NONE, "hers alone");
        let wrong = [
            ("zone", json!("Europe/Ryde"), "unknown-zone"),
            ("from", json!("25:00"), "hours"),
            ("to", json!("18:30"), "hours-too-few"),
            ("days", json!(["monday"]), "hours-too-few"),
            ("days", json!(["caturday", "monday"]), "body"),
            ("holidays", json!([{ "first": "2026-12-24", "last": "2026-12-01" }]), "holidays"),
            ("holidays", json!([{ "first": "2026-02-30", "last": "2026-03-01" }]), "hours"),
            ("shoe_size", json!(43), "body"),
        ];
        for (key, value, code) in wrong {
            let mut hours = own.clone();
            hours[key] = value;
            let answer = expect(&ann, 400, "PUT", "/me/hours", json!({ "hours": hours })).await;
            assert_eq!(answer["error"]["code"], code, "{answer}");
        }
        assert_eq!(expect(&ann, 200, "GET", "/me/hours", NONE).await["hours"], own, "as they were");
        expect(&ann, 200, "PUT", "/me/hours", json!({ "hours": NONE })).await;
        assert_eq!(expect(&ann, 200, "GET", "/me/hours", NONE).await["hours"], NONE);
        // Whoever goes leaves no hours behind.
        expect(&ann, 200, "PUT", "/me/hours", json!({ "hours": own })).await;
        let id = expect(&ann, 200, "GET", "/me", NONE).await["id"].as_str().unwrap().to_owned();
        expect(&ann, 204, "DELETE", "/me", NONE).await;
        house.running.stop().await.unwrap();
        let storage = Storage::open(&url).await.unwrap();
        assert_eq!(storage.hours(&id).await.unwrap(), None);
        storage.backend().close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_are_agreed_before_the_start_and_not_after() {
    on_both(|url| async move {
        let time = Time::standing_at(NOON);
        let house = house_at(&url, &time).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let new = |clock: Value| {
            json!({ "name": "Ryde pier", "title": "1860", "listed": true, "clock": clock,
                "seats": [{ "kind": "mine" }, { "kind": "person" }] })
        };
        let wrong = [
            json!({ "allowance": { "kind": "live", "bank_s": 9, "increment_s": 0 } }),
            json!({ "allowance": { "kind": "live", "bank_s": 60, "increment_s": 3601 } }),
            json!({ "allowance": { "kind": "live", "bank_s": 60 } }),
            json!({ "allowance": { "kind": "correspondence", "days": 0, "reserve_days": 0 } }),
            json!({ "allowance": { "kind": "correspondence", "days": 31, "reserve_days": 0 } }),
            json!({ "allowance": { "kind": "hourglass" } }),
            json!({ "allowance": { "kind": "live", "bank_s": 60, "increment_s": 0 }, "computer": "champion" }),
            json!({ "allowance": { "kind": "live", "bank_s": 60, "increment_s": 0 }, "when_up": "shoot" }),
        ];
        for clock in wrong {
            expect(&ann, 400, "POST", "/tables", new(clock)).await;
        }
        let none = expect(&ann, 201, "POST", "/tables", json!({ "name": "x", "title": "1860",
            "seats": [{ "kind": "mine" }, { "kind": "hot", "name": "Y" }] })).await;
        assert_eq!(none["settings"]["clock"]["allowance"], json!({ "kind": "none" }));
        let id = none["id"].as_str().unwrap();
        let started = expect(&ann, 200, "POST", &format!("/tables/{id}/start"), NONE).await;
        assert_eq!(started["clocks"], NONE);

        let id = table_of_two(&ann, &ben, live(600, 10, json!({ "when_up": "pass", "computer": "guest" }))).await;
        let agreed = table(&ben, &id).await["settings"]["clock"].clone();
        assert_eq!(agreed, json!({ "allowance": { "kind": "live", "bank_s": 600, "increment_s": 10 },
            "when_up": "pass", "computer": "guest", "stops_for_undo": true }));
        let change = json!({ "clock": { "allowance": { "kind": "none" } } });
        expect(&ann, 409, "PATCH", &format!("/tables/{id}"), change.clone()).await;
        expect(&ben, 403, "PATCH", &format!("/tables/{id}"), change.clone()).await;
        let waiting = expect(&ann, 201, "POST", "/tables", new(agreed.clone())).await["id"].clone();
        let waiting = format!("/tables/{}", waiting.as_str().unwrap());
        assert_eq!(expect(&ann, 200, "GET", &waiting, NONE).await["clocks"], NONE, "nothing runs yet");
        let changed = expect(&ann, 200, "PATCH", &waiting, change).await;
        assert_eq!(changed["settings"]["clock"]["allowance"]["kind"], "none");
        let worse = json!({ "clock": { "allowance": { "kind": "live", "bank_s": 1, "increment_s": 0 } } });
        expect(&ann, 400, "PATCH", &waiting, worse).await;

        // Copies and files have no clock.
        bid(&ann, &id, 5).await;
        let fork = expect(&ann, 201, "POST", &format!("/tables/{id}/fork"), json!({ "number": 1 })).await;
        let file = expect(&ann, 200, "GET", &format!("/tables/{id}/export"), NONE).await;
        let imported = expect(&ann, 201, "POST", "/imports", file).await["table"].clone();
        for copy in [fork, imported] {
            assert_eq!((&copy["settings"]["clock"]["allowance"]["kind"], &copy["clocks"]), (&json!("none"), &NONE));
        }
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whose_time_is_up_is_reminded_once_a_turn() {
    on_both(|url| async move {
        let time = Time::standing_at(NOON);
        let house = house_at(&url, &time).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, live(60, 30, json!({}))).await;
        let begun = table(&ann, &id).await;
        assert_eq!(
            (left(&begun, 0), due(&begun, 0), due(&begun, 1)),
            ((90_000, 0), Some(NOON + 90_000), None)
        );
        advance(&time, 40_000);
        bid(&ann, &id, 5).await;
        let now = table(&ann, &id).await;
        assert_eq!((left(&now, 0), due(&now, 0)), ((50_000, 0), None));
        assert_eq!(due(&now, 1), Some(NOON + 130_000));
        // Everybody's page reads the clocks by the server's time.
        let update = expect(&ben, 200, "GET", &format!("/tables/{id}/updates"), NONE).await;
        assert_eq!((&update["now"], &update["table"]["clocks"]), (&json!(NOON + 40_000), &now["clocks"]));
        assert_eq!(expect(&ben, 200, "GET", "/tables", NONE).await["now"], NOON + 40_000);
        advance(&time, 89_000);
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert_eq!(table(&ann, &id).await["number"], 1, "a second is left");
        advance(&time, 1_000);
        let up = until(&ann, &id, |table| table["number"] == 2).await;
        assert_eq!((&up["clocks"]["seats"][1]["up"], due(&up, 1)), (&json!(true), Some(NOON + 130_000)));
        let told = log(&ann, &id).await.pop().unwrap();
        assert_eq!(
            (&told["kind"], &told["origin"], &told["seat"]),
            (&json!("time-up"), &json!("clock"), &json!(1))
        );
        assert_eq!(told["events"], json!([{ "id": "page-log-time-up", "args": { "player": "Ben" } }]));
        assert_eq!((&up["awaited"], &up["seats"][1]["computer"]), (&json!([1]), &NONE), "the turn goes on");
        advance(&time, HOUR);
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert_eq!(table(&ann, &id).await["number"], 2, "once is enough");
        // Nobody can move for him because of that.
        let sent = json!({ "after": 2, "id": "x", "action": { "type": "bid", "amount": 10 } });
        expect(&ann, 403, "POST", &format!("/tables/{id}/moves"), sent).await;
        bid(&ben, &id, 10).await;
        let now = table(&ann, &id).await;
        assert_eq!((left(&now, 1), left(&now, 0)), ((-HOUR, 0), (80_000, 0)));
        bid(&ann, &id, 15).await;
        assert_eq!(left(&table(&ann, &id).await, 1), (30_000, 0), "what was overdrawn is forgotten");
        house.running.stop().await.unwrap();
        assert!(server::audit(&url).await.unwrap().differences.is_empty());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_takes_the_seat_until_its_owner_is_back() {
    on_both(|url| async move {
        let time = Time::standing_at(NOON);
        let house = house_at(&url, &time).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let terms = json!({ "when_up": "computer", "computer": "random" });
        let id = table_of_two(&ann, &ben, days(1, 2, terms)).await;
        bid(&ann, &id, 5).await;
        // A day for the turn and two of the reserve.
        assert_eq!(due(&table(&ann, &id).await, 1), Some(NOON + 3 * DAY));
        advance(&time, 3 * DAY);
        let taken = until(&ann, &id, |table| table["number"].as_i64() >= Some(3)).await;
        assert_eq!(
            (&taken["seats"][1]["kind"], &taken["seats"][1]["computer"]),
            (&json!("person"), &json!("random"))
        );
        assert_eq!((left(&taken, 1), due(&taken, 1)), ((0, 0), None), "it does not run for a computer");
        let entries = log(&ann, &id).await;
        assert_eq!((&entries[1]["kind"], &entries[1]["origin"]), (&json!("hand-over"), &json!("clock")));
        let args = json!({ "player": "Ben", "computer": "random" });
        assert_eq!(entries[1]["events"], json!([{ "id": "page-log-time-up-computer", "args": args }]));
        assert_eq!((&entries[2]["origin"], &entries[2]["seat"]), (&json!("computer"), &json!(1)));
        // Only its owner takes it back.
        let stand_in = format!("/tables/{id}/stand-in");
        expect(&ann, 403, "PUT", &stand_in, json!({ "seat": 1 })).await;
        expect(&house.guest("Cat").await, 403, "PUT", &stand_in, json!({ "seat": 1 })).await;
        let back = expect(&ben, 200, "PUT", &stand_in, json!({})).await;
        assert_eq!(back["seats"][1]["computer"], NONE);
        // The next turn is his, with a day for it and no reserve.
        until(&ann, &id, |table| table["awaited"] == json!([0])).await;
        play(&[&ann], &id, 1, 1).await;
        let now = until(&ben, &id, |table| table["awaited"] == json!([1])).await;
        assert_eq!(left(&now, 1), (0, DAY));
        house.running.stop().await.unwrap();
        assert!(server::audit(&url).await.unwrap().differences.is_empty());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_the_seat_back_at_once_has_an_hour() {
    on_both(|url| async move {
        let time = Time::standing_at(NOON);
        // The computer thinks for a minute.
        let slow = Config { pace_ms: 60_000, time: time.clone(), ..config(&url) };
        let house = House::with(slow).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, days(1, 0, json!({ "when_up": "computer" }))).await;
        advance(&time, DAY);
        until(&ann, &id, |table| table["seats"][0]["computer"] == "director").await;
        let back = expect(&ann, 200, "PUT", &format!("/tables/{id}/stand-in"), json!({})).await;
        assert_eq!((left(&back, 0), due(&back, 0)), ((HOUR, 0), Some(NOON + DAY + HOUR)));
        bid(&ann, &id, 5).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_passes_for_whoever_has_no_time() {
    on_both(|url| async move {
        let time = Time::standing_at(NOON);
        let house = house_at(&url, &time).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let terms = json!({ "when_up": "pass", "computer": "random" });
        let id = table_of_two(&ann, &ben, live(60, 5, terms)).await;
        bid(&ann, &id, 5).await;
        advance(&time, 66_000);
        until(&ann, &id, |table| table["number"].as_i64() >= Some(3)).await;
        let entries = log(&ann, &id).await;
        assert_eq!(
            (&entries[1]["kind"], &entries[1]["events"][0]["id"]),
            (&json!("time-up"), &json!("page-log-time-up-pass"))
        );
        assert_eq!((&entries[2]["kind"], &entries[2]["origin"]), (&json!("move"), &json!("clock")));
        assert_eq!((&entries[2]["seat"], &entries[2]["action"]["type"]), (&json!(1), &json!("pass")));
        // Ben passed, so that Ann has won what was auctioned and chooses, which cannot be passed: a computer decides that.
        let now = until(&ann, &id, |table| table["awaited"] == json!([0])).await;
        let number = now["number"].as_i64().unwrap();
        advance(&time, 70_000);
        until(&ann, &id, |table| table["number"].as_i64() >= Some(number + 2)).await;
        let decided = log(&ann, &id).await[number as usize + 1].clone();
        assert_eq!((&decided["origin"], &decided["seat"]), (&json!("clock"), &json!(0)));
        assert_ne!(decided["action"]["type"], "pass", "{decided}");
        house.running.stop().await.unwrap();
        assert!(server::audit(&url).await.unwrap().differences.is_empty());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_stop_for_requests_to_take_moves_back_as_agreed() {
    on_both(|url| async move {
        for stops in [true, false] {
            let time = Time::standing_at(NOON);
            let house = house_at(&url, &time).await;
            let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
            let id = table_of_two(&ann, &ben, live(60, 0, json!({ "stops_for_undo": stops }))).await;
            bid(&ann, &id, 5).await;
            advance(&time, 10_000);
            bid(&ben, &id, 10).await;
            let ask = json!({ "after": 2, "id": "sorry", "to": 0 });
            let asked = expect(&ben, 200, "POST", &format!("/tables/{id}/undo"), ask).await["table"].clone();
            assert_eq!(asked["undo_request"]["waiting"], json!([0]));
            let expected = stops.then_some(NOON + 10_000 + 5 * MINUTE);
            assert_eq!(asked["clocks"]["stopped_until"].as_i64(), expected);
            assert_eq!(due(&asked, 0).is_some(), !stops);
            advance(&time, 50_000);
            let answer = format!("/tables/{id}/undo/answer");
            expect(&ann, 200, "POST", &answer, json!({ "accept": true })).await;
            let now = table(&ann, &id).await;
            assert_eq!(now["clocks"]["stopped_until"], NONE);
            // Going back gives nobody time: Ben has used ten seconds, and Ann what was not stopped.
            assert_eq!(left(&now, 1), (50_000, 0));
            assert_eq!(due(&now, 0), Some(NOON + 60_000 + if stops { 60_000 } else { 10_000 }));
            house.running.stop().await.unwrap();
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn asking_again_and_again_does_not_stop_the_clocks() {
    on_both(|url| async move {
        let time = Time::standing_at(NOON);
        let house = house_at(&url, &time).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, live(10, 0, json!({}))).await;
        bid(&ann, &id, 5).await;
        bid(&ben, &id, 10).await;
        for round in 0..3 {
            let ask = json!({ "after": 2, "id": format!("ask {round}"), "to": 0 });
            expect(&ann, 200, "POST", &format!("/tables/{id}/undo"), ask).await;
            advance(&time, 3_000);
            let withdraw = json!({ "accept": false });
            expect(&ann, 200, "POST", &format!("/tables/{id}/undo/answer"), withdraw).await;
        }
        assert_eq!(
            due(&table(&ann, &id).await, 0),
            Some(NOON + 13_000),
            "only the first request stopped them"
        );
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_nobody_answers_stops_the_clocks_for_a_while_only() {
    on_both(|url| async move {
        let time = Time::standing_at(NOON);
        let house = house_at(&url, &time).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, live(60, 0, json!({}))).await;
        bid(&ann, &id, 5).await;
        bid(&ben, &id, 10).await;
        let ask = json!({ "after": 2, "id": "sorry", "to": 0 });
        expect(&ben, 200, "POST", &format!("/tables/{id}/undo"), ask).await;
        advance(&time, 5 * MINUTE);
        let on = until(&ann, &id, |table| table["clocks"]["stopped_until"].is_null()).await;
        assert_eq!(due(&on, 0), Some(NOON + 6 * MINUTE));
        assert_eq!(on["undo_request"]["seat"], 1, "it still waits");
        advance(&time, MINUTE);
        let up = until(&ann, &id, |table| table["number"] == 3).await;
        assert_eq!(up["undo_request"]["seat"], 1);
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_survive_a_restart_and_the_pause_counts_against_nobody() {
    on_both(|url| async move {
        let time = Time::standing_at(NOON);
        let house = house_at(&url, &time).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, days(1, 1, json!({}))).await;
        advance(&time, 6 * HOUR);
        bid(&ann, &id, 5).await;
        advance(&time, 10_000);
        // Somebody notes every few seconds that the clocks are looked after.
        let storage = Storage::open_to_read(&url).await.unwrap();
        let noted = async || storage.clocks_kept().await.unwrap() == Some(NOON + 6 * HOUR + 10_000);
        crate::standing::until("the clocks are looked after", noted).await;
        storage.backend().close().await;
        house.running.stop().await.unwrap();
        // Nobody serves for a week.
        advance(&time, 7 * DAY);
        let house = house_at(&url, &time).await;
        let (ann, ben) = (ann.at(&house.base), ben.at(&house.base));
        let now = table(&ann, &id).await;
        let resumed = NOON + 6 * HOUR + 10_000 + 7 * DAY;
        assert_eq!(due(&now, 1), Some(resumed + 2 * DAY - 10_000), "the ten seconds before count");
        assert_eq!(left(&now, 0), (DAY, 18 * HOUR));
        assert_eq!(now["number"], 1);
        advance(&time, 2 * DAY - 11_000);
        bid(&ben, &id, 10).await;
        assert_eq!(left(&table(&ben, &id).await, 1), (1_000, 0), "a second of the reserve is left");
        // A short pause is not noticed.
        house.running.stop().await.unwrap();
        advance(&time, 5_000);
        let house = house_at(&url, &time).await;
        let now = table(&ann.at(&house.base), &id).await;
        assert_eq!(due(&now, 0), Some(resumed + 4 * DAY - 11_000));
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_jump_of_the_systems_time_costs_nobody_anything() {
    on_both(|url| async move {
        let time = Time::standing_at(NOON);
        let house = house_at(&url, &time).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, live(60, 0, json!({}))).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        advance(&time, 20_000);
        tokio::time::sleep(Duration::from_millis(300)).await;
        time.set(2 * HOUR);
        let now = until(&ann, &id, |table| due(table, 0) > Some(NOON + 2 * HOUR)).await;
        assert_eq!(due(&now, 0), Some(NOON + 2 * HOUR + MINUTE), "the twenty seconds before count");
        assert_eq!(now["number"], 0, "nobody's time is up");
        bid(&ann, &id, 5).await;
        assert_eq!(left(&table(&ann, &id).await, 0), (40_000, 0));
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_right_after_a_jump_of_the_time_costs_what_it_took() {
    on_both(|url| async move {
        for jump in [2 * HOUR, -2 * HOUR] {
            let time = Time::standing_at(NOON);
            let house = house_at(&url, &time).await;
            let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
            let id = table_of_two(&ann, &ben, live(60, 0, json!({}))).await;
            advance(&time, 20_000);
            // Nobody has looked at the clocks since.
            time.set(jump);
            bid(&ann, &id, 5).await;
            let now = table(&ann, &id).await;
            assert_eq!((left(&now, 0), due(&now, 1)), ((40_000, 0), Some(NOON + jump + 80_000)), "{jump}");
            assert_eq!(now["number"], 1, "nobody's time is up");
            // And back again.
            advance(&time, 10_000);
            time.set(-jump);
            bid(&ben, &id, 10).await;
            let now = table(&ann, &id).await;
            assert_eq!((left(&now, 1), due(&now, 0)), ((50_000, 0), Some(NOON + 70_000)), "{jump}");
            house.running.stop().await.unwrap();
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_of_a_machine_whose_time_is_set_back_charge_once() {
    let Some(url) = storage::throwaway::fresh().await else { return };
    let time = Time::standing_at(NOON);
    let (one, two) = (house_at(&url, &time).await, house_at(&url, &time).await);
    let (ann, ben) = (one.guest("Ann").await, one.guest("Ben").await);
    let id = table_of_two(&ann, &ben, live(60, 0, json!({}))).await;
    advance(&time, 20_000);
    let storage = Storage::open_to_read(&url).await.unwrap();
    let noted = async || storage.clocks_kept().await.unwrap() == Some(NOON + 20_000);
    crate::standing::until("the clocks are looked after", noted).await;
    storage.backend().close().await;
    time.set(-2 * HOUR);
    for house in [&one, &two, &one, &two] {
        let now = table(&ann.at(&house.base), &id).await;
        assert_eq!(due(&now, 0), Some(NOON - 2 * HOUR + MINUTE));
        assert_eq!(now["number"], 0);
    }
    one.running.stop().await.unwrap();
    two.running.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_time_that_is_set_back_between_two_servers_gives_nobody_time() {
    on_both(|url| async move {
        let time = Time::standing_at(NOON);
        let house = house_at(&url, &time).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, live(60, 0, json!({}))).await;
        advance(&time, 20_000);
        let storage = Storage::open_to_read(&url).await.unwrap();
        let noted = async || storage.clocks_kept().await.unwrap() == Some(NOON + 20_000);
        crate::standing::until("the clocks are looked after", noted).await;
        storage.backend().close().await;
        house.running.stop().await.unwrap();
        time.set(-2 * HOUR);
        let house = house_at(&url, &time).await;
        let now = table(&ann.at(&house.base), &id).await;
        assert_eq!(due(&now, 0), Some(NOON - 2 * HOUR + MINUTE));
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clocks_of_a_killed_node_are_kept_by_the_other() {
    let Some(url) = storage::throwaway::fresh().await else { return };
    let time = Time::standing_at(ids::now());
    let house = house_at(&url, &time).await;
    let mut child = Child::start(&url).await;
    let (ann, ben) = (house.guest("Ann").await.at(&child.base), house.guest("Ben").await.at(&child.base));
    let id =
        table_of_two(&ann, &ben, days(1, 0, json!({ "when_up": "computer", "computer": "random" }))).await;
    bid(&ann, &id, 5).await;
    let before = table(&ann, &id).await;
    child.kill();
    assert!(ann.get(&format!("/tables/{id}")).await.is_err(), "that node is gone");
    let (ann, ben) = (ann.at(&house.base), ben.at(&house.base));
    assert_eq!(table(&ann, &id).await["clocks"], before["clocks"], "nothing of them is lost");
    advance(&time, DAY + HOUR);
    let taken = until(&ann, &id, |table| table["seats"][1]["computer"] == "random").await;
    assert!(taken["number"].as_i64() >= Some(2));
    expect(&ben, 200, "PUT", &format!("/tables/{id}/stand-in"), json!({})).await;
    house.running.stop().await.unwrap();
    assert!(server::audit(&url).await.unwrap().differences.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_that_look_at_the_same_clock_do_it_once() {
    let Some(url) = storage::throwaway::fresh().await else { return };
    let time = Time::standing_at(NOON);
    let (one, two) = (house_at(&url, &time).await, house_at(&url, &time).await);
    let (ann, ben) = (one.guest("Ann").await, one.guest("Ben").await);
    let id = table_of_two(&ann, &ben, live(60, 0, json!({}))).await;
    // They play at both nodes, and the clocks go with them.
    for round in 0..4 {
        advance(&time, 1_000);
        let (person, base) = if round % 2 == 0 { (&ann, &one.base) } else { (&ben, &two.base) };
        bid(&person.at(base), &id, 5 * (round + 1)).await;
    }
    assert_eq!(left(&table(&ann.at(&two.base), &id).await, 0), (58_000, 0));
    advance(&time, 58_000);
    until(&ann, &id, |table| table["number"] == 5).await;
    advance(&time, 2_000);
    tokio::time::sleep(Duration::from_millis(500)).await;
    for house in [&one, &two] {
        let entries = log(&ann.at(&house.base), &id).await;
        assert_eq!(entries.iter().filter(|entry| entry["kind"] == "time-up").count(), 1);
        assert_eq!(entries.len(), 5);
    }
    one.running.stop().await.unwrap();
    two.running.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_of_summer_time_moves_no_deadline_on_the_wall() {
    on_both(|url| async move {
        // Friday, 27 March 2026, 15:00 in London; on Sunday the clocks go forward.
        let friday = 1_774_623_600_000;
        let time = Time::standing_at(friday);
        let house = house_at(&url, &time).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let hours = |zone: &str| {
            let week = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
            json!({ "hours": { "zone": zone, "from": "08:00", "to": "22:00", "days": week, "holidays": [] } })
        };
        expect(&ann, 200, "PUT", "/me/hours", hours("Europe/London")).await;
        let id = table_of_two(&ann, &ben, days(3, 0, json!({}))).await;
        let monday = friday + 3 * DAY - HOUR;
        assert_eq!(due(&table(&ann, &id).await, 0), Some(monday), "15:00 in London again");
        // A restart on the way changes nothing.
        advance(&time, 2 * DAY);
        tokio::time::sleep(Duration::from_millis(300)).await;
        house.running.stop().await.unwrap();
        let house = house_at(&url, &time).await;
        let (ann, ben) = (ann.at(&house.base), ben.at(&house.base));
        assert_eq!(due(&table(&ann, &id).await, 0), Some(monday));
        // Other hours count from the next turn on, so that nobody can leave out every moment of a turn.
        let sunday = friday + 2 * DAY;
        expect(&ann, 200, "PUT", "/me/hours", json!({ "hours": NONE })).await;
        assert_eq!(due(&table(&ann, &id).await, 0), Some(monday));
        // Nobody is spared anything by hours that somebody else keeps.
        bid(&ann, &id, 5).await;
        assert_eq!(due(&table(&ben, &id).await, 1), Some(sunday + 3 * DAY));
        bid(&ben, &id, 10).await;
        assert_eq!(due(&table(&ann, &id).await, 0), Some(sunday + 3 * DAY), "every hour counts now");
        advance(&time, 3 * DAY);
        until(&ann, &id, |table| table["number"] == 3).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_runs_when_the_game_has_ended() {
    on_both(|url| async move {
        let time = Time::standing_at(NOON);
        let house = house_at(&url, &time).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, live(60, 0, json!({}))).await;
        let ended =
            expect(&ann, 200, "POST", &format!("/tables/{id}/end"), json!({ "finished": true })).await;
        assert_eq!((due(&ended, 0), left(&ended, 0)), (None, (60_000, 0)));
        // One person plays against a computer and a hot seat of her own: only people's clocks run.
        let computer = json!({ "kind": "computer", "computer": "random" });
        let mut new = live(60, 0, json!({}));
        new["name"] = json!("alone");
        new["title"] = json!("1860");
        new["seats"] = json!([computer, { "kind": "mine" }, { "kind": "hot", "name": "Aunt" }]);
        let solo = expect(&ann, 201, "POST", "/tables", new).await["id"].as_str().unwrap().to_owned();
        expect(&ann, 200, "POST", &format!("/tables/{solo}/start"), NONE).await;
        let now = until(&ann, &solo, |table| table["awaited"] == json!([1])).await;
        assert_eq!((due(&now, 0), due(&now, 1), due(&now, 2)), (None, Some(NOON + 60_000), None));
        play(&[&ann], &solo, 1, 3).await;
        let now = until(&ann, &solo, |table| table["awaited"] == json!([2])).await;
        assert_eq!((due(&now, 1), due(&now, 2)), (None, Some(NOON + 60_000)));
        advance(&time, HOUR);
        until(&ann, &solo, |table| table["clocks"]["seats"][2]["up"] == true).await;
        assert_eq!(table(&ann, &id).await["number"], 1, "the ended game has its end and nothing more");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_reaches_whoever_is_not_there() {
    on_both(|url| async move {
        let time = Time::standing_at(NOON);
        let house = house_at(&url, &time).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let (hook, mut told) = crate::notices::ear().await;
        // Without being called again after a day, for that would be now too.
        let settings = json!({ "webhooks": [{ "url": hook, "shape": "json" }], "reminder": false });
        expect(&ben, 200, "PUT", "/me/notifications", settings).await;
        let id = table_of_two(&ann, &ben, days(1, 0, json!({}))).await;
        bid(&ann, &id, 5).await;
        let turn = tokio::time::timeout(Duration::from_secs(5), told.recv()).await.unwrap().unwrap();
        assert_eq!((&turn["number"], &turn["kind"]), (&json!(1), &json!("turn")));
        advance(&time, DAY);
        let reminder = tokio::time::timeout(Duration::from_secs(5), told.recv()).await.unwrap().unwrap();
        assert_eq!((&reminder["number"], &reminder["kind"]), (&json!(2), &json!("time-up")));
        advance(&time, DAY);
        assert!(tokio::time::timeout(Duration::from_millis(500), told.recv()).await.is_err(), "once a turn");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn handing_the_seat_over_for_a_moment_gives_no_time() {
    on_both(|url| async move {
        let time = Time::standing_at(NOON);
        // The computer thinks for a minute.
        let slow = Config { pace_ms: 60_000, time: time.clone(), ..config(&url) };
        let house = House::with(slow).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, days(2, 0, json!({}))).await;
        advance(&time, DAY);
        let stand_in = format!("/tables/{id}/stand-in");
        let away = expect(&ann, 200, "PUT", &stand_in, json!({ "computer": "random" })).await;
        assert_eq!(due(&away, 0), None);
        let back = expect(&ann, 200, "PUT", &stand_in, json!({})).await;
        assert_eq!(due(&back, 0), Some(NOON + 2 * DAY));
        house.running.stop().await.unwrap();
    })
    .await;
}
