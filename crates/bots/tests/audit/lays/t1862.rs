//! 1862: 7.2, 7.4 and 7.6.

use super::{Lay, Site, Verdict};
use crate::fitting::{Fit, lines};
use crate::ground::{Answer, Ground};
use crate::memory::Memory;
use board::{Colour, HexId, NodeId, Rotation, StopAt, StopKind};
use rules::Money;
use rules::view::CompanyView;
use std::collections::BTreeSet;

const FREE: Verdict = Verdict::Allowed(Money::ZERO);

/// Routes begin at markers in towns, not in London (7.4), and at a home marker that waits for its circle (7.2).
pub fn starts(memory: &Memory, company: &CompanyView, ground: &Ground<'_>) -> BTreeSet<StopAt> {
    let towns = ground.tokens_of(company.id).into_iter().filter(|at| ground.stop(*at).kind == StopKind::City);
    let waiting = memory.waiting.get(&company.id).map(|hex| StopAt { hex: *hex, node: NodeId(0) });
    towns.chain(waiting).collect()
}

/// 7.2: the only hex to build on: the home hex while it has no tile, or where the home marker waits for a circle.
fn only_hex(site: &Site<'_>) -> Option<HexId> {
    let home = site.company.home.stop.hex;
    let compulsory = !site.moment.has_option("first_edition_home_marker");
    match site.memory.waiting.get(&site.company.id) {
        Some(hex) => Some(*hex).filter(|_| compulsory),
        None => Some(home).filter(|home| site.colour(*home) == Colour::Plain && site.has_token_on(*home)),
    }
}

fn laid(site: &Site<'_>) -> usize {
    site.moment.view.operating.as_ref().map_or(0, |operating| operating.tiles_laid.into())
}

pub fn judge(site: &Site<'_>, hex: HexId, fit: &Fit) -> Verdict {
    if only_hex(site).is_some_and(|only| only != hex) {
        return Verdict::Forbidden("the home hex comes first");
    }
    if !site.is_available(fit.tile) {
        return Verdict::Forbidden("the tile is not available");
    }
    let upgrade = site.colour(hex) != Colour::Plain;
    let large = site.tile(fit.tile).label.as_deref() == Some("N");
    let filled = site.moment.view.operating.as_ref().is_some_and(|operating| operating.upgraded);
    if laid(site) > 0 && (laid(site) > 1 || filled || upgrade || large) {
        return Verdict::Forbidden("two yellow tiles without N, or one tile");
    }
    if !upgrade {
        return site.continues_track(hex, fit).into();
    }
    if site.memory.waiting.get(&site.company.id) == Some(&hex) {
        let circles = |tile| site.tile(tile).stops.iter().map(|stop| stop.slots).sum::<u8>();
        let roomier = circles(fit.tile) > circles(site.ground.face(hex).0);
        return if roomier { FREE } else { Verdict::Forbidden("it makes no room for the home marker") };
    }
    let use_of = site.afterwards(hex, fit).map(|then| {
        let stops = &site.tile(fit.tile).stops;
        let stations = (0..).map(NodeId).zip(stops).filter(|(_, stop)| stop.kind == StopKind::City);
        Answer::any([
            Answer::any(stations.map(|(node, _)| then.reaches(node))),
            then.travels_any(then.new.iter().copied()),
        ])
    });
    match Answer::any(use_of) {
        Answer::No => Verdict::Forbidden("neither new track nor a large station is on a route"),
        answer => answer.into(),
    }
}

/// 7.6.4: a small station on a line of plain track, anywhere on the board.
pub fn small_stations(site: &Site<'_>, hex: HexId) -> Vec<(Lay, Verdict)> {
    let map = site.moment.map();
    let (tile, rotation) = site.ground.face(hex);
    let old = map.tile(tile);
    if old.printed || old.colour < Colour::Green || old.stops.iter().any(|stop| stop.kind == StopKind::City) {
        return Vec::new();
    }
    let before = lines(old, rotation);
    let mut found = Vec::new();
    for (other, new) in
        map.tiles.boxed().filter(|(_, new)| new.stock == old.stock && new.colour == old.colour)
    {
        for turn in Rotation::ALL {
            let after = lines(new, turn);
            let same = before.keys().eq(after.keys());
            let more = after.iter().filter(|(line, stop)| **stop && before.get(line) == Some(&false)).count();
            let lost = before.iter().any(|(line, stop)| *stop && after.get(line) != Some(&true));
            if same && more == 1 && !lost {
                let verdict = if only_hex(site).is_some_and(|only| only != hex) {
                    Verdict::Forbidden("the home hex comes first")
                } else if laid(site) > 0 {
                    Verdict::Forbidden("a small station is the only build of a turn")
                } else {
                    FREE
                };
                found.push(((hex, other, turn), verdict));
            }
        }
    }
    found
}
