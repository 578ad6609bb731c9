//! 1822 and its scenarios: section 14.

use super::{Earned, Followed, Runner, ensure};
use board::{StopAt, StopKind};
use rules::Money;

/// What a train may do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Engine {
    Stops(usize),
    Local,
    Express,
}

fn engine(name: &str) -> Option<Engine> {
    match name {
        "L" | "LP" => Some(Engine::Local),
        "E" => Some(Engine::Express),
        other => other.trim_end_matches('P').parse().ok().map(Engine::Stops),
    }
}

/// Private companies with a mail contract.
const MAIL: [usize; 2] = [6, 7];

pub fn earned(runner: &Runner<'_>, runs: &[Followed<'_>]) -> Result<Earned, String> {
    let mut engines = Vec::new();
    for run in runs {
        engines.push(engine(&run.card.name).ok_or_else(|| format!("what is a {}?", run.card.name))?);
    }
    check_together(runner, runs, &engines)?;
    let mut each = Vec::new();
    for (run, engine) in runs.iter().zip(&engines) {
        check_one(runner, run, *engine)?;
        let value = |at: &StopAt| runner.value(*at);
        each.push(match engine {
            Engine::Express => run
                .stops
                .iter()
                .filter(|at| runner.has_token(**at))
                .map(|at| match channel(runner) {
                    Some((sea, france)) if sea == *at => runner.value(france) * 2,
                    _ => runner.value(*at) * 2,
                })
                .sum(),
            _ => run.stops.iter().map(value).sum(),
        });
    }
    check_lengths(runner, runs, &engines)?;
    if let Some((home, goal)) = home_and_destination(runner) {
        let both = |run: &Followed<'_>| run.visits(home) && run.visits(goal);
        let express = (0..runs.len()).find(|run| both(&runs[*run]) && engines[*run] == Engine::Express);
        let other = (0..runs.len()).rfind(|run| both(&runs[*run]) && engines[*run] != Engine::Express);
        match (express, other) {
            (Some(run), _) => each[run] += runner.value(goal) * 2,
            (None, Some(run)) => each[run] += runner.value(goal),
            (None, None) => {}
        }
    }
    Ok(Earned {
        revenue: each.iter().copied().sum(),
        each: Some(each),
        besides: mail(runner, runs, &engines),
    })
}

/// 14.12: half of the values of both ends, rounded down, for as many runs as there are contracts.
fn mail(runner: &Runner<'_>, runs: &[Followed<'_>], engines: &[Engine]) -> Money {
    let cards = &runner.moment.view.privates;
    let contracts =
        MAIL.iter().filter(|number| cards[**number - 1].company == Some(runner.company.id)).count();
    let mut worth: Vec<i32> = runs
        .iter()
        .zip(engines)
        .filter(|(_, engine)| **engine != Engine::Local)
        .map(|(run, _)| run.ends().iter().map(|at| runner.value(*at).0).sum::<i32>() / 2)
        .collect();
    worth.sort();
    Money(worth.iter().rev().take(contracts).sum())
}

/// The Channel and France, where the map has them.
fn channel(runner: &Runner<'_>) -> Option<(StopAt, StopAt)> {
    let map = runner.moment.map();
    let sea = map.hex_ids().find(|hex| map.hex(*hex).label.as_deref() == Some("EC"))?;
    let france = map.hex_ids().find(|hex| map.hex(*hex).names.iter().any(|name| name == "France"))?;
    let at = |hex| StopAt { hex, node: board::NodeId(0) };
    Some((at(sea), at(france)))
}

fn is_london(runner: &Runner<'_>, at: StopAt) -> bool {
    runner.moment.map().hex(at.hex).names.iter().any(|name| name == "London")
}

/// The city of the home token and that of the destination token, if both stand.
fn home_and_destination(runner: &Runner<'_>) -> Option<(StopAt, StopAt)> {
    let goal = runner.memory.destinations.get(&runner.company.id)?;
    let printed = runner.company.home.stop;
    let map = runner.moment.map();
    let home = if map.tile(map.hex(printed.hex).printed).stops.len() == 6 {
        // The six cities of London keep their edges.
        let edge = board::Edge::ALL[printed.node.index()];
        let here = |node: &StopAt| runner.ground.edges_of(*node).contains(&edge);
        let count = map.tile(runner.ground.face(printed.hex).0).stops.len() as u8;
        (0..count).map(|node| StopAt { hex: printed.hex, node: board::NodeId(node) }).find(here)?
    } else {
        printed
    };
    Some((home, *goal)).filter(|(home, _)| runner.has_token(*home))
}

fn check_one(runner: &Runner<'_>, run: &Followed<'_>, engine: Engine) -> Result<(), String> {
    let blocked = |at: &StopAt| runner.ground.is_full_for(*at, runner.company.id, 0);
    ensure(!run.inner().iter().any(blocked), "a city filled by others is passed")?;
    ensure(run.stops.iter().any(|at| runner.has_token(*at)), "no token on the run")?;
    ensure(run.stops.iter().filter(|at| is_london(runner, **at)).count() <= 1, "London twice")?;
    let (at_sea, abroad) = match channel(runner) {
        Some((sea, france)) => (run.visits(sea), run.visits(france)),
        None => (false, false),
    };
    ensure(at_sea == abroad && !(at_sea && run.stops.len() == 2), "the Channel without France, or alone")?;
    match engine {
        Engine::Stops(_) => ensure(run.stops.len() >= 2, "a run of one stop"),
        Engine::Local => {
            let own = run.stops.iter().filter(|at| runner.has_token(**at)).count();
            let towns = run.stops.iter().filter(|at| runner.kind(**at) == StopKind::Town).count();
            let map = runner.moment.map();
            let track = !map.tile(runner.ground.face(run.stops[0].hex).0).track.is_empty();
            let fits = if run.stops.len() == 1 { track } else { run.stops.len() == 2 && towns == 1 };
            ensure(own == 1 && fits && !at_sea, "not the run of an L")
        }
        Engine::Express => {
            let own = |at: &StopAt| {
                runner.has_token(*at)
                    || channel(runner).is_some_and(|(sea, france)| *at == france && runner.has_token(sea))
            };
            let cities = run.stops.iter().filter(|at| runner.has_token(**at)).count();
            ensure(cities >= 2 && run.ends().iter().all(own), "not the run of an E")
        }
    }
}

/// 14.5, 14.10: one train may be longer by a Pullman car: towns do not count for it. Channel and France are one stop.
fn check_lengths(runner: &Runner<'_>, runs: &[Followed<'_>], engines: &[Engine]) -> Result<(), String> {
    let has_car = runner.company.trains.iter().any(|card| card.name == "P+");
    let mut cars = 0;
    for (run, engine) in runs.iter().zip(engines) {
        let Engine::Stops(most) = engine else { continue };
        let france = channel(runner).is_some_and(|(_, france)| run.visits(france));
        let count = run.stops.len() - usize::from(france);
        let towns = run.stops.iter().filter(|at| runner.kind(**at) == StopKind::Town).count();
        if count > *most {
            cars += 1;
            ensure(count - towns <= *most, "too many stops")?;
        }
    }
    ensure(cars <= usize::from(has_car), "too many stops for a company without enough Pullman cars")
}

/// 14.2: no shared track, except that online an E may share it with others; one L in a city; one track between Merthyr Tydfil
/// and Pontypool.
fn check_together(runner: &Runner<'_>, runs: &[Followed<'_>], engines: &[Engine]) -> Result<(), String> {
    let online = runner.moment.view.edition == "online";
    for (place, run) in runs.iter().enumerate() {
        for (before, other) in runs[..place].iter().enumerate() {
            let one_express = (engines[place] == Engine::Express) != (engines[before] == Engine::Express);
            let may_share = online && one_express;
            ensure(may_share || !run.shares_track_with(other), "two runs share track")?;
            let city =
                |run: &Followed<'_>| run.stops.iter().copied().find(|at| runner.kind(*at) != StopKind::Town);
            let locals = engines[place] == Engine::Local && engines[before] == Engine::Local;
            ensure(!locals || city(run) != city(other), "two L in one city")?;
        }
    }
    let named = |at: &StopAt, name: &str| {
        let names = &runner.moment.map().hex(at.hex).names;
        names.iter().any(|known| known.contains(name))
    };
    let welsh = |run: &Followed<'_>| {
        let legs = run.stops.iter().zip(run.stops.iter().skip(1));
        legs.filter(|(a, b)| {
            named(a, "Merthyr") && named(b, "Pontypool") || named(b, "Merthyr") && named(a, "Pontypool")
        })
        .count()
    };
    ensure(runs.iter().map(welsh).sum::<usize>() <= 1, "both tracks between Merthyr Tydfil and Pontypool")
}
