//! What a series of games came to, in figures.

use super::rating::{Finish, Rating, ratings};
use super::{ArenaOptions, winners};
use rules::Money;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

/// Whose rating the others are compared with, if one is there.
const REFERENCE: &str = "guest";

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
    /// What thinking it took, in seat order.
    pub thinking: Vec<Thinking>,
}

/// What thinking some decisions took. A move without a choice is not a decision.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thinking {
    /// Decisions.
    pub decisions: u64,
    /// Moves tried in thoughts.
    pub work: u64,
    /// How long a processor took for the deciding; this and the next are not the same every time.
    pub time: Duration,
    /// The longest that one decision took.
    pub slowest: Duration,
}

impl Thinking {
    /// Takes down a decision.
    pub(super) fn note(&mut self, time: Duration) {
        self.decisions += 1;
        self.time += time;
        self.slowest = self.slowest.max(time);
    }

    fn add(&mut self, other: &Thinking) {
        self.decisions += other.decisions;
        self.work += other.work;
        self.time += other.time;
        self.slowest = self.slowest.max(other.slowest);
    }

    /// Moves tried for a decision.
    pub fn mean_work(&self) -> f64 {
        self.work as f64 / self.decisions.max(1) as f64
    }

    /// Time for a decision.
    pub fn mean_time(&self) -> Duration {
        self.time.div_f64(self.decisions.max(1) as f64)
    }
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
    /// What thinking it took.
    pub thinking: Thinking,
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
    /// The players, as they sit in the first game.
    pub seats: Vec<String>,
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
    /// How long it took; not the same every time.
    pub elapsed: Duration,
    /// How each game ended; kinds of players are numbered as in `records`.
    finishes: Vec<Finish>,
}

impl ArenaReport {
    pub(super) fn new(options: &ArenaOptions) -> ArenaReport {
        let mut report = ArenaReport {
            title: options.title.clone(),
            seats: options.seats.clone(),
            seed: options.seed,
            ..Default::default()
        };
        for name in &options.seats {
            report.records.entry(name.clone()).or_default().seats += 1;
        }
        report
    }

    pub(super) fn add(&mut self, game: &GameReport) {
        self.games += 1;
        for (seat, name) in game.names.iter().enumerate() {
            let record = self.records.entry(name.clone()).or_default();
            record.worth += i64::from(game.worths[seat].0);
            record.thinking.add(&game.thinking[seat]);
        }
        let winners = winners(&game.worths);
        for seat in &winners {
            let name = game.names[seat.index()].clone();
            self.records.entry(name).or_default().wins += 1.0 / winners.len() as f64;
        }
        self.finishes.push(self.finish(game));
        *self.endings.entry(game.ending.clone()).or_default() += 1;
        *self.phases.entry(game.phase.clone()).or_default() += 1;
        self.actions += game.actions;
        self.turns += usize::from(game.turns);
        self.floated += game.floated;
        for (id, count) in &game.events {
            *self.events.entry(id).or_default() += count;
        }
    }

    /// The kinds of players from the richest to the poorest.
    fn finish(&self, game: &GameReport) -> Finish {
        let mut places: BTreeMap<Reverse<Money>, Vec<usize>> = BTreeMap::new();
        for (name, worth) in game.names.iter().zip(&game.worths) {
            places.entry(Reverse(*worth)).or_default().extend(self.kind(name));
        }
        places.into_values().collect()
    }

    fn kind(&self, name: &str) -> Option<usize> {
        self.records.keys().position(|known| known == name)
    }

    /// The rate of games won by players of this name.
    pub fn win_rate(&self, name: &str) -> f64 {
        let wins = self.records.get(name).map_or(0.0, |record| record.wins);
        if self.games == 0 { 0.0 } else { wins / self.games as f64 }
    }

    /// The name of the kind of player that the others are compared with.
    pub fn reference(&self) -> Option<&str> {
        let guest = self.seats.iter().find(|name| *name == REFERENCE);
        guest.or(self.seats.first()).map(String::as_str)
    }

    /// How strong each kind of player is, in the order of `records`. This takes a moment.
    pub fn ratings(&self) -> Vec<Rating> {
        let reference = self.reference().and_then(|name| self.kind(name)).unwrap_or(0);
        ratings(self.records.len(), &self.finishes, reference)
    }

    /// What players of this name were worth at the end, on average.
    pub fn mean_worth(&self, name: &str) -> f64 {
        let of = |record: &Record| record.worth as f64 / (record.seats * self.games).max(1) as f64;
        self.records.get(name).map_or(0.0, of)
    }

    /// The share of a total that one game has.
    pub fn mean(&self, total: usize) -> f64 {
        total as f64 / self.games.max(1) as f64
    }
}

impl fmt::Display for ArenaReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}: {} games of {}, seed {}", self.title, self.games, self.seats.join(","), self.seed)?;
        self.write_players(f)?;
        let counted = |(what, count): (&String, &usize)| format!("{what} {count}");
        writeln!(f, "  ended by: {}", self.endings.iter().map(counted).collect::<Vec<_>>().join(", "))?;
        writeln!(f, "  in phase: {}", self.phases.iter().map(counted).collect::<Vec<_>>().join(", "))?;
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
        write!(f, "  {:.1} s", self.elapsed.as_secs_f64())
    }
}

impl ArenaReport {
    fn write_players(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "  {:<12} {:>7} {:>6} {:>15} {:>7} {:>13} {:>7} {:>10} {:>8} {:>9} {:>9}",
            "player",
            "wins",
            "rate",
            "95%",
            "rating",
            "95%",
            "worth",
            "decisions",
            "moves",
            "time",
            "slowest"
        )?;
        for ((name, record), rating) in self.records.iter().zip(self.ratings()) {
            let Interval { low, high } = Interval::wilson(record.wins, self.games);
            let rated = match rating.interval {
                _ if self.reference() == Some(name) => "by definition".to_owned(),
                Some(Interval { low, high }) => format!("{low:.0} to {high:.0}"),
                None => "open".to_owned(),
            };
            let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
            writeln!(
                f,
                "  {:<12} {:>7.1} {:>5.1}% {:>15} {:>7.0} {:>13} {:>7.0} {:>10} {:>8.1} {:>6.2} ms {:>6.1} ms",
                if record.seats == 1 { name.clone() } else { format!("{name} x{}", record.seats) },
                record.wins,
                100.0 * self.win_rate(name),
                format!("{:.1} to {:.1}%", 100.0 * low, 100.0 * high),
                rating.elo,
                rated,
                self.mean_worth(name),
                record.thinking.decisions,
                record.thinking.mean_work(),
                milliseconds(record.thinking.mean_time()),
                milliseconds(record.thinking.slowest),
            )?;
        }
        Ok(())
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
