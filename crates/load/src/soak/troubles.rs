//! What is done to servers while people use them.

use super::SoakError;
use super::crowd::Crowd;
use super::journal::Journal;
use super::sampling::Samples;
use super::visiting::guest;
use crate::namespace::{Cable, Namespace};
use crate::node::Node;
use std::time::{Duration, Instant};

/// A server of its own is killed so often.
const KILL_EVERY: Duration = Duration::from_secs(20);
/// The time between two troubles of two nodes.
const CALM: Duration = Duration::from_secs(10);
/// How long a node is paused or cut off.
const BROKEN: Duration = Duration::from_secs(20);
/// How long a node that was killed stays away.
const AWAY: Duration = Duration::from_secs(6);
/// So long after the end of a trouble it may still be felt.
const AFTER: Duration = Duration::from_secs(5);
/// Computers must go on within this time.
const COMPUTERS: Duration = Duration::from_secs(5);
/// A node must work again so soon after its trouble is over.
const BACK: Duration = Duration::from_secs(30);

/// What can happen to one of two nodes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Trouble {
    Kill,
    Pause,
    CutFromDatabase,
    CutFromEverybody,
}

/// What happens, and to which node, one after another. The first node is never killed, so that its memory can be watched.
const TROUBLES: [(Trouble, usize); 6] = [
    (Trouble::Kill, 1),
    (Trouble::Pause, 0),
    (Trouble::CutFromDatabase, 1),
    (Trouble::Pause, 1),
    (Trouble::CutFromEverybody, 1),
    (Trouble::Kill, 1),
];

/// What was done.
#[derive(Clone, Debug, Default)]
pub struct Done {
    /// SIGKILL.
    pub kills: usize,
    /// SIGSTOP.
    pub pauses: usize,
    /// The network.
    pub cuts: usize,
    /// The longest that computers of a broken node waited for another.
    pub computers: Option<Duration>,
    /// The longest that a node took to work again.
    pub back: Option<Duration>,
}

/// Kills a server again and again.
pub async fn kill_again_and_again(
    node: &mut Node,
    journal: &Journal,
    samples: &Samples,
    how_long: Duration,
) -> Result<Done, SoakError> {
    let (mut done, start) = (Done::default(), Instant::now());
    samples.runs(0, node.process());
    while start.elapsed() + KILL_EVERY < how_long {
        tokio::time::sleep(KILL_EVERY).await;
        let broken = journal.broken();
        node.kill();
        node.start_again().await?;
        samples.runs(0, node.process());
        tokio::time::sleep(AFTER).await;
        journal.mended(broken);
        done.kills += 1;
    }
    tokio::time::sleep(how_long.saturating_sub(start.elapsed())).await;
    Ok(done)
}

/// Kills, pauses and cuts off one node at a time.
pub async fn of_two_nodes(
    nodes: &mut [Node; 2],
    crowd: &Crowd,
    samples: &Samples,
    space: Option<&Namespace>,
    how_long: Duration,
) -> Result<Done, SoakError> {
    let (mut done, start) = (Done::default(), Instant::now());
    for (index, node) in nodes.iter().enumerate() {
        samples.runs(index, node.process());
    }
    let longest = CALM + BROKEN + BACK + AFTER;
    for (trouble, which) in TROUBLES.into_iter().cycle() {
        if start.elapsed() + longest > how_long {
            break;
        }
        tokio::time::sleep(CALM).await;
        let broken = crowd.journal.broken();
        if !begin(trouble, &mut nodes[which], space, &mut done)? {
            continue;
        }
        let since = Instant::now();
        let survivor = nodes[1 - which].base.clone();
        if let Some(waited) = crowd.computers.go_on(which, &survivor).await {
            done.computers = done.computers.max(Some(waited));
            if waited > COMPUTERS {
                crowd.journal.fault(format!(
                    "computers waited for {waited:.1?} after {trouble:?} of node {}",
                    which + 1
                ));
            }
        }
        let long = if trouble == Trouble::Kill { AWAY } else { BROKEN };
        tokio::time::sleep(long.saturating_sub(since.elapsed())).await;
        let mended = Instant::now();
        end(trouble, &mut nodes[which], space).await?;
        samples.runs(which, nodes[which].process());
        match tokio::time::timeout(BACK, guest(&nodes[which].base, "back")).await {
            Ok(_) => done.back = done.back.max(Some(mended.elapsed())),
            Err(_) => crowd.journal.fault(format!("node {} did not come back after {trouble:?}", which + 1)),
        }
        tokio::time::sleep(AFTER).await;
        crowd.journal.mended(broken);
    }
    tokio::time::sleep(how_long.saturating_sub(start.elapsed())).await;
    Ok(done)
}

/// Breaks something; false if that is not possible here.
fn begin(
    trouble: Trouble,
    node: &mut Node,
    space: Option<&Namespace>,
    done: &mut Done,
) -> Result<bool, SoakError> {
    match (trouble, space) {
        (Trouble::Kill, _) => {
            node.kill();
            done.kills += 1;
        }
        (Trouble::Pause, _) => {
            node.process().pause();
            done.pauses += 1;
        }
        (_, None) => return Ok(false),
        (_, Some(space)) => {
            space.cut(Cable::Database).map_err(std::io::Error::other)?;
            if trouble == Trouble::CutFromEverybody {
                space.cut(Cable::People).map_err(std::io::Error::other)?;
            }
            done.cuts += 1;
        }
    }
    Ok(true)
}

/// Mends it.
async fn end(trouble: Trouble, node: &mut Node, space: Option<&Namespace>) -> Result<(), SoakError> {
    match (trouble, space) {
        (Trouble::Kill, _) => node.start_again().await?,
        (Trouble::Pause, _) => node.process().resume(),
        (_, None) => {}
        (_, Some(space)) => space.mend().map_err(std::io::Error::other)?,
    }
    Ok(())
}
