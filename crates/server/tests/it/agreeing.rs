//! Questions that somebody agrees to once and for all: the server answers them, beside whatever program the seat has.

use crate::house::{House, expect, table_of_two};
use bots::random;
use bots::rng::Dice;
use load::Client;
use records::notation;
use rules::{Aim, Choice, Game, TableSpec};
use serde_json::{Value, json};
use std::time::Duration;
use storage::throwaway::on_both;
use titles::AnyGame;

const NONE: Value = Value::Null;
const TITLE: &str = "1822";

/// Moves by chance up to the first question that can be agreed to beforehand.
struct Opening {
    seed: u64,
    moves: Vec<Value>,
    asked: u8,
    question: String,
}

fn opening() -> Opening {
    (0..50).find_map(walk).expect("somebody is asked something in one of so many games")
}

fn walk(seed: u64) -> Option<Opening> {
    const MOST: usize = 400;
    let players = ["Ann", "Ben"].map(str::to_owned).to_vec();
    let spec = TableSpec { title: TITLE.to_owned(), players, seed, ..TableSpec::default() };
    let mut game = AnyGame::new(&spec).unwrap();
    let agreeable = game.info().agreeable;
    let mut dice = Dice::new(seed);
    let mut moves = Vec::new();
    while moves.len() < MOST {
        let choices = game.choices();
        let by = *choices.turn.players.first()?;
        if let Some(Choice::Answer { question }) = choices.options.first()
            && agreeable.contains(&question.id)
        {
            return Some(Opening { seed, moves, asked: by.0, question: question.id.clone() });
        }
        let runs = || game.best_runs(Aim::Dividend, None).map(|set| set.runs());
        let action = random::choose(&choices, runs, &mut dice)?;
        moves.push(serde_json::to_value(notation::action(&game, &action)).unwrap());
        game.apply(by, &action).unwrap();
    }
    None
}

/// Makes moves from this one on, for all seats.
async fn play(ann: &Client, table: &str, from: usize, moves: &[Value]) {
    for (number, action) in (from..).zip(moves) {
        let sent = json!({ "after": number, "id": format!("at {number}"), "action": action });
        expect(ann, 200, "POST", &format!("/tables/{table}/moves"), sent).await;
    }
}

async fn entry(visitor: &Client, table: &str, number: usize) -> Value {
    for _ in 0..400 {
        let log = expect(visitor, 200, "GET", &format!("/tables/{table}/log"), NONE).await;
        if let Some(entry) = log["entries"].get(number - 1) {
            return entry.clone();
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("there is no entry {number}");
}

/// A table at which one person plays both seats: only there a seed can be given.
async fn table_of_one(ann: &Client, seed: u64) -> String {
    let seats = json!([{ "kind": "hot", "name": "Ann" }, { "kind": "hot", "name": "Ben" }]);
    let new = json!({
        "name": "both", "title": TITLE, "seats": seats, "seed": seed, "seating": "as-listed", "undo": "free",
    });
    let id = expect(ann, 201, "POST", "/tables", new).await["id"].as_str().unwrap().to_owned();
    expect(ann, 200, "POST", &format!("/tables/{id}/start"), NONE).await;
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_is_agreed_to_once_and_for_all_beside_a_program() {
    let Opening { seed, moves, asked, question } = opening();
    on_both(|url| {
        let (moves, question) = (moves.clone(), question.clone());
        async move {
            let house = House::on(&url).await;
            let ann = house.guest("Ann").await;
            let id = table_of_one(&ann, seed).await;
            let last = moves.len() - 1;
            play(&ann, &id, 0, &moves[..last]).await;
            let (agreements, programs) =
                (format!("/tables/{id}/agreements"), format!("/tables/{id}/programs"));
            let program = json!({ "seat": asked, "program": { "type": "bid", "up_to": 5 } });
            expect(&ann, 200, "PUT", &programs, program).await;
            let agree = json!({ "seat": asked, "question": question, "agree": true });
            let kept = json!([{ "seat": asked, "question": question }]);
            assert_eq!(expect(&ann, 200, "PUT", &agreements, agree.clone()).await, kept);
            // Said twice it is kept once.
            assert_eq!(expect(&ann, 200, "PUT", &agreements, agree.clone()).await, kept);
            // It outlives the server, and so does the program.
            house.running.stop().await.unwrap();
            let house = House::on(&url).await;
            let ann = ann.at(&house.base);
            assert_eq!(expect(&ann, 200, "GET", &agreements, NONE).await, kept);
            play(&ann, &id, last, &moves[last..]).await;
            let answer = entry(&ann, &id, moves.len() + 1).await;
            assert_eq!(answer["action"], json!({ "type": "answer", "reply": "accept" }));
            assert_eq!((&answer["origin"], &answer["seat"]), (&json!("program"), &json!(asked)));
            assert_eq!(expect(&ann, 200, "GET", &programs, NONE).await[0]["stopped"], NONE);
            // Whoever takes the answer back wants to answer otherwise.
            let back = json!({ "after": moves.len() + 1, "id": "back", "to": moves.len() });
            expect(&ann, 200, "POST", &format!("/tables/{id}/undo"), back).await;
            assert_eq!(expect(&ann, 200, "GET", &agreements, NONE).await, json!([]));
            let table = expect(&ann, 200, "GET", &format!("/tables/{id}"), NONE).await;
            assert_eq!(table["awaited"], json!([asked]));
            // Agreed to while it is asked, it is answered at once.
            expect(&ann, 200, "PUT", &agreements, agree).await;
            let again = entry(&ann, &id, moves.len() + 3).await;
            assert_eq!(again["action"], json!({ "type": "answer", "reply": "accept" }));
            let no_more = json!({ "seat": asked, "question": question, "agree": false });
            assert_eq!(expect(&ann, 200, "PUT", &agreements, no_more).await, json!([]));
            house.running.stop().await.unwrap();
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sees_what_another_agrees_to() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let id = table_of_two(&ann, &ben, json!({ "title": TITLE })).await;
        let agreements = format!("/tables/{id}/agreements");
        let agree = json!({ "question": "question-neighbour", "agree": true });
        let kept = json!([{ "seat": 1, "question": "question-neighbour" }]);
        assert_eq!(expect(&ben, 200, "PUT", &agreements, agree).await, kept);
        assert_eq!(expect(&ann, 200, "GET", &agreements, NONE).await, json!([]));
        let update = expect(&ann, 200, "GET", &format!("/tables/{id}/updates"), NONE).await;
        assert_eq!(update["agreements"], json!([]));
        let update = expect(&ben, 200, "GET", &format!("/tables/{id}/updates"), NONE).await;
        assert_eq!(update["agreements"], kept);
        // At another's seat nothing is agreed to, and not every question can be.
        let theirs = json!({ "seat": 0, "question": "question-neighbour", "agree": true });
        expect(&ben, 403, "PUT", &agreements, theirs).await;
        let train = json!({ "question": "question-sell-train", "agree": true });
        expect(&ben, 400, "PUT", &agreements, train).await;
        house.running.stop().await.unwrap();
    })
    .await;
}
