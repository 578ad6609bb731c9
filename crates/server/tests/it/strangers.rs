//! What strangers send to stop the others from playing, and that it does not.

use crate::house::{House, config, expect, play, table_of_two};
use crate::live::Window;
use load::Client;
use serde_json::{Value, json};
use server::Config;
use std::io::Write;
use std::time::Duration;
use storage::throwaway::{fresh, on_sqlite};
use storage::{Batch, Storage};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

const NONE: Value = Value::Null;

#[tokio::test(flavor = "multi_thread")]
async fn thousands_of_seats_are_counted_before_they_are_named() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        // Short enough to be read, each wanting a name of its own.
        let seats: Vec<Value> = vec![json!({ "kind": "hot", "name": "a" }); 2_000];
        let new = json!({ "name": "x", "title": "1860", "seats": seats });
        let asking = async {
            for _ in 0..8 {
                let answer = expect(&ann, 400, "POST", "/tables", new.clone()).await;
                assert_eq!(answer["error"]["code"], "seats");
            }
        };
        tokio::time::timeout(Duration::from_secs(10), asking).await.expect("refused at once");
        house.running.stop().await.unwrap();
    })
    .await;
}

/// Sends a file as it is.
async fn import(house: &House, cookie: &str, file: Vec<u8>) -> (u16, Value) {
    let request = reqwest::Client::new().post(format!("{}/api/v1/imports", house.base));
    let answer = request.header("cookie", cookie).body(file).send().await.unwrap();
    (answer.status().as_u16(), answer.json().await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_small_file_does_not_unpack_into_a_large_one() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let id = ann.hot_table(2).await.unwrap();
        play(&[&ann], &id, 1, 1).await;
        let mut file = expect(&ann, 200, "GET", &format!("/tables/{id}/export"), NONE).await;
        let cookie = ann.cookie().unwrap();
        let packed = |file: &Value| {
            let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
            gzip.write_all(file.to_string().as_bytes()).unwrap();
            gzip.finish().unwrap()
        };
        let event = json!({ "id": "", "args": {} });
        // What happened is passed over, whatever it is, as long as the whole is of a few megabytes...
        file["moves"][0]["events"] = vec![event.clone(); 100_000].into();
        let (status, answer) = import(&house, &cookie, packed(&file)).await;
        assert_eq!((status, answer["moves"].as_i64()), (201, Some(1)), "{answer}");
        // ...and no more of it is unpacked.
        file["moves"][0]["events"] = vec![event; 300_000].into();
        let bomb = packed(&file);
        assert!(bomb.len() < 100_000, "{}", bomb.len());
        let (status, answer) = import(&house, &cookie, bomb).await;
        assert_eq!((status, answer["error"]["code"].as_str()), (400, Some("file")), "{answer}");
        house.running.stop().await.unwrap();
    })
    .await;
}

/// Begins a request and says no more.
async fn half_open(house: &House) -> TcpStream {
    let mut socket = TcpStream::connect(house.running.address).await.unwrap();
    socket.write_all(b"GET /healthz HT").await.unwrap();
    socket
}

/// Whether the other side has closed a connection within so many seconds.
async fn is_closed(socket: &mut TcpStream, seconds: u64) -> bool {
    let mut byte = [0];
    let read = tokio::time::timeout(Duration::from_secs(seconds), socket.read(&mut byte)).await;
    matches!(read, Ok(Ok(0) | Err(_)))
}

#[tokio::test(flavor = "multi_thread")]
async fn half_open_connections_give_way_to_people() {
    on_sqlite(|url| async move {
        let house = House::with(Config { connections: 30, ..config(&url) }).await;
        let mut open = Vec::new();
        for _ in 0..60 {
            open.push(half_open(&house).await);
        }
        // A newcomer is let in, and everybody who comes after.
        let ann = house.guest("Ann").await;
        expect(&ann, 200, "GET", "/me", NONE).await;
        for name in ["Ben", "Cat", "Dan"] {
            house.guest(name).await;
        }
        drop(open);
        house.running.stop().await.unwrap();
    })
    .await;
}

/// A connection from one of this machine's own addresses.
async fn connected_from(house: &House, address: [u8; 4]) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((address, 0).into()).unwrap();
    socket.connect(house.running.address).await.unwrap()
}

/// Asks with a connection of its own.
async fn ask_anew(visitor: &Client, method: &str, path: &str, body: Value) -> Value {
    let visitor = visitor.anew();
    expect(&visitor, 200, method, path, body).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_half_open_heads_keep_nobody_from_playing() {
    on_sqlite(|url| async move {
        // Heads that were never finished, and heads that come behind a request that was answered.
        for asked_before in [false, true] {
            let few = Config { connections: 1_000, limits: true, ..config(&url) };
            let house = House::with(few).await;
            let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
            let id = table_of_two(&ann, &ben, json!({})).await;
            let mut window = Window::open(&house.base, &ben, &id, "after=0").await.unwrap();
            window.next().await.unwrap();
            let mut open = Vec::new();
            for number in 0..1_000_u16 {
                let mut socket = connected_from(&house, [127, 0, 1, (number % 250) as u8 + 1]).await;
                if asked_before {
                    socket.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
                    let mut answer = [0; 8];
                    socket.read_exact(&mut answer).await.unwrap();
                }
                socket.write_all(b"GET /healthz HT").await.unwrap();
                open.push(socket);
            }
            for number in 0..20 {
                let mover = if number % 2 == 0 { &ann } else { &ben };
                let bid = json!({ "type": "bid", "amount": 5 * (number + 1) });
                let sent = json!({ "after": number, "id": format!("bid {number}"), "action": bid });
                ask_anew(mover, "POST", &format!("/tables/{id}/moves"), sent).await;
                loop {
                    let update = window.next().await.expect("the feed stays");
                    if update["number"] == number + 1 {
                        break;
                    }
                }
            }
            ask_anew(&ann, "GET", &format!("/tables/{id}/state"), NONE).await;
            drop(open);
            house.running.stop().await.unwrap();
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_of_tables_are_limited() {
    on_sqlite(|url| async move {
        let house = House::with(Config { limits: true, ..config(&url) }).await;
        let ann = house.guest("Ann").await;
        let mut refused = 0;
        for _ in 0..120 {
            let (status, _) = ann.get("/tables").await.unwrap();
            refused += usize::from(status == 429);
        }
        assert!(refused > 0, "120 lists at once");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn half_open_connections_are_few_and_do_not_last() {
    on_sqlite(|url| async move {
        let few = Config { connections_each: 20, limits: true, ..config(&url) };
        let house = House::with(few).await;
        let mut open = Vec::new();
        for _ in 0..20 {
            open.push(half_open(&house).await);
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
        let mut another = half_open(&house).await;
        assert!(is_closed(&mut another, 5).await, "a twenty-first of one address");
        let first = &mut open[0];
        assert!(is_closed(first, 25).await, "whoever does not say what they want is not waited for");
        let ann = house.guest("Ann").await;
        expect(&ann, 200, "GET", "/me", NONE).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_stops_in_seconds_whoever_is_there() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let id = ann.hot_table(2).await.unwrap();
        let mut window = Window::open(&house.base, &ann, &id, "").await.unwrap();
        window.next().await.unwrap();
        let mut open = Vec::new();
        for _ in 0..20 {
            open.push(half_open(&house).await);
        }
        let waits = ann.at(&house.base);
        let path = format!("/tables/{id}/updates?version=99&wait=30");
        let waiting = tokio::spawn(async move { waits.get(&path).await.is_ok() });
        tokio::time::sleep(Duration::from_millis(100)).await;
        let stopped = tokio::time::timeout(Duration::from_secs(12), house.running.stop()).await;
        stopped.expect("in seconds").unwrap();
        assert!(waiting.await.unwrap(), "whoever waited was answered");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_searches_leaves_room_for_moves() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let (flooded, played) = (ann.hot_table(3).await.unwrap(), ben.hot_table(3).await.unwrap());
        play(&[&ann], &flooded, 120, 3).await;
        let mut asked = tokio::task::JoinSet::new();
        for _ in 0..160 {
            let (ann, path) = (ann.at(&house.base), format!("/tables/{flooded}/runs?aim=total"));
            asked.spawn(async move { ann.get(&path).await.unwrap().0 });
        }
        tokio::time::timeout(Duration::from_secs(20), play(&[&ben], &played, 10, 1)).await.expect("moves");
        let answers = asked.join_all().await;
        assert!(answers.iter().all(|status| [200, 429].contains(status)), "{answers:?}");
        assert!(answers.contains(&200), "one at a time is answered");
        house.running.stop().await.unwrap();
    })
    .await;
}

/// Tries a password from an address behind our proxy, as the proxy would pass it on.
async fn guess(house: &House, forwarded: &[&str], login: &str, password: &str) -> u16 {
    let mut request = reqwest::Client::new().post(format!("{}/api/v1/session", house.base));
    for line in forwarded {
        request = request.header("x-forwarded-for", *line);
    }
    let answer = request.json(&json!({ "login": login, "password": password })).send().await.unwrap();
    answer.status().as_u16()
}

#[tokio::test(flavor = "multi_thread")]
async fn guessing_does_not_lock_the_owner_out_elsewhere() {
    on_sqlite(|url| async move {
        let house = House::with(Config { limits: true, behind_proxy: true, ..config(&url) }).await;
        let account = json!({ "login": "ann", "password": "correct horse battery" });
        expect(&house.nobody(), 201, "POST", "/accounts", account).await;
        let mut slowed = 0;
        for number in 0..14 {
            // Whatever the guesser puts before it, the proxy adds where it comes from.
            let forged = format!("10.9.8.{number}");
            let status = guess(&house, &[&forged, "203.0.113.5"], "ann", "guess").await;
            slowed += u32::from(status == 429);
        }
        assert!(slowed >= 3, "{slowed}");
        assert_eq!(guess(&house, &["198.51.100.1"], "ann", "correct horse battery").await, 200);
        // The whole of an IPv6 /64 is one household.
        let mut slowed = 0;
        for number in 0..14 {
            let address = format!("2001:db8:7:7::{number}");
            slowed += u32::from(guess(&house, &[&address], "ann", "guess").await == 429);
        }
        assert!(slowed >= 3, "{slowed}");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_count_together() {
    let Some(url) = fresh().await else { return };
    let limited = || Config { limits: true, ..config(&url) };
    let (one, two) = (House::with(limited()).await, House::with(limited()).await);
    let mut slowed = 0;
    for _ in 0..7 {
        for house in [&one, &two] {
            slowed += u32::from(guess(house, &[], "ann", "guess").await == 429);
        }
    }
    assert!(slowed >= 3, "{slowed}");
    one.running.stop().await.unwrap();
    two.running.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_comes_back_to_is_deleted_and_games_are_not() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, idle) = (house.guest("Ann").await, house.guest("Idle").await);
        let waiting = json!({ "name": "later", "title": "1860",
            "seats": [{ "kind": "mine" }, { "kind": "person" }] });
        let waiting = expect(&ann, 201, "POST", "/tables", waiting).await["id"].clone();
        let (unplayed, played) = (ann.hot_table(2).await.unwrap(), ann.hot_table(2).await.unwrap());
        play(&[&ann], &played, 1, 1).await;
        house.running.stop().await.unwrap();
        // A year goes by.
        let storage = Storage::open(&url).await.unwrap();
        let mut year = Batch::default();
        for sql in [
            "UPDATE tables SET changed_at = changed_at - 31536000000",
            "UPDATE people SET created_at = created_at - 31536000000",
            "UPDATE sessions SET seen_at = seen_at - 31536000000",
        ] {
            year.push(sql, Vec::new());
        }
        storage.commit(year).await.unwrap();
        storage.backend().close().await;
        let house = House::on(&url).await;
        let ann = ann.at(&house.base);
        let status = |path: String| {
            let ann = &ann;
            async move { ann.get(&path).await.unwrap().0 }
        };
        for _ in 0..100 {
            if idle.at(&house.base).get("/me").await.unwrap().0 == 401 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        assert_eq!(status(format!("/tables/{}", waiting.as_str().unwrap())).await, 404);
        assert_eq!(status(format!("/tables/{unplayed}")).await, 404);
        assert_eq!(status(format!("/tables/{played}")).await, 200);
        assert_eq!(status("/me".to_owned()).await, 200, "whoever has a game is kept");
        assert_eq!(idle.at(&house.base).get("/me").await.unwrap().0, 401);
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_have_a_door_of_their_own_and_words_of_a_fixed_set() {
    on_sqlite(|url| async move {
        let told = Config { metrics: Some("127.0.0.1:0".parse().unwrap()), ..config(&url) };
        let house = House::with(told).await;
        let client = reqwest::Client::new();
        let odd = reqwest::Method::from_bytes(b"BREW").unwrap();
        client.request(odd, format!("{}/teapot", house.base)).send().await.unwrap();
        let public = client.get(format!("{}/metrics", house.base)).send().await.unwrap();
        assert!(!public.text().await.unwrap().contains("bradshaw_http"), "not at the public door");
        let figures = format!("http://{}/metrics", house.running.metrics.unwrap());
        let text = client.get(figures).send().await.unwrap().text().await.unwrap();
        assert!(text.contains("bradshaw_http_seconds_count"), "{text}");
        assert!(text.contains("method=\"other\"") && !text.contains("BREW"));
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_has_hundreds_of_tables_that_are_not_over() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let seats = json!([{ "kind": "mine" }, { "kind": "person" }]);
        let new = json!({ "name": "x", "title": "1860", "seats": seats });
        for _ in 0..200 {
            expect(&ann, 201, "POST", "/tables", new.clone()).await;
        }
        let answer = expect(&ann, 409, "POST", "/tables", new).await;
        assert_eq!(answer["error"]["code"], "too-many-tables");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn runs_that_are_checked_or_completed_are_limited_like_searches() {
    on_sqlite(|url| async move {
        let house = House::with(Config { limits: true, ..config(&url) }).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let statuses = async |visitor: &load::Client, path: &str, body: Value| {
            let id = visitor.hot_table(2).await.unwrap();
            let mut refused = 0;
            for _ in 0..40 {
                let (status, _) = visitor.post(&format!("/tables/{id}/{path}"), body.clone()).await.unwrap();
                refused += u32::from(status == 429);
            }
            refused
        };
        let draft = json!({ "train": "2", "through": [] });
        assert!(statuses(&ann, "runs", json!({ "draft": draft })).await > 0, "completed");
        let run = json!({ "actions": [{ "type": "run", "runs": [] }] });
        assert!(statuses(&ben, "check", run).await > 0, "checked");
        let pass = json!({ "actions": [{ "type": "pass" }] });
        assert_eq!(statuses(&house.guest("Cat").await, "check", pass).await, 0, "what is not a search");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_frequent_is_counted_together_within_seconds() {
    let Some(url) = fresh().await else { return };
    let limited = || Config { limits: true, ..config(&url) };
    let (one, two) = (House::with(limited()).await, House::with(limited()).await);
    let ann = one.guest("Ann").await;
    let id = ann.hot_table(2).await.unwrap();
    let path = format!("/tables/{id}/chat");
    let say = async |house: &House, times: usize| {
        let (ann, mut taken) = (ann.at(&house.base), 0);
        for _ in 0..times {
            taken += usize::from(ann.post(&path, json!({ "text": "x" })).await.unwrap().0 == 204);
        }
        taken
    };
    let a_while = || tokio::time::sleep(Duration::from_millis(1_500));
    assert_eq!(say(&one, 10).await, 10);
    a_while().await;
    assert_eq!(say(&two, 1).await, 1, "a node that has not heard of her yet");
    a_while().await;
    // Ten at once and one in two seconds: whatever the machine does meanwhile, far fewer than ten are left.
    let taken = say(&two, 9).await;
    assert!(taken < 6, "{taken}");
    one.running.stop().await.unwrap();
    two.running.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn people_of_one_address_share_its_quotas() {
    on_sqlite(|url| async move {
        let house = House::with(Config { limits: true, ..config(&url) }).await;
        let mut people = Vec::new();
        for _ in 0..9 {
            people.push(house.guest("Ann").await);
        }
        let seats = json!([{ "kind": "mine" }, { "kind": "person" }]);
        let table = json!({ "name": "x", "title": "1860", "seats": seats });
        let file = json!({ "nonsense": 1 });
        // What each may do by themselves at once, and eight of one address together. An import is one of 60 new tables.
        for (path, body, each) in [("/imports", file, 5), ("/tables", table, 55)] {
            let mut refused = Vec::new();
            for visitor in &people {
                for _ in 0..each {
                    refused.push(visitor.post(path, body.clone()).await.unwrap().0 == 429);
                }
            }
            assert!(refused[..8 * each].iter().all(|refused| !refused), "{path}");
            assert!(refused[8 * each..].iter().any(|refused| *refused), "{path}");
        }
        house.running.stop().await.unwrap();
    })
    .await;
}
