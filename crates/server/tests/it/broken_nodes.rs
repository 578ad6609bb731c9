//! Two nodes on one PostgreSQL, of which one is killed, paused or cut off while people play, watch, import games, run out of time and let
//! computers play: nothing acknowledged is lost or doubled, every watcher sees every entry once, no clock is wrong, and the tables of
//! computers go on at the other node.

use crate::faults::Child;
use load::soak::{Crowd, CrowdOptions};
use load::{Cable, Namespace, relay};
use std::sync::atomic::Ordering;
use std::time::Duration;
use storage::throwaway::{Relay, fresh, not_run};

/// So long a node is paused or cut off.
const BROKEN: Duration = Duration::from_secs(20);
/// How long everybody plays before and after.
const CALM: Duration = Duration::from_secs(3);
/// So long computers wait for another node at most, however busy the machine is. What is promised is five seconds: `make soak` measures
/// it, and the tests of `claims` hold it.
const COMPUTERS: Duration = Duration::from_secs(30);

/// A node whose computers leave something of the machine to others.
async fn node(url: &str) -> Child {
    Child::start_in(url, "export BRADSHAW_PACE_MS=100; exec \"$0\" \"$@\"").await
}

/// Lets everybody play at two nodes, breaks the second, waits, mends it, and looks what became of everything.
async fn break_second(
    url: &str,
    nodes: [Child; 2],
    breaks: impl FnOnce(),
    mends: impl FnOnce(),
    long: Duration,
) {
    let bases = nodes.each_ref().map(|node| node.base.clone());
    let base = format!("http://{}", relay("127.0.0.1", bases.to_vec()).await.unwrap());
    let pause = Duration::from_millis(100);
    let options = CrowdOptions { players: 4, watchers: 2, pause, computers: 1, receiver: None };
    let crowd = Crowd::come(&base, &bases, &options).await;
    let journal = crowd.journal.clone();
    crowd.computers.until_started(1).await;
    tokio::time::sleep(CALM).await;
    breaks();
    let start = tokio::time::Instant::now();
    let waited = crowd.computers.go_on(1, &bases[0]).await.expect("there are tables of computers");
    tokio::time::sleep_until(start + long).await;
    mends();
    tokio::time::sleep(CALM).await;
    let fate = crowd.leave().await;
    let (faults, count) = journal.faults();
    assert_eq!(count, 0, "{faults:#?}");
    assert!(fate.acknowledged > 0 && fate.lost == 0 && fate.doubled == 0, "{fate:?}");
    assert!(journal.clock_checks.load(Ordering::Relaxed) > 0);
    assert!(waited < COMPUTERS, "computers waited for {waited:?}");
    eprintln!("{fate:?}, computers went on after {waited:?}");
    drop(nodes);
    assert!(server::audit(url).await.unwrap().differences.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_goes_on_when_one_of_two_nodes_is_killed() {
    let Some(url) = fresh().await else { return };
    let (one, two) = (node(&url).await, node(&url).await);
    let process = two.process();
    break_second(&url, [one, two], || process.kill(), || {}, CALM).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_goes_on_when_one_of_two_nodes_is_paused() {
    let Some(url) = fresh().await else { return };
    let (one, two) = (node(&url).await, node(&url).await);
    let process = two.process();
    break_second(&url, [one, two], || process.pause(), || process.resume(), BROKEN).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_goes_on_when_one_of_two_nodes_is_cut_off_from_the_database() {
    let Some(url) = fresh().await else { return };
    let network = Relay::before(&url).await;
    let (one, two) = (node(&url).await, node(&network.url).await);
    let mends = || network.mend_for_new_connections();
    break_second(&url, [one, two], || network.cut(), mends, BROKEN).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_goes_on_when_one_of_two_nodes_is_cut_off_from_everybody() {
    let Some(url) = fresh().await else { return };
    let space = match Namespace::new() {
        Ok(space) => space,
        Err(why) => return not_run("the cut of a network between nodes", &why),
    };
    let (_, rest) = url.rsplit_once('@').unwrap();
    let (database, _) = rest.split_once('/').unwrap();
    let inside = relay(&space.outside(Cable::Database).to_string(), vec![database.to_owned()]).await.unwrap();
    let shell = format!(
        "export BRADSHAW_PACE_MS=100 BRADSHAW_LISTEN={}:0; exec ip netns exec {} \"$0\" \"$@\"",
        space.inside(Cable::People),
        space.name
    );
    let (one, two) = (node(&url).await, Child::start_in(&url.replace(database, &inside), &shell).await);
    let cut = || {
        space.cut(Cable::Database).unwrap();
        space.cut(Cable::People).unwrap();
    };
    break_second(&url, [one, two], cut, || space.mend().unwrap(), BROKEN).await;
}
