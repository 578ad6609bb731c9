//! What is logged, however much is asked for, has no secrets in it.

use crate::faults::Child;
use crate::house::{expect, table_of_two};
use crate::live::Window;
use crate::notices::{mail_server, token_in};
use load::Client;
use serde_json::{Value, json};

const NONE: Value = Value::Null;

#[tokio::test(flavor = "multi_thread")]
async fn logs_have_no_secrets() {
    let folder = tempfile::tempdir().unwrap();
    let (url, log) =
        (format!("sqlite:{}", folder.path().join("test.db").display()), folder.path().join("log"));
    let (smtp, mut mails) = mail_server().await;
    // Everything that any part of the program can say.
    let shell = format!("export RUST_LOG=trace BRADSHAW_SMTP={smtp}; exec \"$0\" \"$@\" 2>{}", log.display());
    let mut child = Child::start_in(&url, &shell).await;
    let client = reqwest::Client::new();
    let (ann, ben) = (Client::new(client.clone(), &child.base), Client::new(client.clone(), &child.base));
    let password = "all aboard the 9.15";
    expect(&ann, 201, "POST", "/accounts", json!({ "login": "ann", "password": password })).await;
    ben.arrive("Ben").await.unwrap();
    let id = table_of_two(&ann, &ben, json!({ "undo": "own" })).await;
    let invitation = expect(&ann, 201, "POST", &format!("/tables/{id}/invitations"), json!({})).await;
    let invitation = invitation["token"].as_str().unwrap().to_owned();
    expect(&ben, 200, "GET", &format!("/invitations/{invitation}"), NONE).await;
    let hook = "https://hooks.example.invalid/services/wickersley";
    let told = json!({ "email": "ann@example.org", "password": password, "webhooks": [{ "url": hook }] });
    expect(&ann, 200, "PUT", "/me/notifications", told).await;
    // A browser, by the example of RFC 8291, and a channel of the table.
    let browser = json!({
        "endpoint": "https://push.example.invalid/send/maltby", "auth": "BTBZMqHH6r4Tts7J_aSIgg",
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    });
    expect(&ann, 200, "POST", "/me/devices", browser).await;
    expect(&ann, 200, "POST", "/me/notifications/test", NONE).await;
    let channel = json!({ "hooks": [{ "url": "https://hooks.example.invalid/services/dinnington" }] });
    expect(&ann, 200, "PUT", &format!("/tables/{id}/hooks"), channel).await;
    expect(&ann, 200, "POST", &format!("/tables/{id}/hooks/test"), NONE).await;
    let token = token_in(&mails.recv().await.unwrap());
    let page = client.get(format!("{}/mail/{token}", child.base)).send().await.unwrap();
    assert!(page.status().is_success());
    let mut window = Window::open(&child.base, &ann, &id, "").await.unwrap();
    window.next().await.unwrap();
    let wrong = json!({ "login": "ann", "password": "a wrong one, nearly right" });
    expect(&ben, 401, "POST", "/session", wrong).await;
    child.kill();
    let log = std::fs::read_to_string(log).unwrap();
    assert!(log.contains("/api/v1/tables/{id}/start"), "requests are logged, by their pattern");
    let secret = |visitor: &Client| visitor.cookie().unwrap().split_once('=').unwrap().1.to_owned();
    let secrets = [secret(&ann), secret(&ben), invitation, token];
    for secret in secrets.iter().map(String::as_str).chain([
        password,
        "nearly right",
        "wickersley",
        "maltby",
        "BTBZMqHH6r4Tts7J",
        "dinnington",
        "vapid t=",
    ]) {
        let lines: Vec<&str> = log.lines().filter(|line| line.contains(secret)).take(3).collect();
        assert!(lines.is_empty(), "{secret} in {lines:?}");
    }
}
