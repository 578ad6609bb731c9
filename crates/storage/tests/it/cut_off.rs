//! A network that is cut between a node and its database: nothing hangs, and the node finds back by itself.

use std::time::Duration;
use storage::throwaway::{Relay, fresh};
use storage::{Batch, News, Person, Storage};

/// So long nothing may take, however busy the machine is.
const AT_MOST: Duration = Duration::from_secs(60);

async fn person(storage: &Storage, id: &str) {
    let person = Person { id: id.to_owned(), name: "Ann".to_owned(), login: None };
    storage.add_person(&person, 1).await.unwrap();
}

fn rename(id: &str, name: &str) -> Batch {
    let mut batch = Batch::default();
    batch.push_one("UPDATE people SET name = $2 WHERE id = $1", vec![id.into(), name.into()]);
    batch
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_is_cut_off_says_so_and_finds_back() {
    let Some(url) = fresh().await else { return };
    let relay = Relay::before(&url).await;
    let node = Storage::open(&relay.url).await.unwrap();
    person(&node, "a").await;
    relay.cut();
    let both = async { tokio::join!(node.contact("a"), node.commit(rename("a", "Ben"))) };
    let (read, written) = tokio::time::timeout(AT_MOST, both).await.expect("an answer");
    assert!(read.is_err() && written.is_err(), "{read:?} {written:?}");
    relay.mend_for_new_connections();
    let works = async {
        while node.contact("a").await.is_err() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        node.commit(rename("a", "Cat")).await.unwrap();
    };
    tokio::time::timeout(AT_MOST, works).await.expect("it works again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_whose_listening_connection_died_silently_hears_again() {
    let Some(url) = fresh().await else { return };
    let relay = Relay::before(&url).await;
    let (node, other) = (Storage::open(&relay.url).await.unwrap(), Storage::open(&url).await.unwrap());
    let mut news = node.backend().news();
    relay.cut();
    relay.mend_for_new_connections();
    let hears = async {
        while news.recv().await.unwrap() != News::Missed {}
        let told = News::Said { table: "t".to_owned() };
        loop {
            other.backend().tell(&told);
            match tokio::time::timeout(Duration::from_secs(1), news.recv()).await {
                Ok(heard) if heard.as_ref() == Ok(&told) => return,
                _ => {}
            }
        }
    };
    tokio::time::timeout(AT_MOST, hears).await.expect("it hears what the other node tells");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_stops_within_a_transaction_does_not_stop_others() {
    let Some(url) = fresh().await else { return };
    let relay = Relay::cut_by(&url, "the last statement").await;
    let (node, other) = (Storage::open(&relay.url).await.unwrap(), Storage::open(&url).await.unwrap());
    person(&node, "a").await;
    let mut long = rename("a", "Ben");
    long.push("INSERT INTO limits (key, until) VALUES ($1, 1)", vec!["the last statement".into()]);
    let stopped = tokio::spawn(async move { node.commit(long).await });
    relay.until_cut().await;
    let written = async { while other.commit(rename("a", "Cat")).await.is_err() {} };
    tokio::time::timeout(AT_MOST, written).await.expect("the other node can write");
    assert!(stopped.await.unwrap().is_err());
    assert_eq!(other.contact("a").await.unwrap().unwrap().name, "Cat");
}
