//! `bradshaw verify --routes`: what players ran against the best they could have run.

use crate::progress;
use anyhow::{Context, Result};
use records::recorded::{Importer, RecordedGame};
use rules::{Aim, Certainty, Game, Money, Run};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// What all searches together showed.
#[derive(Default)]
struct Totals {
    failed: usize,
    searches: usize,
    below: usize,
    unproven: usize,
    left_on_table: usize,
    /// Runs that only the rules of recorded games allow.
    otherwise: usize,
    money_left: i64,
    times: Vec<Duration>,
}

/// Searches at every recorded run; success only if every game was followed to its end and no search was below what
/// was run.
pub fn run(games: &[PathBuf], json: bool) -> Result<ExitCode> {
    let mut totals = search_games(games);
    totals.times.sort();
    let at = |part: f64| -> f64 {
        let place = ((totals.times.len() as f64 * part) as usize).min(totals.times.len().saturating_sub(1));
        totals.times.get(place).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    if json {
        let report = serde_json::json!({
            "failed_games": totals.failed, "searches": totals.searches, "below": totals.below, "unproven": totals.unproven,
            "left_on_table": totals.left_on_table, "otherwise": totals.otherwise, "money_left": totals.money_left,
            "median_ms": at(0.5), "p99_ms": at(0.99), "worst_ms": at(1.0),
        });
        println!("{}", serde_json::to_string_pretty(&report)?);
    } else {
        println!(
            "players left money on the table in {} of {} runs, £{} in all",
            totals.left_on_table, totals.searches, totals.money_left
        );
        println!(
            "time for a search: median {:.3} ms, 99th percentile {:.3} ms, worst {:.3} ms",
            at(0.5),
            at(0.99),
            at(1.0)
        );
        println!(
            "routes: {} searches, {} below what was run, {} beside runs that the rulebook does not allow, {} not proven optimal, {} of {} games failed",
            totals.searches,
            totals.below,
            totals.otherwise,
            totals.unproven,
            totals.failed,
            games.len()
        );
    }
    let good = totals.failed == 0 && totals.below == 0 && totals.unproven == 0;
    Ok(if good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// A game that cannot be followed is named and counted, and the next one is looked at.
fn search_games(games: &[PathBuf]) -> Totals {
    let bar = progress::bar(games.len(), "games");
    let mut totals = Totals::default();
    for path in games {
        if let Err(error) = search_game(path, &mut totals) {
            totals.failed += 1;
            bar.suspend(|| eprintln!("{}: {error:#}", path.display()));
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    totals
}

fn search_game(path: &Path, totals: &mut Totals) -> Result<()> {
    let recorded = RecordedGame::read(path)?;
    let mut importer = Importer::new(&recorded)?;
    for (number, action) in recorded.effective_actions().into_iter().enumerate() {
        if action["type"] == "run_routes" {
            search(&importer, action, totals).with_context(|| format!("action {}", number + 1))?;
        }
        importer.apply(action).with_context(|| format!("action {}", number + 1))?;
    }
    Ok(())
}

fn search(importer: &Importer, action: &serde_json::Value, totals: &mut Totals) -> Result<()> {
    let game = &*importer.with_rulebook_runs();
    let start = Instant::now();
    let Some(best) = game.best_runs(Aim::Dividend, None) else { return Ok(()) };
    totals.times.push(start.elapsed());
    totals.searches += 1;
    totals.unproven += usize::from(best.certainty != Certainty::Best);
    let best = reckoned(game, &best.runs())?;
    let Ok(ran) = reckoned(game, &importer.runs(action)?) else {
        totals.otherwise += 1;
        return Ok(());
    };
    if best < ran {
        totals.below += 1;
        eprintln!("found {} but the players ran {}", best.0, ran.0);
    } else if best > ran {
        totals.left_on_table += 1;
        totals.money_left += i64::from((best - ran).0);
    }
    Ok(())
}

/// What a set of runs earns by the rules, not by the search.
fn reckoned(game: &dyn Game, runs: &[Run]) -> Result<Money> {
    if runs.is_empty() {
        return Ok(Money::ZERO);
    }
    match game.reckon_runs(runs) {
        Ok(set) => Ok(set.revenue),
        Err(refusal) => anyhow::bail!("a set of runs is refused: {refusal:?}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_that_fails_is_counted_and_the_next_one_is_searched() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/games/1860");
        let games = [folder.join("gen-absent.game.json"), folder.join("gen-001.game.json")];
        let totals = search_games(&games);
        assert_eq!((totals.failed, totals.below), (1, 0));
        assert!(totals.searches > 0);
    }
}
