//! How fast each title is: replaying every recorded game with full validation, cloning a game, and listing choices in each
//! kind of step. Prints figures for one core; docs/performance.md says how to read them. An argument (`replay`, `clone`,
//! `choices`, `rulebook` or a kind of step) picks what is measured, a title whose games.

use bots::player::good_runs;
use bots::rng::Dice;
use bots::wander::{self, Mood};
use records::recorded::{RecordedGame, import_game};
use rules::{Game, History, PlayerId, Step, TableSpec};
use std::collections::BTreeMap;
use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};
use titles::AnyGame;

/// The allocator of the `bradshaw` command.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// How long each figure is measured.
const HOW_LONG: Duration = Duration::from_secs(2);

/// The titles whose games are recorded.
const TITLES: [&str; 5] = ["1860", "1862", "1822", "1822mrs", "1822nrs"];

fn main() {
    let (titles, words): (Vec<String>, Vec<String>) = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with("--"))
        .partition(|word| TITLES.contains(&word.as_str()));
    let asked = |name: &str| words.iter().all(|word| word == name);
    for title in TITLES.into_iter().filter(|title| titles.is_empty() || titles.iter().any(|it| it == title)) {
        let games = recorded_games(title);
        if games.is_empty() {
            println!("{title}: the recorded games (../shared/games/{title}) are absent; nothing is measured");
            continue;
        }
        println!("{title}");
        if asked("rulebook") {
            rulebook(title);
        }
        if asked("replay") {
            replay(&games);
        }
        if asked("clone") {
            clone(&games);
        }
        choices(&games, asked);
    }
}

fn recorded_games(title: &str) -> Vec<History<AnyGame>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/games").join(title);
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    let is_game = |path: &&std::path::PathBuf| {
        let name = path.to_string_lossy();
        name.ends_with(".game.json") || name.ends_with(".game.json.gz")
    };
    paths
        .iter()
        .filter(is_game)
        .filter_map(|path| import_game(&RecordedGame::read(path).ok()?).ok())
        .map(|imported| imported.history)
        .collect()
}

/// Runs something again and again; returns the time for one run.
fn measure(mut work: impl FnMut()) -> Duration {
    work();
    let start = Instant::now();
    let mut runs = 0u32;
    while start.elapsed() < HOW_LONG {
        work();
        runs += 1;
    }
    start.elapsed() / runs
}

fn replay(games: &[History<AnyGame>]) {
    let actions: usize = games.iter().map(|game| game.moves().len()).sum();
    let time = measure(|| {
        for game in games {
            let mut state = game.start().clone();
            for made in game.moves() {
                let _ = black_box(state.apply(made.by, &made.action));
            }
        }
    });
    let seconds = time.as_secs_f64();
    println!("replay   {} games, {actions} actions: {:.1} ms", games.len(), seconds * 1e3);
    println!(
        "         {:.0} games/s, {:.0} actions/s",
        games.len() as f64 / seconds,
        actions as f64 / seconds
    );
    println!("         a game of 600 actions: {:.2} ms", seconds * 1e3 * 600.0 / actions as f64);
}

fn clone(games: &[History<AnyGame>]) {
    let states: Vec<&AnyGame> = games.iter().map(History::game).collect();
    let time = measure(|| {
        for state in &states {
            black_box((*state).clone());
        }
    });
    println!("clone    {:.0} ns for a finished game", time.as_secs_f64() * 1e9 / states.len() as f64);
}

fn choices(games: &[History<AnyGame>], asked: impl Fn(&str) -> bool) {
    let mut states: BTreeMap<&'static str, Vec<AnyGame>> = BTreeMap::new();
    for game in games {
        let mut state = game.start().clone();
        for made in game.moves() {
            let step = state.turn().step.id();
            if asked("choices") || asked(step) {
                states.entry(step).or_default().push(state.clone());
            }
            let _ = state.apply(PlayerId(made.by.0), &made.action);
        }
    }
    for (step, states) in states {
        let few: Vec<&AnyGame> = states.iter().step_by((states.len() / 200).max(1)).collect();
        let time = measure(|| {
            for state in &few {
                black_box(state.choices());
            }
        });
        println!("choices  {:>10.1} µs in step {step}", time.as_secs_f64() * 1e6 / few.len() as f64);
    }
}

/// Track steps at rulebook tables, played at random, under the first version of the rules and under the newest: as far as both allow
/// the same moves.
fn rulebook(title: &str) {
    let title = title.to_uppercase();
    let (mut first, mut newest) = (Vec::new(), Vec::new());
    for seed in 0..20 {
        let players = ["Ann", "Ben", "Cat"].map(str::to_owned).to_vec();
        let spec = TableSpec { title: title.clone(), players, seed, ..TableSpec::default() };
        let before = TableSpec { rules: Some(1), ..spec.clone() };
        let (Ok(mut now), Ok(mut before)) = (AnyGame::new(&spec), AnyGame::new(&before)) else { return };
        let mut dice = Dice::new(seed);
        let mood = Mood::drawn(&mut dice);
        for _ in 0..1200 {
            let choices = now.choices();
            let Some(&by) = choices.turn.players.first() else { break };
            if choices.turn.step == Step::TRACK {
                first.push(before.clone());
                newest.push(now.clone());
            }
            let Some(action) = wander::choose(&choices, || good_runs(&now), &mood, &mut dice) else { break };
            if before.apply(by, &action).is_err() || now.apply(by, &action).is_err() {
                break;
            }
        }
    }
    for (version, states) in [("1", first), ("newest", newest)] {
        let mut times: Vec<Duration> = states.iter().map(listed).collect();
        times.sort_unstable();
        let at =
            |part: usize| times.get(times.len() * part / 100).map_or(0.0, |time| time.as_secs_f64() * 1e6);
        println!(
            "rulebook {} track steps, rules version {version}: median {:.1} µs, 90% within {:.1} µs, 99% within {:.1} µs",
            times.len(),
            at(50),
            at(90),
            at(99),
        );
    }
}

/// The shortest of some tries to list the choices.
fn listed(state: &AnyGame) -> Duration {
    let once = || {
        let start = Instant::now();
        black_box(state.choices());
        start.elapsed()
    };
    (0..20).map(|_| once()).min().unwrap_or_default()
}
