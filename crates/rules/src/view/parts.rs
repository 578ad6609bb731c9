//! How the parts that titles share are seen. A title calls these where its view has them.

use super::{BoardView, Holding, LaidTile, MarkerView, PlaceView, TileSupply, TokenView, TrainCard};
use crate::certificates::Certificates;
use crate::ids::{CompanyId, PlayerId, TrainId};
use crate::market::Markers;
use crate::message::Names;
use crate::money::Money;
use board::{Owner, StopAt};

impl Holding {
    /// What a player holds of a company and what it is worth, if it is anything.
    pub fn of(
        names: &dyn Names,
        company: CompanyId,
        certificates: &Certificates,
        player: PlayerId,
        worth: Money,
    ) -> Option<Holding> {
        let shares = certificates.held_by(player);
        let director = certificates.directing_player() == Some(player);
        (shares > 0).then(|| Holding { company, symbol: names.company(company), shares, director, worth })
    }
}

impl MarkerView {
    /// A company's marker.
    pub fn of(markers: &Markers, company: CompanyId) -> Option<MarkerView> {
        Some(MarkerView { cell: markers.cell(company)?, depth: markers.depth(company)? as u8 })
    }
}

impl TrainCard {
    /// One card.
    pub fn of(names: &dyn Names, train: TrainId) -> TrainCard {
        TrainCard { id: train, name: names.shown(train), card: train.card(names), side: None }
    }

    /// Some cards in their order.
    pub fn all(names: &dyn Names, trains: &[TrainId]) -> Vec<TrainCard> {
        trains.iter().map(|train| TrainCard::of(names, *train)).collect()
    }
}

impl PlaceView {
    /// One stop.
    pub fn of(names: &dyn Names, stop: StopAt) -> PlaceView {
        PlaceView { stop, at: names.map().hex(stop.hex).at, name: names.stop(stop) }
    }

    /// The stops at which a company has a token.
    pub fn tokens_of(names: &dyn Names, company: CompanyId) -> Vec<PlaceView> {
        let tokens = names.layout().tokens().iter();
        let own = tokens.filter(|token| token.owner == Owner(company.0));
        own.map(|token| PlaceView::of(names, token.at())).collect()
    }
}

impl BoardView {
    /// What lies on the board and beside it; the tokens of some companies are turned over.
    pub fn of(names: &dyn Names, flipped: impl Fn(CompanyId) -> bool) -> BoardView {
        let (map, layout) = (names.map(), names.layout());
        let laid = map.hex_ids().filter(|hex| layout.tile(*hex) != map.printed(*hex));
        let tiles = laid.map(|hex| {
            let (tile, rotation) = layout.tile(hex);
            LaidTile { hex, at: map.hex(hex).at, tile, name: names.tile(tile), rotation }
        });
        let tokens = layout.tokens().iter().map(|token| {
            let company = CompanyId(token.owner.0);
            TokenView {
                hex: token.hex,
                at: map.hex(token.hex).at,
                node: token.node,
                slot: token.slot,
                company,
                symbol: names.company(company),
                flipped: flipped(company),
            }
        });
        let supply = map.tiles.boxed().map(|(tile, printed)| TileSupply {
            tile,
            name: printed.name.clone(),
            left: layout.supply(map, tile),
        });
        BoardView { tiles: tiles.collect(), tokens: tokens.collect(), supply: supply.collect() }
    }
}
