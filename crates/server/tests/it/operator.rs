//! What an operator does while a server runs, and what they keep.

use crate::house::{House, config, expect, play, table_of_two};
use serde_json::{Value, json};
use server::{AdminCommand, Config, administer};
use std::path::Path;
use std::time::Duration;
use storage::throwaway::{on_both, on_sqlite};

const NONE: Value = Value::Null;

#[tokio::test(flavor = "multi_thread")]
async fn an_audit_beside_a_running_server_gives_no_false_alarm() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let computer = json!({ "kind": "computer", "computer": "random" });
        let mut ids = Vec::new();
        for _ in 0..4 {
            let new = json!({ "name": "x", "title": "1860", "seats": [computer, computer] });
            let id = expect(&ann, 201, "POST", "/tables", new).await["id"].as_str().unwrap().to_owned();
            expect(&ann, 200, "POST", &format!("/tables/{id}/start"), NONE).await;
            ids.push(id);
        }
        for _ in 0..20 {
            let found = server::audit(&url).await.unwrap().differences;
            assert!(found.is_empty(), "{found:?}");
        }
        house.running.stop().await.unwrap();
        assert_eq!(server::audit(&url).await.unwrap().games, ids.len());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_helps_and_keeps_order() {
    on_both(|url| async move {
        let house = House::on(&url).await;
        let (ann, ben, eve) = (house.nobody(), house.guest("Ben").await, house.guest("Eve").await);
        let account = json!({ "login": "ann", "password": "all aboard" });
        expect(&ann, 201, "POST", "/accounts", account).await;
        let id = table_of_two(&ann, &ben, json!({})).await;
        expect(&eve, 204, "POST", &format!("/tables/{id}/chat"), json!({ "text": "spam" })).await;
        let admin = async |deed: AdminCommand| administer(&url, deed).await;
        // Back into an account.
        let who = || "ann".to_owned();
        assert!(admin(AdminCommand::ResetPassword(who(), "password".into())).await.is_err(), "a leaked one");
        admin(AdminCommand::ResetPassword(who(), "mind the gap".into())).await.unwrap();
        // A running server heeds within seconds what was done behind its back.
        let heeded = || tokio::time::sleep(Duration::from_millis(1_500));
        heeded().await;
        expect(&ann, 401, "GET", "/me", NONE).await;
        let account = json!({ "login": "ann", "password": "mind the gap" });
        expect(&ann, 200, "POST", "/session", account).await;
        // Words and people who do not belong here.
        admin(AdminCommand::RemoveSaid(id.clone(), 1)).await.unwrap();
        let said = expect(&ben, 200, "GET", &format!("/tables/{id}/chat"), NONE).await;
        assert_eq!(said["messages"][0]["text"], "");
        let found = admin(AdminCommand::People("eve".into())).await.unwrap();
        let eve_id = found[0].rsplit_once(", ").unwrap().1.trim_end_matches(')').to_owned();
        admin(AdminCommand::Ban(eve_id, "spam".into())).await.unwrap();
        heeded().await;
        expect(&eve, 401, "GET", "/me", NONE).await;
        // Tables that a server has in memory.
        admin(AdminCommand::Hide(id.clone())).await.unwrap();
        tokio::time::sleep(Duration::from_millis(2_500)).await;
        expect(&house.nobody(), 404, "GET", &format!("/tables/{id}"), NONE).await;
        play(&[&ann, &ben], &id, 3, 1).await;
        admin(AdminCommand::Delete(id.clone())).await.unwrap();
        expect(&ann, 404, "GET", &format!("/tables/{id}"), NONE).await;
        assert!(admin(AdminCommand::Delete(id.clone())).await.is_err(), "it is gone");
        let operator_log = admin(AdminCommand::Log).await.unwrap();
        assert_eq!(operator_log.len(), 5, "every one that was done is kept: {operator_log:?}");
        assert!(operator_log[0].contains("deleted table"));
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_operator_sees_limits_at_work() {
    on_both(|url| async move {
        let house = House::with(Config { limits: true, ..config(&url) }).await;
        let eve = house.guest("Eve").await;
        let id = eve.hot_table(2).await.unwrap();
        for _ in 0..15 {
            eve.post(&format!("/tables/{id}/chat"), json!({ "text": "spam" })).await.unwrap();
        }
        tokio::time::sleep(Duration::from_millis(2_500)).await;
        let lines = administer(&url, AdminCommand::Limits).await.unwrap();
        assert!(lines[0].contains(" say refused ") && lines[0].contains(": Eve ("), "{lines:?}");
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_address_gets_nothing() {
    on_sqlite(|url| async move {
        let house = House::with(Config { behind_proxy: true, ..config(&url) }).await;
        let ban = AdminCommand::Ban("2001:db8:1:2::5".into(), "a flood".into());
        administer(&url, ban).await.unwrap();
        tokio::time::sleep(Duration::from_millis(2_500)).await;
        let titles = async |from: &str| {
            let request = reqwest::Client::new().get(format!("{}/api/v1/titles", house.base));
            request.header("x-forwarded-for", from).send().await.unwrap().status().as_u16()
        };
        assert_eq!((titles("2001:db8:1:2::9").await, titles("2001:db8:1:3::9").await), (403, 200));
        administer(&url, AdminCommand::Unban("2001:db8:1:2::5".into())).await.unwrap();
        tokio::time::sleep(Duration::from_millis(2_500)).await;
        assert_eq!(titles("2001:db8:1:2::9").await, 200);
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_whole_while_people_play() {
    on_sqlite(|url| async move {
        let house = House::on(&url).await;
        let ann = house.guest("Ann").await;
        let id = ann.hot_table(3).await.unwrap();
        play(&[&ann], &id, 5, 1).await;
        let folder = tempfile::tempdir().unwrap();
        let copy = folder.path().join("copy.db");
        let people = [&ann];
        let (_, backed_up) = tokio::join!(play(&people, &id, 40, 2), async {
            tokio::time::sleep(Duration::from_millis(50)).await;
            server::back_up(&url, &copy).await
        });
        backed_up.unwrap();
        assert!(server::back_up(&url, &copy).await.is_err(), "nothing is written over");
        let copied = format!("sqlite:{}", copy.display());
        let audit = server::audit(&copied).await.unwrap();
        assert!(audit.differences.is_empty() && (5..=45).contains(&audit.entries), "{audit:?}");
        house.running.stop().await.unwrap();
        // The copy is a database to go on with.
        let house = House::on(&copied).await;
        play(&[&ann.at(&house.base)], &id, 3, 3).await;
        house.running.stop().await.unwrap();
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_audit_reads_an_older_database_and_leaves_it_as_it_is() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/1/kept.sqlite");
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("old.db");
    std::fs::copy(&kept, &copy).unwrap();
    let audit = server::audit(&format!("sqlite:{}", copy.display())).await.unwrap();
    assert!(audit.games > 0 && audit.differences.is_empty(), "{audit:?}");
    assert_eq!(std::fs::read(&kept).unwrap(), std::fs::read(&copy).unwrap());
}
