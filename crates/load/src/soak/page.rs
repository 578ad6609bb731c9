//! The page of figures at the end of a soak.

use super::journal::Journal;
use super::players::Fate;
use super::sampling::Found;
use super::troubles::Done;
use crate::milliseconds;
use crate::tables::Load;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// What came of one server.
pub struct Site {
    pub(super) name: String,
    pub(super) done: Done,
    pub(super) fate: Fate,
    pub(super) journal: Arc<Journal>,
    /// Webhooks, those that told something again, and pushes.
    pub(super) calls: (usize, usize, usize),
    pub(super) samples: Found,
    pub(super) audit: Result<String, String>,
}

/// What came of a soak.
pub struct SoakReport {
    pub(super) how_long: Duration,
    pub(super) sites: Vec<Site>,
    /// Why no network was cut, if none was.
    pub(super) not_cut: Option<String>,
}

impl SoakReport {
    /// Whether nothing happened that must not.
    pub fn is_good(&self) -> bool {
        self.sites.iter().all(|site| site.journal.faults().1 == 0 && site.audit.is_ok())
    }
}

fn seconds(time: Option<Duration>) -> String {
    time.map_or("not measured".to_owned(), |time| format!("{:.1} s", time.as_secs_f64()))
}

fn line(load: &Load) -> String {
    let [p50, p99, longest] = [load.median, load.p99, load.longest].map(milliseconds);
    format!("p50 {p50:.1} ms, p99 {p99:.1} ms, longest {longest:.0} ms")
}

impl fmt::Display for Site {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Done { kills, pauses, cuts, computers, back } = &self.done;
        let Fate { acknowledged, lost, doubled } = self.fate;
        let count = |counter: &std::sync::atomic::AtomicUsize| counter.load(Ordering::Relaxed);
        writeln!(to, "== {}", self.name)?;
        writeln!(to, "troubles      {kills} kills, {pauses} pauses of 20 s, {cuts} cuts of 20 s")?;
        writeln!(to, "moves         {acknowledged} acknowledged, {lost} lost, {doubled} doubled")?;
        let [calm, troubled] = self.journal.moves();
        writeln!(to, "a move        {}; in trouble {}", line(&calm), line(&troubled))?;
        let [calm, troubled] = self.journal.sights();
        writeln!(to, "watchers      {}; in trouble {}", line(&calm), line(&troubled))?;
        writeln!(
            to,
            "              {} entries seen, {} pages opened again",
            calm.moves + troubled.moves,
            count(&self.journal.reopened)
        )?;
        writeln!(to, "clocks        {} times compared", count(&self.journal.clock_checks))?;
        writeln!(to, "computers     went on after {} at most", seconds(*computers))?;
        writeln!(to, "nodes         worked again after {} at most", seconds(*back))?;
        let (hooks, again, pushes) = self.calls;
        writeln!(
            to,
            "calls         {hooks} webhooks, {again} of them told something again, {pushes} pushes"
        )?;
        writeln!(to, "imports       {}", count(&self.journal.imports))?;
        for memory in &self.samples.memory {
            let [most, last] = [memory.most, memory.last].map(|bytes| bytes / 1e6);
            let warm =
                memory.warm.map_or(String::new(), |warm| format!("{:.0} MB after a minute, ", warm / 1e6));
            writeln!(
                to,
                "memory        {}: {warm}{most:.0} MB at most, {last:.0} MB at the end",
                memory.name
            )?;
        }
        match &self.samples.slowest {
            Some((seconds, statement)) => {
                writeln!(to, "slowest query {:.0} ms: {statement}", 1_000.0 * seconds)?
            }
            None => writeln!(to, "slowest query not known")?,
        }
        match &self.audit {
            Ok(said) => writeln!(to, "{said}")?,
            Err(said) => writeln!(to, "FAULT: {said}")?,
        }
        let (faults, count) = self.journal.faults();
        writeln!(to, "faults        {count}")?;
        faults.iter().try_for_each(|fault| writeln!(to, "FAULT: {fault}"))
    }
}

impl fmt::Display for SoakReport {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(to, "A soak of {:.0} minutes", self.how_long.as_secs_f64() / 60.0)?;
        self.sites.iter().try_for_each(|site| write!(to, "\n{site}"))?;
        if let Some(why) = &self.not_cut {
            writeln!(to, "\nNOT DONE: no network was cut, for there is no network namespace here: {why}")?;
        }
        writeln!(to, "\n{}", if self.is_good() { "All is well." } else { "SOMETHING IS WRONG: see FAULT." })
    }
}
