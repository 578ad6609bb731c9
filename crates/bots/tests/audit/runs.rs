//! What runs earn, stop by stop, and that they follow the track: recomputed from the runs a director gave and from the board.

mod t1822;
mod t1860;
mod t1862;

use crate::Made;
use crate::ground::{Crossing, Ground, Leaving, Piece, Place};
use crate::memory::{self, Memory};
use crate::moment::Moment;
use board::{HexId, StopAt, StopKind};
use rules::view::{CompanyView, TrainCard};
use rules::{Action, CompanyId, Fact, Leg, Money, Run};
use std::collections::BTreeSet;

/// What a set of runs brings.
#[derive(Debug, PartialEq, Eq)]
pub struct Earned {
    /// What each run earns, where that does not depend on the order of the runs.
    pub each: Option<Vec<Money>>,
    pub revenue: Money,
    pub besides: Money,
}

/// A run that was followed over the board.
pub struct Followed<'a> {
    pub card: &'a TrainCard,
    pub stops: Vec<StopAt>,
    pub calls: BTreeSet<StopAt>,
    pub pieces: BTreeSet<Piece>,
    crossings: BTreeSet<Crossing>,
    /// Every hex, once for every time it is entered.
    pub hexes: Vec<HexId>,
    /// Whether each stop between the ends was only come to, or left, by track that ends runs.
    passes_end: bool,
}

impl Followed<'_> {
    pub fn ends(&self) -> [StopAt; 2] {
        [self.stops[0], self.stops[self.stops.len() - 1]]
    }

    pub fn inner(&self) -> &[StopAt] {
        self.stops.get(1..self.stops.len() - 1).unwrap_or_default()
    }

    pub fn visits(&self, at: StopAt) -> bool {
        self.stops.contains(&at)
    }

    pub fn shares_track_with(&self, other: &Followed<'_>) -> bool {
        !self.pieces.is_disjoint(&other.pieces) || !self.crossings.is_disjoint(&other.crossings)
    }
}

/// A company that runs.
pub struct Runner<'a> {
    pub moment: &'a Moment<'a>,
    pub memory: &'a Memory,
    pub company: &'a CompanyView,
    pub ground: Ground<'a>,
}

/// Compares what runs earned with what they should; the number of runs that were compared.
pub fn check(made: &Made<'_>) -> Result<usize, String> {
    let Made { before: moment, memory, action, events, .. } = *made;
    let (Action::Run { runs }, Some(company)) = (action, moment.choices.turn.company) else { return Ok(0) };
    if runs.is_empty() {
        return Ok(0);
    }
    let ground = Ground::of(moment.map(), moment.view);
    let company = &moment.view.companies[company.index()];
    let runner = Runner { moment, memory, company, ground };
    let name = |what: String| format!("{} runs {runs:?}: {what}", runner.company.symbol);
    let followed = runner.follow_all(runs).map_err(name)?;
    let expected = match moment.title() {
        "1860" => t1860::earned(&runner, &followed),
        "1862" => t1862::earned(&runner, &followed),
        _ => t1822::earned(&runner, &followed),
    };
    let expected = expected.map_err(name)?;
    let told = told(events, company.id);
    let mut said = Earned { each: None, ..told };
    if expected.each.is_some() {
        said.each = told.each;
    }
    if said == expected { Ok(runs.len()) } else { Err(name(format!("{said:?} and not {expected:?}"))) }
}

/// What the events say that a company's runs earned.
fn told(events: &[Fact], company: CompanyId) -> Earned {
    let mut told = Earned { each: Some(Vec::new()), revenue: Money::ZERO, besides: Money::ZERO };
    for event in events.iter().filter(|event| memory::company(event, "company") == Some(company)) {
        match event.id {
            "event-ran" | "event-ran-leased" | "event-ran-side" => {
                let revenue = event.money("revenue").unwrap_or_default();
                told.revenue += revenue;
                told.besides += event.money("besides").unwrap_or_default();
                told.each.as_mut().expect("a list").push(revenue);
            }
            "event-mail" => told.besides += event.money("amount").unwrap_or_default(),
            _ => {}
        }
    }
    told
}

impl<'a> Runner<'a> {
    /// What a stop is worth while these tiles are the newest.
    pub fn value(&self, at: StopAt) -> Money {
        Money(self.ground.stop(at).value.at(self.moment.view.phase.tiles).into())
    }

    pub fn kind(&self, at: StopAt) -> StopKind {
        self.ground.stop(at).kind
    }

    pub fn has_token(&self, at: StopAt) -> bool {
        self.ground.tokens_of(self.company.id).contains(&at)
    }

    fn follow_all(&self, runs: &[Run]) -> Result<Vec<Followed<'a>>, String> {
        let trains =
            self.moment.view.operating.as_ref().map(|operating| &operating.trains[..]).unwrap_or_default();
        let mut all: Vec<Followed<'a>> = Vec::new();
        for run in runs {
            let card = trains.iter().find(|card| card.id == run.train).ok_or("a train it does not have")?;
            if all.iter().any(|other| other.card.id == run.train) {
                return Err("a train runs twice".to_owned());
            }
            let followed = self.follow(card, run, &all)?;
            all.push(followed);
        }
        Ok(all)
    }

    /// Follows a run. Where two tracks join the same stops over the same hexes it takes one that no other run has used.
    fn follow(
        &self,
        card: &'a TrainCard,
        run: &Run,
        others: &[Followed<'_>],
    ) -> Result<Followed<'a>, String> {
        let mut followed = Followed {
            card,
            stops: vec![run.start],
            calls: run.calls.iter().copied().collect(),
            pieces: BTreeSet::new(),
            crossings: BTreeSet::new(),
            hexes: vec![run.start.hex],
            passes_end: false,
        };
        let mut arrived_at_end = false;
        for (place, leg) in run.legs.iter().enumerate() {
            let from = *followed.stops.last().expect("a start");
            let leaving = if place == 0 { Leaving::EndOfRun } else { Leaving::Passing };
            let ways = self.ways(from, leg, leaving);
            let free = |way: &&Way| {
                let used = |piece: &Piece| others.iter().any(|other| other.pieces.contains(piece));
                !way.pieces.iter().any(used)
            };
            let way = ways.iter().find(free).or(ways.first()).ok_or("no such track")?;
            followed.passes_end |= arrived_at_end;
            let (pieces, crossings) = (way.pieces.len(), way.crossings.len());
            let before = (followed.pieces.len(), followed.crossings.len());
            followed.pieces.extend(way.pieces.iter().copied());
            followed.crossings.extend(way.crossings.iter().copied());
            if (followed.pieces.len(), followed.crossings.len()) != (before.0 + pieces, before.1 + crossings)
            {
                return Err("track is used twice".to_owned());
            }
            if followed.stops.contains(&leg.to) {
                return Err("a stop is visited twice".to_owned());
            }
            followed.stops.push(leg.to);
            followed.hexes.extend(leg.hexes.iter().skip(1));
            arrived_at_end = !way.leads_on;
        }
        if followed.calls.iter().any(|at| !followed.stops.contains(at)) {
            return Err("a call at a stop off the track".to_owned());
        }
        if followed.passes_end {
            return Err("a run goes on from where track ends".to_owned());
        }
        Ok(followed)
    }

    /// The tracks of a leg.
    fn ways(&self, from: StopAt, leg: &Leg, leaving: Leaving) -> Vec<Way> {
        let mut found = Vec::new();
        let start = Way { pieces: Vec::new(), crossings: Vec::new(), leads_on: true };
        self.ways_from(Place::Stop(from, true), &leg.hexes, 0, leg.to, leaving, start, &mut found);
        found
    }

    #[allow(clippy::too_many_arguments)]
    fn ways_from(
        &self,
        place: Place,
        hexes: &[HexId],
        at: usize,
        goal: StopAt,
        leaving: Leaving,
        way: Way,
        found: &mut Vec<Way>,
    ) {
        for step in self.ground.steps(place, leaving) {
            let at = at + usize::from(step.crossing.is_some());
            if hexes.get(at) != Some(&step.piece.0) || way.pieces.contains(&step.piece) {
                continue;
            }
            let mut longer = way.clone();
            longer.pieces.push(step.piece);
            longer.crossings.extend(step.crossing);
            match step.to {
                Place::Stop(stop, leads_on) if stop == goal && at + 1 == hexes.len() => {
                    longer.leads_on = leads_on;
                    found.push(longer);
                }
                Place::Stop(..) => {}
                border => self.ways_from(border, hexes, at, goal, Leaving::Passing, longer, found),
            }
        }
    }
}

/// The track of a leg.
#[derive(Clone)]
struct Way {
    pieces: Vec<Piece>,
    crossings: Vec<Crossing>,
    /// Whether a run that came by it may go on.
    leads_on: bool,
}

/// Fails with a sentence unless something holds.
fn ensure(holds: bool, what: &str) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what.to_owned()) }
}
