//! Everybody who uses a server during a soak.

use super::computers::ComputerTables;
use super::journal::Journal;
use super::others::{are_called, import, run_out_of_time};
use super::players::{Fate, Game, Player};
use super::visiting::guest;
use crate::player::Dice;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinSet;

/// So long everybody may take to finish, once told to stop.
const FINISHING: Duration = Duration::from_secs(180);

/// Who comes.
#[derive(Clone, Debug)]
pub struct CrowdOptions {
    /// People who play a table each, half of them with clocks.
    pub players: usize,
    /// People who watch each of their tables.
    pub watchers: usize,
    /// The time between two moves.
    pub pause: Duration,
    /// Tables of computers at each node.
    pub computers: usize,
    /// Where calls are taken; nobody is called if absent.
    pub receiver: Option<String>,
}

/// Everybody at a server.
pub struct Crowd {
    /// What they saw.
    pub journal: Arc<Journal>,
    /// The tables of computers.
    pub computers: ComputerTables,
    stop: watch::Sender<bool>,
    players: JoinSet<(Player, Vec<Game>)>,
    others: JoinSet<()>,
}

impl Crowd {
    /// Comes to the server at `base`, behind which are these nodes.
    pub async fn come(base: &str, nodes: &[String], options: &CrowdOptions) -> Crowd {
        let stop = watch::Sender::new(false);
        let (journal, computers) = (Arc::new(Journal::default()), ComputerTables::default());
        let (mut players, mut others) = (JoinSet::new(), JoinSet::new());
        for number in 0..options.players {
            let allowance = json!({ "kind": "live", "bank_s": 86_400, "increment_s": 0 });
            let clock = json!({ "clock": { "allowance": allowance } });
            let player = Player {
                visitor: guest(base, "player").await,
                journal: journal.clone(),
                dice: Dice(number as u64),
                pause: options.pause,
                watchers: options.watchers,
                seats: 2 + number % 2,
                more: if number % 2 == 0 { clock } else { Value::Null },
            };
            players.spawn(player.play(stop.subscribe()));
        }
        others.spawn(run_out_of_time(base.to_owned(), journal.clone(), stop.subscribe()));
        others.spawn(import(base.to_owned(), journal.clone(), stop.subscribe()));
        others.spawn(computers.clone().keep_going(nodes.to_vec(), options.computers, stop.subscribe()));
        if let Some(receiver) = &options.receiver {
            others.spawn(are_called(base.to_owned(), receiver.clone(), stop.subscribe()));
        }
        Crowd { journal, computers, stop, players, others }
    }

    /// Lets everybody finish, and compares what they saw with what is stored. Faults are in the journal.
    pub async fn leave(mut self) -> Fate {
        self.stop.send_replace(true);
        let mut fate = Fate::default();
        let finishing = async {
            while let Some(player) = self.players.join_next().await {
                let Ok((player, games)) = player else {
                    self.journal.fault("a player broke down".to_owned());
                    continue;
                };
                for game in games {
                    fate += game.check(&player.visitor, &self.journal).await;
                }
            }
            while let Some(other) = self.others.join_next().await {
                if other.is_err() {
                    self.journal.fault("somebody broke down".to_owned());
                }
            }
        };
        if tokio::time::timeout(FINISHING, finishing).await.is_err() {
            self.journal.fault("not everybody could finish".to_owned());
        }
        fate
    }
}
