//! Every address, tried by everybody who should not get in. The list of addresses is the API's own document: an
//! address that is not walked here fails the test.

use crate::house::{House, expect, table_of_two};
use load::Client;
use serde_json::{Value, json};
use storage::throwaway::on_sqlite;

/// Who may use an address of a table: the statuses for nobody, a stranger (at a private table), another seat, and
/// a spectator who was let in.
struct Door {
    method: &'static str,
    path: &'static str,
    body: fn() -> Value,
    nobody: u16,
    stranger: u16,
    other_seat: u16,
    spectator: u16,
}

const fn door(
    method: &'static str,
    path: &'static str,
    body: fn() -> Value,
    [nobody, stranger, other_seat, spectator]: [u16; 4],
) -> Door {
    Door { method, path, body, nobody, stranger, other_seat, spectator }
}

fn none() -> Value {
    Value::Null
}

fn a_move() -> Value {
    json!({ "after": 0, "id": "door", "action": { "type": "bid", "amount": 5 } })
}

fn a_draft() -> Value {
    json!({ "draft": { "train": "2+1-0", "through": [] } })
}

fn an_undo() -> Value {
    json!({ "after": 0, "id": "door" })
}

/// In this order: nothing that is allowed spoils what comes after it.
const DOORS: &[Door] = &[
    door("GET", "/tables/{id}", none, [404, 404, 200, 200]),
    door("GET", "/tables/{id}/state", none, [404, 404, 200, 200]),
    door("GET", "/tables/{id}/info", none, [404, 404, 200, 200]),
    door("GET", "/tables/{id}/runs", none, [404, 404, 200, 200]),
    // Without saying which companies.
    door("GET", "/tables/{id}/merger", none, [401, 400, 400, 400]),
    door("GET", "/tables/{id}/log", none, [404, 404, 200, 200]),
    // Treasuries are closed, and not everybody has agreed.
    door("GET", "/tables/{id}/export", none, [404, 404, 403, 403]),
    // The game is on.
    door("GET", "/tables/{id}/review", none, [404, 404, 409, 409]),
    door("GET", "/tables/{id}/review/{number}", none, [404, 404, 409, 409]),
    door("GET", "/tables/{id}/ratings", none, [404, 404, 200, 200]),
    door("GET", "/tables/{id}/chat", none, [404, 404, 200, 200]),
    door("GET", "/tables/{id}/updates", none, [404, 404, 200, 200]),
    // Without an upgrade those who may watch are told to upgrade.
    door("GET", "/tables/{id}/live", none, [404, 404, 400, 400]),
    door("GET", "/tables/{id}/notes", none, [401, 404, 200, 200]),
    door("PUT", "/tables/{id}/notes", || json!({ "text": "x" }), [401, 404, 204, 204]),
    door("GET", "/tables/{id}/programs", none, [401, 404, 200, 200]),
    door("PUT", "/tables/{id}/programs", || json!({}), [401, 404, 200, 403]),
    door("GET", "/tables/{id}/agreements", none, [401, 404, 200, 200]),
    // Of what the title calls agreeable this is none.
    door(
        "PUT",
        "/tables/{id}/agreements",
        || json!({ "question": "x", "agree": true }),
        [401, 404, 400, 403],
    ),
    door("POST", "/tables/{id}/chat", || json!({ "text": "x" }), [401, 404, 204, 204]),
    door("POST", "/tables/{id}/moves", a_move, [401, 404, 403, 403]),
    door("POST", "/tables/{id}/runs", a_draft, [401, 404, 403, 403]),
    door("POST", "/tables/{id}/check", || json!({ "actions": [{ "type": "pass" }] }), [401, 404, 403, 403]),
    door("POST", "/tables/{id}/ways", || json!({ "action": { "type": "pass" } }), [401, 404, 403, 403]),
    door("GET", "/tables/{id}/advice", none, [401, 404, 403, 403]),
    door("GET", "/tables/{id}/conductor", none, [401, 404, 403, 403]),
    door("POST", "/tables/{id}/undo", an_undo, [401, 404, 409, 403]),
    door("POST", "/tables/{id}/redo", an_undo, [401, 404, 409, 403]),
    door("POST", "/tables/{id}/undo/answer", || json!({ "accept": true }), [401, 404, 409, 409]),
    door("POST", "/tables/{id}/fork", || json!({}), [401, 404, 403, 403]),
    // Whoever may see a game may think about it.
    door("POST", "/tables/{id}/analyses", || json!({}), [401, 404, 201, 201]),
    door("PATCH", "/tables/{id}", || json!({ "name": "taken" }), [401, 404, 403, 403]),
    door("DELETE", "/tables/{id}", none, [401, 404, 403, 403]),
    door("POST", "/tables/{id}/seats", || json!({}), [401, 404, 409, 409]),
    door("PUT", "/tables/{id}/seats/{seat}", || json!({ "kind": "person" }), [401, 404, 403, 403]),
    door("DELETE", "/tables/{id}/seats/mine", none, [401, 404, 409, 409]),
    door("POST", "/tables/{id}/start", none, [401, 404, 403, 403]),
    door("POST", "/tables/{id}/end", || json!({ "finished": true }), [401, 404, 403, 403]),
    door("PUT", "/tables/{id}/copying", || json!({ "agree": true }), [401, 404, 200, 403]),
    door("POST", "/tables/{id}/replacement", || json!({ "seat": 0 }), [401, 404, 409, 403]),
    door("PUT", "/tables/{id}/stand-in", || json!({}), [401, 404, 200, 403]),
    door("GET", "/tables/{id}/hooks", none, [401, 404, 403, 403]),
    door("PUT", "/tables/{id}/hooks", || json!({ "hooks": [] }), [401, 404, 403, 403]),
    door("POST", "/tables/{id}/hooks/test", none, [401, 404, 403, 403]),
    door("POST", "/tables/{id}/invitations", || json!({}), [401, 404, 403, 403]),
    door("DELETE", "/tables/{id}/invitations", none, [401, 404, 403, 403]),
    door("GET", "/tables/{id}/watchers", none, [401, 404, 200, 403]),
    // Whoever is inside need not ask.
    door("POST", "/tables/{id}/watchers", none, [401, 404, 204, 204]),
    door("PUT", "/tables/{id}/watchers/{person}", || json!({ "let_in": true }), [401, 404, 403, 403]),
    // Without a password the table is not behind one.
    door("POST", "/tables/{id}/entry", || json!({ "password": "x" }), [401, 404, 200, 200]),
    door("POST", "/tables/{id}/offers", || json!({ "people": ["x"] }), [401, 404, 403, 403]),
];

/// Method, address, body, and the status that nobody gets.
type Outside = (&'static str, &'static str, fn() -> Value, u16);

/// Addresses that belong to no table: what nobody gets there.
const OUTSIDE: &[Outside] = &[
    ("GET", "/house", none, 200),
    ("GET", "/titles", none, 200),
    ("GET", "/computers", none, 200),
    ("GET", "/art/{title}/{map}/board", none, 404),
    ("GET", "/art/{title}/{map}/faces", none, 400),
    ("GET", "/tables", none, 200),
    ("POST", "/tables", || json!({ "name": "x", "title": "1860", "seats": [] }), 401),
    ("POST", "/imports", || json!({}), 401),
    ("POST", "/guests", || json!({ "name": "" }), 400),
    ("POST", "/accounts", || json!({ "login": "x", "password": "" }), 400),
    ("POST", "/session", || json!({ "login": "x", "password": "y" }), 401),
    ("DELETE", "/session", none, 401),
    ("GET", "/sessions", none, 401),
    ("DELETE", "/sessions", none, 401),
    ("DELETE", "/sessions/{id}", none, 401),
    ("GET", "/me", none, 401),
    ("PATCH", "/me", || json!({ "name": "x" }), 401),
    ("DELETE", "/me", none, 401),
    ("PUT", "/me/password", || json!({ "old": "x", "new": "y" }), 401),
    ("GET", "/me/notifications", none, 401),
    ("GET", "/me/hours", none, 401),
    ("PUT", "/me/hours", || json!({}), 401),
    ("PUT", "/me/notifications", || json!({}), 401),
    ("POST", "/me/notifications/test", none, 401),
    ("GET", "/me/hidden", none, 401),
    ("PUT", "/me/hidden", || json!({ "rating": true, "results": true }), 401),
    ("GET", "/people/{id}", none, 404),
    ("GET", "/people/{id}/tables", none, 404),
    // Without saying of which title.
    ("GET", "/standings", none, 400),
    ("GET", "/me/devices", none, 401),
    ("POST", "/me/devices", || json!({ "endpoint": "", "p256dh": "", "auth": "" }), 401),
    ("PATCH", "/me/devices/{id}", || json!({ "name": "x" }), 401),
    ("DELETE", "/me/devices/{id}", none, 401),
    ("POST", "/recovery", || json!({ "login": "x" }), 204),
    ("GET", "/invitations/{token}", none, 404),
    ("POST", "/invitations/{token}", none, 401),
    ("GET", "/friends", none, 401),
    ("POST", "/friends", || json!({ "by": "login", "login": "x" }), 401),
    ("PUT", "/friends/{person}", none, 401),
    ("DELETE", "/friends/{person}", none, 401),
    ("GET", "/shunned", none, 401),
    ("PUT", "/shunned", || json!({ "whom": { "by": "login", "login": "x" }, "hearing": "muted" }), 401),
    ("GET", "/me/waiting", none, 401),
    ("DELETE", "/me/waiting/{table}", none, 401),
    ("GET", "/clubs", none, 401),
    ("POST", "/clubs", || json!({ "name": "x" }), 401),
    ("GET", "/clubs/{id}", none, 401),
    ("PATCH", "/clubs/{id}", || json!({ "name": "x" }), 401),
    ("DELETE", "/clubs/{id}", none, 401),
    ("PUT", "/clubs/{id}/owner", || json!({ "person": "x" }), 401),
    ("POST", "/clubs/{id}/invitations", || json!({ "by": "login", "login": "x" }), 401),
    ("DELETE", "/clubs/{id}/invitations/{person}", none, 401),
    ("POST", "/clubs/{id}/members", none, 401),
    ("DELETE", "/clubs/{id}/members/{person}", none, 401),
    ("POST", "/clubs/{id}/link", none, 401),
    ("DELETE", "/clubs/{id}/link", none, 401),
    ("GET", "/clubs/{id}/standings", none, 401),
    ("GET", "/club-links/{token}", none, 404),
    ("POST", "/club-links/{token}", none, 401),
    ("GET", "/analyses", none, 401),
    ("GET", "/analyses/{id}", none, 404),
    ("PATCH", "/analyses/{id}", || json!({ "name": "x" }), 401),
    ("DELETE", "/analyses/{id}", none, 401),
    ("POST", "/analyses/{id}/copy", none, 401),
    ("GET", "/analyses/{id}/info", none, 404),
    ("GET", "/analyses/{id}/moves/{number}", none, 404),
    ("POST", "/analyses/{id}/moves/{number}", || json!({ "action": { "type": "pass" } }), 401),
    ("PATCH", "/analyses/{id}/moves/{number}", || json!({ "name": "x" }), 401),
    ("DELETE", "/analyses/{id}/moves/{number}", none, 401),
    ("POST", "/analyses/{id}/moves/{number}/computer", || json!({}), 401),
    ("GET", "/analyses/{id}/moves/{number}/runs", none, 401),
    ("POST", "/analyses/{id}/moves/{number}/runs", a_draft, 401),
    ("POST", "/analyses/{id}/moves/{number}/check", || json!({ "actions": [] }), 401),
    ("POST", "/analyses/{id}/moves/{number}/ways", || json!({ "action": { "type": "pass" } }), 401),
    ("GET", "/analyses/{id}/moves/{number}/advice", none, 401),
    ("GET", "/analyses/{id}/moves/{number}/merger", none, 401),
];

#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_through_a_door_that_is_not_theirs() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let (stranger, spectator) = (house.guest("Sid").await, house.guest("Spy").await);
        let id = table_of_two(&ann, &ben, json!({ "listed": false })).await;
        let link = expect(&ann, 201, "POST", &format!("/tables/{id}/invitations"), json!({})).await;
        let link = format!("/invitations/{}", link["token"].as_str().unwrap());
        expect(&spectator, 200, "POST", &link, Value::Null).await;
        let nobody = house.nobody();
        for door in DOORS {
            let tries: [(&Client, u16); 4] = [
                (&nobody, door.nobody),
                (&stranger, door.stranger),
                (&ben, door.other_seat),
                (&spectator, door.spectator),
            ];
            for (visitor, status) in tries {
                let path = door.path.replace("{id}", &id).replace("{seat}", "1").replace("{number}", "1");
                let answer = expect(visitor, status, door.method, &path, (door.body)()).await;
                assert_eq!(status >= 400, answer["error"]["code"].is_string(), "{} {answer}", door.path);
            }
        }
        for (method, path, body, status) in OUTSIDE {
            expect(&house.nobody(), *status, method, &path.replace("{token}", "none"), body()).await;
        }
        let table = expect(&ann, 200, "GET", &format!("/tables/{id}"), Value::Null).await;
        assert_eq!((table["name"].as_str(), table["number"].as_i64()), (Some("Ryde pier"), Some(0)));
        house.running.stop().await.unwrap();
    })
    .await;
}

#[test]
fn every_address_of_the_document_is_walked() {
    let document = serde_json::to_value(server::document()).unwrap();
    let paths = document["paths"].as_object().unwrap();
    for (path, methods) in paths {
        for method in methods.as_object().unwrap().keys().map(|method| method.to_uppercase()) {
            let table = DOORS.iter().any(|door| door.path == path && door.method == method);
            let outside = OUTSIDE.iter().any(|(of, at, ..)| at == path && *of == method);
            assert!(table || outside, "{method} {path} is walked by nobody");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_of_other_sites_and_large_ones_are_refused() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let client = reqwest::Client::new();
        let guests = format!("{}/api/v1/guests", house.base);
        let post = |name: &'static str, value: String| {
            client.post(&guests).header(name, value).json(&json!({ "name": "Ann" })).send()
        };
        assert_eq!(post("origin", "https://evil.example".into()).await.unwrap().status(), 403);
        assert_eq!(post("sec-fetch-site", "cross-site".into()).await.unwrap().status(), 403);
        assert_eq!(post("origin", house.base.clone()).await.unwrap().status(), 201);
        let form = client.post(&guests).header("content-type", "text/plain").body("{\"name\":\"Ann\"}");
        assert_eq!(form.send().await.unwrap().status(), 400);
        let large = client.post(&guests).json(&json!({ "name": "x".repeat(100_000) })).send().await.unwrap();
        assert_eq!(large.status(), 413);
        // The server has closed the connection on which it was sent too much.
        let client = reqwest::Client::new();
        let socket = client
            .get(format!("{}/api/v1/tables/x/live", house.base))
            .header("upgrade", "websocket")
            .header("origin", "https://evil.example");
        assert_eq!(socket.send().await.unwrap().status(), 403);
        let page = client.get(&house.base).send().await.unwrap();
        let policy = page.headers()["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"));
        assert_eq!(page.headers()["x-content-type-options"], "nosniff");
        let lost = client.get(format!("{}/api/v1/nowhere", house.base)).send().await.unwrap();
        assert_eq!(lost.status(), 404);
        assert_eq!(lost.json::<Value>().await.unwrap()["error"]["code"], "not-found");
        let wrong = client.delete(format!("{}/api/v1/titles", house.base)).send().await.unwrap();
        assert_eq!(wrong.status(), 405);
        assert_eq!(wrong.json::<Value>().await.unwrap()["error"]["code"], "method-not-allowed");
        for path in ["/healthz", "/readyz"] {
            assert_eq!(
                client.get(format!("{}{path}", house.base)).send().await.unwrap().status(),
                200,
                "{path}"
            );
        }
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_are_kept_from_scripts_and_from_plain_http() {
    on_sqlite(|url| async move {
        let secure = server::Config {
            public_url: Some("https://bradshaw.example".into()),
            ..crate::house::config(&url)
        };
        let house = House::with(secure).await;
        let guests = format!("{}/api/v1/guests", house.base);
        let answer =
            reqwest::Client::new().post(&guests).json(&json!({ "name": "Ann" })).send().await.unwrap();
        let cookie = answer.headers()["set-cookie"].to_str().unwrap().to_owned();
        for part in ["__Host-bradshaw=", "HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
            assert!(cookie.contains(part), "{cookie}");
        }
        assert!(answer.headers().contains_key("strict-transport-security"));
        house.running.stop().await.unwrap();
    })
    .await;
}
