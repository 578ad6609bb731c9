//! Several nodes on one PostgreSQL: what happens at one is seen at the other, and the other goes on when one dies.

use crate::faults::Child;
use crate::house::{House, expect, play, table_of_two};
use crate::live::Window;
use load::{Client, Dice};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};

const NONE: Value = Value::Null;

#[tokio::test(flavor = "multi_thread")]
async fn a_move_on_one_node_is_seen_live_on_the_other() {
    let Some(url) = storage::throwaway::fresh().await else { return };
    let (one, two) = (House::on(&url).await, House::on(&url).await);
    let (ann, ben) = (one.guest("Ann").await, one.guest("Ben").await);
    let ben = ben.at(&two.base);
    let id = table_of_two(&ann, &ben, json!({})).await;
    let mut window = Window::open(&two.base, &ben, &id, "").await.unwrap();
    window.next().await.unwrap();
    let start = std::time::Instant::now();
    play(&[&ann], &id, 1, 1).await;
    assert_eq!(window.next().await.unwrap()["entries"][0]["number"], 1);
    eprintln!("a move was seen at the other node after {:?}", start.elapsed());
    // They take turns on two nodes; neither ever sees an old state.
    play(&[&ann, &ben], &id, 40, 2).await;
    // Two who think it is their turn at two nodes: one move is made.
    let state = expect(&ann, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
    let mover = if state["choices"].is_null() { &ben } else { &ann };
    let state = expect(mover, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
    let action = mover.any_move(&id, &state, &mut load::Dice(1)).await.unwrap();
    let path = format!("/tables/{id}/moves");
    let sent = |client: &str| json!({ "after": state["number"], "id": client, "action": action });
    let (here, there) = (mover.at(&one.base), mover.at(&two.base));
    let (first, second) = tokio::join!(here.post(&path, sent("here")), there.post(&path, sent("there")));
    let mut statuses = [first.unwrap().0, second.unwrap().0];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    // The same move sent to both nodes is made once and acknowledged twice.
    let state = expect(mover, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
    let mover =
        if state["choices"].is_null() { if std::ptr::eq(mover, &ann) { &ben } else { &ann } } else { mover };
    let state = expect(mover, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
    let action = mover.any_move(&id, &state, &mut load::Dice(2)).await.unwrap();
    let sent = json!({ "after": state["number"], "id": "same", "action": action });
    let (here, there) = (mover.at(&one.base), mover.at(&two.base));
    let (first, second) = tokio::join!(here.post(&path, sent.clone()), there.post(&path, sent.clone()));
    let (first, second) = (first.unwrap(), second.unwrap());
    assert_eq!((first.0, second.0), (200, 200));
    assert_eq!(first.1["entry"], second.1["entry"]);
    one.running.stop().await.unwrap();
    two.running.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_move_can_be_made_at_the_other_node_right_after_the_start() {
    let Some(url) = storage::throwaway::fresh().await else { return };
    let (one, two) = (House::on(&url).await, House::on(&url).await);
    let ann = one.guest("Ann").await;
    let there = ann.at(&two.base);
    for _ in 0..5 {
        let new = json!({ "name": "x", "title": "1860",
            "seats": [{ "kind": "mine" }, { "kind": "hot", "name": "Aunt" }] });
        let id = expect(&ann, 201, "POST", "/tables", new).await["id"].as_str().unwrap().to_owned();
        expect(&there, 200, "GET", &format!("/tables/{id}"), NONE).await;
        expect(&ann, 200, "POST", &format!("/tables/{id}/start"), NONE).await;
        let sent = json!({ "after": 0, "id": "first", "action": { "type": "bid", "amount": 5 } });
        expect(&there, 200, "POST", &format!("/tables/{id}/moves"), sent).await;
    }
    one.running.stop().await.unwrap();
    two.running.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn when_a_node_is_killed_its_players_go_on_at_the_other() {
    let Some(url) = storage::throwaway::fresh().await else { return };
    let house = House::on(&url).await;
    let mut child = Child::start(&url).await;
    let here = |visitor: &Client| visitor.at(&house.base);
    let (ann, ben) = (house.guest("Ann").await.at(&child.base), house.guest("Ben").await.at(&child.base));
    let id = table_of_two(&ann, &ben, json!({ "options": ["open_treasuries"] })).await;
    let mut window = Window::open(&house.base, &house.nobody(), &id, "").await.unwrap();
    let last = play(&[&ann, &ben], &id, 25, 5).await;
    child.kill();
    assert!(ann.get(&format!("/tables/{id}")).await.is_err(), "that node is gone");
    let state = expect(&here(&ann), 200, "GET", &format!("/tables/{id}/state"), NONE).await;
    assert!(state["digest"].is_string());
    assert_eq!(state["digest"], last["entry"]["digest"], "nothing acknowledged is lost");
    play(&[&here(&ann), &here(&ben)], &id, 5, 6).await;
    let mut seen = 0;
    while seen < 30 {
        let update = window.next().await.unwrap();
        seen += update["entries"].as_array().unwrap().len();
    }
    assert_eq!(seen, 30, "the watcher has seen every entry once");
    house.running.stop().await.unwrap();
    assert!(server::audit(&url).await.unwrap().differences.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn computer_seats_of_a_killed_node_are_looked_after() {
    let Some(url) = storage::throwaway::fresh().await else { return };
    let mut child = Child::start(&url).await;
    let house = House::on(&url).await;
    let ann = house.guest("Ann").await.at(&child.base);
    let computer = json!({ "kind": "computer", "computer": "random" });
    let new = json!({ "name": "robots", "title": "1860", "seats": [computer, computer] });
    let id = expect(&ann, 201, "POST", "/tables", new).await["id"].as_str().unwrap().to_owned();
    expect(&ann, 200, "POST", &format!("/tables/{id}/start"), NONE).await;
    child.kill();
    let ann = ann.at(&house.base);
    let path = format!("/tables/{id}");
    let number = expect(&ann, 200, "GET", &path, NONE).await["number"].as_i64().unwrap();
    for _ in 0..300 {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        let table = expect(&ann, 200, "GET", &path, NONE).await;
        if table["number"].as_i64().unwrap() > number || table["state"] == "finished" {
            house.running.stop().await.unwrap();
            return;
        }
    }
    panic!("nobody went on");
}

/// A proxy in front of nodes: each connection goes to the next that takes it. Gives its address.
async fn proxy(nodes: Vec<String>) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let (nodes, next) = (Arc::new(nodes), Arc::new(AtomicUsize::new(0)));
    tokio::spawn(async move {
        while let Ok((mut client, _)) = listener.accept().await {
            let (nodes, next) = (nodes.clone(), next.clone());
            tokio::spawn(async move {
                for _ in 0..nodes.len() {
                    let node = &nodes[next.fetch_add(1, Ordering::Relaxed) % nodes.len()];
                    if let Ok(mut node) = TcpStream::connect(node.trim_start_matches("http://")).await {
                        tokio::io::copy_bidirectional(&mut client, &mut node).await.ok();
                        return;
                    }
                }
            });
        }
    });
    base
}

/// Plays as a page does until told to stop: what gets no answer is sent again under its id. Gives the last number.
async fn keep_playing(visitor: Client, table: String, seed: u64, stop: Arc<AtomicBool>) -> i64 {
    let (mut dice, mut number, mut unanswered) = (Dice(seed), 0, None);
    let path = format!("/tables/{table}");
    while !stop.load(Ordering::Relaxed) || unanswered.is_some() {
        let sent = match unanswered.take() {
            Some(sent) => sent,
            None => {
                let Ok((200, state)) = visitor.get(&format!("{path}/state")).await else { continue };
                if state["choices"].is_null() {
                    break;
                }
                let Ok(action) = visitor.any_move(&table, &state, &mut dice).await else { continue };
                json!({ "after": state["number"], "id": state["number"].to_string(), "action": action })
            }
        };
        match visitor.post(&format!("{path}/moves"), sent.clone()).await {
            Ok((200, ack)) => number = ack["entry"]["number"].as_i64().unwrap(),
            Ok((503, _)) | Err(_) => unanswered = Some(sent),
            Ok((status, answer)) => panic!("{status} {answer} for {sent}"),
        }
    }
    number
}

/// Watches as a page does: whenever the line breaks it comes back and says what it has. Gives the numbers it has seen, up to
/// `last`, and how often it came back.
async fn keep_watching(
    base: String,
    visitor: Client,
    table: String,
    last: Arc<AtomicUsize>,
) -> (Vec<i64>, usize) {
    let (mut seen, mut came_back): (Vec<i64>, usize) = (Vec::new(), 0);
    let mut window = None;
    loop {
        let after = seen.last().copied().unwrap_or(0);
        if after as usize >= last.load(Ordering::Relaxed) {
            return (seen, came_back);
        }
        if window.is_none() {
            window = Window::open(&base, &visitor, &table, &format!("after={after}")).await.ok();
            came_back += 1;
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let Some(open) = &mut window else { continue };
        match tokio::time::timeout(Duration::from_millis(200), open.next()).await {
            Ok(Some(update)) => {
                let entries = update["entries"].as_array().unwrap().iter();
                seen.extend(entries.map(|entry| entry["number"].as_i64().unwrap()));
            }
            Ok(None) => window = None,
            Err(_) => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn when_one_of_two_nodes_is_killed_under_load_pages_go_on() {
    const TABLES: u64 = 4;
    const PAGES: usize = 3;
    let Some(url) = storage::throwaway::fresh().await else { return };
    let (mut one, two) = (Child::start(&url).await, Child::start(&url).await);
    let base = proxy(vec![one.base.clone(), two.base.clone()]).await;
    let stop = Arc::new(AtomicBool::new(false));
    let (mut players, mut pages) = (Vec::new(), Vec::new());
    for seed in 0..TABLES {
        let visitor = Client::new(reqwest::Client::new(), &base);
        visitor.arrive("Ann").await.unwrap();
        let table = visitor.hot_table(3).await.unwrap();
        let last = Arc::new(AtomicUsize::new(usize::MAX));
        for _ in 0..PAGES {
            pages.push(tokio::spawn(keep_watching(
                base.clone(),
                visitor.at(&base),
                table.clone(),
                last.clone(),
            )));
        }
        players.push((tokio::spawn(keep_playing(visitor, table, seed, stop.clone())), last));
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    one.kill();
    tokio::time::sleep(Duration::from_secs(2)).await;
    stop.store(true, Ordering::Relaxed);
    let mut numbers = Vec::new();
    for (player, last) in players {
        let number = player.await.unwrap();
        last.store(number as usize, Ordering::Relaxed);
        numbers.push(number);
    }
    let mut came_back = 0;
    for (index, page) in pages.into_iter().enumerate() {
        let page =
            tokio::time::timeout(Duration::from_secs(30), page).await.expect("a page that stays behind");
        let (seen, opened) = page.unwrap();
        let number = numbers[index / PAGES];
        assert!(number > 0);
        assert_eq!(seen, (1..=number).collect::<Vec<i64>>(), "every entry once, in order");
        came_back += opened - 1;
    }
    assert!(came_back > 0, "some pages were at the node that was killed");
}
