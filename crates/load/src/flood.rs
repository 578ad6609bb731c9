//! A flood of searches for runs, and what it leaves to others: a stranger's moves, and a table of computers.

use crate::computers::Computers;
use crate::player::wants_runs;
use crate::tables::{Load, Playing, load};
use crate::visitor::Client;
use crate::{Measuring, milliseconds};
use serde_json::json;
use std::time::Duration;

/// How many people flood, and how many requests each has under way.
const PEOPLE: usize = 16;
const EACH: usize = 10;
/// The time between two moves of the stranger.
const PAUSE: Duration = Duration::from_millis(100);
/// Within so many moves a company runs.
const MOST_MOVES: usize = 2_000;

/// What was measured.
#[derive(Clone, Debug)]
pub struct FloodReport {
    /// The stranger's moves without the flood, and with it.
    pub moves: [Load; 2],
    /// Moves of computers in a second, without the flood and with it.
    pub computers: [f64; 2],
    /// How many searches were answered, and how many refused.
    pub answers: [usize; 2],
}

impl std::fmt::Display for FloodReport {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [quiet, flooded] = &self.moves;
        writeln!(to, "a stranger's move, at ten a second")?;
        writeln!(to, "{}, longest {:.1} ms", quiet.line("quiet"), milliseconds(quiet.longest))?;
        writeln!(to, "{}, longest {:.1} ms", flooded.line("flooded"), milliseconds(flooded.longest))?;
        let [before, after] = self.computers;
        let share = after / before.max(f64::MIN_POSITIVE);
        writeln!(to, "computers  {before:>8.1} moves/s quiet, {after:.1} flooded: {share:.2}")?;
        let [answered, refused] = self.answers;
        writeln!(to, "searches   {answered:>8} answered, {refused} refused")
    }
}

/// Floods the server at `base` with searches: 160 at any time.
pub fn flood(base: &str, how_long: Duration) -> Measuring<'_, FloodReport> {
    Box::pin(async move {
        let client = reqwest::Client::new();
        let mut searched = Playing::begin(&client, base, 7).await?;
        for _ in 0..MOST_MOVES {
            if searched.choices().is_some_and(wants_runs) {
                break;
            }
            searched.one_move().await?;
        }
        searched
            .visitor
            .send("PATCH", &format!("/tables/{}", searched.table), Some(&json!({ "listed": true })))
            .await?;
        let mut people = Vec::new();
        for _ in 0..PEOPLE {
            let visitor = Client::new(client.clone(), base);
            visitor.arrive("flood").await?;
            people.push(visitor);
        }
        let stranger = vec![Playing::begin(&client, base, 11).await?];
        let computers = Computers::arrive(&client, base, 1, "guest").await?;
        let quiet = computers.rate(load(stranger, how_long, PAUSE));
        let ((stranger, quiet), computers_quiet) = quiet.await?;
        let mut flooding = tokio::task::JoinSet::new();
        for index in 0..PEOPLE * EACH {
            let path = format!("/tables/{}/runs?aim=total", searched.table);
            let visitor = people[index % PEOPLE].at(base);
            flooding.spawn(async move {
                let mut answers = [0, 0];
                let until = tokio::time::Instant::now() + how_long;
                while tokio::time::Instant::now() < until {
                    match visitor.get(&path).await {
                        Ok((200, _)) => answers[0] += 1,
                        _ => {
                            answers[1] += 1;
                            // As a page does that was refused, only sooner.
                            tokio::time::sleep(Duration::from_millis(50)).await;
                        }
                    }
                }
                answers
            });
        }
        let flooded = computers.rate(load(stranger, how_long, PAUSE));
        let ((_, flooded), computers_flooded) = flooded.await?;
        let answers =
            flooding.join_all().await.into_iter().fold([0, 0], |all, one| [all[0] + one[0], all[1] + one[1]]);
        Ok(FloodReport { moves: [quiet, flooded], computers: [computers_quiet, computers_flooded], answers })
    })
}
