//! The track on the board, piece by piece, and where trains can get to on it. Made from what is printed and from the view alone:
//! it knows nothing of the engine's network.

use board::{Edge, End, HexId, Lane, Map, NodeId, Passing, Rotation, StopAt, StopKind, TileId};
use rules::CompanyId;
use rules::view::View;
use std::collections::{BTreeMap, BTreeSet};

/// How many walks a search over all ways may try to complete before it gives up.
const MOST_TRIES: usize = 400;

/// A piece of track: the hex, and its place in the list of the tile that lies there.
pub type Piece = (HexId, usize);

/// A token on the board.
#[derive(Clone, Copy, Debug)]
pub struct Standing {
    pub at: StopAt,
    pub slot: u8,
    pub company: CompanyId,
}

/// What lies and stands on the board.
#[derive(Clone)]
pub struct Ground<'a> {
    pub map: &'a Map,
    faces: Vec<(TileId, Rotation)>,
    pub tokens: Vec<Standing>,
}

/// Where a walk can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// At a stop. The flag says whether track may be followed further from there.
    Stop(StopAt, bool),
    /// At an edge of a hex, on the way out.
    Border(HexId, Edge, Lane),
}

/// A track over a border, named from the side of the hex with the lower number.
pub type Crossing = (HexId, Edge, Lane);

/// One piece of a walk, the border crossed before it, and where it leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub crossing: Option<Crossing>,
    pub piece: Piece,
    pub to: Place,
}

/// How a stop is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaving {
    /// On the way: not over track that ends runs.
    Passing,
    /// At a token: over track that ends runs too, but not over track that is only for coming.
    Starting,
    /// At the first stop of a run, which is as good as its last: over any track.
    EndOfRun,
}

/// How track may be followed.
#[derive(Clone)]
pub struct Rules {
    /// Where walks start.
    pub starts: BTreeSet<StopAt>,
    /// Stops that may be reached but not passed.
    pub blocked: BTreeSet<StopAt>,
    /// A walk that has left a hex may not come back to it.
    pub hexes_once: bool,
    /// How many stops a walk may have on it; `None` is any number.
    pub length: Option<Length>,
}

/// How many stops a train may have on its way, the first and the last included.
#[derive(Clone, Copy)]
pub struct Length {
    pub large: usize,
    /// Large and small stops together, where small ones count.
    pub total: Option<usize>,
}

/// Whether something can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    Yes,
    No,
    /// The search gave up.
    Unknown,
}

impl Answer {
    /// Yes if one is, no if none can be.
    pub fn any(answers: impl IntoIterator<Item = Answer>) -> Answer {
        let mut doubt = false;
        for answer in answers {
            match answer {
                Answer::Yes => return Answer::Yes,
                Answer::Unknown => doubt = true,
                Answer::No => {}
            }
        }
        if doubt { Answer::Unknown } else { Answer::No }
    }

    /// Yes if both are, no if one is not.
    pub fn and(self, other: Answer) -> Answer {
        match (self, other) {
            (Answer::No, _) | (_, Answer::No) => Answer::No,
            (Answer::Yes, Answer::Yes) => Answer::Yes,
            _ => Answer::Unknown,
        }
    }
}

/// What can be reached at all: whether without using anything twice has to be asked.
pub struct Reached {
    /// How each place was reached first: from where, and by which step.
    came: BTreeMap<Place, Option<(Place, Step)>>,
    /// The ways over each piece of track: from where, and the step.
    pieces: BTreeMap<Piece, Vec<(Place, Step)>>,
}

impl<'a> Ground<'a> {
    pub fn of(map: &'a Map, view: &View) -> Ground<'a> {
        let mut faces: Vec<_> = map.hex_ids().map(|hex| (map.hex(hex).printed, Rotation::ZERO)).collect();
        for laid in &view.board.tiles {
            faces[laid.hex.index()] = (laid.tile, laid.rotation);
        }
        let token = |token: &rules::view::TokenView| Standing {
            at: StopAt { hex: token.hex, node: token.node },
            slot: token.slot,
            company: token.company,
        };
        Ground { map, faces, tokens: view.board.tokens.iter().map(token).collect() }
    }

    pub fn face(&self, hex: HexId) -> (TileId, Rotation) {
        self.faces[hex.index()]
    }

    /// The same board with another tile on a hex. The tokens there go to the stops that theirs become.
    pub fn with(&self, hex: HexId, tile: TileId, rotation: Rotation, becomes: &[NodeId]) -> Ground<'a> {
        let mut other = self.clone();
        other.faces[hex.index()] = (tile, rotation);
        for token in other.tokens.iter_mut().filter(|token| token.at.hex == hex) {
            token.at.node = becomes[token.at.node.index()];
        }
        other
    }

    pub fn stop(&self, at: StopAt) -> &'a board::Stop {
        &self.map.tile(self.face(at.hex).0).stops[at.node.index()]
    }

    /// The ends of the pieces of track on a hex as they lie, with their lanes and what may be done at the stop they lead to.
    fn track(&self, hex: HexId) -> impl Iterator<Item = (usize, [(End, Lane); 2], Passing)> + 'a {
        let (tile, rotation) = self.face(hex);
        let turned = move |end: End| match end {
            End::Edge(edge) => End::Edge(Edge::ALL[(edge.index() + rotation.index()) % 6]),
            node => node,
        };
        let pieces = self.map.tile(tile).track.iter().enumerate();
        pieces.map(move |(index, track)| {
            let ends = [(turned(track.a), track.lanes.0), (turned(track.b), track.lanes.1)];
            (index, ends, track.passing)
        })
    }

    /// The edges that track leads to from a stop.
    pub fn edges_of(&self, at: StopAt) -> BTreeSet<Edge> {
        let pieces =
            self.track(at.hex).filter(|(_, ends, _)| ends.iter().any(|(end, _)| *end == End::Node(at.node)));
        pieces.flat_map(|(_, ends, _)| ends).filter_map(|(end, _)| end.edge()).collect()
    }

    /// Every stop on the board.
    pub fn stops(&self) -> impl Iterator<Item = StopAt> + '_ {
        self.map.hex_ids().flat_map(|hex| {
            let count = self.map.tile(self.face(hex).0).stops.len() as u8;
            (0..count).map(move |node| StopAt { hex, node: NodeId(node) })
        })
    }

    /// The pieces that lead on from one end of track on a hex, each with its other end.
    fn leading_from(&self, hex: HexId, end: End, lane: Lane) -> Vec<(usize, (End, Lane), Passing)> {
        let mut found = Vec::new();
        for (index, [a, b], passing) in self.track(hex) {
            if a == (end, lane) {
                found.push((index, b, passing));
            }
            if b == (end, lane) {
                found.push((index, a, passing));
            }
        }
        found
    }

    /// Every step from a place.
    pub fn steps(&self, place: Place, leaving: Leaving) -> Vec<Step> {
        let (hex, crossing, found) = match place {
            Place::Stop(_, false) => return Vec::new(),
            Place::Stop(at, true) => {
                let mut found = self.leading_from(at.hex, End::Node(at.node), Lane::Only);
                found.retain(|(_, _, passing)| match passing {
                    Passing::Free => true,
                    Passing::EndsRun => leaving != Leaving::Passing,
                    Passing::EntersOnly => leaving == Leaving::EndOfRun,
                });
                (at.hex, None, found)
            }
            Place::Border(hex, edge, lane) => {
                let Some(next) = self.map.hex(hex).neighbours[edge.index()] else { return Vec::new() };
                // Left meets right; a single track meets the right one of two.
                let facing = match lane {
                    Lane::Only => [Lane::Only, Lane::Right],
                    Lane::Left => [Lane::Right, Lane::Right],
                    Lane::Right => [Lane::Left, Lane::Only],
                };
                let across =
                    facing.map(|lane| (lane, self.leading_from(next, End::Edge(edge.opposite()), lane)));
                let Some((beyond, found)) = across.into_iter().find(|(_, found)| !found.is_empty()) else {
                    return Vec::new();
                };
                let crossing = if hex < next { (hex, edge, lane) } else { (next, edge.opposite(), beyond) };
                (next, Some(crossing), found)
            }
        };
        let to = |(end, lane), passing| match end {
            End::Node(node) => Place::Stop(StopAt { hex, node }, passing == Passing::Free),
            End::Edge(edge) => Place::Border(hex, edge, lane),
        };
        let step = |(index, end, passing)| Step { crossing, piece: (hex, index), to: to(end, passing) };
        found.into_iter().map(step).collect()
    }

    /// Every place and piece that can be reached, by ways that may use something twice: each place by the way with the fewest
    /// large stops.
    pub fn reach(&self, rules: &Rules) -> Reached {
        let mut reached = Reached { came: BTreeMap::new(), pieces: BTreeMap::new() };
        let mut waiting = BTreeSet::new();
        let mut costs = BTreeMap::new();
        for start in &rules.starts {
            let place = Place::Stop(*start, true);
            waiting.insert(((1, 0), place));
            costs.insert(place, (1, 0));
            reached.came.insert(place, None);
        }
        while let Some(((large, steps), place)) = waiting.pop_first() {
            if costs[&place] != (large, steps) {
                continue;
            }
            let first = reached.came[&place].is_none();
            let leaving = if first { Leaving::Starting } else { Leaving::Passing };
            for mut step in self.steps(place, leaving) {
                step.to = rules.arriving(step.to);
                reached.pieces.entry(step.piece).or_default().push((place, step));
                let is_large = matches!(step.to, Place::Stop(at, _) if self.is_large(at));
                let cost = (large + usize::from(is_large), steps + 1);
                if costs.get(&step.to).is_none_or(|known| cost < *known) && !rules.is_start(step.to) {
                    costs.insert(step.to, cost);
                    waiting.insert((cost, step.to));
                    reached.came.insert(step.to, Some((place, step)));
                }
            }
        }
        reached
    }

    fn is_large(&self, at: StopAt) -> bool {
        matches!(self.stop(at).kind, StopKind::City | StopKind::OffBoard)
    }

    /// Whether a train could get to a stop, using nothing twice.
    pub fn can_reach(&self, rules: &Rules, reached: &Reached, at: StopAt) -> Answer {
        let ways = [true, false].map(|leads_on| Place::Stop(at, leads_on));
        let ways = ways.into_iter().filter(|place| reached.came.contains_key(place));
        let mut ways = ways.map(|place| reached.way_to(place)).peekable();
        if rules.starts.contains(&at) || ways.any(|way| self.is_legal(rules, &way)) {
            return Answer::Yes;
        }
        self.search(rules, vec![Walk::from(self, Place::Stop(at, true))])
    }

    /// Whether a train could run over a piece of track, using nothing twice.
    pub fn can_travel(&self, rules: &Rules, reached: &Reached, piece: Piece) -> Answer {
        let Some(steps) = reached.pieces.get(&piece) else { return Answer::No };
        if steps.iter().any(|step| self.is_legal(rules, &reached.way_over(step))) {
            return Answer::Yes;
        }
        self.search(rules, self.walks_over(rules, piece, None))
    }

    /// Whether a train could get to an edge of a hex on the way out, using nothing twice.
    pub fn can_leave(&self, rules: &Rules, reached: &Reached, hex: HexId, edge: Edge) -> Answer {
        let leads_out =
            |step: &Step| matches!(step.to, Place::Border(from, by, _) if (from, by) == (hex, edge));
        let on_hex = reached.pieces.range((hex, 0)..=(hex, usize::MAX));
        let out: Vec<_> = on_hex.flat_map(|(_, steps)| steps).filter(|(_, step)| leads_out(step)).collect();
        if out.iter().any(|step| self.is_legal(rules, &reached.way_over(step))) {
            return Answer::Yes;
        }
        let pieces: BTreeSet<Piece> = out.iter().map(|(_, step)| step.piece).collect();
        let walks = pieces.into_iter().flat_map(|piece| self.walks_over(rules, piece, Some(edge)));
        self.search(rules, walks.collect())
    }

    /// Whether a way uses nothing twice and is short enough. A way is its steps, each with the place it starts from.
    fn is_legal(&self, rules: &Rules, way: &[(Place, Step)]) -> bool {
        let Some((start, _)) = way.first() else { return true };
        let mut walk = Walk::from(self, *start);
        walk.fits(rules) && way.iter().all(|(_, step)| walk.take(self, rules, *step))
    }

    /// The walks that begin with a piece of track, from either of its ends or from one edge.
    fn walks_over(&self, rules: &Rules, (hex, index): Piece, from: Option<Edge>) -> Vec<Walk> {
        let (_, [a, b], passing) = self.track(hex).nth(index).expect("a piece of the tile");
        let mut walks = Vec::new();
        for ((far, _), (near, lane)) in [(a, b), (b, a)] {
            if from.is_some_and(|edge| far != End::Edge(edge)) {
                continue;
            }
            let mut walk = match far {
                End::Node(node) => Walk::from(self, Place::Stop(StopAt { hex, node }, true)),
                End::Edge(_) => Walk { hexes: vec![hex], ..Walk::default() },
            };
            let to = match near {
                End::Node(node) => Place::Stop(StopAt { hex, node }, passing == Passing::Free),
                End::Edge(edge) => Place::Border(hex, edge, lane),
            };
            if walk.fits(rules) && walk.take(self, rules, Step { crossing: None, piece: (hex, index), to }) {
                walks.push(walk);
            }
        }
        walks
    }

    /// Whether one of some walks can be continued to a start: what a train can do in one direction it can do in the other. From
    /// the goal towards the starts it shows soonest where something would have to be used twice.
    fn search(&self, rules: &Rules, walks: Vec<Walk>) -> Answer {
        let mut tries = MOST_TRIES;
        Answer::any(walks.iter().map(|walk| self.complete(rules, walk, &mut tries)))
    }

    fn complete(&self, rules: &Rules, walk: &Walk, tries: &mut usize) -> Answer {
        if *tries == 0 {
            return Answer::Unknown;
        }
        *tries -= 1;
        if walk.has_arrived(rules) {
            return Answer::Yes;
        }
        let Some(way) = self.shortest_way(rules, walk) else { return Answer::No };
        let mut whole = walk.clone();
        if way.iter().all(|step| whole.take(self, rules, *step)) {
            return Answer::Yes;
        }
        let mut answer = Answer::No;
        for step in self.steps(walk.at(), walk.leaving()) {
            let mut longer = walk.clone();
            if !longer.take(self, rules, step) {
                continue;
            }
            match self.complete(rules, &longer, tries) {
                Answer::Yes => return Answer::Yes,
                Answer::Unknown => answer = Answer::Unknown,
                Answer::No => {}
            }
        }
        answer
    }

    /// The shortest way on to a start that uses nothing of the walk, though it may use something of its own twice.
    fn shortest_way(&self, rules: &Rules, walk: &Walk) -> Option<Vec<Step>> {
        let mut came: BTreeMap<Place, Option<(Place, Step)>> = BTreeMap::from([(walk.at(), None)]);
        let mut waiting = std::collections::VecDeque::from([walk.at()]);
        while let Some(place) = waiting.pop_front() {
            let leaving = if place == walk.at() { walk.leaving() } else { Leaving::Passing };
            for step in self.steps(place, leaving) {
                let mut next = Walk { at: Some(place), ..walk.clone() };
                if !next.take(self, &Rules { length: None, ..rules.clone() }, step)
                    || came.contains_key(&next.at())
                {
                    continue;
                }
                came.insert(next.at(), Some((place, step)));
                waiting.push_back(next.at());
                if next.has_arrived(rules) {
                    let mut way = Vec::new();
                    let mut here = next.at();
                    while let Some(Some((before, step))) = came.get(&here) {
                        way.push(*step);
                        here = *before;
                    }
                    way.reverse();
                    return Some(way);
                }
            }
        }
        None
    }

    /// Whether all slots of a stop hold tokens, none of them this company's. Extra slots count, `more` of them empty or not.
    pub fn is_full_for(&self, at: StopAt, company: CompanyId, more: u8) -> bool {
        let here: Vec<&Standing> = self.tokens.iter().filter(|token| token.at == at).collect();
        if here.is_empty() || here.iter().any(|token| token.company == company) {
            return false;
        }
        let highest = here.iter().map(|token| token.slot + 1).max().unwrap_or_default();
        let slots = (self.stop(at).slots + more).max(highest);
        (0..slots).all(|slot| here.iter().any(|token| token.slot == slot))
    }

    /// Where tokens of a company stand.
    pub fn tokens_of(&self, company: CompanyId) -> BTreeSet<StopAt> {
        self.tokens.iter().filter(|token| token.company == company).map(|token| token.at).collect()
    }
}

impl Rules {
    /// A place as it is for whoever arrives there: a stop that blocks cannot be left.
    fn arriving(&self, place: Place) -> Place {
        match place {
            Place::Stop(at, leads_on) => Place::Stop(at, leads_on && !self.blocked.contains(&at)),
            border => border,
        }
    }

    fn is_start(&self, place: Place) -> bool {
        matches!(place, Place::Stop(at, _) if self.starts.contains(&at))
    }
}

impl Reached {
    /// The way by which a step is come to first, with the step.
    fn way_over(&self, (from, step): &(Place, Step)) -> Vec<(Place, Step)> {
        let mut way = self.way_to(*from);
        way.push((*from, *step));
        way
    }

    /// The way by which a place was reached first.
    fn way_to(&self, place: Place) -> Vec<(Place, Step)> {
        let mut way = Vec::new();
        let mut here = place;
        while let Some(Some((before, step))) = self.came.get(&here) {
            way.push((*before, *step));
            here = *before;
        }
        way.reverse();
        way
    }
}

/// A way that uses nothing twice.
#[derive(Clone, Default)]
pub struct Walk {
    at: Option<Place>,
    /// The last piece may be used for coming, but connections are not traced out over it.
    enters_only: bool,
    pieces: Vec<Piece>,
    crossings: Vec<Crossing>,
    stops: Vec<StopAt>,
    /// The hexes it passes, each once for every time it is entered.
    hexes: Vec<HexId>,
    large: usize,
    small: usize,
}

impl Walk {
    fn from(ground: &Ground<'_>, start: Place) -> Walk {
        let mut walk = Walk { at: Some(start), ..Walk::default() };
        if let Place::Stop(at, _) = start {
            walk.hexes.push(at.hex);
            walk.call(ground, at);
        }
        walk
    }

    fn at(&self) -> Place {
        self.at.expect("a walk begins somewhere")
    }

    /// How the place where it is can be left: where it began in any way.
    fn leaving(&self) -> Leaving {
        if self.pieces.is_empty() { Leaving::EndOfRun } else { Leaving::Passing }
    }

    /// Whether it has come to a start, over track by which that can be left.
    fn has_arrived(&self, rules: &Rules) -> bool {
        !self.enters_only && matches!(self.at(), Place::Stop(at, _) if rules.starts.contains(&at))
    }

    fn call(&mut self, ground: &Ground<'_>, at: StopAt) {
        self.stops.push(at);
        match ground.stop(at).kind {
            StopKind::City | StopKind::OffBoard => self.large += 1,
            StopKind::Town => self.small += 1,
            StopKind::Wayside | StopKind::Village => {}
        }
    }

    fn fits(&self, rules: &Rules) -> bool {
        rules.length.is_none_or(|length| {
            self.large <= length.large && length.total.is_none_or(|total| self.large + self.small <= total)
        })
    }

    /// Takes a step, if nothing is used twice by it.
    fn take(&mut self, ground: &Ground<'_>, rules: &Rules, step: Step) -> bool {
        if self.pieces.contains(&step.piece) {
            return false;
        }
        if let Some(crossing) = step.crossing {
            let hex = step.piece.0;
            if self.crossings.contains(&crossing) || rules.hexes_once && self.hexes.contains(&hex) {
                return false;
            }
            self.crossings.push(crossing);
            self.hexes.push(hex);
        }
        self.pieces.push(step.piece);
        self.enters_only =
            ground.map.tile(ground.face(step.piece.0).0).track[step.piece.1].passing == Passing::EntersOnly;
        self.at = Some(rules.arriving(step.to));
        if let Place::Stop(at, _) = step.to {
            if self.stops.contains(&at) {
                return false;
            }
            self.call(ground, at);
        }
        self.fits(rules)
    }
}
