//! Several nodes on one PostgreSQL: what happens at one is seen at the other, and the other goes on when one dies. What happens under load
//! is in `broken_nodes`.

use crate::faults::Child;
use crate::house::{House, expect, play, table_of_two};
use crate::live::Window;
use load::Client;
use serde_json::{Value, json};

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
