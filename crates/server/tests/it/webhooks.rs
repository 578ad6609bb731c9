//! Webhooks whose addresses strangers give: no host is flooded, and a call that was not taken is tried again a few times.

use crate::house::{House, config, expect, table_of_two};
use axum::http::StatusCode;
use axum::routing::post;
use load::Client;
use serde_json::{Value, json};
use server::{Config, Time};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use storage::throwaway::on_both;

const NONE: Value = Value::Null;
/// 18 November 2026, 12:00 in London.
const NOON: i64 = 1_794_916_800_000;

/// A receiver that answers 503 so many times before it takes a call, and counts all of them.
async fn receiver(refuses: usize) -> (String, Arc<AtomicUsize>) {
    let count = Arc::new(AtomicUsize::new(0));
    let counted = count.clone();
    let hook = post(move || {
        let before = counted.fetch_add(1, Ordering::SeqCst);
        std::future::ready(if before < refuses { StatusCode::SERVICE_UNAVAILABLE } else { StatusCode::OK })
    });
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/hook", listener.local_addr().unwrap());
    let router = axum::Router::new().route("/hook", hook);
    tokio::spawn(async move { axum::serve(listener, router).await });
    (url, count)
}

/// Waits until so many calls have come, and a while longer for more.
async fn calls(count: &AtomicUsize, expected: usize) -> usize {
    for _ in 0..200 {
        if count.load(Ordering::SeqCst) >= expected {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    tokio::time::sleep(Duration::from_millis(400)).await;
    count.load(Ordering::SeqCst)
}

async fn bid(visitor: &Client, id: &str, amount: i64) {
    let number = expect(visitor, 200, "GET", &format!("/tables/{id}"), NONE).await["number"].clone();
    let action = json!({ "type": "bid", "amount": amount });
    let sent = json!({ "after": number, "id": format!("at {number}"), "action": action });
    expect(visitor, 200, "POST", &format!("/tables/{id}/moves"), sent).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_does_not_flood_a_host_by_many_tables() {
    on_both(|url| async move {
        // The time stands, so that nothing is tried again.
        let time = Time::standing_at(NOON);
        let house = House::with(Config { limits: true, time, ..config(&url) }).await;
        let ann = house.guest("Ann").await;
        let (hook, count) = receiver(0).await;
        let hooks: Vec<Value> = (0..5).map(|it| json!({ "url": format!("{hook}?{it}") })).collect();
        for _ in 0..10 {
            let new = json!({ "name": "x", "title": "1860",
                "seats": [{ "kind": "mine" }, { "kind": "hot", "name": "Aunt" }] });
            let id = expect(&ann, 201, "POST", "/tables", new).await["id"].as_str().unwrap().to_owned();
            expect(&ann, 200, "PUT", &format!("/tables/{id}/hooks"), json!({ "hooks": hooks })).await;
            expect(&ann, 200, "POST", &format!("/tables/{id}/start"), NONE).await;
        }
        let came = calls(&count, 20).await;
        assert!((20..35).contains(&came), "{came} of 50 calls");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_webhook_twice_is_refused() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let new = json!({ "name": "x", "title": "1860",
            "seats": [{ "kind": "mine" }, { "kind": "hot", "name": "Aunt" }] });
        let id = expect(&ann, 201, "POST", "/tables", new).await["id"].as_str().unwrap().to_owned();
        let hook = json!({ "url": "https://b.example/hook" });
        let hooks = json!({ "hooks": [hook, hook] });
        let refused = expect(&ann, 400, "PUT", &format!("/tables/{id}/hooks"), hooks).await;
        assert_eq!(refused["error"]["code"], "duplicate-webhook");
        let own = json!({ "webhooks": [hook, hook] });
        let refused = expect(&ann, 400, "PUT", "/me/notifications", own).await;
        assert_eq!(refused["error"]["code"], "duplicate-webhook");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_that_was_not_taken_is_tried_again_a_few_times() {
    on_both(|url| async move {
        let seconds = [15, 60, 300, 3_600];
        for (refuses, expected) in [(2, [2, 3, 3, 3]), (9, [2, 3, 4, 4])] {
            let time = Time::standing_at(NOON);
            let house = House::with(Config { time: time.clone(), ..config(&url) }).await;
            let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
            let (hook, count) = receiver(refuses).await;
            let settings = json!({ "webhooks": [{ "url": hook }], "reminder": false });
            expect(&ben, 200, "PUT", "/me/notifications", settings).await;
            let id = table_of_two(&ann, &ben, json!({})).await;
            bid(&ann, &id, 5).await;
            assert_eq!(calls(&count, 1).await, 1);
            for (wait, expected) in seconds.into_iter().zip(expected) {
                time.advance(Duration::from_secs(wait));
                assert_eq!(calls(&count, expected).await, expected, "{refuses} refused, after {wait} s");
            }
            house.running.stop().await.unwrap();
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_true_any_more_is_not_tried_again() {
    on_both(|url| async move {
        let time = Time::standing_at(NOON);
        let house = House::with(Config { time: time.clone(), ..config(&url) }).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let (hook, count) = receiver(9).await;
        let settings = json!({ "webhooks": [{ "url": hook }], "reminder": false });
        expect(&ben, 200, "PUT", "/me/notifications", settings).await;
        let id = table_of_two(&ann, &ben, json!({})).await;
        bid(&ann, &id, 5).await;
        assert_eq!(calls(&count, 1).await, 1);
        bid(&ben, &id, 10).await;
        time.advance(Duration::from_secs(15));
        assert_eq!(calls(&count, 1).await, 1, "Ben has moved");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_to_the_server_itself_is_not_called() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let own = format!("{}/api/v1/guests", house.base);
        let settings = json!({ "webhooks": [{ "url": own }] });
        expect(&ann, 200, "PUT", "/me/notifications", settings).await;
        let tested = expect(&ann, 200, "POST", "/me/notifications/test", NONE).await;
        assert_eq!(tested["results"][0]["outcome"], "inside");
        house.running.stop().await.unwrap();
    })
    .await;
}
