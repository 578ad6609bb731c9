//! What must hold of the parts that titles share: nothing is made or lost, and everything is in one place. A broken law is
//! a mistake in the program; what is said of it is for its authors, and is not translated.

use crate::certificates::{Certificates, Holder};
use crate::depot::Depot;
use crate::ids::{CompanyId, PlayerId, TrainId};
use crate::message::Names;
use crate::money::{Cash, Money};
use board::{Count, Network, Owner, Token};

/// All purses together hold `total`, and neither a player nor a company owes.
pub fn money(names: &dyn Names, cash: &Cash, total: Money) -> Result<(), String> {
    let found = cash.total();
    if found != total {
        return Err(format!("money: {} in all purses, not {}", found.0, total.0));
    }
    if let Some(player) = PlayerId::first(cash.players()).find(|id| cash.player(*id) < Money::ZERO) {
        return Err(format!("money: {} owes", names.player(player)));
    }
    match CompanyId::first(cash.companies()).find(|id| cash.company(*id) < Money::ZERO) {
        Some(company) => Err(format!("money: {} owes", names.company(company))),
        None => Ok(()),
    }
}

/// Everybody together holds all units of a company.
pub fn certificates(name: &str, shares: &Certificates, players: usize) -> Result<(), String> {
    let stray = |holder: Holder| matches!(holder, Holder::Player(player) if player.index() >= players);
    match shares.in_order().find(|(_, holder)| stray(*holder)) {
        Some((certificate, _)) => {
            Err(format!("certificates: nobody at the table holds {certificate} of {name}"))
        }
        None => Ok(()),
    }
}

/// No player holds more units of a company than its director.
pub fn directed_by_most(name: &str, shares: &Certificates, players: usize) -> Result<(), String> {
    let most = PlayerId::first(players).map(|player| shares.held_by(player)).max();
    let directs = shares.directing_player().map(|director| shares.held_by(director));
    if directs.is_some() && directs < most {
        return Err(format!("certificates: {name} is directed by a minority"));
    }
    Ok(())
}

/// Each train card is with one owner or lies returned in the depot, and was sold once.
pub fn cards(names: &dyn Names, depot: &Depot, owned: impl Iterator<Item = TrainId>) -> Result<(), String> {
    let mut cards: Vec<TrainId> = owned.chain(depot.returned().iter().copied()).collect();
    cards.sort();
    if let Some(pair) = cards.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(format!("trains: {} is in two places", pair[0].card(names)));
    }
    match cards.iter().find(|card| card.copy >= depot.sold(card.kind)) {
        Some(card) => Err(format!("trains: {} was never sold", card.card(names))),
        None => Ok(()),
    }
}

/// Of a company's `all` tokens those that are not on the board are `left`.
pub fn tokens_of(names: &dyn Names, company: CompanyId, left: u8, all: u8) -> Result<(), String> {
    let tokens = names.layout().tokens().iter();
    let placed = tokens.filter(|token| token.owner == Owner(company.0)).count();
    if placed + usize::from(left) == usize::from(all) {
        return Ok(());
    }
    Err(format!("tokens: {} has {placed} placed and {left} left", names.company(company)))
}

/// Each token on the board has a circle to itself.
pub fn circles(names: &dyn Names, network: &Network) -> Result<(), String> {
    let tokens = names.layout().tokens();
    for (place, token) in tokens.iter().enumerate() {
        let slots = network.stop(token.at()).map(|stop| network.stops[stop.index()].slots);
        if slots.is_none_or(|slots| token.slot >= slots) {
            return Err(format!("tokens: no circle {} at {}", token.slot, names.hex(token.hex)));
        }
        let same = |other: &Token| other.at() == token.at() && other.slot == token.slot;
        if tokens[..place].iter().any(same) {
            return Err(format!("tokens: two in one circle at {}", names.hex(token.hex)));
        }
    }
    Ok(())
}

/// Of each tile in the box those laid and those left are as many as there are.
pub fn tiles(names: &dyn Names) -> Result<(), String> {
    let (map, layout) = (names.map(), names.layout());
    for (id, tile) in map.tiles.boxed() {
        let Count::Limited(count) = tile.count else { continue };
        let design = |tile| tile == id || map.tiles.arrangements(id).contains(&tile);
        let laid = map.hex_ids().filter(|hex| design(layout.tile(*hex).0)).count();
        let left = layout.supply(map, id).unwrap_or(0);
        if laid + usize::from(left) != usize::from(count) {
            return Err(format!("tiles: {laid} of {} laid and {left} left", tile.name));
        }
    }
    Ok(())
}
