//! Who watches a table: let in, kept out, shown out; and what a password opens.

use crate::house::{House, config, expect, play, table_of_two};
use crate::live::Window;
use load::Client;
use serde_json::{Value, json};
use server::Config;
use storage::throwaway::{fresh, on_both, on_sqlite};

const NONE: Value = Value::Null;

async fn id_of(visitor: &Client) -> String {
    expect(visitor, 200, "GET", "/me", NONE).await["id"].as_str().unwrap().to_owned()
}

/// All addresses by which a game could be seen, and what somebody gets there.
async fn all_refused(visitor: &Client, table: &str, status: u16, code: &str) {
    for path in ["", "/state", "/state?at=0", "/info", "/log", "/chat", "/updates", "/export", "/review"] {
        let answer = expect(visitor, status, "GET", &format!("/tables/{table}{path}"), NONE).await;
        assert_eq!(answer["error"]["code"], code, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_shown_out_finds_a_private_table_in_no_list() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben, eve) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await);
        let id = table_of_two(&ann, &ben, json!({ "listed": false })).await;
        let link = expect(&ann, 201, "POST", &format!("/tables/{id}/invitations"), json!({})).await;
        let link = format!("/invitations/{}", link["token"].as_str().unwrap());
        expect(&eve, 200, "POST", &link, NONE).await;
        let (all, bens) = ("/tables".to_owned(), format!("/people/{}/tables", id_of(&ben).await));
        for list in [&all, &bens] {
            assert_eq!(expect(&eve, 200, "GET", list, NONE).await["total"], 1, "{list}");
        }
        let eves = format!("/tables/{id}/watchers/{}", id_of(&eve).await);
        expect(&ann, 200, "PUT", &eves, json!({ "let_in": false })).await;
        for list in [&all, &bens] {
            let found = expect(&eve, 200, "GET", list, NONE).await;
            assert_eq!((&found["total"], &found["tables"]), (&json!(0), &json!([])), "{list}");
            assert_eq!(expect(&ben, 200, "GET", list, NONE).await["total"], 1, "{list}");
        }
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_those_who_are_let_in_watch() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben, eve) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await);
        let id = table_of_two(&ann, &ben, json!({ "watchers": "let-in" })).await;
        let (at, watchers) = (format!("/tables/{id}"), format!("/tables/{id}/watchers"));
        all_refused(&eve, &id, 403, "watchers-let-in").await;
        all_refused(&house.nobody(), &id, 403, "watchers-let-in").await;
        assert!(Window::open(&house.base, &eve, &id, "").await.is_err());
        // She asks; only the host learns of it, and only the host lets her in.
        expect(&house.nobody(), 401, "POST", &watchers, NONE).await;
        expect(&eve, 204, "POST", &watchers, NONE).await;
        expect(&eve, 204, "POST", &watchers, NONE).await;
        assert_eq!(expect(&ann, 200, "GET", &at, NONE).await["asking"], 1);
        assert_eq!(expect(&ben, 200, "GET", &at, NONE).await["asking"], 0);
        assert_eq!(expect(&ben, 200, "GET", &watchers, NONE).await["people"], json!([]));
        let seen = expect(&ann, 200, "GET", &watchers, NONE).await;
        assert_eq!(
            (&seen["people"][0]["name"], &seen["people"][0]["standing"]),
            (&json!("Eve"), &json!("asks"))
        );
        let eves = format!("{watchers}/{}", seen["people"][0]["id"].as_str().unwrap());
        expect(&ben, 403, "PUT", &eves, json!({ "let_in": true })).await;
        expect(&eve, 403, "PUT", &eves, json!({ "let_in": true })).await;
        expect(&ann, 200, "PUT", &eves, json!({ "let_in": true })).await;
        let mut window = Window::open(&house.base, &eve, &id, "").await.unwrap();
        window.next().await.unwrap();
        expect(&eve, 403, "GET", &watchers, NONE).await;
        // Whoever plays sees who watches.
        let seen = expect(&ben, 200, "GET", &watchers, NONE).await;
        assert_eq!((&seen["people"][0]["name"], &seen["people"][0]["here"]), (&json!("Eve"), &json!(true)));
        assert_eq!(expect(&ben, 200, "GET", &format!("{at}/updates"), NONE).await["watching"], 1);
        // Shown out: no further news, at once, and no way back but to be let in.
        expect(&ann, 200, "PUT", &eves, json!({ "let_in": false })).await;
        assert_eq!(window.close_code().await, 4404);
        play(&[&ann, &ben], &id, 1, 1).await;
        all_refused(&eve, &id, 403, "shown-out").await;
        expect(&eve, 403, "POST", &watchers, NONE).await;
        expect(&ann, 200, "PUT", &eves, json!({ "let_in": true })).await;
        expect(&eve, 200, "GET", &format!("{at}/state"), NONE).await;
        // A link of the host's lets in as well; players cannot be shown out.
        let link = expect(&ann, 201, "POST", &format!("{at}/invitations"), json!({})).await;
        let (fay, by_link) =
            (house.guest("Fay").await, format!("/invitations/{}", link["token"].as_str().unwrap()));
        expect(&fay, 200, "POST", &by_link, NONE).await;
        expect(&fay, 200, "GET", &format!("{at}/state"), NONE).await;
        // A link that is still about is no way back.
        let fays = format!("{watchers}/{}", id_of(&fay).await);
        expect(&ann, 200, "PUT", &fays, json!({ "let_in": false })).await;
        expect(&fay, 403, "POST", &by_link, NONE).await;
        expect(&fay, 403, "GET", &format!("{at}/state"), NONE).await;
        let bens = format!("{watchers}/{}", id_of(&ben).await);
        expect(&ann, 409, "PUT", &bens, json!({ "let_in": false })).await;
        expect(&ann, 404, "PUT", &format!("{watchers}/nobody"), json!({ "let_in": false })).await;
        // Nobody but players.
        expect(&ben, 403, "PATCH", &at, json!({ "watchers": "nobody" })).await;
        expect(&ann, 200, "PATCH", &at, json!({ "watchers": "nobody" })).await;
        all_refused(&eve, &id, 403, "no-watchers").await;
        expect(&eve, 403, "POST", &watchers, NONE).await;
        expect(
            &house.guest("Gus").await,
            403,
            "POST",
            &format!("/invitations/{}", link["token"].as_str().unwrap()),
            NONE,
        )
        .await;
        expect(&ben, 200, "GET", &format!("{at}/state"), NONE).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_shown_out_of_a_public_table_is_out_at_every_node() {
    let Some(url) = fresh().await else { return };
    let (one, two) = (House::on(&url).await, House::on(&url).await);
    let (ann, ben, eve) = (one.guest("Ann").await, one.guest("Ben").await, one.guest("Eve").await);
    let id = table_of_two(&ann, &ben, json!({})).await;
    let eve_there = eve.at(&two.base);
    let mut window = Window::open(&two.base, &eve_there, &id, "").await.unwrap();
    window.next().await.unwrap();
    let eves = format!("/tables/{id}/watchers/{}", id_of(&eve).await);
    expect(&ann, 200, "PUT", &eves, json!({ "let_in": false })).await;
    assert_eq!(window.close_code().await, 4404);
    expect(&eve_there, 403, "GET", &format!("/tables/{id}"), NONE).await;
    expect(&eve_there, 403, "POST", &format!("/tables/{id}/chat"), json!({ "text": "x" })).await;
    expect(&ann, 200, "PUT", &eves, json!({})).await;
    expect(&eve_there, 200, "GET", &format!("/tables/{id}"), NONE).await;
    one.running.stop().await.unwrap();
    two.running.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_waits_is_seen_by_those_who_may_sit_down() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben, eve) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await);
        let seats = json!([{ "kind": "mine" }, { "kind": "person" }]);
        let new = json!({ "name": "x", "title": "1860", "listed": true, "watchers": "nobody", "silent_watchers": true, "seats": seats });
        let id = expect(&ann, 201, "POST", "/tables", new).await["id"].as_str().unwrap().to_owned();
        let at = format!("/tables/{id}");
        expect(&eve, 200, "GET", &at, NONE).await;
        let silent = expect(&eve, 403, "POST", &format!("{at}/chat"), json!({ "text": "x" })).await;
        assert_eq!(silent["error"]["code"], "watchers-silent");
        expect(&ben, 200, "POST", &format!("{at}/seats"), json!({})).await;
        expect(&ben, 204, "POST", &format!("{at}/chat"), json!({ "text": "x" })).await;
        let mut window = Window::open(&house.base, &eve, &id, "").await.unwrap();
        window.next().await.unwrap();
        expect(&ann, 200, "POST", &format!("{at}/start"), NONE).await;
        assert_eq!(window.close_code().await, 4404, "the game is not for her to see");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_lets_people_look_in_at_a_table_that_is_not_listed() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben, eve) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await);
        let id = table_of_two(&ann, &ben, json!({ "listed": false, "password": "steam" })).await;
        let entry = format!("/tables/{id}/entry");
        all_refused(&eve, &id, 403, "table-locked").await;
        let wrong = expect(&eve, 403, "POST", &entry, json!({ "password": "coal" })).await;
        assert_eq!(wrong["error"]["code"], "table-password");
        all_refused(&eve, &id, 403, "table-locked").await;
        expect(&house.nobody(), 401, "POST", &entry, json!({ "password": "steam" })).await;
        let seen = expect(&eve, 200, "POST", &entry, json!({ "password": "steam" })).await;
        assert!(!seen.to_string().contains("argon"));
        expect(&eve, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
        // A link works without it; a table without a password is not known at all.
        let link = expect(&ann, 201, "POST", &format!("/tables/{id}/invitations"), json!({})).await;
        let fay = house.guest("Fay").await;
        expect(&fay, 200, "POST", &format!("/invitations/{}", link["token"].as_str().unwrap()), NONE).await;
        let other = table_of_two(&ann, &ben, json!({ "listed": false })).await;
        expect(&eve, 404, "POST", &format!("/tables/{other}/entry"), json!({ "password": "" })).await;
        // It does not open what only those see who are let in.
        expect(&ann, 200, "PATCH", &format!("/tables/{id}"), json!({ "watchers": "let-in" })).await;
        let gus = house.guest("Gus").await;
        expect(&gus, 404, "POST", &entry, json!({ "password": "steam" })).await;
        expect(&eve, 403, "GET", &format!("/tables/{id}/state"), NONE).await;
        expect(&fay, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_of_tables_are_not_guessed_in_a_row() {
    on_sqlite(|url| async move {
        let house = House::with(Config { limits: true, ..config(&url) }).await;
        let (ann, ben, eve) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await);
        let id = table_of_two(&ann, &ben, json!({ "listed": false, "password": "steam" })).await;
        let mut slowed = 0;
        for _ in 0..14 {
            let guess = json!({ "password": "guess" });
            let (status, _) = eve.post(&format!("/tables/{id}/entry"), guess).await.unwrap();
            slowed += u32::from(status == 429);
        }
        assert!(slowed >= 3, "{slowed}");
        house.running.stop().await.unwrap();
    })
    .await;
}
