//! 1860: *Laying Track*, *Upgrading Track*.

use super::{Site, Verdict};
use crate::fitting::Fit;
use crate::ground::{Answer, Length};
use crate::moment::Moment;
use board::{Colour, HexId, NodeId, StopKind, TileId};
use rules::Money;
use rules::view::CompanyView;

/// Whether *Once a train leaves a hex it may not re-enter it* holds for building too: by both rulebooks, not in recorded games
/// (A32).
pub fn no_way_back(moment: &Moment<'_>) -> bool {
    moment.view.edition != "recorded" && !moment.has_option("re_enter_hexes")
}

/// How far the longest train of a company gets: for upgrades. Yellow tiles are laid as far away as track leads.
pub fn length(moment: &Moment<'_>, company: &CompanyView) -> Option<Length> {
    if moment.title() != "1860" {
        return None;
    }
    let numbers = |name: &str| -> Option<(usize, usize)> {
        let (large, small) = name.split_once('+')?;
        Some((large.parse().ok()?, small.parse().ok()?))
    };
    let (large, small) = company.trains.iter().filter_map(|train| numbers(&train.name)).max()?;
    // By the first edition small stations cannot be passed by.
    let all_count = moment.view.edition == "first" || moment.has_option("no_skip_towns");
    let all_count = all_count || moment.has_option("original_game");
    Some(Length { large, total: all_count.then_some(large + small) })
}

fn has_large(site: &Site<'_>, tile: TileId) -> bool {
    site.tile(tile).stops.iter().any(|stop| stop.kind == StopKind::City)
}

/// Two yellow tiles without large stations, or one tile.
fn is_within_allowance(site: &Site<'_>, hex: HexId, fit: &Fit, upgrade: bool) -> bool {
    let Some(&first) = site.memory.laid.first() else { return true };
    if site.memory.laid.len() > 1 || has_large(site, fit.tile) || has_large(site, site.ground.face(first).0) {
        return false;
    }
    let first_upgraded = site.moment.view.operating.as_ref().is_some_and(|operating| operating.upgraded);
    match site.moment.has_option("accelerated_track") {
        true => !upgrade || !first_upgraded && hex != first,
        false => !upgrade && !first_upgraded,
    }
}

/// *Flotation*: a tile on the home hex that has none; it costs nothing and needs no connection.
pub fn judge_home(site: &Site<'_>, hex: HexId, fit: &Fit) -> Verdict {
    if hex != site.company.home.stop.hex {
        Verdict::Forbidden("it is not the home hex")
    } else if !site.is_available(fit.tile) {
        Verdict::Forbidden("the tile is not available")
    } else {
        Verdict::Allowed(Money::ZERO)
    }
}

pub fn judge(site: &Site<'_>, hex: HexId, fit: &Fit) -> Verdict {
    let upgrade = site.colour(hex) != Colour::Plain;
    let cost = match (&site.moment.info.map.hexes[hex.index()].terrain, upgrade) {
        (Some(_), false) => Money(60),
        _ => Money::ZERO,
    };
    let insolvent = site.company.badges.iter().any(|badge| badge.id == "badge-insolvent");
    if !site.is_available(fit.tile) {
        return Verdict::Forbidden("the tile is not available");
    }
    if !is_within_allowance(site, hex, fit, upgrade) {
        return Verdict::Forbidden("two yellow tiles without large stations, or one tile");
    }
    if insolvent && (upgrade || cost > Money::ZERO) {
        return Verdict::Forbidden("an insolvent company may not upgrade or pay");
    }
    if cost > site.treasury() {
        return Verdict::Forbidden("the company cannot pay");
    }
    let verdict = if upgrade { judge_upgrade(site, hex, fit) } else { site.continues_track(hex, fit).into() };
    match verdict {
        Verdict::Allowed(_) => Verdict::Allowed(cost),
        other => other,
    }
}

/// One of its trains gets there, and some new track or a better stop is of use to one of its trains.
fn judge_upgrade(site: &Site<'_>, hex: HexId, fit: &Fit) -> Verdict {
    if site.company.trains.is_empty() {
        return Verdict::Forbidden("a company without a train cannot upgrade track");
    }
    let before = site.tile(site.ground.face(hex).0);
    let after = site.tile(fit.tile);
    let gains = site.afterwards(hex, fit).map(|then| {
        let new_track = then.travels_any(then.new.iter().copied());
        let worth = |tile: &board::Tile, node: NodeId| tile.stops[node.index()].value.at(after.colour);
        let better =
            (0..).map(NodeId).zip(&then.becomes).filter(|(was, is)| worth(after, **is) > worth(before, *was));
        let better_stop = Answer::any(better.map(|(_, is)| then.reaches(*is)));
        Answer::any([new_track, better_stop])
    });
    match Answer::any(gains) {
        Answer::No => Verdict::Forbidden("the upgrade gives nothing that a train could use"),
        answer => answer.into(),
    }
}
