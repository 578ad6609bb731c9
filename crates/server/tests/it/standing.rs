//! How people stand: results, ratings, what they hide; and tables in other places.

use crate::house::{House, expect, play};
use load::Client;
use serde_json::{Value, json};
use server::{AdminCommand, administer};
use std::time::Duration;
use storage::throwaway::{on_both, on_sqlite};
use storage::{Batch, Expiry, Storage, ids};

const NONE: Value = Value::Null;

/// Somebody with an account; gives their id too.
pub async fn account(house: &House, login: &str) -> (Client, String) {
    let visitor = house.nobody();
    let made = json!({ "login": login, "password": "all aboard", "name": login });
    let person = expect(&visitor, 201, "POST", "/accounts", made).await;
    (visitor, person["id"].as_str().unwrap().to_owned())
}

/// A rated table of Ann's with these seats besides her own; gives its path.
pub async fn rated_table(ann: &Client, others: Value) -> String {
    let mut seats = vec![json!({ "kind": "mine" })];
    seats.extend(others.as_array().unwrap().iter().cloned());
    let new = json!({ "name": "For points", "title": "1860", "listed": true, "rated": true, "pace": "at-once", "seats": seats });
    let made = expect(ann, 201, "POST", "/tables", new).await;
    assert_eq!(made["settings"]["rated"], true);
    format!("/tables/{}", made["id"].as_str().unwrap())
}

/// Lets a computer play for somebody at a table.
async fn hand_over(visitor: &Client, path: &str) {
    expect(visitor, 200, "PUT", &format!("{path}/stand-in"), json!({ "computer": "guest" })).await;
}

/// Waits until something is so.
pub async fn until(what: &str, so: impl AsyncFn() -> bool) {
    for _ in 0..3_000 {
        if so().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("it did not come to that: {what}");
}

async fn is_over(visitor: &Client, path: &str) -> bool {
    expect(visitor, 200, "GET", path, NONE).await["state"] == "finished"
}

async fn ratings(visitor: &Client, person: &str) -> Value {
    expect(visitor, 200, "GET", &format!("/people/{person}"), NONE).await["ratings"].clone()
}

async fn standings(visitor: &Client) -> Vec<Value> {
    let found = expect(visitor, 200, "GET", "/standings?title=1860", NONE).await;
    found["standings"].as_array().unwrap().clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn rated_games_count_once_and_ratings_come_out_the_same_again() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        // Where several nodes may serve, two do: both would rate.
        let second = if url.starts_with("postgres") { Some(House::on(&url).await) } else { None };
        let ((ann, ann_id), (ben, ben_id)) = (account(&house, "ann").await, account(&house, "ben").await);
        let people = rated_table(&ann, json!([{ "kind": "person" }])).await;
        expect(&house.guest("Gus").await, 403, "POST", &format!("{people}/seats"), json!({})).await;
        expect(&ben, 200, "POST", &format!("{people}/seats"), json!({})).await;
        let computers = rated_table(
            &ann,
            json!([{ "kind": "person" }, { "kind": "computer", "computer": "guest" },
            { "kind": "computer", "computer": "guest" }]),
        )
        .await;
        expect(&ben, 200, "POST", &format!("{computers}/seats"), json!({})).await;
        for path in [&people, &computers] {
            expect(&ann, 200, "POST", &format!("{path}/start"), NONE).await;
            assert_eq!(
                expect(&ann, 409, "PATCH", path, json!({ "rated": false })).await["error"]["code"],
                "started"
            );
            // Nobody asks a computer.
            let refused = expect(&ann, 403, "GET", &format!("{path}/advice"), NONE).await;
            assert_eq!(refused["error"]["code"], "advice-not-allowed");
            hand_over(&ann, path).await;
        }
        // An analysis is no way around it.
        let board = expect(&ann, 201, "POST", &format!("{computers}/analyses"), json!({})).await;
        let moved = format!("/analyses/{}/moves/0/computer", board["id"].as_str().unwrap());
        let refused = expect(&ann, 403, "POST", &moved, json!({ "computer": "guest" })).await;
        assert_eq!(refused["error"]["code"], "advice-not-allowed");
        hand_over(&ben, &people).await;
        hand_over(&ben, &computers).await;
        until("both games are over", async || {
            is_over(&ann, &people).await && is_over(&ann, &computers).await
        })
        .await;
        until("both are rated", async || ratings(&ben, &ann_id).await[0]["games"] == 2).await;
        // Computers made all moves of theirs: nobody gains by that.
        for who in [&ann_id, &ben_id] {
            assert!(ratings(&ann, who).await[0]["rating"].as_f64() <= Some(1500.0));
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
        let storage = Storage::open(&url).await.unwrap();
        assert_eq!(storage.rated_games(0, 10).await.unwrap().len(), 2, "each once");
        // Ben sat there, though a computer made his moves.
        let bens = ratings(&ann, &ben_id).await;
        assert_eq!((bens[0]["title"].as_str(), bens[0]["games"].as_i64()), (Some("1860"), Some(2)));
        assert!(bens[0]["provisional"] == true, "{bens}");
        let course = ratings(&ann, &ann_id).await[0]["course"].clone();
        assert_eq!((course.as_array().unwrap().len(), course[0]["rating"].as_f64()), (3, Some(1500.0)));
        let listed = standings(&house.nobody()).await;
        let who = |name: &str| listed.iter().find(|line| line["person"] == name || line["computer"] == name);
        assert_eq!(listed.len(), 3, "{listed:?}");
        assert_eq!(who("guest").unwrap()["games"], 1, "two seats of one game");
        assert!(who(&ann_id).is_some() && who(&ben_id).is_some());
        let changes = expect(&house.nobody(), 200, "GET", &format!("{people}/ratings"), NONE).await;
        assert_eq!(changes[1]["seat"], 1);
        let course = bens[0]["course"].as_array().unwrap();
        let thousandths = |point: &Value| (point["rating"].as_f64().unwrap() * 1e3).round();
        let gained = changes[1]["gained"].as_f64().unwrap();
        // The other game may have ended before, or after without a gain.
        let is_change = |pair: &[Value]| {
            pair[1]["rating"] == changes[1]["rating"]
                && (thousandths(&pair[1]) - thousandths(&pair[0])) / 1e3 == gained
        };
        assert!(course.windows(2).any(is_change), "{changes} {course:?}");
        assert!(gained <= 0.0, "a seat that was handed over does not gain");
        // The end stands.
        let number = expect(&ann, 200, "GET", &people, NONE).await["number"].clone();
        let undo = json!({ "after": number, "id": "u" });
        let refused = expect(&ann, 409, "POST", &format!("{people}/undo"), undo).await;
        assert_eq!(refused["error"]["code"], "rated-over");
        // Computed again from the logs, they are the same; what differs is found and put right.
        let admin = async |command: AdminCommand| administer(&url, command).await.unwrap();
        let fine = "2 rated games computed again from their logs, 0 differences";
        assert_eq!(admin(AdminCommand::Ratings(false)).await, [fine]);
        storage
            .commit(Batch::of(
                "UPDATE ratings SET rating = rating + 1 WHERE who = $1",
                vec![ann_id.as_str().into()],
            ))
            .await
            .unwrap();
        storage
            .commit(Batch::of(
                "UPDATE rating_changes SET deviation = 7 WHERE number = 1 AND seat = 1",
                Vec::new(),
            ))
            .await
            .unwrap();
        assert!(admin(AdminCommand::Ratings(false)).await.last().unwrap().ends_with("2 differences"));
        assert_eq!(admin(AdminCommand::Ratings(true)).await.last().unwrap(), "put right");
        assert_eq!(admin(AdminCommand::Ratings(false)).await, [fine]);
        // Results: both games of Ann's, for ever.
        let page = expect(&ben, 200, "GET", &format!("/people/{ann_id}"), NONE).await;
        assert_eq!(
            (page["results"][0]["title"].as_str(), page["results"][0]["games"].as_i64()),
            (Some("1860"), Some(2))
        );
        let far = ids::now() + 1_000_000_000_000;
        storage
            .expire(Expiry { waiting: far, unplayed: far, guests_copies: far, guests: far }, far)
            .await
            .unwrap();
        let over = format!("/people/{ann_id}/tables?over=true&size=1");
        let games = expect(&house.nobody(), 200, "GET", &over, NONE).await;
        assert_eq!((games["total"].as_i64(), games["tables"].as_array().unwrap().len()), (Some(2), 1));
        assert!(
            games["tables"][0]["place"].as_i64().is_some_and(|place| (1..=4).contains(&place)),
            "{games}"
        );
        // What is hidden is hidden from others only.
        expect(&ann, 200, "PUT", "/me/hidden", json!({ "rating": true, "results": true })).await;
        let page = expect(&ben, 200, "GET", &format!("/people/{ann_id}"), NONE).await;
        assert!(page["ratings"].is_null() && page["results"].is_null());
        assert_eq!(expect(&ben, 200, "GET", &over, NONE).await["total"], 0);
        assert_eq!(standings(&ben).await.len(), 2);
        let changes = format!("{people}/ratings");
        assert_eq!(expect(&ben, 200, "GET", &changes, NONE).await.as_array().unwrap().len(), 1);
        assert_eq!(expect(&ann, 200, "GET", &changes, NONE).await.as_array().unwrap().len(), 2);
        let own = expect(&ann, 200, "GET", &format!("/people/{ann_id}"), NONE).await;
        assert!(own["ratings"][0]["games"] == 2 && own["hidden"]["rating"] == true);
        assert_eq!(expect(&ann, 200, "GET", &over, NONE).await["total"], 2);
        // Whoever goes has no page and no place; the others keep what they have, and it still comes out the same.
        expect(&ben, 204, "DELETE", "/me", json!({ "password": "all aboard" })).await;
        expect(&ann, 404, "GET", &format!("/people/{ben_id}"), NONE).await;
        assert_eq!(standings(&ann).await.len(), 1, "the computer's");
        assert_eq!(admin(AdminCommand::Ratings(false)).await, [fine]);
        // A game can be taken out, and a table deleted without taking its game out.
        let (first, other) =
            (people.trim_start_matches("/tables/"), computers.trim_start_matches("/tables/"));
        admin(AdminCommand::Delete(other.to_owned())).await;
        assert_eq!(admin(AdminCommand::Ratings(false)).await, [fine]);
        admin(AdminCommand::Unrate(first.to_owned())).await;
        assert_eq!(ratings(&ann, &ann_id).await[0]["games"], 1);
        assert!(administer(&url, AdminCommand::Unrate(first.to_owned())).await.is_err());
        let fine = "1 rated games computed again from their logs, 0 differences";
        assert_eq!(admin(AdminCommand::Ratings(false)).await, [fine]);
        storage.backend().close().await;
        house.running.stop().await.unwrap();
        if let Some(second) = second {
            second.running.stop().await.unwrap();
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_rated_is_refused_with_the_reason() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let ((ann, _), gus) = (account(&house, "ann").await, house.guest("Gus").await);
        let mine = json!([{ "kind": "mine" }, { "kind": "person" }]);
        let new = |seats: &Value, more: Value| {
            let mut new =
                json!({ "name": "x", "title": "1860", "listed": true, "rated": true, "seats": seats });
            for (key, value) in more.as_object().into_iter().flatten() {
                new[key] = value.clone();
            }
            new
        };
        let computers =
            json!([{ "kind": "computer", "computer": "guest" }, { "kind": "computer", "computer": "guest" }]);
        for (status, code, seats, more) in [
            (
                409,
                "rated-hot-seats",
                json!([{ "kind": "mine" }, { "kind": "hot", "name": "Ben" }]),
                json!({}),
            ),
            (409, "rated-nobody", computers, json!({})),
            (
                409,
                "rated-nobody",
                json!([{ "kind": "mine" }, { "kind": "computer", "computer": "director" }]),
                json!({}),
            ),
            (
                409,
                "rated-random",
                json!([{ "kind": "mine" }, { "kind": "person" }, { "kind": "computer", "computer": "random" }]),
                json!({}),
            ),
            (409, "rated-undo", mine.clone(), json!({ "undo": "free" })),
            (409, "rated-advice", mine.clone(), json!({ "advice": true })),
            (
                400,
                "seed",
                mine.clone(),
                json!({ "seed": 7 }),
            ),
        ] {
            let refused = expect(&ann, status, "POST", "/tables", new(&seats, more)).await;
            assert_eq!(refused["error"]["code"], code);
        }
        let refused = expect(&gus, 403, "POST", "/tables", new(&mine, json!({}))).await;
        assert_eq!(refused["error"]["code"], "rated-account");
        // A table that stands is held to the same, and what was refused changed nothing.
        let made = expect(&ann, 201, "POST", "/tables", new(&mine, json!({ "rated": false }))).await;
        let path = format!("/tables/{}", made["id"].as_str().unwrap());
        expect(&gus, 200, "POST", &format!("{path}/seats"), json!({})).await;
        expect(&ann, 403, "PATCH", &path, json!({ "rated": true })).await;
        let second = format!("{path}/seats/1");
        expect(&ann, 200, "PUT", &second, json!({ "kind": "computer", "computer": "guest" })).await;
        expect(&ann, 409, "PATCH", &path, json!({ "rated": true })).await;
        expect(&ann, 200, "PUT", &second, json!({ "kind": "person" })).await;
        expect(&ann, 200, "PATCH", &path, json!({ "rated": true })).await;
        expect(&ann, 409, "PUT", &second, json!({ "kind": "computer", "computer": "guest" })).await;
        expect(&ann, 409, "PATCH", &path, json!({ "undo": "free" })).await;
        expect(&ann, 409, "PUT", &second, json!({ "kind": "hot", "name": "Ben" })).await;
        let table = expect(&ann, 200, "GET", &path, NONE).await;
        assert_eq!(
            (table["settings"]["undo"].as_str(), table["seats"][1]["kind"].as_str()),
            (Some("own"), Some("person"))
        );
        let invited = expect(&ann, 200, "PUT", &second, json!({ "kind": "person", "invited": true })).await;
        assert!(invited["seats"][1]["name"].is_null());
        let link = expect(&ann, 201, "POST", &format!("{path}/invitations"), json!({ "seat": 1 })).await;
        let link = format!("/invitations/{}", link["token"].as_str().unwrap());
        expect(&gus, 403, "POST", &link, NONE).await;
        // A guest who makes an account of themself may.
        expect(&gus, 201, "POST", "/accounts", json!({ "login": "gus", "password": "all aboard" })).await;
        let seated = expect(&gus, 200, "POST", &link, NONE).await;
        assert!(seated["seats"][1]["person"].is_string());
        expect(&ann, 200, "POST", &format!("{path}/start"), NONE).await;
        // It is given up, not declared finished; and then it does not count.
        let refused = expect(&ann, 409, "POST", &format!("{path}/end"), json!({ "finished": true })).await;
        assert_eq!(refused["error"]["code"], "rated-end");
        play(&[&ann, &gus], path.trim_start_matches("/tables/"), 3, 1).await;
        expect(&ann, 200, "POST", &format!("{path}/end"), json!({ "finished": false })).await;
        let page = table["seats"][0]["person"].as_str().unwrap().to_owned();
        let page = expect(&gus, 200, "GET", &format!("/people/{page}"), NONE).await;
        assert_eq!((page["given_up"].as_i64(), page["ratings"].as_array().map(Vec::len)), (Some(1), Some(0)));
        let copy = expect(&ann, 201, "POST", &format!("{path}/fork"), json!({})).await;
        assert_eq!(copy["settings"]["rated"], false, "copies are not rated");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn results_are_forgotten_when_a_game_goes_on_and_counted_once() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let new = json!({ "name": "free", "title": "1860", "listed": true, "undo": "consent", "pace": "at-once",
            "seats": [{ "kind": "mine" }, { "kind": "person" }] });
        let made = expect(&ann, 201, "POST", "/tables", new).await;
        let path = format!("/tables/{}", made["id"].as_str().unwrap());
        let seated = expect(&ben, 200, "POST", &format!("{path}/seats"), json!({})).await;
        let page = format!("/people/{}", seated["seats"][1]["person"].as_str().unwrap());
        expect(&ann, 200, "POST", &format!("{path}/start"), NONE).await;
        hand_over(&ann, &path).await;
        hand_over(&ben, &path).await;
        let games = async || expect(&ann, 200, "GET", &page, NONE).await["results"][0]["games"].clone();
        until("it is over and counted", async || is_over(&ann, &path).await && games().await == 1).await;
        let number = expect(&ann, 200, "GET", &path, NONE).await["number"].clone();
        // All agree that the end be taken back: it does not count until there is another.
        let undo = json!({ "after": number, "id": "u" });
        expect(&ann, 200, "POST", &format!("{path}/undo"), undo).await;
        let storage = Storage::open(&url).await.unwrap();
        let id = path.trim_start_matches("/tables/").to_owned();
        expect(&ben, 200, "POST", &format!("{path}/undo/answer"), json!({ "accept": true })).await;
        until("it is over again", async || {
            is_over(&ann, &path).await && storage.is_reckoned(&id).await.unwrap()
        })
        .await;
        assert_eq!(games().await, 1, "once");
        assert!(storage.rated_games(0, 1).await.unwrap().is_empty(), "it was not a rated table");
        storage.backend().close().await;
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_shown_what_they_may_see() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben, cat) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Cat").await);
        let new = |listed: bool| json!({ "name": "t", "title": "1860", "listed": listed, "seats": [{ "kind": "mine" }, { "kind": "person" }] });
        let made = expect(&ann, 201, "POST", "/tables", new(true)).await;
        let private = expect(&ann, 201, "POST", "/tables", new(false)).await;
        let id = made["seats"][0]["person"].as_str().unwrap().to_owned();
        let tables = format!("/people/{id}/tables");
        assert_eq!(expect(&ann, 200, "GET", &tables, NONE).await["total"], 2);
        assert_eq!(expect(&cat, 200, "GET", &tables, NONE).await["total"], 1);
        assert_eq!(expect(&house.nobody(), 200, "GET", &tables, NONE).await["total"], 1);
        let link = expect(&ann, 201, "POST", &format!("/tables/{}/invitations", private["id"].as_str().unwrap()), json!({})).await;
        expect(&ben, 200, "POST", &format!("/invitations/{}", link["token"].as_str().unwrap()), NONE).await;
        assert_eq!(expect(&ben, 200, "GET", &tables, NONE).await["total"], 2, "Ben was let in");
        let page = expect(&ben, 200, "GET", &format!("/people/{id}"), NONE).await;
        assert_eq!((page["name"].as_str(), page["account"].as_bool(), page["yours"].as_bool()), (Some("Ann"), Some(false), Some(false)));
        assert!(!page.to_string().contains("login"), "what one signs in with is nobody's business");
        expect(&ben, 404, "GET", "/people/nobody", NONE).await;
        expect(&ben, 404, "GET", "/standings?title=1829", NONE).await;
        expect(&ben, 400, "GET", "/standings?title=1860&page=0", NONE).await;
        expect(&house.nobody(), 401, "PUT", "/me/hidden", json!({ "rating": true, "results": true })).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

/// What a page elsewhere, or a program that shows previews, gets.
async fn fetched(house: &House, path: &str) -> reqwest::Response {
    reqwest::Client::new().get(format!("{}{path}", house.base)).send().await.unwrap()
}

fn header(answer: &reqwest::Response, name: &str) -> String {
    answer.headers().get(name).map(|value| value.to_str().unwrap().to_owned()).unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_are_allowed_only_where_the_owner_says_so() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let seats = json!([{ "kind": "hot", "name": "<b>Ann" }, { "kind": "hot", "name": "Ben" }]);
        let new = json!({ "name": "<script>x", "title": "1860", "listed": true, "seats": seats });
        let made = expect(&ann, 201, "POST", "/tables", new).await;
        assert_eq!(made["settings"]["embed"], false, "off unless the owner wants it");
        let (id, path) = (made["id"].as_str().unwrap(), format!("/tables/{}", made["id"].as_str().unwrap()));
        // One that waits shows who sits there.
        expect(&ann, 200, "PATCH", &path, json!({ "embed": true })).await;
        let waiting = fetched(&house, &format!("/embed/{id}")).await.text().await.unwrap();
        assert!(waiting.contains("<li>Ben</li>") && waiting.contains("waiting"), "{waiting}");
        expect(&ann, 200, "PATCH", &path, json!({ "embed": false })).await;
        expect(&ann, 200, "POST", &format!("{path}/start"), NONE).await;
        play(&[&ann], id, 5, 1).await;
        let frame = format!("/embed/{id}");
        let denied = async |answer: reqwest::Response| {
            assert_eq!(header(&answer, "x-frame-options"), "DENY");
            assert!(header(&answer, "content-security-policy").contains("frame-ancestors 'none'"));
        };
        let off = fetched(&house, &frame).await;
        assert_eq!(off.status(), 404);
        denied(off).await;
        expect(&ann, 200, "PATCH", &path, json!({ "embed": true })).await;
        let on = fetched(&house, &frame).await;
        assert_eq!(on.status(), 200);
        assert!(header(&on, "content-security-policy").contains("frame-ancestors *"));
        assert!(header(&on, "content-security-policy").contains("default-src 'none'"));
        assert!(header(&on, "x-frame-options").is_empty() && header(&on, "set-cookie").is_empty());
        let tag = header(&on, "etag");
        let html = on.text().await.unwrap();
        assert!(
            html.contains("<svg") && html.contains("&lt;script&gt;x") && html.contains("&lt;b&gt;Ann"),
            "{}",
            &html[..300]
        );
        assert!(!html.contains("<script>x") && !html.contains("<b>Ann"));
        assert!(html.contains("data-live=\"true\"") && html.contains("Move 5 of 5"));
        // Nothing new costs nothing; a move is something new.
        let again = async || {
            let asked =
                reqwest::Client::new().get(format!("{}{frame}", house.base)).header("if-none-match", &tag);
            asked.send().await.unwrap().status().as_u16()
        };
        assert_eq!(again().await, 304);
        play(&[&ann], id, 1, 2).await;
        assert_eq!(again().await, 200);
        let past = fetched(&house, &format!("{frame}?at=2&lang=pl")).await.text().await.unwrap();
        assert!(
            past.contains("data-live=\"false\"")
                && past.contains("Ruch 2 z 6")
                && past.contains("at=3&amp;lang=pl")
        );
        assert_eq!(fetched(&house, &format!("{frame}?at=99")).await.status(), 404);
        // Everything else stays as closed as it was.
        for closed in ["/", &path, "/api/v1/tables", "/embed/nothing"] {
            denied(fetched(&house, closed).await).await;
        }
        let script = fetched(&house, "/embed.js").await;
        assert_eq!(header(&script, "cross-origin-resource-policy"), "cross-origin");
        denied(script).await;
        // What not everybody may see is in no frame.
        expect(&ann, 200, "PATCH", &path, json!({ "listed": false })).await;
        assert_eq!(fetched(&house, &frame).await.status(), 404);
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn links_to_public_tables_have_cards_and_others_give_nothing_away() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann \"A\" <i>").await;
        let new = |name: &str, listed: bool| {
            let seats =
                json!([{ "kind": "mine" }, { "kind": "computer", "computer": "guest", "name": "Brunel" }]);
            json!({ "name": name, "title": "1860", "listed": listed, "seats": seats })
        };
        let public = expect(&ann, 201, "POST", "/tables", new("Cowes & Ryde", true)).await;
        let private = expect(&ann, 201, "POST", "/tables", new("Secret", false)).await;
        let (public, private) = (public["id"].as_str().unwrap(), private["id"].as_str().unwrap());
        let head = async |id: &str| fetched(&house, &format!("/tables/{id}")).await.text().await.unwrap();
        let shown = head(public).await;
        assert!(shown.contains("og:title\" content=\"Cowes &amp; Ryde\""), "{shown}");
        assert!(shown.contains("1860 · Ann &quot;A&quot; &lt;i&gt;, Brunel · waiting"), "{shown}");
        let hidden = head(private).await;
        assert_eq!(hidden, head("nothing").await, "a table one may not see looks like none");
        assert!(!hidden.contains("Secret") && !hidden.contains("Brunel"));
        assert_eq!(shown.contains("og:image"), cfg!(feature = "png"), "offered where it can be made");
        let card = async |path: &str| {
            let answer = fetched(&house, path).await;
            (answer.status().as_u16(), answer.bytes().await.unwrap())
        };
        let (status, picture) = card(&format!("/tables/{public}/card.png")).await;
        if cfg!(feature = "png") {
            assert_eq!(status, 200);
            assert!(picture.starts_with(b"\x89PNG"));
            let (_, generic) = card("/card.png").await;
            assert_ne!(picture, generic);
            assert_eq!(card(&format!("/tables/{private}/card.png")).await.1, generic);
            assert_eq!(card("/tables/nothing/card.png").await.1, generic);
        } else {
            assert_eq!(status, 404);
        }
        // A password is no difference: it opens the table to those who have it, and says nothing to others.
        expect(
            &ann,
            200,
            "PATCH",
            &format!("/tables/{private}"),
            json!({ "password": "ventnor", "embed": true }),
        )
        .await;
        assert_eq!(
            card(&format!("/tables/{private}/card.png")).await,
            card("/tables/nothing/card.png").await
        );
        assert_eq!(card(&format!("/embed/{private}")).await, card("/embed/nothing").await);
        assert_eq!(card(&format!("/embed/{private}")).await.0, 404);
        house.running.stop().await.unwrap();
    })
    .await;
}
