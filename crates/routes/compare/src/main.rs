//! Our search against the published crate `n18route`, on problems both can express: one base, trains that call at every
//! station, no track shared between runs, no hex twice in one. Both must find the same total.

mod ours;
mod problem;
mod theirs;

use std::time::{Duration, Instant};

use problem::Problem;

/// The trains of each line of the table: how many stations each may call at.
const TRAINS: [&[usize]; 8] = [&[4], &[6], &[3, 3], &[4, 4], &[5, 4], &[5, 5], &[3, 3, 3], &[4, 4, 4]];

fn main() {
    println!("{:<8} {:>6} {:>12} {:>12} {:>8}", "trains", "total", "bradshaw", "n18route", "ratio");
    for trains in TRAINS {
        let problem = Problem::island(trains);
        let (ours, theirs) = (ours::Search::new(&problem), theirs::Search::new(&problem));
        let (ours, mine) = measure(|| ours.best());
        let (theirs, other) = measure(|| theirs.best());
        assert_eq!(mine, other, "the totals differ for trains {trains:?}");
        let names: Vec<String> = trains.iter().map(usize::to_string).collect();
        let ratio = theirs.as_secs_f64() / ours.as_secs_f64();
        let ms = |time: Duration| format!("{:.3} ms", time.as_secs_f64() * 1e3);
        println!("{:<8} {mine:>6} {:>12} {:>12} {ratio:>8.1}", names.join(" "), ms(ours), ms(theirs));
    }
}

/// The time of the quickest of some searches, and what they find.
fn measure(search: impl Fn() -> usize) -> (Duration, usize) {
    let mut quickest = Duration::MAX;
    let mut found = 0;
    let begun = Instant::now();
    for round in 0.. {
        // One slow search is measured once.
        if round > 0 && begun.elapsed() > Duration::from_secs(1) {
            break;
        }
        let start = Instant::now();
        found = search();
        quickest = quickest.min(start.elapsed());
    }
    (quickest, found)
}
