//! Watching: every change as it is committed, without gaps, however often the line breaks.

use crate::house::{House, expect, play, table_of_two};
use futures_util::StreamExt;
use load::{Client, Dice};
use serde_json::{Value, json};
use std::time::Duration;
use storage::throwaway::{on_both, on_sqlite};
use storage::{Batch, Storage};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};

const NONE: Value = Value::Null;

pub struct Window {
    socket: tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>,
}

impl Window {
    /// Begins to watch a table.
    pub async fn open(house: &str, visitor: &Client, table: &str, query: &str) -> Result<Window, Error> {
        let url = format!("{}/api/v1/tables/{table}/live?{query}", house.replace("http", "ws"));
        let mut request = url.into_client_request()?;
        if let Some(cookie) = visitor.cookie() {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        Ok(Window { socket: tokio_tungstenite::connect_async(request).await?.0 })
    }

    /// With which code it is closed.
    pub async fn close_code(&mut self) -> u16 {
        loop {
            let heard = tokio::time::timeout(Duration::from_secs(20), self.socket.next()).await;
            if let Message::Close(frame) = heard.expect("something").unwrap().unwrap() {
                return frame.unwrap().code.into();
            }
        }
    }

    /// What comes next; nothing if it was closed.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let heard =
                tokio::time::timeout(Duration::from_secs(20), self.socket.next()).await.expect("something");
            match heard? {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }
}

impl Window {
    /// Waits for the end; people who come and go are told of until then.
    async fn until_closed(&mut self) {
        while let Some(update) = self.next().await {
            assert_eq!(update["entries"], json!([]), "nothing of the game is told any more: {update}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn watchers_miss_nothing_and_see_nothing_twice() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({})).await;
        let mut window = Window::open(&house.base, &house.nobody(), &id, "after=0").await.unwrap();
        let first = window.next().await.unwrap();
        assert_eq!((first["number"].as_i64(), first["entries"].as_array().unwrap().len()), (Some(0), 0));
        let people = [&ann, &ben];
        let playing = play(&people, &id, 30, 3);
        let watching = async {
            let mut seen: Vec<i64> = Vec::new();
            while seen.len() < 30 {
                // The line breaks every few messages; the watcher comes back with the last number it has.
                if seen.len() % 7 == 3 {
                    let after = format!("after={}", seen.last().unwrap());
                    window = Window::open(&house.base, &house.nobody(), &id, &after).await.unwrap();
                }
                let update = window.next().await.unwrap();
                let entries = update["entries"].as_array().unwrap().iter();
                seen.extend(entries.map(|entry| entry["number"].as_i64().unwrap()));
            }
            seen
        };
        let (_, seen) = tokio::join!(playing, watching);
        assert_eq!(seen, (1..=30).collect::<Vec<i64>>());
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_and_states_come_live_and_by_polling() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({})).await;
        let mut window = Window::open(&house.base, &ben, &id, "state=true").await.unwrap();
        let first = window.next().await.unwrap();
        let polled = format!("/tables/{id}/updates?version={}&wait=20", first["table"]["version"]);
        let waiting = tokio::spawn({
            let ben = ben.at(&house.base);
            async move { expect(&ben, 200, "GET", &polled, NONE).await }
        });
        tokio::time::sleep(Duration::from_millis(100)).await;
        expect(&ann, 204, "POST", &format!("/tables/{id}/chat"), json!({ "text": "good luck" })).await;
        let told = window.next().await.unwrap();
        assert_eq!(
            (told["chat"][0]["text"].as_str(), told["chat"][0]["name"].as_str()),
            (Some("good luck"), Some("Ann"))
        );
        assert_eq!(waiting.await.unwrap()["chat"][0]["text"], "good luck");
        play(&[&ann], &id, 1, 1).await;
        let moved = window.next().await.unwrap();
        assert_eq!(moved["state"]["number"], 1);
        assert!(moved["state"]["choices"].is_array(), "it is Ben's turn and he sees what he may do");
        house.running.stop().await.unwrap();
    })
    .await;
}

/// Makes any move in a window of this word; gives the answer, state and all.
async fn move_in(window: &str, ann: &Client, id: &str) -> Value {
    let state = expect(ann, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
    let action = ann.any_move(id, &state, &mut Dice(1)).await.unwrap();
    let sent =
        json!({ "after": state["number"], "id": format!("{window}-{}", state["number"]), "action": action });
    expect(ann, 200, "POST", &format!("/tables/{id}/moves?state=true"), sent).await
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_moves_gets_the_state_once() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let id = ann.hot_table(2).await.unwrap();
        let mut here = Window::open(&house.base, &ann, &id, "state=true&window=here").await.unwrap();
        let mut there = Window::open(&house.base, &ann, &id, "state=true&window=there").await.unwrap();
        assert_eq!(here.next().await.unwrap()["state"]["number"], 0, "whoever comes gets the state");
        there.next().await.unwrap();

        let answer = move_in("here", &ann, &id).await;
        assert_eq!(answer["state"]["number"], 1);
        let (own, other) = (here.next().await.unwrap(), there.next().await.unwrap());
        assert_eq!((own["number"].as_i64(), own["entries"].as_array().unwrap().len()), (Some(1), 1));
        assert!(own["state"].is_null(), "the answer has brought it");
        assert_eq!(other["state"]["number"], 1, "another window has had no answer");

        move_in("there", &ann, &id).await;
        assert_eq!(here.next().await.unwrap()["state"]["number"], 2);
        assert!(there.next().await.unwrap()["state"].is_null());

        // The answer may have been lost with the line.
        let back = "state=true&window=there&after=1";
        let mut again = Window::open(&house.base, &ann, &id, back).await.unwrap();
        assert_eq!(again.next().await.unwrap()["state"]["number"], 2);
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_fault_of_the_database_a_watcher_is_told_to_try_again() {
    // Where nobody else writes, a watcher needs nothing of the database.
    let Some(url) = storage::throwaway::fresh().await else { return };
    let house = House::on(&url).await;
    let ann = house.guest("Ann").await;
    let id = ann.hot_table(2).await.unwrap();
    let mut window = Window::open(&house.base, &ann, &id, "").await.unwrap();
    window.next().await.unwrap();
    let storage = Storage::open(&url).await.unwrap();
    let rename = |sql: &'static str| storage.commit(Batch::of(sql, Vec::new()));
    rename("ALTER TABLE chat RENAME TO chat_away").await.unwrap();
    play(&[&ann], &id, 1, 1).await;
    assert_eq!(window.close_code().await, 1013, "try again, not: you may not");
    rename("ALTER TABLE chat_away RENAME TO chat").await.unwrap();
    let mut again = Window::open(&house.base, &ann, &id, "after=0").await.unwrap();
    assert_eq!(again.next().await.unwrap()["number"], 1);
    storage.backend().close().await;
    house.running.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn watching_ends_with_the_session_and_with_the_server() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({ "listed": false })).await;
        assert!(Window::open(&house.base, &house.nobody(), &id, "").await.is_err(), "a private table");
        let mut window = Window::open(&house.base, &ben, &id, "").await.unwrap();
        let mut other = Window::open(&house.base, &ann, &id, "").await.unwrap();
        window.next().await.unwrap();
        other.next().await.unwrap();
        expect(&ben, 204, "DELETE", "/session", NONE).await;
        play(&[&ann], &id, 1, 1).await;
        window.until_closed().await;
        let mut moved = other.next().await.unwrap();
        while moved["entries"] == json!([]) {
            moved = other.next().await.unwrap();
        }
        house.running.stop().await.unwrap();
        other.until_closed().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_and_goes_is_told_without_the_state() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({})).await;
        let mut window = Window::open(&house.base, &ann, &id, "state=true").await.unwrap();
        assert_eq!(window.next().await.unwrap()["present"], json!([0]));
        let other = Window::open(&house.base, &ben, &id, "state=true").await.unwrap();
        let came = window.next().await.unwrap();
        assert_eq!(came["present"], json!([0, 1]));
        assert!(came["state"].is_null(), "the game is as it was");
        drop(other);
        let mut gone = window.next().await.unwrap();
        while gone["present"] != json!([0]) {
            gone = window.next().await.unwrap();
        }
        house.running.stop().await.unwrap();
    })
    .await;
}
