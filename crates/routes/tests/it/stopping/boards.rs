//! Small random boards of 1822: a few tiles on a part of the map, bases, full cities, trains and whatever else runs keep to.

use board::{Colour, LinkId, Map, Network, StopId, StopKind, StopSet};
use routes::stopping::{Bonus, Problem, Stop, Train};

use crate::chance::{Chance, random_layout};

/// A random board of a map, as a problem with the network it is about.
pub fn random(map: &Map, chance: &mut Chance) -> Network {
    let lays = 6 + chance.below(30);
    Network::of(map, &random_layout(map, chance, lays))
}

/// A random problem on a board. `None` if there is nowhere to run.
pub fn problem<'a>(network: &'a Network, chance: &mut Chance) -> Option<Problem<'a>> {
    let newest = *chance.pick(&[Colour::Yellow, Colour::Green, Colour::Russet]);
    let all: Vec<StopId> = (0..network.stops.len() as u16)
        .map(StopId)
        .filter(|stop| !network.links_of(*stop).is_empty())
        .collect();
    let mut stops: Vec<Stop> =
        network.stops.iter().map(|stop| open_stop(stop.kind, stop.value.at(newest))).collect();
    for stop in all.iter().map(|stop| stop.index()) {
        if stops[stop].town {
            continue;
        }
        match chance.below(4) {
            0 => {
                let alone = !chance.once_in(4);
                let express_value = 2 * stops[stop].value;
                stops[stop] = Stop { base: true, express_end: true, alone, express_value, ..stops[stop] };
            }
            1 => stops[stop].passable = false,
            _ => {}
        }
    }
    let bases: Vec<StopId> = all.iter().copied().filter(|stop| stops[stop.index()].base).collect();
    if bases.is_empty() {
        return None;
    }
    let pair = chance.once_in(4).then(|| (*chance.pick(&all), *chance.pick(&all))).filter(|(a, b)| a != b);
    if let Some((sea, _)) = pair {
        stops[sea.index()].free = true;
    }
    let bonus = chance.once_in(2).then(|| Bonus {
        stops: [*chance.pick(&bases), *chance.pick(&bases)],
        value: 10 * chance.below(8) as u32,
        express_value: 10 * chance.below(16) as u32,
        to_both: chance.once_in(4),
    });
    let some = |chance: &mut Chance| (0..3).map(|_| *chance.pick(&all)).collect::<StopSet>();
    let links = network.links.len();
    Some(Problem {
        network,
        trains: (0..1 + chance.below(3)).map(|_| train(chance)).collect(),
        express_shares_track: chance.once_in(2),
        one_of: if chance.once_in(2) { some(chance) } else { StopSet::default() },
        pair,
        one_link: (0..3).map(|_| LinkId(chance.below(links) as u16)).collect(),
        bonus: bonus.filter(|bonus| bonus.stops[0] != bonus.stops[1]),
        stops,
    })
}

fn open_stop(kind: StopKind, value: u16) -> Stop {
    Stop {
        value: value.into(),
        express_value: 0,
        town: kind == StopKind::Town,
        free: false,
        passable: true,
        base: false,
        express_end: false,
        alone: false,
    }
}

fn train(chance: &mut Chance) -> Train {
    match chance.below(5) {
        0 => Train::Local,
        1 => Train::Express,
        _ => Train::Stopping { most: 2 + chance.below(6) as u8, free_towns: chance.once_in(4) },
    }
}
