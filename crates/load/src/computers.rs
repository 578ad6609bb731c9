//! Tables of computers, and what they leave to a person who plays at another table of the same server.

use crate::process::Process;
use crate::tables::{Load, Playing, load};
use crate::visitor::Client;
use crate::{BenchError, Measuring, milliseconds};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// Seats of a table of computers.
const SEATS: usize = 3;
/// The time between two moves of the person.
const PAUSE: Duration = Duration::from_millis(100);
/// How often tables of computers are looked after.
const LOOK_AGAIN: Duration = Duration::from_millis(500);

/// Who plays beside the person.
#[derive(Clone, Debug)]
pub struct ComputersOptions {
    /// Tables of computers.
    pub tables: usize,
    /// Which computer player sits at them.
    pub computer: String,
    /// How long the person plays without them, and with them.
    pub how_long: Duration,
}

/// What was measured.
#[derive(Clone, Debug)]
pub struct ComputersReport {
    /// Who played beside the person.
    pub beside: ComputersOptions,
    /// The person's moves without the computers, and with them.
    pub moves: [Load; 2],
    /// Moves of computers in a second.
    pub rate: f64,
    /// Processors that the server kept busy meanwhile.
    pub processors: f64,
}

impl std::fmt::Display for ComputersReport {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let ComputersOptions { tables, computer, .. } = &self.beside;
        let [quiet, beside] = &self.moves;
        writeln!(
            to,
            "a person's move, at ten a second, beside {tables} tables of {SEATS} computers ({computer})"
        )?;
        writeln!(to, "{}, longest {:.1} ms", quiet.line("alone"), milliseconds(quiet.longest))?;
        writeln!(to, "{}, longest {:.1} ms", beside.line("beside"), milliseconds(beside.longest))?;
        writeln!(to, "computers  {:>8.1} moves/s, {:.2} processors busy", self.rate, self.processors)
    }
}

/// Measures a person's moves at the server at `base`, which is this process, without computers and then beside them.
pub fn computers<'a>(
    base: &'a str,
    server: Process,
    options: &'a ComputersOptions,
) -> Measuring<'a, ComputersReport> {
    Box::pin(async move {
        let client = reqwest::Client::new();
        let person = vec![Playing::begin(&client, base, 11).await?];
        let computers = Computers::arrive(&client, base, options.tables, &options.computer).await?;
        let (person, alone) = load(person, options.how_long, PAUSE).await;
        let (began, used) = (Instant::now(), server.processor_time());
        let ((_, beside), rate) = computers.rate(load(person, options.how_long, PAUSE)).await?;
        let used = server.processor_time().saturating_sub(used).as_secs_f64();
        let processors = used / began.elapsed().as_secs_f64();
        Ok(ComputersReport { beside: options.clone(), moves: [alone, beside], rate, processors })
    })
}

/// Somebody who lets computers play among themselves.
pub struct Computers {
    owner: Client,
    tables: usize,
    computer: String,
}

impl Computers {
    /// Arrives, and starts no table yet.
    pub async fn arrive(
        client: &reqwest::Client,
        base: &str,
        tables: usize,
        computer: &str,
    ) -> Result<Computers, BenchError> {
        let owner = Client::new(client.clone(), base);
        owner.arrive("computers").await?;
        Ok(Computers { owner, tables, computer: computer.to_owned() })
    }

    /// How many moves computers make in a second while something else is done, at tables that begin and end with it. A table
    /// whose game is over makes room for a new one.
    pub async fn rate<T>(&self, other: impl Future<Output = T>) -> Result<(T, f64), BenchError> {
        let mut tables = Vec::new();
        for _ in 0..self.tables {
            tables.push(self.start().await?);
        }
        let began = Instant::now();
        let (tell, mut told) = tokio::sync::oneshot::channel();
        let other = async {
            let done = other.await;
            tell.send(()).ok();
            done
        };
        let renewing = async {
            let mut moves = 0.0;
            while tokio::time::timeout(LOOK_AGAIN, &mut told).await.is_err() {
                for path in &mut tables {
                    let (made, is_on) = self.look(path).await?;
                    if !is_on {
                        moves += made;
                        *path = self.start().await?;
                    }
                }
            }
            Ok::<f64, BenchError>(moves)
        };
        let (done, moves) = tokio::join!(other, renewing);
        let (mut moves, seconds) = (moves?, began.elapsed().as_secs_f64());
        for path in tables {
            moves += self.look(&path).await?.0;
            self.owner.post(&format!("{path}/end"), json!({ "finished": false })).await?;
        }
        Ok((done, moves / seconds))
    }

    /// How many moves were made at a table, and whether its game is on.
    async fn look(&self, path: &str) -> Result<(f64, bool), BenchError> {
        let (_, table) = self.owner.get(path).await?;
        let is_on = table["awaited"].as_array().is_some_and(|seats| !seats.is_empty());
        Ok((table["number"].as_f64().unwrap_or(0.0), is_on))
    }

    /// Starts a table and gives its path.
    async fn start(&self) -> Result<String, BenchError> {
        let (_, titles) = self.owner.get("/titles").await?;
        let seats = vec![json!({ "kind": "computer", "computer": self.computer }); SEATS];
        let new = json!({ "name": "computers", "title": titles[0]["title"], "seats": seats });
        let (status, table) = self.owner.post("/tables", new).await?;
        let Some(id) = table["id"].as_str() else { return Err(BenchError::Computers(status, table)) };
        let path = format!("/tables/{id}");
        self.owner.post(&format!("{path}/start"), Value::Null).await?;
        Ok(path)
    }
}
