//! 1822 and its scenarios: section 11.

use super::{After, Lay, Site, Verdict};
use crate::fitting::{Fit, exits};
use crate::ground::Answer;
use board::{Colour, Edge, HexId, NodeId, Rotation, TerrainKind, TileId, Value};
use rules::view::CompanyView;
use rules::{CompanyId, Money, PlayerId, PrivateId};

/// Private companies by their numbers.
const HILLS: usize = 8;
const RIVERS: usize = 10;
const BRIDGE: usize = 21;

/// After the first of two tiles by a power nothing else may be laid; that is not judged here.
pub fn may_be_judged(site: &Site<'_>) -> bool {
    !site.memory.half_used
}

fn is_minor(company: &CompanyView) -> bool {
    company.badges.iter().any(|badge| badge.id == "badge-minor")
}

fn online(site: &Site<'_>) -> bool {
    site.moment.view.edition == "online"
}

/// London: the only hex with six cities.
fn is_london(site: &Site<'_>, hex: HexId) -> bool {
    site.tile(site.moment.map().hex(hex).printed).stops.len() == 6
}

/// Whether a company has the private company of this number.
fn has_card(site: &Site<'_>, number: usize) -> bool {
    site.moment.view.privates.get(number - 1).is_some_and(|card| card.company == Some(site.company.id))
}

/// What a tile costs.
pub struct Cost {
    ground: i32,
    /// Of each estuary that the tile is the first to cross.
    estuaries: Vec<i32>,
}

impl Cost {
    fn total(&self) -> Money {
        Money(self.ground + self.estuaries.iter().sum::<i32>())
    }
}

/// 11.7: terrain is paid with the first tile, London costs 20 every time. Upgrades are free, but online hexes printed yellow pay
/// their terrain with the first upgrade, and the Channel 100 every time (a.17).
fn cost(site: &Site<'_>, hex: HexId, (tile, rotation): (TileId, Rotation)) -> Cost {
    let printed = site.moment.map().hex(hex);
    let before = site.ground.face(hex);
    let upgrade = site.colour(hex) >= Colour::Yellow;
    let discount = |kind: TerrainKind| match kind {
        TerrainKind::Hill | TerrainKind::Mountain
            if site.memory.hill == Some("discount") && has_card(site, HILLS) =>
        {
            20
        }
        TerrainKind::River if has_card(site, RIVERS) => 10,
        _ => 0,
    };
    let terrain =
        printed.terrains.iter().map(|terrain| (i32::from(terrain.cost) - discount(terrain.kind)).max(0));
    let first = site.tile(before.0).printed;
    let ground = match printed.label.as_deref() {
        Some("L") => 20,
        _ if upgrade && !online(site) => 0,
        _ if first => terrain.sum(),
        Some("EC") => 100,
        _ => 0,
    };
    // 11.8: each edge when a tile first has an exit there.
    let had = exits(site.tile(before.0), before.1);
    let has = exits(site.tile(tile), rotation);
    let opened = has.difference(&had).filter(|_| !upgrade || online(site));
    let estuaries = opened.map(|edge| i32::from(printed.edge_costs[edge.index()])).filter(|cost| *cost > 0);
    Cost { ground, estuaries: estuaries.collect() }
}

/// What a tile costs that is laid by powers of private companies: P8 pays for everything, P10 for one estuary, P21 is free.
pub fn cost_by_powers(site: &Site<'_>, powers: &[PrivateId], lay: Lay) -> Money {
    let (hex, tile, rotation) = lay;
    let has = |number: usize| powers.iter().any(|card| card.index() + 1 == number);
    let cost = cost(site, hex, (tile, rotation));
    if has(HILLS) || has(BRIDGE) {
        Money::ZERO
    } else if has(RIVERS) {
        cost.total() - Money(cost.estuaries[0])
    } else {
        cost.total()
    }
}

/// 11.1: a minor one tile, never beyond green; a major one tile, from phase 3 on two yellow ones.
fn is_within_allowance(site: &Site<'_>, upgrade: bool) -> bool {
    let Some(operating) = &site.moment.view.operating else { return false };
    let phase: u8 = site.moment.view.phase.name.parse().unwrap_or_default();
    match operating.tiles_laid {
        0 => true,
        1 => !is_minor(site.company) && phase >= 3 && !operating.upgraded && !upgrade,
        _ => false,
    }
}

pub fn judge(site: &Site<'_>, hex: HexId, fit: &Fit) -> Verdict {
    let upgrade = site.colour(hex) >= Colour::Yellow;
    let colour = site.tile(fit.tile).colour;
    if !site.is_available(fit.tile) || is_minor(site.company) && colour > Colour::Green {
        return Verdict::Forbidden("the tile is not available");
    }
    if !is_within_allowance(site, upgrade) {
        return Verdict::Forbidden("no more tiles in this turn");
    }
    if lacks_exits(site, hex, fit) {
        return Verdict::Forbidden("a tile with six exits fits");
    }
    let beside = right_beside_london(site, hex);
    if beside.is_some_and(|right| {
        right.must_lead && !exits(site.tile(fit.tile), fit.rotation).contains(&right.edge)
    }) {
        return Verdict::Forbidden("it must lead to London");
    }
    let cost = cost(site, hex, (fit.tile, fit.rotation)).total();
    if cost > site.treasury() {
        return Verdict::Forbidden("the company cannot pay");
    }
    let answers = if upgrade || is_london(site, hex) {
        Answer::any(
            site.afterwards(hex, fit).map(|then| reaches(site, &then).and(gains(site, &then, hex, fit))),
        )
    } else {
        site.continues_track(hex, fit)
    };
    match answers {
        // Who said no in this turn may have meant it for the whole turn.
        Answer::Yes if beside.is_some() && site.memory.declined => Verdict::Unknown,
        Answer::Yes => Verdict::Allowed(cost),
        Answer::No => Verdict::Forbidden("no track leads there, or nothing is gained"),
        Answer::Unknown => Verdict::Unknown,
    }
}

/// 11.2: track of the tile is connected, or an own token stands on the hex.
fn reaches(site: &Site<'_>, then: &After<'_>) -> Answer {
    if site.has_token_on(then.hex) { Answer::Yes } else { then.travels_any(then.pieces()) }
}

/// 11.4: new track must be of use, where there is any; online another value of a stop is enough (a.4). The Channel and Cardiff are
/// exempt.
fn gains(site: &Site<'_>, then: &After<'_>, hex: HexId, fit: &Fit) -> Answer {
    let old = site.tile(site.ground.face(hex).0);
    let exempt = matches!(site.moment.map().hex(hex).label.as_deref(), Some("EC" | "C"));
    if exempt || old.track.is_empty() || then.new.is_empty() && !online(site) {
        return Answer::Yes;
    }
    let new_track = then.travels_any(then.new.iter().copied());
    if new_track == Answer::Yes || !online(site) {
        return new_track;
    }
    let highest = |value: Value| match value {
        Value::Fixed(value) => value,
        Value::ByColour { yellow, green, russet, grey } => yellow.max(green).max(russet).max(grey),
    };
    let new = site.tile(fit.tile);
    let changed = (0..)
        .map(NodeId)
        .zip(&then.becomes)
        .filter(|(was, is)| highest(old.stops[was.index()].value) != highest(new.stops[is.index()].value));
    Answer::any([new_track, Answer::any(changed.map(|(_, is)| then.reaches(*is)))])
}

/// 11.5: a brown or grey tile with five exits, where one with six fits and is left. Online not for plain track.
fn lacks_exits(site: &Site<'_>, hex: HexId, fit: &Fit) -> bool {
    let tile = site.tile(fit.tile);
    let count = |tile| exits(site.tile(tile), Rotation::ZERO).len();
    if tile.colour < Colour::Russet || count(fit.tile) != 5 || online(site) && tile.stops.is_empty() {
        return false;
    }
    let others = site.moment.fits(&site.ground, hex);
    others.iter().any(|other| {
        site.tile(other.tile).colour == tile.colour && count(other.tile) == 6 && site.is_left(other.tile)
    })
}

/// What holds for the first tile beside a city of London.
#[derive(Clone, Copy)]
struct Right {
    /// Where the city is.
    edge: Edge,
    must_lead: bool,
}

/// 11.9: the right to lay the first tile on a hex beside London.
fn right_beside_london(site: &Site<'_>, hex: HexId) -> Option<Right> {
    let map = site.moment.map();
    let printed = map.hex(hex);
    if !site.tile(site.ground.face(hex).0).printed {
        return None;
    }
    if site.moment.title() == "1822NRS" {
        // Nobody has a right, but the first tile on M28 leads to London.
        return (printed.at.to_string() == "M28").then_some(Right { edge: Edge::ALL[5], must_lead: true });
    }
    let to_london = |edge: &Edge| {
        printed.open[edge.index()]
            && printed.neighbours[edge.index()].is_some_and(|next| is_london(site, next))
    };
    let edge = Edge::ALL.into_iter().find(to_london)?;
    let london = printed.neighbours[edge.index()]?;
    // The printed city at an edge has the number of the edge.
    let node = NodeId(edge.opposite().index() as u8);
    let of_city = site.moment.view.companies.iter().find(|company| {
        let home = &site.moment.info.companies[company.id.index()].home;
        company.home_fixed && (home.hex, home.node) == (london, node)
    });
    let held =
        of_city.and_then(|company| holder(site, company)).is_some() || fourteen(site, london, edge).is_some();
    let running = of_city.is_none_or(|company| company.floated && !company.closed);
    Some(Right { edge, must_lead: !held || !online(site) && !running })
}

/// Who has the right of a company at London: the owner of its concession, or its director.
fn holder(site: &Site<'_>, company: &CompanyView) -> Option<PlayerId> {
    let concession = site.moment.view.privates.iter().find(|card| card.exchange == Some(company.id));
    company.director.or_else(|| concession.and_then(|card| card.owner))
}

/// The director of minor 14, if its token stands in the city at this edge.
fn fourteen(site: &Site<'_>, london: HexId, edge: Edge) -> Option<PlayerId> {
    let minor: &CompanyView = site.moment.view.companies.iter().find(|company| !company.home_fixed)?;
    let stands = |id: CompanyId| {
        let mut tokens = site.ground.tokens_of(id).into_iter();
        tokens.find(|at| at.hex == london && site.ground.edges_of(*at).contains(&edge.opposite()))
    };
    stands(minor.id).and(minor.director)
}
