//! What a series of games came to, in figures.

use super::{ArenaOptions, winners};
use rules::Money;
use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

/// How one game of a series went.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameReport {
    /// Which game of the series, from 0.
    pub number: usize,
    /// The players by their registry names, in seat order.
    pub names: Vec<String>,
    /// Final worth, in seat order.
    pub worths: Vec<Money>,
    /// What ended it.
    pub ending: String,
    /// Actions taken.
    pub actions: usize,
    /// Stock rounds begun.
    pub turns: u16,
    /// The phase at the end.
    pub phase: String,
    /// Companies that had floated at the end.
    pub floated: usize,
    /// What happened, by the ids of events, and how often.
    pub events: BTreeMap<&'static str, usize>,
    /// The longest that a player thought; not the same every time.
    pub slowest: Duration,
}

/// What one kind of player did in a series, all its seats together.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Record {
    /// Seats it has in every game.
    pub seats: usize,
    /// Games won by one of its seats; a shared first place counts in parts.
    pub wins: f64,
    /// Sum of its final worths.
    pub worth: i64,
}

/// A range that holds the true rate with 95% confidence.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The least.
    pub low: f64,
    /// The most.
    pub high: f64,
}

impl Interval {
    /// Wilson's interval for `wins` of `games`.
    pub fn wilson(wins: f64, games: usize) -> Interval {
        if games == 0 {
            return Interval { low: 0.0, high: 1.0 };
        }
        const Z: f64 = 1.959_963_984_540_054;
        let n = games as f64;
        let rate = wins / n;
        let scale = 1.0 + Z * Z / n;
        let middle = (rate + Z * Z / (2.0 * n)) / scale;
        let half = Z / scale * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
        Interval { low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

/// What a series of games came to.
#[derive(Clone, Debug, Default)]
pub struct ArenaReport {
    /// The title.
    pub title: String,
    /// The seed.
    pub seed: u64,
    /// Games played.
    pub games: usize,
    /// By the players' registry names.
    pub records: BTreeMap<String, Record>,
    /// Games by what ended them.
    pub endings: BTreeMap<String, usize>,
    /// Games by the phase they ended in.
    pub phases: BTreeMap<String, usize>,
    /// Actions of all games.
    pub actions: usize,
    /// Stock rounds of all games.
    pub turns: usize,
    /// Companies afloat at the end, over all games.
    pub floated: usize,
    /// What happened in all games, by the ids of events, and how often.
    pub events: BTreeMap<&'static str, usize>,
    /// How long it took; this and what follows is not the same every time.
    pub elapsed: Duration,
    /// The longest that a player thought.
    pub slowest: Duration,
}

impl ArenaReport {
    pub(super) fn new(options: &ArenaOptions) -> ArenaReport {
        let mut report =
            ArenaReport { title: options.title.clone(), seed: options.seed, ..Default::default() };
        for name in &options.seats {
            report.records.entry(name.clone()).or_default().seats += 1;
        }
        report
    }

    pub(super) fn add(&mut self, game: &GameReport) {
        self.games += 1;
        for (name, worth) in game.names.iter().zip(&game.worths) {
            self.records.entry(name.clone()).or_default().worth += i64::from(worth.0);
        }
        let winners = winners(&game.worths);
        for seat in &winners {
            let name = game.names[seat.index()].clone();
            self.records.entry(name).or_default().wins += 1.0 / winners.len() as f64;
        }
        *self.endings.entry(game.ending.clone()).or_default() += 1;
        *self.phases.entry(game.phase.clone()).or_default() += 1;
        self.actions += game.actions;
        self.turns += usize::from(game.turns);
        self.floated += game.floated;
        for (id, count) in &game.events {
            *self.events.entry(id).or_default() += count;
        }
        self.slowest = self.slowest.max(game.slowest);
    }

    /// The rate of games won by players of this name.
    pub fn win_rate(&self, name: &str) -> f64 {
        let wins = self.records.get(name).map_or(0.0, |record| record.wins);
        if self.games == 0 { 0.0 } else { wins / self.games as f64 }
    }

    /// Decisions taken in a second.
    pub fn decisions_per_second(&self) -> f64 {
        self.actions as f64 / self.elapsed.as_secs_f64().max(1e-9)
    }

    fn mean(&self, total: usize) -> f64 {
        total as f64 / self.games.max(1) as f64
    }
}

impl fmt::Display for ArenaReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {} games, seed {}", self.title, self.games, self.seed)?;
        for (name, record) in &self.records {
            let Interval { low, high } = Interval::wilson(record.wins, self.games);
            let worth = record.worth as f64 / (record.seats * self.games).max(1) as f64;
            writeln!(
                f,
                "  {:<16} wins {:>5.1} = {:>5.1}% (95%: {:.1}% to {:.1}%), worth {:.0} on average",
                if record.seats == 1 { name.clone() } else { format!("{name} x{}", record.seats) },
                record.wins,
                100.0 * self.win_rate(name),
                100.0 * low,
                100.0 * high,
                worth,
            )?;
        }
        let counted = |(what, count): (String, usize)| format!("{what} {count}");
        let endings: Vec<String> = self.endings.clone().into_iter().map(counted).collect();
        writeln!(f, "  ended by: {}", endings.join(", "))?;
        let phases = self.phases.iter().map(|(phase, count)| counted((phase.to_string(), *count)));
        writeln!(f, "  in phase: {}", phases.collect::<Vec<_>>().join(", "))?;
        writeln!(
            f,
            "  a game: {:.0} actions, {:.1} stock rounds, {:.1} companies afloat",
            self.mean(self.actions),
            self.mean(self.turns),
            self.mean(self.floated),
        )?;
        for (id, count) in &self.events {
            writeln!(f, "    {:>7.1}  {}", self.mean(*count), id.trim_start_matches("event-"))?;
        }
        write!(
            f,
            "  {:.1} s, {:.0} decisions per second, the slowest {:.1} ms",
            self.elapsed.as_secs_f64(),
            self.decisions_per_second(),
            self.slowest.as_secs_f64() * 1000.0,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_keeps_within_bounds() {
        let all = Interval::wilson(200.0, 200);
        assert!((all.low - 0.981).abs() < 0.001 && all.high > 0.999);
        let half = Interval::wilson(50.0, 100);
        assert!((half.low - 0.404).abs() < 0.001 && (half.high - 0.596).abs() < 0.001);
        assert_eq!(Interval::wilson(0.0, 0), Interval { low: 0.0, high: 1.0 });
    }
}
