//! Whole games with clocks, played to the end by scripts with a time that is moved: four people by correspondence, two live.

use crate::clocks::{advance, days, house_at, live, log, table};
use crate::house::{House, expect, table_of_two};
use load::{Client, Dice};
use serde_json::{Value, json};
use server::Time;
use std::time::Duration;
use storage::throwaway::on_both;

const NONE: Value = Value::Null;
const NOON: i64 = 1_795_003_200_000;
const HOUR: i64 = 3_600_000;

/// So long a game may become: moves by chance may lead to where players who are too poor trade for ever. Then its owner ends it.
const LONGEST: u64 = 1_500;

/// Plays to the end: every time somebody is awaited, as much time goes by as the script says. Whose seat a computer has taken takes
/// it back. Gives how many moves people made.
async fn play_out(people: &[Client], id: &str, time: &Time, mut dawdle: impl FnMut(usize) -> i64) -> usize {
    let (mut dice, mut moves, mut idle) = (Dice(7), 0, 0);
    loop {
        let now = table(&people[0], id).await;
        if now["state"] == "finished" {
            return moves;
        }
        if now["number"].as_u64() > Some(LONGEST) {
            expect(&people[0], 200, "POST", &format!("/tables/{id}/end"), json!({ "finished": true })).await;
            continue;
        }
        let awaited: Vec<usize> =
            now["awaited"].as_array().unwrap().iter().map(|seat| seat.as_u64().unwrap() as usize).collect();
        let Some(&seat) = awaited.iter().find(|seat| now["seats"][**seat]["computer"].is_null()) else {
            // A computer moves now.
            tokio::time::sleep(Duration::from_millis(2)).await;
            idle += 1;
            assert!(idle < 20_000, "nobody goes on: {now}");
            continue;
        };
        idle = 0;
        advance(time, dawdle(seat));
        let person = &people[seat];
        let state = expect(person, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
        if state["choices"].is_null() {
            continue;
        }
        let Ok(action) = person.any_move(id, &state, &mut dice).await else { continue };
        let sent =
            json!({ "after": state["number"], "id": format!("{}", state["number"]), "action": action });
        let (status, answer) = person.post(&format!("/tables/{id}/moves"), sent).await.unwrap();
        match status {
            200 => moves += 1,
            // The clock was faster.
            403 | 409 => {}
            _ => panic!("{status} {answer}"),
        }
        for (seat, person) in people.iter().enumerate() {
            let taken = &table(person, id).await["seats"][seat]["computer"];
            if !taken.is_null() && dice.below(3) == 0 {
                // If the game has ended meanwhile there is nothing to take back.
                person.send("PUT", &format!("/tables/{id}/stand-in"), Some(&json!({}))).await.unwrap();
            }
        }
    }
}

/// What was told of clocks is in the log, every state follows from it, and nothing runs any more.
async fn check_end(house: House, url: &str, visitor: &Client, id: &str) -> Vec<Value> {
    let (entries, end) = (log(visitor, id).await, table(visitor, id).await);
    for clock in end["clocks"]["seats"].as_array().unwrap() {
        assert_eq!((&clock["since"], &clock["due_at"]), (&NONE, &NONE), "{end}");
    }
    for entry in entries.iter().filter(|entry| entry["origin"] == "clock" && entry["kind"] != "move") {
        assert!(entry["events"][0]["id"].as_str().unwrap().starts_with("page-log-time-up"), "{entry}");
    }
    house.running.stop().await.unwrap();
    let audit = server::audit(url).await.unwrap();
    assert!(audit.differences.is_empty());
    entries
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_by_correspondence_to_the_end() {
    on_both(|url| async move {
        let time = Time::standing_at(NOON);
        let house = house_at(&url, &time).await;
        let mut people = Vec::new();
        let zones = ["Europe/London", "Europe/Warsaw", "Asia/Tokyo"];
        for (index, name) in ["Ann", "Ben", "Cat", "Dan"].into_iter().enumerate() {
            let person = house.guest(name).await;
            if let Some(zone) = zones.get(index) {
                let days = ["monday", "tuesday", "wednesday", "thursday", "friday"];
                let hours =
                    json!({ "zone": zone, "from": "08:00", "to": "22:00", "days": days, "holidays": [] });
                expect(&person, 200, "PUT", "/me/hours", json!({ "hours": hours })).await;
            }
            people.push(person);
        }
        let mut new = days(1, 3, json!({ "when_up": "computer", "computer": "random" }));
        new["name"] = json!("slowly");
        new["title"] = json!("1860");
        new["listed"] = json!(true);
        new["seats"] =
            json!([{ "kind": "mine" }, { "kind": "person" }, { "kind": "person" }, { "kind": "person" }]);
        let id = expect(&people[0], 201, "POST", "/tables", new).await["id"].as_str().unwrap().to_owned();
        for person in &people[1..] {
            expect(person, 200, "POST", &format!("/tables/{id}/seats"), json!({})).await;
        }
        expect(&people[0], 200, "POST", &format!("/tables/{id}/start"), NONE).await;
        let mut dice = Dice(11);
        // Most moves take some hours, some take days, and Dan often forgets the game for a week.
        let dawdle = |seat: usize| match (seat, dice.below(20)) {
            (3, 0..3) => 7 * 24 * HOUR,
            (_, 0..2) => 30 * HOUR,
            (_, hours) => hours as i64 * HOUR / 4,
        };
        let moves = play_out(&people, &id, &time, dawdle).await;
        let entries = check_end(house, &url, &people[0], &id).await;
        let by_clock = entries.iter().filter(|entry| entry["origin"] == "clock");
        let seats: Vec<&Value> = by_clock.map(|entry| &entry["seat"]).collect();
        assert!(moves > 100 && seats.contains(&&json!(3)), "{moves} moves, {seats:?}");
        let taken_back = entries.iter().filter(|entry| entry["kind"] == "take-back").count();
        assert!(taken_back > 0);
        eprintln!(
            "{} entries, {moves} moves of people, {} seats taken by clocks",
            entries.len(),
            seats.len()
        );
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_live_to_the_end() {
    on_both(|url| async move {
        let time = Time::standing_at(NOON);
        let house = house_at(&url, &time).await;
        let people = [house.guest("Ann").await, house.guest("Ben").await];
        let terms = json!({ "when_up": "pass", "computer": "random" });
        let id = table_of_two(&people[0], &people[1], live(60, 5, terms)).await;
        let mut dice = Dice(5);
        // Ann is quick; Ben uses more than a turn gives him until his bank is empty.
        let dawdle = |seat: usize| if seat == 0 { 1_000 } else { dice.below(10_000) as i64 };
        let moves = play_out(&people, &id, &time, dawdle).await;
        let entries = check_end(house, &url, &people[0], &id).await;
        let by_clock = entries.iter().filter(|entry| entry["origin"] == "clock");
        let (passed, told): (Vec<_>, Vec<_>) = by_clock.partition(|entry| entry["kind"] == "move");
        assert!(moves > 50 && !told.is_empty() && !passed.is_empty(), "{moves} moves");
        assert!(passed.iter().chain(&told).all(|entry| entry["seat"] == 1), "Ann always had time");
        eprintln!("{} entries, {moves} moves of people, {} of the clock", entries.len(), passed.len());
    })
    .await;
}
