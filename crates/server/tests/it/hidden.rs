//! Hidden information, from the side of somebody who wants it: two servers tell somebody about the same game, which differs only in what
//! is hidden from them. Everything they can fetch and everything they are sent is the same, to the byte, then and some moves later.

use crate::house::{House, config, expect, play};
use crate::live::Window;
use crate::notices::{ear, mail_server, token_in};
use crate::push::{Browser, Service};
use bots::{Effort, SeatView};
use load::{Client, Dice, choose, wants_runs};
use records::file::GameFile;
use records::notation;
use rules::{Game, History, PlayerId, Viewer};
use serde_json::{Value, json};
use server::Config;
use std::time::Duration;
use storage::throwaway::on_sqlite;
use storage::{Batch, Storage};
use titles::AnyGame;
use tokio::sync::mpsc::UnboundedReceiver;

const NONE: Value = Value::Null;
const NAMES: [&str; 2] = ["ann", "ben"];

/// Games of these titles have secrets.
fn titles_with_secrets() -> Vec<String> {
    let has_secrets = |title: &String| {
        let players = vec!["Ann".to_owned(), "Ben".to_owned()];
        let spec = rules::TableSpec { title: title.clone(), players, ..Default::default() };
        AnyGame::new(&spec).is_ok_and(|game| game.has_secrets())
    };
    titles::catalogue().into_iter().map(|card| card.title.clone()).filter(has_secrets).collect()
}

/// Writes another game into a copy of the database: one that looks the same to somebody and is not. False if nothing is hidden from them.
async fn changed_for(url: &str, table: &str, viewer: Viewer) -> bool {
    let storage = Storage::open(url).await.unwrap();
    let row = storage.table(table).await.unwrap().unwrap();
    let mut game = AnyGame::new(&row.spec).unwrap();
    for entry in storage.entries(table, 0, row.number).await.unwrap() {
        let action = notation::find_action(&game, &entry.action.unwrap()).unwrap();
        game.apply(PlayerId(entry.seat), &action).unwrap();
    }
    let other = game.without_secrets_from(viewer);
    let view = |game: &AnyGame| serde_json::to_string(&game.view(viewer)).unwrap();
    assert_eq!(view(&game), view(&other));
    let digest = format!("{:016x}", other.digest());
    let differs = digest != format!("{:016x}", game.digest());
    let state = serde_json::to_string(&other.snapshot()).unwrap();
    let mut batch = Batch::default();
    let number = || vec![table.into(), row.number.into()];
    batch.push("DELETE FROM snapshots WHERE table_id = $1 AND number = $2", number());
    batch.push(
        "INSERT INTO snapshots (table_id, position, number, state) VALUES ($1, $2, $2, $3)",
        [number(), vec![state.into()]].concat(),
    );
    for sql in [
        "UPDATE log SET digest = $3 WHERE table_id = $1 AND number = $2",
        "UPDATE tables SET digest = $3 WHERE id = $1 AND number = $2",
    ] {
        batch.push(sql, [number(), vec![digest.as_str().into()]].concat());
    }
    storage.commit(batch).await.unwrap();
    storage.backend().close().await;
    differs
}

/// Takes out what differs between any two servers: the time and new ids.
fn comparable(answer: &mut Value) {
    match answer {
        Value::Object(fields) => {
            for name in ["now", "at", "id", "created_at", "changed_at"] {
                let is_short = |value: &Value| name == "id" && value.as_str().is_none_or(|id| id.len() <= 12);
                if fields.get(name).is_some_and(|value| !is_short(value)) {
                    fields.remove(name);
                }
            }
            fields.values_mut().for_each(comparable);
        }
        Value::Array(values) => values.iter_mut().for_each(comparable),
        _ => {}
    }
}

/// A server with the game, as one or the other hidden part makes it, and all that it sends to people.
struct World {
    house: House,
    people: [Client; 2],
    hooks: UnboundedReceiver<Value>,
    mails: UnboundedReceiver<String>,
    service: Service,
    browsers: [Browser; 2],
}

impl World {
    async fn open(url: &str, people: &[Client; 2], table: &str) -> World {
        let (smtp, mails) = mail_server().await;
        let house = House::with(Config { smtp: Some(smtp), ..config(url) }).await;
        let people = [people[0].at(&house.base), people[1].at(&house.base)];
        let ((hook, hooks), service) = (ear().await, Service::open().await);
        let browsers = NAMES.map(Browser::new);
        for ((person, name), browser) in people.iter().zip(NAMES).zip(&browsers) {
            let webhooks = json!([{ "url": format!("{hook}?{name}") }]);
            let settings =
                json!({ "email": format!("{name}@example.org"), "webhooks": webhooks, "reminder": false });
            expect(person, 200, "PUT", "/me/notifications", settings).await;
            expect(person, 200, "POST", "/me/devices", browser.subscription(&service)).await;
        }
        let channel = json!({ "hooks": [{ "url": format!("{hook}?channel") }] });
        expect(&people[0], 200, "PUT", &format!("/tables/{table}/hooks"), channel).await;
        World { house, people, hooks, mails, service, browsers }
    }

    /// What one person, or everybody's channel, was sent for a turn: by webhook, mail and push.
    async fn sent(&mut self, seat: usize) -> Vec<String> {
        let patience = Duration::from_secs(10);
        // The table's channel and the person's own webhook.
        let mut sent = Vec::new();
        for _ in 0..2 {
            let hook = tokio::time::timeout(patience, self.hooks.recv()).await.expect("a webhook").unwrap();
            sent.push(hook.to_string());
        }
        sent.sort();
        let mail = tokio::time::timeout(patience, self.mails.recv()).await.expect("a mail").unwrap();
        let (_, text) = mail.split_once("\n\n").expect("a head and a text");
        sent.push(text.replace("=\n", ""));
        sent.push(self.browsers[seat].read(&self.service.next().await).unwrap().to_string());
        sent.into_iter().map(|text| self.without_address(&text)).collect()
    }

    fn without_address(&self, text: &str) -> String {
        let port = format!(":{}", self.house.running.address.port());
        text.replace(&port, "")
    }

    /// Everything that somebody can fetch.
    async fn all_that_is_told(&self, visitor: &Client, table: &str) -> Vec<(String, String)> {
        let at = format!("/tables/{table}");
        let mut told = Vec::new();
        let mut tell = async |method: &str, path: String, body: Value| {
            let body = (!body.is_null()).then_some(body);
            let (status, mut answer) = visitor.send(method, &path, body.as_ref()).await.unwrap();
            let raw = answer.clone();
            comparable(&mut answer);
            told.push((format!("{method} {path}"), self.without_address(&format!("{status} {answer}"))));
            raw
        };
        let mut state = NONE;
        for path in [
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
            "/review/3",
            "/ratings",
            "/programs",
            "/agreements",
            "/notes",
            "/info",
        ] {
            let answer = tell("GET", format!("{at}{path}"), NONE).await;
            if path == "/state" {
                state = answer;
            }
        }
        let number = state["number"].as_i64().unwrap();
        for back in [1, 7, 30] {
            tell("GET", format!("{at}/state?at={}", number - back), NONE).await;
        }
        tell("GET", "/tables?mine=true".to_owned(), NONE).await;
        tell("GET", "/tables".to_owned(), NONE).await;
        // A move that comes too late is answered with what was missed.
        let late = json!({ "after": number - 3, "id": "late", "action": { "type": "pass" } });
        tell("POST", format!("{at}/moves"), late).await;
        // What is allowed, and why something is not: every kind of action with small and large amounts.
        let actions: Vec<Value> = ["bid", "pass", "buy-train", "lay-tile", "sell", "buy", "run", "dividend"]
            .iter()
            .flat_map(|kind| [5, 5_000].map(|amount| json!({ "type": kind, "amount": amount })))
            .collect();
        if !state["choices"].is_null() {
            tell("POST", format!("{at}/check"), json!({ "actions": actions.clone() })).await;
            tell("POST", format!("{at}/ways"), json!({ "action": { "type": "pass" } })).await;
        }
        let board = tell("POST", format!("{at}/analyses"), json!({ "name": "x" })).await;
        if let Some(board) = board["id"].as_str() {
            let board = format!("/analyses/{board}");
            // The path has a new id: what is compared is the answer.
            for (method, path, body) in [
                ("GET", String::new(), NONE),
                ("GET", "/moves/0".to_owned(), NONE),
                ("POST", "/moves/0/check".to_owned(), json!({ "actions": actions })),
                ("GET", "/moves/0/runs".to_owned(), NONE),
            ] {
                let body = (!body.is_null()).then_some(body);
                let (status, mut answer) =
                    visitor.send(method, &format!("{board}{path}"), body.as_ref()).await.unwrap();
                comparable(&mut answer);
                told.push((format!("{method} analysis{path}"), format!("{status} {answer}")));
            }
            visitor.send("DELETE", &board, None).await.unwrap();
        }
        let mut window = Window::open(&self.house.base, visitor, table, "state=true").await.unwrap();
        told.push(("the live feed".to_owned(), self.next_in(&mut window).await));
        for path in [format!("{at}/card.png"), format!("/embed/{table}"), at.clone()] {
            let page = reqwest::Client::new().get(format!("{}{path}", self.house.base)).send().await.unwrap();
            let (status, bytes) = (page.status(), page.bytes().await.unwrap());
            let text = String::from_utf8_lossy(&bytes);
            told.push((path, self.without_address(&format!("{status} {text}"))));
        }
        told
    }

    /// The next message that brings entries: others tell who comes and goes.
    async fn next_in(&self, window: &mut Window) -> String {
        loop {
            let mut update = window.next().await.unwrap();
            comparable(&mut update);
            if update["entries"].as_array().is_some_and(|entries| !entries.is_empty()) {
                return update.to_string();
            }
        }
    }
}

/// The choices of a seat whose turn it is, as it sees them; and which seat that is.
async fn choices(world: &World, table: &str) -> Option<(usize, Vec<Value>)> {
    for (seat, person) in world.people.iter().enumerate() {
        let state = expect(person, 200, "GET", &format!("/tables/{table}/state"), NONE).await;
        if let Some(choices) = state["choices"].as_array() {
            return Some((seat, choices.clone()));
        }
    }
    None
}

/// Two answers are the same, to the byte.
fn same(one: &str, other: &str, what: &str) {
    let at = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let near = |text: &str| {
        let around = text.as_bytes()[at.saturating_sub(200)..].iter().take(400).copied().collect::<Vec<u8>>();
        String::from_utf8_lossy(&around).into_owned()
    };
    assert!(one == other, "{what}: {} is not {}", near(one), near(other));
}

/// The companies whose treasury somebody does not see.
async fn closed_treasuries(visitor: &Client, table: &str) -> Vec<Value> {
    let state = expect(visitor, 200, "GET", &format!("/tables/{table}/state"), NONE).await;
    let companies = state["view"]["companies"].as_array().unwrap().iter();
    companies
        .filter(|company| company["treasury"].is_null())
        .map(|company| company["symbol"].clone())
        .collect()
}

/// Makes the same move in both worlds, one that their hidden parts allow; gives who is to move then. Nothing if there is none, or if it
/// tells the worlds apart by the rules: somebody could pay in one and not in the other.
async fn same_move(
    worlds: &[World; 2],
    table: &str,
    number: i64,
    viewer: Viewer,
    dice: &mut Dice,
) -> Option<usize> {
    let (seat, one) = choices(&worlds[0], table).await?;
    let (other_seat, other) = choices(&worlds[1], table).await?;
    assert_eq!(seat, other_seat);
    if viewer == Viewer::Player(PlayerId(seat as u8)) {
        assert_eq!(one, other, "one's own choices");
    }
    let common: Vec<Value> = one.into_iter().filter(|choice| other.contains(choice)).collect();
    if common.is_empty() {
        return None;
    }
    let mover = |world: &World| world.people[seat].at(&world.house.base);
    let runs = match wants_runs(&common) {
        true => Some(
            expect(&mover(&worlds[0]), 200, "GET", &format!("/tables/{table}/runs"), NONE).await["runs"]
                .take(),
        ),
        false => None,
    };
    let action = choose(&common, runs.as_ref(), dice);
    let sent = json!({ "after": number, "id": format!("same {number}"), "action": action });
    let mut events = Vec::new();
    for world in worlds {
        let (status, ack) = mover(world).post(&format!("/tables/{table}/moves"), sent.clone()).await.unwrap();
        if status != 200 {
            return None;
        }
        events.push(ack["entry"]["events"].clone());
    }
    if events[0] != events[1] {
        return None;
    }
    let (next, _) = choices(&worlds[0], table).await?;
    let (other_next, _) = choices(&worlds[1], table).await?;
    (next == other_next).then_some(next)
}

/// A game of two that computers have played so far, as a file.
fn played_by_computers(title: &str, moves: usize, seed: u64) -> Option<Value> {
    let players = vec!["Ann".to_owned(), "Ben".to_owned()];
    let spec = rules::TableSpec { title: title.to_owned(), players, seed, ..Default::default() };
    let mut history = History::new(AnyGame::new(&spec).unwrap());
    let info = history.game().info();
    let mut computers = [0, 1].map(|seat| bots::by_name("guest", title, 2 * seed + seat).unwrap());
    for number in 0..moves {
        let player = *history.game().turn().players.first()?;
        let seen = SeatView::of(history.game(), player);
        let computer = &mut *computers[usize::from(player.0)];
        history.apply(player, seen.ask(computer, &info, Effort::QUICK, number as u64)?).ok()?;
    }
    serde_json::from_str(&GameFile::of(&spec, &history, false).to_text()).ok()
}

/// A table of two people with such a game and a few moves at random; gives the table and the people, whose mail addresses are confirmed.
async fn played(url: &str, file: Value, seed: u64) -> (String, [Client; 2]) {
    let (smtp, mut mails) = mail_server().await;
    // Nobody is told of anything yet.
    let slow = || Config { smtp: Some(smtp.clone()), notify_after_s: 3_600, ..config(url) };
    let house = House::with(slow()).await;
    let people = [house.guest("Ann").await, house.guest("Ben").await];
    for (person, name) in people.iter().zip(NAMES) {
        let settings = json!({ "email": format!("{name}@example.org") });
        expect(person, 200, "PUT", "/me/notifications", settings).await;
        let link = format!("{}/mail/{}", house.base, token_in(&mails.recv().await.unwrap()));
        let form =
            reqwest::Client::new().post(link).header("content-type", "application/x-www-form-urlencoded");
        assert!(form.send().await.unwrap().status().is_success());
    }
    let imported = expect(&people[0], 201, "POST", "/imports", file).await;
    let id = imported["table"]["id"].as_str().unwrap().to_owned();
    let public = json!({ "listed": true, "embed": true });
    expect(&people[0], 200, "PATCH", &format!("/tables/{id}"), public).await;
    house.running.stop().await.unwrap();
    let storage = Storage::open(url).await.unwrap();
    let seat = "UPDATE seats SET kind = 'person', person = (SELECT id FROM people WHERE name = $2) \
                WHERE table_id = $1 AND name = $2";
    for name in ["Ann", "Ben"] {
        storage.commit(Batch::of(seat, vec![id.as_str().into(), name.into()])).await.unwrap();
    }
    storage.backend().close().await;
    let house = House::with(slow()).await;
    let here = [people[0].at(&house.base), people[1].at(&house.base)];
    play(&[&here[0], &here[1]], &id, 3, seed).await;
    house.running.stop().await.unwrap();
    (id, people)
}

/// Compares what somebody is told of two games that differ only in what is hidden from them; false if nothing is.
async fn compare(path: &str, table: &str, people: &[Client; 2], viewer: Viewer, seed: u64) -> bool {
    let copies = ["one", "other"].map(|which| {
        let copy = format!("{path}-{which}-{seed}-{viewer:?}");
        for end in ["", "-wal", "-shm"] {
            std::fs::copy(format!("{path}{end}"), format!("{copy}{end}")).ok();
        }
        format!("sqlite:{copy}")
    });
    if !changed_for(&copies[1], table, viewer).await {
        return false;
    }
    let mut worlds =
        [World::open(&copies[0], people, table).await, World::open(&copies[1], people, table).await];
    let visitors = worlds.each_ref().map(|world| match viewer {
        Viewer::Player(seat) => world.people[usize::from(seat.0)].at(&world.house.base),
        _ => world.house.nobody(),
    });
    let all_is_the_same = async |worlds: &[World; 2]| {
        let one = worlds[0].all_that_is_told(&visitors[0], table).await;
        let other = worlds[1].all_that_is_told(&visitors[1], table).await;
        assert_eq!(one.len(), other.len());
        for ((path, one), (_, other)) in one.iter().zip(&other) {
            same(one, other, &format!("game {seed}, {viewer:?}, {path}"));
        }
    };
    all_is_the_same(&worlds).await;
    // Nobody watches any more, and whoever is to move is told.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let (mut dice, number) = (Dice(seed), async |world: &World| {
        expect(&world.people[0], 200, "GET", &format!("/tables/{table}"), NONE).await["number"]
            .as_i64()
            .unwrap()
    });
    // The rules may open a treasury. Then the worlds differ for everybody.
    let closed = closed_treasuries(&visitors[0], table).await;
    let nothing_opened = async || {
        let now = closed_treasuries(&visitors[0], table).await;
        closed.iter().all(|company| now.contains(company))
    };
    let mut alike = true;
    for _ in 0..3 {
        let (mover, _) = choices(&worlds[0], table).await.unwrap();
        let after = number(&worlds[0]).await;
        let next = same_move(&worlds, table, after, viewer, &mut dice).await;
        alike = next.is_some() && nothing_opened().await;
        let Some(next) = next.filter(|_| alike) else { break };
        if next != mover {
            let [one, other] = &mut worlds;
            let (one, other) = (one.sent(next).await, other.sent(next).await);
            for (one, other) in one.iter().zip(&other) {
                same(one, other, &format!("game {seed}, sent to {next}"));
            }
        }
    }
    // The same with somebody who watches.
    if alike {
        let mut windows = Vec::new();
        for (world, visitor) in worlds.iter().zip(&visitors) {
            let mut window = Window::open(&world.house.base, visitor, table, "state=true").await.unwrap();
            window.next().await.unwrap();
            windows.push(window);
        }
        for _ in 0..3 {
            let after = number(&worlds[0]).await;
            let next = same_move(&worlds, table, after, viewer, &mut dice).await;
            alike = next.is_some() && nothing_opened().await;
            if !alike {
                break;
            }
            let mut updates = Vec::new();
            for (world, window) in worlds.iter().zip(&mut windows) {
                updates.push(world.next_in(window).await);
            }
            same(&updates[0], &updates[1], &format!("game {seed}, {viewer:?}, live"));
        }
    }
    if alike {
        all_is_the_same(&worlds).await;
    }
    for world in worlds {
        world.house.running.stop().await.unwrap();
    }
    true
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_a_seat_can_fetch_depends_on_what_is_hidden_from_it() {
    on_sqlite(|url| async move {
        let path = url.trim_start_matches("sqlite:").to_owned();
        for title in titles_with_secrets() {
            let mut compared = 0;
            for seed in 1..=4_u64 {
                let path = format!("{path}-{title}-{seed}");
                let Some(file) = played_by_computers(&title, 40 + 45 * seed as usize, seed) else { continue };
                let (id, people) = played(&format!("sqlite:{path}"), file, seed).await;
                for viewer in [Viewer::Player(PlayerId(0)), Viewer::Player(PlayerId(1)), Viewer::Spectator] {
                    compared += usize::from(compare(&path, &id, &people, viewer, seed).await);
                }
            }
            assert!(compared >= 6, "{compared} moments of {title} had something hidden");
        }
    })
    .await;
}
