//! 1860: *Running Trains*, *Insolvency*.

use super::{Earned, Followed, Runner, ensure};
use board::{StopAt, StopKind};
use rules::Money;
use std::collections::BTreeSet;

fn is_large(kind: StopKind) -> bool {
    matches!(kind, StopKind::City | StopKind::OffBoard)
}

pub fn earned(runner: &Runner<'_>, runs: &[Followed<'_>]) -> Result<Earned, String> {
    let view = runner.moment.view;
    let badge = |id: &str| view.round.badges.iter().any(|badge| badge.id == id);
    let nationalised = badge("badge-nationalised");
    let halts_count = !nationalised && !badge("badge-building-ended");
    let operating = view.operating.as_ref().ok_or("nobody operates")?;
    let leased = operating.badges.iter().any(|badge| badge.id == "badge-leases");
    let half = leased && runner.moment.has_option("original_insolvency");
    let by_card = leased && runner.moment.has_option("simplified_insolvency");
    let first_number_only = nationalised || leased && !half;
    let all_towns = ["no_skip_towns", "original_game"].iter().any(|option| runner.moment.has_option(option));
    let all_towns = all_towns || view.edition == "first";

    let mut each = Vec::new();
    let mut besides = Money::ZERO;
    for run in runs {
        let (large, small) = run.card.name.split_once('+').ok_or("a train without a length")?;
        let (large, small): (usize, usize) = (large.parse().unwrap_or(0), small.parse().unwrap_or(0));
        let count =
            |test: &dyn Fn(StopKind) -> bool| run.calls.iter().filter(|at| test(runner.kind(**at))).count();
        let (larges, halts) = (count(&is_large), count(&|kind| kind == StopKind::Wayside));
        ensure(run.stops.len() >= 2, "a run of one stop")?;
        ensure(run.ends().iter().all(|at| runner.kind(*at) != StopKind::Wayside), "a run ends in a halt")?;
        ensure(run.inner().iter().all(|at| runner.kind(*at) != StopKind::OffBoard), "Ryde Pier is passed")?;
        ensure(larges <= large, "too many large stations")?;
        let most = if first_number_only { large } else { large + small };
        ensure(run.calls.len() <= most, "too many stops")?;
        let must_call = |at: &StopAt| match runner.kind(*at) {
            StopKind::City | StopKind::OffBoard => true,
            StopKind::Town => all_towns || run.ends().contains(at),
            _ => false,
        };
        ensure(
            run.stops.iter().filter(|at| must_call(at)).all(|at| run.calls.contains(at)),
            "a stop is left out",
        )?;
        ensure(halts_count || halts == 0, "halts do not count any more")?;
        ensure(run.stops.iter().any(|at| runner.has_token(*at)), "no base on the run")?;
        if !runner.moment.has_option("re_enter_hexes") {
            let entered: Vec<_> =
                run.hexes.iter().zip(run.hexes.iter().skip(1)).filter(|(a, b)| a != b).collect();
            let mut seen = BTreeSet::from([run.hexes[0]]);
            ensure(entered.into_iter().all(|(_, hex)| seen.insert(*hex)), "a hex is entered again")?;
        }
        let value: Money = run.calls.iter().map(|at| runner.value(*at)).sum();
        let (revenue, subsidy) = if by_card {
            (Money(40 + 20 * large as i32), 0)
        } else if half {
            (Money((value.0 / 2 + 9) / 10 * 10), 10 * halts as i32)
        } else if leased {
            (Money(40 + 20 * run.calls.len() as i32), 0)
        } else {
            (value, 10 * halts as i32)
        };
        // A leased train's run tells nothing besides; its halts are paid all the same.
        if !leased {
            besides += Money(subsidy);
        }
        each.push(revenue);
    }
    check_together(runner, runs)?;
    Ok(Earned { revenue: each.iter().copied().sum(), each: Some(each), besides })
}

/// No shared track, home on one of them, all of them joined, and one tokened-out station passed once.
fn check_together(runner: &Runner<'_>, runs: &[Followed<'_>]) -> Result<(), String> {
    for (place, run) in runs.iter().enumerate() {
        ensure(!runs[..place].iter().any(|other| run.shares_track_with(other)), "two runs share track")?;
    }
    let bankrupt = |company: rules::CompanyId| {
        let view = &runner.moment.view.companies[company.index()];
        view.badges.iter().any(|badge| badge.id == "badge-bankrupt")
    };
    let full = |at: &StopAt| {
        let here: Vec<_> = runner.ground.tokens.iter().filter(|token| token.at == *at).collect();
        let others = here.iter().filter(|token| !bankrupt(token.company)).count();
        !here.iter().any(|token| token.company == runner.company.id)
            && others > 0
            && others >= usize::from(runner.ground.stop(*at).slots)
    };
    let passed: usize = runs.iter().map(|run| run.inner().iter().filter(|at| full(at)).count()).sum();
    ensure(passed <= 1, "two tokened-out stations are passed")?;
    let home = runner.company.home.stop;
    ensure(runs.iter().any(|run| run.visits(home)), "no run visits the home base")?;
    let mut joined: BTreeSet<StopAt> = runs[0].stops.iter().copied().collect();
    let mut apart: Vec<&Followed<'_>> = runs[1..].iter().collect();
    while let Some(place) = apart.iter().position(|run| run.stops.iter().any(|at| joined.contains(at))) {
        joined.extend(apart.remove(place).stops.iter().copied());
    }
    ensure(apart.is_empty(), "the runs do not meet")
}
