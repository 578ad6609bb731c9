//! The outline of a board with its bits in rows of fixed width.

use board::LinkId;

use crate::bits::Row;
use crate::outline::{Outline, Station};
use crate::problem::{Role, Through, Train};

/// The board as the search walks it.
pub(crate) struct Graph<'o, const W: usize> {
    pub outline: &'o Outline,
    pub stations: Vec<Junction<W>>,
    pub arcs: Vec<Hop<W>>,
    /// The bits of all resources, of all stations, and of the homes.
    pub all_resources: Row<W>,
    pub all_stations: Row<W>,
    pub homes: Row<W>,
    /// The stations a run may pass freely, and those that one run may pass.
    pub free: Row<W>,
    pub once: Row<W>,
    /// The stations with a base of the company, in order.
    pub bases: Vec<usize>,
}

/// A station with what a run may do there.
#[derive(Clone, Copy)]
pub(crate) struct Junction<const W: usize> {
    /// What a run takes that starts here.
    pub takes: Row<W>,
    /// The stations next to it.
    pub near: Row<W>,
    /// How a run may go on.
    pub through: Through,
    first: u32,
    last: u32,
}

/// An arc of the outline, with what it takes.
#[derive(Clone, Copy)]
pub(crate) struct Hop<const W: usize> {
    pub takes: Row<W>,
    pub to: usize,
    pub link: LinkId,
    pub track: i64,
}

impl<'o, const W: usize> Graph<'o, W> {
    /// Lays out the bits of an outline for trains of a class.
    pub fn new(outline: &'o Outline, class: u8) -> Graph<'o, W> {
        let first_resource = if outline.stations_once { 0 } else { outline.stations.len() };
        let mut graph = Graph {
            outline,
            stations: Vec::with_capacity(outline.stations.len()),
            arcs: Vec::new(),
            all_resources: Row::of(first_resource..outline.resources_end),
            all_stations: Row::of(0..outline.stations.len()),
            homes: Row::EMPTY,
            free: Row::EMPTY,
            once: Row::EMPTY,
            bases: Vec::new(),
        };
        for (index, station) in outline.stations.iter().enumerate() {
            graph.add(index, station, outline.track_of_class(class));
        }
        graph
    }

    fn add(&mut self, index: usize, station: &Station, class: usize) {
        let first = self.arcs.len();
        self.arcs.extend(station.arcs.iter().map(|arc| Hop {
            takes: Row::of(arc.bits.iter().copied().chain(arc.stretches.iter().map(|bit| bit + class))),
            to: arc.to,
            link: arc.link,
            track: arc.track,
        }));
        let info = station.info;
        let pass = Row::of([self.pass_bit()]);
        let apart = |a: &Hop<W>, b: &Hop<W>| !a.takes.minus(&pass).meets(&b.takes);
        let steps = &self.arcs[first..];
        let crossed = steps.iter().enumerate().any(|(n, a)| steps[..n].iter().any(|b| apart(a, b)));
        let near = Row::of(steps.iter().map(|step| step.to));
        let through = if crossed { info.through } else { Through::Never };
        match through {
            Through::Free => self.free.set(index),
            Through::Once => self.once.set(index),
            Through::Never => {}
        }
        self.stations.push(Junction {
            takes: Row::of(station.bits.iter().copied()),
            near,
            through,
            first: first as u32,
            last: self.arcs.len() as u32,
        });
        if info.home {
            self.homes.set(index);
        }
        if info.base && info.role == Role::Large {
            self.bases.push(index);
        }
    }

    /// The numbers of the arcs that leave a station.
    pub fn leaving(&self, station: usize) -> std::ops::Range<usize> {
        let place = &self.stations[station];
        place.first as usize..place.last as usize
    }

    /// The resource that a run uses up when it passes through a tokened-out station.
    pub fn pass_bit(&self) -> usize {
        self.outline.resources_end - 1
    }
}

/// The board as the classes of trains see it that may share track with others, but not among themselves.
pub(crate) struct Graphs<'o, const W: usize>(Vec<(u8, Graph<'o, W>)>);

impl<'o, const W: usize> Graphs<'o, W> {
    /// The board for all classes of some trains.
    pub fn new(outline: &'o Outline, trains: &[Train]) -> Graphs<'o, W> {
        let mut graphs = Graphs(Vec::new());
        for class in trains.iter().map(|train| outline.class_apart(train.class)).chain([0]) {
            if !graphs.0.iter().any(|(known, _)| *known == class) {
                graphs.0.push((class, Graph::new(outline, class)));
            }
        }
        graphs
    }

    /// The board, where the class does not matter.
    pub fn first(&self) -> &Graph<'o, W> {
        &self.0[0].1
    }

    /// The board as a class sees it.
    pub fn of(&self, class: u8) -> &Graph<'o, W> {
        let class = self.first().outline.class_apart(class);
        self.0.iter().find(|(known, _)| *known == class).map_or(self.first(), |(_, graph)| graph)
    }
}
