//! Small random boards of 1860: a few tiles on a part of the map, bases, tokened-out stations, trains and terms.

use board::{Colour, HexId, Layout, Map, Network, StopKind};
use routes::{
    Allowance, Cities, Meet, Paid, Pay, Role, SetRules, SharedTrack, StopInfo, StopUse, Through, Towns, Train,
};

/// A generator of chance that is the same everywhere.
pub struct Chance(u64);

impl Chance {
    /// Chance from a seed.
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below another.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % end
    }

    /// Whether something happens that happens once in so many times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of some things.
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len())]
    }
}

/// A problem with the board it is about.
pub struct Board {
    pub network: Network,
    pub stops: Vec<StopInfo>,
    pub trains: Vec<Train>,
    pub rules: SetRules,
}

impl Board {
    /// A random board on one of two maps.
    pub fn random(maps: &[Map; 2], chance: &mut Chance) -> Board {
        let map = chance.pick(maps);
        let lays = 6 + chance.below(30);
        let layout = random_layout(map, chance, lays);
        let network = Network::of(map, &layout);
        let stops = random_stops(&network, chance);
        let mut trains: Vec<Train> = (0..1 + chance.below(3)).map(|_| random_train(chance)).collect();
        // Mostly the trains of a company differ in nothing but how far they run.
        if !chance.once_in(3) {
            let first = trains[0];
            trains.iter_mut().for_each(|train| *train = Train { allowance: train.allowance, ..first });
        }
        Board { network, stops, trains, rules: random_rules(chance) }
    }

    /// The problem.
    pub fn problem(&self) -> routes::Problem<'_> {
        let (stops, trains) = (self.stops.clone(), self.trains.clone());
        routes::Problem { network: &self.network, stops, trains, rules: self.rules }
    }
}

/// Lays tiles on and around a random hex.
pub fn random_layout(map: &Map, chance: &mut Chance, lays: usize) -> Layout {
    let all: Vec<HexId> = map.hex_ids().collect();
    let mut hexes = vec![*chance.pick(&all)];
    for _ in 0..8 {
        let from = *chance.pick(&hexes);
        hexes.extend(map.hex(from).neighbours.iter().flatten());
    }
    let mut layout = Layout::new(map);
    for _ in 0..lays {
        let hex = *chance.pick(&hexes);
        let choices = map.replacements(hex, layout.tile(hex));
        if let Some(choice) = (!choices.is_empty()).then(|| chance.pick(choices))
            && layout.supply(map, choice.tile) != Some(0)
        {
            layout.replace(hex, choice.tile, choice.rotation);
        }
    }
    layout
}

/// Gives some cities to the company and closes some to it.
fn random_stops(network: &Network, chance: &mut Chance) -> Vec<StopInfo> {
    let newest = *chance.pick(&[Colour::Yellow, Colour::Green, Colour::Russet]);
    let strange = chance.once_in(3);
    let mut stops: Vec<StopInfo> = network.stops.iter().map(|stop| StopInfo::of(stop, newest)).collect();
    for (stop, info) in network.stops.iter().zip(&mut stops) {
        if strange && info.role != Role::Wayside {
            info.value = 5 * chance.below(12) as u32;
        }
        if stop.kind == StopKind::City {
            match chance.below(4) {
                0 => info.base = true,
                1 => info.through = Through::Once,
                _ => {}
            }
        }
    }
    let with_track = |index: &usize| !network.links_of(board::StopId(*index as u16)).is_empty();
    let bases: Vec<usize> = (0..stops.len()).filter(|n| stops[*n].base && with_track(n)).collect();
    if !bases.is_empty() {
        stops[*chance.pick(&bases)].home = true;
    }
    stops
}

/// Any train that the titles know, and some that they do not.
fn random_train(chance: &mut Chance) -> Train {
    Train {
        allowance: Allowance { large: 1 + chance.below(4) as u8, small: chance.below(4) as u8 },
        cities: if chance.once_in(6) { Cities::WithBase } else { Cities::All },
        towns: *chance.pick(&[Towns::Chosen, Towns::BestFirst, Towns::All, Towns::All, Towns::None]),
        waysides: !chance.once_in(4),
        pay: match chance.below(4) {
            0 => Pay::PerStop { run: 40, stop: 20 },
            1 => Pay::Values { times: 2, wayside_pay: 10 },
            _ => Pay::Values { times: 1, wayside_pay: 10 },
        },
        class: chance.below(2) as u8,
    }
}

/// The usual rules for a set, or any others.
fn random_rules(chance: &mut Chance) -> SetRules {
    let usual = SetRules { re_enter_hexes: chance.once_in(2), ..SetRules::USUAL };
    if chance.once_in(2) {
        return usual;
    }
    SetRules {
        shared_track: *chance.pick(&[SharedTrack::Never, SharedTrack::BetweenClasses, SharedTrack::Always]),
        stops: if chance.once_in(5) { StopUse::OneRun } else { StopUse::Any },
        paid: *chance.pick(&[Paid::EachRun, Paid::OncePerSet]),
        meet: *chance.pick(&[Meet::AtHome, Meet::Never]),
        ..usual
    }
}
