//! Setting tables up, sitting down, inviting, starting, listing.

use crate::house::{House, expect, table_of_two};
use serde_json::{Value, json};
use storage::throwaway::{on_both, on_sqlite};

const NONE: Value = Value::Null;

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_taken_by_its_link_once() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben, cat) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Cat").await);
        let new = json!({ "name": "private", "title": "1860",
            "seats": [{ "kind": "mine" }, { "kind": "person", "invited": true }] });
        let table = expect(&ann, 201, "POST", "/tables", new).await;
        let id = table["id"].as_str().unwrap();
        let path = format!("/tables/{id}");
        expect(&ben, 404, "GET", &path, NONE).await;
        let link = expect(&ann, 201, "POST", &format!("{path}/invitations"), json!({ "seat": 1 })).await;
        let invitation = format!("/invitations/{}", link["token"].as_str().unwrap());
        let seen = expect(&house.nobody(), 200, "GET", &invitation, NONE).await;
        assert_eq!(seen["name"].as_str(), Some("private"));
        // Both follow it at the same moment: one of them has the seat.
        let (one, two) =
            tokio::join!(ben.send("POST", &invitation, None), cat.send("POST", &invitation, None));
        let mut statuses = [one.unwrap().0, two.unwrap().0];
        statuses.sort_unstable();
        assert!(statuses == [200, 404] || statuses == [200, 409], "{statuses:?}");
        expect(&house.nobody(), 404, "GET", &invitation, NONE).await;
        let watch = expect(&ann, 201, "POST", &format!("{path}/invitations"), json!({})).await;
        let watch = format!("/invitations/{}", watch["token"].as_str().unwrap());
        let dan = house.guest("Dan").await;
        expect(&dan, 200, "POST", &watch, NONE).await;
        expect(&dan, 200, "GET", &path, NONE).await;
        expect(&dan, 403, "POST", &format!("{path}/start"), NONE).await;
        expect(&ann, 204, "DELETE", &format!("{path}/invitations"), NONE).await;
        expect(&house.guest("Eve").await, 404, "POST", &watch, NONE).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_want_the_last_seat_do_not_both_get_it() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let new = json!({ "name": "open", "title": "1860", "listed": true,
            "seats": [{ "kind": "mine" }, { "kind": "person" }] });
        let id = expect(&ann, 201, "POST", "/tables", new).await["id"].as_str().unwrap().to_owned();
        let seats = format!("/tables/{id}/seats");
        let (ben, cat) = (house.guest("Ann").await, house.guest("Ann").await);
        let (one, two) = tokio::join!(ben.post(&seats, json!({})), cat.post(&seats, json!({})));
        let mut statuses = [one.unwrap().0, two.unwrap().0];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409]);
        let table = expect(&ann, 200, "POST", &format!("/tables/{id}/start"), NONE).await;
        assert_eq!(table["seats"][1]["name"], "Ann (2)", "no two players have one name");
        expect(&ben, 409, "DELETE", &format!("{seats}/mine"), NONE).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn among_people_nobody_chooses_the_seed() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let chosen = json!({ "name": "x", "title": "1860", "seed": 7,
            "seats": [{ "kind": "mine" }, { "kind": "person" }] });
        let refused = expect(&ann, 400, "POST", "/tables", chosen).await;
        assert_eq!(refused["error"]["code"], "seed");
        let alone = json!({ "name": "x", "title": "1860", "seed": 7,
            "seats": [{ "kind": "mine" }, { "kind": "hot", "name": "Ben" }] });
        let table = expect(&ann, 201, "POST", "/tables", alone).await;
        let path = format!("/tables/{}/start", table["id"].as_str().unwrap());
        assert_eq!(expect(&ann, 200, "POST", &path, NONE).await["seed"], 7);
        let open = json!({ "name": "x", "title": "1860", "listed": true,
            "seats": [{ "kind": "mine" }, { "kind": "person" }] });
        let table = expect(&ann, 201, "POST", "/tables", open).await;
        let path = format!("/tables/{}", table["id"].as_str().unwrap());
        expect(&ben, 200, "POST", &format!("{path}/seats"), json!({})).await;
        let started = expect(&ann, 200, "POST", &format!("{path}/start"), NONE).await;
        assert_ne!(started["seed"], table["seed"], "drawn when the game starts");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_have_filters_and_pages() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        for number in 0..5 {
            let new = json!({ "name": format!("Table {number}"), "title": "1860", "listed": number != 4,
                "seats": [{ "kind": "mine" }, { "kind": "person" }] });
            expect(&ann, 201, "POST", "/tables", new).await;
        }
        let playing = table_of_two(&ann, &ben, json!({})).await;
        let list = |query: &'static str| {
            let ben = &ben;
            async move { expect(ben, 200, "GET", &format!("/tables?{query}"), NONE).await }
        };
        assert_eq!(list("").await["total"], 5);
        assert_eq!(list("state=open").await["total"], 4);
        assert_eq!(list("mine=true").await["total"], 1);
        assert_eq!(list("words=TABLE%202").await["tables"][0]["name"], "Table 2");
        assert_eq!(list("title=1862").await["total"], 0);
        let page = list("size=2&page=3").await;
        assert_eq!((page["tables"].as_array().unwrap().len(), page["total"].as_i64()), (1, Some(5)));
        let turn = expect(&ann, 200, "GET", "/tables?my_turn=true", NONE).await;
        assert_eq!(turn["tables"][0]["id"], playing.as_str());
        assert_eq!(list("my_turn=true").await["total"], 0);
        let nobody = expect(&house.nobody(), 200, "GET", "/tables?mine=true", NONE).await;
        assert_eq!(nobody["total"], 0);
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_owner_renames_hides_and_ends() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({})).await;
        let path = format!("/tables/{id}");
        expect(&ben, 403, "PATCH", &path, json!({ "name": "mine now" })).await;
        let changed = expect(&ann, 200, "PATCH", &path, json!({ "name": "Cowes", "listed": false })).await;
        assert_eq!((changed["name"].as_str(), changed["listed"].as_bool()), (Some("Cowes"), Some(false)));
        expect(&ann, 409, "PATCH", &path, json!({ "undo": "free" })).await;
        expect(&house.nobody(), 404, "GET", &path, NONE).await;
        let ended = expect(&ann, 200, "POST", &format!("{path}/end"), json!({ "finished": false })).await;
        assert_eq!(ended["state"], "abandoned");
        let bid = json!({ "after": 0, "id": "x", "action": { "type": "pass" } });
        expect(&ann, 409, "POST", &format!("{path}/moves"), bid).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_set_up_is_explained() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let mine = json!([{ "kind": "mine" }, { "kind": "person" }]);
        let wrong = [
            json!({ "name": "x", "title": "1829", "seats": mine }),
            json!({ "name": "x", "title": "1860", "options": ["nonsense"], "seats": mine }),
            json!({ "name": "x", "title": "1860", "edition": "seventh", "seats": mine }),
            json!({ "name": "x", "title": "1860", "seats": [{ "kind": "mine" }] }),
            json!({ "name": "x", "title": "1860", "seats": [{ "kind": "mine" }, { "kind": "mine" }] }),
            json!({ "name": "x", "title": "1860", "seats": [{ "kind": "mine" }, { "kind": "computer", "computer": "hal" }] }),
            json!({ "name": " ", "title": "1860", "seats": mine }),
            json!({ "name": "x", "title": "1860", "seats": mine, "surprise": 1 }),
        ];
        for body in wrong {
            let answer = expect(&ann, 400, "POST", "/tables", body).await;
            assert!(answer["error"]["message"].as_str().is_some_and(|text| !text.is_empty()));
        }
        let recorded = json!({ "name": "x", "title": "1860", "edition": "recorded", "seats": mine });
        let answer = expect(&ann, 400, "POST", "/tables", recorded).await;
        assert_eq!(answer["error"]["code"], "edition-not-offered");
        let titles = expect(&ann, 200, "GET", "/titles", NONE).await;
        assert_eq!(titles[0]["editions"], json!(["second", "first"]));
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_says_anew_who_sits_where_and_what_is_played() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let new = json!({ "name": "host", "title": "1860", "listed": true,
            "seats": [{ "kind": "mine" }, { "kind": "person" }, { "kind": "person" }] });
        let id = expect(&ann, 201, "POST", "/tables", new).await["id"].as_str().unwrap().to_owned();
        let path = format!("/tables/{id}");
        let (second, third) = (format!("{path}/seats/1"), format!("{path}/seats/2"));
        expect(&ben, 200, "POST", &format!("{path}/seats"), json!({ "seat": 1 })).await;
        let computer = json!({ "kind": "computer", "computer": "random", "name": "Ben" });
        expect(&ben, 403, "PUT", &third, computer.clone()).await;
        let table = expect(&ann, 200, "PUT", &third, computer.clone()).await;
        assert_eq!(table["seats"][2]["name"], "Ben (2)", "a computer does not pass for a guest");
        expect(&ann, 409, "PUT", &format!("{path}/seats/9"), computer.clone()).await;
        expect(&ann, 400, "PUT", &second, json!({ "kind": "mine" })).await;
        let table = expect(&ann, 200, "PUT", &second, json!({ "kind": "person", "invited": true })).await;
        assert!(table["seats"][1]["name"].is_null(), "Ben sits there no longer");
        expect(&ben, 409, "POST", &format!("{path}/seats"), json!({ "seat": 1 })).await;
        let table = expect(&ann, 200, "PATCH", &path, json!({ "options": ["open_treasuries"] })).await;
        assert_eq!(table["options"], json!(["open_treasuries"]));
        expect(&ann, 400, "PATCH", &path, json!({ "options": ["no_such_option"] })).await;
        expect(&ann, 400, "PATCH", &path, json!({ "edition": "recorded" })).await;
        let table = expect(&ann, 200, "GET", &path, NONE).await;
        assert_eq!(table["options"], json!(["open_treasuries"]), "what was refused changed nothing");
        expect(&ann, 200, "PUT", &second, json!({ "kind": "hot", "name": "Cat" })).await;
        expect(&ann, 200, "POST", &format!("{path}/start"), NONE).await;
        expect(&ann, 409, "PUT", &second, computer).await;
        expect(&ann, 409, "PATCH", &path, json!({ "options": [] })).await;
        let list = expect(&ann, 200, "GET", "/tables?mine=true", NONE).await;
        assert_eq!(list["rounds"][&id]["kind"], "auction", "what is played there is told");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_a_password_seats_those_who_know_it() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let new = json!({ "name": "locked", "title": "1860", "listed": true, "password": "steam",
            "seats": [{ "kind": "mine" }, { "kind": "person" }] });
        let table = expect(&ann, 201, "POST", "/tables", new).await;
        assert_eq!(table["locked"], true);
        assert!(!table.to_string().contains("argon"), "the hash is never sent");
        let path = format!("/tables/{}", table["id"].as_str().unwrap());
        let seats = format!("{path}/seats");
        expect(&ben, 403, "POST", &seats, json!({})).await;
        expect(&ben, 403, "POST", &seats, json!({ "password": "coal" })).await;
        expect(&ben, 200, "POST", &seats, json!({ "password": "steam" })).await;
        expect(&ben, 200, "DELETE", &format!("{seats}/mine"), NONE).await;
        let table = expect(&ann, 200, "PATCH", &path, json!({ "password": "" })).await;
        assert_eq!(table["locked"], false);
        expect(&ben, 200, "POST", &seats, json!({})).await;
        house.running.stop().await.unwrap();
    })
    .await;
}
