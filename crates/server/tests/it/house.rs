//! A server for a test, on a database of its own, and people who come to it.

use load::{Client, Dice};
use serde_json::{Value, json};
use server::{Config, Given, Running};

/// A server.
pub struct House {
    pub running: Running,
    pub base: String,
}

/// The settings of a test server.
pub fn config(database: &str) -> Config {
    given(database).config().unwrap()
}

/// The same, for tests that have others as well.
pub fn given(database: &str) -> Given {
    Given {
        listen: Some("127.0.0.1:0".into()),
        database: Some(database.into()),
        pace_ms: Some(0),
        notify_after_s: Some(0),
        internal_webhooks: Some(true),
        limits: Some(false),
        ..Given::default()
    }
}

impl House {
    /// A server on this database.
    pub async fn on(database: &str) -> House {
        House::with(config(database)).await
    }

    /// A server with these settings.
    pub async fn with(config: Config) -> House {
        let running = server::bind(config).await.unwrap();
        let base = format!("http://{}", running.address);
        House { running, base }
    }

    /// Somebody who is nobody yet.
    pub fn nobody(&self) -> Client {
        Client::new(reqwest::Client::new(), &self.base)
    }

    /// A guest.
    pub async fn guest(&self, name: &str) -> Client {
        let visitor = self.nobody();
        let (status, _) = visitor.arrive(name).await.unwrap();
        assert_eq!(status, 201);
        visitor
    }
}

/// Asks and must get this status.
pub async fn expect(visitor: &Client, status: u16, method: &str, path: &str, body: Value) -> Value {
    let body = (!body.is_null()).then_some(body);
    let (got, answer) = visitor.send(method, path, body.as_ref()).await.unwrap();
    assert_eq!(got, status, "{method} {path}: {answer}");
    answer
}

/// A started table of two people, the first of whom set it up; gives its id.
pub async fn table_of_two(ann: &Client, ben: &Client, more: Value) -> String {
    let mut new = json!({
        "name": "Ryde pier", "title": "1860", "listed": true,
        "seats": [{ "kind": "mine" }, { "kind": "person" }],
    });
    for (key, value) in more.as_object().into_iter().flatten() {
        new[key] = value.clone();
    }
    let table = expect(ann, 201, "POST", "/tables", new).await;
    let id = table["id"].as_str().unwrap().to_owned();
    let token = expect(ann, 201, "POST", &format!("/tables/{id}/invitations"), json!({ "seat": 1 })).await;
    let token = token["token"].as_str().unwrap();
    expect(ben, 200, "POST", &format!("/invitations/{token}"), Value::Null).await;
    expect(ann, 200, "POST", &format!("/tables/{id}/start"), Value::Null).await;
    id
}

/// Plays moves by chance, whoever's turn it is; gives the last acknowledged entry.
pub async fn play(people: &[&Client], table: &str, moves: usize, seed: u64) -> Value {
    let mut dice = Dice(seed);
    let mut last = Value::Null;
    for _ in 0..moves {
        let mut moved = false;
        for person in people {
            let state = expect(person, 200, "GET", &format!("/tables/{table}/state"), Value::Null).await;
            if state["choices"].is_null() {
                continue;
            }
            let action = person.any_move(table, &state, &mut dice).await.unwrap();
            let id = format!("m{}", dice.below(1 << 30));
            let sent = json!({ "after": state["number"], "id": id, "action": action });
            last = expect(person, 200, "POST", &format!("/tables/{table}/moves"), sent).await;
            moved = true;
            break;
        }
        if !moved {
            break;
        }
    }
    last
}

/// The whole log of a table, which comes in pages.
pub async fn whole_log(visitor: &Client, table: &str) -> Value {
    let mut entries: Vec<Value> = Vec::new();
    loop {
        let path = format!("/tables/{table}/log?after={}", entries.len());
        let mut page = expect(visitor, 200, "GET", &path, Value::Null).await;
        let more = page["entries"].as_array_mut().map(std::mem::take).unwrap_or_default();
        entries.extend(more);
        if page["number"].as_u64() <= Some(entries.len() as u64) {
            return json!({ "number": page["number"], "entries": entries });
        }
    }
}
