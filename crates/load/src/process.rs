//! What the system says of the process that is measured.

use rustix::process::{Pid, Signal, kill_process};
use std::time::Duration;

/// How many ticks of a processor's time make a second; on Linux always so.
const TICKS: f64 = 100.0;

/// A process.
#[derive(Clone, Copy, Debug)]
pub struct Process {
    id: u32,
}

impl Process {
    /// The process of this id.
    pub fn of(id: u32) -> Process {
        Process { id }
    }

    /// Its memory, in bytes; 0 where the system does not tell.
    pub fn memory(self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.id)).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
        kilobytes.unwrap_or(0.0) * 1_024.0
    }

    /// Stops it with SIGSTOP: its connections stay open, and it does nothing.
    pub fn pause(self) {
        self.signal(Signal::STOP);
    }

    /// Lets it go on.
    pub fn resume(self) {
        self.signal(Signal::CONT);
    }

    /// Kills it with SIGKILL.
    pub fn kill(self) {
        self.signal(Signal::KILL);
    }

    fn signal(self, signal: Signal) {
        if let Some(process) = i32::try_from(self.id).ok().and_then(Pid::from_raw) {
            kill_process(process, signal).ok();
        }
    }

    /// How much of the processors' time it has used.
    pub fn processor_time(self) -> Duration {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.id)).unwrap_or_default();
        // The name of the program may have blanks in it, but it stands in brackets.
        let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields).split_whitespace();
        let ticks: f64 = fields.skip(11).take(2).filter_map(|field| field.parse::<f64>().ok()).sum();
        Duration::from_secs_f64(ticks / TICKS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_that_works_uses_memory_and_time() {
        let own = Process::of(std::process::id());
        assert!(own.memory() > 100_000.0);
        let (before, start) = (own.processor_time(), std::time::Instant::now());
        while own.processor_time() == before {
            assert!(start.elapsed() < Duration::from_secs(60), "the time does not move");
        }
    }
}
