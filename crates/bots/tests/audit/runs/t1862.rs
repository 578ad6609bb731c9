//! 1862: 7.4 and 7.8.

use super::{Earned, Followed, Runner, ensure};
use board::{HexId, StopAt, StopKind};
use rules::Money;
use std::collections::BTreeSet;

/// What scores once: a station, or an off-board area with all its hexes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Station {
    At(StopAt),
    Area(String),
}

/// A train: its type, and its numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Train {
    Freight(usize),
    /// Stations scored, and stations visited.
    Local(usize, usize),
    Express(usize, usize),
}

fn train(name: &str) -> Option<Train> {
    let name = name.trim_end_matches('*');
    let (length, letter) = name.split_at(name.len().checked_sub(1)?);
    let (scored, visited) = length.split_once('/').unwrap_or((length, length));
    let (scored, visited) = (scored.parse().ok()?, visited.parse().ok()?);
    match letter {
        "F" => Some(Train::Freight(scored)),
        "L" => Some(Train::Local(scored, visited)),
        "E" => Some(Train::Express(scored, visited)),
        _ => None,
    }
}

/// The off-board area of a stop.
fn area<'a>(runner: &Runner<'a>, at: StopAt) -> Option<&'a str> {
    let names = &runner.moment.map().hex(at.hex).names;
    let off_board = runner.kind(at) == StopKind::OffBoard;
    off_board.then(|| names[at.node.index()].as_str())
}

fn is_port(area: &str) -> bool {
    area.contains("port")
}

fn station(runner: &Runner<'_>, at: StopAt) -> Station {
    area(runner, at).map_or(Station::At(at), |area| Station::Area(area.to_owned()))
}

/// 9.0: off-board areas pay the lowest figure in phases A and B, the middle one in C and D, then the highest.
fn value(runner: &Runner<'_>, at: StopAt) -> i32 {
    let board::Value::ByColour { yellow, green, russet, .. } = runner.ground.stop(at).value else {
        return runner.value(at).0;
    };
    match runner.moment.view.phase.name.as_str() {
        "A" | "B" => yellow.into(),
        "C" | "D" => green.into(),
        _ => russet.into(),
    }
}

pub fn earned(runner: &Runner<'_>, runs: &[Followed<'_>]) -> Result<Earned, String> {
    let mut trains = Vec::new();
    for run in runs {
        trains.push(train(&run.card.name).ok_or_else(|| format!("what is a {}?", run.card.name))?);
    }
    for (run, train) in runs.iter().zip(&trains) {
        check_one(runner, run, *train)?;
    }
    check_together(runner, runs)?;

    let mut scored: BTreeSet<Station> = BTreeSet::new();
    let mut fixed = 0;
    let mut score = |at: StopAt| {
        if scored.insert(station(runner, at)) {
            fixed += value(runner, at);
        }
    };
    let mut hexes: BTreeSet<HexId> = BTreeSet::new();
    for (run, train) in runs.iter().zip(&trains) {
        match train {
            Train::Freight(_) => {}
            Train::Express(..) => run.stops.iter().filter(|at| run.calls.contains(at)).for_each(|at| {
                if runner.kind(*at) != StopKind::Town {
                    score(*at);
                }
            }),
            Train::Local(..) => {
                hexes.extend(&run.hexes);
                for at in &run.stops {
                    if runner.kind(*at) == StopKind::Town || run.calls.contains(at) {
                        score(*at);
                    }
                }
            }
        }
    }
    let freights: Vec<usize> =
        (0..runs.len()).filter(|run| matches!(trains[*run], Train::Freight(_))).collect();
    let mut best = freights.is_empty().then_some(0);
    for groups in groupings(&freights) {
        let Some(ends) = joined(runner, runs, &trains, &groups) else { continue };
        let mut more = scored.clone();
        let mut total = 0;
        for [a, b] in ends {
            for end in [&a, &b] {
                if more.insert(station(runner, end.at)) {
                    total += value(runner, end.at);
                }
            }
            total += bonus(runner, &a, &b);
        }
        best = best.max(Some(total));
    }
    let freight = best.ok_or("freight trains that do not join")?;
    let revenue = Money(fixed + freight);
    Ok(Earned { each: None, revenue, besides: Money(10 * hexes.len() as i32) })
}

/// An end of freight runs: the stop, and the land hex from which an off-board area is entered.
struct End {
    at: StopAt,
    land: HexId,
}

/// 7.8.1: 20 for every hex between the ends, 30 if one of them is a port.
fn bonus(runner: &Runner<'_>, a: &End, b: &End) -> i32 {
    let map = runner.moment.map();
    let (from, to) = (map.hex(a.land).at, map.hex(b.land).at);
    // A step to a neighbouring column changes the row by one, a step within the column by two.
    let columns = i32::from(from.column).abs_diff(to.column.into()) as i32;
    let rows = i32::from(from.row).abs_diff(to.row.into()) as i32;
    let distance = columns + (rows - columns).max(0) / 2;
    let areas = [area(runner, a.at), area(runner, b.at)];
    let beyond = areas.iter().flatten().count() as i32;
    let each = if areas.iter().flatten().any(|area| is_port(area)) { 30 } else { 20 };
    each * (distance - 1 + beyond).max(0)
}

/// Every way to divide some runs into groups.
fn groupings(runs: &[usize]) -> Vec<Vec<Vec<usize>>> {
    let Some((last, before)) = runs.split_last() else { return vec![Vec::new()] };
    let mut all = Vec::new();
    for grouping in groupings(before) {
        for place in 0..grouping.len() {
            let mut other = grouping.clone();
            other[place].push(*last);
            all.push(other);
        }
        let mut other = grouping;
        other.push(vec![*last]);
        all.push(other);
    }
    all
}

/// The two ends of each group, if every group is one longer run. All trains that rust are in one group, with a permanent one if
/// any runs.
fn joined(
    runner: &Runner<'_>,
    runs: &[Followed<'_>],
    trains: &[Train],
    groups: &[Vec<usize>],
) -> Option<Vec<[End; 2]>> {
    let permanent = |run: &usize| matches!(trains[*run], Train::Freight(length) if length >= 6);
    let with_rusting = groups.iter().filter(|group| !group.iter().all(permanent)).count();
    let lonely = groups.iter().any(|group| !group.iter().any(permanent));
    let any_permanent = groups.iter().flatten().any(permanent);
    if with_rusting > 1 || any_permanent && lonely {
        return None;
    }
    groups.iter().map(|group| as_one_run(runner, runs, group)).collect()
}

fn as_one_run(runner: &Runner<'_>, runs: &[Followed<'_>], group: &[usize]) -> Option<[End; 2]> {
    let mut joints = 0;
    for (place, &run) in group.iter().enumerate() {
        for &other in &group[..place] {
            let (run, other) = (&runs[run], &runs[other]);
            if run.shares_track_with(other) {
                return None;
            }
            for at in run.stops.iter().filter(|at| other.visits(**at)) {
                let ends = run.ends().contains(at) && other.ends().contains(at);
                if !ends || runner.kind(*at) != StopKind::City {
                    return None;
                }
                joints += 1;
            }
        }
    }
    let mut free = Vec::new();
    for &run in group {
        for (which, at) in runs[run].ends().into_iter().enumerate() {
            if !group.iter().any(|other| *other != run && runs[*other].ends().contains(&at)) {
                let hexes = &runs[run].hexes;
                let beside =
                    if which == 0 { hexes[1.min(hexes.len() - 1)] } else { hexes[hexes.len().max(2) - 2] };
                let land = if area(runner, at).is_some() { beside } else { at.hex };
                free.push(End { at, land });
            }
        }
    }
    let ends: [End; 2] = free.try_into().ok()?;
    let areas = [area(runner, ends[0].at), area(runner, ends[1].at)];
    let alike = matches!(areas, [Some(a), Some(b)] if is_port(a) == is_port(b));
    (joints + 1 == group.len() && !alike).then_some(ends)
}

fn check_one(runner: &Runner<'_>, run: &Followed<'_>, train: Train) -> Result<(), String> {
    let large: Vec<StopAt> =
        run.stops.iter().copied().filter(|at| runner.kind(*at) != StopKind::Town).collect();
    let areas: Vec<&str> = run.stops.iter().filter_map(|at| area(runner, *at)).collect();
    let blocked = |at: &StopAt| runner.ground.is_full_for(*at, runner.company.id, 0);
    let city = |at: &StopAt| runner.kind(*at) == StopKind::City;
    ensure(run.stops.len() >= 2 && large.len() >= 2, "fewer than two stations")?;
    ensure(run.ends().iter().all(|at| runner.kind(*at) != StopKind::Town), "a run ends at a small station")?;
    ensure(run.stops.iter().any(city), "no large station")?;
    ensure(run.inner().iter().all(|at| area(runner, *at).is_none()), "an area is passed")?;
    ensure(!run.inner().iter().any(|at| city(at) && blocked(at)), "a full station is passed")?;
    ensure(areas.iter().filter(|area| is_port(area)).count() <= 1, "two ports")?;
    ensure(areas.iter().filter(|area| !is_port(area)).count() <= 1, "two red areas")?;
    let own = |at: &StopAt| runner.has_token(*at) && city(at);
    ensure(run.stops.iter().any(own), "no marker on the run")?;
    let london = runner.company.facts.iter().any(|fact| fact.id == "fact-london");
    ensure(london || !areas.contains(&"London"), "London without a link")?;
    let letter = run.card.name.trim_end_matches('*').chars().last().unwrap_or_default();
    let permits = runner.company.facts.iter().filter(|fact| fact.id == "fact-permit");
    let mut named = permits.flat_map(|fact| &fact.args).map(|(_, kind)| kind.to_string());
    let simple = ["simple_express", "simple_freight"].iter().any(|option| runner.moment.has_option(option));
    ensure(simple || named.any(|kind| kind.to_uppercase().starts_with(letter)), "no permit")?;
    match train {
        Train::Freight(most) => ensure(run.hexes.len() - 1 <= most, "too many hexes"),
        Train::Local(scored, visited) | Train::Express(scored, visited) => {
            ensure(large.len() <= visited, "too many stations")?;
            let calls = large.iter().filter(|at| run.calls.contains(at)).count();
            ensure(calls <= scored, "too many stations are scored")?;
            ensure(matches!(train, Train::Express(..)) || areas.is_empty(), "a local train leaves the board")
        }
    }
}

/// One run visits home, and all of them meet at large stations.
fn check_together(runner: &Runner<'_>, runs: &[Followed<'_>]) -> Result<(), String> {
    let home = runner.company.home.stop;
    let stands = runner.has_token(home);
    let Some(main) = runs.iter().position(|run| stands && run.visits(home)) else {
        return Err("no run visits home".to_owned());
    };
    let cities = |run: &Followed<'_>| -> BTreeSet<StopAt> {
        run.stops.iter().copied().filter(|at| runner.kind(*at) == StopKind::City).collect()
    };
    let mut met = cities(&runs[main]);
    let mut apart: Vec<usize> = (0..runs.len()).filter(|run| *run != main).collect();
    while let Some(place) = apart.iter().position(|run| !cities(&runs[*run]).is_disjoint(&met)) {
        met.extend(cities(&runs[apart.remove(place)]));
    }
    ensure(apart.is_empty(), "the runs do not meet")
}
