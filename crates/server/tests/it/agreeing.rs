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
    moves: Vec<(u8, Value)>,
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
        moves.push((by.0, serde_json::to_value(notation::action(&game, &action)).unwrap()));
        game.apply(by, &action).unwrap();
    }
    None
}

/// Makes moves from this one on.
async fn play(people: [&Client; 2], table: &str, from: usize, moves: &[(u8, Value)]) {
    for (number, (seat, action)) in (from..).zip(moves) {
        let sent = json!({ "after": number, "id": format!("at {number}"), "action": action });
        expect(people[usize::from(*seat)], 200, "POST", &format!("/tables/{table}/moves"), sent).await;
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

#[tokio::test(flavor = "multi_thread")]
async fn a_question_is_agreed_to_once_and_for_all_beside_a_program() {
    let Opening { seed, moves, asked, question } = opening();
    on_both(|url| {
        let (moves, question) = (moves.clone(), question.clone());
        async move {
            let house = House::on(&url).await;
            let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
            let more = json!({ "title": TITLE, "seed": seed, "seating": "as-listed", "undo": "free" });
            let id = table_of_two(&ann, &ben, more).await;
            let last = moves.len() - 1;
            play([&ann, &ben], &id, 0, &moves[..last]).await;
            let (agreements, programs) =
                (format!("/tables/{id}/agreements"), format!("/tables/{id}/programs"));
            let (agreeing, other) = if asked == 0 { (&ann, &ben) } else { (&ben, &ann) };
            let program = json!({ "program": { "type": "bid", "up_to": 5 } });
            expect(agreeing, 200, "PUT", &programs, program).await;
            let agree = json!({ "question": question, "agree": true });
            let kept = json!([{ "seat": asked, "question": question }]);
            assert_eq!(expect(agreeing, 200, "PUT", &agreements, agree.clone()).await, kept);
            // Said twice it is kept once; nobody else sees it; other questions cannot be agreed to.
            assert_eq!(expect(agreeing, 200, "PUT", &agreements, agree.clone()).await, kept);
            assert_eq!(expect(other, 200, "GET", &agreements, NONE).await, json!([]));
            let update = expect(other, 200, "GET", &format!("/tables/{id}/updates"), NONE).await;
            assert_eq!(update["agreements"], json!([]));
            let train = json!({ "question": "question-sell-train", "agree": true });
            expect(agreeing, 400, "PUT", &agreements, train).await;
            // It outlives the server, and so does the program.
            house.running.stop().await.unwrap();
            let house = House::on(&url).await;
            let (ann, ben) = (ann.at(&house.base), ben.at(&house.base));
            let agreeing = if asked == 0 { &ann } else { &ben };
            assert_eq!(expect(agreeing, 200, "GET", &agreements, NONE).await, kept);
            play([&ann, &ben], &id, last, &moves[last..]).await;
            let answer = entry(agreeing, &id, moves.len() + 1).await;
            assert_eq!(answer["action"], json!({ "type": "answer", "reply": "accept" }));
            assert_eq!((&answer["origin"], &answer["seat"]), (&json!("program"), &json!(asked)));
            assert_eq!(expect(agreeing, 200, "GET", &programs, NONE).await[0]["stopped"], NONE);
            // Whoever takes the answer back wants to answer otherwise.
            let back = json!({ "after": moves.len() + 1, "id": "back", "to": moves.len() });
            expect(agreeing, 200, "POST", &format!("/tables/{id}/undo"), back).await;
            assert_eq!(expect(agreeing, 200, "GET", &agreements, NONE).await, json!([]));
            let table = expect(agreeing, 200, "GET", &format!("/tables/{id}"), NONE).await;
            assert_eq!(table["awaited"], json!([asked]));
            // Agreed to while it is asked, it is answered at once.
            expect(agreeing, 200, "PUT", &agreements, agree).await;
            let again = entry(agreeing, &id, moves.len() + 3).await;
            assert_eq!(again["action"], json!({ "type": "answer", "reply": "accept" }));
            let no_more = json!({ "question": question, "agree": false });
            assert_eq!(expect(agreeing, 200, "PUT", &agreements, no_more).await, json!([]));
            house.running.stop().await.unwrap();
        }
    })
    .await;
}
