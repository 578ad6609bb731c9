//! The board as hexes of text. Inside a hex: its coordinate and its letter or `^` for difficult ground; the number
//! and rotation of its tile; its stops. On its edges: `#` where track crosses, `+` where it ends, `x` for a barrier.

use super::Screen;
use crate::paint::Paint;
use board::{Edge, HexId, Rotation, TileId};
use rules::info::{HexInfo, TileInfo};
use rules::view::TokenView;

/// Characters from one column of hexes to the next, and lines from one row to the next.
const ACROSS: usize = 6;
const DOWN: usize = 2;

/// Where the characters of each edge are, clockwise from the south: column and line within the hex.
const EDGES: [[(usize, usize); 2]; 6] = [
    [(3, 4), (4, 4)],
    [(0, 3), (1, 4)],
    [(1, 1), (0, 2)],
    [(3, 0), (4, 0)],
    [(6, 1), (7, 2)],
    [(7, 3), (6, 4)],
];

/// Characters in lines, each with its paint.
struct Canvas {
    lines: Vec<Vec<(char, Paint)>>,
}

impl Canvas {
    fn put(&mut self, x: usize, y: usize, text: &str, paint: Paint) {
        for (place, letter) in text.chars().enumerate() {
            if let Some(spot) = self.lines.get_mut(y).and_then(|line| line.get_mut(x + place)) {
                *spot = (letter, paint);
            }
        }
    }
}

impl Screen<'_> {
    /// The board, with a key.
    pub(crate) fn map(&self) -> Vec<String> {
        let hexes = &self.info.map.hexes;
        let (columns, rows) = (hexes.iter().map(|hex| hex.column), hexes.iter().map(|hex| hex.row));
        let (Some(west), Some(east)) = (columns.clone().min(), columns.max()) else { return Vec::new() };
        let (north, south) = (rows.clone().min().unwrap_or(0), rows.max().unwrap_or(0));
        let width = usize::from(east - west) * ACROSS + 8;
        let height = usize::from(south - north) * DOWN + 5;
        let mut canvas = Canvas { lines: vec![vec![(' ', Paint::Plain); width]; height] };
        let corner =
            |hex: &HexInfo| (usize::from(hex.column - west) * ACROSS, usize::from(hex.row - north) * DOWN);
        for hex in hexes {
            outline(&mut canvas, corner(hex));
        }
        for hex in hexes {
            self.edges(&mut canvas, corner(hex), hex);
            self.fill(&mut canvas, corner(hex), hex);
        }
        let mut lines = vec![self.heading("ui-map")];
        lines.extend(canvas.lines.iter().map(|line| self.painted(line)));
        lines.push(self.text("terminal-map-key", &[]));
        let key = self.letter_key();
        if !key.is_empty() {
            lines.push(key);
        }
        lines
    }

    fn painted(&self, line: &[(char, Paint)]) -> String {
        let end = line.iter().rposition(|(letter, paint)| (*letter, *paint) != (' ', Paint::Plain));
        let mut text = String::new();
        for same in line[..end.map_or(0, |end| end + 1)].chunk_by(|a, b| a.1 == b.1) {
            let letters: String = same.iter().map(|(letter, _)| *letter).collect();
            text.push_str(&self.painter.paint(same[0].1, &letters));
        }
        text
    }

    /// What lies on a hex: the tile and how it is turned.
    pub(super) fn tile_on(&self, hex: HexId) -> (&TileInfo, Rotation) {
        let laid = self.view.board.tiles.iter().find(|laid| laid.hex == hex);
        let (tile, rotation): (TileId, Rotation) = match laid {
            Some(laid) => (laid.tile, laid.rotation),
            None => (self.info.map.hexes[hex.index()].printed, Rotation::ZERO),
        };
        (&self.info.tiles[tile.index()], rotation)
    }

    /// Whether track on a hex reaches one of its edges.
    pub(super) fn exits(&self, hex: HexId, edge: Edge) -> bool {
        let (tile, rotation) = self.tile_on(hex);
        super::hex::exits(tile, rotation).contains(&edge)
    }

    fn edges(&self, canvas: &mut Canvas, (x, y): (usize, usize), hex: &HexInfo) {
        for edge in Edge::ALL {
            let neighbour = hex.neighbours[edge.index()];
            let here = self.exits(hex.id, edge);
            let there = neighbour.is_some_and(|neighbour| self.exits(neighbour, edge.opposite()));
            let built_both =
                neighbour.is_some_and(|next| hex.buildable && self.info.map.hexes[next.index()].buildable);
            let (mark, paint) = match (here, there) {
                (true, true) => ("#", Paint::Bold),
                (true, false) => ("+", Paint::Bold),
                _ if built_both && !hex.open[edge.index()] => ("x", Paint::Red),
                _ => continue,
            };
            for (dx, dy) in EDGES[edge.index()] {
                canvas.put(x + dx, y + dy, mark, paint);
            }
        }
    }

    fn fill(&self, canvas: &mut Canvas, (x, y): (usize, usize), hex: &HexInfo) {
        let (tile, rotation) = self.tile_on(hex.id);
        let ground = match (&hex.label, &hex.terrain) {
            (Some(label), _) => label.as_str(),
            (None, Some(_)) if tile.printed => "^",
            _ => "",
        };
        canvas.put(x + 2, y + 1, &format!("{:<3}{ground:.1}", hex.at.to_string()), Paint::Dim);
        let number = if tile.printed { String::new() } else { format!("{}/{}", tile.name, rotation.index()) };
        canvas.put(x + 1, y + 2, &format!("{number:^6}"), Paint::tile(tile.colour));
        for (place, (letter, paint)) in self.stops(hex, tile).into_iter().take(ACROSS).enumerate() {
            canvas.put(x + 1 + place, y + 3, &letter.to_string(), paint);
        }
    }

    /// The stops of a hex, one after the other: circles with the letters of tokens, the value of a town, the
    /// title's letter for a wayside stop, `.` for a village without track.
    fn stops(&self, hex: &HexInfo, tile: &TileInfo) -> Vec<(char, Paint)> {
        let mut row = Vec::new();
        for (index, stop) in tile.stops.iter().enumerate() {
            if index > 0 {
                row.push((' ', Paint::Plain));
            }
            match stop.kind.as_str() {
                "city" => row.extend(self.circles(hex, tile, index)),
                "wayside" => {
                    let letter = self.attribute("ui-stop-wayside", "letter");
                    row.extend(letter.chars().map(|letter| (letter, Paint::Plain)));
                }
                "village" => row.push(('.', Paint::Plain)),
                _ => {
                    let value = stop.values[self.newest_colour()].to_string();
                    row.extend(value.chars().map(|digit| (digit, Paint::Plain)));
                }
            }
        }
        row
    }

    /// The circles of a city. On the bare hex of a company that has no token yet, its name.
    fn circles(&self, hex: &HexInfo, tile: &TileInfo, index: usize) -> Vec<(char, Paint)> {
        let letters = self.letters();
        let tokens = self.view.board.tokens.iter();
        let here: Vec<&TokenView> =
            tokens.filter(|token| token.hex == hex.id && token.node.index() == index).collect();
        let home = self.view.companies.iter().find(|company| {
            let at = company.home.stop;
            at.hex == hex.id && at.node.index() == index && company.tokens.is_empty() && !company.closed
        });
        if let (Some(home), true, true) = (home, here.is_empty(), tile.printed) {
            return home.symbol.chars().map(|letter| (letter, Paint::Dim)).collect();
        }
        let circle = |slot: u8| match here.iter().find(|token| token.slot == slot) {
            None => ('o', Paint::Plain),
            Some(token) if token.flipped => (letters[token.company.index()].to_ascii_lowercase(), Paint::Dim),
            Some(token) => {
                let company = &self.view.companies[token.company.index()];
                (letters[token.company.index()], Paint::company(company))
            }
        };
        (0..tile.stops[index].slots).map(circle).collect()
    }

    /// Which of a stop's values counts now.
    pub(super) fn newest_colour(&self) -> usize {
        match self.view.phase.tiles {
            board::Colour::Plain | board::Colour::Yellow => 0,
            board::Colour::Green => 1,
            board::Colour::Russet => 2,
            board::Colour::Grey => 3,
        }
    }
}

fn outline(canvas: &mut Canvas, (x, y): (usize, usize)) {
    canvas.put(x + 2, y, "____", Paint::Plain);
    canvas.put(x + 2, y + 4, "____", Paint::Plain);
    for (edge, mark) in [(1, "\\"), (2, "/"), (4, "\\"), (5, "/")] {
        for (dx, dy) in EDGES[edge] {
            canvas.put(x + dx, y + dy, mark, Paint::Plain);
        }
    }
}
