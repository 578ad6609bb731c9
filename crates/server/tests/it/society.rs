//! Friends, clubs, people whom somebody does not want to hear, and who learns what of it.

use crate::house::{House, expect, table_of_two};
use crate::live::Window;
use crate::standing::until;
use load::Client;
use serde_json::{Value, json};
use storage::throwaway::on_both;
use storage::{Batch, Storage};

const NONE: Value = Value::Null;

/// Somebody with an account, and their id.
pub async fn account(house: &House, login: &str) -> (Client, String) {
    let visitor = house.nobody();
    let new = json!({ "login": login, "password": "all aboard", "name": login });
    let made = expect(&visitor, 201, "POST", "/accounts", new).await;
    (visitor, made["id"].as_str().unwrap().to_owned())
}

fn by_login(login: &str) -> Value {
    json!({ "by": "login", "login": login })
}

async fn befriend(one: &Client, other: &Client, one_id: &str, other_login: &str) {
    expect(one, 204, "POST", "/friends", by_login(other_login)).await;
    expect(other, 204, "PUT", &format!("/friends/{one_id}"), NONE).await;
}

/// How somebody sees those whom they know.
async fn friends(of: &Client) -> Vec<(String, String)> {
    let list = expect(of, 200, "GET", "/friends", NONE).await;
    let word = |value: &Value| value.as_str().unwrap().to_owned();
    list.as_array().unwrap().iter().map(|one| (word(&one["name"]), word(&one["state"]))).collect()
}

fn pair(name: &str, state: &str) -> (String, String) {
    (name.to_owned(), state.to_owned())
}

#[tokio::test(flavor = "multi_thread")]
async fn friends_are_asked_agree_and_are_found_at_tables_one_may_see() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let ((ann, ann_id), (ben, ben_id), (cat, _)) =
            (account(&house, "ann").await, account(&house, "ben").await, account(&house, "cat").await);
        let guest = house.guest("Guest").await;
        let refused = expect(&guest, 403, "POST", "/friends", by_login("ann")).await;
        assert_eq!(refused["error"]["code"], "no-account");
        expect(&ann, 404, "POST", "/friends", by_login("nobody")).await;
        expect(&ann, 400, "POST", "/friends", by_login("ann")).await;
        expect(&ann, 204, "POST", "/friends", by_login("BEN")).await;
        assert_eq!(friends(&ann).await, [pair("ben", "asked")]);
        assert_eq!(friends(&ben).await, [pair("ann", "asks")]);
        assert_eq!(expect(&ben, 200, "GET", "/me/waiting", NONE).await["friends"], 1);
        // Nobody agrees for another, nor to what was not asked.
        expect(&ann, 404, "PUT", &format!("/friends/{ben_id}"), NONE).await;
        expect(&cat, 404, "PUT", &format!("/friends/{ann_id}"), NONE).await;
        expect(&ben, 204, "PUT", &format!("/friends/{ann_id}"), NONE).await;
        assert_eq!(friends(&ann).await, [pair("ben", "friend")]);
        assert_eq!(friends(&cat).await, []);
        // From a table one sits at together; whoever only watches may not.
        let id = table_of_two(&ben, &cat, json!({ "listed": false })).await;
        let at = |seat: u8| json!({ "by": "seat", "table": id, "seat": seat });
        expect(&ann, 404, "POST", "/friends", at(1)).await;
        expect(&ben, 204, "POST", "/friends", at(1)).await;
        assert_eq!(friends(&cat).await, [pair("ben", "asks")]);
        // Both ask: that is agreeing.
        expect(&cat, 204, "POST", "/friends", at(0)).await;
        assert_eq!(friends(&cat).await, [pair("ben", "friend")]);
        // A friend who is at a table is told of to those who may see it.
        let mut window = Window::open(&house.base, &ben, &id, "").await.unwrap();
        window.next().await.unwrap();
        let tables = async |of: &Client| {
            let list = expect(of, 200, "GET", "/friends", NONE).await;
            list[0]["tables"].as_array().unwrap().len()
        };
        assert_eq!((tables(&cat).await, tables(&ann).await), (1, 0), "Ann may not see it");
        expect(&ben, 200, "PATCH", &format!("/tables/{id}"), json!({ "listed": true })).await;
        assert_eq!(tables(&ann).await, 1);
        drop(window);
        expect(&ann, 204, "DELETE", &format!("/friends/{ben_id}"), NONE).await;
        assert_eq!(friends(&ann).await, []);
        assert_eq!(friends(&ben).await, [pair("cat", "friend")]);
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_blocked_gets_nowhere_and_is_not_told() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let ((ann, ann_id), (ben, ben_id)) = (account(&house, "ann").await, account(&house, "ben").await);
        befriend(&ann, &ben, &ann_id, "ben").await;
        let block = json!({ "whom": by_login("ben"), "hearing": "blocked" });
        expect(&ann, 200, "PUT", "/shunned", block).await;
        assert_eq!(expect(&ben, 200, "GET", "/shunned", NONE).await, json!([]));
        assert_eq!((friends(&ann).await, friends(&ben).await), (vec![], vec![]), "no friends any more");
        // What he asks for looks as it always does; she does not see it.
        expect(&ben, 204, "POST", "/friends", by_login("ann")).await;
        assert_eq!(friends(&ben).await, [pair("ann", "asked")]);
        assert_eq!(friends(&ann).await, []);
        expect(&ann, 404, "PUT", &format!("/friends/{ben_id}"), NONE).await;
        let refused = expect(&ann, 409, "POST", "/friends", by_login("ben")).await;
        assert_eq!(refused["error"]["code"], "you-blocked");
        let club = expect(&ben, 201, "POST", "/clubs", json!({ "name": "Ben's" })).await;
        let club = club["id"].as_str().unwrap().to_owned();
        expect(&ben, 204, "POST", &format!("/clubs/{club}/invitations"), by_login("ann")).await;
        let seen = expect(&ben, 200, "GET", &format!("/clubs/{club}"), NONE).await;
        assert_eq!(seen["invited"][0]["name"], "ann");
        let calls = expect(&ann, 200, "GET", "/me/waiting", NONE).await;
        assert_eq!(calls, json!({ "tables": [], "clubs": [], "friends": 0 }));
        expect(&ann, 404, "POST", &format!("/clubs/{club}/members"), NONE).await;
        // He cannot sit down at her tables, by a link neither.
        let seats = json!([{ "kind": "mine" }, { "kind": "person" }]);
        let new = json!({ "name": "hers", "title": "1860", "listed": true, "seats": seats });
        let hers = expect(&ann, 201, "POST", "/tables", new).await["id"].as_str().unwrap().to_owned();
        let refused = expect(&ben, 403, "POST", &format!("/tables/{hers}/seats"), json!({})).await;
        assert_eq!(refused["error"]["code"], "not-welcome");
        let link =
            expect(&ann, 201, "POST", &format!("/tables/{hers}/invitations"), json!({ "seat": 1 })).await;
        let link = format!("/invitations/{}", link["token"].as_str().unwrap());
        expect(&ben, 403, "POST", &link, NONE).await;
        // She is warned before she sits down with him, and may want to anyway.
        let new = json!({ "name": "his", "title": "1860", "listed": true, "seats": seats });
        let his = expect(&ben, 201, "POST", "/tables", new).await["id"].as_str().unwrap().to_owned();
        let warned = expect(&ann, 409, "POST", &format!("/tables/{his}/seats"), json!({})).await;
        assert_eq!(
            (&warned["error"]["code"], &warned["error"]["details"]["names"]),
            (&json!("blocked-here"), &json!(["ben"]))
        );
        expect(&ann, 200, "POST", &format!("/tables/{his}/seats"), json!({ "anyway": true })).await;
        // In the game she sees every move of his, and what he says is folded away for her alone.
        expect(&ben, 200, "POST", &format!("/tables/{his}/start"), NONE).await;
        let bid = json!({ "after": 0, "id": "b", "action": { "type": "bid", "amount": 5 } });
        expect(&ben, 200, "POST", &format!("/tables/{his}/moves"), bid).await;
        expect(&ben, 204, "POST", &format!("/tables/{his}/chat"), json!({ "text": "hello" })).await;
        let update = expect(&ann, 200, "GET", &format!("/tables/{his}/updates"), NONE).await;
        assert_eq!(update["entries"].as_array().unwrap().len(), 1);
        assert_eq!(
            (&update["chat"][0]["folded"], &update["chat"][0]["text"]),
            (&json!(true), &json!("hello"))
        );
        let update = expect(&ben, 200, "GET", &format!("/tables/{his}/updates"), NONE).await;
        assert_eq!(update["chat"][0]["folded"], false);
        // Heard again, what he had asked for is there.
        let hear = json!({ "whom": { "by": "person", "person": ben_id }, "hearing": "heard" });
        expect(&ann, 200, "PUT", "/shunned", hear).await;
        assert_eq!(friends(&ann).await, [pair("ben", "asks")]);
        expect(&ben, 200, "POST", &format!("/tables/{hers}/seats"), json!({})).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_muted_is_folded_away_for_one_and_for_nobody_else() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben, eve) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Eve").await);
        let id = table_of_two(&ann, &ben, json!({})).await;
        let chat = format!("/tables/{id}/chat");
        expect(&eve, 204, "POST", &chat, json!({ "text": "buy buy buy" })).await;
        expect(&ben, 204, "POST", &chat, json!({ "text": "hm" })).await;
        // By what was said: those who only watch have no seat to point at.
        let mute = json!({ "whom": { "by": "said", "table": id, "said": 1 }, "hearing": "muted" });
        assert_eq!(expect(&ann, 200, "PUT", "/shunned", mute).await["name"], "Eve");
        let nothing = json!({ "whom": { "by": "said", "table": id, "said": 9 }, "hearing": "muted" });
        expect(&ann, 404, "PUT", "/shunned", nothing).await;
        expect(&eve, 204, "POST", &chat, json!({ "text": "sell" })).await;
        let heard = async |who: &Client| {
            let said = expect(who, 200, "GET", &chat, NONE).await;
            let folded = |said: &Value| said["folded"].as_bool().unwrap();
            said["messages"].as_array().unwrap().iter().map(folded).collect::<Vec<bool>>()
        };
        assert_eq!(heard(&ann).await, [true, false, true]);
        assert_eq!((heard(&ben).await, heard(&eve).await), (vec![false; 3], vec![false; 3]));
        let said = expect(&ben, 200, "GET", &chat, NONE).await;
        let speaker = |index: usize| said["messages"][index]["speaker"].as_str().unwrap();
        assert!(speaker(0) == speaker(2) && speaker(0) != speaker(1), "one word for each who speaks");
        // Muting keeps nobody from sitting down.
        let seats = json!([{ "kind": "mine" }, { "kind": "person" }]);
        let new = json!({ "name": "hers", "title": "1860", "listed": true, "seats": seats });
        let hers = expect(&ann, 201, "POST", "/tables", new).await["id"].as_str().unwrap().to_owned();
        expect(&eve, 200, "POST", &format!("/tables/{hers}/seats"), json!({})).await;
        // At a private table a stranger learns nothing by pointing.
        let private = table_of_two(&ann, &ben, json!({ "listed": false })).await;
        let at = json!({ "whom": { "by": "seat", "table": private, "seat": 0 }, "hearing": "muted" });
        expect(&eve, 404, "PUT", "/shunned", at).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_is_joined_by_name_and_by_link_and_seen_by_its_members_only() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let ((ann, ann_id), (ben, ben_id), (cat, cat_id), (eve, _)) = (
            account(&house, "ann").await,
            account(&house, "ben").await,
            account(&house, "cat").await,
            account(&house, "eve").await,
        );
        expect(&house.guest("Guest").await, 403, "POST", "/clubs", json!({ "name": "x" })).await;
        expect(&ann, 400, "POST", "/clubs", json!({ "name": " " })).await;
        let new = json!({ "name": "Isle of Wight", "description": "Thursdays" });
        let club = expect(&ann, 201, "POST", "/clubs", new).await["id"].as_str().unwrap().to_owned();
        let path = format!("/clubs/{club}");
        expect(&ann, 204, "POST", &format!("{path}/invitations"), by_login("ben")).await;
        assert_eq!(expect(&ben, 200, "GET", "/me/waiting", NONE).await["clubs"][0]["name"], "Isle of Wight");
        expect(&ben, 404, "GET", &path, NONE).await;
        expect(&ben, 200, "POST", &format!("{path}/members"), NONE).await;
        let link = expect(&ann, 201, "POST", &format!("{path}/link"), NONE).await;
        let link = format!("/club-links/{}", link["token"].as_str().unwrap());
        assert_eq!(expect(&house.nobody(), 200, "GET", &link, NONE).await["members"], 2);
        expect(&house.guest("Guest").await, 403, "POST", &link, NONE).await;
        expect(&cat, 200, "POST", &link, NONE).await;
        assert_eq!(expect(&cat, 200, "GET", &path, NONE).await["members"].as_array().unwrap().len(), 3);
        assert_eq!(expect(&cat, 200, "GET", &path, NONE).await["invited"], json!([]));
        // Strangers learn nothing, members do nothing that is the owner's.
        for (method, at, body) in [
            ("GET", path.clone(), NONE),
            ("GET", format!("{path}/standings"), NONE),
            ("GET", format!("/tables?club={club}"), NONE),
            ("POST", format!("{path}/members"), NONE),
            ("POST", format!("{path}/invitations"), by_login("ann")),
            ("POST", format!("{path}/link"), NONE),
            ("DELETE", path.clone(), NONE),
            ("DELETE", format!("{path}/members/{ben_id}"), NONE),
            ("PUT", format!("{path}/owner"), json!({ "person": ben_id })),
        ] {
            expect(&eve, 404, method, &at, body.clone()).await;
            if method != "GET" && !at.ends_with("members") {
                expect(&cat, 403, method, &at, body).await;
            }
        }
        expect(&ann, 204, "DELETE", &format!("{path}/link"), NONE).await;
        expect(&eve, 404, "POST", &link, NONE).await;
        // A table for the club: its members are told, find it and sit down; nobody else.
        let seats = json!([{ "kind": "mine" }, { "kind": "person" }]);
        let new = json!({ "name": "Thursday", "title": "1860", "club": club, "seats": seats });
        expect(&eve, 404, "POST", "/tables", new.clone()).await;
        let table =
            expect(&ann, 201, "POST", "/tables", new.clone()).await["id"].as_str().unwrap().to_owned();
        let at = format!("/tables/{table}");
        assert_eq!(expect(&cat, 200, "GET", &format!("/tables?club={club}"), NONE).await["total"], 1);
        let calls = expect(&cat, 200, "GET", "/me/waiting", NONE).await;
        assert_eq!(
            (&calls["tables"][0]["table"], &calls["tables"][0]["club"]),
            (&json!(table), &json!("Isle of Wight"))
        );
        expect(&cat, 204, "DELETE", &format!("/me/waiting/{table}"), NONE).await;
        assert_eq!(expect(&cat, 200, "GET", "/me/waiting", NONE).await["tables"], json!([]));
        expect(&eve, 404, "GET", &at, NONE).await;
        expect(&eve, 404, "DELETE", &format!("/me/waiting/{table}"), NONE).await;
        expect(&eve, 404, "POST", &format!("{at}/seats"), json!({})).await;
        assert_eq!(expect(&eve, 200, "GET", "/tables", NONE).await["total"], 0);
        expect(&ben, 200, "POST", &format!("{at}/seats"), json!({})).await;
        // Whoever is taken out of the club does not find its tables any more.
        expect(&ann, 204, "DELETE", &format!("{path}/members/{cat_id}"), NONE).await;
        expect(&cat, 404, "GET", &at, NONE).await;
        expect(&cat, 404, "GET", &path, NONE).await;
        // The owner hands over before leaving.
        let refused = expect(&ann, 409, "DELETE", &format!("{path}/members/{ann_id}"), NONE).await;
        assert_eq!(refused["error"]["code"], "club-owner");
        expect(&ann, 404, "PUT", &format!("{path}/owner"), json!({ "person": cat_id })).await;
        expect(&ann, 200, "PUT", &format!("{path}/owner"), json!({ "person": ben_id })).await;
        expect(&ann, 204, "DELETE", &format!("{path}/members/{ann_id}"), NONE).await;
        assert_eq!(expect(&ben, 200, "GET", &path, NONE).await["yours"], true);
        expect(&ben, 204, "DELETE", &path, NONE).await;
        expect(&ben, 200, "GET", &at, NONE).await;
        assert_eq!(expect(&ben, 200, "GET", "/clubs", NONE).await, json!([]));
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_for_friends_keeps_its_seats_for_them() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let ((ann, ann_id), (ben, ben_id), (cat, cat_id)) =
            (account(&house, "ann").await, account(&house, "ben").await, account(&house, "cat").await);
        befriend(&ann, &ben, &ann_id, "ben").await;
        let seats = json!([{ "kind": "mine" }, { "kind": "person", "invited": true }]);
        let new = |friends: Value| {
            json!({ "name": "ours", "title": "1860", "listed": true, "password": "steam", "seats": seats, "friends": friends })
        };
        let refused = expect(&ann, 400, "POST", "/tables", new(json!([cat_id]))).await;
        assert_eq!(refused["error"]["code"], "not-friends");
        let table = expect(&ann, 201, "POST", "/tables", new(json!([ben_id]))).await;
        let at = format!("/tables/{}", table["id"].as_str().unwrap());
        expect(&ann, 400, "POST", &format!("{at}/offers"), json!({ "people": [cat_id] })).await;
        expect(&ben, 403, "POST", &format!("{at}/offers"), json!({ "people": [ann_id] })).await;
        assert_eq!(expect(&cat, 200, "GET", "/me/waiting", NONE).await["tables"], json!([]));
        // Cat knows the password and has no seat kept; Ben needs none.
        expect(&cat, 409, "POST", &format!("{at}/seats"), json!({ "password": "steam" })).await;
        let waits = expect(&ben, 200, "GET", "/me/waiting", NONE).await["tables"][0].clone();
        assert_eq!((&waits["host"], &waits["kept"]), (&json!("ann"), &json!(true)));
        expect(&ben, 200, "POST", &format!("{at}/seats"), json!({})).await;
        assert_eq!(expect(&ben, 200, "GET", "/me/waiting", NONE).await["tables"], json!([]));
        house.running.stop().await.unwrap();
    })
    .await;
}

/// The played-out game of a file as a table of this club, on which these people sat; the server is not running.
async fn as_club_table(url: &str, table: &str, club: &str, people: [&str; 2]) {
    let storage = Storage::open(url).await.unwrap();
    let mut batch = Batch::default();
    batch.add_club_table(club, table);
    for (seat, person) in (0i64..).zip(people) {
        let sql = "UPDATE seats SET kind = 'person', person = $2 WHERE table_id = $1 AND seat = $3";
        batch.push(sql, vec![table.into(), person.into(), seat.into()]);
    }
    // Its end may have been written down already, with nobody sitting there.
    batch.push("UPDATE tables SET reckoned = 0 WHERE id = $1", vec![table.into()]);
    storage.commit(batch).await.unwrap();
    storage.backend().close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clubs_standings_are_counted_from_its_finished_tables() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let ((ann, ann_id), (ben, ben_id)) = (account(&house, "ann").await, account(&house, "ben").await);
        let club = expect(&ann, 201, "POST", "/clubs", json!({ "name": "x" })).await;
        let club = club["id"].as_str().unwrap().to_owned();
        let link = expect(&ann, 201, "POST", &format!("/clubs/{club}/link"), NONE).await;
        expect(&ben, 200, "POST", &format!("/club-links/{}", link["token"].as_str().unwrap()), NONE).await;
        let file = crate::privacy::played_to_its_end();
        let imported = expect(&ann, 201, "POST", "/imports", file).await;
        assert_eq!(imported["table"]["state"], "finished");
        let table = imported["table"]["id"].as_str().unwrap().to_owned();
        let state = expect(&ann, 200, "GET", &format!("/tables/{table}/state"), NONE).await;
        let winner = state["view"]["standings"][0]["player"].as_u64().unwrap() as usize;
        let standings = format!("/clubs/{club}/standings");
        assert_eq!(expect(&ann, 200, "GET", &standings, NONE).await["standings"], json!([]));
        house.running.stop().await.unwrap();
        as_club_table(&url, &table, &club, [&ann_id, &ben_id]).await;
        let house = House::on(&url).await;
        let (ann, ben) = (ann.at(&house.base), ben.at(&house.base));
        let is_counted = async || {
            let found = expect(&ben, 200, "GET", &standings, NONE).await;
            !found["standings"].as_array().unwrap().is_empty()
        };
        until("the end is written down", is_counted).await;
        let counted = expect(&ben, 200, "GET", &standings, NONE).await;
        let rows = counted["standings"].as_array().unwrap();
        assert_eq!(rows.len(), 2, "{counted}");
        let first = &rows[0];
        assert_eq!(first["person"], [&ann_id, &ben_id][winner].as_str());
        assert_eq!(
            (&first["title"], &first["games"], &first["wins"]),
            (&json!("1860"), &json!(1), &json!(1))
        );
        assert_eq!((rows[0]["mean_place"].as_f64(), rows[1]["mean_place"].as_f64()), (Some(1.0), Some(2.0)));
        assert_eq!(expect(&ann, 200, "GET", &standings, NONE).await, counted, "asked again, the same");
        // Only members are counted.
        expect(&ben, 204, "DELETE", &format!("/clubs/{club}/members/{ben_id}"), NONE).await;
        let counted = expect(&ann, 200, "GET", &standings, NONE).await;
        assert_eq!(counted["standings"].as_array().unwrap().len(), 1);
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_goes_leaves_no_ties_and_a_club_passes_to_its_oldest_member() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let ((ann, ann_id), (ben, ben_id), (cat, _)) =
            (account(&house, "ann").await, account(&house, "ben").await, account(&house, "cat").await);
        befriend(&ann, &ben, &ann_id, "ben").await;
        let mut clubs = Vec::new();
        for name in ["shared", "alone"] {
            let club = expect(&ann, 201, "POST", "/clubs", json!({ "name": name })).await;
            clubs.push(club["id"].as_str().unwrap().to_owned());
        }
        let link = expect(&ann, 201, "POST", &format!("/clubs/{}/link", clubs[0]), NONE).await;
        let link = format!("/club-links/{}", link["token"].as_str().unwrap());
        expect(&ben, 200, "POST", &link, NONE).await;
        expect(&cat, 200, "POST", &link, NONE).await;
        let block = json!({ "whom": by_login("ann"), "hearing": "blocked" });
        expect(&cat, 200, "PUT", "/shunned", block).await;
        let seats = json!([{ "kind": "mine" }, { "kind": "person" }]);
        let new =
            json!({ "name": "x", "title": "1860", "club": clubs[0], "friends": [ben_id], "seats": seats });
        expect(&ann, 201, "POST", "/tables", new).await;
        expect(&ann, 204, "DELETE", "/me", json!({ "password": "all aboard" })).await;
        assert_eq!(friends(&ben).await, []);
        assert_eq!(expect(&cat, 200, "GET", "/shunned", NONE).await, json!([]));
        let left = expect(&ben, 200, "GET", &format!("/clubs/{}", clubs[0]), NONE).await;
        assert_eq!((&left["yours"], left["members"].as_array().unwrap().len()), (&json!(true), 2));
        house.running.stop().await.unwrap();
        let storage = Storage::open(&url).await.unwrap();
        assert!(storage.club(&clubs[1]).await.unwrap().is_none(), "dissolved");
        storage.backend().close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_founds_clubs_without_end() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, _) = account(&house, "ann").await;
        for _ in 0..5 {
            expect(&ann, 201, "POST", "/clubs", json!({ "name": "x" })).await;
        }
        let refused = expect(&ann, 409, "POST", "/clubs", json!({ "name": "x" })).await;
        assert_eq!(refused["error"]["code"], "too-many-clubs");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn asking_is_limited_so_that_nobody_walks_through_all_logins() {
    on_both(|url| async move {
        let limited = server::Config { limits: true, ..crate::house::config(&url) };
        let house = House::with(limited).await;
        let (ann, _) = account(&house, "ann").await;
        let mut statuses = Vec::new();
        for number in 0..62 {
            let (status, _) = ann.post("/friends", by_login(&format!("who{number}"))).await.unwrap();
            statuses.push(status);
        }
        assert_eq!((statuses[0], statuses[61]), (404, 429));
        house.running.stop().await.unwrap();
    })
    .await;
}
