//! Being called: by webhooks of each shape, by a table's channel, in one's own hours, in a digest, after a day; also after a restart,
//! and by one of several nodes.

use crate::house::{House, config, expect, play, table_of_two};
use crate::notices::{ear, outcomes};
use crate::push::{Browser, Service};
use load::Client;
use serde_json::{Value, json};
use server::{Config, Time};
use std::time::Duration;
use storage::throwaway::{fresh, on_both, on_sqlite};
use storage::{Batch, Storage};
use tokio::sync::mpsc::UnboundedReceiver;

const NONE: Value = Value::Null;
const HOUR: Duration = Duration::from_secs(3_600);
/// 18 November 2026, 12:00 in London.
const NOON: i64 = 1_794_916_800_000;

type Told = UnboundedReceiver<Value>;

async fn next(told: &mut Told) -> Value {
    tokio::time::timeout(Duration::from_secs(5), told.recv()).await.expect("something is told").unwrap()
}

/// Nothing comes for a while.
async fn is_quiet(told: &mut Told) -> bool {
    tokio::time::timeout(Duration::from_millis(700), told.recv()).await.is_err()
}

/// Moves the time on, once whoever was asked to do something has begun to wait.
async fn pass(time: &Time, by: Duration) {
    tokio::time::sleep(Duration::from_millis(400)).await;
    time.advance(by);
}

async fn call_by(visitor: &Client, hook: &str, more: Value) {
    let mut settings = json!({ "webhooks": [{ "url": hook }], "reminder": false });
    for (key, value) in more.as_object().into_iter().flatten() {
        settings[key] = value.clone();
    }
    expect(visitor, 200, "PUT", "/me/notifications", settings).await;
}

/// Bids as little as one can.
async fn bid(visitor: &Client, id: &str) {
    let state = expect(visitor, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
    let bids = state["choices"].as_array().expect("their turn").iter().find(|it| it["type"] == "bid");
    let action = json!({ "type": "bid", "amount": bids.expect("a bid")["amount"]["min"] });
    let sent = json!({ "after": state["number"], "id": format!("bid{}", state["number"]), "action": action });
    expect(visitor, 200, "POST", &format!("/tables/{id}/moves"), sent).await;
}

/// From nine to ten in the evening, every day.
fn evening() -> Value {
    let days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
    json!({ "hours": { "zone": "Europe/London", "from": "21:00", "to": "22:00", "days": days, "holidays": [] } })
}

/// A server whose time stands at noon until it is moved.
async fn at_noon(url: &str) -> (House, Time) {
    let time = Time::standing_at(NOON);
    (House::with(Config { time: time.clone(), ..config(url) }).await, time)
}

#[tokio::test(flavor = "multi_thread")]
async fn webhooks_are_told_in_the_shape_that_each_reads() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let (hook, mut told) = ear().await;
        let id = table_of_two(&ann, &ben, json!({ "name": "<!channel> [x](http://y) @room" })).await;
        let shapes = [("slack", "/text"), ("discord", "/content"), ("matrix", "/html"), ("json", "/text")];
        for (index, (shape, field)) in shapes.into_iter().enumerate() {
            let webhooks = json!([{ "url": hook, "shape": shape }]);
            call_by(&ben, &hook, json!({ "webhooks": webhooks, "language": "pl" })).await;
            let test = json!({ "way": "webhook", "which": "0" });
            let tested = expect(&ben, 200, "POST", "/me/notifications/test", test).await;
            assert_eq!((outcomes(&tested), &tested["results"][0]["way"]), (vec!["taken"], &json!("webhook")));
            let said = next(&mut told).await;
            assert!(
                said.pointer(field).unwrap().as_str().unwrap().contains("docierają"),
                "in Polish: {said}"
            );
            // They bid against each other: a new turn of his each time.
            if index > 0 {
                bid(&ben, &id).await;
            }
            bid(&ann, &id).await;
            let said = next(&mut told).await;
            let text = said.pointer(field).unwrap().as_str().unwrap();
            assert!(text.contains(&id), "{said}");
            match shape {
                "slack" => assert!(text.contains("&lt;!channel&gt;"), "{text}"),
                "discord" => {
                    assert!(text.contains("\\[x\\]\\(http"), "{text}");
                    assert_eq!(said["allowed_mentions"]["parse"], json!([]));
                }
                "matrix" => {
                    assert!(text.contains("&lt;!channel&gt;") && !text.contains("@room"), "{text}");
                    assert!(said["text"].as_str().unwrap().contains("<!channel>"), "{said}");
                }
                _ => assert_eq!((&said["kind"], &said["table"]), (&json!("turn"), &json!(id))),
            }
        }
        // Ways that are not there, and tests of one way only.
        let tested = expect(&ben, 200, "POST", "/me/notifications/test", json!({ "way": "mail" })).await;
        assert!(outcomes(&tested).is_empty());
        expect(&ben, 400, "POST", "/me/notifications/test", json!({ "way": "pigeon" })).await;
        for wrong in [
            json!({ "digest": { "kind": "every", "hours": 0 } }),
            json!({ "digest": { "kind": "daily", "at": "18:00", "zone": "Atlantis" } }),
            json!({ "webhooks": [{ "url": hook, "shape": "smoke" }] }),
            json!({ "language": "tlh" }),
        ] {
            expect(&ben, 400, "PUT", "/me/notifications", wrong).await;
        }
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn webhooks_do_not_pass_to_whoever_replaces_the_owner() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let (hook, _told) = ear().await;
        let id = table_of_two(&ann, &ben, json!({})).await;
        let hooks = json!({ "hooks": [{ "url": hook, "shape": "slack", "language": "en" }] });
        expect(&ann, 200, "PUT", &format!("/tables/{id}/hooks"), hooks).await;
        house.running.stop().await.unwrap();
        let storage = Storage::open(&url).await.unwrap();
        let week = "UPDATE tables SET changed_at = changed_at - 700000000";
        storage.commit(Batch::of(week, Vec::new())).await.unwrap();
        storage.backend().close().await;
        let house = House::on(&url).await;
        let ben = ben.at(&house.base);
        let replace = json!({ "seat": 0, "computer": "guest" });
        expect(&ben, 200, "POST", &format!("/tables/{id}/replacement"), replace).await;
        let found = expect(&ben, 200, "GET", &format!("/tables/{id}/hooks"), NONE).await;
        assert_eq!(found, json!({ "hooks": [] }), "Ben has the table now, and not Ann's webhooks");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_of_the_table_is_told_whose_turn_it_is_and_only_the_owner_sees_it() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let (hook, mut told) = ear().await;
        let new = json!({ "name": "Club", "title": "1860", "listed": true,
            "seats": [{ "kind": "mine" }, { "kind": "person" }] });
        let table = expect(&ann, 201, "POST", "/tables", new).await;
        let at = format!("/tables/{}", table["id"].as_str().unwrap());
        expect(&ben, 200, "POST", &format!("{at}/seats"), json!({})).await;
        let hooks = json!({ "hooks": [{ "url": hook, "shape": "slack", "language": "en" }] });
        for (method, path, body) in [("GET", "", NONE), ("PUT", "", hooks.clone()), ("POST", "/test", NONE)] {
            let refused = expect(&ben, 403, method, &format!("{at}/hooks{path}"), body).await;
            assert_eq!(refused["error"]["code"], "not-owner");
        }
        expect(&ann, 200, "PUT", &format!("{at}/hooks"), hooks.clone()).await;
        assert_eq!(expect(&ann, 200, "GET", &format!("{at}/hooks"), NONE).await, hooks);
        let tested = expect(&ann, 200, "POST", &format!("{at}/hooks/test"), NONE).await;
        assert_eq!((outcomes(&tested), next(&mut told).await.is_object()), (vec!["taken"], true));
        expect(&ann, 200, "POST", &format!("{at}/start"), NONE).await;
        let said = next(&mut told).await["text"].to_string();
        assert!(said.contains("has begun. It is the turn of Ann."), "{said}");
        play(&[&ann], &at[8..], 1, 1).await;
        let said = next(&mut told).await["text"].to_string();
        assert!(said.contains("“Club”: it is the turn of Ben.") && said.contains(&at), "{said}");
        for visitor in [&ben, &house.nobody()] {
            let shown = expect(visitor, 200, "GET", &at, NONE).await.to_string();
            assert!(!shown.contains("hook"), "{shown}");
        }
        expect(&ann, 200, "POST", &format!("{at}/end"), json!({ "finished": true })).await;
        let said = next(&mut told).await["text"].to_string();
        assert!(said.contains("is over."), "{said}");
        assert!(is_quiet(&mut told).await);
        let six = json!({ "hooks": vec![hooks["hooks"][0].clone(); 6] });
        expect(&ann, 400, "PUT", &format!("{at}/hooks"), six).await;
        // Whoever has the table next does not find them.
        expect(&ann, 204, "DELETE", "/me", NONE).await;
        assert_eq!(expect(&ben, 200, "GET", &format!("{at}/hooks"), NONE).await, json!({ "hooks": [] }));
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_comes_outside_of_somebodys_hours_is_told_when_they_begin_if_it_is_still_true() {
    on_both(|url| async move {
        let (house, time) = at_noon(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let (hook, mut told) = ear().await;
        call_by(&ben, &hook, json!({ "quiet": true })).await;
        expect(&ben, 200, "PUT", "/me/hours", evening()).await;
        let still = table_of_two(&ann, &ben, json!({ "name": "Still" })).await;
        let moved = table_of_two(&ann, &ben, json!({ "name": "Moved" })).await;
        for id in [&still, &moved] {
            play(&[&ann], id, 1, 1).await;
        }
        assert!(is_quiet(&mut told).await);
        pass(&time, 8 * HOUR).await;
        assert!(is_quiet(&mut told).await, "it is eight in the evening");
        // One of them is played; the server is started anew before the hours begin.
        let state = expect(&ben, 200, "GET", &format!("/tables/{moved}/state"), NONE).await;
        let pass_move = json!({ "after": state["number"], "id": "p", "action": { "type": "pass" } });
        expect(&ben, 200, "POST", &format!("/tables/{moved}/moves"), pass_move).await;
        house.running.stop().await.unwrap();
        let house = House::with(Config { time: time.clone(), ..config(&url) }).await;
        pass(&time, HOUR).await;
        let said = next(&mut told).await;
        assert_eq!((&said["kind"], &said["name"]), (&json!("turn"), &json!("Still")), "{said}");
        assert!(is_quiet(&mut told).await, "once, and of one table");
        // In the hours it is told at once.
        let (cat, dan) = (house.guest("Cat").await, house.guest("Dan").await);
        call_by(&dan, &hook, json!({ "quiet": true })).await;
        expect(&dan, 200, "PUT", "/me/hours", evening()).await;
        let id = table_of_two(&cat, &dan, json!({})).await;
        play(&[&cat], &id, 1, 1).await;
        assert_eq!(next(&mut told).await["table"], json!(id));
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn several_tables_come_in_one_digest_at_the_time_one_chooses() {
    on_both(|url| async move {
        let (house, time) = at_noon(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let (hook, mut told) = ear().await;
        let mut service = Service::open().await;
        let browser = Browser::new("phone");
        expect(&ben, 200, "POST", "/me/devices", browser.subscription(&service)).await;
        let daily = json!({ "kind": "daily", "at": "18:00", "zone": "Europe/London" });
        let mut ids = Vec::new();
        for name in ["Ryde", "Cowes", "Quiet"] {
            ids.push(table_of_two(&ann, &ben, json!({ "name": name })).await);
        }
        call_by(&ben, &hook, json!({ "digest": daily, "muted": [ids[2]] })).await;
        for id in &ids {
            play(&[&ann], id, 1, 1).await;
        }
        pass(&time, 5 * HOUR).await;
        assert!(is_quiet(&mut told).await, "it is five");
        house.running.stop().await.unwrap();
        let house = House::with(Config { time: time.clone(), ..config(&url) }).await;
        pass(&time, HOUR).await;
        let said = next(&mut told).await;
        assert_eq!((&said["kind"], &said["table"]), (&json!("digest"), &json!("")), "{said}");
        let text = said["text"].as_str().unwrap();
        assert!(text.starts_with("2 tables") && text.contains("Ryde") && text.contains("Cowes"), "{text}");
        assert!(!text.contains("Quiet"), "{text}");
        let said = browser.read(&service.next().await).unwrap();
        assert_eq!(
            (&said["url"], said["body"].as_str().unwrap().lines().count()),
            (&json!("/"), 2),
            "{said}"
        );
        pass(&time, 24 * HOUR).await;
        assert!(is_quiet(&mut told).await, "nothing has happened since");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_lets_the_others_wait_for_a_day_is_reminded_once() {
    on_both(|url| async move {
        let (house, time) = at_noon(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let (hook, mut told) = ear().await;
        call_by(&ben, &hook, json!({ "reminder": true })).await;
        let (waits, moves) = (
            table_of_two(&ann, &ben, json!({ "name": "Waits" })).await,
            table_of_two(&ann, &ben, json!({ "name": "Moves" })).await,
        );
        for id in [&waits, &moves] {
            play(&[&ann], id, 1, 1).await;
            assert_eq!(next(&mut told).await["kind"], "turn");
        }
        pass(&time, 12 * HOUR).await;
        // He moves, and it is his turn again: that has not been for a day.
        bid(&ben, &moves).await;
        bid(&ann, &moves).await;
        assert_eq!(next(&mut told).await["kind"], "turn");
        pass(&time, 12 * HOUR).await;
        let said = next(&mut told).await;
        assert_eq!((&said["kind"], &said["name"]), (&json!("reminder"), &json!("Waits")), "{said}");
        assert!(said["text"].as_str().unwrap().contains("for a day"), "{said}");
        assert!(is_quiet(&mut told).await);
        pass(&time, 12 * HOUR).await;
        assert_eq!(next(&mut told).await["name"], "Moves");
        pass(&time, 48 * HOUR).await;
        assert!(is_quiet(&mut told).await, "once");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_over_is_told_to_those_who_played_and_do_not_watch() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let (hook, mut told) = ear().await;
        call_by(&ben, &hook, json!({})).await;
        let id = table_of_two(&ann, &ben, json!({})).await;
        expect(&ann, 200, "POST", &format!("/tables/{id}/end"), json!({ "finished": true })).await;
        let said = next(&mut told).await;
        assert_eq!((&said["kind"], &said["table"]), (&json!("over"), &json!(id)), "{said}");
        // Whoever goes takes all calls along.
        let other = table_of_two(&ann, &ben, json!({})).await;
        call_by(&ben, &hook, json!({ "digest": { "kind": "every", "hours": 24 } })).await;
        play(&[&ann], &other, 1, 1).await;
        tokio::time::sleep(Duration::from_millis(400)).await;
        expect(&ben, 204, "DELETE", "/me", NONE).await;
        house.running.stop().await.unwrap();
        let storage = storage::Storage::open(&url).await.unwrap();
        assert!(storage.people_to_call(i64::MAX).await.unwrap().is_empty());
        storage.backend().close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_several_nodes_one_calls_and_another_if_that_dies() {
    let Some(url) = fresh().await else { return };
    let (one, time) = at_noon(&url).await;
    let node = async || House::with(Config { time: time.clone(), ..config(&url) }).await;
    let (two, three) = (node().await, node().await);
    let (ann, ben) = (one.guest("Ann").await, one.guest("Ben").await);
    let (hook, mut told) = ear().await;
    call_by(&ben, &hook, json!({ "digest": { "kind": "every", "hours": 6 } })).await;
    for name in ["Ryde", "Cowes"] {
        let id = table_of_two(&ann, &ben, json!({ "name": name })).await;
        play(&[&ann], &id, 1, 1).await;
    }
    pass(&time, 6 * HOUR).await;
    assert_eq!(next(&mut told).await["kind"], "digest");
    assert!(is_quiet(&mut told).await, "by one node only");
    // A node takes a call when it is due and dies before it is made: when its time is over, another makes it.
    let id = table_of_two(&ann, &ben, json!({ "name": "Newport" })).await;
    play(&[&ann], &id, 1, 1).await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    let storage = storage::Storage::open(&url).await.unwrap();
    let person = expect(&ben, 200, "GET", "/me", NONE).await["id"].as_str().unwrap().to_owned();
    let calls = storage.due_calls(&person, i64::MAX).await.unwrap();
    assert_eq!((calls.len(), calls[0].table.as_str()), (1, id.as_str()));
    let until = calls[0].due_at + 120_000;
    assert!(storage.put_off_calls(&calls, until).await.unwrap());
    assert!(!storage.put_off_calls(&calls, until).await.unwrap(), "only one node does");
    pass(&time, 6 * HOUR).await;
    assert!(is_quiet(&mut told).await, "somebody is at it");
    pass(&time, Duration::from_secs(121)).await;
    assert_eq!(next(&mut told).await["kind"], "digest");
    assert!(is_quiet(&mut told).await);
    storage.backend().close().await;
    for house in [one, two, three] {
        house.running.stop().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_a_node_did_not_live_to_tell_is_found() {
    on_both(|url| async move {
        let time = Time::standing_at(NOON);
        let slow = Config { notify_after_s: 10, time: time.clone(), ..config(&url) };
        let house = House::with(slow.clone()).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let (hook, mut told) = ear().await;
        call_by(&ben, &hook, json!({})).await;
        let id = table_of_two(&ann, &ben, json!({})).await;
        play(&[&ann], &id, 1, 1).await;
        // It is stopped within the ten seconds.
        pass(&time, Duration::from_secs(5)).await;
        house.running.stop().await.unwrap();
        // What it still waits for is given up.
        time.advance(Duration::from_secs(10));
        tokio::time::sleep(Duration::from_millis(200)).await;
        let house = House::with(slow).await;
        for _ in 0..5 {
            pass(&time, Duration::from_secs(30)).await;
        }
        assert_eq!(next(&mut told).await["table"], json!(id));
        for _ in 0..5 {
            pass(&time, Duration::from_secs(30)).await;
        }
        assert!(is_quiet(&mut told).await, "once");
        house.running.stop().await.unwrap();
    })
    .await;
}
