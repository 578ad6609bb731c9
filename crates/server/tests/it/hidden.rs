//! Hidden information, from the side of somebody who wants it: two servers tell a seat about the same game, which differs only in what
//! is hidden from that seat. Whatever the seat can fetch is the same, to the byte.

use crate::house::{House, play, table_of_two};
use crate::live::Window;
use load::Client;
use rules::{Game, PlayerId, Viewer};
use serde_json::{Value, json};
use storage::throwaway::on_sqlite;
use storage::{Batch, Storage};
use titles::AnyGame;

const NONE: Value = Value::Null;

/// Games of these titles have secrets.
fn titles_with_secrets() -> Vec<String> {
    let has_secrets = |title: &String| {
        let players = vec!["Ann".to_owned(), "Ben".to_owned()];
        let spec = rules::TableSpec { title: title.clone(), players, ..Default::default() };
        AnyGame::new(&spec).is_ok_and(|game| game.has_secrets())
    };
    titles::catalogue().into_iter().map(|card| card.title.clone()).filter(has_secrets).collect()
}

/// Writes another game into a copy of the database: one that looks the same to a seat and is not. False if nothing is hidden from it.
async fn changed_for(url: &str, table: &str, seat: u8) -> bool {
    let storage = Storage::open(url).await.unwrap();
    let row = storage.table(table).await.unwrap().unwrap();
    let kept = storage.snapshot(table, row.number, row.number).await.unwrap().unwrap();
    assert_eq!(kept.position, row.number, "the last move is one after which the state is kept");
    let digest = u64::from_str_radix(&kept.digest, 16).unwrap();
    let game = AnyGame::restore(&row.spec, serde_json::from_str(&kept.state).unwrap(), digest).unwrap();
    let viewer = Viewer::Player(PlayerId(seat));
    let other = game.without_secrets_from(viewer);
    let before = format!("{:016x}", other.digest());
    let view = |game: &AnyGame| serde_json::to_string(&game.view(viewer)).unwrap();
    assert_eq!(view(&game), view(&other));
    let state = serde_json::to_string(&other.snapshot()).unwrap();
    let mut batch = Batch::of(
        "UPDATE snapshots SET state = $3 WHERE table_id = $1 AND position = $2",
        vec![table.into(), kept.position.into(), state.into()],
    );
    let digests = [
        "UPDATE log SET digest = $3 WHERE table_id = $1 AND number = $2",
        "UPDATE tables SET digest = $3 WHERE id = $1 AND number = $2",
    ];
    for sql in digests {
        let values = vec![table.into(), row.number.into(), before.as_str().into()];
        batch.statements.extend(Batch::of(sql, values).statements);
    }
    storage.commit(batch).await.unwrap();
    storage.backend().close().await;
    before != kept.digest
}

/// Takes out what differs between any two servers: the time, new ids, and digests of the whole state (docs/threat-model.md says what
/// those tell).
fn comparable(answer: &mut Value) {
    match answer {
        Value::Object(fields) => {
            for name in ["now", "digest", "id", "created_at", "changed_at"] {
                if fields
                    .get(name)
                    .is_some_and(|value| name != "id" || value.as_str().is_some_and(|id| id.len() > 12))
                {
                    fields.remove(name);
                }
            }
            fields.values_mut().for_each(comparable);
        }
        Value::Array(values) => values.iter_mut().for_each(comparable),
        _ => {}
    }
}

/// Everything that a seat can fetch.
async fn all_that_is_told(
    house: &House,
    visitor: &Client,
    table: &str,
    number: i64,
) -> Vec<(String, String)> {
    let at = format!("/tables/{table}");
    let mut told = Vec::new();
    let mut tell = async |method: &str, path: String, body: Value| {
        let body = (!body.is_null()).then_some(body);
        let (status, mut answer) = visitor.send(method, &path, body.as_ref()).await.unwrap();
        let raw = answer.clone();
        comparable(&mut answer);
        told.push((format!("{method} {path}"), format!("{status} {answer}")));
        raw
    };
    let paths = [
        "",
        "/state",
        "/log",
        "/updates?state=true",
        "/chat",
        "/runs",
        "/advice",
        "/conductor",
        "/export",
        "/review",
    ];
    let mut state = NONE;
    for path in paths {
        let answer = tell("GET", format!("{at}{path}"), NONE).await;
        if path == "/state" {
            state = answer;
        }
    }
    tell("GET", format!("{at}/state?at={}", number - 1), NONE).await;
    tell("GET", "/tables?mine=true".to_owned(), NONE).await;
    // What is allowed, and why something is not: every kind of action with small and large amounts.
    let actions: Vec<Value> = ["bid", "pass", "buy-train", "lay-tile", "sell", "buy", "run", "dividend"]
        .iter()
        .flat_map(|kind| [5, 5_000].map(|amount| json!({ "type": kind, "amount": amount })))
        .collect();
    if !state["choices"].is_null() {
        tell("POST", format!("{at}/check"), json!({ "actions": actions })).await;
    }
    let board = tell("POST", format!("{at}/analyses"), json!({ "name": "x" })).await;
    let board = board["id"].as_str().unwrap().to_owned();
    let (begun, mut answer) = visitor.send("GET", &format!("/analyses/{board}/moves/0"), None).await.unwrap();
    let view = answer["view"].take();
    assert!(begun == 200 && view.is_object());
    told.push(("the analysis begins".to_owned(), format!("{begun} {view} {}", answer["choices"])));
    let mut window = Window::open(&house.base, visitor, table, "state=true").await.unwrap();
    let mut first = window.next().await.unwrap();
    comparable(&mut first);
    told.push(("the live feed".to_owned(), first.to_string()));
    for path in [format!("{at}/card.png"), format!("/embed/{table}"), at.clone()] {
        let page = reqwest::Client::new().get(format!("{}{path}", house.base)).send().await.unwrap();
        let (status, bytes) = (page.status(), page.bytes().await.unwrap());
        let text = String::from_utf8_lossy(&bytes).replace(&house.base, "");
        told.push((path, format!("{status} {text}")));
    }
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_a_seat_can_fetch_depends_on_what_is_hidden_from_it() {
    on_sqlite(|url| async move {
        let path = url.trim_start_matches("sqlite:").to_owned();
        let mut compared = 0;
        for title in titles_with_secrets() {
            for seed in 1..=3_u64 {
                let house = House::on(&url).await;
                let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
                let more = json!({ "title": title, "advice": true, "embed": true });
                let id = table_of_two(&ann, &ben, more).await;
                // States are kept every 32 moves.
                let moves = 32 * (3 + seed as usize);
                let last = play(&[&ann, &ben], &id, moves, seed).await;
                house.running.stop().await.unwrap();
                if last["number"].as_u64() != Some(moves as u64) {
                    continue;
                }
                for (seat, visitor) in [(0, &ann), (1, &ben)] {
                    let copy = format!("{path}-{seed}-{seat}");
                    for end in ["", "-wal", "-shm"] {
                        std::fs::copy(format!("{path}{end}"), format!("{copy}{end}")).ok();
                    }
                    let changed = format!("sqlite:{copy}");
                    if !changed_for(&changed, &id, seat).await {
                        continue;
                    }
                    let (one, other) = (House::on(&url).await, House::on(&changed).await);
                    let number = moves as i64;
                    let seen = all_that_is_told(&one, &visitor.at(&one.base), &id, number).await;
                    let same = all_that_is_told(&other, &visitor.at(&other.base), &id, number).await;
                    for (seen, same) in seen.iter().zip(&same) {
                        assert_eq!(seen, same, "{title}, game {seed}, seat {seat}");
                    }
                    one.running.stop().await.unwrap();
                    other.running.stop().await.unwrap();
                    compared += 1;
                }
            }
            assert!(compared > 0, "something is hidden in {title}");
        }
    })
    .await;
}
