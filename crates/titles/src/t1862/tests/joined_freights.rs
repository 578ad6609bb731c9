//! 7.8.1: permanent freight trains that meet end to end are joined or not as it brings the whole set of runs most (G5).

use super::super::Game1862;
use super::super::scene::Scene;
use super::super::state::{OperatingStep, Train};
use board::{HexId, Network, StopAt, StopKind};
use rules::{Aim, Game, Money, Run};
use std::sync::Arc;

/// Bishop's Stortford, Cambridge, full of foreign markers, March and Wisbech, with two 6F and a 4/5E.
fn cambridge_line(judged_alone: bool) -> Scene {
    Scene::departing(&[], 2, |departures| departures.freights_judged_alone = judged_alone)
        .phase("E")
        .tile("B5", "57", 0)
        .tile("B7", "57", 0)
        .tile("B9", "790", 0)
        .tile("B11", "8852", 0)
        .tile("B13", "57", 0)
        .running("N&E", 90, "Ann 6")
        .marker("N&E", "B5")
        .in_play("ECR")
        .marker("ECR", "B9")
        .in_play("NGC")
        .marker("NGC", "B9")
        .permits("N&E", "EF")
        .train("N&E", "EF")
        .train("N&E", "EF")
        .train("N&E", "EE")
        .turn_of("N&E", OperatingStep::Run)
}

/// Apart the freights bring 80 + 40, and the express adds March; joined they bring 40 + 60, and the express adds March and
/// Cambridge.
#[test]
fn joining_leaves_a_station_to_another_train() {
    let runs = [(0, "B13 (B11) B9"), (1, "B9 B7 B5"), (2, "B9 B7 B5")];
    assert_eq!(cambridge_line(true).earn("N&E", &runs), (140, 0), "version 1");
    let scene = cambridge_line(false);
    assert_eq!(scene.earn("N&E", &runs), (160, 0));
    assert_eq!(scene.earn("N&E", &runs[..2]), (120, 0), "the freights alone are better apart");
    let best = scene.game.best_runs(Aim::Dividend, None).expect("a company that runs");
    assert_eq!(best.revenue, Money(160));
    assert_eq!(scene.game.reckon_runs(&best.runs()).expect("legal runs").revenue, best.revenue);
}

/// A generator of chance that is the same everywhere.
struct Chance(u64);

impl Chance {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % end
    }

    fn pick<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len())]
    }
}

const COMPANY: &str = "N&E";
const OTHERS: [&str; 2] = ["N&S", "FDR"];
const FREIGHTS: [&str; 4] = ["EF", "EF", "FF", "DF"];
const TRAINS: [&str; 7] = ["EF", "DF", "EE", "DE", "FE", "EL", "DL"];
const LINE: [(&str, &str); 5] = [("B5", "57"), ("B7", "57"), ("B9", "790"), ("B11", "8852"), ("B13", "57")];

/// The line to Cambridge and Wisbech, or parts of it, with a few random tiles on it and beside it, markers of a company and of
/// others, two freights and one or two more trains.
fn random_board(chance: &mut Chance) -> Scene {
    let mut scene = Scene::rulebook(2).phase("F").in_play(OTHERS[0]).in_play(OTHERS[1]);
    let mut hexes: Vec<HexId> = Vec::new();
    for (hex, tile) in LINE {
        let id = scene.hex_id(hex);
        hexes.push(id);
        hexes.extend(scene.game.data.map.hex(id).neighbours.iter().flatten());
        if chance.below(12) > 0 {
            scene = scene.tile(hex, tile, 0);
        }
    }
    let map = &scene.game.data.map;
    let game = &mut scene.game;
    for _ in 0..chance.below(6) {
        let hex = *chance.pick(&hexes);
        let layout = &mut game.state.layout;
        let choices = map.replacements(hex, layout.tile(hex));
        if !choices.is_empty() {
            let choice = chance.pick(choices);
            if layout.supply(map, choice.tile) != Some(0) {
                layout.replace(hex, choice.tile, choice.rotation);
            }
        }
    }
    game.state.network = Arc::new(Network::of(map, &game.state.layout));
    scene = scene.running(COMPANY, 90, "Ann 6").permits(COMPANY, "EFL");
    let stops = scene.game.state.network.stops.clone();
    for stop in stops.iter().filter(|stop| stop.kind == StopKind::City && hexes.contains(&stop.at.hex)) {
        let owners = *chance.pick(&[&[COMPANY][..], &OTHERS, &OTHERS, &[]]);
        for owner in owners {
            put_marker(&mut scene, owner, stop.at);
        }
    }
    let two = [*chance.pick(&FREIGHTS[..3]), *chance.pick(&FREIGHTS)];
    for train in two.into_iter().chain((0..1 + chance.below(2)).map(|_| *chance.pick(&TRAINS))) {
        let kind = scene.train_kind(&train[..1]);
        let of_its_band = scene.company_state(COMPANY).trains.iter().filter(|other| other.card.kind == kind);
        if of_its_band.count() < 2 {
            scene = scene.train(COMPANY, train);
        }
    }
    scene.turn_of(COMPANY, OperatingStep::Run)
}

fn put_marker(scene: &mut Scene, owner: &str, at: StopAt) {
    let id = scene.company_id(owner);
    let stands = scene.game.state.layout.tokens_at(at).any(|token| token.owner.0 == id.0);
    let few = scene.game.state.layout.tokens().iter().filter(|token| token.owner.0 == id.0).count() < 7;
    if let Some(slot) = scene.game.state.layout.free_slot(&scene.game.data.map, at).filter(|_| few && !stands)
    {
        scene.game.put_marker(id, at, slot);
    }
}

/// Every run of each train, with every choice of what it scores.
fn all_runs(game: &Game1862) -> Vec<Vec<Run>> {
    let company = game.runner().expect("a company that runs");
    let is_large = |at: &StopAt| {
        let stop = game.state.network.stop(*at);
        stop.is_some_and(|stop| game.state.network.stops[stop.index()].kind != StopKind::Town)
    };
    let runs = |train: Train| {
        let mut found = Vec::new();
        game.each_run(company, train, &mut |run| {
            let [first, last] = [run.start, run.legs.last().map_or(run.start, |leg| leg.to)];
            // A run in one direction is enough.
            if first <= last {
                let large: Vec<StopAt> = run.stops().filter(is_large).collect();
                let scored = usize::from(game.data.band(train.card.kind).scored).min(large.len());
                let choices = (0..1u32 << large.len()).filter(|set| set.count_ones() as usize == scored);
                for set in choices {
                    let calls = (0..large.len()).filter(|n| set >> n & 1 == 1).map(|n| large[n]).collect();
                    found.push(Run { calls, ..run.clone() });
                }
            }
            true
        });
        found
    };
    game.running_trains(company).into_iter().map(runs).collect()
}

/// The most that any set of runs is paid.
fn most_paid(game: &Game1862, runs: &[Vec<Run>], chosen: &mut Vec<Run>) -> Money {
    let Some((first, rest)) = runs.split_first() else {
        let paid = game.reckon_runs(chosen).map_or(Money::ZERO, |set| set.revenue);
        return if chosen.is_empty() { Money::ZERO } else { paid };
    };
    let mut most = most_paid(game, rest, chosen);
    for run in first {
        chosen.push(run.clone());
        most = most.max(most_paid(game, rest, chosen));
        chosen.pop();
    }
    most
}

#[test]
fn search_promises_what_the_engine_pays_and_no_set_pays_more() {
    let (mut boards, mut judged_otherwise) = (0, 0);
    for seed in 1.. {
        let mut chance = Chance(u64::wrapping_mul(seed, 0x9E37_79B9_7F4A_7C15) | 1);
        let scene = random_board(&mut chance);
        if scene.awaited() != "running" {
            continue;
        }
        let runs = all_runs(&scene.game);
        let sets = runs.iter().try_fold(1usize, |sets, runs| sets.checked_mul(runs.len() + 1));
        if !sets.is_some_and(|sets| (30..4_000).contains(&sets)) {
            continue;
        }
        let best = scene.game.best_runs(Aim::Dividend, None).expect("a company that runs");
        let paid = |game: &Game1862| game.reckon_runs(&best.runs()).expect("legal runs").revenue;
        assert_eq!(best.revenue, paid(&scene.game), "board {seed}");
        assert_eq!(best.revenue, most_paid(&scene.game, &runs, &mut Vec::new()), "board {seed}");
        let mut version_1 = scene.game.clone();
        version_1.options.departures.freights_judged_alone = true;
        judged_otherwise += usize::from(paid(&version_1) < best.revenue);
        boards += 1;
        if boards == 300 {
            break;
        }
    }
    assert!(judged_otherwise > 0, "boards on which it matters");
}
