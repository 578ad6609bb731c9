//! Telling people that it is their turn.

use crate::house::{House, config, expect, play, table_of_two};
use crate::live::Window;
use axum::Json;
use axum::routing::post;
use serde_json::{Value, json};
use server::Config;
use std::time::Duration;
use storage::throwaway::on_sqlite;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::sync::mpsc;

const NONE: Value = Value::Null;

/// Something that listens to webhooks.
pub async fn ear() -> (String, mpsc::UnboundedReceiver<Value>) {
    let (tell, told) = mpsc::unbounded_channel();
    let hook = post(move |Json(body): Json<Value>| {
        tell.send(body).ok();
        std::future::ready("ok")
    });
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/hook", listener.local_addr().unwrap());
    let router = axum::Router::new().route("/hook", hook);
    tokio::spawn(async move { axum::serve(listener, router).await });
    (url, told)
}

/// What became of each way that was tried.
pub fn outcomes(tested: &Value) -> Vec<&str> {
    let results = tested["results"].as_array().unwrap();
    results.iter().map(|result| result["outcome"].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_told_unless_they_watch() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        let (hook, mut told) = ear().await;
        let settings = json!({ "webhooks": [{ "url": hook, "shape": "json" }, { "url": hook, "shape": "slack", "tables": ["none"] }] });
        expect(&ben, 200, "PUT", "/me/notifications", settings).await;
        let tested = expect(&ben, 200, "POST", "/me/notifications/test", NONE).await;
        assert_eq!(outcomes(&tested), ["taken", "taken"]);
        told.recv().await.unwrap();
        told.recv().await.unwrap();
        let id = table_of_two(&ann, &ben, json!({})).await;
        play(&[&ann], &id, 1, 1).await;
        let news = tokio::time::timeout(Duration::from_secs(5), told.recv()).await.unwrap().unwrap();
        assert_eq!((news["table"].as_str(), news["number"].as_i64()), (Some(id.as_str()), Some(1)));
        assert!(news["url"].as_str().unwrap().ends_with(&format!("/tables/{id}")), "the page's own address");
        // Ben watches: nothing is sent.
        let mut window = Window::open(&house.base, &ben, &id, "").await.unwrap();
        window.next().await.unwrap();
        play(&[&ben], &id, 1, 1).await;
        let state = expect(&ann, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
        if !state["choices"].is_null() {
            play(&[&ann], &id, 1, 1).await;
        }
        assert!(tokio::time::timeout(Duration::from_millis(500), told.recv()).await.is_err());
        house.running.stop().await.unwrap();
    })
    .await;
}

/// A mail server that takes whatever comes; gives its address and the mails.
pub async fn mail_server() -> (String, mpsc::UnboundedReceiver<String>) {
    let (tell, told) = mpsc::unbounded_channel();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("smtp://{}", listener.local_addr().unwrap());
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let mail = take_mail(stream).await.expect("a mail, from greeting to end");
            tell.send(mail).ok();
        }
    });
    (url, told)
}

async fn take_mail(stream: TcpStream) -> std::io::Result<String> {
    let (reader, mut writer) = stream.into_split();
    let mut lines = BufReader::new(reader).lines();
    let (mut mail, mut writing) = (String::new(), false);
    writer.write_all(b"220 mail\r\n").await?;
    while let Some(line) = lines.next_line().await? {
        mail += &line;
        mail.push('\n');
        if writing && line != "." {
            continue;
        }
        writing = line == "DATA";
        let answer = match line.as_str() {
            "DATA" => "354 go on\r\n",
            "QUIT" => "221 bye\r\n",
            _ => "250 ok\r\n",
        };
        writer.write_all(answer.as_bytes()).await?;
        if line == "." {
            return Ok(mail);
        }
    }
    Err(std::io::ErrorKind::UnexpectedEof.into())
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_told_by_mail() {
    on_sqlite(|url| async move {
        let (smtp, mut mails) = mail_server().await;
        let house = House::with(Config { smtp: Some(smtp), ..config(&url) }).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        expect(&ben, 200, "PUT", "/me/notifications", json!({ "email": "ben@example.org" })).await;
        // Nothing is written to an address that may be a stranger's, but for one link.
        let token = token_in(&mails.recv().await.unwrap());
        let tested = expect(&ben, 200, "POST", "/me/notifications/test", NONE).await;
        assert_eq!(outcomes(&tested), ["unconfirmed"]);
        let page = format!("{}/mail/{token}", house.base);
        let client = reqwest::Client::new();
        assert!(client.get(&page).send().await.unwrap().text().await.unwrap().contains("Confirm"));
        let unconfirmed = expect(&ben, 200, "GET", "/me/notifications", NONE).await;
        assert_eq!(unconfirmed["email_confirmed"], false, "looking at a link does nothing");
        let press = || client.post(&page).header("content-type", "application/x-www-form-urlencoded").send();
        assert!(press().await.unwrap().text().await.unwrap().contains("Done"));
        assert!(press().await.unwrap().text().await.unwrap().contains("was used"));
        let confirmed = expect(&ben, 200, "GET", "/me/notifications", NONE).await;
        assert_eq!(confirmed["email_confirmed"], true);
        let tested = expect(&ben, 200, "POST", "/me/notifications/test", NONE).await;
        assert_eq!(outcomes(&tested), ["taken"]);
        assert!(mails.recv().await.unwrap().contains("Bradshaw can reach you here."));
        let id = table_of_two(&ann, &ben, json!({})).await;
        play(&[&ann], &id, 1, 1).await;
        let mail = tokio::time::timeout(Duration::from_secs(5), mails.recv()).await.unwrap().unwrap();
        // Long lines are broken for the journey.
        let mail = mail.replace("=\n", "");
        for part in ["RCPT TO:<ben@example.org>", "Subject: Bradshaw: it is your turn", &id] {
            assert!(mail.contains(part), "{part} in {mail}");
        }
        house.running.stop().await.unwrap();
    })
    .await;
}

/// The secret of the link in a mail.
pub fn token_in(mail: &str) -> String {
    // Long lines are broken for the journey.
    let mail = mail.replace("=\n", "");
    let (_, token) = mail.split_once("/mail/").expect("a link");
    token.chars().take_while(char::is_ascii_hexdigit).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_comes_and_goes_is_one_mail() {
    on_sqlite(|url| async move {
        let (smtp, mut mails) = mail_server().await;
        let house = House::with(Config { smtp: Some(smtp), ..config(&url) }).await;
        let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
        expect(&ben, 200, "PUT", "/me/notifications", json!({ "email": "ben@example.org" })).await;
        let link = format!("{}/mail/{}", house.base, token_in(&mails.recv().await.unwrap()));
        let form =
            reqwest::Client::new().post(link).header("content-type", "application/x-www-form-urlencoded");
        assert!(form.send().await.unwrap().status().is_success());
        let id = table_of_two(&ann, &ben, json!({ "undo": "free" })).await;
        let mut next = async |seconds| tokio::time::timeout(Duration::from_secs(seconds), mails.recv()).await;
        play(&[&ann], &id, 1, 1).await;
        assert!(next(5).await.unwrap().unwrap().contains("it is your turn"));
        for round in 0..3 {
            let ask = |number: i64| json!({ "after": number, "id": format!("u{round}-{number}") });
            let number = 1 + 2 * round;
            expect(&ann, 200, "POST", &format!("/tables/{id}/undo"), ask(number)).await;
            expect(&ann, 200, "POST", &format!("/tables/{id}/redo"), ask(number + 1)).await;
            assert!(next(1).await.is_err(), "Ben knows");
        }
        // He acts, and when it is his turn again he is told again.
        let bid = |after: i64, amount: i64| {
            let action = json!({ "type": "bid", "amount": amount });
            json!({ "after": after, "id": format!("bid{after}"), "action": action })
        };
        let state = expect(&ben, 200, "GET", &format!("/tables/{id}/state"), NONE).await;
        let least = state["choices"].as_array().unwrap().iter().find(|it| it["type"] == "bid").unwrap();
        let least = least["amount"]["min"].as_i64().unwrap();
        expect(&ben, 200, "POST", &format!("/tables/{id}/moves"), bid(7, least)).await;
        expect(&ann, 200, "POST", &format!("/tables/{id}/moves"), bid(8, least + 5)).await;
        assert!(next(5).await.unwrap().unwrap().contains("it is your turn"));
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_recovered_by_mail() {
    on_sqlite(|url| async move {
        let (smtp, mut mails) = mail_server().await;
        let house = House::with(Config { smtp: Some(smtp), ..config(&url) }).await;
        let ann = house.nobody();
        assert_eq!(expect(&ann, 200, "GET", "/house", NONE).await["mail"], true);
        let account = json!({ "login": "ann", "password": "all aboard" });
        expect(&ann, 201, "POST", "/accounts", account.clone()).await;
        let mail = json!({ "email": "ann@example.org" });
        let refused = expect(&ann, 401, "PUT", "/me/notifications", mail).await;
        assert_eq!(refused["error"]["code"], "password-required");
        let mail = json!({ "email": "ann@example.org", "password": "all aboard" });
        let set = expect(&ann, 200, "PUT", "/me/notifications", mail).await;
        assert_eq!(set["password"], NONE);
        let client = reqwest::Client::new();
        let mut follow = async |form: &'static str| {
            let token = token_in(&mails.recv().await.unwrap());
            let page = client.post(format!("{}/mail/{token}", house.base));
            let page = page.header("content-type", "application/x-www-form-urlencoded").body(form);
            page.send().await.unwrap().text().await.unwrap()
        };
        assert!(follow("").await.contains("Done"));
        for _ in 0..2 {
            expect(&house.nobody(), 204, "POST", "/recovery", json!({ "login": "ANN" })).await;
        }
        assert!(follow("password=mind%20the%20gap").await.contains("Done"));
        // The other link went with the first.
        assert!(!follow("password=all%20change%20here").await.contains("Done"));
        expect(&ann, 401, "GET", "/me", NONE).await;
        expect(&house.nobody(), 401, "POST", "/session", account).await;
        let account = json!({ "login": "ann", "password": "mind the gap" });
        expect(&ann, 200, "POST", "/session", account).await;
        // A change of the password ends it too.
        expect(&house.nobody(), 204, "POST", "/recovery", json!({ "login": "ann" })).await;
        let change = json!({ "old": "mind the gap", "new": "stand clear of it" });
        expect(&ann, 200, "PUT", "/me/password", change).await;
        assert!(!follow("password=all%20change%20here").await.contains("Done"));
        let account = json!({ "login": "ann", "password": "stand clear of it" });
        expect(&house.nobody(), 200, "POST", "/session", account).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn webhooks_do_not_lead_inside() {
    on_sqlite(|url| async move {
        let house = House::with(Config { internal_webhooks: false, ..config(&url) }).await;
        let ann = house.guest("Ann").await;
        let (hook, mut told) = ear().await;
        let by_name = hook.replace("127.0.0.1", "localhost");
        let settings =
            json!({ "webhooks": [{ "url": hook }, { "url": by_name }], "email": "ann@example.org" });
        expect(&ann, 200, "PUT", "/me/notifications", settings).await;
        let tested = expect(&ann, 200, "POST", "/me/notifications/test", NONE).await;
        assert_eq!(outcomes(&tested), ["inside", "unreachable", "no-mail"]);
        assert!(told.try_recv().is_err());
        expect(
            &ann,
            400,
            "PUT",
            "/me/notifications",
            json!({ "webhooks": [{ "url": "file:///etc/passwd" }] }),
        )
        .await;
        expect(&ann, 400, "PUT", "/me/notifications", json!({ "email": "nonsense" })).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_watches_at_another_node_is_not_told() {
    let Some(url) = storage::throwaway::fresh().await else { return };
    let (one, two) = (House::on(&url).await, House::on(&url).await);
    let (ann, ben) = (one.guest("Ann").await, one.guest("Ben").await);
    let (hook, mut told) = ear().await;
    expect(&ben, 200, "PUT", "/me/notifications", json!({ "webhooks": [{ "url": hook }] })).await;
    let id = table_of_two(&ann, &ben, json!({})).await;
    let mut window = Window::open(&two.base, &ben, &id, "").await.unwrap();
    window.next().await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    play(&[&ann], &id, 1, 1).await;
    window.next().await.unwrap();
    assert!(tokio::time::timeout(Duration::from_millis(500), told.recv()).await.is_err());
    one.running.stop().await.unwrap();
    two.running.stop().await.unwrap();
}
