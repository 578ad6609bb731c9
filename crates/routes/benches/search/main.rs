//! The search on the hardest boards met so far, and how it grows with the number of trains and stops. A wrong answer
//! fails. Steps are the same on every machine, times are not; docs/performance.md says how to read them.

mod file;
mod pooled;
mod stopping;

use std::time::{Duration, Instant};

use board::StopId;
use file::{Board, boards};
use routes::{Budget, Objective, Problem, Proof, solve};

fn main() {
    let boards = boards();
    hard(&boards);
    scaling(&boards);
    pooled_stops();
    every_stop();
}

/// The hardest boards, with the trains they were met with.
fn hard(boards: &[Board]) {
    println!(
        "{:<16} {:>5} {:<16} {:>6} {:>10} {:>12} {:>14} {:>14}",
        "board", "stops", "trains", "best", "steps", "time", "and besides", "most besides"
    );
    for board in boards {
        let problem = board.problem(&board.trains);
        let (time, best) = measure(|| solve(&problem, Objective::Revenue, Budget::UNLIMITED));
        assert_eq!((best.revenue, best.besides), board.best, "{}", board.name);
        assert_eq!(best.proof, Proof::Optimal, "{}", board.name);
        let (together, _) = measure(|| solve(&problem, Objective::RevenueAndBesides, Budget::UNLIMITED));
        // The revenue that the file says is to be kept, or four fifths of the best.
        let (revenue, keeping) =
            board.keep.map_or((best.revenue * 4 / 5, None), |(least, best)| (least, Some(best)));
        let keep = Objective::BesidesKeeping { revenue };
        let (besides, most) = measure(|| solve(&problem, keep, Budget::UNLIMITED));
        assert!(keeping.is_none_or(|best| best == (most.revenue, most.besides)), "{}", board.name);
        assert_eq!(most.proof, Proof::Optimal, "{}", board.name);
        println!(
            "{:<16} {:>5} {:<16} {:>6} {:>10} {:>12} {:>14} {:>14}",
            board.name,
            stops(&problem),
            board.trains,
            best.revenue,
            best.steps,
            ms(time),
            ms(together),
            ms(besides)
        );
    }
}

/// The hardest boards of runs that pool their stops.
fn pooled_stops() {
    println!(
        "\n{:<10} {:<28} {:>6} {:>10} {:>12} {:>14}",
        "board", "trains", "best", "steps", "time", "and besides"
    );
    for board in pooled::boards() {
        let problem = board.problem();
        let search = |objective| routes::pooled::solve(&problem, objective, Budget::UNLIMITED);
        let (time, best) = measure(|| search(Objective::Revenue));
        assert_eq!((best.revenue, best.besides), board.best, "{}", board.name);
        assert_eq!(best.proof, Proof::Optimal, "{}", board.name);
        let (together, _) = measure(|| search(Objective::RevenueAndBesides));
        let besides = board.keep.map(|(revenue, kept)| {
            let (time, most) = measure(|| search(Objective::BesidesKeeping { revenue }));
            assert_eq!((most.revenue, most.besides), kept, "{}", board.name);
            ms(time)
        });
        println!(
            "{:<10} {:<28} {:>6} {:>10} {:>12} {:>14} {}",
            board.name,
            board.trains,
            best.revenue,
            best.steps,
            ms(time),
            ms(together),
            besides.unwrap_or_default()
        );
    }
}

/// The hardest boards of runs that pay for every stop.
fn every_stop() {
    println!("\n{:<12} {:<12} {:>6} {:>10} {:>12}", "board", "trains", "best", "steps", "time");
    for board in stopping::boards() {
        let problem = board.problem();
        let (time, best) = measure(|| routes::stopping::solve(&problem, Budget::UNLIMITED));
        assert_eq!((best.revenue, best.proof), (board.best, Proof::Optimal), "{}", board.name);
        println!(
            "{:<12} {:<12} {:>6} {:>10} {:>12}",
            board.name,
            board.trains,
            best.revenue,
            best.steps,
            ms(time)
        );
    }
}

/// The trains of the scaling table, by their numbers of large and small stops.
const TRAINS: [&str; 5] = ["2+1", "3+2", "4+2", "6+3", "9+5"];
/// Where a search of the scaling table is given up.
const BUDGET: Budget = Budget(20_000_000);

/// One to four equal trains of every length, on boards that grow.
fn scaling(boards: &[Board]) {
    for board in boards.iter().filter(|board| board.name.starts_with("tiles-")) {
        let stops = format!("{} stops", stops(&board.problem("")));
        println!("\n{stops:<9} {:>20} {:>20} {:>20} {:>20}", "1 train", "2 trains", "3 trains", "4 trains");
        for train in TRAINS {
            let cell = |trains: usize| {
                let problem = board.problem(&[train].repeat(trains).join(" "));
                let (time, best) = measure(|| solve(&problem, Objective::Revenue, BUDGET));
                let sign = if best.proof == Proof::Optimal { "" } else { ">" };
                format!("{sign}{} {:>10}", best.steps, ms(time))
            };
            println!("{train:<9} {:>20} {:>20} {:>20} {:>20}", cell(1), cell(2), cell(3), cell(4));
        }
    }
}

/// How many stops there are on the track of a board.
fn stops(problem: &Problem<'_>) -> usize {
    let all = (0..problem.network.stops.len()).map(|index| StopId(index as u16));
    all.filter(|stop| !problem.network.links_of(*stop).is_empty()).count()
}

/// The time of the quickest of three searches or more, and what they find.
fn measure<S>(search: impl Fn() -> S) -> (Duration, S) {
    let begun = Instant::now();
    let mut found = search();
    let mut quickest = begun.elapsed();
    for round in 1.. {
        if round >= 3 && begun.elapsed() > Duration::from_millis(200) {
            break;
        }
        let start = Instant::now();
        found = search();
        quickest = quickest.min(start.elapsed());
    }
    (quickest, found)
}

fn ms(time: Duration) -> String {
    format!("{:.3} ms", time.as_secs_f64() * 1e3)
}
