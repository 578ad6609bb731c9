//! Guests, accounts, sessions.

use crate::house::{House, config, expect, table_of_two};
use serde_json::{Value, json};
use server::Config;
use storage::throwaway::{on_both, on_sqlite};

const NONE: Value = Value::Null;

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_an_account_without_losing_the_seat() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({})).await;
        let old = ann.cookie();
        let account = json!({ "login": "Ann.W", "password": "all aboard" });
        let me = expect(&ann, 201, "POST", "/accounts", account).await;
        assert_eq!(me["login"], "ann.w");
        assert_ne!(ann.cookie(), old, "more rights, another session");
        let table = expect(&ann, 200, "GET", &format!("/tables/{id}"), NONE).await;
        assert_eq!(table["seats"][0]["yours"], true);

        let elsewhere = house.nobody();
        let right = json!({ "login": "ANN.w", "password": "all aboard" });
        expect(&elsewhere, 200, "POST", "/session", right.clone()).await;
        let mine = expect(&elsewhere, 200, "GET", "/tables?mine=true&my_turn=true", NONE).await;
        assert_eq!(mine["tables"][0]["id"], id.as_str());
        expect(&elsewhere, 204, "DELETE", "/sessions", NONE).await;
        expect(&ann, 401, "GET", "/me", NONE).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_login_and_a_wrong_password_look_the_same() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let ann = house.nobody();
        expect(&ann, 201, "POST", "/accounts", json!({ "login": "ann", "password": "all aboard" })).await;
        let nobody = house.nobody();
        let unknown = json!({ "login": "bob", "password": "all aboard" });
        let wrong = json!({ "login": "ann", "password": "all a-board" });
        let first = expect(&nobody, 401, "POST", "/session", unknown).await;
        let second = expect(&nobody, 401, "POST", "/session", wrong).await;
        assert_eq!(first, second);
        expect(&nobody, 409, "POST", "/accounts", json!({ "login": "ANN", "password": "12345678" })).await;
        expect(&nobody, 400, "POST", "/accounts", json!({ "login": "carl", "password": "short" })).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_ends_all_other_sessions() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, also_ann) = (house.nobody(), house.nobody());
        let account = json!({ "login": "ann", "password": "all aboard" });
        expect(&ann, 201, "POST", "/accounts", account.clone()).await;
        expect(&also_ann, 200, "POST", "/session", account).await;
        let wrong = json!({ "old": "nonsense", "new": "mind the gap" });
        expect(&ann, 401, "PUT", "/me/password", wrong).await;
        let right = json!({ "old": "all aboard", "new": "mind the gap" });
        expect(&ann, 200, "PUT", "/me/password", right).await;
        expect(&ann, 200, "GET", "/me", NONE).await;
        expect(&also_ann, 401, "GET", "/me", NONE).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_goes_leaves_a_name_on_the_seat() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({})).await;
        let waiting = json!({ "name": "later", "title": "1860", "listed": true,
            "seats": [{ "kind": "mine" }, { "kind": "person" }] });
        let later = expect(&ann, 201, "POST", "/tables", waiting).await["id"].as_str().unwrap().to_owned();
        expect(&ben, 200, "POST", &format!("/tables/{later}/seats"), json!({})).await;
        expect(&ben, 204, "DELETE", "/me", NONE).await;
        expect(&ben, 401, "GET", "/me", NONE).await;
        let table = expect(&ann, 200, "GET", &format!("/tables/{id}"), NONE).await;
        assert_eq!(table["seats"][1]["name"], "Ben");
        let open = expect(&ann, 200, "GET", &format!("/tables/{later}"), NONE).await;
        assert_eq!(open["seats"][1]["name"], NONE, "a seat nobody has played is free again");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guessing_passwords_is_slowed_down() {
    on_sqlite(|url| async move {
        let house = House::with(Config { limits: true, ..config(&url) }).await;
        let nobody = house.nobody();
        let guess = json!({ "login": "ann", "password": "guess" });
        let mut slowed = 0;
        for _ in 0..14 {
            let (status, answer) = nobody.post("/session", guess.clone()).await.unwrap();
            if status == 429 {
                assert_eq!(answer["error"]["code"], "too-many-requests");
                slowed += 1;
            }
        }
        assert!(slowed >= 2, "{slowed}");
        house.running.stop().await.unwrap();
    })
    .await;
}
