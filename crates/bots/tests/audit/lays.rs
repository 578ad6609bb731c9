//! Which tiles a company may lay, and what they cost: every tile on every hex is judged by the rulebook, and the result is compared
//! with what is offered.

mod t1822;
mod t1860;
mod t1862;

use crate::Made;
use crate::fitting::{Fit, exits, new_pieces};
use crate::ground::{Answer, Ground, Length, Reached, Rules};
use crate::memory::Memory;
use crate::moment::Moment;
use board::{Colour, Count, Edge, HexId, Rotation, TileId};
use rules::view::{CompanyView, View};
use rules::{Action, Choice, Money, Step};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// A tile on a hex.
type Lay = (HexId, TileId, Rotation);

/// What was compared.
#[derive(Default, Debug)]
pub struct Compared {
    /// Lays that are allowed.
    pub allowed: usize,
    /// Lays that fit on the board but are not allowed.
    pub forbidden: usize,
    /// Lays that could not be judged: the search over all ways gave up.
    pub unknown: usize,
    /// Lays by powers of private companies, of which the costs are compared.
    pub by_powers: usize,
}

impl Compared {
    pub fn add(&mut self, other: Compared) {
        self.allowed += other.allowed;
        self.forbidden += other.forbidden;
        self.unknown += other.unknown;
        self.by_powers += other.by_powers;
    }
}

/// Compares everything that is offered to a company that lays track with what it may lay.
pub fn check(moment: &Moment<'_>, memory: &Memory) -> Result<Compared, String> {
    let mut compared = Compared::default();
    let turn = &moment.choices.turn;
    let (Step::TRACK | Step::HOME_TILE, Some(company)) = (turn.step, turn.company) else {
        return Ok(compared);
    };
    let mut offered: BTreeMap<Lay, Money> = BTreeMap::new();
    for choice in &moment.choices.options {
        if let Choice::LayTile { hex, tile, rotations, cost } = choice {
            offered.extend(rotations.iter().map(|rotation| ((*hex, *tile, *rotation), *cost)));
        }
    }
    let site = Site::of(moment, memory, &moment.view.companies[company.index()]);
    compared.by_powers += check_powers(&site)?;
    let Some(judge) = site.judge() else { return Ok(compared) };
    let ground = &site.ground;
    for hex in moment.map().hex_ids() {
        for fit in moment.fits(ground, hex).iter() {
            let lay = (hex, fit.tile, fit.rotation);
            let verdict = judge(&site, hex, fit);
            compare(moment, lay, verdict, offered.remove(&lay), &mut compared)?;
        }
        for (lay, verdict) in site.additions(hex) {
            compare(moment, lay, verdict, offered.remove(&lay), &mut compared)?;
        }
    }
    match offered.first_key_value() {
        Some((lay, _)) => Err(format!("{} is offered and does not fit", moment.lay(*lay))),
        None => Ok(compared),
    }
}

/// Compares what lays by powers of private companies cost.
fn check_powers(site: &Site<'_>) -> Result<usize, String> {
    let mut compared = 0;
    for choice in &site.moment.choices.options {
        let Choice::LayByPower { powers, hex, tile, rotations, cost } = choice else { continue };
        for rotation in rotations {
            let lay = (*hex, *tile, *rotation);
            let should = t1822::cost_by_powers(site, powers, lay);
            if *cost != should {
                let what = site.moment.lay(lay);
                return Err(format!("{what} by {powers:?} costs {should:?} and is offered for {cost:?}"));
            }
            compared += 1;
        }
    }
    Ok(compared)
}

/// Compares what was paid for a tile with what was offered.
pub fn check_payment(made: &Made<'_>) -> Result<(), String> {
    let Made { before: moment, action, events, after, .. } = *made;
    let Some(company) = moment.choices.turn.company else { return Ok(()) };
    let offered = moment.choices.options.iter().find_map(|choice| match (choice, action) {
        (
            Choice::LayTile { hex, tile, rotations, cost },
            Action::LayTile { hex: on, tile: new, rotation },
        ) => ((hex, tile) == (on, new) && rotations.contains(rotation)).then_some(*cost),
        _ => None,
    });
    let laid = events.iter().find(|event| event.id == "event-tile-laid");
    let (Some(offered), Some(laid)) = (offered, laid) else { return Ok(()) };
    let treasury = |view: &View| view.companies[company.index()].treasury.unwrap_or_default();
    let paid = treasury(moment.view) - treasury(after);
    // The turn may go on by itself as far as the runs; nothing else is paid before them.
    if laid.money("cost") == Some(offered) && (paid == offered || after.turn.company != Some(company)) {
        return Ok(());
    }
    Err(format!("a tile for {offered:?} cost {paid:?}: {laid:?}"))
}

fn compare(
    moment: &Moment<'_>,
    lay: Lay,
    verdict: Verdict,
    offered: Option<Money>,
    compared: &mut Compared,
) -> Result<(), String> {
    let what = || moment.lay(lay);
    match (verdict, offered) {
        (Verdict::Allowed(cost), Some(shown)) if cost == shown => {
            compared.allowed += 1;
            Ok(())
        }
        (Verdict::Allowed(cost), Some(shown)) => {
            Err(format!("{} costs {cost:?} and is offered for {shown:?}", what()))
        }
        (Verdict::Allowed(cost), None) => {
            let said = moment.try_lay(lay);
            Err(format!("{} is allowed for {cost:?} and not offered: {said:?}", what()))
        }
        (Verdict::Forbidden(why), Some(_)) => Err(format!("{} is offered, but: {why}", what())),
        (Verdict::Forbidden(why), None) => {
            compared.forbidden += 1;
            // The engine is asked as well, about a few of many: what is not offered is refused.
            let asked = compared.forbidden.is_multiple_of(40);
            match asked.then(|| moment.try_lay(lay)) {
                Some(Ok(_)) => Err(format!("{} is accepted, but: {why}", what())),
                _ => Ok(()),
            }
        }
        (Verdict::Unknown, _) => {
            compared.unknown += 1;
            Ok(())
        }
    }
}

/// What the rulebook says to a lay.
#[derive(Clone, Debug)]
pub enum Verdict {
    Allowed(Money),
    Forbidden(&'static str),
    Unknown,
}

impl From<Answer> for Verdict {
    fn from(answer: Answer) -> Verdict {
        match answer {
            Answer::Yes => Verdict::Allowed(Money::ZERO),
            Answer::No => Verdict::Forbidden("no track leads there"),
            Answer::Unknown => Verdict::Unknown,
        }
    }
}

/// Judges a tile that fits on a hex.
type Judge = fn(&Site<'_>, HexId, &Fit) -> Verdict;

/// A company that builds.
pub struct Site<'a> {
    moment: &'a Moment<'a>,
    memory: &'a Memory,
    company: &'a CompanyView,
    ground: Ground<'a>,
    rules: Rules,
    reached: Reached,
    /// Whether track that the company reaches points at an edge of a hex from outside.
    met: RefCell<BTreeMap<(HexId, Edge), Answer>>,
}

impl<'a> Site<'a> {
    fn of(moment: &'a Moment<'a>, memory: &'a Memory, company: &'a CompanyView) -> Site<'a> {
        let ground = Ground::of(moment.map(), moment.view);
        let rules = walking(moment, memory, company, &ground, None);
        let reached = ground.reach(&rules);
        Site { moment, memory, company, ground, rules, reached, met: RefCell::default() }
    }

    fn judge(&self) -> Option<Judge> {
        match self.moment.title() {
            "1860" if self.moment.choices.turn.step == Step::HOME_TILE => Some(t1860::judge_home),
            "1860" => Some(t1860::judge),
            "1862" => Some(t1862::judge),
            _ => t1822::may_be_judged(self).then_some(t1822::judge),
        }
    }

    /// What may be added to a tile that stays on its hex.
    fn additions(&self, hex: HexId) -> Vec<(Lay, Verdict)> {
        match self.moment.title() {
            "1862" => t1862::small_stations(self, hex),
            _ => Vec::new(),
        }
    }

    fn tile(&self, tile: TileId) -> &'a board::Tile {
        self.moment.map().tile(tile)
    }

    /// The colour of what lies on a hex.
    fn colour(&self, hex: HexId) -> Colour {
        self.tile(self.ground.face(hex).0).colour
    }

    /// Whether a tile of a design is left in the box.
    fn is_left(&self, tile: TileId) -> bool {
        let design = self.tile(tile);
        let on_board = |other: &&rules::view::LaidTile| self.tile(other.tile).stock == design.stock;
        match design.count {
            Count::Limited(copies) => {
                self.moment.view.board.tiles.iter().filter(on_board).count() < usize::from(copies)
            }
            Count::Unlimited => true,
        }
    }

    /// Whether a tile is of a colour that may be laid now, and left.
    fn is_available(&self, tile: TileId) -> bool {
        self.tile(tile).colour <= self.moment.view.phase.tiles && self.is_left(tile)
    }

    fn has_token_on(&self, hex: HexId) -> bool {
        self.rules.starts.iter().any(|at| at.hex == hex)
    }

    fn treasury(&self) -> Money {
        self.company.treasury.unwrap_or_default()
    }

    /// Whether track that the company reaches points at this edge of a hex.
    fn meets(&self, hex: HexId, edge: Edge) -> Answer {
        let Some(next) = self.moment.map().hex(hex).neighbours[edge.index()] else { return Answer::No };
        let known = self.met.borrow().get(&(hex, edge)).copied();
        known.unwrap_or_else(|| {
            let answer = self.ground.can_leave(&self.rules, &self.reached, next, edge.opposite());
            self.met.borrow_mut().insert((hex, edge), answer);
            answer
        })
    }

    /// Whether a tile on an empty hex continues track that the company reaches.
    fn continues_track(&self, hex: HexId, fit: &Fit) -> Answer {
        if self.has_token_on(hex) {
            return Answer::Yes;
        }
        Answer::any(exits(self.tile(fit.tile), fit.rotation).into_iter().map(|edge| self.meets(hex, edge)))
    }

    /// The board with a tile on it, for each thing that its stops can have been before.
    fn afterwards(&self, hex: HexId, fit: &Fit) -> impl Iterator<Item = After<'a>> {
        let before = self.ground.face(hex);
        fit.becomes.iter().map(move |becomes| {
            let ground = self.ground.with(hex, fit.tile, fit.rotation, becomes);
            let length = t1860::length(self.moment, self.company);
            let rules = walking(self.moment, self.memory, self.company, &ground, length);
            let reached = ground.reach(&rules);
            let new = new_pieces(self.moment.map(), before, fit, becomes);
            After { ground, rules, reached, hex, new, becomes: becomes.clone() }
        })
    }
}

/// The board after a lay.
struct After<'a> {
    ground: Ground<'a>,
    rules: Rules,
    reached: Reached,
    hex: HexId,
    /// Pieces that the tile before did not have.
    new: Vec<usize>,
    becomes: Vec<board::NodeId>,
}

impl After<'_> {
    /// Whether one of some pieces of the new tile can be travelled.
    fn travels_any(&self, pieces: impl IntoIterator<Item = usize>) -> Answer {
        let can = |piece| self.ground.can_travel(&self.rules, &self.reached, (self.hex, piece));
        Answer::any(pieces.into_iter().map(can))
    }

    /// Whether a stop of the new tile can be reached.
    fn reaches(&self, node: board::NodeId) -> Answer {
        let at = board::StopAt { hex: self.hex, node };
        self.ground.can_reach(&self.rules, &self.reached, at)
    }

    fn pieces(&self) -> std::ops::Range<usize> {
        0..self.ground.map.tile(self.ground.face(self.hex).0).track.len()
    }
}

/// How a company's track is followed on a board, by a train of this length.
fn walking(
    moment: &Moment<'_>,
    memory: &Memory,
    company: &CompanyView,
    ground: &Ground<'_>,
    length: Option<Length>,
) -> Rules {
    let (starts, ends_outside) = match moment.title() {
        "1860" => (ground.tokens_of(company.id), true),
        "1862" => (t1862::starts(memory, company, ground), true),
        _ => (ground.tokens_of(company.id), false),
    };
    let mut blocked: BTreeSet<board::StopAt> = BTreeSet::new();
    for token in &ground.tokens {
        if !starts.contains(&token.at) && ground.is_full_for(token.at, company.id, 0) {
            blocked.insert(token.at);
        }
    }
    if ends_outside {
        blocked.extend(ground.stops().filter(|at| ground.stop(*at).kind == board::StopKind::OffBoard));
    }
    let hexes_once = moment.title() == "1860" && t1860::no_way_back(moment);
    Rules { starts, blocked, hexes_once, length }
}
