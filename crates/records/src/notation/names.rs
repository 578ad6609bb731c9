//! What things are called in the notation, and what a name stands for.

use board::{HexId, NodeId, StopAt};
use rules::{CompanyId, Names, PrivateId, TrainId, TrainKind};
use titles::AnyGame;

/// The company with this short name.
pub(super) fn company(game: &AnyGame, name: &str) -> Option<CompanyId> {
    find(name, |id| game.company(CompanyId(id))).map(CompanyId)
}

/// The private company with this name.
pub(super) fn private(game: &AnyGame, name: &str) -> Option<PrivateId> {
    find(name, |id| game.private(PrivateId(id))).map(PrivateId)
}

/// The train card with this name, such as `2+1-0`.
pub(super) fn train(game: &AnyGame, name: &str) -> Option<TrainId> {
    let (kind, copy) = name.rsplit_once('-')?;
    let kind = find(kind, |id| game.train(TrainKind(id))).map(TrainKind)?;
    let train = TrainId { kind, copy: copy.parse().ok()? };
    (train.card(game) == name).then_some(train)
}

/// The hex at this coordinate.
pub(super) fn hex(game: &AnyGame, name: &str) -> Option<HexId> {
    game.map().find(name.parse().ok()?)
}

/// What a text says about a stop.
pub(super) enum NamedStop {
    /// It names this one.
    Found(StopAt),
    /// It names a hex that has several.
    Several,
    /// It names nothing.
    None,
}

/// The stop with this name, such as `F2.0`. Whether the tile has so many stops is for the rules to say.
pub(super) fn stop(game: &AnyGame, name: &str) -> NamedStop {
    let (at, node) = match name.split_once('.') {
        Some((at, node)) => (at, Some(node)),
        None => (name, None),
    };
    let Some(hex) = hex(game, at) else { return NamedStop::None };
    match node {
        None if stops_on(game, hex) > 1 => NamedStop::Several,
        None => NamedStop::Found(StopAt { hex, node: NodeId(0) }),
        Some(node) => match node.parse() {
            Ok(node) => NamedStop::Found(StopAt { hex, node: NodeId(node) }),
            Err(_) => NamedStop::None,
        },
    }
}

/// The coordinate of a hex.
pub(super) fn hex_name(game: &AnyGame, hex: HexId) -> String {
    game.map().hexes.get(hex.index()).map(|hex| hex.at.to_string()).unwrap_or_default()
}

/// The name of a stop.
pub(super) fn stop_name(game: &AnyGame, stop: StopAt) -> String {
    let hex = hex_name(game, stop.hex);
    if stop.node == NodeId(0) && stops_on(game, stop.hex) < 2 {
        hex
    } else {
        format!("{hex}.{}", stop.node.0)
    }
}

/// How many stops the tile has that lies on a hex.
fn stops_on(game: &AnyGame, hex: HexId) -> usize {
    if hex.index() >= game.map().hexes.len() {
        return 0;
    }
    game.map().tile(game.layout().tile(hex).0).stops.len()
}

/// The number whose name this is; numbers without a name end the search.
fn find(name: &str, name_of: impl Fn(u8) -> String) -> Option<u8> {
    (0..=u8::MAX)
        .map(|id| (id, name_of(id)))
        .take_while(|(_, found)| !found.is_empty())
        .find_map(|(id, found)| (found == name).then_some(id))
}
