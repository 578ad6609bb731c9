//! What a player may not see never leaves the server for that player.

use crate::house::{House, expect, play, table_of_two, whole_log};
use bots::rng::Dice;
use bots::wander::{self, Mood};
use load::Client;
use records::file::GameFile;
use rules::{Game, History, TableSpec};
use serde_json::{Value, json};
use storage::throwaway::on_sqlite;
use storage::{Batch, Storage};
use titles::AnyGame;

const NONE: Value = Value::Null;

/// The treasuries that a view shows to somebody who has no share in the company.
fn leaked(view: &Value, seat: Option<u64>) -> Vec<String> {
    let held = seat
        .and_then(|seat| view["players"][seat as usize]["shares"].as_array().cloned())
        .unwrap_or_default();
    let has_share = |company: &Value| held.iter().any(|holding| holding["symbol"] == company["symbol"]);
    // *Miscellaneous*: everybody may know the treasury of a company in receivership or bankrupt.
    let companies = view["companies"].as_array().unwrap().iter();
    companies
        .filter(|company| company["receivership"] == false && company["bankrupt"] == false)
        .filter(|company| company["floated"] == true && !company["treasury"].is_null() && !has_share(company))
        .map(|company| company["symbol"].to_string())
        .collect()
}

async fn views(visitor: &Client, table: &str, number: i64) -> Vec<Value> {
    let mut views = Vec::new();
    for path in [
        format!("/tables/{table}/state"),
        format!("/tables/{table}/state?at={}", number - 1),
        format!("/tables/{table}/updates?state=true"),
    ] {
        let mut answer = expect(visitor, 200, "GET", &path, NONE).await;
        let state = if answer["view"].is_object() { answer } else { answer["state"].take() };
        views.push(state);
    }
    views
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_treasuries_stay_closed_everywhere() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let nobody = house.nobody();
        let id = table_of_two(&ann, &ben, json!({ "undo": "free" })).await;
        let mut seen_closed = 0;
        for round in 0..25 {
            let last = play(&[&ann, &ben], &id, 8, round).await;
            let number = last["number"].as_i64().unwrap();
            for (visitor, seat) in [(&ann, Some(0)), (&ben, Some(1)), (&nobody, None)] {
                for state in views(visitor, &id, number).await {
                    assert_eq!(leaked(&state["view"], seat), Vec::<String>::new());
                    let companies = state["view"]["companies"].as_array().unwrap();
                    seen_closed += companies
                        .iter()
                        .filter(|it| it["floated"] == true && it["treasury"].is_null())
                        .count();
                    // Choices tell what somebody can pay: only those who choose see them.
                    let mine = state["turn"]["players"].as_array().unwrap().iter();
                    let acts = mine.into_iter().any(|player| player["seat"].as_u64() == seat);
                    assert!(acts || state["choices"].is_null());
                }
            }
        }
        assert!(seen_closed > 0, "the game came to a floated company");
        // Nobody can go on alone to look into treasuries, here or with a file, unless both agree.
        let (export, fork) = (format!("/tables/{id}/export?events=true"), format!("/tables/{id}/fork"));
        let copying = format!("/tables/{id}/copying");
        for agreed in [&ann, &ben] {
            for visitor in [&ann, &ben, &nobody] {
                expect(visitor, 403, "GET", &export, NONE).await;
            }
            expect(&ben, 403, "POST", &fork, json!({})).await;
            expect(agreed, 200, "PUT", &copying, json!({ "agree": true })).await;
        }
        let file = expect(&nobody, 200, "GET", &export, NONE).await;
        assert!(!file.to_string().contains("treasury"));
        expect(&ben, 201, "POST", &fork, json!({})).await;
        expect(&ann, 200, "PUT", &copying, json!({ "agree": false })).await;
        expect(&ben, 403, "GET", &export, NONE).await;
        // When the game is over, everything is open: and whoever ended it cannot take that back.
        expect(&ann, 200, "POST", &format!("/tables/{id}/end"), json!({ "finished": true })).await;
        let log = whole_log(&ben, &id).await;
        assert_eq!(log["entries"].as_array().unwrap().last().unwrap()["kind"], "end");
        let back = json!({ "after": log["number"], "id": "back" });
        expect(&ann, 409, "POST", &format!("/tables/{id}/undo"), back.clone()).await;
        expect(&ann, 409, "POST", &format!("/tables/{id}/redo"), back).await;
        let after = expect(&ben, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
        let companies = after["view"]["companies"].as_array().unwrap();
        assert!(companies.iter().all(|company| !company["treasury"].is_null()));
        house.running.stop().await.unwrap();
        assert!(server::audit(&url).await.unwrap().differences.is_empty(), "an end replays");
    })
    .await;
}

/// A game of two with closed treasuries that the rules have ended, as a file.
pub fn played_to_its_end() -> Value {
    let players = vec!["Ann".to_owned(), "Ben".to_owned()];
    let spec = TableSpec { title: "1860".to_owned(), players, seed: 5, ..TableSpec::default() };
    let mut history = History::new(AnyGame::new(&spec).unwrap());
    let mut dice = Dice::new(5);
    let mood = Mood::drawn(&mut dice);
    loop {
        let choices = history.game().choices();
        let Some(&player) = choices.turn.players.first() else { break };
        let runs = || bots::player::good_runs(history.game());
        let action = wander::choose(&choices, runs, &mood, &mut dice).unwrap();
        history.apply(player, action).unwrap();
    }
    serde_json::from_str(&GameFile::of(&spec, &history, false).to_text()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_goes_back_alone_behind_an_end_that_showed_everything() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let mut file = played_to_its_end();
        let last = file["moves"].as_array_mut().unwrap().pop().unwrap();
        file.as_object_mut().unwrap().remove("digest");
        let imported = expect(&ann, 201, "POST", "/imports", file).await;
        assert_eq!(imported["report"], NONE);
        let id = imported["table"]["id"].as_str().unwrap().to_owned();
        house.running.stop().await.unwrap();
        // The other seat becomes another person's, as if they had played from the start.
        let people = Storage::open(&url).await.unwrap();
        let seat = "UPDATE seats SET kind = 'person', person = (SELECT id FROM people WHERE name = $2) \
                    WHERE table_id = $1 AND name = $2";
        for name in ["Ann", "Ben"] {
            people.commit(Batch::of(seat, vec![id.as_str().into(), name.into()])).await.unwrap();
        }
        people.backend().close().await;
        let house = House::on(&url).await;
        let (ann, ben) = (ann.at(&house.base), ben.at(&house.base));
        let (mover, other) = if last["seat"] == 0 { (&ann, &ben) } else { (&ben, &ann) };
        let state = format!("/tables/{id}/state");
        let before = expect(mover, 200, "GET", &state, NONE).await;
        let closed = |state: &Value| {
            let companies = state["view"]["companies"].as_array().unwrap().iter();
            companies.filter(|it| it["treasury"].is_null()).count()
        };
        let sent = json!({ "after": before["number"], "id": "last", "action": last["action"] });
        expect(mover, 200, "POST", &format!("/tables/{id}/moves"), sent).await;
        let over = expect(mover, 200, "GET", &state, NONE).await;
        assert_eq!(closed(&over), 0, "the end shows everything");
        // Undo is free at this table, and yet it is asked for only.
        let back = json!({ "after": over["number"], "id": "back" });
        let asked = expect(mover, 200, "POST", &format!("/tables/{id}/undo"), back).await;
        assert_eq!(asked["entry"], NONE);
        let waits = asked["table"]["undo_request"]["waiting"].as_array().unwrap();
        assert_eq!(waits.len(), 1, "{asked}");
        assert_eq!(expect(mover, 200, "GET", &state, NONE).await["number"], over["number"]);
        let answer = format!("/tables/{id}/undo/answer");
        let undone = expect(other, 200, "POST", &answer, json!({ "accept": true })).await;
        assert_eq!(undone["table"]["state"], "playing");
        let after = expect(mover, 200, "GET", &state, NONE).await;
        assert_eq!((&after["view"], closed(&after)), (&before["view"], closed(&before)));
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_marked_in_the_talk_and_a_spectator_is_not() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben, also_ann) =
            (house.guest("Ann").await, house.guest("Ben").await, house.guest("Ann").await);
        let id = table_of_two(&ann, &ben, json!({})).await;
        let chat = format!("/tables/{id}/chat");
        for speaker in [&ben, &also_ann] {
            expect(speaker, 204, "POST", &chat, json!({ "text": "\u{202e}I resign" })).await;
        }
        let said = expect(&ann, 200, "GET", &chat, NONE).await;
        assert_eq!((&said["messages"][0]["seat"], &said["messages"][1]["seat"]), (&json!(1), &NONE));
        assert_eq!(said["messages"][0]["text"], "I resign", "nothing that turns text around");
        let update = expect(&ann, 200, "GET", &format!("/tables/{id}/updates"), NONE).await;
        assert_eq!((&update["chat"][0]["seat"], &update["chat"][1]["seat"]), (&json!(1), &NONE));
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn notes_and_programs_are_nobody_elses() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({})).await;
        let (notes, programs) = (format!("/tables/{id}/notes"), format!("/tables/{id}/programs"));
        expect(&ann, 204, "PUT", &notes, json!({ "text": "he bluffs" })).await;
        assert_eq!(expect(&ann, 200, "GET", &notes, NONE).await["text"], "he bluffs");
        assert_eq!(expect(&ben, 200, "GET", &notes, NONE).await["text"], "");
        let program = json!({ "program": { "type": "bid", "up_to": 50 } });
        assert_eq!(expect(&ben, 200, "PUT", &programs, program).await[0]["program"]["up_to"], 50);
        assert_eq!(expect(&ann, 200, "GET", &programs, NONE).await, json!([]));
        let update = expect(&ann, 200, "GET", &format!("/tables/{id}/updates"), NONE).await;
        assert_eq!(update["programs"], json!([]));
        house.running.stop().await.unwrap();
    })
    .await;
}
