//! Somebody who uses the server from outside, over HTTP.

use crate::player::{Dice, choose, wants_runs};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::sync::{Mutex, PoisonError};

/// A client with a cookie.
pub struct Client {
    client: reqwest::Client,
    base: String,
    cookie: Mutex<Option<String>>,
}

/// A status and a body.
pub type Answer = (u16, Value);

impl Client {
    /// A visitor of the server at `base`, such as `http://127.0.0.1:1860`, who is nobody yet.
    pub fn new(client: reqwest::Client, base: &str) -> Client {
        Client { client, base: base.to_owned(), cookie: Mutex::default() }
    }

    /// The same person, at another node.
    pub fn at(&self, base: &str) -> Client {
        let cookie = Mutex::new(self.cookie());
        Client { client: self.client.clone(), base: base.to_owned(), cookie }
    }

    /// The same person, with connections of their own.
    pub fn anew(&self) -> Client {
        Client { client: reqwest::Client::new(), ..self.at(&self.base) }
    }

    /// The server's address.
    pub fn base(&self) -> &str {
        &self.base
    }

    /// The cookie, as it is sent.
    pub fn cookie(&self) -> Option<String> {
        self.cookie.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Sends a request to the API and reads the answer, whatever it is.
    pub async fn send(
        &self,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Answer, reqwest::Error> {
        let (status, answer) = self.ask(method, path, body).await?;
        Ok((status, answer.unwrap_or(Value::Null)))
    }

    /// Sends a request to the API and reads of the answer what one wants to know, if it is there.
    pub async fn ask<T: DeserializeOwned>(
        &self,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Result<(u16, Option<T>), reqwest::Error> {
        let method = method.parse().unwrap_or(reqwest::Method::GET);
        let mut request = self.client.request(method, format!("{}/api/v1{path}", self.base));
        if let Some(cookie) = self.cookie() {
            request = request.header("cookie", cookie);
        }
        if let Some(body) = body {
            request = request.json(body);
        }
        let response = request.send().await?;
        if let Some(set) = response.headers().get("set-cookie").and_then(|value| value.to_str().ok()) {
            let pair = set.split(';').next().unwrap_or_default().to_owned();
            *self.cookie.lock().unwrap_or_else(PoisonError::into_inner) = Some(pair);
        }
        let status = response.status().as_u16();
        let bytes = response.bytes().await?;
        Ok((status, serde_json::from_slice(&bytes).ok()))
    }

    /// Asks for something.
    pub async fn get(&self, path: &str) -> Result<Answer, reqwest::Error> {
        self.send("GET", path, None).await
    }

    /// Does something.
    pub async fn post(&self, path: &str, body: Value) -> Result<Answer, reqwest::Error> {
        self.send("POST", path, Some(&body)).await
    }

    /// Sits down as a guest.
    pub async fn arrive(&self, name: &str) -> Result<Answer, reqwest::Error> {
        self.post("/guests", json!({ "name": name })).await
    }

    /// Sets a table of the first title up where this visitor plays all seats, and starts it; gives its id.
    pub async fn hot_table(&self, players: usize) -> Result<String, reqwest::Error> {
        let seats = (1..=players).map(|number| json!({ "kind": "hot", "name": format!("Player {number}") }));
        self.started_table(seats.collect()).await
    }

    /// Sets a table of the first title up where this visitor plays against computers, and starts it; gives its id.
    pub async fn table_with_computers(&self, computers: usize) -> Result<String, reqwest::Error> {
        let mut seats = vec![json!({ "kind": "computer", "computer": "random" }); computers];
        seats.insert(0, json!({ "kind": "mine" }));
        self.started_table(seats).await
    }

    async fn started_table(&self, seats: Vec<Value>) -> Result<String, reqwest::Error> {
        let (_, titles) = self.get("/titles").await?;
        let new = json!({ "name": "bench", "title": titles[0]["title"], "seats": seats, "undo": "free" });
        let (_, table) = self.post("/tables", new).await?;
        let id = table["id"].as_str().unwrap_or_default().to_owned();
        self.post(&format!("/tables/{id}/start"), json!({})).await?;
        Ok(id)
    }

    /// Any move that a state offers.
    pub async fn any_move(
        &self,
        table: &str,
        state: &Value,
        dice: &mut Dice,
    ) -> Result<Value, reqwest::Error> {
        self.one_of(table, state["choices"].as_array().map_or(&[], Vec::as_slice), dice).await
    }

    /// One of these choices.
    pub async fn one_of(
        &self,
        table: &str,
        choices: &[Value],
        dice: &mut Dice,
    ) -> Result<Value, reqwest::Error> {
        let runs = if wants_runs(choices) {
            let (_, mut found) = self.get(&format!("/tables/{table}/runs")).await?;
            Some(found["runs"].take())
        } else {
            None
        };
        Ok(choose(choices, runs.as_ref(), dice))
    }
}
