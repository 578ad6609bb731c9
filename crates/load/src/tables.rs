//! Tables that are played as fast as the server lets them, or at a given pace.

use crate::player::Dice;
use crate::visitor::Client;
use serde::Deserialize;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// What a load brought.
#[derive(Clone, Debug, Default)]
pub struct Load {
    /// Moves acknowledged in a second.
    pub rate: f64,
    /// Half of the moves were acknowledged within this time.
    pub median: Duration,
    /// All but one in a hundred were acknowledged within this time.
    pub p99: Duration,
    /// All were acknowledged within this time.
    pub longest: Duration,
    /// How many moves were acknowledged.
    pub moves: usize,
    /// How many requests failed.
    pub errors: usize,
}

/// What a player needs of a state; the rest is skipped, for it is the server that is measured.
#[derive(Default, Deserialize)]
struct Seen {
    number: i64,
    choices: Option<Vec<Value>>,
}

/// The acknowledgement of a move, as far as a player needs it.
#[derive(Deserialize)]
struct Ack {
    state: Seen,
}

impl Load {
    /// The load of moves that took so long, in so much time.
    pub fn of(mut times: Vec<Duration>, errors: usize, how_long: Duration) -> Load {
        times.sort_unstable();
        let at = |share: f64| {
            let place = (times.len() as f64 * share) as usize;
            times.get(place.min(times.len().saturating_sub(1))).copied().unwrap_or_default()
        };
        let (moves, rate) = (times.len(), times.len() as f64 / how_long.as_secs_f64());
        Load { rate, median: at(0.5), p99: at(0.99), longest: at(1.0), moves, errors }
    }
}

/// One table and who plays it.
pub struct Playing {
    /// The visitor who plays all seats.
    pub visitor: Client,
    /// The table.
    pub table: String,
    /// What was last seen of the state.
    state: Seen,
    /// Chance.
    pub dice: Dice,
    /// Distinguishes the ids of one load from another's.
    pub round: usize,
    /// How many computers play too; if none do, the visitor plays all seats.
    computers: usize,
}

impl Playing {
    /// Sits down at a table of its own.
    pub async fn begin(client: &reqwest::Client, base: &str, seed: u64) -> Result<Playing, reqwest::Error> {
        Playing::sit_down(client, base, seed, 0).await
    }

    /// Sits down at a table with two computers.
    pub async fn begin_with_computers(
        client: &reqwest::Client,
        base: &str,
        seed: u64,
    ) -> Result<Playing, reqwest::Error> {
        Playing::sit_down(client, base, seed, 2).await
    }

    async fn sit_down(
        client: &reqwest::Client,
        base: &str,
        seed: u64,
        computers: usize,
    ) -> Result<Playing, reqwest::Error> {
        let visitor = Client::new(client.clone(), base);
        visitor.arrive("bench").await?;
        let (table, state) = (String::new(), Seen::default());
        let mut table = Playing { visitor, table, state, dice: Dice(seed), round: 0, computers };
        table.new_table().await?;
        Ok(table)
    }

    /// What can be done now.
    pub fn choices(&self) -> Option<&[Value]> {
        self.state.choices.as_deref()
    }

    /// Leaves the table for a new one.
    pub async fn new_table(&mut self) -> Result<(), reqwest::Error> {
        self.table = match self.computers {
            0 => self.visitor.hot_table(3).await?,
            computers => self.visitor.table_with_computers(computers).await?,
        };
        self.look().await
    }

    /// Sees to it that the game is on: a new one if the last is over.
    pub async fn be_on(&mut self) -> Result<(), reqwest::Error> {
        self.look().await?;
        if !self.is_awaited().await? {
            self.new_table().await?;
        }
        Ok(())
    }

    /// Whether it is the visitor's turn; if computers must move first, after they have.
    pub async fn is_awaited(&mut self) -> Result<bool, reqwest::Error> {
        const PATIENCE: usize = 50;
        for _ in 0..PATIENCE {
            if self.state.choices.is_some() || self.computers == 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
            self.look().await?;
        }
        Ok(self.state.choices.is_some())
    }

    async fn look(&mut self) -> Result<(), reqwest::Error> {
        let path = format!("/tables/{}/state", self.table);
        self.state = self.visitor.ask("GET", &path, None).await?.1.unwrap_or_default();
        Ok(())
    }

    /// Makes one move and gives the time until it was acknowledged; nothing if it failed.
    pub async fn one_move(&mut self) -> Result<Option<Duration>, reqwest::Error> {
        if self.state.choices.is_none() {
            self.new_table().await?;
        }
        let choices = self.state.choices.take().unwrap_or_default();
        let action = self.visitor.one_of(&self.table, &choices, &mut self.dice).await?;
        let number = self.state.number;
        let sent = json!({ "after": number, "id": format!("{}-{number}", self.round), "action": action });
        let path = format!("/tables/{}/moves?state=true", self.table);
        let start = Instant::now();
        let (status, ack) = self.visitor.ask::<Ack>("POST", &path, Some(&sent)).await?;
        let taken = start.elapsed();
        if let Some(ack) = ack.filter(|_| status == 200) {
            self.state = ack.state;
            return Ok(Some(taken));
        }
        tracing::warn!(status, "a move failed");
        self.look().await?;
        Ok(None)
    }

    async fn play(mut self, until: Instant, pause: Duration) -> (Playing, Vec<Duration>, usize) {
        let (mut times, mut errors) = (Vec::new(), 0);
        self.round += 1;
        // Not all at the same moment.
        tokio::time::sleep(pause.mul_f64(self.dice.below(1_000) as f64 / 1_000.0)).await;
        while Instant::now() < until {
            let next = tokio::time::Instant::now() + pause;
            match self.one_move().await {
                Ok(Some(taken)) => times.push(taken),
                Ok(None) | Err(_) => errors += 1,
            }
            tokio::time::sleep_until(next).await;
        }
        (self, times, errors)
    }
}

/// Plays all tables for a while, each with a pause between the beginnings of its moves.
pub async fn load(tables: Vec<Playing>, how_long: Duration, pause: Duration) -> (Vec<Playing>, Load) {
    let start = Instant::now();
    let until = start + how_long;
    let playing: Vec<_> = tables.into_iter().map(|table| tokio::spawn(table.play(until, pause))).collect();
    let (mut tables, mut times, mut errors) = (Vec::new(), Vec::new(), 0);
    for player in playing {
        match player.await {
            Ok((table, taken, failed)) => {
                tables.push(table);
                times.extend(taken);
                errors += failed;
            }
            Err(_) => errors += 1,
        }
    }
    (tables, Load::of(times, errors, start.elapsed()))
}
