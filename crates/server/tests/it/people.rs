//! Guests, accounts, sessions.

use crate::house::{House, config, expect, table_of_two};
use serde_json::{Value, json};
use server::Config;
use storage::throwaway::{on_both, on_sqlite};
use storage::{Batch, Storage};

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
        expect(&nobody, 409, "POST", "/accounts", json!({ "login": "ANN", "password": "mind the gap" }))
            .await;
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
async fn whoever_is_absent_can_be_replaced_and_the_table_passes_on() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({})).await;
        let replace = format!("/tables/{id}/replacement");
        expect(&ben, 409, "POST", &replace, json!({ "seat": 0 })).await;
        house.running.stop().await.unwrap();
        // Ann, whose turn it is, does not come for more than a week.
        let storage = Storage::open(&url).await.unwrap();
        let sql = "UPDATE tables SET changed_at = changed_at - 700000000";
        storage.commit(Batch::of(sql, Vec::new())).await.unwrap();
        storage.backend().close().await;
        let house = House::on(&url).await;
        let (ann, ben, cat) = (ann.at(&house.base), ben.at(&house.base), house.guest("Cat").await);
        let table = expect(&ben, 200, "POST", &replace, json!({ "seat": 0 })).await;
        assert_eq!((&table["yours"], &table["seats"][0]["name"]), (&json!(true), &json!("Ann")));
        assert_eq!((&table["seats"][0]["free"], &table["seats"][1]["free"]), (&json!(true), &json!(false)));
        expect(&ann, 200, "GET", &format!("/tables/{id}"), NONE).await;
        let seated = expect(&cat, 200, "POST", &format!("/tables/{id}/seats"), json!({})).await;
        assert_eq!((&seated["your_turn"], &seated["seats"][0]["name"]), (&json!(true), &json!("Ann")));
        let bid = json!({ "after": 0, "id": "a", "action": { "type": "bid", "amount": 5 } });
        expect(&ann, 403, "POST", &format!("/tables/{id}/moves"), bid.clone()).await;
        expect(&cat, 200, "POST", &format!("/tables/{id}/moves"), bid).await;
        // Ben, whose table it is now, goes for good: a computer takes his seat and Cat has the table.
        expect(&ben, 204, "DELETE", "/me", NONE).await;
        let passed = expect(&cat, 200, "GET", &format!("/tables/{id}"), NONE).await;
        assert_eq!(passed["yours"], true);
        let with = json!({ "seat": 1, "computer": "random" });
        let table = expect(&cat, 200, "POST", &replace, with).await;
        assert_eq!(table["seats"][1]["kind"], "computer");
        for _ in 0..100 {
            let table = expect(&cat, 200, "GET", &format!("/tables/{id}"), NONE).await;
            if table["number"].as_i64() > Some(1) {
                house.running.stop().await.unwrap();
                return;
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("the computer does not move");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sessions_are_listed_and_ended_one_by_one() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, lost) = (house.nobody(), house.nobody());
        let account = json!({ "login": "ann", "password": "all aboard" });
        expect(&ann, 201, "POST", "/accounts", account.clone()).await;
        expect(&lost, 200, "POST", "/session", account).await;
        let sessions = expect(&ann, 200, "GET", "/sessions", NONE).await;
        let other = sessions.as_array().unwrap().iter().find(|session| session["this"] == false).unwrap();
        assert_eq!(sessions.as_array().unwrap().len(), 2);
        let path = format!("/sessions/{}", other["id"].as_str().unwrap());
        expect(&house.guest("Eve").await, 404, "DELETE", &path, NONE).await;
        expect(&ann, 204, "DELETE", &path, NONE).await;
        expect(&lost, 401, "GET", "/me", NONE).await;
        expect(&ann, 200, "GET", "/me", NONE).await;
        // Going for good asks for the password.
        expect(&ann, 401, "DELETE", "/me", NONE).await;
        expect(&ann, 401, "DELETE", "/me", json!({ "password": "guess" })).await;
        expect(&ann, 204, "DELETE", "/me", json!({ "password": "all aboard" })).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_that_look_alike_do_not_sit_together() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        expect(&house.nobody(), 400, "POST", "/guests", json!({ "name": "An\u{200b}n" })).await;
        let (ann, other) = (house.guest("lan").await, house.guest("Ian").await);
        let id = table_of_two(&ann, &other, json!({})).await;
        let table = expect(&ann, 200, "GET", &format!("/tables/{id}"), NONE).await;
        assert_eq!(table["seats"][1]["name"], "Ian (2)");
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
        for _ in 0..20 {
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
