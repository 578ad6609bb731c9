//! Runs: the best set as a proposal, simple changes to it, and runs typed by hand.

use crate::draw::Screen;
use crate::offers::Offer;
use crate::table::SharedTable;
use board::{Coordinate, HexId, Map, Network, NodeId, StopAt, StopKind};
use rules::{Action, Aim, Argument, Choice, Game, Leg, Money, Names, Run, TrainId};
use titles::AnyGame;

/// What a set of runs would bring, run by run in words, and in all.
struct Preview {
    sentences: Vec<String>,
    revenue: Money,
    besides: Money,
}

/// Tries a set of runs out on a copy of the game.
fn preview(table: &SharedTable, scene: &Screen<'_>, runs: &[Run]) -> Option<Preview> {
    let mut game = table.game().clone();
    let events = game.apply(table.actor()?, &Action::Run { runs: runs.to_vec() }).ok()?;
    let mut preview = Preview { sentences: Vec::new(), revenue: Money::ZERO, besides: Money::ZERO };
    // Whatever a title calls it, a run is told with its stops.
    for event in events.iter().filter(|event| event.arg("stops").is_some()) {
        preview.revenue += event.money("revenue").unwrap_or(Money::ZERO);
        preview.besides += event.money("besides").unwrap_or(Money::ZERO);
        preview.sentences.push(scene.say(&event.message(&game)));
    }
    Some(preview)
}

/// The best set, and what is legal of these changes: no wayside stops, one town or wayside stop less, one train less.
pub(crate) fn offers(table: &SharedTable, scene: &Screen<'_>, label: String, may_stand: bool) -> Vec<Offer> {
    let mut offers = Vec::new();
    let best = table.game().best_runs(Aim::Dividend, None).map(|best| best.runs()).unwrap_or_default();
    let proposal = if best.is_empty() { None } else { preview(table, scene, &best) };
    if let Some(proposal) = proposal {
        let total = total(scene, &proposal);
        offers.push(Offer::of(
            format!("{label}: {total}"),
            proposal.sentences,
            Action::Run { runs: best.clone() },
        ));
        for (label, runs) in changes(table.game(), scene, &best) {
            if let Some(changed) = preview(table, scene, &runs) {
                let total = self::total(scene, &changed);
                offers.push(Offer::of(format!("{label}: {total}"), Vec::new(), Action::Run { runs }));
            }
        }
    }
    if may_stand {
        let label = scene.text("choice-stand", &[]);
        offers.push(Offer::of(label, Vec::new(), Action::Run { runs: Vec::new() }));
    }
    offers
}

fn total(scene: &Screen<'_>, preview: &Preview) -> String {
    let number = |money: Money| Argument::Number(i64::from(money.0));
    let args = [("revenue", number(preview.revenue)), ("besides", number(preview.besides))];
    scene.text("terminal-run-total", &args)
}

/// Simple changes to a set of runs, each with a label; no two alike.
fn changes(game: &AnyGame, scene: &Screen<'_>, best: &[Run]) -> Vec<(String, Vec<Run>)> {
    let kind = |stop: StopAt| kind_of(game, stop);
    let mut changes: Vec<(String, Vec<Run>)> = Vec::new();
    let without = |test: &dyn Fn(&Run, StopAt) -> bool| -> Vec<Run> {
        let mut runs = best.to_vec();
        for run in &mut runs {
            let kept = run.calls.iter().copied().filter(|stop| !test(run, *stop)).collect();
            run.calls = kept;
        }
        runs
    };
    let no_waysides = without(&|_, stop| kind(stop) == Some(StopKind::Wayside));
    changes.push((scene.text("terminal-run-no-waysides", &[]), no_waysides));
    for run in best {
        for stop in run.calls.iter().copied() {
            if matches!(kind(stop), Some(StopKind::Wayside | StopKind::Town)) {
                let args = [("at", game.stop(stop).into()), ("train", run.train.card(game).into())];
                let label = scene.text("terminal-run-passing", &args);
                changes.push((label, without(&|other, at| other.train == run.train && at == stop)));
            }
        }
    }
    if best.len() > 1 {
        for left_out in best {
            let args = [("train", left_out.train.card(game).into())];
            let label = scene.text("terminal-run-without-train", &args);
            let rest = best.iter().filter(|run| run.train != left_out.train).cloned().collect();
            changes.push((label, rest));
        }
    }
    let mut distinct: Vec<(String, Vec<Run>)> = Vec::new();
    for (label, runs) in changes {
        if runs != best && distinct.iter().all(|(_, other)| *other != runs) {
            distinct.push((label, runs));
        }
    }
    distinct
}

fn kind_of(game: &AnyGame, stop: StopAt) -> Option<StopKind> {
    let (tile, _) = game.layout().tile(stop.hex);
    game.map().tile(tile).stops.get(stop.node.index()).map(|stop| stop.kind)
}

/// Why typed runs cannot be read: a message and its arguments.
pub(crate) struct Unreadable {
    pub id: &'static str,
    pub word: String,
}

/// Reads runs such as `2+1-0 F2.0 F4 G5; 3+2-0 G5 -G7.1 G9`: a train, then every stop on its way; `-` passes a stop
/// without calling; `(F4,G3)` before a stop names the hexes between where several ways lead there.
pub(crate) fn parse(game: &AnyGame, text: &str) -> Result<Vec<Run>, Unreadable> {
    let network = Network::of(game.map(), game.layout());
    text.split(';')
        .map(str::trim)
        .filter(|run| !run.is_empty())
        .map(|run| parse_run(game, &network, run))
        .collect()
}

fn parse_run(game: &AnyGame, network: &Network, text: &str) -> Result<Run, Unreadable> {
    let unreadable = |id, word: &str| Unreadable { id, word: word.to_owned() };
    let mut words = text.split_whitespace();
    let name = words.next().unwrap_or_default();
    let train = train(game, name).ok_or_else(|| unreadable("terminal-run-no-train", name))?;
    let mut run: Option<Run> = None;
    let mut via: Option<Vec<HexId>> = None;
    for word in words {
        if let Some(between) = word.strip_prefix('(').and_then(|word| word.strip_suffix(')')) {
            let hexes = between.split(',').map(|name| hex(game.map(), name)).collect::<Option<_>>();
            via = Some(hexes.ok_or_else(|| unreadable("terminal-run-no-hex", word))?);
            continue;
        }
        let (name, calls) = match word.strip_prefix('-') {
            Some(name) => (name, false),
            None => (word, true),
        };
        let stop = stop(game, name)?;
        match &mut run {
            None => run = Some(Run { train, start: stop, legs: Vec::new(), calls: Vec::new() }),
            Some(run) => {
                let from = run.legs.last().map_or(run.start, |leg| leg.to);
                run.legs.push(leg(network, from, stop, via.take()));
            }
        }
        if let (Some(run), true) = (&mut run, calls) {
            run.calls.push(stop);
        }
    }
    run.ok_or_else(|| unreadable("terminal-run-no-stops", name))
}

/// The leg between two stops: over the hexes named, or the shortest way there is. If there is none, the rules
/// will say so.
fn leg(network: &Network, from: StopAt, to: StopAt, via: Option<Vec<HexId>>) -> Leg {
    if let Some(via) = via {
        return Leg { to, hexes: [from.hex].into_iter().chain(via).chain([to.hex]).collect() };
    }
    let ends = network.stop(from).zip(network.stop(to));
    let ways = ends.into_iter().flat_map(|(a, b)| {
        let links = network.links_of(a).iter().map(|link| network.link(*link));
        links.filter(move |link| link.other(a) == b).map(move |link| (link, link.a == a))
    });
    match ways.min_by_key(|(link, _)| link.hexes.len()) {
        Some((link, true)) => Leg { to, hexes: link.hexes.iter().copied().collect() },
        Some((link, false)) => Leg { to, hexes: link.hexes.iter().rev().copied().collect() },
        None => Leg { to, hexes: [from.hex, to.hex].into_iter().collect() },
    }
}

/// A train that may run now, by its card or, if there is only one of its kind, by its type.
fn train(game: &AnyGame, name: &str) -> Option<TrainId> {
    let options = game.choices().options;
    let trains: Vec<TrainId> = options
        .iter()
        .flat_map(|choice| match choice {
            Choice::Run { trains, .. } => trains.to_vec(),
            _ => Vec::new(),
        })
        .collect();
    let by_card = trains.iter().find(|train| train.card(game) == name);
    let mut by_type = trains.iter().filter(|train| game.train(train.kind) == name);
    by_card.or_else(|| by_type.next().filter(|_| by_type.next().is_none())).copied()
}

fn hex(map: &Map, name: &str) -> Option<HexId> {
    map.find(name.trim().to_uppercase().parse::<Coordinate>().ok()?)
}

/// A stop such as `F2.0`, or `G5` where there is only one.
fn stop(game: &AnyGame, name: &str) -> Result<StopAt, Unreadable> {
    let unreadable = |id| Unreadable { id, word: name.to_owned() };
    let (at, node) = name.split_once('.').map_or((name, None), |(at, node)| (at, Some(node)));
    let hex = hex(game.map(), at).ok_or_else(|| unreadable("terminal-run-no-stop"))?;
    let stops = game.map().tile(game.layout().tile(hex).0).stops.len();
    match (node, stops) {
        (_, 0) => Err(unreadable("terminal-run-no-stop")),
        (None, 1) => Ok(StopAt { hex, node: NodeId(0) }),
        (None, _) => Err(unreadable("terminal-run-which-stop")),
        (Some(node), stops) => match node.parse::<u8>() {
            Ok(node) if usize::from(node) < stops => Ok(StopAt { hex, node: NodeId(node) }),
            _ => Err(unreadable("terminal-run-no-stop")),
        },
    }
}
