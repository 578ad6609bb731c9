//! Rated games that are on: no way to have them advised elsewhere.

use crate::house::{House, expect, play};
use crate::standing::{account, rated_table};
use load::Client;
use serde_json::{Value, json};
use storage::Storage;
use storage::throwaway::on_both;

const NONE: Value = Value::Null;

async fn refused(visitor: &Client, method: &str, path: &str, body: Value, code: &str) {
    let refused = expect(visitor, 403, method, path, body).await;
    assert_eq!(refused["error"]["code"], code, "{method} {path}");
}

/// The game of a table as a file that somebody writes along.
async fn written_along(visitor: &Client, url: &str, path: &str) -> Value {
    let storage = Storage::open(url).await.unwrap();
    let row = storage.table(path.trim_start_matches("/tables/")).await.unwrap().unwrap();
    storage.backend().close().await;
    let log = expect(visitor, 200, "GET", &format!("{path}/log"), NONE).await;
    let moves = log["entries"].as_array().unwrap().iter();
    let moves: Vec<Value> =
        moves.map(|entry| json!({ "seat": entry["seat"], "action": entry["action"] })).collect();
    json!({ "bradshaw": 1, "rules": row.rules, "table": row.spec, "moves": moves })
}

/// A table made of a file; gives its path.
async fn imported(visitor: &Client, file: &Value) -> String {
    let made = expect(visitor, 201, "POST", "/imports", file.clone()).await;
    assert_eq!(made["report"], NONE);
    format!("/tables/{}", made["table"]["id"].as_str().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_that_is_on_is_advised_nowhere() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let ((ann, _), (ben, _)) = (account(&house, "ann").await, account(&house, "ben").await);
        let eve = house.guest("Eve").await;
        let rated = rated_table(&ann, json!([{ "kind": "person" }])).await;
        expect(&ben, 200, "POST", &format!("{rated}/seats"), json!({})).await;
        expect(&ann, 200, "POST", &format!("{rated}/start"), NONE).await;
        let id = rated.trim_start_matches("/tables/");
        play(&[&ann, &ben], id, 10, 3).await;
        for visitor in [&ann, &ben, &eve] {
            refused(visitor, "POST", &format!("{rated}/fork"), json!({}), "rated-running").await;
            refused(visitor, "GET", &format!("{rated}/export"), NONE, "rated-running").await;
            let board = expect(visitor, 201, "POST", &format!("{rated}/analyses"), json!({})).await;
            let computer = format!("/analyses/{}/moves/0/computer", board["id"].as_str().unwrap());
            let asked = json!({ "computer": "guest" });
            refused(visitor, "POST", &computer, asked, "advice-not-allowed").await;
        }
        // Written along and imported: under the same names by anybody, under other names by those who play.
        let file = written_along(&ann, &url, &rated).await;
        let mut renamed = file.clone();
        renamed["table"]["players"] = json!(["Xaver", "Yvonne"]);
        for (visitor, file) in [(&eve, &file), (&ann, &file), (&ben, &renamed)] {
            let copy = imported(visitor, file).await;
            for what in ["advice", "conductor"] {
                refused(visitor, "GET", &format!("{copy}/{what}"), NONE, "advice-not-allowed").await;
            }
            let hand = json!({ "seat": 0, "computer": "guest" });
            refused(visitor, "PUT", &format!("{copy}/stand-in"), hand, "advice-not-allowed").await;
            // Nor by looking back at it.
            expect(visitor, 200, "POST", &format!("{copy}/end"), json!({ "finished": true })).await;
            refused(visitor, "GET", &format!("{copy}/review"), NONE, "advice-not-allowed").await;
            refused(visitor, "GET", &format!("{copy}/review/3"), NONE, "advice-not-allowed").await;
        }
        // Another game of the same title is advised as ever, until it comes to the same state.
        let mut before = renamed.clone();
        let last = before["moves"].as_array_mut().unwrap().pop().unwrap();
        let copy = imported(&ann, &before).await;
        expect(&ann, 200, "GET", &format!("{copy}/advice"), NONE).await;
        let sent = json!({ "after": 9, "id": "tenth", "seat": last["seat"], "action": last["action"] });
        expect(&ann, 200, "POST", &format!("{copy}/moves"), sent).await;
        refused(&ann, "GET", &format!("{copy}/advice"), NONE, "advice-not-allowed").await;
        // A computer that was asked to stand in before waits, and there is none in an analysis to which the same moves lead.
        let stood_in = imported(&ann, &before).await;
        for seat in (0..2).filter(|seat| last["seat"] != *seat) {
            let hand = json!({ "seat": seat, "computer": "guest" });
            expect(&ann, 200, "PUT", &format!("{stood_in}/stand-in"), hand).await;
        }
        let sent = json!({ "after": 10, "id": "tenth", "seat": last["seat"], "action": last["action"] });
        expect(&ann, 200, "POST", &format!("{stood_in}/moves"), sent).await;
        tokio::time::sleep(std::time::Duration::from_millis(700)).await;
        assert_eq!(expect(&ann, 200, "GET", &stood_in, NONE).await["number"], 11, "the computer waits");
        let start =
            json!({ "bradshaw": 1, "rules": renamed["rules"], "table": renamed["table"], "moves": [] });
        let start = imported(&ann, &start).await;
        let board = expect(&ann, 201, "POST", &format!("{start}/analyses"), json!({})).await;
        let board = format!("/analyses/{}/moves", board["id"].as_str().unwrap());
        expect(&ann, 200, "GET", &format!("{board}/0/advice"), NONE).await;
        let mut at = 0;
        for made in renamed["moves"].as_array().unwrap() {
            let ack = expect(&ann, 200, "POST", &format!("{board}/{at}"), made.clone()).await;
            at = ack["moves"][0]["number"].as_i64().unwrap();
        }
        refused(&ann, "GET", &format!("{board}/{at}/advice"), NONE, "advice-not-allowed").await;
        let asked = json!({ "computer": "guest" });
        refused(&ann, "POST", &format!("{board}/{at}/computer"), asked, "advice-not-allowed").await;
        // When the game has gone on, what is behind it may be asked about.
        play(&[&ann, &ben], id, 1, 4).await;
        expect(&ann, 200, "GET", &format!("{copy}/advice"), NONE).await;
        expect(&ann, 200, "GET", &format!("{board}/{at}/advice"), NONE).await;
        house.running.stop().await.unwrap();
    })
    .await;
}
