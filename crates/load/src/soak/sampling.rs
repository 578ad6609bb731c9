//! What servers need meanwhile: memory, and the slowest statement of their database.

use crate::process::Process;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

const EVERY: Duration = Duration::from_secs(2);
/// A process that has run for so long has warmed up.
const WARM: Duration = Duration::from_secs(60);
/// The figure of the slowest statement.
const SLOWEST: &str = "bradshaw_database_slowest_seconds{statement=\"";

/// The memory of a node, in bytes.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// Which node.
    pub name: String,
    /// Of a process that has warmed up.
    pub warm: Option<f64>,
    /// The most.
    pub most: f64,
    /// At the last look.
    pub last: f64,
    process: Option<(Process, Instant)>,
}

/// What was found.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// The memory of each node.
    pub memory: Vec<Memory>,
    /// The slowest statement and its seconds.
    pub slowest: Option<(f64, String)>,
}

/// What is found while others soak.
#[derive(Clone, Default)]
pub struct Samples {
    found: Arc<Mutex<Found>>,
}

impl Samples {
    fn lock(&self) -> MutexGuard<'_, Found> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A node has a new process.
    pub fn runs(&self, node: usize, process: Process) {
        let mut found = self.lock();
        if found.memory.len() <= node {
            found.memory.resize(node + 1, Memory::default());
        }
        found.memory[node].process = Some((process, Instant::now()));
    }

    /// Looks at nodes, each with its name and where it tells its figures, for ever.
    pub async fn of(self, nodes: Vec<(String, String)>) {
        let client = reqwest::Client::builder().timeout(EVERY).build().unwrap_or_default();
        loop {
            tokio::time::sleep(EVERY).await;
            for (index, (name, metrics)) in nodes.iter().enumerate() {
                self.look(index, name);
                if let Ok(answer) = client.get(metrics).send().await
                    && let Ok(text) = answer.text().await
                {
                    self.read(&text);
                }
            }
        }
    }

    fn look(&self, index: usize, name: &str) {
        let mut found = self.lock();
        let Some(memory) = found.memory.get_mut(index) else { return };
        let Some((process, since)) = memory.process else { return };
        let now = process.memory();
        if now > 0.0 {
            name.clone_into(&mut memory.name);
            memory.last = now;
            memory.most = memory.most.max(now);
            if since.elapsed() > WARM && memory.warm.is_none() {
                memory.warm = Some(now);
            }
        }
    }

    fn read(&self, figures: &str) {
        for line in figures.lines().filter_map(|line| line.strip_prefix(SLOWEST)) {
            let Some((statement, seconds)) = line.rsplit_once("\"} ") else { continue };
            let seconds: f64 = seconds.parse().unwrap_or(0.0);
            let mut found = self.lock();
            if found.slowest.as_ref().is_none_or(|(slowest, _)| seconds > *slowest) {
                found.slowest = Some((seconds, statement.to_owned()));
            }
        }
    }

    /// What was found.
    pub fn take(&self) -> Found {
        self.lock().clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_statement_is_read_from_the_figures() {
        let samples = Samples::default();
        samples.read("# TYPE x gauge\nbradshaw_database_slowest_seconds{statement=\"SELECT 1\"} 0.25\n");
        samples.read("bradshaw_database_slowest_seconds{statement=\"SELECT 2\"} 0.125\n");
        assert_eq!(samples.take().slowest, Some((0.25, "SELECT 1".to_owned())));
    }
}
