//! One hex in words: what lies there, its stops by the names that runs are typed with, and its track.

use super::Screen;
use board::{Edge, Rotation};
use rules::info::{EndInfo, HexInfo, TileInfo};

/// The points of the compass, as edges are numbered.
const COMPASS: [&str; 6] = ["S", "SW", "NW", "N", "NE", "SE"];

/// The edges that the track of a turned tile reaches, clockwise from the south.
pub(super) fn exits(tile: &TileInfo, rotation: Rotation) -> Vec<Edge> {
    let ends = tile.track.iter().flat_map(|(a, b)| [a, b]);
    let reached: Vec<Edge> = ends
        .filter_map(|end| match end {
            EndInfo::Edge(edge) => Edge::new(*edge).map(|edge| edge.rotated(rotation)),
            EndInfo::Stop(_) => None,
        })
        .collect();
    Edge::ALL.into_iter().filter(|edge| reached.contains(edge)).collect()
}

impl Screen<'_> {
    /// The hex at this coordinate, if there is one.
    pub(crate) fn hex(&self, at: &str) -> Option<Vec<String>> {
        let at = at.to_uppercase();
        let hex = self.info.map.hexes.iter().find(|hex| hex.at.to_string() == at)?;
        let (tile, rotation) = self.tile_on(hex.id);
        let mut lines = vec![self.hex_title(hex, tile, rotation)];
        for (index, stop) in tile.stops.iter().enumerate() {
            let name = hex.names.get(index).or(hex.names.first()).cloned().unwrap_or_default();
            let kind = self.text(&format!("ui-stop-{}", stop.kind.replace('-', "")), &[]);
            let value = stop.values[self.newest_colour()];
            let tokens = self.view.board.tokens.iter();
            let owners: Vec<&str> = tokens
                .filter(|token| token.hex == hex.id && token.node.index() == index)
                .map(|token| token.symbol.as_str())
                .collect();
            let mut line = format!("  {at}.{index}  {name}, {kind}");
            if value > 0 {
                line += &format!(", {value}");
            }
            if !owners.is_empty() {
                line += &format!(": {}", owners.join(", "));
            }
            lines.push(line);
        }
        let track: Vec<String> =
            tile.track.iter().map(|(a, b)| format!("{}–{}", end(*a, rotation), end(*b, rotation))).collect();
        if !track.is_empty() {
            lines.push(format!("  {}", track.join(", ")));
        }
        Some(lines)
    }

    fn hex_title(&self, hex: &HexInfo, tile: &TileInfo, rotation: Rotation) -> String {
        let mut parts = vec![format!("{} {}", hex.at, hex.names.join(", ")).trim_end().to_owned()];
        if !tile.printed {
            let (number, turned) = (self.text("ui-tile", &[]), self.text("ui-rotation", &[]));
            parts.push(format!("{number} {}, {turned} {}", tile.name, rotation.index()));
        }
        parts.push(self.colour(tile.colour));
        parts.extend(hex.label.clone());
        if let Some(terrain) = hex.terrain.as_ref().filter(|_| tile.printed) {
            let kind = self.text(&format!("ui-terrain-{}", terrain.kind), &[]);
            parts.push(format!("{kind} {}", self.company_money(terrain.cost)));
        }
        parts.join(" · ")
    }

    /// Where the track of a tile leads in one rotation, such as `S-NW`.
    pub(crate) fn exits_of(&self, tile: board::TileId, rotation: Rotation) -> String {
        let Some(tile) = self.info.tiles.get(tile.index()) else { return String::new() };
        let names: Vec<&str> = exits(tile, rotation).iter().map(|edge| COMPASS[edge.index()]).collect();
        names.join("-")
    }
}

fn end(end: EndInfo, rotation: Rotation) -> String {
    match end {
        EndInfo::Edge(edge) => {
            Edge::new(edge).map_or(String::new(), |edge| COMPASS[edge.rotated(rotation).index()].to_owned())
        }
        EndInfo::Stop(stop) => format!(".{stop}"),
    }
}
