//! Analysis boards: trees of moves that stay, can be shared, and tell nothing that is hidden from their maker.

use crate::house::{House, expect, play, table_of_two};
use load::{Client, Dice, choose, wants_runs};
use serde_json::{Value, json};
use storage::throwaway::{on_both, on_sqlite};
use storage::{Batch, Expiry, Storage};

const NONE: Value = Value::Null;

/// Makes an analysis of a table after an entry; gives its address.
async fn analyse(visitor: &Client, table: &str, number: i64) -> (String, Value) {
    let made =
        expect(visitor, 201, "POST", &format!("/tables/{table}/analyses"), json!({ "number": number })).await;
    (format!("/analyses/{}", made["id"].as_str().unwrap()), made)
}

/// Makes a move by chance after one of an analysis; gives its number.
async fn think(visitor: &Client, analysis: &str, after: i64, dice: &mut Dice) -> i64 {
    let path = format!("{analysis}/moves/{after}");
    let state = expect(visitor, 200, "GET", &path, NONE).await;
    let choices = state["choices"].as_array().unwrap();
    let runs = match wants_runs(choices) {
        true => Some(expect(visitor, 200, "GET", &format!("{path}/runs"), NONE).await["runs"].take()),
        false => None,
    };
    let action = choose(choices, runs.as_ref(), dice);
    let checked =
        expect(visitor, 200, "POST", &format!("{path}/check"), json!({ "actions": [&action] })).await;
    assert_eq!(checked[0]["refusal"], NONE);
    let ack = expect(visitor, 200, "POST", &path, json!({ "action": &action })).await;
    // The same move again is the same branch.
    let again = expect(visitor, 200, "POST", &path, json!({ "action": action })).await;
    assert_eq!((&ack["moves"], &ack["state"]), (&again["moves"], &again["state"]));
    ack["moves"][0]["number"].as_i64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tree_survives_reload_restart_and_sharing() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let table = ann.hot_table(3).await.unwrap();
        play(&[&ann], &table, 60, 4).await;
        let (analysis, made) = analyse(&ann, &table, 45).await;
        let then = expect(&ann, 200, "GET", &format!("/tables/{table}/state?at=45"), NONE).await;
        let begun = expect(&ann, 200, "GET", &format!("{analysis}/moves/0"), NONE).await;
        assert_eq!(begun["digest"], then["digest"]);
        assert_eq!(
            (&made["yours"], &made["number"], &made["guessed"]),
            (&json!(true), &json!(45), &json!([]))
        );
        // Two branches of three moves each.
        let mut ends = Vec::new();
        for seed in [1, 2] {
            let (mut dice, mut last) = (Dice(seed), 0);
            for _ in 0..3 {
                last = think(&ann, &analysis, last, &mut dice).await;
            }
            ends.push(last);
        }
        let named = json!({ "name": "The bold one", "note": "sells\nall" });
        expect(&ann, 200, "PATCH", &format!("{analysis}/moves/{}", ends[1]), named).await;
        let change =
            json!({ "name": "Sea air", "note": "before the auction", "computers": [null, "guest", null] });
        expect(&ann, 200, "PATCH", &analysis, change).await;
        let tree = expect(&ann, 200, "GET", &analysis, NONE).await;
        assert_eq!(tree["moves"].as_array().unwrap().last().unwrap()["name"], "The bold one");
        let end = format!("{analysis}/moves/{}", ends[0]);
        let state = expect(&ann, 200, "GET", &end, NONE).await;
        assert_eq!(state["position"], 3);
        // The table knows nothing of it.
        let now = expect(&ann, 200, "GET", &format!("/tables/{table}/state"), NONE).await;
        assert_eq!(now["number"], 60);

        house.running.stop().await.unwrap();
        let house = House::on(&url).await;
        let (ann, ben, nobody) = (ann.at(&house.base), ben.at(&house.base), house.nobody());
        assert_eq!(expect(&ann, 200, "GET", &analysis, NONE).await, tree);
        assert_eq!(expect(&ann, 200, "GET", &end, NONE).await, state);
        let listed = expect(&ann, 200, "GET", "/analyses", NONE).await;
        assert_eq!((listed.as_array().unwrap().len(), &listed[0]["name"]), (1, &json!("Sea air")));
        // Whoever has the link looks, and can do nothing.
        for visitor in [&ben, &nobody] {
            let seen = expect(visitor, 200, "GET", &analysis, NONE).await;
            assert_eq!((&seen["moves"], &seen["yours"]), (&tree["moves"], &json!(false)));
            let seen = expect(visitor, 200, "GET", &end, NONE).await;
            assert_eq!((&seen["view"], &seen["choices"]), (&state["view"], &NONE));
        }
        expect(&ben, 403, "POST", &end, json!({ "action": { "type": "pass" } })).await;
        expect(&ben, 403, "POST", &format!("{end}/computer"), json!({})).await;
        expect(&ben, 403, "PATCH", &analysis, json!({ "name": "Mine" })).await;
        expect(&ben, 403, "DELETE", &end, NONE).await;
        expect(&ben, 403, "DELETE", &analysis, NONE).await;
        expect(&nobody, 401, "POST", &format!("{analysis}/copy"), NONE).await;
        // A copy is one's own.
        let copy = expect(&ben, 201, "POST", &format!("{analysis}/copy"), NONE).await;
        assert_eq!((&copy["moves"], &copy["yours"]), (&tree["moves"], &json!(true)));
        let own = format!("/analyses/{}", copy["id"].as_str().unwrap());
        think(&ben, &own, ends[0], &mut Dice(9)).await;
        assert_eq!(expect(&ann, 200, "GET", &analysis, NONE).await, tree);
        // Somebody has looked at it: it is in memory.
        expect(&ann, 200, "GET", &format!("{analysis}/moves/{}", ends[1]), NONE).await;
        // A branch goes with all that follows it, and its numbers are not used again.
        let first = tree["moves"][3]["number"].as_i64().unwrap();
        expect(&ann, 204, "DELETE", &format!("{analysis}/moves/{first}"), NONE).await;
        let left = expect(&ann, 200, "GET", &analysis, NONE).await;
        assert_eq!(left["moves"].as_array().unwrap().len(), 3);
        expect(&ann, 404, "GET", &format!("{analysis}/moves/{}", ends[1]), NONE).await;
        assert_eq!(think(&ann, &analysis, 0, &mut Dice(2)).await, 9);
        expect(&ann, 204, "DELETE", &analysis, NONE).await;
        expect(&ann, 404, "GET", &analysis, NONE).await;
        assert_eq!(expect(&ben, 200, "GET", &own, NONE).await["moves"].as_array().unwrap().len(), 7);
        // Who goes takes their analyses along.
        expect(&ben, 204, "DELETE", "/me", json!({})).await;
        expect(&ann, 404, "GET", &own, NONE).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn analyses_go_with_their_owner_and_keep_their_table() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let table = ann.hot_table(2).await.unwrap();
        let (analysis, _) = analyse(&ann, &table, 0).await;
        let copy = expect(&ben, 201, "POST", &format!("{analysis}/copy"), NONE).await;
        think(&ben, &format!("/analyses/{}", copy["id"].as_str().unwrap()), 0, &mut Dice(1)).await;
        house.running.stop().await.unwrap();
        let storage = Storage::open(&url).await.unwrap();
        let later = storage::ids::now() + 1_000;
        let all = Expiry { waiting: later, unplayed: later, guests_copies: later, guests: later };
        // Ben has neither a seat nor a table; Ann has, and what she thinks about stays.
        assert_eq!(storage.expire(all, later).await.unwrap(), (Vec::new(), 1));
        assert!(storage.analysis(copy["id"].as_str().unwrap()).await.unwrap().is_none());
        let id = analysis.trim_start_matches("/analyses/");
        assert!(storage.analysis(id).await.unwrap().is_some());
        let mut batch = Batch::default();
        batch.delete_analysis(id);
        storage.commit(batch).await.unwrap();
        assert_eq!(storage.expire(all, later).await.unwrap().0, [table]);
        storage.backend().close().await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_move_until_it_is_my_turn() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let table = ann.hot_table(3).await.unwrap();
        let (analysis, _) = analyse(&ann, &table, 0).await;
        let at = |number: i64| format!("{analysis}/moves/{number}/computer");
        // Nobody has a computer: one move, of the seat whose turn it is.
        let one = expect(&ann, 200, "POST", &at(0), json!({ "computer": "guest" })).await;
        assert_eq!(
            (one["moves"].as_array().unwrap().len(), &one["moves"][0]["origin"]),
            (1, &json!("computer"))
        );
        expect(&ann, 400, "POST", &at(0), json!({ "computer": "nobody" })).await;
        let given = json!({ "computers": [null, "guest", "guest"] });
        expect(&ann, 200, "PATCH", &analysis, given).await;
        expect(&ann, 400, "PATCH", &analysis, json!({ "computers": ["guest"] })).await;
        let mut last = 0;
        for _ in 0..4 {
            let many = expect(&ann, 200, "POST", &at(last), json!({})).await;
            let moves = many["moves"].as_array().unwrap();
            assert!(moves.iter().skip(1).all(|made| made["seat"] != 0), "only the first may be Ann's");
            last = moves.last().unwrap()["number"].as_i64().unwrap();
        }
        let tree = expect(&ann, 200, "GET", &analysis, NONE).await;
        let moves = tree["moves"].as_array().unwrap();
        assert!(
            moves.len() >= 4 && moves.iter().all(|made| made["parent"].as_i64() < made["number"].as_i64())
        );
        house.running.stop().await.unwrap();
    })
    .await;
}

/// Whatever a visitor gets of an analysis: the tree and every position on the way to its last move.
async fn all_of(visitor: &Client, analysis: &str) -> Vec<Value> {
    let tree = expect(visitor, 200, "GET", analysis, NONE).await;
    let numbers = tree["moves"].as_array().unwrap().iter().map(|made| made["number"].as_i64().unwrap());
    let mut answers = vec![expect(visitor, 200, "GET", &format!("{analysis}/info"), NONE).await];
    for number in [0].into_iter().chain(numbers) {
        answers.push(expect(visitor, 200, "GET", &format!("{analysis}/moves/{number}"), NONE).await);
    }
    answers.push(tree);
    answers
}

/// The digest of the whole state after an entry.
async fn digest_at(url: &str, table: &str, number: i64) -> String {
    let storage = Storage::open_to_read(url).await.unwrap();
    let entry = storage.entries(table, number - 1, number).await.unwrap().remove(0);
    storage.backend().close().await;
    entry.digest
}

/// With closed treasuries, all that an analysis shows of those that its maker may not know is half of what the company floated with.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_hidden_is_in_an_analysis_of_a_game_with_closed_treasuries() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben, cat) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Cat").await);
        let table = table_of_two(&ann, &ben, json!({ "undo": "free" })).await;
        let (mut hidden, mut number) = (0, 0);
        for round in 0..20 {
            let last = play(&[&ann, &ben], &table, 8, round).await;
            number = last["number"].as_i64().unwrap_or(number);
            for (visitor, at) in [(&ann, number), (&ben, number - 3), (&cat, number)] {
                let state = format!("/tables/{table}/state?at={at}");
                let seen = expect(visitor, 200, "GET", &state, NONE).await;
                let (analysis, made) = analyse(visitor, &table, at).await;
                let begun = expect(visitor, 200, "GET", &format!("{analysis}/moves/0"), NONE).await;
                let mut guessed = Vec::new();
                let companies = seen["view"]["companies"].as_array().unwrap();
                for (company, shown) in companies.iter().zip(begun["view"]["companies"].as_array().unwrap()) {
                    if company["treasury"].is_null() {
                        guessed.push(company["symbol"].clone());
                        let offered = begun["turn"]["step"] == "consent";
                        assert!(
                            offered || shown["treasury"] == company["par"].as_i64().unwrap() * 5,
                            "{shown}"
                        );
                    } else {
                        assert_eq!(shown["treasury"], company["treasury"]);
                    }
                }
                hidden += guessed.len();
                assert_eq!(made["guessed"], json!(guessed));
                // All but treasuries is what they see at the table; nothing tells the true state.
                for field in ["board", "players", "bank", "privates", "trains", "round"] {
                    assert_eq!(begun["view"][field], seen["view"][field], "{field}");
                }
                if !guessed.is_empty() {
                    assert_eq!(seen["digest"], NONE, "it would tell whether a guess is right");
                    let text = json!(all_of(visitor, &analysis).await).to_string();
                    assert!(!text.contains(&digest_at(&url, &table, at).await));
                    assert!(!text.contains("\"seed\""));
                }
            }
        }
        assert!(hidden > 0, "the game came to a treasury that somebody may not know");
        // If both agree that the game be copied whole, it may be thought about whole, and no longer when one withdraws.
        let copying = format!("/tables/{table}/copying");
        for (visitor, agree) in [(&ann, true), (&ben, true), (&ben, false)] {
            expect(visitor, 200, "PUT", &copying, json!({ "agree": agree })).await;
            let whole = analyse(&cat, &table, number).await.1["guessed"] == json!([]);
            let both = expect(&ann, 200, "GET", &format!("/tables/{table}"), NONE).await;
            assert_eq!(whole, both["settings"]["copying"] == json!([0, 1]));
        }
        // A copy shows no more to somebody who knows more, and an analysis of the end shows everything.
        let (analysis, made) = analyse(&cat, &table, number).await;
        let copy = expect(&ann, 201, "POST", &format!("{analysis}/copy"), NONE).await;
        assert_eq!(copy["guessed"], made["guessed"]);
        expect(&ann, 200, "POST", &format!("/tables/{table}/end"), json!({ "finished": true })).await;
        assert_eq!(analyse(&cat, &table, number).await.1["guessed"], json!([]));
        assert_eq!(expect(&cat, 200, "GET", &analysis, NONE).await["guessed"], made["guessed"]);
        house.running.stop().await.unwrap();
    })
    .await;
}

/// Against computers nothing is hidden from the one person, and an analysis simply works.
#[tokio::test(flavor = "multi_thread")]
async fn against_computers_an_analysis_simply_works() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let table = ann.table_with_computers(2).await.unwrap();
        play(&[&ann], &table, 12, 3).await;
        let state = expect(&ann, 200, "GET", &format!("/tables/{table}/state"), NONE).await;
        let (analysis, made) = analyse(&ann, &table, state["number"].as_i64().unwrap()).await;
        assert_eq!(made["guessed"], json!([]));
        let begun = expect(&ann, 200, "GET", &format!("{analysis}/moves/0"), NONE).await;
        assert_eq!(begun["digest"], state["digest"]);
        expect(&ann, 200, "POST", &format!("{analysis}/moves/0/computer"), json!({})).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

/// Where people have not agreed on advice, an analysis of their game is no way to it while it is on; whoever does not play may ask.
#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_is_no_way_around_advice_that_was_not_agreed_on() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben, cat) = (house.guest("Ann").await, house.guest("Ben").await, house.guest("Cat").await);
        let computed = async |visitor: &Client, status: u16, table: &str| {
            let (analysis, _) = analyse(visitor, table, 0).await;
            let at = format!("{analysis}/moves/0");
            let advice = expect(visitor, status, "GET", &format!("{at}/advice"), NONE).await;
            expect(visitor, status, "POST", &format!("{at}/computer"), json!({})).await;
            advice
        };
        let table = table_of_two(&ann, &ben, json!({})).await;
        let refused = computed(&ben, 403, &table).await;
        assert_eq!(refused["error"]["code"], "advice-not-allowed");
        computed(&cat, 200, &table).await;
        let agreed = table_of_two(&ann, &ben, json!({ "advice": true })).await;
        computed(&ben, 200, &agreed).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

/// What chance has dealt lies open in every title: an analysis that plays on draws nothing that its maker does not see.
#[tokio::test(flavor = "multi_thread")]
async fn chance_hides_nothing_in_any_title() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, cat) = (house.guest("Ann").await, house.guest("Cat").await);
        for title in titles::catalogue() {
            let seats = vec![
                json!({ "kind": "mine" }),
                json!({ "kind": "hot", "name": "B" }),
                json!({ "kind": "hot", "name": "C" }),
            ];
            let new = json!({ "name": "x", "title": title.title, "listed": true, "seats": seats });
            let table = expect(&ann, 201, "POST", "/tables", new).await;
            let id = table["id"].as_str().unwrap();
            expect(&ann, 200, "POST", &format!("/tables/{id}/start"), NONE).await;
            let seen = expect(&cat, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
            let (analysis, _) = analyse(&cat, id, 0).await;
            let begun = expect(&cat, 200, "GET", &format!("{analysis}/moves/0"), NONE).await;
            for field in ["boxes", "stacks", "companies", "privates", "trains"] {
                assert_eq!(begun["view"][field], seen["view"][field], "{} of {}", field, title.title);
            }
            // Two seeds that look the same are the same game.
            let looks = |seed: u64| {
                let players = ["A", "B", "C"].map(str::to_owned).to_vec();
                let spec =
                    rules::TableSpec { title: title.title.clone(), players, seed, ..Default::default() };
                let game = titles::AnyGame::new(&spec).unwrap();
                let view = rules::Game::view(&game, rules::Viewer::Spectator);
                (serde_json::to_string(&view).unwrap(), rules::Game::digest(&game))
            };
            let all: Vec<_> = (0..60).map(looks).collect();
            for (view, digest) in &all {
                let same: Vec<u64> =
                    all.iter().filter(|(other, _)| other == view).map(|(_, digest)| *digest).collect();
                assert!(same.iter().all(|other| other == digest), "{} hides what was dealt", title.title);
            }
        }
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_questions_get_typed_answers() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben, nobody) = (house.guest("Ann").await, house.guest("Ben").await, house.nobody());
        let table = ann.hot_table(2).await.unwrap();
        let create = format!("/tables/{table}/analyses");
        expect(&nobody, 401, "POST", &create, json!({})).await;
        // The table is not listed: nobody else may see it.
        expect(&ben, 404, "POST", &create, json!({})).await;
        expect(&ann, 404, "POST", &create, json!({ "number": 7 })).await;
        expect(&ann, 404, "POST", &create, json!({ "number": -1 })).await;
        expect(&ann, 400, "POST", &create, json!({ "name": "\u{202e}" })).await;
        let (analysis, _) = analyse(&ann, &table, 0).await;
        let root = format!("{analysis}/moves/0");
        expect(&ann, 400, "POST", &root, json!({ "action": { "type": "dance" } })).await;
        expect(&ann, 422, "POST", &root, json!({ "action": { "type": "bid", "amount": 1 } })).await;
        expect(&ann, 403, "POST", &root, json!({ "seat": 7, "action": { "type": "pass" } })).await;
        expect(&ann, 404, "POST", &format!("{analysis}/moves/5"), json!({ "action": { "type": "pass" } }))
            .await;
        expect(&ann, 404, "GET", &format!("{analysis}/moves/-3"), NONE).await;
        expect(&ann, 404, "PATCH", &root, json!({ "name": "x" })).await;
        expect(&ann, 400, "PATCH", &analysis, json!({ "note": "x".repeat(3_000) })).await;
        expect(&ann, 400, "PATCH", &analysis, json!({ "computers": ["nobody", null] })).await;
        expect(&nobody, 404, "GET", "/analyses/nothing", NONE).await;
        house.running.stop().await.unwrap();
    })
    .await;
}
